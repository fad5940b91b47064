#!/usr/bin/env node
import { Command } from 'commander';
import { addFeedCommands } from './commands/feeds/index.js';
import { addKeyCommands } from './commands/keys.js';
import { addPartnerCommands } from './commands/partners.js';
import { addPolicyCommands } from './commands/policies/index.js';
import { addCheckCommands } from './commands/checks.js';
import { addPricingCommands } from './commands/pricing.js';
import { addReportCommands } from './commands/reports/index.js';
import { addSigningCommands } from './commands/signing.js';
import { addUsageCommand } from './commands/usage.js';
import { printError } from './output.js';

const program = new Command('signgate')
  .description('Operates a Signgate service, also while it runs: on the embedded database or the one of DATABASE_URL.')
  .showHelpAfterError();

addKeyCommands(program);
addPartnerCommands(program);
addPolicyCommands(program);
addReportCommands(program);
addCheckCommands(program);
addPricingCommands(program);
addSigningCommands(program);
addFeedCommands(program);
addUsageCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

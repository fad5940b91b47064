#!/usr/bin/env node
import { Command } from 'commander';
import { addFeedCommands } from './commands/feeds.js';
import { addKeyCommands } from './commands/keys.js';
import { addPartnerCommands } from './commands/partners.js';
import { addPolicyCommands } from './commands/policies.js';
import { addCheckCommands } from './commands/checks.js';
import { addPricingCommands } from './commands/pricing.js';
import { addReportCommands } from './commands/reports.js';
import { addSigningCommands } from './commands/signing.js';
import { addUsageCommand } from './commands/usage.js';
import { printError } from './output.js';

const program = new Command('signgate')
  .description(
    'Operates a Signgate service: works while the service runs, on the embedded database and on DATABASE_URL alike.',
  )
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

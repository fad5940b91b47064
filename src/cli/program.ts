import { Command } from 'commander';
import { VERSION } from '../version.js';
import {
  addAuditCommands,
  addDatabaseCommands,
  addDeskCommands,
  addDoctorCommand,
  addInitCommand,
  addMcpCommand,
  addPartitionCommands,
  addSandboxCommands,
  addUsageCommand,
} from './commands/operation.js';
import {
  addCheckCommands,
  addPricingCommands,
  addReceiptCommands,
  addReportCommands,
  addSigningCommands,
} from './commands/evidence.js';
import { addKeyCommands, addPartnerCommands } from './commands/partners.js';
import { addFeedCommands } from './commands/feeds.js';
import { addOwnKnowledgeCommands } from './commands/own-knowledge.js';
import { addPolicyCommands } from './commands/policies.js';
import { addWebhookCommands } from './commands/webhooks.js';
import { EXAMPLES } from './examples.js';

/** A command that does something, with the words that call it: `keys create`. */
export interface Leaf {
  readonly words: string;
  readonly command: Command;
}

/** The commands below one, at any depth, that have none below themselves. */
export const commandsOf = (parent: Command, words: readonly string[] = []): readonly Leaf[] =>
  parent.commands.flatMap((command) => {
    const path = [...words, command.name()];
    return command.commands.length > 0 ? commandsOf(command, path) : [{ words: path.join(' '), command }];
  });

/** `signgate` with all its commands. Each has `--version`, marks what it requires, and shows an example in its help. */
export const createProgram = (): Command => {
  const program = new Command('signgate')
    .description(
      'Operates a Signgate service, also while it runs: on the embedded database or the one of DATABASE_URL.',
    )
    .configureHelp({
      optionDescription: ({ description, mandatory }) => (mandatory ? `${description} (required)` : description),
    })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'signgate: ')) })
    .showHelpAfterError('Add --help to see what it takes.');
  addInitCommand(program);
  addDoctorCommand(program);
  addDatabaseCommands(program);
  addKeyCommands(program);
  addPartnerCommands(program);
  addPolicyCommands(program);
  addOwnKnowledgeCommands(program);
  addReportCommands(program);
  addReceiptCommands(program);
  addCheckCommands(program);
  addPricingCommands(program);
  addSigningCommands(program);
  addFeedCommands(program);
  addPartitionCommands(program);
  addUsageCommand(program);
  addWebhookCommands(program);
  addAuditCommands(program);
  addDeskCommands(program);
  addSandboxCommands(program);
  addMcpCommand(program);
  addHelp(program, []);
  return program;
};

/** What every command has; the example of a group is that of its first command. */
const addHelp = (command: Command, words: readonly string[]): void => {
  addJson(command);
  addVersion(command);
  const [first] = commandsOf(command, words);
  const example = first?.words ?? words.join(' ');
  command.addHelpText('after', `\nExample:\n  ${`signgate ${example} ${EXAMPLES[example] ?? ''}`.trim()}`);
  for (const child of command.commands) addHelp(child, [...words, child.name()]);
};

/** A command that prints something else as JSON says so itself. */
const addJson = (command: Command): void => {
  if (command.commands.length === 0 && !command.options.some(({ long }) => long === '--json'))
    command.option('--json', 'print one JSON line');
};

/** A command with a `--version NUMBER` of its own keeps it: there `signgate --version` answers. */
const addVersion = (command: Command): void => {
  if (command.options.some(({ long }) => long === '--version')) return;
  command.version(VERSION, '--version', 'print the version of Signgate');
};

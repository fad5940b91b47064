import { type Command, InvalidArgumentError } from 'commander';
import { AUDIT_ACTIONS } from '../../../ports/stores/audit.js';
import { loaded } from '../loaded.js';
import { oneOfWords, parseDatabaseUrl, parsePartnerName, parseTime, wholeNumberTo } from '../parse.js';

/** `signgate init`. */
export const addInitCommand = (program: Command): void => {
  program
    .command('init')
    .description('make the database, or bring its tables up to date, as the start of the service does')
    .action(loaded(() => import('../actions/init.js'), 'init'));
};

/** `signgate doctor`. */
export const addDoctorCommand = (program: Command): void => {
  program
    .command('doctor')
    .description(
      'what is set, what is missing, what that means for verdicts, and the line that mends it. Run it with the ' +
        'settings of the service. Ends with 1 where something is missing that is not meant to be',
    )
    .action(loaded(() => import('../actions/doctor.js'), 'doctor'));
};

/** `signgate database copy|advance`. */
export const addDatabaseCommands = (program: Command): void => {
  const database = program.command('database').description('the database as a whole: moved to a server, or restored');
  database
    .command('copy')
    .argument('<url>', 'of the empty database', parseDatabaseUrl)
    .description(
      'copy the whole database into an empty one and compare every row; the versions of PostgreSQL may differ. Every ' +
        'instance must be stopped. Leave the password out of the URL: PGPASSWORD and ~/.pgpass are read',
    )
    .action(loaded(() => import('../actions/database.js'), 'copy'));
  database
    .command('advance')
    .description(
      'after a dump was restored on another server: take its transaction numbers past those of the dump, which ' +
        'events and lists of checks follow. Every instance must be stopped',
    )
    .action(loaded(() => import('../actions/database.js'), 'advance'));
};

const parseName = (text: string): string => {
  if (/^checks_[a-z0-9_]+$/.test(text)) return text;
  throw new InvalidArgumentError('Give a name of signgate partitions list.');
};

type PartitionAction = 'listPartitions' | 'ensure' | 'detach' | 'attach' | 'moveOutOfDefault';

/** `signgate partitions list|ensure|detach|attach|move-out`. */
export const addPartitionCommands = (program: Command): void => {
  const partitions = program.command('partitions').description('recorded checks by month: made ahead, and retired');
  const add = (words: string, description: string, action: PartitionAction) =>
    partitions
      .command(words)
      .description(description)
      .action(loaded(() => import('../actions/partitions.js'), action));
  add(
    'list',
    'print each month: range, rows as the planner estimates them, bytes, attached or not, sealed or not',
    'listPartitions',
  );
  add('ensure', 'make the partitions of the months ahead now, as the running service does', 'ensure');
  add('detach', 'take months out of the tables, each as a table of its own that you can dump', 'detach')
    .requiredOption('--before <date>', 'months that ended by then, ISO 8601', parseTime)
    .option('--yes', 'do it; without, the command only says what would no longer answer');
  add('attach', 'put a detached month back, if it is as it was sealed', 'attach').argument(
    '<partition>',
    'its name',
    parseName,
  );
  add('move-out', 'move checks that had no partition into those of their months', 'moveOutOfDefault');
};

/** `signgate usage`. */
export const addUsageCommand = (program: Command): void => {
  program
    .command('usage')
    .description('what was called, by whom, with what outcome')
    .option('--partner <name>', 'one partner only', parsePartnerName)
    .option('--from <time>', 'ISO 8601, included', parseTime)
    .option('--until <time>', 'ISO 8601, not included', parseTime)
    .action(loaded(() => import('../actions/usage.js'), 'usage'));
};

const MAX_ENTRIES = 1_000;

const parseAuditId = (text: string): string => {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return text;
  throw new InvalidArgumentError('Give the audit_id of an entry.');
};

/** `signgate audit list`. */
export const addAuditCommands = (program: Command): void => {
  program
    .command('audit')
    .description('every administrative change: who, when, what, before and after')
    .command('list')
    .description('list changes, newest first; of all partners and of none, where none is named')
    .option('--partner <name>', 'one partner only', parsePartnerName)
    .option('--action <action>', `one sort of change: ${AUDIT_ACTIONS.join(', ')}`, oneOfWords(AUDIT_ACTIONS))
    .option('--subject <id>', 'what was changed: the id of a key or policy, the source of a list')
    .option('--from <time>', 'ISO 8601, included', parseTime)
    .option('--until <time>', 'ISO 8601, not included', parseTime)
    .option('--older-than <audit_id>', 'go on from this entry', parseAuditId)
    .option('--limit <n>', `at most this many, up to ${MAX_ENTRIES}`, wholeNumberTo(MAX_ENTRIES), 50)
    .action(loaded(() => import('../actions/audit.js'), 'listAuditEntries'));
};

/** `signgate desk sessions list|revoke`. */
export const addDeskCommands = (program: Command): void => {
  const sessions = program
    .command('desk')
    .description('the review desk: who is signed in')
    .command('sessions')
    .description('sessions of people at the review desk');
  sessions
    .command('list')
    .description('list the sessions of the last 30 days, the newest first and at most 1,000, never their tokens')
    .action(loaded(() => import('../actions/desk.js'), 'listSessions'));
  sessions
    .command('revoke <session_id>')
    .description('end a session at once, on every instance')
    .action(loaded(() => import('../actions/desk.js'), 'revokeSession'));
};

/** `signgate sandbox tour`. */
export const addSandboxCommands = (program: Command): void => {
  program
    .command('sandbox')
    .description('tries a running service with a sandbox key')
    .command('tour')
    .description(
      'asks the service of SIGNGATE_URL, with the sandbox key of SIGNGATE_KEY, for every finding and error code; ' +
        'ends with 1 where one does not come',
    )
    .action(loaded(() => import('../actions/sandbox.js'), 'tour'));
};

const MAX_TIMEOUT_MS = 600_000;

const parsePort = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('Give a port from 0 to 65535; 0 takes a free one.');
};

const parseNames = (text: string): readonly string[] => text.split(',').map((name) => name.trim().toLowerCase());

/** `signgate mcp`. */
export const addMcpCommand = (program: Command): void => {
  program
    .command('mcp')
    .description(
      'tools for agents (Model Context Protocol) over a running service, with the key of SIGNGATE_API_KEY; on ' +
        'standard input and output, or with --http for callers that send a key of their own',
    )
    .requiredOption('--url <address>', 'the service, for instance http://127.0.0.1:8080')
    .option('--http <port>', 'answer over streamable HTTP at /mcp instead; 0 takes a free port', parsePort)
    .option('--host <address>', 'address of --http', '127.0.0.1')
    .option('--names <hosts>', 'comma-separated host names under which --http is reached, beside loopback', parseNames)
    .option('--timeout <ms>', 'for each call of a tool', wholeNumberTo(MAX_TIMEOUT_MS), 10_000)
    .option('--json', 'print the address of --http as one JSON line')
    .action(loaded(() => import('../actions/mcp.js'), 'serveMcp'));
};

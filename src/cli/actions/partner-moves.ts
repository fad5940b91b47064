import type { Environment, Scope } from '../../../domain/record/record.js';
import type { ScopeMover } from '../../../ports/stores/moves.js';
import { MAIN_DATABASE } from '../../../ports/stores/routes.js';
import { openMover } from '../../runtime/mover.js';
import { readDatabases } from '../../runtime/read-databases.js';
import { type CommandContext, operator, withDatabase } from '../command-context.js';
import { print, table } from '../output.js';
import { partnerIdOf } from './policies/documents.js';

interface Which {
  readonly partner: string;
  readonly environment: Environment;
  readonly json?: boolean;
}

const moving = (run: (mover: ScopeMover, context: CommandContext) => Promise<void>): Promise<void> =>
  withDatabase(async (context) => {
    const mover = await openMover(context.settings, context.logger, operator());
    try {
      await run(mover, context);
    } finally {
      await mover.close();
    }
  });

const scopeOf = async ({ keys }: CommandContext, { partner, environment }: Which): Promise<Scope> => ({
  partnerId: await partnerIdOf(keys, partner),
  environment,
});

/** The steps go to the standard error: with --json the output is one value. */
const tell = (step: string): void => void process.stderr.write(`${step}\n`);

export const places = ({ json }: { readonly json?: boolean }): Promise<void> =>
  moving(async (mover, { keys, settings: { databasesFile } }) => {
    const further = databasesFile === null ? [] : readDatabases(databasesFile).map(({ name }) => name);
    const names = new Map((await keys.listPartners()).map(({ partnerId, name }) => [partnerId, name]));
    const views = (await mover.whereabouts()).map(({ scope, database, isFrozen, movesTo }) => ({
      partner: names.get(scope.partnerId) ?? scope.partnerId,
      environment: scope.environment,
      ...{ database, moves_to: movesTo, frozen: isFrozen },
    }));
    const databases = [MAIN_DATABASE, ...further];
    print(json, { databases, partners: views }, () =>
      [
        `Databases: ${databases.join(', ')}. Who is not named here lives in ${MAIN_DATABASE}.`,
        table(
          ['PARTNER', 'ENVIRONMENT', 'DATABASE', 'MOVES TO', 'FROZEN'],
          views.map((view) => [
            ...[view.partner, view.environment, view.database],
            ...[view.moves_to ?? '-', view.frozen ? 'yes' : 'no'],
          ]),
        ),
      ].join('\n'),
    );
  });

export const move = (options: Which & { readonly to: string }): Promise<void> =>
  moving(async (mover, context) => {
    const { database, frozenMs, rows } = await mover.move(await scopeOf(context, options), options.to, tell);
    const view = { database, frozen_ms: frozenMs === null ? null : Math.round(frozenMs), rows };
    print(options.json, view, () =>
      frozenMs === null
        ? `It lives in ${database}; what an interrupted move had left was taken away.`
        : `It lives in ${database}. For ${view.frozen_ms} ms its calls were answered with 503. ` +
          'Its old rows stay where they were until `signgate partners forget-copy`.',
    );
  });

export const undoMove = (options: Which): Promise<void> =>
  moving(async (mover, context) => {
    await mover.undo(await scopeOf(context, options));
    print(options.json, { undone: true }, () => 'The move is taken back: it is served where it was.');
  });

export const forgetCopy = (options: Which & { readonly from: string }): Promise<void> =>
  moving(async (mover, context) => {
    const rows = await mover.forget(await scopeOf(context, options), options.from);
    print(options.json, { removed_rows: rows }, () => `${rows} rows were removed from ${options.from}.`);
  });

import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { startOfUtcMonth } from '../../../domain/shared/iso-time.js';
import type { CheckPartition } from '../../../ports/stores/partitions.js';
import { createCurrentSigner } from '../../application/reports/signing.js';
import {
  type ChangedPartition,
  type ChangeDependencies,
  changePartition,
  PartitionStaysError,
} from '../../application/retention/change-partition.js';
import { MONTHS_AHEAD } from '../../application/retention/partition-keeper.js';
import { openSigningKeys } from '../../runtime/report-adapters.js';
import { type CommandContext, withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';

interface Options {
  readonly json?: boolean;
}

const BUSY = 'Another instance is working on partitions. Try again in a minute.';

const isSealed = async ({ seals }: CommandContext, { untilMs }: CheckPartition): Promise<boolean | null> =>
  untilMs === null ? null : (await seals.scopes(untilMs)).every(({ hasUnsealed }) => !hasUnsealed);

const view = (one: CheckPartition, sealed: boolean | null) => ({
  name: one.name,
  from: one.fromMs === null ? null : time(one.fromMs),
  until: one.untilMs === null ? null : time(one.untilMs),
  state: one.isDefault ? 'default' : one.isAttached ? 'attached' : 'detached',
  rows: one.rows,
  bytes: one.bytes,
  sealed,
});

const day = (iso: string | null): string => iso?.slice(0, 'YYYY-MM-DD'.length) ?? '-';

export const listPartitions = ({ json }: Options): Promise<void> =>
  withDatabase(async (context) => {
    const all = await context.partitions.list();
    const views = await Promise.all(all.map(async (one) => view(one, await isSealed(context, one))));
    print(json, { partitions: views }, () =>
      textTable(
        ['NAME', 'FROM', 'UNTIL', 'STATE', 'ROWS (ESTIMATED)', 'MB', 'SEALED'],
        views.map(({ name, from, until, state, rows, bytes, sealed }) => [
          ...[name, day(from), day(until), state, String(rows), (bytes / 1e6).toFixed(1)],
          sealed === null ? '-' : sealed ? 'yes' : 'not all',
        ]),
      ),
    );
  });

export const ensure = ({ json }: Options): Promise<void> =>
  withDatabase(async ({ partitions, clock }) => {
    const changes = await partitions.ensure(clock.now(), MONTHS_AHEAD);
    if (changes === null) throw new Error(BUSY);
    print(json, changes, () => [made(changes.made), ...changes.blocked.map(blockedLine)].join('\n'));
    if (changes.blocked.length > 0) process.exitCode = 1;
  });

const made = (names: readonly string[]): string =>
  names.length === 0 ? 'Nothing was missing.' : `Made: ${names.join(', ')}.`;
const blockedLine = (month: string): string =>
  `${month} cannot have a partition: checks of its time lie elsewhere. See: signgate partitions move-out`;

/** A clock that is wrong by years makes no partition. */
const FAR_MONTHS = 24;

export const moveOutOfDefault = ({ json }: Options): Promise<void> =>
  withDatabase(async ({ partitions, clock }) => {
    const nowMs = clock.now();
    const span = [startOfUtcMonth(nowMs, -FAR_MONTHS), startOfUtcMonth(nowMs, FAR_MONTHS)] as const;
    const changes = await partitions.moveOut(...span);
    if (changes === null) throw new Error(BUSY);
    print(json, changes, () => `Moved ${changes.moved} checks. ${made(changes.made)}`);
  });

const changing = ({
  partitions,
  seals,
  publicKeys,
  ids,
  clock,
  settings,
  logger,
}: CommandContext): ChangeDependencies => ({
  ...{ partitions, seals, ids, clock },
  currentSigner: createCurrentSigner({
    ...{ signingKeys: openSigningKeys(settings, logger), publicKeys, verifier: createSignatureVerifier(), clock },
  }),
});

const changedView = ({ partition, checks, waitedMs }: ChangedPartition) => ({
  ...{ name: partition.name, checks, waited_ms: Number(waitedMs.toFixed(1)) },
});

const NO_LONGER = [
  'From then on these checks no longer answer: GET /api/checks/{request_id} and all below it are 404. They can be',
  'neither replayed nor confirmed, and no new report can be made of them. policies test, precision and usage no longer',
  'count them: keep what signgate usage says of these months first. Reports, seals, history and lists of checks stay.',
  'Each month stays in the database as a table of its own: dump it, then drop it, or attach it again.',
].join('\n');

export const detach = ({ before, yes, json }: Options & { before: number; yes?: boolean }): Promise<void> =>
  withDatabase(async (context) => {
    const all = await context.partitions.list();
    const due = all.filter((one) => one.isAttached && !one.isDefault && one.untilMs !== null && one.untilMs <= before);
    if (due.length === 0) throw new Error('No attached month ended by then. See: signgate partitions list');
    if (yes !== true) {
      const names = due.map(({ name }) => name);
      print(json, { would_detach: names }, () => `Would detach: ${names.join(', ')}.\n${NO_LONGER}`);
      throw new Error('Nothing was changed: add --yes to do it.');
    }
    const done: ChangedPartition[] = [];
    const stays: PartitionStaysError[] = [];
    for (const { name } of due)
      try {
        done.push(await changePartition(changing(context), 'detached', name, context.by));
      } catch (error) {
        if (!(error instanceof PartitionStaysError)) throw error;
        stays.push(error);
      }
    const left = stays.map(({ partition, reasons }) => ({ name: partition, reasons }));
    print(json, { detached: done.map(changedView), stays: left }, () =>
      [...done.map((one) => changedLine('Detached', one)), ...stays.map(({ message }) => message)].join('\n'),
    );
    if (stays.length > 0) process.exitCode = 1;
  });

export const attach = (name: string, { json }: Options): Promise<void> =>
  withDatabase(async (context) => {
    const done = await changePartition(changing(context), 'attached', name, context.by);
    print(json, { attached: changedView(done) }, () => changedLine('Attached', done));
  });

const changedLine = (what: string, { partition, checks, waitedMs }: ChangedPartition): string =>
  `${what} ${partition.name}: ${checks} checks, as they were sealed. Others waited ${waitedMs.toFixed(1)} ms.`;

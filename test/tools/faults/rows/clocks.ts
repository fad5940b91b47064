import { access } from 'node:fs/promises';
import { check, transfer } from '../support/calls.js';
import { withPlace } from '../support/place.js';
import type { Row, Trial } from '../support/trial.js';

/** Where Debian's package puts it; LIBFAKETIME names another place. */
const LIBRARIES = [
  process.env['LIBFAKETIME'],
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];
/** How far an answer's time may be from the database's, milliseconds. */
const SKEW_LIMIT_MS = 2_000;

const findLibrary = async (): Promise<string | null> => {
  for (const library of LIBRARIES) {
    if (library === undefined || library === '') continue;
    const isThere = await access(library).then(
      () => true,
      () => false,
    );
    if (isThere) return library;
  }
  return null;
};

/**
 * Clocks of instances that are wrong, each in its own way. The second ones cross a leap day and a change of summer
 * time.
 */
const CLOCKS: readonly { readonly what: string; readonly settings: Readonly<Record<string, string>> }[] = [
  { what: '10 minutes ahead', settings: { FAKETIME: '+10m' } },
  { what: '10 minutes behind', settings: { FAKETIME: '-10m' } },
  { what: 'just before a leap day ends', settings: { FAKETIME: '@2028-02-29 23:59:55', TZ: 'UTC' } },
  { what: 'just before summer time begins', settings: { FAKETIME: '@2027-03-14 01:59:55', TZ: 'America/New_York' } },
];

const wrongClocks = async (trial: Trial): Promise<void> => {
  const library = await findLibrary();
  if (library === null) return trial.cannot('wrong clocks', 'libfaketime is not installed; LIBFAKETIME may name it');
  await withPlace(trial, { instances: 1 }, async (place) => {
    const key = await place.key();
    const skews: number[] = [];
    for (const { what, settings } of CLOCKS) {
      const instance = await place.start({
        LD_PRELOAD: library,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
        FAKETIME_NO_CACHE: '1',
        ...settings,
      });
      const reply = await check(instance.url, key, place.ledger, transfer(what));
      const [now] = await place.run('select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms');
      const skewMs = Math.abs(Date.parse(String(reply.json['checked_at'])) - Number(now?.['ms']));
      skews.push(skewMs);
      trial.holds(`a clock ${what}: the database's time decides`, reply.status === 200 && skewMs < SKEW_LIMIT_MS, [
        reply.text,
        skewMs,
      ]);
      trial.holds(`a clock ${what}: the log says so`, instance.output().includes("clock differs from the database's"));
      const expiring = JSON.parse(
        await place.command(
          'keys',
          'create',
          '--partner',
          'Faults',
          '--environment',
          'sandbox',
          '--expires',
          new Date(Number(now?.['ms']) + 60_000).toISOString(),
          '--json',
        ),
      ) as { key: string };
      trial.holds(
        `a clock ${what}: a key that lives another minute works`,
        (await check(instance.url, expiring.key, place.ledger, transfer(what))).status === 200,
      );
      await place.stop(instance, 'SIGKILL');
    }
    trial.note(
      `${CLOCKS.length} wrong clocks; answers within ${Math.round(Math.max(...skews))} ms of the database's time`,
    );
  });
};

export const clockRow: Row = {
  number: '39',
  fault: 'instance clock ±10 minutes, summer time, leap day',
  run: wrongClocks,
};

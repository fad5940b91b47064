import { ROWS_SHA256 } from '../../../../adapters/storage/postgres/lists/row-tables.js';
import { evmAddress } from '../../../support/addresses.js';
import { actionOf, call, codesOf, transfer } from '../support/calls.js';
import { untilWorks } from '../support/engine.js';
import { withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';
import { importList } from '../support/list-import.js';

const mandatoryList = (trial: Trial): Promise<void> =>
  withInstance(trial, { REQUIRED_LISTS: 'Sanctions' }, async (one) => {
    const { url, place, ask } = one;
    const isReady = async (): Promise<boolean> => (await call('GET', `${url}/health/ready`)).status === 200;
    place.ledger.degraded = true;
    const missing = await ask(transfer('missing'));
    trial.holds(
      'never loaded: not ready, and never ALLOW',
      !(await isReady()) && actionOf(missing) !== 'ALLOW',
      missing.text,
    );
    place.ledger.degraded = false;
    const addresses = Array.from({ length: 50 }, (_, index) => evmAddress(`listed ${index}`));
    await importList(one, 'Sanctions', addresses, '--published', '2026-11-20T00:00:00Z', '--max-age', '3650');
    await untilWorks(async () => {
      if (!(await isReady())) throw new Error('not ready');
    });
    const hit = await untilWorks(async () => {
      const reply = await ask(transfer('hit', { to_address: addresses[7] }));
      if (actionOf(reply) !== 'BLOCK') throw new Error(reply.text);
      return reply;
    }, 8_000);
    trial.holds('loaded: ready, and it blocks', codesOf(hit).includes('sanctioned_address'));
    const shrunk = await importList(
      one,
      'Sanctions',
      addresses.slice(0, 30),
      '--published',
      '2026-11-21T00:00:00Z',
      '--max-age',
      '3650',
    );
    trial.holds(
      'one that shrank by more than 20 % is refused',
      shrunk.code !== 0 && shrunk.stderr.includes('accept-shrink'),
      shrunk.stderr,
    );
    trial.holds('the old one stays', actionOf(await ask(transfer('hit', { to_address: addresses[49] }))) === 'BLOCK');
    // the same list said to be a day old at most, and published last year
    await place.run(`update lists set published_at = '2025-11-20', max_age_seconds = 86400`);
    await place.run(`update lists l set rows_sha256 = ${ROWS_SHA256}`);
    const next = await place.start();
    place.ledger.degraded = true;
    const stale = await call('POST', `${next.url}/api/check-transaction`, {
      key: one.key,
      body: JSON.stringify(transfer('stale', { direction: 'incoming' })),
    });
    const coverage = JSON.stringify(stale.json['screening']);
    trial.holds(
      'past its maximum age: REVIEW, saying how old',
      actionOf(stale) === 'REVIEW' && coverage.includes('"as_of":"2025-11-20'),
      stale.text,
    );
    const staleOutgoing = await call('POST', `${next.url}/api/check-transaction`, {
      key: one.key,
      body: JSON.stringify(transfer('stale out')),
    });
    trial.holds('and no outgoing ALLOW either', actionOf(staleOutgoing) !== 'ALLOW', staleOutgoing.text);
    place.ledger.degraded = false;
  });

export const LIST_ROWS: readonly Row[] = [
  { number: '4', fault: 'mandatory list never loaded, too old, shrunk', run: mandatoryList },
];

import { Agent, request } from 'undici';
import { prepareDatabase } from '../../../adapters/storage/postgres/migrations/migrate.js';
import { DEFAULT_LIMITS } from '../../../adapters/storage/postgres/session/options.js';
import { type ConnectionParts, urlOf } from '../../support/connection-url.js';
import { startEngine } from '../../support/engine.js';
import { createKey, startService } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { runSql } from '../../support/sql.js';
import { COPIED, copyChecks, fillIndexBeside, MADE_UP_KEY, RECIPIENTS_OF, type Share } from './desk-data.js';
import { type DeskLoadFigures, OFFICERS, runBesideDesk } from './desk-load.js';
import { type LoadRequest, SENDER_ADDRESSES } from './load.js';
import { quantile } from './quantile.js';
import { createDatabase } from './sql.js';

/** No list and no filter may take longer, milliseconds. */
export const DESK_P95_MS = 100;
/** Checks a second while the desk is in use, as a share of those without. */
export const DESK_SHARE = 0.95;
const ROUND_SECONDS = 10;
const QUESTIONS = 40;
const WARM_UP = 3;

export interface ListFigures {
  readonly query: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Checks of the last page. */
  readonly found: number;
}

export interface DeskFigures extends DeskLoadFigures {
  readonly checks: number;
  readonly filledInSeconds: number;
  readonly lists: readonly ListFigures[];
}

const transfer = (changes: object) => ({
  from_address: COPIED.sender,
  to_address: COPIED.recipient,
  chain: 'ethereum',
  token: 'USDC',
  amount: 250,
  transaction_type: 'safe_send',
  intent_reference: COPIED.reference,
  ...changes,
});

/** What is checked once and copied: of a thousand copies so many. */
const CHECKED: readonly (readonly [share: number, body: object])[] = [
  ...(['ethereum', 'base', 'polygon', 'arbitrum', 'bnb', 'optimism'] as const).map(
    (chain, place) => [[420, 160, 120, 80, 60, 40][place] ?? 0, transfer({ chain })] as const,
  ),
  [48, transfer({ amount: 25_000 })],
  [20, transfer({ token: 'ETH', amount: 2, counterparty_name: 'Acme Ltd' })],
  [20, transfer({ chain: 'base', direction: 'incoming', transaction_type: 'safe_send' })],
  [
    20,
    transfer({
      amount: 100,
      transaction_type: 'approval',
      contract_address: COPIED.recipient,
      approval_amount: 'unlimited',
    }),
  ],
  [10, transfer({ transaction_type: 'contract_interaction', contract_address: COPIED.recipient, amount: 0 })],
  [2, transfer({ amount: 2_500_000 })],
];

/** Checks of the load: enough that the rarest kind is among them, and a number that strides through all of them. */
const [LOAD_REQUESTS, STRIDE] = [500, 73];

/** Of the same kinds as the copies, as often, to the same recipients: the newest checks are like those before. */
const requestsLikeCopies = async (connection: ConnectionParts): Promise<readonly LoadRequest[]> => {
  const recipients = await runSql<{ key: string }>(connection, RECIPIENTS_OF, [LOAD_REQUESTS]);
  const bodies = CHECKED.flatMap(([share, body]) =>
    Array.from({ length: (share * LOAD_REQUESTS) / 1_000 }, () => JSON.stringify(body)),
  );
  return recipients.map(({ key }, place) => ({
    method: 'POST',
    body: (bodies[(place * STRIDE) % bodies.length] ?? '')
      .replaceAll(COPIED.sender, SENDER_ADDRESSES[place % SENDER_ADDRESSES.length] ?? '')
      .replaceAll(COPIED.recipient, key)
      .replace(COPIED.reference, 'invoice [<id>]'),
  }));
};

/** Questions of the desk by name; each is asked again and again, `{key}` with another account. */
const LISTS: readonly (readonly [name: string, path: string])[] = [
  ['newest', '/api/checks'],
  ['newest 100', '/api/checks?limit=100'],
  ['the inbox', '/api/checks?action=REVIEW,BLOCK&state=open'],
  ['the inbox by risk', '/api/checks?action=REVIEW,BLOCK&state=open&sort=risk'],
  ['what waits longest', '/api/checks?action=REVIEW,BLOCK&state=open&sort=oldest&to={today}'],
  ['mine', '/desk/api/checks?action=REVIEW,BLOCK&state=open&assignee=key1'],
  ['what no one has, by risk', '/api/checks?action=REVIEW,BLOCK&state=open&assignee=none&sort=risk'],
  ['everything by risk', '/api/checks?sort=risk'],
  ['ALLOW by risk', '/api/checks?action=ALLOW&sort=risk'],
  ['everything, oldest first', '/api/checks?sort=oldest'],
  ['a page far down by risk', '/api/checks?action=REVIEW,BLOCK&sort=risk&cursor={middle}'],
  ['a name', '/api/checks?text=acme'],
  ['what was stopped', '/api/checks?action=REVIEW,BLOCK'],
  ['what was decided', '/api/checks?state=decided'],
  ['what waits for a second person', '/api/checks?state=pending'],
  ['BLOCK', '/api/checks?action=BLOCK'],
  ['a frequent finding', '/api/checks?finding=large_transaction_amount'],
  ['a rare finding', '/api/checks?finding=unlimited_token_approval'],
  ['a finding that never came', '/api/checks?finding=zero_amount'],
  ['an address', '/api/checks?address={key}'],
  ['the busiest address', '/api/checks?address={busiest}'],
  ['a chain', '/api/checks?chain=optimism'],
  ['a chain without a check', '/api/checks?chain=solana'],
  ['incoming', '/api/checks?direction=incoming'],
  ['a token', '/api/checks?token=ETH'],
  ['a token on another chain', '/api/checks?token=ETH&chain=polygon'],
  ['large values', '/api/checks?value_from=1000000'],
  ['a range of values', '/api/checks?value_from=10000&value_to=50000'],
  ['a day long ago', '/api/checks?from={day}&to={next}'],
  ['BLOCK of a day', '/api/checks?action=BLOCK&from={day}&to={next}'],
  ['a policy', '/api/checks?policy=outgoing_default'],
  ['a policy that judged nothing', '/api/checks?policy=careful'],
  ['a reference', '/api/checks?intent_reference=invoice%20{number}'],
  ['a frequent word', '/api/checks?text=invoice'],
  ['words', '/api/checks?text=order%20customer%20{customer}'],
  ['the start of a word', '/api/checks?text=cust'],
  [
    'all at once',
    '/api/checks?action=REVIEW,BLOCK&chain=ethereum&direction=outgoing&token=USDC&value_from=10000&text=inv',
  ],
  ['a page far down', '/api/checks?action=REVIEW,BLOCK&cursor={middle}'],
  ['a page far down of an address', '/api/checks?address={busiest}&cursor={middle}'],
  ['count: all', '/desk/api/checks-summary'],
  ['count: the inbox', '/desk/api/checks-summary?action=REVIEW,BLOCK&state=open'],
  ['count: what was stopped', '/desk/api/checks-summary?action=REVIEW,BLOCK'],
  ['count: what was decided', '/desk/api/checks-summary?state=decided'],
  ['count: BLOCK', '/desk/api/checks-summary?action=BLOCK'],
  ['count: rare', '/desk/api/checks-summary?value_from=1000000'],
  ['overview', '/desk/api/overview'],
  ['address view', '/desk/api/addresses/ethereum/{key}'],
  ['view of the busiest address', '/desk/api/addresses/ethereum/{busiest}'],
  ['versions of lists', '/desk/api/lists'],
  ['a check by its id', '/api/checks/{middle}'],
  ['what people said of it', '/desk/api/checks/{middle}/case'],
  ['precision', '/desk/api/precision'],
  ['audit trail', '/desk/api/audit'],
  ['people', '/desk/api/people'],
  ['policies', '/desk/api/policies'],
  ['own deny list', '/desk/api/address-lists/deny'],
];

/** What an open inbox asks again and again. */
const PAGE_QUESTIONS = [
  '/desk/api/checks?action=REVIEW,BLOCK&state=open',
  '/desk/api/checks-summary?action=REVIEW,BLOCK&state=open',
] as const;

type Ask = (path: string) => Promise<{ readonly status: number; readonly json: Readonly<Record<string, unknown>> }>;

/**
 * Lists over so many recorded checks, and checks beside officers who ask for them. `tell` is given each list as soon
 * as it is measured, and gives it back.
 */
export const benchDesk = async (
  checks: number,
  tell: (list: ListFigures) => ListFigures,
  seconds = ROUND_SECONDS,
): Promise<DeskFigures> => {
  const engine = await startEngine();
  const dispatcher = new Agent({ connections: OFFICERS });
  const closing: (() => Promise<unknown>)[] = [engine.stop, () => dispatcher.close()];
  try {
    const connection = await createDatabase(engine.connection);
    await prepareDatabase(connection, silentLogger, DEFAULT_LIMITS);
    const settings = { DATABASE_URL: urlOf(connection), LOG_LEVEL: 'error', NODE_ENV: 'production', SANCTIONS: 'none' };
    const apiKey = await createKey(settings, { scopes: 'checks:create,checks:read,desk:read' });
    const shares = await checkedOnce(settings, apiKey);
    const startedAt = performance.now();
    await fillIndexBeside(connection, copyChecks(connection, shares, checks));
    await runSql(connection, 'vacuum (analyze)');
    const filledInSeconds = (performance.now() - startedAt) / 1_000;
    const service = await startService(settings);
    closing.push(service.stop);
    // each may ask 600 times a minute
    const cookies = [await signIn(service.url, apiKey), await signIn(service.url, apiKey)];
    let asks = 0;
    const ask: Ask = async (path) => {
      const cookie = cookies[(asks += 1) % cookies.length];
      const headers = path.startsWith('/desk/') ? { cookie } : { 'x-api-key': apiKey };
      const answer = await request(`${service.url}${path}`, { headers, dispatcher });
      return { status: answer.statusCode, json: (await answer.body.json()) as Record<string, unknown> };
    };
    const fill = await pathsOver(connection, checks);
    const lists: ListFigures[] = [];
    for (const [name, template] of LISTS) lists.push(tell(await measureList(name, () => fill(template), ask)));
    let asked = 0;
    const beside = await runBesideDesk({
      ...{ connection, seconds, pid: service.child.pid ?? 0 },
      target: {
        url: `${service.url}/api/check-transaction`,
        headers: { 'x-api-key': apiKey },
        requests: await requestsLikeCopies(connection),
      },
      askAsOfficer: () => {
        const [, template = ''] = LISTS[(asked += 1) % LISTS.length] ?? [];
        return ask(fill(template)).then(
          ({ status }) => status === 200,
          () => false,
        );
      },
      askAsPage: async () => {
        const answers = await Promise.all(PAGE_QUESTIONS.map((path) => ask(path).catch(() => null)));
        return answers.every((answer) => answer?.status === 200);
      },
      indexedUntilMs: async () => Date.parse(String((await ask('/api/checks?limit=1')).json['indexed_until'])),
    });
    return { checks, filledInSeconds, lists, ...beside };
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

const checkedOnce = async (settings: Readonly<Record<string, string>>, apiKey: string): Promise<readonly Share[]> => {
  const service = await startService(settings);
  try {
    const shares: Share[] = [];
    for (const [share, body] of CHECKED) {
      const answer = await request(`${service.url}/api/check-transaction`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify(body),
      });
      const json = (await answer.body.json()) as { readonly request_id: string };
      if (answer.statusCode !== 200) throw new Error(`A check to copy was refused: ${JSON.stringify(json)}`);
      shares.push({ requestId: json.request_id, share });
    }
    return shares;
  } finally {
    await service.stop();
  }
};

/** The cookie of a session at the desk. */
const signIn = async (url: string, key: string): Promise<string> => {
  const answer = await request(`${url}/desk/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ key }),
  });
  await answer.body.dump();
  if (answer.statusCode !== 201) throw new Error(`The desk let no one in: ${String(answer.statusCode)}`);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
};

/** A path with other accounts and numbers in it each time. */
type Fill = (template: string) => string;

const DAY_MS = 86_400_000;

const pathsOver = async (connection: ConnectionParts, checks: number): Promise<Fill> => {
  const keys = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      const [row] = await runSql<{ key: string }>(connection, MADE_UP_KEY, [place * 97 + 1]);
      return row?.key ?? '';
    }),
  );
  const [busiest] = await runSql<{ key: string }>(connection, MADE_UP_KEY, [0]);
  const middle = `req_0${String(Math.floor(checks / 20) * 10 + 5).padStart(25, '0')}`;
  const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  let asked = 0;
  return (template) => {
    asked += 1;
    const number = Math.floor(((asked * 7_919) % checks) / 10) * 10 + 6;
    return template
      .replace('{key}', keys[asked % keys.length] ?? '')
      .replace('{busiest}', busiest?.key ?? '')
      .replace('{middle}', middle)
      .replace('{day}', day(60 + (asked % 20)))
      .replace('{next}', day(59 + (asked % 20)))
      .replace('{today}', day(1))
      .replace('{number}', String(number))
      .replace('{customer}', String(((asked * 100) % 5_000) + 5));
  };
};

const measureList = async (query: string, path: () => string, ask: Ask): Promise<ListFigures> => {
  const timesMs: number[] = [];
  let found = 0;
  for (let question = 0; question < WARM_UP + QUESTIONS; question += 1) {
    const asked = path();
    const startedAt = performance.now();
    const { status, json } = await ask(asked);
    if (question >= WARM_UP) timesMs.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${asked}: ${String(status)}`);
    const { checks = [], count } = json as { readonly checks?: readonly unknown[]; readonly count?: number };
    found = count ?? checks.length;
  }
  timesMs.sort((left, right) => left - right);
  return { query, p50Ms: quantile(timesMs, 0.5), p95Ms: quantile(timesMs, 0.95), found };
};

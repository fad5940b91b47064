import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpThreatFeed } from '../../../adapters/screening/http-threat-feed/index.js';
import { evmAddress } from '../../support/addresses.js';
import { createKey, startService } from '../../support/service-process.js';
import { type Feed, type Mood, startFeed } from './feed.js';

/**
 * A day in a provider's life: the real service with the real HTTP adapter before a vendor that is healthy, slow,
 * refusing, broken, silent, out of date and well again. Prints how an incoming check is answered meanwhile. Exit code 1
 * where an answer came later than the deadline and 50 ms, or a failure led to ALLOW. Usage: npm run provider-day
 */
const TOLERANCE_MS = 50;
const CHECKS_PER_MOOD = 3;
/** More failures in a row than open the circuit. */
const LONG_OUTAGE_CHECKS = 9;
const RECOVERY_LIMIT_MS = 15_000;

interface Answer {
  readonly recommended_action: string;
  readonly findings: readonly { readonly code: string }[];
  readonly screening: {
    readonly provider_mode: string;
    readonly coverage: readonly { readonly provider: string; readonly status: string; readonly reason?: string }[];
  };
}
interface Hour {
  readonly what: string;
  readonly mode: string;
  readonly coverage: string;
  readonly action: string;
  readonly findings: string;
  readonly calls: number;
  readonly slowestMs: number;
  readonly isRight: boolean;
}

const SOURCE = evmAddress('a regulated exchange');
const request = {
  from_address: SOURCE,
  to_address: evmAddress('our wallet'),
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
  direction: 'incoming',
};

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(' / ');

const dataDir = await mkdtemp(join(tmpdir(), 'signgate-provider-day-'));
const feed: Feed = await startFeed(SOURCE);
const settings = {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  PROVIDER_SETTINGS: JSON.stringify({
    [httpThreatFeed.id]: {
      baseUrl: feed.url,
      apiKey: 'made-up',
      sourceName: 'Example feed',
      allowPrivateNetwork: true,
    },
  }),
};
const service = await startService(settings);
const hours: Hour[] = [];
try {
  const key = await createKey(settings, { environment: 'production' });
  const ask = async (): Promise<{ readonly answer: Answer; readonly tookMs: number }> => {
    const startedAt = performance.now();
    const response = await fetch(`${service.url}/api/check-transaction`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const answer = (await response.json()) as Answer;
    return { answer, tookMs: performance.now() - startedAt };
  };
  const coverageOf = ({ screening }: Answer): string => {
    const row = screening.coverage.find(({ provider }) => provider === httpThreatFeed.id);
    return row === undefined ? 'no row' : row.reason === undefined ? row.status : `${row.status} (${row.reason})`;
  };
  /** Lets the vendor be well until the service asks it again. */
  const recover = async (): Promise<void> => {
    feed.mood = 'healthy';
    const startedAt = performance.now();
    while ((await ask()).answer.recommended_action !== 'ALLOW') {
      if (performance.now() - startedAt > RECOVERY_LIMIT_MS)
        throw new Error('The service did not come back to the healthy vendor');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const live = async (
    what: string,
    mood: Mood,
    checks: number,
    isRight: (answers: readonly Answer[]) => boolean,
  ): Promise<void> => {
    await recover();
    feed.mood = mood;
    const callsBefore = feed.calls;
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (let check = 0; check < checks; check += 1) asked.push(await ask());
    const answers = asked.map(({ answer }) => answer);
    const slowestMs = Math.max(...asked.map(({ tookMs }) => tookMs));
    hours.push({
      what,
      mode: distinct(answers.map((answer) => answer.screening.provider_mode)),
      coverage: distinct(answers.map(coverageOf)),
      action: distinct(answers.map((answer) => answer.recommended_action)),
      findings: distinct(answers.flatMap((answer) => answer.findings.map((finding) => finding.code))) || '-',
      calls: feed.calls - callsBefore,
      slowestMs,
      isRight: isRight(answers) && slowestMs <= httpThreatFeed.deadlineMs + TOLERANCE_MS,
    });
  };
  const isWell = (answers: readonly Answer[]) =>
    answers.every(
      ({ recommended_action: action, screening }) => action === 'ALLOW' && screening.provider_mode === 'external-ready',
    );
  const isDegraded = (answers: readonly Answer[]) =>
    answers.every(
      ({ recommended_action: action, screening, findings }) =>
        action === 'REVIEW' &&
        screening.provider_mode === 'degraded' &&
        findings.some(({ code }) => code === 'provenance_degraded'),
    );

  await live('healthy', 'healthy', CHECKS_PER_MOOD, isWell);
  for (const mood of ['slow', '429', '500', 'garbage', 'empty', 'stale'] as const)
    await live(mood, mood, CHECKS_PER_MOOD, isDegraded);
  await live(
    'a long outage',
    '500',
    LONG_OUTAGE_CHECKS,
    (answers) =>
      isDegraded(answers) && coverageOf(answers.at(-1) ?? answers[0] ?? neverAsked()).includes('circuit_open'),
  );
  await live('back again', 'healthy', CHECKS_PER_MOOD, isWell);
} finally {
  await service.stop();
  await feed.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function neverAsked(): never {
  throw new Error('Nothing was asked');
}

const rows = hours.map(
  ({ what, mode, coverage, action, findings, calls, slowestMs, isRight }) =>
    `| ${[what, mode, coverage, action, findings, calls, slowestMs.toFixed(0), isRight ? 'yes' : 'NO'].join(' | ')} |`,
);
process.stdout.write(
  `Incoming checks while the feed behaves like this; its deadline is ${httpThreatFeed.deadlineMs} ms\n\n| feed | ` +
    'provider_mode | coverage | action | findings | calls to the feed | slowest answer ms | as promised ' +
    `|\n|---|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
process.exitCode = hours.every((hour) => hour.isRight) ? 0 : 1;

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Submission } from '../../../src/application/check/check-request.js';
import { solanaAddress } from '../../http/real/support/requests.js';
import { evmAddress } from '../../support/addresses.js';
import { cases } from '../../support/generators/cases.js';
import { EXTRA_CHAINS } from '../../../domain/chains/index.js';
import { bytesCorpus, corpus } from '../intents/corpus.js';
import { movedToExtras } from '../intents/moved.js';
import { declarationSubmissions } from '../payloads/declarations/run.js';
import { mutatedSubmissions } from '../payloads/mutations/run.js';
import { phishingSubmissions } from '../payloads/phishing/run.js';
import { type Body, choosing } from '../redteam/attack.js';
import { attacksOf, GROUPS } from '../redteam/groups/index.js';
import type { Engine } from './engines.js';

/** What an engine said of one request. */
export interface Said {
  /** Null: it refused the request. */
  readonly action: string | null;
  /** Each code, with the action and the words of its first finding. */
  readonly findings: ReadonlyMap<string, string>;
  /** All that was decided, in its bytes; less where only the answer is known. */
  readonly bytes: string;
}

/** One request, and how an engine is asked about it. */
export interface Question {
  readonly corpus: string;
  readonly id: string;
  ask(engine: Engine): Promise<Said>;
}

type Deciding = (engine: Engine) => ReturnType<Engine['decide']> | Promise<ReturnType<Engine['decide']>>;

const question = (corpusName: string, id: string, deciding: Deciding): Question => ({
  corpus: corpusName,
  id,
  ask: async (engine) => {
    try {
      const decision = await deciding(engine);
      const findings = new Map<string, string>();
      for (const { code, recommendedAction: action, message } of decision.findings)
        if (!findings.has(code)) findings.set(code, `${action}, ${message}`);
      return { action: decision.recommendedAction, findings, bytes: JSON.stringify(decision) };
    } catch (error) {
      return { action: null, findings: new Map([['refused', String(error)]]), bytes: String(error) };
    }
  },
});

const sent = (corpusName: string, id: string, submission: Submission): Question =>
  question(corpusName, id, (engine) => engine.judge(submission));

/** Facts, policies and intents as the properties of the domain make them. */
function* generated(seed: number, count: number): Generator<Question> {
  let number = 0;
  for (let batch = 0; number < count; batch += 1)
    for (const one of fc.sample(cases(), { numRuns: Math.min(1_000, count - number), seed: seed + batch })) {
      number += 1;
      yield question('generated', `seed ${String(seed + batch)}, ${String(number)}`, (engine) => engine.decide(one));
    }
}

function* numbered(corpusName: string, all: Iterable<readonly [string, Submission]>): Generator<Question> {
  let number = 0;
  for (const [what, submission] of all) {
    number += 1;
    yield sent(corpusName, `${String(number)} ${what}`, submission);
  }
}

/** Nothing is listed where an engine is asked alone: these are accounts like any other. */
const LISTED = { evm: [evmAddress('listed')], solana: [solanaAddress('listed')] };

const attackOf = (body: Body): Submission =>
  ({ route: 'token' in body ? 'transaction' : 'payload', request: body }) as unknown as Submission;

/** The inputs of the red team without what goes before them, then those of EVM on the extra chains, each on one. */
function* attacks(seed: number): Generator<readonly [string, Submission]> {
  const all = GROUPS.flatMap((group) =>
    attacksOf(group, seed, LISTED).map(({ what, body }) => ({ what: `${group.name}: ${what}`, body })),
  );
  for (const { what, body } of all) yield [what, attackOf(body)];
  const ofEvm = all.filter(({ body }) => body['chain'] !== 'solana');
  for (const [place, { what, body }] of ofEvm.entries()) {
    const chain = EXTRA_CHAINS[place % EXTRA_CHAINS.length];
    yield [`${what}, on ${String(chain)}`, attackOf({ ...body, chain })];
  }
}

/**
 * Rows of intents with their lists and histories, also on the extra chains, and rows of bytes, through the whole
 * service of each engine; both run them once.
 */
const intents = (): readonly Question[] => {
  const declared = corpus();
  const rows = [...declared, ...movedToExtras(declared), ...bytesCorpus()];
  const runs = new Map<Engine, ReturnType<Engine['runRows']>>();
  return rows.map((row, place) => ({
    corpus: 'intents',
    id: `${row.theme}/${row.id}`,
    ask: async (engine) => {
      const run = runs.get(engine) ?? engine.runRows(rows);
      runs.set(engine, run);
      const answer = (await run)[place]?.answer;
      if (answer === undefined) throw new Error(`The row ${row.id} was not run`);
      const findings = new Map(answer.findings.map(({ code, action }) => [code, `${action}, ${code}`]));
      const { action, refusal } = answer;
      // without the id of the request, which is another one each time
      return { action, findings, bytes: JSON.stringify([action, answer.findings, refusal]) };
    },
  }));
};

interface Line {
  readonly id?: string;
  /** The route of the published interface. */
  readonly path?: string;
  readonly body?: Submission['request'];
}

/** One JSON object a line: `id`, `path` and `body` of a request. */
const ofFile = (file: string): readonly Question[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => {
      const { id = String(place + 1), path = '', body } = JSON.parse(line) as Line;
      if (body === undefined) throw new Error(`${file}: line ${String(place + 1)} has no body`);
      const route = path.endsWith('payload') ? 'payload' : 'transaction';
      return sent(file, id, { route, request: body } as Submission);
    });

export interface CorpusOptions {
  readonly seed: number;
  readonly generated: number;
  readonly mutated: number;
  readonly perChain: number;
  readonly files: readonly string[];
}

/** Every request of every corpus. The same seed gives the same ones. */
export function* questions(options: CorpusOptions): Generator<Question> {
  const { seed } = options;
  for (const file of options.files) yield* ofFile(file);
  yield* intents();
  yield* numbered(
    'phishing',
    phishingSubmissions().map(({ what, sent: how, submission }) => [`${what}, ${how}`, submission] as const),
  );
  const declared = declarationSubmissions(choosing(seed), seed, () => options.perChain);
  yield* numbered(
    'declarations',
    (function* () {
      for (const { declaration, what, request } of declared)
        yield [`${declaration.sort}, ${what ?? 'right'}`, { route: 'transaction', request }] as const;
    })(),
  );
  yield* numbered('red team', attacks(seed));
  yield* numbered(
    'mutated payloads',
    (function* () {
      for (const one of mutatedSubmissions(choosing(seed), seed, options.mutated))
        yield [one.request.chain, one] as const;
    })(),
  );
  yield* generated(seed, options.generated);
}

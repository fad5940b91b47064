import { setTimeout as pause } from 'node:timers/promises';
import { blocksOf, missingLines, readRunbook } from './page.js';
import { type Place, type PlaceOptions, openPlace } from './place.js';
import { type Evidence, keepEvidence, verifyEvidence } from './evidence.js';

/** What a page says that an operator sees may take a moment to be seen. Milliseconds. */
const SEEN_LIMIT_MS = 30_000;

type Hook = (place: Place, notes: string[]) => Promise<void>;

/** How a page is tried: what the world does before and after a step. The steps themselves stand in the page. */
export interface Scenario extends PlaceOptions {
  readonly page: string;
  /** Makes what the service needs before it is there; `end` is called last. */
  readonly prepare?: () => Promise<{ readonly settings: Record<string, string>; readonly end: () => Promise<void> }>;
  /** Done between two looks, while what the page says is not seen yet. */
  readonly meanwhile?: (place: Place) => Promise<void>;
  /** By the name of the step. Makes the fault that the page is about. */
  readonly before?: Readonly<Record<string, Hook>>;
  readonly after?: Readonly<Record<string, Hook>>;
}

export interface Outcome {
  readonly page: string;
  readonly steps: number;
  readonly tookMs: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly proven: string;
  readonly verified: string;
  readonly notes: readonly string[];
}

const waitUntilSeen = async (
  place: Place,
  block: string,
  where: string,
  meanwhile: Scenario['meanwhile'],
): Promise<void> => {
  const deadline = performance.now() + SEEN_LIMIT_MS;
  for (;;) {
    const text = await place.see();
    const missing = missingLines(block, text);
    if (missing.length === 0) {
      place.hasSeen = true;
      return;
    }
    if (performance.now() > deadline)
      throw new Error(`${where}: not seen: ${missing.join(' | ')}\n${text.slice(-6_000)}`);
    await meanwhile?.(place);
    await pause(500);
  }
};

/** Runs every step of the page in its order, as it stands, and settles the ledger at the end. */
export const tryPage = async (scenario: Scenario, show: (text: string) => void): Promise<Outcome> => {
  const startedAt = performance.now();
  const { page, before = {}, after = {} } = scenario;
  const prepared = await scenario.prepare?.();
  const place = await openPlace({ ...scenario, settings: prepared?.settings ?? {} }).catch(async (error: unknown) => {
    await prepared?.end();
    throw error;
  });
  const notes: string[] = [];
  try {
    const kept = scenario.isBare === true ? null : await keepEvidence(place);
    let [steps, printed] = [0, ''];
    for (const { kind, name, text, line } of blocksOf(readRunbook(page))) {
      const where = `${page}.md:${line}`;
      if (kind === 'run') {
        await before[name]?.(place, notes);
        printed = await place.shell.run(text).catch((error: unknown) => {
          throw new Error(`${where} (${name})`, { cause: error });
        });
        show(`--- ${where} ${name}\n${printed}\n`);
        await after[name]?.(place, notes);
        steps += 1;
      } else if (kind === 'printed') {
        const missing = missingLines(text, printed);
        if (missing.length > 0) throw new Error(`${where}: not printed: ${missing.join(' | ')}\nbut: ${printed}`);
      } else if (kind === 'seen') await waitUntilSeen(place, text, where, scenario.meanwhile);
    }
    await place.ledger.goesOn();
    const { acknowledged, lost, proven } = await place.ledger.settle();
    const evidence: Evidence = kept ?? (await keepEvidence(place));
    const verified = await verifyEvidence(place, evidence);
    return {
      ...{ page, steps, acknowledged, lost, notes, verified },
      proven: `${proven} of ${place.ledger.checks.length}`,
      tookMs: Math.round(performance.now() - startedAt),
    };
  } catch (error) {
    process.stderr.write(`${(await place.log()).slice(-3_000)}\n`);
    throw error;
  } finally {
    await place.end();
    await prepared?.end();
  }
};

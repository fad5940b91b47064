/**
 * `TEST_DEPTH`: how much generated input, how many kills and days a run tries. `ordinary` for every change, `deep` for
 * `npm run test:deep`.
 */
const DEPTH = process.env['TEST_DEPTH'] ?? 'ordinary';
if (DEPTH !== 'ordinary' && DEPTH !== 'deep') throw new Error(`TEST_DEPTH is ordinary or deep, not ${DEPTH}`);

/** Where generated input begins: a change is judged by the same input on every machine, a deep run draws anew. */
export const SEED = DEPTH === 'deep' ? Date.now() : 20_261_129;

/** How many runs at this depth: ten times the ordinary ones where the test does not say how many are deep. */
export const runs = (ordinary: number, deep = 10 * ordinary): number => (DEPTH === 'deep' ? deep : ordinary);

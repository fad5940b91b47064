import { answerFor } from '../../../adapters/tokens/bundled-registry/registry.js';
import { type Chain, chainOf, EVM_CHAINS, EXTRA_CHAINS } from '../../../domain/chains/index.js';
import type { Row } from './corpus.js';
import type { Judged } from './judging.js';
import { requestOf, type RowCheck } from './request.js';

const MOVED = ', moved to ';

const symbolOf = ({ send = '' }: RowCheck): string => send.replace(/^\S+ /, '');

/** What the registry says of the symbol, without what differs by chain. */
const standing = (chain: Chain, symbol: string): string => {
  const { knownOnChain, native, imitates } = answerFor({ chain, symbol, keys: [] });
  return JSON.stringify([knownOnChain, native, imitates]);
};

/** The same check on another chain; null where its token or a contract that it names is another thing there. */
const checkOn = (check: RowCheck, chain: Chain): RowCheck | null => {
  const from = EVM_CHAINS.find((each) => each === check.on);
  if (from === undefined || answerFor({ chain: from, symbol: symbolOf(check), keys: [] }).completeForAllChains)
    return null;
  const moved = { ...check, on: chain };
  // an address that is written out is of its own chain, unless it is the same on every one
  if (JSON.stringify(check).includes('0x') || standing(from, symbolOf(check)) !== standing(chain, symbolOf(check)))
    return null;
  try {
    requestOf(moved);
    return moved;
  } catch {
    // the row names a token's contract, or a known one, that is not on this chain
    return null;
  }
};

const movedTo = (chain: Chain, rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => {
    const check = checkOn(row.check, chain);
    const before = row.before.flatMap((step) => {
      const moved = checkOn(step.check, chain);
      return moved === null ? [] : [{ ...step, check: moved }];
    });
    if (check === null || before.length !== row.before.length) return [];
    return [{ ...row, id: `${row.id}${MOVED}${chainOf(chain).name}`, check, before }];
  });

/** Every row that means the same there, on each of the extra chains, named after it. */
export const movedToExtras = (rows: readonly Row[]): readonly Row[] =>
  EXTRA_CHAINS.flatMap((chain) => movedTo(chain, rows));

const nameOf = ({ theme, id }: Row): string => `${theme}/${id.split(MOVED)[0] ?? ''}`;

/** Moved rows that were answered with another action than where they come from, a line each. */
export const differences = (originals: readonly Judged[], moved: readonly Judged[]): readonly string[] => {
  const actions = new Map(originals.map(({ row, answer }) => [nameOf(row), answer.action]));
  return moved.flatMap(({ row, answer }) => {
    const original = actions.get(nameOf(row)) ?? null;
    if (original !== null && answer.action === original) return [];
    const codes = answer.findings.map(({ code }) => code).join(', ');
    return [
      `${row.theme}/${row.id}: ${answer.action ?? answer.refusal ?? ''} [${codes}], was ${original ?? 'refused'}`,
    ];
  });
};

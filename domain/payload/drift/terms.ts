import type { PayloadAction, PayloadActionKind } from '../action.js';

/** How the account that gains by an action is called; `recipient` where nothing stands here. */
const GAINER: Partial<Record<PayloadActionKind, string>> = {
  allowance: 'spender',
  permit: 'spender',
  operator: 'operator',
  delegation: 'delegate',
  ownership: 'owner',
  upgrade: 'implementation',
  authority_change: 'authority',
};

const differing = (judged: PayloadAction, final: PayloadAction): readonly string[] => {
  if (judged.kind !== final.kind) return ['actions'];
  const terms: readonly (readonly [string, unknown, unknown])[] = [
    ['token', judged.asset?.address, final.asset?.address],
    ['token_id', judged.asset?.tokenId, final.asset?.tokenId],
    ['amount', judged.amount, final.amount],
    ['owner', judged.from, final.from],
    [GAINER[judged.kind] ?? 'recipient', judged.to, final.to],
    ['contract', judged.target, final.target],
    ['function', judged.function, final.function],
    ['expires_at', judged.expiresAt, final.expiresAt],
  ];
  return terms.flatMap(([name, left, right]) => (left === right ? [] : [name]));
};

/** What differs in what two payloads do, in the words of their actions: spender, amount, token … */
export const differingTerms = (
  judged: readonly PayloadAction[],
  final: readonly PayloadAction[],
): readonly string[] => {
  if (judged.length !== final.length) return ['actions'];
  return judged.flatMap((action, index) => {
    const other = final[index];
    return other === undefined ? [] : differing(action, other);
  });
};

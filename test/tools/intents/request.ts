import { ALL_CHAINS, type Chain } from '../../../domain/chains/index.js';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { accountOf } from './accounts.js';

/** A check as a row writes it: short names, every value a text. `send` is amount and symbol: "12.5 USDC". */
export interface RowCheck {
  readonly on?: string;
  readonly send?: string;
  readonly from?: string;
  readonly to?: string;
  readonly expected?: string;
  readonly contract?: string;
  readonly verified?: string;
  /** A published type, or `none`: no type is sent. */
  readonly type?: string;
  readonly approve?: string;
  readonly asks?: readonly string[];
  readonly name?: string;
  readonly ref?: string;
  readonly direction?: string;
  readonly policy?: string;
}

const SENDER = '$sender';

/** Members of a row that are addresses, and the published names of those that may be left out. */
const ADDRESSES = { expected: 'expected_to_address', contract: 'contract_address' } as const;
const TEXTS = {
  approve: 'approval_amount',
  name: 'counterparty_name',
  ref: 'intent_reference',
  direction: 'direction',
  policy: 'policy_id',
} as const;
const MEMBERS = new Set([
  'on',
  'send',
  'from',
  'to',
  'verified',
  'type',
  'asks',
  ...Object.keys({ ...ADDRESSES, ...TEXTS }),
]);

const isChain = (text: string): text is Chain => (ALL_CHAINS as readonly string[]).includes(text);

const optional = (check: RowCheck, chain: Chain): Record<string, unknown> => {
  const body: Record<string, unknown> = {};
  for (const [member, published] of Object.entries(ADDRESSES)) {
    const text = check[member as keyof typeof ADDRESSES];
    if (text !== undefined) body[published] = accountOf(text, chain);
  }
  for (const [member, published] of Object.entries(TEXTS)) {
    const text = check[member as keyof typeof TEXTS];
    if (text !== undefined) body[published] = text;
  }
  if (check.verified !== undefined) body['contract_verified'] = check.verified === 'true';
  if (check.type !== undefined && check.type !== 'none') body['transaction_type'] = check.type;
  if (check.asks !== undefined) body['permissions'] = check.asks;
  return body;
};

/** The published body of a check. Throws where the row is not of the form. */
export const requestOf = (check: RowCheck): CheckRequest => {
  const unknown = Object.keys(check).filter((member) => !MEMBERS.has(member));
  if (unknown.length > 0) throw new Error(`unknown member "${unknown.join(', ')}"`);
  const { on = '', send = '', to } = check;
  if (!isChain(on)) throw new Error(`"${on}" is no chain`);
  if (to === undefined) throw new Error('it names no recipient');
  const [, amount, token] = /^(\d+(?:\.\d+)?) (.+)$/u.exec(send) ?? [];
  if (amount === undefined || token === undefined) throw new Error(`"${send}" is no amount with a symbol`);
  return {
    from_address: accountOf(check.from ?? SENDER, on),
    to_address: accountOf(to, on),
    chain: on,
    token,
    amount: Number(amount),
    ...optional(check, on),
  };
};

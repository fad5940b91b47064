import type { AccountAge, AccountState } from '../../../domain/facts/contract/account-state.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { AccountReading } from './wire.js';

/** Who says so, in records. */
export const SOURCE_NAME = 'Code at addresses, as a node read it';

/** Fewer transactions than this are a new wallet. */
const FEW_TRANSACTIONS = 10;

/** The code of a wallet that delegated: this, then the delegate. Source: EIP-7702. */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/;

/** The account in a word of 32 bytes; null for none, and for what is no account. */
const accountIn = (word: string): string | null =>
  /^0{24}[0-9a-f]{40}$/.test(word) && !/^0+$/.test(word) ? `0x${word.slice(24)}` : null;

const ageOf = (nonce: number): AccountAge => (nonce === 0 ? 'unused' : nonce < FEW_TRANSACTIONS ? 'new' : 'used');

/** A boolean as a contract returns it; null where there is no such contract, as on a development chain. */
const isTrue = (output: string): boolean | null => {
  if (output === '0x') return null;
  if (!/^0x0{63}[01]$/.test(output)) throw new ProviderError('bad_response', 'An issuer’s contract gave no boolean');
  return output.endsWith('1');
};

/** Null while one issuer could not be asked and no other froze the account. */
const frozenBy = ({ frozen }: AccountReading): readonly string[] | null => {
  const answers = frozen.map(({ token, output }) => ({ token, isFrozen: isTrue(output) }));
  const tokens = answers.flatMap(({ token, isFrozen }) => (isFrozen === true ? [token] : []));
  return tokens.length === 0 && answers.some(({ isFrozen }) => isFrozen === null) ? null : tokens;
};

const stateOf = (reading: AccountReading): AccountState => {
  const { code, nonce, slots, owner } = reading;
  const delegate = DELEGATION.exec(code)?.[1];
  const wallet = { implementation: null, admin: null, owner: null, age: ageOf(nonce), frozenBy: frozenBy(reading) };
  if (code === '0x') return { code: 'none', delegate: null, ...wallet };
  if (delegate !== undefined) return { code: 'delegated', ...wallet, delegate: `0x${delegate}` };
  return {
    ...wallet,
    code: 'contract',
    implementation: accountIn(slots.implementation) ?? accountIn(slots.formerImplementation),
    admin: accountIn(slots.admin) ?? accountIn(slots.formerAdmin),
    owner: owner === null ? null : accountIn(owner.slice(2)),
    delegate: null,
    age: null,
  };
};

/** What a node's reading says of the account. Pure. It never says that a contract is verified, nor that it is not. */
export const answerOfCode = (key: string, reading: AccountReading): ContractAnswer => {
  const state = stateOf(reading);
  const readAt = new Date(reading.blockTimeMs).toISOString();
  const isProxy = state.implementation !== null || accountIn(reading.slots.beacon) !== null;
  return {
    key,
    name: null,
    verified: null,
    // code may be exchanged in ways that no slot shows
    upgradeable: state.code === 'contract' && isProxy ? true : null,
    receives: null,
    state,
    known: null,
    sourceName: SOURCE_NAME,
    observedAt: readAt,
    demonstration: false,
    asOf: readAt,
  };
};

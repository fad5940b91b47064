import { LRUCache } from 'lru-cache';
import type { Proposal } from '../../../domain/payload/payload.js';
import {
  addressesIn,
  APPROVAL,
  ID_TRANSFER,
  TRANSFER,
  TRANSFER_BATCH,
  TRANSFER_SINGLE,
  evmWordsOf,
  wordsOfLog,
} from './logs.js';
import { furtherRights, hubReads } from './rights.js';
import type { ReadGroup } from './reads.js';
import type { Sighting } from './trace.js';
import type { PlannedCall } from './transaction.js';

/** What is read before and after the call. */
export interface ReadPlan {
  readonly groups: readonly ReadGroup[];
  /** True where there was more to read than the limits allow. */
  readonly isCut: boolean;
}

const MAX_TOKENS = 16;
const MAX_ACCOUNTS = 96;
const MAX_TOKEN_IDS = 16;

/** Addresses that stand in code: what is pushed with 20 to 32 bytes. Source: EVM opcodes PUSH20 to PUSH32. */
const readCode = (code: string): readonly string[] => {
  const bytes = Buffer.from(code.slice(2), 'hex');
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const opcode = bytes[at] ?? 0;
    if (opcode < 0x60 || opcode > 0x7f) continue;
    const length = opcode - 0x5f;
    if (length >= 20)
      found.push(...addressesIn([BigInt(`0x${bytes.toString('hex', at + 1, at + 1 + length) || '0'}`)]));
    at += length;
  }
  return [...new Set(found)];
};

/** Characters. Code is at most 24,576 bytes long (EIP-170): what is longer is not kept. */
const MOST_KEPT = { maxSize: 8_000_000, maxEntrySize: 50_000 };

/** The same contracts come again, and to read ten of them takes as long as the rest of an execution. */
const CODES = new LRUCache<string, readonly string[]>({ ...MOST_KEPT, sizeCalculation: (_, code) => code.length });

const addressesInCode = (code: string): readonly string[] => {
  const known = CODES.get(code);
  if (known !== undefined) return known;
  const found = readCode(code);
  CODES.set(code, found);
  return found;
};

const SELECTOR_BYTES = 4;
const ZERO = `0x${'0'.repeat(40)}`;
/** Precompiled contracts are no accounts. */
const isAccount = (address: string): boolean => address !== ZERO && !/^0x0{36}/.test(address);

const unique = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].filter(isAccount);

/** Calls that may change state: a contract that was only read cannot have changed. */
const CHANGING: ReadonlySet<string> = new Set(['CALL', 'CREATE', 'CREATE2']);

/** Contracts that may keep balances and rights: those that logged, and those that were called. */
const tokensOf = (
  { to, data }: PlannedCall,
  { frames, logs }: Sighting,
  actions: readonly (string | null | undefined)[],
): readonly string[] =>
  unique([
    ...actions.flatMap((address) => address ?? []),
    ...(to === null || data === '0x' ? [] : [to]),
    ...logs.map(({ address }) => address),
    ...frames.flatMap(({ type, to, input }) => (to !== null && CHANGING.has(type) && input !== '0x' ? [to] : [])),
  ]);

/** Accounts that may gain or be permitted, the likelier ones first. */
const accountsOf = (call: PlannedCall, { frames, logs, touched }: Sighting, named: readonly string[]) => {
  const states = [...touched.values()];
  return unique([
    call.sender,
    ...named,
    ...(call.to === null ? [] : [call.to]),
    ...logs.flatMap((log) => addressesIn(wordsOfLog(log))),
    ...frames.flatMap(({ from, to }) => (to === null ? [from] : [from, to])),
    ...addressesIn(evmWordsOf(call.data, SELECTOR_BYTES)),
    ...frames.flatMap(({ input }) => addressesIn(evmWordsOf(input, SELECTOR_BYTES))),
    ...touched.keys(),
    ...states.flatMap(({ storage }) => addressesIn(Object.values(storage))),
    // a slot that holds more than an address: 20 bytes at either end of the word
    ...states.flatMap(({ storage }) => addressesIn(Object.values(storage).map((word) => word >> 96n))),
    ...states.flatMap(({ code }) => (code === null ? [] : addressesInCode(code))),
  ]);
};

/** Functions whose word at that place is the id of an NFT. Source: ERC-721. */
const ID_PLACES: Readonly<Record<string, number>> = {
  '0x23b872dd': 2,
  '0x42842e0e': 2,
  '0xb88d4fde': 2,
  '0x095ea7b3': 1,
};

const idsOf = (token: string, { to: target, data }: PlannedCall, { logs, frames }: Sighting): readonly bigint[] => {
  const logged = logs.flatMap(({ address, topics }) =>
    address === token && topics.length === 4 && (topics[0] === TRANSFER || topics[0] === APPROVAL)
      ? [BigInt(topics[3] ?? 0)]
      : [],
  );
  const called = [{ to: target, input: data }, ...frames].flatMap(({ to, input }) => {
    const place = to === token ? ID_PLACES[input.slice(0, 10)] : undefined;
    const id = place === undefined ? undefined : evmWordsOf(input, SELECTOR_BYTES)[place];
    return id === undefined ? [] : [id];
  });
  return [...new Set([...logged, ...called])];
};

/** Ids of an ERC-1155 or ERC-6909 contract, by its logs: an id may be any number. */
const multiIdsOf = (token: string, { logs }: Sighting): readonly bigint[] => {
  const ids = logs.flatMap(({ address, topics, data }) => {
    if (address !== token) return [];
    const words = evmWordsOf(data);
    if (topics[0] === ID_TRANSFER && topics[3] !== undefined) return [BigInt(topics[3])];
    if (topics[0] === TRANSFER_SINGLE) return words.slice(0, 1);
    const count = Number(words[2] ?? 0n);
    return topics[0] === TRANSFER_BATCH ? words.slice(3, 3 + count) : [];
  });
  return [...new Set(ids)];
};

/** What the Safes that the sender has act let others take. */
const rightsOfNested = (token: string, { safes = [], sender }: PlannedCall, accounts: readonly string[]): ReadGroup =>
  safes.flatMap((owner) =>
    owner === sender
      ? []
      : accounts.flatMap((spender) => [
          { what: 'allowance', token, spender, owner },
          { what: 'operator', token, spender, owner },
        ]),
  );

const groupOf = (token: string, call: PlannedCall, sighting: Sighting, accounts: readonly string[]) => {
  const ids = idsOf(token, call, sighting);
  const multiIds = multiIdsOf(token, sighting);
  const others = accounts.filter((account) => account !== call.sender);
  const logged = sighting.logs.flatMap((log) => (log.address === token ? addressesIn(wordsOfLog(log)) : []));
  const holders = unique([call.sender, ...logged.filter((account) => accounts.includes(account))]);
  const group: ReadGroup = [
    { what: 'owner', account: token },
    ...ids.slice(0, MAX_TOKEN_IDS).flatMap(
      (tokenId) =>
        [
          { what: 'owner_of', token, tokenId },
          { what: 'approved', token, tokenId },
        ] as const,
    ),
    ...multiIds
      .slice(0, MAX_TOKEN_IDS)
      .flatMap((tokenId) => holders.map((account) => ({ what: 'balance_of_id', token, account, tokenId }) as const)),
    { what: 'balance', token, account: call.sender },
    ...others.map((spender) => ({ what: 'allowance', token, spender }) as const),
    ...others.map((spender) => ({ what: 'operator', token, spender }) as const),
    ...others.map((account) => ({ what: 'balance', token, account }) as const),
    ...rightsOfNested(token, call, accounts),
  ];
  return { group, isCut: ids.length > MAX_TOKEN_IDS || multiIds.length > MAX_TOKEN_IDS };
};

/** What must be read of a payload, where the sender's, the gainers' and the spenders' accounts are known. */
export const readPlanOf = (call: PlannedCall, { payload }: Proposal, sighting: Sighting): ReadPlan => {
  const actions = payload?.actions ?? [];
  const named = unique(actions.flatMap(({ from, to, target }) => [from, to, target].filter((key) => key !== null)));
  const allTokens = tokensOf(
    call,
    sighting,
    actions.map(({ asset }) => asset?.address),
  );
  const allAccounts = accountsOf(call, sighting, named);
  const tokens = allTokens.slice(0, MAX_TOKENS);
  const accounts = allAccounts.slice(0, MAX_ACCOUNTS);
  const own: ReadGroup = [
    { what: 'code', account: call.sender },
    ...accounts.map((account) => ({ what: 'native', account }) as const),
    ...tokens.map((account) => ({ what: 'code_hash', account }) as const),
  ];
  const spenders = accounts.filter((account) => account !== call.sender);
  const all = [
    ...tokens.map((token) => groupOf(token, call, sighting, accounts)),
    ...hubReads(call, sighting, { tokens, spenders }),
    ...tokens.map((token) => furtherRights(token, call, sighting, spenders)),
  ];
  return {
    groups: [own, ...all.map(({ group }) => group)].filter((group) => group.length > 0),
    isCut: allTokens.length > MAX_TOKENS || allAccounts.length > MAX_ACCOUNTS || all.some(({ isCut }) => isCut),
  };
};

import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../../domain/shared/json/strict-json.js';
import type {
  BalanceEffect,
  ExecutedEffect,
  Proceeds,
  TokenProceeds,
} from '../../../domain/facts/simulation/execution.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { malformed } from '../../shared/node-answer.js';
import { delegateIn, isNoCode } from './effects.js';
import { blockOverrides } from './header.js';
import type { PinnedQuestion } from './pin.js';
import { readerCode, readerInputs, ROUTER_CODE, readerOutput, type ReadValue, type StateRead } from './reads.js';
import {
  answeredCalls,
  type AskedBlock,
  blocksBetween,
  isDone,
  newReader,
  PAYERS_BALANCE,
  simulateCall,
} from './simulated-block.js';
import { callObject } from './transaction.js';
import { hexBytesIn, quantity, quantityWord } from './wire.js';
import type { Witnessed } from './witness-state.js';

/** What the node is asked, and what its reply means: null where it could not say. */
export interface ProceedsTrial {
  readonly calls: readonly JsonRpcCall[];
  readonly read: (replies: readonly JsonRpcReply[]) => Proceeds | null;
}

/** More tokens at once than an ordinary purchase brings. */
const MAX_TOKENS = 4;
const MAX_TAKERS = 32;
/** More than a transfer of any known token takes. */
const TRANSFER_GAS = 1_000_000n;
const READ_GAS = 5_000_000n;
/** What a router needs beside that. */
const ROUTER_GAS = 100_000n;
/** What a wallet may have beside its gas, wei: a token can see it. */
const USUAL_BALANCE = 10n ** 17n;
/** Of a contract that takes whatever it is sent. */
const POOL_CODE = '0x00';
/** An honest token may have a buyer wait for so long, seconds. */
const WAITED = 3_600;

/**
 * As sales do: half of a token is sent by its owner, to a contract that nobody knows; of the rest most by a router that
 * its owner calls, to who gave it. A little stays: some shrink with time.
 */
interface Attempt {
  readonly token: string;
  readonly givers: readonly string[];
  readonly isNew: boolean;
  readonly byOwner: { readonly to: string; readonly units: bigint };
  readonly bySpender: { readonly to: string; readonly units: bigint };
}

const newAccount = (): string => `0x${randomBytes(20).toString('hex')}`;

const isBalance = (effect: ExecutedEffect): effect is BalanceEffect => effect.kind === 'balance';

const attemptOf = (token: string, units: bigint, payer: string, { reads, block }: Witnessed): Attempt => {
  const givers = reads.flatMap((read, index) => {
    if (read.what !== 'balance' || read.token !== token || read.account === payer) return [];
    const [before, after] = [block.before[index], block.after[index]];
    return typeof before === 'bigint' && typeof after === 'bigint' && after < before ? [read.account] : [];
  });
  const codeAt = reads.findIndex((read) => read.what === 'code_hash' && read.account === token);
  const code = block.before[codeAt];
  return {
    token,
    givers,
    isNew: typeof code === 'bigint' && isNoCode(code),
    byOwner: { to: newAccount(), units: units - units / 2n },
    bySpender: { to: givers[0] ?? newAccount(), units: (units * 2n) / 5n },
  };
};

/** Who takes what the sender loses, and stands neither in the bytes nor is called by them. */
const takersOf = (own: readonly BalanceEffect[], all: readonly BalanceEffect[], named: ReadonlySet<string | null>) => {
  const lost = new Set(own.filter(({ delta }) => delta.startsWith('-')).map(({ asset }) => asset.address));
  const takers = all.filter(({ asset, delta }) => lost.has(asset.address) && !delta.startsWith('-'));
  const accounts = new Set(
    takers.map(({ account }) => account).filter((account) => !own.some((one) => one.account === account)),
  );
  return {
    accounts: [...accounts].slice(0, MAX_TAKERS),
    isAnyUnnamed: [...accounts].some((account) => !named.has(account)),
  };
};

/**
 * What to try in the block behind the judged one, so that nothing of it can be seen there; null where the sender pays
 * for nothing but what the bytes name.
 */
export const proceedsTrial = (
  witnessed: Witnessed,
  effects: readonly ExecutedEffect[],
  { proposal }: Pick<PinnedQuestion, 'proposal'>,
): ProceedsTrial | null => {
  const { call } = witnessed;
  const balances = effects.filter(isBalance);
  // the sender, or a Safe that it has act
  const payer = [call.sender, ...(call.safes ?? [])].find((owner) =>
    balances.some(({ account, delta }) => account === owner && delta.startsWith('-')),
  );
  if (payer === undefined) return null;
  const own = balances.filter(({ account }) => account === payer);
  const actions = proposal.payload?.actions ?? [];
  const named = new Set([call.to, ...actions.flatMap(({ from, to, target }) => [from, to, target])]);
  const { accounts, isAnyUnnamed } = takersOf(own, balances, named);
  const attempts = own
    .filter(({ asset, delta }) => asset.address !== null && asset.tokenId === null && !delta.startsWith('-'))
    .slice(0, MAX_TOKENS)
    .map(({ asset, delta }) => attemptOf(asset.address ?? '', BigInt(delta), payer, witnessed));
  if (attempts.length === 0 && !isAnyUnnamed) return null;
  return trialOf(witnessed, payer, attempts, accounts);
};

/** Its owner sends on and approves; in the block behind, the owner has the router send the rest. */
const transfersOf = ({ token, byOwner, bySpender }: Attempt, owner: string, router: string) => {
  const data = (selector: string, ...words: readonly (string | bigint)[]) =>
    `${selector}${words.map(quantityWord).join('')}`;
  const own = { from: owner, to: token, gas: quantity(TRANSFER_GAS) };
  return {
    byOwner: [
      { ...own, input: `0x${data('a9059cbb', byOwner.to, byOwner.units)}` },
      { ...own, input: `0x${data('095ea7b3', router, bySpender.units)}` },
    ],
    bySpender: {
      ...{ from: owner, to: router, gas: quantity(TRANSFER_GAS + ROUTER_GAS) },
      input: `0x${quantityWord(token)}${data('23b872dd', owner, bySpender.to, bySpender.units)}`,
    },
  };
};

const groupsOf = (attempts: readonly Attempt[], takers: readonly string[]): readonly (readonly StateRead[])[] => [
  attempts.flatMap(({ token, byOwner, bySpender }) =>
    [byOwner.to, bySpender.to].map((account): StateRead => ({ what: 'balance', token, account })),
  ),
  takers.map((account): StateRead => ({ what: 'code', account })),
];

/** The judged block again, and two behind it, each later by what an honest token may have its buyers wait. */
const trialBlocks = (
  { situation, call, block }: Witnessed,
  payer: string,
  attempts: readonly Attempt[],
  groups: readonly (readonly StateRead[])[],
): readonly AskedBlock[] => {
  const [reader, router] = [newReader(), newAccount()];
  const [held, codes] = readerInputs(groups).map((input) => ({
    ...{ from: reader.payer, to: reader.account, input, gas: quantity(READ_GAS) },
  }));
  const transfers = attempts.map((attempt) => transfersOf(attempt, payer, router));
  const fees = { maxFeePerGas: quantity(block.header.baseFee), maxPriorityFeePerGas: '0x0' };
  const behind = (blocks: number, calls: readonly object[]) => ({
    blockOverrides: blockOverrides({
      ...block.header,
      number: block.header.number + blocks,
      time: block.header.time + blocks * WAITED,
    }),
    calls: calls.map((one) => ({ ...one, ...fees })),
  });
  const gas = BigInt(attempts.length) * (3n * TRANSFER_GAS + ROUTER_GAS);
  const pools = attempts.flatMap(({ byOwner, bySpender, givers }) => [
    byOwner.to,
    ...(givers[0] ? [] : [bySpender.to]),
  ]);
  const stateOverrides = {
    ...Object.fromEntries(pools.map((pool) => [pool, { code: POOL_CODE }])),
    [payer]: { balance: quantity(USUAL_BALANCE + gas * block.header.baseFee) },
    [router]: { code: ROUTER_CODE },
    [reader.payer]: { balance: PAYERS_BALANCE },
    [reader.account]: { code: readerCode(groups, call.sender) },
  };
  const judged = {
    blockOverrides: blockOverrides(block.header),
    stateOverrides: situation.overrides,
    calls: [callObject(call, block.header)],
  };
  return [
    ...blocksBetween(block.header, situation.pin.head),
    judged,
    { ...behind(1, [codes, held, ...transfers.flatMap(({ byOwner }) => byOwner), held] as object[]), stateOverrides },
    behind(2, [held, ...transfers.map(({ bySpender }) => bySpender), held] as object[]),
  ];
};

const trialOf = (
  witnessed: Witnessed,
  payer: string,
  attempts: readonly Attempt[],
  takers: readonly string[],
): ProceedsTrial => {
  const { situation, call } = witnessed;
  const groups = groupsOf(attempts, takers);
  const blockStateCalls = trialBlocks(witnessed, payer, attempts, groups);
  const validation = call.isTransaction && payer === call.sender;
  return {
    calls: [simulateCall(blockStateCalls, validation, { blockHash: situation.pin.head.hash })],
    read: ([reply]) => {
      try {
        return readTrial(answeredCalls(reply, blockStateCalls).slice(-2), attempts, takers, groups);
      } catch (error) {
        // what cannot be tried makes an execution less than whole, and takes nothing from it
        if (error instanceof ProviderError) return null;
        throw error;
      }
    },
  };
};

interface Tried {
  readonly isDone: boolean;
  readonly output: string;
}

const triedIn = (call: JsonObject): Tried => ({
  isDone: isDone(call),
  output: hexBytesIn(call['returnData'], 'a simulated call'),
});

/** Some tokens answer nothing. Source: ERC-20, and tokens before it. */
const isAgreed = ({ isDone, output }: Tried): boolean => isDone && (output === '0x' || BigInt(output) !== 0n);

const readTrial = (
  blocks: readonly (readonly JsonObject[])[],
  attempts: readonly Attempt[],
  takers: readonly string[],
  [held = [], codes = []]: readonly (readonly StateRead[])[],
): Proceeds => {
  const [one = [], two = []] = blocks.map((calls) => calls.map(triedIn));
  const [code, ...inOne] = one;
  if (code?.isDone !== true) throw malformed('a trial');
  const [byOwner, bySpender] = [inOne.slice(1, -1), two.slice(1, -1)];
  // in each block before and after: balances of some change with time
  const read = [inOne[0], inOne.at(-1), two[0], two.at(-1)].map((one) => readOf(held, one));
  const words = readerOutput(codes, code.output);
  // of whom nothing was read it is not known that no key signs for them
  if (words.some((word) => typeof word !== 'bigint')) throw malformed('a trial');
  return {
    tokens: attempts.map((attempt, index) => {
      const arrived = [0, 1].map((place) =>
        more(read[2 * place]?.[2 * index + place], read[2 * place + 1]?.[2 * index + place]),
      );
      const tried = [...byOwner.slice(2 * index, 2 * index + 2), ...bySpender.slice(index, index + 1)];
      const isAllowed = tried.every(isAgreed);
      return proceedsOf(attempt, isAllowed, arrived);
    }),
    wallets: takers.filter((_, index) => isWallet(words[index])),
  };
};

const readOf = (group: readonly StateRead[], tried: Tried | undefined): readonly ReadValue[] => {
  if (tried?.isDone !== true) throw malformed('a trial');
  return readerOutput(group, tried.output);
};

const more = (before: ReadValue | undefined, after: ReadValue | undefined): bigint =>
  typeof before === 'bigint' && typeof after === 'bigint' && after > before ? after - before : 0n;

/** A key signs for what has no code, and for what has that of another (EIP-7702). */
const isWallet = (code: ReadValue | undefined): boolean =>
  typeof code === 'bigint' && (code === 0n || delegateIn(code) !== null);

/** What rounding may keep back, base units. Source: tokens that hold shares. */
const ROUNDING = 2n;
const WHOLE_BPS = 10_000n;

const proceedsOf = (
  { token, givers, isNew, byOwner, bySpender }: Attempt,
  isAllowed: boolean,
  arrived: readonly bigint[],
): TokenProceeds => {
  const sent = [byOwner.units, bySpender.units];
  const fees = sent.map((units, place) => {
    const got = arrived[place] ?? 0n;
    return units === 0n || (got > 0n && units - got <= ROUNDING) ? 0n : ((units - got) * WHOLE_BPS) / units;
  });
  const highest = fees.reduce((most, fee) => (fee > most ? fee : most), 0n);
  return { token, givers, isNew, canMove: isAllowed && highest < WHOLE_BPS, feeBps: Number(highest) };
};

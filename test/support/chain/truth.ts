import { encodeCall } from '../payload-bytes.js';
import { type Account, accountOf } from './accounts.js';
import type { Anvil, Receipt } from './anvil.js';
import { addressOf, type Deployed, DEPLOYER, THIEF, WALLETS } from './deployments.js';
import { quantity, rpcBatch } from './rpc.js';
import { signed, type Unsigned } from './transactions.js';
import { collectiblesOf, MULTI_TOKENS, TOKENS } from './world.js';

/** Accounts without a past, whom transactions pay or allow. */
export const STRANGERS = [accountOf('stranger'), accountOf('another stranger')] as const;

/**
 * A place of the chain's state, as a text: `balance ACCOUNT ASSET ID`, `allowance OWNER SPENDER TOKEN`, `approved TOKEN
 * ID`, `operator OWNER OPERATOR TOKEN`, `hub OWNER SPENDER TOKEN`, `control TARGET WHAT`. Addresses in lower case, `-`
 * for no id, `native` for the chain's currency. Its value is a number, and that of an address the number of its bytes.
 */
export type Place = string;

/** A place whose value a transaction changed. */
export interface Change {
  readonly before: bigint;
  readonly after: bigint;
}

interface Reading {
  readonly place: Place;
  readonly target: string;
  readonly call: string;
}

const HELD: readonly Deployed[] = [
  'coin',
  'gift',
  'fee',
  'rebasing',
  'weth',
  ...TOKENS.filter((it) => /^lie/.test(it)),
];
const OWNERS_OF_CONTRACTS: readonly Deployed[] = ['ownable', 'smartAccount'];
const HOLDING: readonly Deployed[] = [
  ...(['pool', 'safe', 'smartAccount', 'drainer', 'hub', 'airdrop', 'batcher', 'proxy', 'weth'] as const),
];

const holders = (): readonly string[] => [
  ...[...WALLETS, THIEF, DEPLOYER, ...STRANGERS].map(({ address }) => address),
  ...HOLDING.map(addressOf),
];
const owners = (): readonly string[] => [
  ...WALLETS.map(({ address }) => address),
  addressOf('safe'),
  addressOf('smartAccount'),
];
const spenders = (): readonly string[] => [
  ...[...WALLETS, THIEF, ...STRANGERS].map(({ address }) => address),
  ...(['hub', 'pool', 'drainer'] as const).map(addressOf),
];

const balances = (): readonly Reading[] =>
  holders().flatMap((account) => [
    {
      place: `balance ${account} native -`,
      target: addressOf('reader'),
      call: encodeCall('etherOf(address)', [account]),
    },
    ...HELD.map((name) => ({
      place: `balance ${account} ${addressOf(name)} -`,
      target: addressOf(name),
      call: encodeCall('balanceOf(address)', [account]),
    })),
    ...MULTI_TOKENS.map((id) => ({
      place: `balance ${account} ${addressOf('multi')} ${id}`,
      target: addressOf('multi'),
      call: encodeCall('balanceOf(address,uint256)', [account, id]),
    })),
  ]);

const permissions = (): readonly Reading[] =>
  owners().flatMap((owner) =>
    spenders().flatMap((spender) => [
      ...HELD.map((name) => ({
        place: `allowance ${owner} ${spender} ${addressOf(name)}`,
        target: addressOf(name),
        call: encodeCall('allowance(address,address)', [owner, spender]),
      })),
      {
        place: `hub ${owner} ${spender} ${addressOf('coin')}`,
        target: addressOf('hub'),
        call: encodeCall('allowance(address,address,address)', [owner, addressOf('coin'), spender]),
      },
      ...(['collectible', 'multi'] as const).map((name) => ({
        place: `operator ${owner} ${spender} ${addressOf(name)}`,
        target: addressOf(name),
        call: encodeCall('isApprovedForAll(address,address)', [owner, spender]),
      })),
    ]),
  );

const collectibles = (): readonly bigint[] => WALLETS.flatMap(collectiblesOf);

const others = (): readonly Reading[] => [
  ...collectibles().flatMap((id) => [
    { place: `holder ${id}`, target: addressOf('collectible'), call: encodeCall('ownerOf(uint256)', [id]) },
    {
      place: `approved ${addressOf('collectible')} ${id}`,
      target: addressOf('collectible'),
      call: encodeCall('getApproved(uint256)', [id]),
    },
  ]),
  ...OWNERS_OF_CONTRACTS.map((name) => ({
    place: `control ${addressOf(name)} owner`,
    target: addressOf(name),
    call: encodeCall('owner()', []),
  })),
];

/** Source: EIP-1967. */
const SLOTS = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  // the admin of a proxy
  authority: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
};

interface ReadingOfNode {
  readonly place: Place;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly valueOf: (answer: string) => bigint;
}

const DELEGATION = /^0xef0100([0-9a-f]{40})$/;

/** What no contract can read. */
const readingsOfNode = (): readonly ReadingOfNode[] => [
  ...Object.entries(SLOTS).map(([what, slot]) => ({
    place: `control ${addressOf('proxy')} ${what}`,
    method: 'eth_getStorageAt',
    params: [addressOf('proxy'), slot, 'latest'],
    valueOf: BigInt,
  })),
  ...WALLETS.map(({ address }) => ({
    place: `control ${address} delegation`,
    method: 'eth_getCode',
    params: [address, 'latest'],
    valueOf: (code: string) => BigInt(`0x${DELEGATION.exec(code)?.[1] ?? '0'}`),
  })),
];

interface Question {
  readonly ofReader: readonly Reading[];
  readonly ofNode: readonly ReadingOfNode[];
  readonly call: string;
}

let question: Question | null = null;

/** The same for every transaction: made once. */
const questionOf = (): Question => {
  if (question !== null) return question;
  const ofReader = [...balances(), ...permissions(), ...others()];
  const call = encodeCall('read(address[],bytes[])', [
    ofReader.map(({ target }) => target),
    ofReader.map((reading) => reading.call),
  ]);
  return (question = { ofReader, ofNode: readingsOfNode(), call });
};

/** An array of words, behind its offset and its length. */
const wordsOf = (output: string): readonly bigint[] =>
  (output.slice(2 + 128).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));

const READING_GAS = 1_000_000_000n;

/** The values of all places now. A holder of a collectible has 1 of it. */
export const readPlaces = async (node: Anvil): Promise<ReadonlyMap<Place, bigint>> => {
  const { ofReader, ofNode, call } = questionOf();
  const [output = '', ...answers] = (await rpcBatch(node.url, [
    { method: 'eth_call', params: [{ to: addressOf('reader'), data: call, gas: quantity(READING_GAS) }, 'latest'] },
    ...ofNode.map(({ method, params }) => ({ method, params })),
  ])) as readonly string[];
  const words = wordsOf(output);
  if (words.length !== ofReader.length) throw new Error(`${words.length} of ${ofReader.length} places were read`);
  const places = new Map<Place, bigint>();
  for (const [index, { place }] of ofReader.entries()) {
    const value = words[index] ?? 0n;
    const [, id] = /^holder (\d+)$/.exec(place) ?? [];
    if (id === undefined) places.set(place, value);
    else {
      const holder = `0x${value.toString(16).padStart(40, '0')}`;
      places.set(`balance ${holder} ${addressOf('collectible')} ${id}`, 1n);
    }
  }
  for (const [index, { place, valueOf }] of ofNode.entries()) places.set(place, valueOf(answers[index] ?? '0x0'));
  return places;
};

/** What a transaction did when it was mined. */
export interface Truth {
  readonly receipt: Receipt;
  /** Every place that it changed; the sender's ether without gas. */
  readonly changes: ReadonlyMap<Place, Change>;
  /** All that was read before, so that a place which did not change is known too. */
  readonly before: ReadonlyMap<Place, bigint>;
}

/** Sends a transaction for real, reads what it changed, and forgets it. */
export const minedTruth = async (node: Anvil, from: Account, transaction: Unsigned): Promise<Truth> => {
  const id = await node.snapshot();
  try {
    const before = await readPlaces(node);
    const receipt = await node.sendRaw(signed(from, transaction));
    const after = new Map(await readPlaces(node));
    const purse = `balance ${from.address} native -`;
    after.set(purse, (after.get(purse) ?? 0n) + BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice));
    const changes = new Map<Place, Change>();
    for (const place of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(place) ?? 0n, after.get(place) ?? 0n];
      if (was !== is) changes.set(place, { before: was, after: is });
    }
    return { receipt, changes, before };
  } finally {
    await node.revert(id);
  }
};

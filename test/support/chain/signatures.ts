import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { readTypedData } from '../../../domain/payload/evm/typed-data.js';
import type { PayloadMembers } from '../../../src/application/check/check-request.js';
import type { Random } from '../../tools/faults/support/random.js';
import { ENCODED_TYPES } from '../encoded-types.js';
import { encodeCall, typedData } from '../payload-bytes.js';
import { accountOf } from './accounts.js';
import type { Anvil } from './anvil.js';
import { artefactOf, deploymentOf } from './artefacts.js';
import { addressOf, ALICE, ETHER, THIEF } from './deployments.js';
import { quantity } from './rpc.js';
import { partOf, setBalanceOf, USDC } from './safes.js';
import { contractAddress } from './transactions.js';

const BUILDER = accountOf('builder of signatures');
const BOOK = contractAddress(BUILDER.address, 0);
export const HUB = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const DAI = '0x6b175474e89094c44da98b954eedeac495271d0f';
export const OWNED = 12_345_678_900n;
const SEAPORT = '0x0000000000000068f116a894984e2db1123eb395';
/** OpenSea's conduit and its key. Source: https://docs.opensea.io, Seaport. */
const CONDUIT = '0x1e0049783f008a0085193e00003d00cd54003c71';
const CONDUIT_KEY = '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000';
/** What Alice lets these two move. */
const MOVED_BY: readonly (readonly [mover: string, most: bigint])[] = [
  [CONDUIT, 5_000_000_000n],
  [SEAPORT, 700_000_000n],
];

/** Puts tokens that take signatures where USDC and DAI stand, Permit2 where it stands, and a book of orders. */
export const buildSignatures = async (node: Anvil): Promise<void> => {
  const { rpc } = node;
  await rpc('anvil_setBalance', BUILDER.address, quantity(10n * ETHER));
  await node.sendAs(BUILDER.address, { data: deploymentOf('OrderBook'), gas: quantity(5_000_000) });
  for (const token of [USDC, DAI]) {
    await rpc('anvil_setCode', token, artefactOf('SignatureToken').deployedBytecode);
    await setBalanceOf(rpc, token, ALICE.address, OWNED);
  }
  await rpc('anvil_setCode', HUB, artefactOf('SignatureHub').deployedBytecode);
  await rpc('anvil_setBalance', THIEF.address, quantity(10n * ETHER));
  for (const spender of [HUB, BOOK]) {
    const data = encodeCall('approve(address,uint256)', [spender, 2n ** 256n - 1n]);
    await node.sendAs(ALICE.address, { to: USDC, data, gas: quantity(200_000) });
  }
  for (const [mover, most] of MOVED_BY) {
    await rpc('anvil_setBalance', mover, quantity(10n * ETHER));
    const data = encodeCall('approve(address,uint256)', [mover, most]);
    await node.sendAs(ALICE.address, { to: USDC, data, gas: quantity(200_000) });
  }
};

interface Step {
  /** The thief, unless another is named. */
  readonly from?: string;
  readonly to: string;
  readonly data: string;
}

/** A signature that lets the thief take something, and how the thief takes so much of it. */
export interface DrawnSignature {
  readonly payload: PayloadMembers;
  /** What is taken, and what its owner has there. `takes`: the steps that take so much; a fixed amount takes that. */
  readonly of: readonly { readonly asset: string | null; readonly takes: (amount: bigint) => readonly Step[] }[];
  /** The amounts can only be taken as they are. */
  readonly isFixed?: boolean;
  /** What the account runs from then on, where the signature delegates it. */
  readonly delegate?: string;
}

const END = 4_000_000_000n;
const PERMIT_DOMAIN = (verifyingContract: string, name = 'Coin') => ({ name, chainId: 1, verifyingContract });
const step = (to: string, signature: string, ...values: Parameters<typeof encodeCall>[1]): Step => ({
  to,
  data: encodeCall(signature, values),
});

/** Signs typed data with the key of Alice, as 65 bytes r, s and v. */
const signed = (content: Readonly<Record<string, unknown>>): string => {
  const read = readTypedData(content);
  if (!read.ok) throw new Error(read.problem);
  const key = hexToBytes(ALICE.key.slice(2));
  const bytes = secp256k1.sign(hexToBytes(read.value.digest.slice(2)), key, { prehash: false, format: 'recovered' });
  const hex = Buffer.from(bytes).toString('hex');
  return `0x${hex.slice(2)}${(27 + Number(hex.slice(0, 2))).toString(16)}`;
};

/** A message of Alice with its signature. */
const message = (
  encodedType: string,
  domain: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): { readonly payload: PayloadMembers; readonly signature: string } => {
  const content = typedData(encodedType, domain, values);
  return { payload: { typed_data: content }, signature: signed(content) };
};

const units = (random: Random): bigint => BigInt(random.between(1, 20_000)) * 1_000_000n;
const WHO = { owner: ALICE.address, spender: THIEF.address };

const permit = (token: string, value: bigint, deadline = END): DrawnSignature => {
  const values = { ...WHO, value: String(value), nonce: '0', deadline: String(deadline) };
  const { payload, signature } = message(ENCODED_TYPES.permit, PERMIT_DOMAIN(token), values);
  const given = step(
    token,
    'permit(address,address,uint256,uint256,bytes)',
    WHO.owner,
    WHO.spender,
    value,
    deadline,
    signature,
  );
  return { payload, of: [{ asset: token, takes: (amount) => [given, pull(token, amount)] }] };
};
const pull = (token: string, amount: bigint): Step =>
  step(token, 'transferFrom(address,address,uint256)', ALICE.address, THIEF.address, amount);

const permitAll = (): DrawnSignature => {
  const values = { holder: ALICE.address, spender: THIEF.address, nonce: '0', expiry: '0', allowed: true };
  const { payload, signature } = message(ENCODED_TYPES.daiPermit, PERMIT_DOMAIN(DAI), values);
  const given = step(
    DAI,
    'permitAll(address,address,uint256,bool,bytes)',
    ALICE.address,
    THIEF.address,
    0n,
    true,
    signature,
  );
  return { payload, of: [{ asset: DAI, takes: (amount) => [given, pull(DAI, amount)] }] };
};

const authorized = (value: bigint): DrawnSignature => {
  const nonce = `0x${'07'.repeat(32)}`;
  const values = { from: ALICE.address, to: THIEF.address, value: String(value), validAfter: '0' };
  const { payload, signature } = message(ENCODED_TYPES.authorizedTransfer, PERMIT_DOMAIN(USDC), {
    ...values,
    ...{ validBefore: String(END), nonce },
  });
  const signature_ = 'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)';
  const takes = () => [step(USDC, signature_, ALICE.address, THIEF.address, value, 0n, END, nonce, signature)];
  return { payload, of: [{ asset: USDC, takes }], isFixed: true };
};

const details = (token: string, amount: bigint) => ({
  ...{ token, amount: String(amount), expiration: String(END), nonce: '0' },
});
const byHub = (token: string, amount: bigint): Step =>
  step(HUB, 'transferFrom(address,address,uint160,address)', ALICE.address, THIEF.address, amount, token);
const HUB_DOMAIN = PERMIT_DOMAIN(HUB, 'Permit2');

const single = (token: string, amount: bigint): DrawnSignature => {
  const { payload, signature } = message(ENCODED_TYPES.permitSingle, HUB_DOMAIN, {
    ...{ details: details(token, amount), spender: THIEF.address, sigDeadline: String(END) },
  });
  const given = step(
    ...([HUB, 'permit(address,(address,uint160,uint48,uint48),address,uint256,bytes)', ALICE.address] as const),
    ...[[token, amount, END, 0n], THIEF.address, END, signature],
  );
  return { payload, of: [{ asset: token, takes: (taken) => [given, byHub(token, taken)] }] };
};

const batch = (one: bigint, other: bigint): DrawnSignature => {
  const all = [
    [USDC, one],
    [addressOf('coin'), other],
  ] as const;
  const { payload, signature } = message(ENCODED_TYPES.permitBatch, HUB_DOMAIN, {
    details: all.map(([token, amount]) => details(token, amount)),
    ...{ spender: THIEF.address, sigDeadline: String(END) },
  });
  const given = step(
    ...([HUB, 'permitAll(address,(address,uint160,uint48,uint48)[],address,uint256,bytes)', ALICE.address] as const),
    ...[all.map(([token, amount]) => [token, amount, END, 0n]), THIEF.address, END, signature],
  );
  return { payload, of: all.map(([token]) => ({ asset: token, takes: (taken) => [given, byHub(token, taken)] })) };
};

const once = (amount: bigint): DrawnSignature => {
  const { payload, signature } = message(ENCODED_TYPES.permitTransfer, HUB_DOMAIN, {
    ...{ permitted: { token: USDC, amount: String(amount) }, spender: THIEF.address },
    ...{ nonce: '5', deadline: String(END) },
  });
  const takes = (taken: bigint) => [
    step(
      ...([HUB, 'permitTransferFrom((address,uint256),uint256,uint256,address,uint256,address,bytes)'] as const),
      ...[[USDC, amount], 5n, END, THIEF.address, taken, ALICE.address, signature],
    ),
  ];
  return { payload, of: [{ asset: USDC, takes }] };
};

const RFQ =
  'RfqOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,' +
  'address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)';
const ZERO = `0x${'00'.repeat(20)}`;

const order = (makerAmount: bigint): DrawnSignature => {
  const [pool, domain] = [
    `0x${'00'.repeat(32)}`,
    { name: 'ZeroEx', version: '1.0.0', chainId: 1, verifyingContract: BOOK },
  ];
  const { payload, signature } = message(RFQ, domain, {
    ...{ makerToken: USDC, takerToken: DAI, makerAmount: String(makerAmount), takerAmount: '0', maker: ALICE.address },
    ...{ taker: ZERO, txOrigin: ZERO, pool, expiry: String(END), salt: '1' },
  });
  const takes = () => [
    step(
      ...([
        BOOK,
        'fill((address,address,uint128,uint128,address,address,address,bytes32,uint64,uint256),bytes)',
      ] as const),
      ...[[USDC, DAI, makerAmount, 0n, ALICE.address, ZERO, ZERO, pool, END, 1n], signature],
    ),
  ];
  return { payload, of: [{ asset: USDC, takes }], isFixed: true };
};

/** An order that gives for nothing: whoever fills it has its mover take what Alice lets that one take. */
const seaportOrder = (token: string, given: bigint, mover: string): DrawnSignature => {
  const item = { itemType: 1, token, identifierOrCriteria: '0', startAmount: String(given), endAmount: String(given) };
  const { payload } = message(
    ENCODED_TYPES.seaport,
    { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: SEAPORT },
    {
      ...{ offerer: ALICE.address, zone: ZERO, offer: [item], consideration: [], orderType: 0, startTime: '0' },
      ...{ endTime: String(END), zoneHash: `0x${'00'.repeat(32)}`, salt: '1', counter: '0' },
      conduitKey: mover === CONDUIT ? CONDUIT_KEY : `0x${'00'.repeat(32)}`,
    },
  );
  return { payload, of: [{ asset: token, takes: (amount) => [{ ...pull(token, amount), from: mover }] }] };
};

/** The account runs the code of a thief from then on, and whoever calls it takes all. */
const delegation = (): DrawnSignature => {
  const self = ALICE.address;
  const sweep = (token: string) => () => [step(self, 'sweepERC20(address,address)', token, THIEF.address)];
  return {
    payload: { authorization: { chain_id: 1, address: partOf('sweeper'), nonce: 40 } },
    of: [
      { asset: null, takes: () => [step(self, 'sweepETH(address)', THIEF.address)] },
      { asset: USDC, takes: sweep(USDC) },
      { asset: DAI, takes: sweep(DAI) },
    ],
    isFixed: true,
    delegate: partOf('sweeper'),
  };
};

const ALL = 2n ** 256n - 1n;
const ALL_OF_HUB = 2n ** 160n - 1n;

/** Signatures of Alice that let the thief take what is hers, by kind. */
export const SIGNATURE_KINDS: Readonly<Record<string, (random: Random) => DrawnSignature>> = {
  'permit of an amount': (random) => permit(USDC, units(random)),
  'permit of everything': (random) => permit(random.oneOf([USDC, DAI]), ALL),
  'permit that has ended': (random) => ({ ...permit(USDC, units(random), 1_700_000_000n), of: [] }),
  'permit of DAI': () => permitAll(),
  'payment by signature': (random) => authorized(BigInt(random.between(1, 12_000)) * 1_000_000n),
  'Permit2: allowance': (random) => single(USDC, random.oneOf([units(random), ALL_OF_HUB])),
  'Permit2: allowance of what it may not move': () => single(DAI, ALL_OF_HUB),
  'Permit2: allowances': (random) => batch(units(random), units(random)),
  'Permit2: transfer': (random) => once(random.oneOf([units(random), ALL])),
  'order for nothing': (random) => order(BigInt(random.between(1, 12_000)) * 1_000_000n),
  'Seaport: order by a conduit': (random) => seaportOrder(USDC, 5_000_000_000n + units(random), CONDUIT),
  'Seaport: order by itself': (random) => seaportOrder(USDC, 700_000_000n + units(random), SEAPORT),
  'Seaport: order of what its conduit may not move': (random) => seaportOrder(DAI, units(random), CONDUIT),
  delegation,
};

const balanceOf = async ({ rpc }: Anvil, asset: string | null): Promise<bigint> =>
  BigInt(
    asset === null
      ? await rpc<string>('eth_getBalance', ALICE.address, 'latest')
      : await rpc<string>('eth_call', { to: asset, data: encodeCall('balanceOf(address)', [ALICE.address]) }, 'latest'),
  );

/** How much Alice loses where the thief tries to take so much; 0 where that fails. What is mined is forgotten. */
export const minedTaking = async (
  node: Anvil,
  { delegate }: DrawnSignature,
  { asset, takes }: DrawnSignature['of'][number],
  amount: bigint,
): Promise<bigint> => {
  const id = await node.snapshot();
  try {
    if (delegate !== undefined) await node.rpc('anvil_setCode', ALICE.address, `0xef0100${delegate.slice(2)}`);
    const before = await balanceOf(node, asset);
    for (const one of takes(amount)) await node.sendAs(one.from ?? THIEF.address, { ...one, gas: quantity(1_000_000) });
    return before - (await balanceOf(node, asset));
  } finally {
    await node.revert(id);
  }
};

import { ENCODED_TYPES } from '../../../support/encoded-types.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import {
  COLLECTION,
  DAI,
  MAX,
  MAX_160,
  ME,
  PERMIT2,
  type Phish,
  phishesOn,
  ROUTER,
  SAFE,
  signed,
  SOON,
  THIEF,
  UNITS,
  USDC,
  WETH,
  ZERO,
} from './phish.js';

const HASH = `0x${'0'.repeat(64)}`;
const deadline = String(SOON);
const domainOf = (verifyingContract: string, name = 'Coin', chainId: number | null = 1) => ({
  name,
  version: '1',
  ...(chainId === null ? {} : { chainId }),
  verifyingContract,
});
const permit = (spender: string, value: bigint, domain: object = domainOf(USDC)) =>
  signed(ENCODED_TYPES.permit, domain, { owner: ME, spender, value: String(value), nonce: '0', deadline });
const details = (token: string, amount: bigint) => ({
  token,
  amount: String(amount),
  expiration: deadline,
  nonce: '0',
});
const permit2 = domainOf(PERMIT2, 'Permit2');
const single = (spender: string, amount: bigint) =>
  signed(ENCODED_TYPES.permitSingle, permit2, { details: details(USDC, amount), spender, sigDeadline: deadline });
const several = (spender: string, amount: bigint) =>
  signed(ENCODED_TYPES.permitBatch, permit2, {
    details: [details(USDC, amount), details(DAI, amount)],
    spender,
    sigDeadline: deadline,
  });
const permitted = (token: string, amount: bigint) => ({ token, amount: String(amount) });
const once = (type: string, spender: string, amounts: object) =>
  signed(type, permit2, {
    permitted: amounts,
    spender,
    nonce: '0',
    deadline,
    ...(type === ENCODED_TYPES.permitWithWitness ? { witness: { to: THIEF } } : {}),
  });

const nft = { itemType: 2, token: COLLECTION, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' };
const price = (amount: bigint, recipient: string) => ({
  ...{ itemType: 0, token: ZERO, identifierOrCriteria: '0', recipient },
  ...{ startAmount: String(amount), endAmount: String(amount) },
});
const order = (...consideration: readonly object[]) =>
  signed(ENCODED_TYPES.seaport, domainOf('0x0000000000000068f116a894984e2db1123eb395', 'Seaport'), {
    ...{ offerer: ME, zone: ZERO, offer: [nft], consideration, orderType: 0, startTime: '0', endTime: deadline },
    ...{ zoneHash: HASH, salt: '1', conduitKey: HASH, counter: '0' },
  });
const cow = (receiver: string, buyAmount: bigint) =>
  signed(ENCODED_TYPES.cow, domainOf('0x9008d19f58aabd9ed0d60971565aa8510560ab41', 'Gnosis Protocol'), {
    ...{ sellToken: USDC, buyToken: WETH, receiver, sellAmount: '25000000', buyAmount: String(buyAmount) },
    ...{ validTo: deadline, appData: HASH, feeAmount: '0', kind: 'sell', partiallyFillable: false },
    ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
  });
const oneInch = (takingAmount: bigint, receiver = ZERO) =>
  signed(ENCODED_TYPES.oneInch, domainOf('0x111111125421ca6dc452d289314280a0f8842a65', '1inch Aggregation Router'), {
    ...{ salt: '1', maker: ME, receiver, makerAsset: USDC, takerAsset: WETH, makingAmount: '25000000' },
    ...{ takingAmount: String(takingAmount), makerTraits: '0' },
  });
const approval = encodeCall('approve(address,uint256)', [THIEF, MAX]);
const safeTx = (to: string, data: string, operation: number) =>
  signed(
    ENCODED_TYPES.safeTransaction,
    { chainId: 1, verifyingContract: SAFE },
    {
      ...{ to, value: '0', data, operation, safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: ZERO },
      ...{ refundReceiver: ZERO, nonce: '1' },
    },
  );
const withoutDomainType = () => {
  const { typed_data } = permit(ROUTER, UNITS);
  const { types, ...rest } = typed_data as Record<string, unknown>;
  const { Permit } = types as Record<string, unknown>;
  return { typed_data: { ...rest, types: { Permit } } };
};

const PERMITS = phishesOn('ethereum', [
  ['Permit', permit(THIEF, MAX), permit(ROUTER, UNITS)],
  ['Permit of a small amount', permit(THIEF, 1n), permit(ROUTER, 1n)],
  [
    'DAI permit',
    signed(ENCODED_TYPES.daiPermit, domainOf(DAI), {
      holder: ME,
      spender: THIEF,
      nonce: '0',
      expiry: '0',
      allowed: true,
    }),
    signed(ENCODED_TYPES.daiPermit, domainOf(DAI), {
      holder: ME,
      spender: THIEF,
      nonce: '0',
      expiry: '0',
      allowed: false,
    }),
  ],
  ['Permit2 single', single(THIEF, MAX_160), single(ROUTER, UNITS)],
  ['Permit2 batch', several(THIEF, MAX_160), several(ROUTER, UNITS)],
  [
    'Permit2 transfer',
    once(ENCODED_TYPES.permitTransfer, THIEF, permitted(USDC, MAX)),
    once(ENCODED_TYPES.permitTransfer, ROUTER, permitted(USDC, UNITS)),
  ],
  [
    'Permit2 transfers',
    once(ENCODED_TYPES.permitTransfers, THIEF, [permitted(USDC, MAX), permitted(DAI, MAX)]),
    once(ENCODED_TYPES.permitTransfers, ROUTER, [permitted(USDC, UNITS), permitted(DAI, UNITS)]),
  ],
  [
    'Permit2 transfer with a witness',
    once(ENCODED_TYPES.permitWithWitness, THIEF, permitted(USDC, MAX)),
    once(ENCODED_TYPES.permitWithWitness, ROUTER, permitted(USDC, UNITS)),
  ],
  [
    'a transfer by signature',
    signed(ENCODED_TYPES.authorizedTransfer, domainOf(USDC), {
      ...{ from: ME, to: THIEF, value: String(MAX), validAfter: '0', validBefore: deadline, nonce: HASH },
    }),
    null,
  ],
  [
    'a permit of another owner',
    signed(ENCODED_TYPES.permit, domainOf(USDC), { owner: THIEF, spender: ROUTER, value: '1', nonce: '0', deadline }),
    null,
  ],
]);

const LOOKALIKES = phishesOn('ethereum', [
  [
    'a Permit with a member more',
    signed(ENCODED_TYPES.permit.replace(')', ',uint256 salt)'), domainOf(USDC), {
      owner: ME,
      spender: THIEF,
      value: '1',
      nonce: '0',
      deadline,
      salt: '0',
    }),
    permit(ROUTER, 1n),
  ],
  [
    'a Permit with its members in another order',
    signed('Permit(address spender,address owner,uint256 value,uint256 nonce,uint256 deadline)', domainOf(USDC), {
      owner: ME,
      spender: THIEF,
      value: '1',
      nonce: '0',
      deadline,
    }),
    permit(ROUTER, 1n),
  ],
  [
    'a sign-in as typed data of a token',
    signed('Login(address account,string text)', domainOf(USDC), { account: ME, text: 'Welcome' }),
    null,
  ],
  [
    'an empty structure with a root',
    signed('Root(bytes32 root)', domainOf(COLLECTION), { root: `0x${'ab'.repeat(32)}` }),
    null,
  ],
  ['typed data without a domain type', withoutDomainType(), permit(ROUTER, UNITS)],
  ['a permit for every chain', permit(ROUTER, UNITS, domainOf(USDC, 'Coin', null)), permit(ROUTER, UNITS)],
  ['a permit for chain 0', permit(ROUTER, UNITS, domainOf(USDC, 'Coin', 0)), permit(ROUTER, UNITS)],
  ['a permit for another chain', permit(ROUTER, UNITS, domainOf(USDC, 'Coin', 137)), permit(ROUTER, UNITS)],
  [
    'a member twice in the text',
    {
      typed_data: JSON.stringify(permit(ROUTER, 1n).typed_data).replace(
        '"message":{',
        `"message":{"spender":"${THIEF}",`,
      ),
    },
    null,
  ],
  [
    'a member that no type names',
    signed(ENCODED_TYPES.permit, domainOf(USDC), {
      owner: ME,
      spender: ROUTER,
      value: '1',
      nonce: '0',
      deadline,
      amount: '9',
    }),
    null,
  ],
  ['a value that its type cannot hold', permit(ROUTER, 2n ** 256n), null],
]);

const ORDERS = phishesOn('ethereum', [
  ['a Seaport order at no price', order(), order(price(10n ** 18n, ME))],
  ['a Seaport order that pays a stranger', order(price(10n ** 18n, THIEF)), order(price(10n ** 18n, ME))],
  ['a Seaport order for one base unit', order(price(1n, ME)), order(price(10n ** 18n, ME))],
  ['a CoW order for a stranger', cow(THIEF, 10n ** 16n), cow(ME, 10n ** 16n)],
  ['a 1inch order at no price', oneInch(0n), oneInch(10n ** 16n)],
  ['a 1inch order for a stranger', oneInch(10n ** 16n, THIEF), oneInch(10n ** 16n)],
  [
    'a meta transaction',
    signed(ENCODED_TYPES.metaTransaction, domainOf(USDC), { nonce: '0', from: ME, functionSignature: approval }),
    null,
  ],
  [
    'a forwarded approval',
    signed(ENCODED_TYPES.forwardRequest, domainOf(COLLECTION), {
      from: ME,
      to: USDC,
      value: '0',
      gas: '90000',
      nonce: '0',
      data: approval,
    }),
    null,
  ],
  ['delegatecall by a SafeTx', safeTx(THIEF, '0x', 1), null],
  ['an owner by a SafeTx', safeTx(SAFE, encodeCall('addOwnerWithThreshold(address,uint256)', [THIEF, 1n]), 0), null],
]);

export const SIGNATURE_PHISHES: readonly Phish[] = [...PERMITS, ...LOOKALIKES, ...ORDERS];

import { currencyOf } from '../../../../domain/chains/index.js';
import {
  accountOfKey,
  type Call,
  chainIdOf,
  encodeCall,
  encodeValues,
  transactionOf,
} from '../../../support/payload-bytes.js';
import { change, envelopeOf, keyOf, less, type Sort, STRANGER, transactionChanges } from '../declaration.js';
import { contractOn, drawAmount, EVM_CHAINS, type EvmChain, tokensOn, type World, wrapperOn } from '../world.js';

const MAX = 2n ** 256n - 1n;
const SOON = 1_900_000_000n;

/** Stand for the caller and for the router itself. Source: Universal Router, Constants. */
const CALLER = `0x${'0'.repeat(39)}1`;
const ROUTER_ITSELF = `0x${'0'.repeat(39)}2`;

const V2 = 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)';
const V2_NATIVE = 'swapExactETHForTokens(uint256,address[],address,uint256)';
const V3 = 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))';
const MULTICALL = 'multicall(uint256,bytes[])';

const twoTokens = (world: World, chain: EvmChain) => {
  const all = tokensOn(chain).filter(({ contract }) => contract !== wrapperOn(chain));
  const paid = world.random.oneOf(all);
  const others = all.filter(({ contract }) => contract !== paid.contract);
  const received = world.random.oneOf(others);
  const third = others.find(({ contract }) => contract !== received.contract) ?? received;
  return { paid, received, third };
};

/** Tokens for tokens by the v2 router, or by the second v3 router within its own batch. */
export const TOKEN_SWAPS: Sort = {
  name: 'swap of tokens',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const from = accountOfKey(envelope.key);
    const { paid, received, third } = twoTokens(world, evm);
    const { tokens, units } = drawAmount(world, paid.decimals);
    const isV3 = index % 2 === 0;
    const router = contractOn(chain, isV3 ? 'Uniswap V3 SwapRouter02' : 'Uniswap V2 Router');
    const swap = (amount: bigint, to: string, first = paid.contract): string =>
      isV3
        ? encodeCall(V3, [[first, received.contract, 500n, to, amount, 1n, 0n]])
        : encodeCall(V2, [amount, 1n, [first, received.contract], to, SOON]);
    const batch = (...calls: readonly string[]): string => encodeCall(MULTICALL, [SOON, calls]);
    const whole = (amount: bigint, to: string, first = paid.contract): string =>
      isV3 ? batch(swap(amount, to, first)) : swap(amount, to, first);
    const call: Call = { chainId: chainIdOf(evm), to: router, value: 0n, data: whole(units, from) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    const transfer = encodeCall('transferFrom(address,address,uint256)', [from, STRANGER, units]);
    return {
      request: {
        chain,
        from_address: from,
        to_address: index % 3 === 0 ? router : from,
        contract_address: router,
        token: paid.symbol,
        amount: tokens,
        transaction_type: 'swap',
        ...of({}),
      },
      changes: [
        change('contract', ['payload_spender_mismatch'], of({ to: STRANGER })),
        change('receiver of the proceeds', ['payload_recipient_mismatch', 'undeclared_action'], {
          ...of({ data: whole(units, STRANGER) }),
        }),
        change('one base unit more', ['payload_amount_mismatch'], of({ data: whole(units + 1n, from) })),
        change('ten times more', ['payload_amount_mismatch'], of({ data: whole(units * 10n, from) })),
        change('another token is paid', ['payload_token_mismatch'], of({ data: whole(units, from, third.contract) })),
        change('native value along', ['undeclared_native_value'], of({ value: 1n })),
        change('a transfer in a batch', ['undeclared_action'], of({ data: batch(swap(units, from), transfer) })),
        change('a second swap to a stranger', ['undeclared_action', 'payload_recipient_mismatch'], {
          ...of({ data: batch(swap(units, from), swap(1n, STRANGER)) }),
        }),
        change(
          'approval instead',
          ['payload_type_mismatch', 'payload_spender_mismatch'],
          of({ to: paid.contract, data: encodeCall('approve(address,uint256)', [router, MAX]) }),
        ),
        change(
          'transfer instead',
          ['payload_type_mismatch'],
          of({ to: paid.contract, data: encodeCall('transfer(address,uint256)', [router, units]) }),
        ),
        less('one base unit less', of({ data: whole(units - 1n, from) })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

/** The chain's own currency for tokens. */
export const NATIVE_SWAPS: Sort = {
  name: 'swap of native value',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const from = accountOfKey(envelope.key);
    const { paid, received } = twoTokens(world, evm);
    const { tokens, units } = drawAmount(world, 18, 2);
    const isUniversal = index % 2 === 0;
    const router = contractOn(chain, isUniversal ? 'Uniswap Universal Router 2.0' : 'Uniswap V2 Router');
    const wrapped = wrapperOn(evm);
    const wrapAndSwap = (to: string, amount: bigint): string =>
      encodeCall('execute(bytes,bytes[],uint256)', [
        '0x0b00',
        [
          encodeValues('address,uint256', [ROUTER_ITSELF, amount]),
          encodeValues('address,uint256,uint256,bytes,bool', [
            ...[to === from ? CALLER : to, amount, 1n],
            ...[`${wrapped}0001f4${received.contract.slice(2)}`, false],
          ]),
        ],
        SOON,
      ]);
    const swap = (to: string, amount = units): string =>
      isUniversal ? wrapAndSwap(to, amount) : encodeCall(V2_NATIVE, [1n, [wrapped, received.contract], to, SOON]);
    const call: Call = { chainId: chainIdOf(evm), to: router, value: units, data: swap(from) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    return {
      request: {
        chain,
        from_address: from,
        to_address: from,
        contract_address: router,
        token: currencyOf(chain).symbol,
        amount: tokens,
        transaction_type: 'swap',
        ...of({}),
      },
      changes: [
        change('contract', ['payload_spender_mismatch'], of({ to: STRANGER })),
        change('receiver of the proceeds', ['payload_recipient_mismatch', 'undeclared_action'], {
          ...of({ data: swap(STRANGER) }),
        }),
        change('one base unit more', ['payload_amount_mismatch'], of({ value: units + 1n })),
        change('ten times more', ['payload_amount_mismatch'], of({ value: units * 10n })),
        change(
          'payment instead',
          ['payload_type_mismatch', 'payload_spender_mismatch'],
          of({ to: STRANGER, data: '0x' }),
        ),
        change(
          'tokens are paid too',
          ['undeclared_action', 'payload_token_mismatch'],
          of({ data: encodeCall(V2, [5n, 1n, [paid.contract, received.contract], from, SOON]) }),
        ),
        change(
          'a transfer in a batch',
          ['undeclared_action'],
          of({
            data: encodeCall('multicall(bytes[])', [
              [swap(from), encodeCall('transferFrom(address,address,uint256)', [from, STRANGER, 1n])],
            ]),
          }),
        ),
        change(
          'approval instead',
          ['payload_type_mismatch', 'payload_spender_mismatch'],
          of({ to: paid.contract, value: 0n, data: encodeCall('approve(address,uint256)', [router, MAX]) }),
        ),
        less('one base unit less', of({ value: units - 1n, data: swap(from, units - 1n) })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

import { currencyOf } from '../../../../domain/chains/index.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { ENCODED_TYPES } from '../../../support/encoded-types.js';
import {
  accountOfKey,
  type Call,
  chainIdOf,
  encodeCall,
  transactionOf,
  typedData,
} from '../../../support/payload-bytes.js';
import {
  change,
  envelopeOf,
  keyOf,
  less,
  otherChain,
  type Sort,
  STRANGER,
  transactionChanges,
} from '../declaration.js';
import { drawAmount, EVM_CHAINS, type EvmChain, tokensOn, wrapperOn } from '../world.js';

const MAX = 2n ** 256n - 1n;

/** A payment that somebody else may send, by signature alone. */
export const AUTHORIZED_TRANSFERS: Sort = {
  name: 'ERC-3009 transfer',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const [from, to] = [world.account(evm, `payer ${index}`), world.account(evm, `payee ${index}`)];
    const token = tokensOn(evm).find(({ symbol }) => symbol === 'USDC') ?? world.random.oneOf(tokensOn(evm));
    const other = tokensOn(evm).find(({ symbol }) => symbol === 'USDT')?.contract ?? STRANGER;
    const { tokens, units } = drawAmount(world, token.decimals);
    const of = (changed: object, domain: object = {}): PayloadMembers => ({
      typed_data: typedData(
        ENCODED_TYPES.authorizedTransfer,
        {
          name: 'USD Coin',
          version: '2',
          chainId: Number(chainIdOf(evm)),
          verifyingContract: token.contract,
          ...domain,
        },
        {
          ...{
            from,
            to,
            value: String(units),
            validAfter: '0',
            validBefore: '1900000000',
            nonce: `0x${'5'.repeat(64)}`,
          },
          ...changed,
        },
      ),
    });
    return {
      request: {
        ...{ chain, from_address: from, to_address: to, token: token.symbol, amount: tokens },
        transaction_type: 'safe_send',
        ...of({}),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], of({ to: STRANGER })),
        change('one base unit more', ['payload_amount_mismatch'], of({ value: String(units + 1n) })),
        change('ten times more', ['payload_amount_mismatch'], of({ value: String(units * 10n) })),
        change('everything', ['payload_amount_mismatch'], of({ value: String(MAX) })),
        change('token', ['payload_token_mismatch'], of({}, { verifyingContract: other })),
        change('unknown token', ['payload_token_mismatch'], of({}, { verifyingContract: STRANGER })),
        change('payer', ['payload_signer_mismatch'], of({ from: STRANGER })),
        change('chain id', ['payload_chain_mismatch'], of({}, { chainId: Number(chainIdOf(otherChain(evm))) })),
        less('one base unit less', of({ value: String(units - 1n) })),
      ],
    };
  },
};

/** Wrapping the chain's own currency, declared as a call of the contract that wraps it. */
export const WRAPS: Sort = {
  name: 'wrap',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const from = accountOfKey(envelope.key);
    const wrapper = wrapperOn(evm);
    const { tokens, units } = drawAmount(world, 18, 2);
    const data = encodeCall('deposit()', []);
    const call: Call = { chainId: chainIdOf(evm), to: wrapper, value: units, data };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    return {
      request: {
        ...{ chain, from_address: from, to_address: wrapper, contract_address: wrapper },
        ...{ token: currencyOf(chain).symbol, amount: tokens, permissions: ['deposit'] },
        transaction_type: 'contract_interaction',
        ...of({}),
      },
      changes: [
        change('contract', ['payload_spender_mismatch'], of({ to: STRANGER })),
        change('one base unit more', ['payload_amount_mismatch'], of({ value: units + 1n })),
        change('ten times more', ['payload_amount_mismatch'], of({ value: units * 10n })),
        change('transfer instead', ['payload_type_mismatch', 'undeclared_action'], {
          ...of({ value: 0n, data: encodeCall('transfer(address,uint256)', [STRANGER, units]) }),
        }),
        change('approval instead', ['payload_type_mismatch', 'undeclared_action'], {
          ...of({ value: 0n, data: encodeCall('approve(address,uint256)', [STRANGER, units]) }),
        }),
        change('payment to a stranger', ['payload_type_mismatch', 'payload_spender_mismatch'], {
          ...of({ to: STRANGER, data: '0x' }),
        }),
        change('approval in a batch', ['undeclared_action'], {
          ...of({
            data: encodeCall('multicall(bytes[])', [[data, encodeCall('approve(address,uint256)', [STRANGER, MAX])]]),
          }),
        }),
        less('one base unit less', of({ value: units - 1n })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

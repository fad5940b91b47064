import type { CheckRequest } from '../../../../src/application/check/check-request.js';
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
  spelled,
  STRANGER,
  transactionChanges,
} from '../declaration.js';
import { contractOn, drawAmount, EVM_CHAINS, type EvmChain, routersOn, type Token, tokensOn } from '../world.js';

const MAX = 2n ** 256n - 1n;
const MAX_PERMIT2 = 2n ** 160n - 1n;
const approve = (to: string, units: bigint): string => encodeCall('approve(address,uint256)', [to, units]);
const otherOf = (chain: EvmChain, token: Token): string =>
  tokensOn(chain).find(({ contract }) => contract !== token.contract)?.contract ?? '';

const declared = (request: Omit<CheckRequest, 'transaction_type'>): CheckRequest => ({
  ...request,
  transaction_type: 'approval',
});

/** Exactly what an operation needs, to a bundled contract. */
export const APPROVALS: Sort = {
  name: 'exact approval',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const spender = world.random.oneOf(routersOn(evm));
    const token = world.random.oneOf(tokensOn(evm));
    const { tokens, units } = drawAmount(world, token.decimals);
    const name = index % 4 === 3 ? 'increaseAllowance(address,uint256)' : 'approve(address,uint256)';
    const data = (to: string, amount: bigint): string => encodeCall(name, [to, amount]);
    const call: Call = { chainId: chainIdOf(evm), to: token.contract, value: 0n, data: data(spender, units) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    return {
      request: declared({
        chain,
        from_address: accountOfKey(envelope.key),
        to_address: token.contract,
        contract_address: spelled(spender, index),
        token: token.symbol,
        amount: tokens,
        approval_amount: index % 2 === 0 ? String(tokens) : `0x${units.toString(16)}`,
        ...of({}),
      }),
      changes: [
        change('spender', ['payload_spender_mismatch'], of({ data: data(STRANGER, units) })),
        change('token', ['payload_token_mismatch'], of({ to: otherOf(evm, token) })),
        change('one base unit more', ['payload_allowance_exceeds'], of({ data: data(spender, units + 1n) })),
        change('ten times more', ['payload_allowance_exceeds'], of({ data: data(spender, units * 10n) })),
        change('unlimited', ['payload_allowance_exceeds'], of({ data: data(spender, MAX) })),
        change('native value along', ['undeclared_native_value'], of({ value: 1n })),
        change(
          'transfer instead',
          ['payload_type_mismatch'],
          of({ data: encodeCall('transfer(address,uint256)', [spender, units]) }),
        ),
        change(
          'operator instead',
          ['payload_spender_mismatch', 'payload_allowance_exceeds', 'operator_approval_for_all'],
          of({ data: encodeCall('setApprovalForAll(address,bool)', [spender, true]) }),
        ),
        change(
          'a transfer in a batch',
          ['undeclared_action'],
          of({
            data: encodeCall('multicall(bytes[])', [
              [call.data, encodeCall('transfer(address,uint256)', [STRANGER, 1n])],
            ]),
          }),
        ),
        less('one base unit less', of({ data: data(spender, units - 1n) })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

/** A right that is taken back. */
export const REVOCATIONS: Sort = {
  name: 'revocation',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const spender = world.account(evm, `former spender ${index}`);
    const token = world.random.oneOf(tokensOn(evm));
    const call: Call = { chainId: chainIdOf(evm), to: token.contract, value: 0n, data: approve(spender, 0n) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    return {
      request: declared({
        chain,
        from_address: accountOfKey(envelope.key),
        to_address: token.contract,
        contract_address: spender,
        token: token.symbol,
        amount: 0,
        approval_amount: '0',
        ...of({}),
      }),
      changes: [
        change('spender', ['payload_spender_mismatch'], of({ data: approve(STRANGER, 0n) })),
        change('token', ['payload_token_mismatch'], of({ to: otherOf(evm, token) })),
        change('one base unit more', ['payload_allowance_exceeds'], of({ data: approve(spender, 1n) })),
        change('unlimited', ['payload_allowance_exceeds'], of({ data: approve(spender, MAX) })),
        change(
          'raised instead',
          ['payload_allowance_exceeds'],
          of({ data: encodeCall('increaseAllowance(address,uint256)', [spender, 10n ** 18n]) }),
        ),
        change('native value along', ['undeclared_native_value'], of({ value: 1n })),
        change(
          'transfer instead',
          ['payload_type_mismatch'],
          of({ data: encodeCall('transfer(address,uint256)', [spender, 5n]) }),
        ),
        change(
          'operator instead',
          ['payload_allowance_exceeds', 'operator_approval_for_all'],
          of({ data: encodeCall('setApprovalForAll(address,bool)', [spender, true]) }),
        ),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

const SOON = 1_900_000_000;

/** A permit of the token itself, by signature alone. */
export const PERMITS: Sort = {
  name: 'permit (ERC-2612)',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const owner = world.account(evm, `owner ${index}`);
    const spender = world.random.oneOf(routersOn(evm));
    const token = world.random.oneOf(tokensOn(evm));
    const { tokens, units } = drawAmount(world, token.decimals);
    const domain = {
      name: token.symbol,
      version: '2',
      chainId: Number(chainIdOf(evm)),
      verifyingContract: token.contract,
    };
    const message = { owner, spender, value: String(units), nonce: '3', deadline: SOON };
    const of = (changed: object, changedDomain: object = {}) => {
      const content = typedData(ENCODED_TYPES.permit, { ...domain, ...changedDomain }, { ...message, ...changed });
      return { typed_data: index % 2 === 0 ? content : JSON.stringify(content) };
    };
    return {
      request: declared({
        chain,
        from_address: owner,
        to_address: token.contract,
        contract_address: spender,
        token: token.symbol,
        amount: tokens,
        approval_amount: String(tokens),
        ...of({}),
      }),
      changes: [
        change('spender', ['payload_spender_mismatch'], of({ spender: STRANGER })),
        change('token', ['payload_token_mismatch'], of({}, { verifyingContract: otherOf(evm, token) })),
        change('unknown token', ['payload_token_mismatch'], of({}, { verifyingContract: STRANGER })),
        change('one base unit more', ['payload_allowance_exceeds'], of({ value: String(units + 1n) })),
        change('ten times more', ['payload_allowance_exceeds'], of({ value: String(units * 10n) })),
        change('unlimited', ['payload_allowance_exceeds'], of({ value: String(MAX) })),
        change('chain id', ['payload_chain_mismatch'], of({}, { chainId: Number(chainIdOf(otherChain(evm))) })),
        change('owner', ['payload_signer_mismatch'], of({ owner: STRANGER })),
        less('one base unit less', of({ value: String(units - 1n) })),
      ],
    };
  },
};

/** Permit2's allowance of one token, by signature alone. */
export const PERMIT2_SINGLES: Sort = {
  name: 'Permit2 single',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const owner = world.account(evm, `owner ${index}`);
    const permit2 = contractOn(chain, 'Permit2');
    const spender = world.random.oneOf(routersOn(evm).filter((router) => router !== permit2));
    const token = world.random.oneOf(tokensOn(evm));
    const { tokens, units } = drawAmount(world, token.decimals);
    const domain = { name: 'Permit2', chainId: Number(chainIdOf(evm)), verifyingContract: permit2 };
    const details = { token: token.contract, amount: String(units), expiration: SOON, nonce: 0 };
    const message = { details, spender, sigDeadline: SOON };
    const of = (changed: object, changedDomain: object = {}) => ({
      typed_data: typedData(ENCODED_TYPES.permitSingle, { ...domain, ...changedDomain }, { ...message, ...changed }),
    });
    const batch = (...more: readonly object[]) => ({
      typed_data: typedData(ENCODED_TYPES.permitBatch, domain, { ...message, details: [details, ...more] }),
    });
    return {
      request: declared({
        chain,
        from_address: owner,
        to_address: token.contract,
        contract_address: spelled(spender, index),
        token: token.symbol,
        amount: tokens,
        approval_amount: String(tokens),
        ...of({}),
      }),
      changes: [
        change('spender', ['payload_spender_mismatch'], of({ spender: STRANGER })),
        change('token', ['payload_token_mismatch'], of({ details: { ...details, token: otherOf(evm, token) } })),
        change(
          'one base unit more',
          ['payload_allowance_exceeds'],
          of({ details: { ...details, amount: String(units + 1n) } }),
        ),
        change(
          'ten times more',
          ['payload_allowance_exceeds'],
          of({ details: { ...details, amount: String(units * 10n) } }),
        ),
        change(
          'unlimited',
          ['payload_allowance_exceeds'],
          of({ details: { ...details, amount: String(MAX_PERMIT2) } }),
        ),
        change('chain id', ['payload_chain_mismatch'], of({}, { chainId: Number(chainIdOf(otherChain(evm))) })),
        change('a second token in a batch', ['undeclared_action'], batch({ ...details, token: otherOf(evm, token) })),
        change('the same token twice', ['undeclared_action'], batch(details)),
        change('another token, unlimited', ['undeclared_action'], {
          ...batch({ ...details, token: otherOf(evm, token), amount: String(MAX_PERMIT2) }),
        }),
        less('one base unit less', of({ details: { ...details, amount: String(units - 1n) } })),
      ],
    };
  },
};

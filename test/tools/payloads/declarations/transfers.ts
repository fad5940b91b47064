import { currencyOf } from '../../../../domain/chains/index.js';
import { accountOfKey, type Call, chainIdOf, encodeCall, transactionOf } from '../../../support/payload-bytes.js';
import { change, envelopeOf, keyOf, less, type Sort, spelled, STRANGER, transactionChanges } from '../declaration.js';
import { contractOn, drawAmount, EVM_CHAINS, type EvmChain, type Token, tokensOn } from '../world.js';

const MAX = 2n ** 256n - 1n;
const transfer = (to: string, units: bigint): string => encodeCall('transfer(address,uint256)', [to, units]);

const otherToken = (chain: EvmChain, token: Token): Token =>
  tokensOn(chain).find(({ contract }) => contract !== token.contract) ?? token;

/** The chain's own currency to an account. */
export const NATIVE_TRANSFERS: Sort = {
  name: 'native transfer',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const to = world.account(evm, `recipient ${index}`);
    const { tokens, units } = drawAmount(world, 18, 2);
    const call: Call = { chainId: chainIdOf(evm), to, value: units, data: '0x' };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    const token = tokensOn(evm)[0]?.contract ?? '';
    return {
      request: {
        chain,
        from_address: accountOfKey(envelope.key),
        to_address: spelled(to, index),
        token: currencyOf(chain).symbol,
        amount: tokens,
        transaction_type: 'safe_send',
        ...of({}),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], of({ to: STRANGER })),
        change('one base unit more', ['payload_amount_mismatch'], of({ value: units + 1n })),
        change('ten times more', ['payload_amount_mismatch'], of({ value: units * 10n })),
        change('token instead', ['payload_token_mismatch'], of({ to: token, value: 0n, data: transfer(to, units) })),
        change(
          'token along',
          ['undeclared_action', 'payload_recipient_mismatch'],
          of({ to: token, data: transfer(STRANGER, 1n) }),
        ),
        change(
          'approval instead',
          ['payload_type_mismatch'],
          of({ to: token, value: 0n, data: encodeCall('approve(address,uint256)', [STRANGER, MAX]) }),
        ),
        change(
          'through a batch to a stranger',
          ['payload_recipient_mismatch'],
          of({
            to: contractOn(chain, 'Multicall3'),
            data: encodeCall('aggregate3Value((address,bool,uint256,bytes)[])', [[[STRANGER, false, units, '0x']]]),
          }),
        ),
        less('one base unit less', of({ value: units - 1n })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

/** A bundled token to an account, by its own function or by the one that names the sender. */
export const TOKEN_TRANSFERS: Sort = {
  name: 'token transfer',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const from = accountOfKey(envelope.key);
    const to = world.account(evm, `recipient ${index}`);
    const token = world.random.oneOf(tokensOn(evm));
    const { tokens, units } = drawAmount(world, token.decimals);
    const data = (recipient: string, amount: bigint): string =>
      index % 5 === 4
        ? encodeCall('transferFrom(address,address,uint256)', [from, recipient, amount])
        : transfer(recipient, amount);
    const call: Call = { chainId: chainIdOf(evm), to: token.contract, value: 0n, data: data(to, units) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    return {
      request: {
        chain,
        from_address: from,
        to_address: spelled(to, index),
        token: token.symbol,
        amount: tokens,
        transaction_type: 'safe_send',
        ...(index % 3 === 0 ? { contract_address: token.contract } : {}),
        ...of({}),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], of({ data: data(STRANGER, units) })),
        change('token', ['payload_token_mismatch'], of({ to: otherToken(evm, token).contract })),
        change('unknown token', ['payload_token_mismatch'], of({ to: STRANGER })),
        change('one base unit more', ['payload_amount_mismatch'], of({ data: data(to, units + 1n) })),
        change('ten times more', ['payload_amount_mismatch'], of({ data: data(to, units * 10n) })),
        change('native value along', ['undeclared_native_value'], of({ value: 1n })),
        change(
          'approval instead',
          ['payload_type_mismatch'],
          of({ data: encodeCall('approve(address,uint256)', [to, units]) }),
        ),
        change(
          'allowance raised instead',
          ['payload_type_mismatch'],
          of({ data: encodeCall('increaseAllowance(address,uint256)', [to, MAX]) }),
        ),
        change(
          'a second transfer in a batch',
          ['undeclared_action'],
          of({ data: encodeCall('multicall(bytes[])', [[data(to, units), data(STRANGER, 1n)]]) }),
        ),
        less('one base unit less', of({ data: data(to, units - 1n) })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

/** One token of a collection to an account. */
export const NFT_TRANSFERS: Sort = {
  name: 'ERC-721 transfer',
  chains: EVM_CHAINS,
  make: (world, chain, index) => {
    const evm = chain as EvmChain;
    const envelope = { ...envelopeOf(index), key: keyOf(index) };
    const from = accountOfKey(envelope.key);
    const to = world.account(evm, `recipient ${index}`);
    const collection = world.account(evm, `collection ${index % 3}`);
    const id = BigInt(world.random.between(1, 9_999));
    const data = (recipient: string, tokenId = id): string =>
      encodeCall('safeTransferFrom(address,address,uint256)', [from, recipient, tokenId]);
    const call: Call = { chainId: chainIdOf(evm), to: collection, value: 0n, data: data(to) };
    const of = (changes: Partial<Call>) => transactionOf(envelope, { ...call, ...changes });
    const all = encodeCall('setApprovalForAll(address,bool)', [STRANGER, true]);
    return {
      request: {
        chain,
        from_address: from,
        to_address: to,
        contract_address: spelled(collection, index),
        token: 'PUNKLET',
        amount: 1,
        transaction_type: 'safe_send',
        ...of({}),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], of({ data: data(STRANGER) })),
        change('collection', ['payload_token_mismatch'], of({ to: STRANGER })),
        change('bundled token instead', ['payload_token_mismatch'], {
          ...of({ to: tokensOn(evm)[0]?.contract ?? '', data: transfer(to, 1n) }),
        }),
        change('operator instead', ['payload_type_mismatch'], of({ data: all })),
        change(
          'operator in a batch',
          ['undeclared_action'],
          of({ data: encodeCall('multicall(bytes[])', [[call.data, all]]) }),
        ),
        change(
          'a second one in a batch',
          ['undeclared_action'],
          of({ data: encodeCall('multicall(bytes[])', [[call.data, data(to, id + 1n)]]) }),
        ),
        change('native value along', ['undeclared_native_value'], of({ value: 10n ** 17n })),
        ...transactionChanges(evm, envelope, call),
      ],
    };
  },
};

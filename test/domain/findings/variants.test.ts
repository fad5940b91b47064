import { base64 } from '@scure/base';
import { expect } from 'chai';
import type { FindingCode } from '../../../domain/findings/index.js';
import { encodeArguments, parseFunction } from '../../../domain/payload/evm/abi.js';
import type { AbiValue } from '../../../domain/payload/evm/elementary.js';
import { TOKEN_PROGRAM } from '../../../domain/payload/solana/program-addresses.js';
import type { Action } from '../../../domain/verdict/action.js';
import type { CheckRequest, PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { FROM, PERMIT2, ROUTER, SAFE, STRANGER, TO, USDC, USDT } from '../../support/payload-accounts.js';
import { judgePayload } from '../../support/payload-judging.js';
import {
  account,
  bytes as bytesOf,
  encodeMessage,
  messageOf as messageOfCalls,
  PAYER,
  u64,
} from '../../support/solana-messages.js';
import { typedRequest } from '../payload/evm/tables/typed-request.js';

const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const UNI = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const UNIVERSAL_ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const SECOND_ROUTER = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const POSITIONS = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const MARKET = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const LATER = 1_900_000_000n;
const NOBODY = `0x${'0'.repeat(40)}`;
const EXEC = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
/** Stand for who calls, and for the router. Source: Universal Router, Constants. */
const [CALLER, ITSELF] = [`0x${'0'.repeat(39)}1`, `0x${'0'.repeat(39)}2`] as const;

const encoded = (types: string, ...values: readonly AbiValue[]): string =>
  encodeArguments(parseFunction(`inputs(${types})`)?.inputs ?? [], values);

const bytes = (to: string, data: string, value = '0'): PayloadCheckRequest => ({
  ...{ chain: 'ethereum', from_address: FROM },
  transaction: transaction(to, data, value),
});

const plan = (commands: string, inputs: readonly string[], value = '0') =>
  bytes(UNIVERSAL_ROUTER, calldata('execute(bytes,bytes[],uint256)', commands, inputs, LATER), value);

const sold = (recipient: string): string =>
  encoded('address,uint256,uint256,address[],bool', recipient, 4_000_000_000n, 11n * 10n ** 17n, [USDC, WETH], true);
const swept = (recipient: string): string => encoded('address,address,uint256', WETH, recipient, 11n * 10n ** 17n);
const unwrapped = (recipient: string): string => encoded('address,uint256', recipient, 11n * 10n ** 17n);
const bought = encoded(
  'address,uint256,uint256,address[],bool',
  CALLER,
  10n ** 18n,
  3_000_000_000n,
  [WETH, USDC],
  false,
);

const moved = (to: string): string => encoded('address,address,uint160', USDC, to, 25_000_000n);
const sweptDollars = encoded('address,address,uint256', USDC, CALLER, 25_000_000n);
const pulled = calldata('pull(address,uint256)', USDC, 25_000_000n);
const handedBack = calldata('sweepToken(address,uint256)', USDC, 25_000_000n);
const selfPermit = calldata(
  'selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)',
  ...[USDC, 1n, LATER, 27n, `0x${'33'.repeat(32)}`, `0x${'33'.repeat(32)}`],
);
const batchAt =
  (to: string) =>
  (calls: readonly string[], value = '0') =>
    bytes(to, calldata('multicall(bytes[])', calls), value);
const [secondBatch, batch] = [batchAt(SECOND_ROUTER), batchAt(POSITIONS)];
const second = (...calls: readonly string[]) => secondBatch(calls);

const message = (encodedType: string, verifyingContract: string, content: Readonly<Record<string, unknown>>) => ({
  ...{ chain: 'ethereum' as const, from_address: FROM },
  typed_data: typedRequest(encodedType, content, { name: 'App', chainId: 1, verifyingContract }).content,
});
const VOTE = 'Delegation(address delegatee,uint256 nonce,uint256 expiry)';
const AGENT =
  'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)' +
  'Caveat(address enforcer,bytes terms)';
const agent = { delegate: STRANGER, delegator: FROM, authority: `0x${'ff'.repeat(32)}`, caveats: [], salt: '0' };

type Row = readonly [what: string, request: PayloadCheckRequest, action: Action, ...codes: FindingCode[]];

const ROWS: readonly Row[] = [
  ['a swap by a plan of the router', plan('0x08', [sold(CALLER)]), 'ALLOW'],
  ['the same that the router keeps', plan('0x08', [sold(ITSELF)]), 'BLOCK', 'receiver_not_sender'],
  ['a swap that is swept to the caller', plan('0x0804', [sold(ITSELF), swept(CALLER)]), 'ALLOW'],
  [
    'a swap that is swept to a stranger',
    plan('0x0804', [sold(ITSELF), swept(STRANGER)]),
    'BLOCK',
    'receiver_not_sender',
  ],
  ['a swap into the coin', plan('0x080c', [sold(ITSELF), unwrapped(CALLER)]), 'ALLOW'],
  [
    'a swap into the coin of a stranger',
    plan('0x080c', [sold(ITSELF), unwrapped(STRANGER)]),
    'BLOCK',
    'receiver_not_sender',
  ],
  [
    'coins for tokens',
    plan('0x0b08', [encoded('address,uint256', ITSELF, 10n ** 18n), bought], `1${'0'.repeat(18)}`),
    'ALLOW',
  ],
  [
    'coins that stay wrapped in the router',
    plan('0x0b', [encoded('address,uint256', ITSELF, 10n ** 18n)], `1${'0'.repeat(18)}`),
    ...(['BLOCK', 'receiver_not_sender'] as const),
  ],
  ['coins along with a plan of nothing', plan('0x', [], `1${'0'.repeat(18)}`), 'BLOCK', 'receiver_not_sender'],
  ['coins beside a swap of tokens', plan('0x08', [sold(CALLER)], '1000000000000000'), 'BLOCK', 'receiver_not_sender'],
  ['tokens that only move to the router', plan('0x02', [moved(ITSELF)]), 'BLOCK', 'receiver_not_sender'],
  ['tokens that move to the router and back', plan('0x0204', [moved(ITSELF), sweptDollars]), 'ALLOW'],
  ['tokens that the second router pulls', second(pulled), 'BLOCK', 'receiver_not_sender'],
  ['tokens that the second router pulls and hands back', second(pulled, handedBack), 'ALLOW'],
  ['coins along with a batch of nothing', batch([], '1000'), 'BLOCK', 'receiver_not_sender'],
  ['coins along with a batch in a batch', batch([calldata('multicall(bytes[])', [])], '1000'), 'BLOCK'],
  ['coins along with a batch of a permit', secondBatch([selfPermit], '1000'), 'BLOCK', 'receiver_not_sender'],
  ['coins along with a batch that hands them back', batch([calldata('refundETH()')], '1000'), 'ALLOW'],
  ['votes for oneself', bytes(UNI, calldata('delegate(address)', FROM)), 'ALLOW'],
  ['votes for another', bytes(UNI, calldata('delegate(address)', TO)), 'REVIEW', 'simulation_partial'],
  [
    'votes for oneself by signature',
    message(VOTE, UNI, { delegatee: FROM, nonce: '0', expiry: '1795900000' }),
    'ALLOW',
  ],
  ['an account for an agent without bounds', message(AGENT, STRANGER, agent), 'BLOCK', 'signature_spends'],
  [
    'a deposit that comes back',
    bytes(MARKET, calldata('withdraw(address,uint256,address)', USDC, 5_000_000n, FROM)),
    'ALLOW',
  ],
  [
    'a deposit that goes to its token',
    bytes(MARKET, calldata('withdraw(address,uint256,address)', USDC, 5_000_000n, USDC)),
    ...(['BLOCK', 'token_sent_to_token_contract'] as const),
  ],
  [
    'a deposit that goes to Permit2',
    bytes(MARKET, calldata('withdraw(address,uint256,address)', USDC, 5_000_000n, PERMIT2)),
    ...(['BLOCK', 'recipient_is_contract'] as const),
  ],
];

const declared = (changes: Partial<CheckRequest>) =>
  judgePayload({
    route: 'transaction',
    request: {
      ...{ chain: 'ethereum', from_address: FROM, to_address: UNI, contract_address: UNI, token: 'UNI', amount: 0 },
      ...changes,
    },
  });

describe('variants of what is known', () => {
  for (const [what, request, action, ...codes] of ROWS)
    it(`are ${action}: ${what}`, async () => {
      const { decision, codes: found } = await judgePayload({ route: 'payload', request });
      expect(decision.recommendedAction).to.equal(action);
      expect(found).to.include.members(codes);
    });

  it('are no payment of nothing to the token whose function is called', async () => {
    for (const changes of [{}, { permissions: ['delegate(address)'] }])
      expect((await declared(changes)).decision.recommendedAction).to.equal('ALLOW');
    expect((await declared({ amount: 5 })).codes).to.include('token_sent_to_token_contract');
  });

  it('are not said to lose what they do not send', async () => {
    const { codes } = await declared({ transaction_type: 'safe_send' });
    expect(codes).to.include('zero_amount').and.not.include('token_sent_to_token_contract');
  });

  it('say of the coin only that it has no contract', async () => {
    const { decision } = await declared({ token: 'ETH', amount: 1, transaction_type: 'safe_send' });
    const said = decision.findings.find(({ code }) => code === 'token_sent_to_token_contract')?.message;
    expect(said).to.include('is the contract of UNI. ETH sent there is lost');
  });

  it('name the own coin of a chain by any address that stands for it', async () => {
    const coins: readonly (readonly [CheckRequest['chain'], string, string])[] = [
      ['ethereum', 'ETH', `0x${'00'.repeat(20)}`],
      ['polygon', 'POL', '0x0000000000000000000000000000000000001010'],
      ['optimism', 'ETH', '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000'],
    ];
    for (const [chain, token, contract] of coins) {
      const paid = { chain, token, amount: 0.02, to_address: TO };
      expect((await declared({ ...paid, contract_address: contract })).codes, chain).to.not.include(
        'token_contract_mismatch',
      );
      expect((await declared({ ...paid, contract_address: STRANGER, transaction_type: 'safe_send' })).codes).to.include(
        'token_contract_mismatch',
      );
    }
  });

  const messageOf = async (request: PayloadCheckRequest, code: FindingCode): Promise<string> => {
    const { decision } = await judgePayload({ route: 'payload', request });
    return decision.findings.find((finding) => finding.code === code)?.message ?? `no ${code}`;
  };

  it('are told as what they are', async () => {
    const order = encoded('address,uint256,uint256,address[],bool', ITSELF, 4_000_000_000n, 0n, [USDC, WETH], true);
    expect(await messageOf(plan('0x0804', [order, swept(STRANGER)]), 'receiver_not_sender')).to.include('100 %');
    expect(
      await messageOf(
        plan('0x0b', [encoded('address,uint256', ITSELF, 5n * 10n ** 17n)], `5${'0'.repeat(17)}`),
        'order_price_implausible',
      ),
    ).to.match(/^The swap gives 0\.5 ETH \([^)]+\) for nothing \(0 USD\): less than a tenth/);
    const burnt = { program: TOKEN_PROGRAM, accounts: [account(5), account(6), PAYER], data: bytesOf(8, u64(5)) };
    const burn: PayloadCheckRequest = {
      ...{ chain: 'solana', from_address: PAYER },
      solana_message: base64.encode(encodeMessage(messageOfCalls({ calls: [burnt] }))),
    };
    expect(await messageOf(burn, 'asset_drain_permission')).to.include('This destroys assets for good (Burn)');
    const permit = 'permit(address,uint256,uint256,uint8,bytes32,bytes32)';
    const brought = bytes(
      STRANGER,
      calldata(permit, TO, 7n, LATER, 27n, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`),
    );
    expect(await messageOf(brought, 'permit_signature')).to.include('This brings a signed permission');
    expect(await messageOf(brought, 'permit_no_expiry'), 'it has an end').to.equal('no permit_no_expiry');
  });

  it('of all that is owed name no size that nobody has', async () => {
    const repay = (units: bigint) =>
      bytes(MARKET, calldata('repay(address,uint256,uint256,address)', USDC, units, 2n, FROM));
    const { codes, decision } = await judgePayload({ route: 'payload', request: repay(2n ** 256n - 1n) });
    expect([decision.recommendedAction, ...codes]).to.deep.equal(['ALLOW', 'simulation_partial']);
    expect(await messageOf(repay(20_000_000_000n), 'large_transaction_amount')).to.equal('no large_transaction_amount');
  });

  it('of a Safe that swaps for itself are no proceeds of others', async () => {
    const swap = (receiver: string) =>
      calldata(
        'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
        10n ** 8n,
        99n * 10n ** 6n,
        [USDC, USDT],
        receiver,
        LATER,
      );
    const inSafe = (receiver: string) =>
      bytes(SAFE, calldata(EXEC, ROUTER, 0n, swap(receiver), 0n, 0n, 0n, 0n, NOBODY, NOBODY, '0x'));
    expect((await judgePayload({ route: 'payload', request: inSafe(SAFE) })).codes).to.not.include(
      'receiver_not_sender',
    );
    expect((await judgePayload({ route: 'payload', request: inSafe(STRANGER) })).codes).to.include(
      'receiver_not_sender',
    );
  });
});

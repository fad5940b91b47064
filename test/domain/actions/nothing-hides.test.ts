import { expect } from 'chai';
import fc from 'fast-check';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { FINDING_BY_CODE, type FindingCode } from '../../../domain/findings/index.js';
import { isStricter } from '../../../domain/verdict/action.js';
import type { PayloadCheckRequest } from '../../../src/application/check/check-request.js';
import { runs } from '../../support/depth.js';
import { calldata, transaction } from '../../support/payload-requests.js';
import { EVERYTHING, FROM, PERMIT2, ROUTER, STRANGER, TO, USDC, USDT } from '../../support/payload-accounts.js';
import { judgePayload } from '../../support/payload-judging.js';

type Call = readonly [to: string, value: bigint, data: string];

/** 20,000 runs take minutes of processor time, more on a machine that others share. */
const DEEP_MS = 3_600_000;

const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11';
const NOBODY = `0x${'99'.repeat(20)}`;
const FRIEND = `0x${'55'.repeat(20)}`;

/** What nobody should sign unseen. */
const grave: fc.Arbitrary<Call> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(USDC, USDT, WETH, NOBODY),
      fc.constantFrom(STRANGER, MULTICALL3, NOBODY),
      fc.constantFrom(EVERYTHING, 10n ** 12n),
    )
    .map(([token, spender, units]): Call => [token, 0n, calldata('approve(address,uint256)', spender, units)]),
  fc.constantFrom<Call>(
    [NOBODY, 0n, calldata('setApprovalForAll(address,bool)', STRANGER, true)],
    [NOBODY, 0n, calldata('transferOwnership(address)', STRANGER)],
    [NOBODY, 0n, calldata('upgradeTo(address)', STRANGER)],
    [NOBODY, 0n, calldata('grantRole(bytes32,address)', `0x${'00'.repeat(32)}`, STRANGER)],
    [NOBODY, 0n, calldata('setOwner(address)', STRANGER)],
    [NOBODY, 5n, '0x12345678'],
    [NOBODY, 0n, calldata('approve(address,address,uint160,uint48)', USDC, STRANGER, 2n ** 160n - 1n, 0n)],
    [PERMIT2, 0n, calldata('approve(address,address,uint160,uint48)', USDC, STRANGER, 2n ** 160n - 1n, 0n)],
    [USDC, 0n, calldata('transfer(address,uint256)', STRANGER, 10n ** 12n)],
    [USDC, 0n, calldata('increaseAllowance(address,uint256)', STRANGER, EVERYTHING)],
    [STRANGER, 10n ** 21n, '0x'],
    [ROUTER, 10n ** 18n, '0x'],
  ),
);

/** What gives the signer nothing and harms nobody. */
const harmless: fc.Arbitrary<Call> = fc.constantFrom<Call>(
  [TO, 1n, '0x'],
  [FRIEND, 1n, '0x'],
  [USDC, 0n, calldata('transfer(address,uint256)', TO, 1n)],
  [USDT, 0n, calldata('transfer(address,uint256)', FRIEND, 5n)],
  [USDC, 0n, calldata('approve(address,uint256)', NOBODY, 0n)],
  [NOBODY, 0n, calldata('setApprovalForAll(address,bool)', STRANGER, false)],
  [WETH, 5n, calldata('deposit()')],
);

const request = (members: Partial<PayloadCheckRequest>): PayloadCheckRequest => ({
  from_address: FROM,
  chain: 'ethereum',
  ...members,
});

const word = (value: bigint): string => value.toString(16).padStart(64, '0');
const byteCount = (data: string): bigint => BigInt((data.length - 2) / 2);
const packed = ([to, value, data]: Call): string =>
  `00${to.slice(2)}${word(value)}${word(byteCount(data))}${data.slice(2)}`;
const multiSent = (calls: readonly Call[]): string => `0x${calls.map(packed).join('')}`;

const MULTI_SEND = '0x40a2accbd92bca938b02010e17a5b8929b49130d';
const SAFE = `0x${'44'.repeat(20)}`;
const batchData = (calls: readonly Call[]): string =>
  calldata('executeBatch((address,uint256,bytes)[])', calls as unknown as AbiValue);

const inSafe = (calls: readonly Call[]) => {
  const names =
    'to:address value:uint256 data:bytes operation:uint8 safeTxGas:uint256 baseGas:uint256 gasPrice:uint256';
  const rest = 'gasToken:address refundReceiver:address nonce:uint256';
  const zero = `0x${'00'.repeat(20)}`;
  return request({
    typed_data: {
      types: {
        EIP712Domain: [
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        SafeTx: `${names} ${rest}`.split(' ').map((one) => ({ name: one.split(':')[0], type: one.split(':')[1] })),
      },
      primaryType: 'SafeTx',
      domain: { chainId: 1, verifyingContract: SAFE },
      message: {
        ...{ to: MULTI_SEND, value: '0', data: calldata('multiSend(bytes)', multiSent(calls)), operation: 1 },
        ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zero, refundReceiver: zero, nonce: '1' },
      },
    } as NonNullable<PayloadCheckRequest['typed_data']>,
  });
};

const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const inOperation = (calls: readonly Call[]) =>
  request({
    user_operation: {
      ...{ entry_point: ENTRY_POINT, sender: FROM, nonce: '0x1', callData: batchData(calls), callGasLimit: '100000' },
      ...{ verificationGasLimit: '9', preVerificationGas: '9', maxFeePerGas: '9', maxPriorityFeePerGas: '1' },
    },
  });

/** Several calls, none of which may fail. Source: ERC-7821. */
const BATCH_MODE = `0x01${'00'.repeat(31)}`;
const inMode = (calls: readonly Call[]) => {
  const content = `0x${batchData(calls).slice('0x12345678'.length)}`;
  return request({ transaction: transaction(FROM, calldata('execute(bytes32,bytes)', BATCH_MODE, content)) });
};

/** The ways in which an account does several things at once. */
const WRAPPERS: Readonly<Record<string, (calls: readonly Call[]) => PayloadCheckRequest>> = {
  executeBatch: (calls) => request({ transaction: transaction(FROM, batchData(calls)) }),
  'nested batches': (calls) => request({ transaction: transaction(FROM, batchData([[FROM, 0n, batchData(calls)]])) }),
  'multiSend of a Safe': inSafe,
  'a user operation': inOperation,
  'ERC-7821': inMode,
  'a wallet of one maker': (calls) =>
    request({
      transaction: transaction(FROM, calldata('execute((address,uint256,bytes)[])', calls as unknown as AbiValue)),
    }),
};
/** Those in which the account itself acts, as it does alone. */
const OWN = ['executeBatch', 'nested batches', 'a user operation', 'ERC-7821', 'a wallet of one maker'];

const judged = async (payload: PayloadCheckRequest) => {
  const { decision, codes } = await judgePayload({ route: 'payload', request: payload });
  return { decision, ofActions: codes.filter((code: FindingCode) => FINDING_BY_CODE[code].judges === 'action') };
};

describe('what a payload does', () => {
  for (const [name, wrap] of Object.entries(WRAPPERS))
    it(`is not hidden by what stands around it: ${name}`, () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(grave, { minLength: 1, maxLength: 2 }),
          fc.array(harmless, { maxLength: 3 }),
          fc.array(harmless, { maxLength: 3 }),
          async (dangers, before, after) => {
            const alone = await judged(wrap(dangers));
            const among = await judged(wrap([...before, ...dangers, ...after]));
            expect(isStricter(alone.decision.recommendedAction, among.decision.recommendedAction)).to.equal(false);
            expect(among.decision.riskScore).to.be.at.least(alone.decision.riskScore);
            expect(among.ofActions).to.include.members(alone.ofActions);
          },
        ),
        { numRuns: runs(20, 20_000) },
      )).timeout(DEEP_MS);

  for (const name of OWN)
    it(`is judged in a batch as it is alone: ${name}`, () =>
      fc.assert(
        fc.asyncProperty(grave, async (danger) => {
          const [to, value, data] = danger;
          const alone = await judged(request({ transaction: transaction(to, data, value.toString()) }));
          const wrapped = await judged(WRAPPERS[name]!([danger]));
          expect(isStricter(alone.decision.recommendedAction, wrapped.decision.recommendedAction)).to.equal(false);
          expect(wrapped.ofActions).to.include.members(alone.ofActions);
        }),
        { numRuns: runs(20, 20_000) },
      )).timeout(DEEP_MS);

  it('is judged in any order alike', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(grave, harmless), { minLength: 2, maxLength: 5 }),
        fc.nat(),
        async (calls, turn) => {
          const turned = [...calls.slice(turn % calls.length), ...calls.slice(0, turn % calls.length)];
          const [one, other] = [
            await judged(WRAPPERS['executeBatch']!(calls)),
            await judged(WRAPPERS['executeBatch']!(turned)),
          ];
          expect(other.decision.recommendedAction).to.equal(one.decision.recommendedAction);
          expect(new Set(other.ofActions)).to.deep.equal(new Set(one.ofActions));
        },
      ),
      { numRuns: runs(20, 20_000) },
    )).timeout(DEEP_MS);
});

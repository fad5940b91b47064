import { expect } from 'chai';
import fc from 'fast-check';
import { readUserOperation } from '../../../../domain/payload/evm/user-operation.js';
import { problemOf, valueOf } from './read-values.js';

const FACTORY = `0x${'22'.repeat(20)}`;
const PAYMASTER = `0x${'33'.repeat(20)}`;
const COMMON = {
  sender: `0x${'11'.repeat(20)}`,
  nonce: '5',
  callData: '0xabcdef',
  callGasLimit: '100000',
  verificationGasLimit: '0x30d40',
  preVerificationGas: '30000',
  maxFeePerGas: '4000000000',
  maxPriorityFeePerGas: '1000000000',
  signature: '0x',
};
const V6 = { ...COMMON, entry_point: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789' };
const V7 = { ...COMMON, entry_point: '0x0000000071727De22E5E9d8BAf0edAc6f37da032' };
const V8 = { ...COMMON, entry_point: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108' };
const PACKED = { initCode: `${FACTORY}01`, paymasterAndData: `${PAYMASTER}02` };
const EMPTY_PACKED = { initCode: '0x', paymasterAndData: '0x' };
const UNPACKED = {
  factory: FACTORY,
  factoryData: '0x01',
  paymaster: PAYMASTER,
  paymasterVerificationGasLimit: '7',
  paymasterPostOpGasLimit: '8',
  paymasterData: '0x02',
};

/** The digests are those that viem gives for these made-up operations on chain 1. */
const VECTORS = [
  ['0.6', { ...V6, ...PACKED }, '0x546e6d3e75cf0f79bc1f5b2e97e9d4e3480381b256fa7facc4e0baf33e277978'],
  ['0.6', { ...V6, ...EMPTY_PACKED }, '0xd3a5094b3957e6f0187ce97b2efac4e79fb9b8b1a1442c3f66584fdd40469aa3'],
  ['0.7', { ...V7, ...UNPACKED }, '0x1fe8a2ea47485067105ab793e351d1a077e810fb78a82f5ca6cef723e5fcb37f'],
  ['0.7', V7, '0xb0655f6269cb73bed82e41e540bcdb2a4d7577be88a435b44194ae4534ebbb00'],
  ['0.8', { ...V8, ...UNPACKED }, '0xae03c2f099e71bde4dceeeea6be8668598f8293340ae447b5aa2c008ca6dff5f'],
  ['0.8', V8, '0x536f1950efafeefe17793e2c5aeb7fcc89165db8136571780a2d55efd465bbc2'],
] as const;

describe('a user operation', () => {
  for (const [version, given, digest] of VECTORS) {
    const kind =
      'factory' in given || given === VECTORS[0][1] ? 'with factory and paymaster' : 'of an existing account';
    it(`of entry point ${version}, ${kind}, has the hash that its account signs`, () =>
      expect(valueOf(readUserOperation(given, 1n))).to.deep.include({ version, digest }));
  }

  it('has the same members in every version', () => {
    const expected = {
      sender: COMMON.sender,
      nonce: 5n,
      callData: '0xabcdef',
      verificationGasLimit: 200_000n,
      factory: FACTORY,
      initCode: `${FACTORY}01`,
      paymaster: PAYMASTER,
    };
    for (const given of [
      { ...V6, ...PACKED },
      { ...V7, ...UNPACKED },
      { ...V8, ...UNPACKED },
    ])
      expect(valueOf(readUserOperation(given, 1n))).to.deep.include(expected);
  });

  it('has another hash on another chain', () => {
    for (const [, given, digest] of VECTORS) expect(valueOf(readUserOperation(given, 10n)).digest).to.not.equal(digest);
  });

  it('may have null where it has no factory and no paymaster', () => {
    const given = { ...V7, factory: null, factoryData: null, paymaster: null, paymasterData: null };
    expect(readUserOperation(given, 1n)).to.deep.equal(readUserOperation(V7, 1n));
  });

  it('of a delegated account has no hash, since that contains the delegate', () => {
    for (const factory of ['0x7702', `0x7702${'00'.repeat(18)}`])
      expect(valueOf(readUserOperation({ ...V8, factory }, 1n))).to.deep.include({
        isDelegated: true,
        factory: null,
        digest: null,
        sha256: null,
      });
    expect(problemOf(readUserOperation({ ...V7, factory: '0x7702' }, 1n))).to.match(/factory/);
  });

  for (const [what, given, problem] of [
    ['an unknown entry point', { ...V7, entry_point: FACTORY }, 'names an entry point that is not known'],
    ['no entry point', COMMON, 'names no entry point by its address'],
    ['the members of another version', { ...V6, ...UNPACKED }, 'has a member that is not known'],
    ['packed members for 0.7', { ...V7, ...PACKED }, 'has a member that is not known'],
    ['data without a factory', { ...V7, factoryData: '0x01' }, 'has data of a factory without a factory'],
    [
      'limits without a paymaster',
      { ...V7, paymasterPostOpGasLimit: '1' },
      'has members of a paymaster without a paymaster',
    ],
    [
      'a limit of 129 bits',
      { ...V7, callGasLimit: String(2n ** 128n) },
      'has a callGasLimit that is no quantity of at most 128 bits',
    ],
    ['a factory cut short', { ...V6, ...EMPTY_PACKED, initCode: '0x22' }, 'has no address in initCode'],
    ['half a byte', { ...V7, callData: '0x1' }, 'has a callData that is no whole bytes as hex behind 0x'],
    ['no sender', { ...V7, sender: undefined }, 'has a sender that is no address, or one with a wrong checksum'],
    [
      'half a byte of signature',
      { ...V7, signature: '0x1' },
      'has a signature that is no whole bytes as hex behind 0x',
    ],
  ] as const)
    it(`is refused with ${what}`, () => expect(problemOf(readUserOperation(given, 1n))).to.equal(problem));

  it('is read without a throw from any input', () =>
    fc.assert(
      fc.property(
        fc.constantFrom({ ...V6, ...PACKED }, { ...V7, ...UNPACKED }, { ...V8, ...UNPACKED }),
        fc.nat(),
        fc.jsonValue(),
        (given, place, value) => {
          const names = Object.keys(given);
          const read = readUserOperation({ ...given, [names[place % names.length] ?? '']: value }, 1n);
          if (read.ok) expect(read.value.entryPoint).to.match(/^0x[0-9a-f]{40}$/);
          expect(readUserOperation(value, 1n).ok).to.equal(false);
        },
      ),
    ));
});

/** What stands behind an address without a key. */
export type BurnKind = 'null' | 'dead' | 'placeholder' | 'precompile' | 'native_program';

export interface BurnAddress {
  readonly family: 'evm' | 'solana';
  readonly key: string;
  readonly kind: BurnKind;
}

const evm = (key: string, kind: BurnKind): BurnAddress => ({ family: 'evm', key, kind });
const solana = (key: string, kind: BurnKind): BurnAddress => ({ family: 'solana', key, kind });

/**
 * Addresses from which nothing ever comes back. Version 1, 2026-11-21. Source: the zero and dead addresses as block
 * explorers label them; the account of an empty public key (last 20 bytes of keccak-256 of nothing); the
 * native-currency placeholder of EIP-7528; Solana's own incinerator, native programs and sysvars as the validator
 * defines them. EVM precompiles are a range: see `burnKindOf`.
 */
export const BURN_ADDRESSES: readonly BurnAddress[] = [
  evm('0x0000000000000000000000000000000000000000', 'null'),
  evm('0x000000000000000000000000000000000000dead', 'dead'),
  evm('0xdead000000000000000000000000000000000000', 'dead'),
  evm('0xdead000000000000000042069420694206942069', 'dead'),
  evm('0x00000000000000000000000000000000deadbeef', 'dead'),
  evm('0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead', 'dead'),
  evm('0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000', 'dead'),
  evm('0xffffffffffffffffffffffffffffffffffffffff', 'dead'),
  evm('0xdcc703c0e500b653ca82273b7bfad8045d85a470', 'dead'),
  evm('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'placeholder'),
  solana('1nc1nerator11111111111111111111111111111111', 'dead'),
  solana('11111111111111111111111111111111', 'null'),
  solana('ComputeBudget111111111111111111111111111111', 'native_program'),
  solana('Config1111111111111111111111111111111111111', 'native_program'),
  solana('Stake11111111111111111111111111111111111111', 'native_program'),
  solana('StakeConfig11111111111111111111111111111111', 'native_program'),
  solana('Vote111111111111111111111111111111111111111', 'native_program'),
  solana('AddressLookupTab1e1111111111111111111111111', 'native_program'),
  solana('BPFLoader1111111111111111111111111111111111', 'native_program'),
  solana('BPFLoader2111111111111111111111111111111111', 'native_program'),
  solana('BPFLoaderUpgradeab1e11111111111111111111111', 'native_program'),
  solana('NativeLoader1111111111111111111111111111111', 'native_program'),
  solana('Ed25519SigVerify111111111111111111111111111', 'native_program'),
  solana('KeccakSecp256k11111111111111111111111111111', 'native_program'),
  solana('Sysvar1111111111111111111111111111111111111', 'native_program'),
  solana('SysvarC1ock11111111111111111111111111111111', 'native_program'),
  solana('SysvarRent111111111111111111111111111111111', 'native_program'),
  solana('SysvarS1otHashes111111111111111111111111111', 'native_program'),
  solana('SysvarStakeHistory1111111111111111111111111', 'native_program'),
  solana('Sysvar1nstructions1111111111111111111111111', 'native_program'),
  solana('SysvarRecentB1ockHashes11111111111111111111', 'native_program'),
  solana('SysvarEpochSchedu1e111111111111111111111111', 'native_program'),
];

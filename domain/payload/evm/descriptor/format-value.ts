import Big from 'big.js';
import { isoTime } from '../../../shared/iso-time.js';
import type { PayloadAsset, PayloadField } from '../../action.js';
import { assetOf, unknownTokenOf } from '../standards/drafts.js';
import type { FieldFormat } from './call-description.js';
import type { FoundValue, ReadCall } from './read-value.js';

type Shown = Omit<PayloadField, 'label'>;

const WORD_BYTES = 32;
const ADDRESS_HEX_DIGITS = 40;

const textOf = (value: string): Shown => ({ value, kind: 'text', asset: null });
const accountOf = (value: string): Shown => ({ value, kind: 'account', asset: null });

/** A whole number, of bytes the big-endian one; null for what is none. */
export const wholeNumberOf = ({ value, type }: Pick<FoundValue, 'value' | 'type'>): bigint | null => {
  if (typeof value === 'bigint') return value;
  if (typeof value !== 'string' || !type.startsWith('bytes')) return null;
  const bytes = value.length / 2 - 1;
  return bytes >= 1 && bytes <= WORD_BYTES ? BigInt(value) : null;
};

const ADDRESS_MASK = (1n << 160n) - 1n;
const addressText = (value: bigint): string => `0x${value.toString(16).padStart(ADDRESS_HEX_DIGITS, '0')}`;

/**
 * The account in a value: an address, 20 bytes, the low 20 bytes of a number, or 32 bytes that begin with 12 zeros.
 * Null for anything else.
 */
export const addressInValue = ({ value, type }: Pick<FoundValue, 'value' | 'type'>): string | null => {
  if (typeof value === 'bigint') return type.startsWith('uint') ? addressText(value & ADDRESS_MASK) : null;
  if (typeof value !== 'string' || type === 'string') return null;
  if (value.length === 2 + ADDRESS_HEX_DIGITS) return value;
  const isPadded = value.length === 2 + 2 * WORD_BYTES && BigInt(value) <= ADDRESS_MASK;
  return isPadded ? addressText(BigInt(value)) : null;
};

const rawOf = ({ value, type }: FoundValue): Shown | null => {
  if (typeof value === 'object') return null;
  return type === 'address' && typeof value === 'string' ? accountOf(value) : textOf(String(value));
};

/** Last second of the year 9999: a later one is no date but "never". */
const LAST_SECOND = 253_402_300_799n;

const dateText = (seconds: bigint): string =>
  seconds >= 0n && seconds <= LAST_SECOND ? isoTime(Number(seconds) * 1000) : String(seconds);

/** Exact: a number of 78 digits keeps them all. */
const scaled = (value: bigint, decimals: number): string => new Big(`${value}e-${decimals}`).toFixed();

/** The formats that show a number; null where the value is none. */
const numberOf = (found: FoundValue, show: (value: bigint) => Shown | null): Shown | null => {
  const value = wholeNumberOf(found);
  return value === null ? null : show(value);
};

const accountIn = (found: FoundValue): Shown | null => {
  const address = addressInValue(found);
  return address === null ? null : accountOf(address);
};

const namedAccount = (found: FoundValue, senderAddresses: readonly string[], call: ReadCall): Shown | null => {
  const address = addressInValue(found);
  if (address === null) return null;
  return accountOf(senderAddresses.includes(address) ? call.from : address);
};

const labelOf = (found: FoundValue, labels: Readonly<Record<string, string>>): Shown | null => {
  const key = typeof found.value === 'boolean' ? String(found.value) : wholeNumberOf(found)?.toString();
  const label = key !== undefined && Object.hasOwn(labels, key) ? labels[key] : undefined;
  return label === undefined ? null : textOf(label);
};

/**
 * A value as its format shows it: amounts in base units, accounts as keys. `related` is the token or the collection of
 * the value, where the format names one. Null where the value does not fit the format.
 */
export const showValue = (
  found: FoundValue,
  format: Exclude<FieldFormat, { name: 'calldata' }>,
  related: string | null,
  call: ReadCall,
): Shown | null => {
  switch (format.name) {
    case 'raw':
    case 'interoperableAddressName':
      return rawOf(found);
    case 'nothing':
      return found.value === '0x' ? textOf('0x') : null;
    case 'amount':
      return numberOf(found, (value) => amountOf(value, assetOf(null)));
    case 'tokenAmount':
      return numberOf(found, (value) => amountOf(value, tokenOf(related, format.nativeAddresses)));
    case 'addressName':
      return namedAccount(found, format.senderAddresses, call);
    case 'tokenTicker':
      return accountIn(found);
    case 'date':
      return numberOf(found, (value) => textOf(format.encoding === 'timestamp' ? dateText(value) : String(value)));
    case 'duration':
      return numberOf(found, (value) => textOf(`${value} s`));
    case 'chainId':
      return numberOf(found, (value) => textOf(String(value)));
    case 'unit':
      return numberOf(found, (value) => textOf(`${scaled(value, format.decimals)} ${format.base}`));
    case 'enum':
      return labelOf(found, format.labels);
    case 'nftName':
      return numberOf(found, (value) => amountOf(1n, { ...assetOf(related), tokenId: String(value) }));
  }
};

const amountOf = (value: bigint, asset: PayloadAsset | null): Shown => ({
  value: String(value),
  kind: 'amount',
  asset,
});

/** The zero address and the placeholder are no tokens, whether the descriptor says so or not. */
const tokenOf = (token: string | null, nativeAddresses: readonly string[]): PayloadAsset | null =>
  token === null ? null : nativeAddresses.includes(token) ? assetOf(null) : unknownTokenOf(token);

import type { ParsedAddress } from '../../intent/address.js';
import type { DeclaredAddresses } from '../../intent/address-fields.js';
import type { Declaration, TransactionIntent } from '../../intent/intent.js';
import { intentOf } from '../../intent/intent-of.js';
import { type Codec, orAbsent, orNull, plain, row } from '../../shared/columns.js';

const ADDRESS_ROW = row<ParsedAddress>({ given: plain(), key: plain(), problem: plain() });

/** The text alone for an address that is its own key and has no problem, as most are. */
const ADDRESS: Codec<ParsedAddress> = {
  write: (address) =>
    address.key === address.given && address.problem === null ? address.given : ADDRESS_ROW.write(address),
  read: (stored) =>
    typeof stored === 'string' ? { given: stored, key: stored, problem: null } : ADDRESS_ROW.read(stored),
};

const DECLARATION = row<Declaration>({
  kind: plain(),
  kindRule: plain(),
  direction: plain(),
  chain: plain(),
  addresses: row<DeclaredAddresses>({
    from_address: ADDRESS,
    to_address: ADDRESS,
    contract_address: orNull(ADDRESS),
    expected_to_address: orNull(ADDRESS),
  }),
  token: plain(),
  amount: plain(),
  approval: plain(),
  permissions: plain(),
  contractVerified: plain(),
  counterpartyName: plain(),
  intentReference: plain(),
  policyId: plain(),
  contractIsToken: plain(),
  origin: orAbsent(plain()),
});

/** An intent is stored as it was declared: who is who in it follows from that. */
export const INTENT: Codec<TransactionIntent> = {
  write: (intent) => DECLARATION.write(intent),
  read: (stored) => intentOf(DECLARATION.read(stored)),
};

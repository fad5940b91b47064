import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { type PermissionFamily, RIGHTS } from '../../data/rights.js';
import { functionNamed } from '../../intent/known-functions.js';
import { nameKey } from '../../intent/permission-words.js';
import type { PayloadAction, PayloadActionKind } from '../action.js';

const DISCRIMINATOR_BYTES = 8;
const KEY_BYTES = 32;

/** The first bytes of an instruction of this name. Source: Anchor, sighash of the global namespace. */
export const discriminatorOf = (name: string): string =>
  bytesToHex(sha256(utf8ToBytes(`global:${name}`)).subarray(0, DISCRIMINATOR_BYTES));

/** As programs of Solana write it: `updateAdmin` is `update_admin`. */
const inSnakeCase = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** The families that are control in any program. A name does not tell what the program pays or takes. */
const KINDS: readonly (readonly [PermissionFamily, PayloadActionKind])[] = [
  ['upgrade', 'upgrade'],
  ['ownership', 'ownership'],
  ['admin', 'unknown_call'],
];

interface NamedRight {
  readonly name: string;
  readonly kind: PayloadActionKind;
  /** Its first argument is the account that gets the right. */
  readonly namesHolder: boolean;
}

const rightsByDiscriminator = (): ReadonlyMap<string, NamedRight> => {
  const found = new Map<string, NamedRight>();
  for (const { signature, marked } of RIGHTS) {
    const name = inSnakeCase(signature.replace(/\(.*$/, ''));
    const families = functionNamed(nameKey(name), 'solana')?.families ?? [];
    const kind = KINDS.find(([family]) => families.includes(family))?.[1];
    if (kind === undefined) continue;
    const discriminator = discriminatorOf(name);
    const namesHolder = marked.includes('(>address') || found.get(discriminator)?.namesHolder === true;
    found.set(discriminator, { name, kind, namesHolder });
  }
  return found;
};

let known: ReadonlyMap<string, NamedRight> | null = null;

type RightRead = Pick<PayloadAction, 'kind' | 'to' | 'function' | 'certainty'>;

/**
 * The control that an instruction gives by the table of rights, whatever program is called; null for none. Eight
 * matching bytes are no chance, and no proof of what the program does: they accuse, and clear nothing.
 */
export const rightByInstruction = (data: Uint8Array): RightRead | null => {
  if (data.length < DISCRIMINATOR_BYTES) return null;
  known ??= rightsByDiscriminator();
  const right = known.get(bytesToHex(data.subarray(0, DISCRIMINATOR_BYTES)));
  if (right === undefined) return null;
  const holder = data.subarray(DISCRIMINATOR_BYTES, DISCRIMINATOR_BYTES + KEY_BYTES);
  return {
    kind: right.kind,
    to: right.namesHolder && holder.length === KEY_BYTES ? base58.encode(holder) : null,
    function: right.name,
    certainty: right.kind === 'unknown_call' ? 'unknown' : 'hint',
  };
};

import { type PayloadField, textField } from '../../action.js';
import { accountField } from '../standards/drafts.js';
import type { TypedValue } from '../typed-values.js';

/** More than this no person reads. */
const MAX_LEAVES = 64;
/** Of a longer value the beginning is shown, and how long it is. */
const MAX_CHARACTERS = 2_000;
const ADDRESS = /^0x[0-9a-f]{40}$/;

const isStructure = (value: TypedValue): value is Readonly<Record<string, TypedValue>> | readonly TypedValue[] =>
  typeof value === 'object' && !(value instanceof Uint8Array);

const shownOf = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`;

/** The values of a message by their paths, as wallets show what nothing explains: at most 64, accounts in full. */
export const leavesOf = (message: TypedValue): readonly PayloadField[] => {
  const leaves: PayloadField[] = [];
  const walk = (value: TypedValue, path: string): void => {
    if (leaves.length >= MAX_LEAVES) return;
    if (isStructure(value))
      for (const [name, part] of Object.entries(value))
        walk(part as TypedValue, path === '' ? name : `${path}.${name}`);
    else {
      const text = String(value);
      leaves.push(ADDRESS.test(text) ? accountField(path, text) : textField(path, shownOf(text)));
    }
  };
  walk(message, '');
  return leaves;
};

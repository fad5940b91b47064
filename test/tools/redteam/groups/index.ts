import { accountsOf, type Attack, choosing, type Group, type ListedAccounts } from '../attack.js';
import { amounts } from './amounts.js';
import { BYTES } from './bytes.js';
import { claims } from './claims.js';
import { disguises } from './disguises.js';
import { FORMS } from './forms.js';
import { functions } from './functions.js';
import { history } from './history.js';
import { inference } from './inference.js';
import { lists } from './lists.js';
import { ownLists } from './own-lists.js';
import { recipients } from './recipients.js';
import { texts } from './texts.js';

/** Every group of inputs that a check judges, in the order in which they are tried. */
export const GROUPS: readonly Group[] = [
  functions,
  amounts,
  inference,
  texts,
  claims,
  history,
  lists,
  ownLists,
  recipients,
  disguises,
  ...BYTES,
  ...FORMS,
];

/** Numbers of its own for each group, so that a group is the same alone as among others. */
export const randomOf = (seed: number, name: string) =>
  choosing(seed + [...name].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7));

/** The inputs of a group: equal for an equal seed. */
export const attacksOf = ({ name, attacks }: Group, seed: number, listed: ListedAccounts): readonly Attack[] =>
  attacks({ random: randomOf(seed, name), listed, account: accountsOf(seed, name) });

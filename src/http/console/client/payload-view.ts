import type { Schemas } from '../../../sdk/index.js';
import { textElement, tableElement } from './elements.js';

type DecodedPayload = Schemas['DecodedPayload'];

const inWords = (word: string): string => word.replaceAll('_', ' ');

/** Actions as a tree: what the path of one begins with is the action that contains it. */
const tree = (actions: DecodedPayload['actions']): HTMLElement => {
  const root = textElement('ul', '', 'payload');
  const items = new Map<string, HTMLElement>();
  for (const { path, text, certainty } of actions) {
    const item = textElement('li', certainty === 'exact' ? text : `${text} (${certainty})`);
    const outer = items.get(path.slice(0, Math.max(path.lastIndexOf('.'), 0)));
    listIn(outer, root).append(item);
    items.set(path, item);
  }
  return root;
};

const listIn = (outer: HTMLElement | undefined, root: HTMLElement): HTMLElement => {
  if (outer === undefined) return root;
  const own = outer.querySelector<HTMLElement>(':scope > ul');
  if (own !== null) return own;
  const made = textElement('ul', '');
  outer.append(made);
  return made;
};

const COLUMNS = ['Field', 'Declared', 'In the bytes', 'Result'];

const comparisonTable = (rows: DecodedPayload['comparison']): HTMLElement =>
  tableElement(
    'What was declared, beside the bytes',
    COLUMNS,
    rows.map(({ field, declared, found, result }) => ({
      className: result === 'match' ? '' : 'differs',
      cells: [inWords(field), declared ?? '—', found ?? '—', inWords(result)],
    })),
  );

/** Folded: who signs with a device compares them with its display. */
const hashesView = (hashes: DecodedPayload['hashes']): HTMLElement => {
  const fold = textElement('details', '');
  const list = textElement('ul', '');
  for (const { kind, path, value } of hashes)
    list.append(textElement('li', `${inWords(kind)}${path === null ? '' : ` of ${path}`}: ${value}`));
  fold.append(textElement('summary', 'Compare on your device'), list);
  return fold;
};

/** What the bytes do in words, and where they differ from what was declared. All of it is text. */
export const payloadView = ({ status, problem, hashes, actions, comparison }: DecodedPayload): readonly Node[] => [
  textElement('h4', `The bytes: ${inWords(status)}`),
  ...(problem === null ? [] : [textElement('p', `The payload ${problem}.`)]),
  actions.length === 0 ? textElement('p', 'No action was found in them.') : tree(actions),
  ...(comparison.length === 0 ? [] : [comparisonTable(comparison)]),
  ...(hashes.length === 0 ? [] : [hashesView(hashes)]),
];

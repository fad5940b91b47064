import { element, textElement } from './elements.js';

/** Only so many are shown: one more letter finds what is missing. */
const MAX_RESULTS = 12;

interface Entry {
  readonly kind: string;
  readonly label: string;
  /** In lower case, the label among them. */
  readonly words: string;
  readonly href: string;
}

const field = element<HTMLInputElement>('find');
const list = element('found');
const count = element('found-count');
const NOTHING = { results: [], instead: null };
let entries: readonly Entry[] | null = null;
let found: readonly Entry[] = [];
let active = -1;

/** Read from the page when it is first asked for. */
const readEntries = (): readonly Entry[] =>
  [...document.querySelectorAll<HTMLElement>('[data-find]')].map((entry) => {
    const kind = entry.dataset['find'] ?? '';
    const label =
      kind === 'Route'
        ? (entry.querySelector('h3')?.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
        : entry.id.slice(entry.id.indexOf('-') + 1);
    const told = entry.querySelector('.lead, dd:last-child')?.textContent ?? '';
    const link = entry.querySelector(':scope > dt > a, :scope > h3 > a')?.getAttribute('href');
    return { kind, label, words: `${label} ${entry.id} ${told}`.toLowerCase(), href: link ?? `#${entry.id}` };
  });

/** Smaller is better. */
const rankOf = ({ label }: Entry, query: string): number => {
  const name = label.toLowerCase();
  const isName = name === query || name.endsWith(`.${query}`) || name.endsWith(` ${query}`);
  if (isName) return 0;
  if (name.startsWith(query)) return 1;
  return name.includes(query) ? 2 : 3;
};

interface Found {
  readonly results: readonly Entry[];
  /** What was looked for in place of what was typed; null: that itself. */
  readonly instead: string | null;
}

const find = (text: string): Found => {
  const query = text.trim().toLowerCase();
  if (query === '') return { results: [], instead: null };
  entries ??= readEntries();
  const exact = matching(entries, query);
  if (exact.length > 0) return { results: exact, instead: null };
  const meant = query
    .split(/\s+/)
    .map((word) => nearest(word))
    .join(' ');
  return { results: matching(entries, meant), instead: meant };
};

const matching = (among: readonly Entry[], query: string): readonly Entry[] => {
  const words = query.split(/\s+/);
  return among
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .sort((one, other) => rankOf(one, query) - rankOf(other, query))
    .slice(0, MAX_RESULTS);
};

/** How many letters of a word may be wrong. */
const allowedEdits = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word of the page that was probably meant; the word itself where it stands there, or none is near. */
const nearest = (word: string): string => {
  const known = new Set((entries ?? []).flatMap(({ words }) => words.split(/[^a-z0-9_]+/)));
  if ([...known].some((one) => one.includes(word))) return word;
  const near = [...known]
    .map((one) => ({ one, edits: editsTo(word, one) }))
    .filter(({ edits }) => edits <= allowedEdits(word))
    .sort((left, right) => left.edits - right.edits || left.one.length - right.one.length);
  return near[0]?.one ?? word;
};

/** Letters put in, left out, replaced or swapped between a word and the beginning of another. */
const editsTo = (word: string, other: string): number => {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      now.push(
        Math.min(
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          (last[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, now];
  }
  return Math.min(...last);
};

const mark = (index: number): void => {
  active = index;
  for (const [at, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(at === index));
    if (at === index) option.scrollIntoView({ block: 'nearest' });
  }
  if (index < 0) field.removeAttribute('aria-activedescendant');
  else field.setAttribute('aria-activedescendant', `found-${index}`);
};

const show = ({ results, instead }: Found): void => {
  found = results;
  list.replaceChildren(
    ...results.map(({ kind, label }, index) => {
      const option = textElement('li', '');
      option.id = `found-${index}`;
      option.setAttribute('role', 'option');
      option.append(textElement('span', label, 'found-label'), textElement('span', kind, 'found-kind'));
      return option;
    }),
  );
  list.hidden = results.length === 0;
  field.setAttribute('aria-expanded', String(results.length > 0));
  const isAsked = field.value.trim() !== '';
  const told = results.length === 0 ? 'Nothing found' : `${results.length} found`;
  count.textContent = isAsked ? `${told}${results.length > 0 && instead !== null ? ` for “${instead}”` : ''}` : '';
  count.classList.toggle('visually-hidden', !isAsked || results.length > 0);
  mark(results.length === 0 ? -1 : 0);
};

const go = (entry: Entry | undefined): void => {
  if (entry === undefined) return;
  field.value = '';
  show(NOTHING);
  location.assign(entry.href);
  if (!entry.href.startsWith('#')) return;
  const target = element(entry.href.slice(1));
  for (let outer: Element | null = target; outer !== null; outer = outer.parentElement)
    if (outer instanceof HTMLDetailsElement) outer.open = true;
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowDown: () => mark((active + 1) % found.length),
  ArrowUp: () => mark((active - 1 + found.length) % found.length),
  Enter: () => go(found[active]),
  Escape: () => {
    field.value = '';
    show(NOTHING);
  },
};

/** Finds routes, findings, errors, schemas and members; `/` goes to its field. */
export const startSearch = (): void => {
  field.addEventListener('input', () => show(find(field.value)));
  field.addEventListener('blur', () => show(NOTHING));
  field.addEventListener('focus', () => show(find(field.value)));
  field.addEventListener('keydown', (event) => {
    if (found.length === 0 || KEYS[event.key] === undefined) return;
    event.preventDefault();
    KEYS[event.key]?.();
  });
  // before the field loses the focus, and the list with it
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const option = event.target instanceof Element ? event.target.closest('li') : null;
    if (option !== null) go(found[[...list.children].indexOf(option)]);
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
};

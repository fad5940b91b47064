import { element, textElement } from './elements.js';

/** More than these are not shown: a further letter finds what is missing. */
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

const find = (text: string): readonly Entry[] => {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  const words = query.split(/\s+/);
  entries ??= readEntries();
  return entries
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .sort((one, other) => rankOf(one, query) - rankOf(other, query))
    .slice(0, MAX_RESULTS);
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

const show = (results: readonly Entry[]): void => {
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
  count.textContent = isAsked ? (results.length === 0 ? 'Nothing found' : `${results.length} found`) : '';
  count.classList.toggle('visually-hidden', !isAsked || results.length > 0);
  mark(results.length === 0 ? -1 : 0);
};

const go = (entry: Entry | undefined): void => {
  if (entry === undefined) return;
  field.value = '';
  show([]);
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
    show([]);
  },
};

/** Finds routes, findings, errors, schemas and members; `/` goes to its field. */
export const startSearch = (): void => {
  field.addEventListener('input', () => show(find(field.value)));
  field.addEventListener('blur', () => show([]));
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

/** Throws where the page has no such element: page and script belong together. */
export const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found as Kind;
};

/** An element with text: what comes from outside never becomes markup. */
export const make = (tag: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
};

/** Text as it stands, which scrolls and can be reached by keyboard. */
export const block = (text: string): HTMLElement => {
  const pre = make('pre', '', 'code');
  pre.tabIndex = 0;
  pre.append(make('code', text));
  return pre;
};

/** A table that scrolls and can be reached by keyboard. The first cell of a row is its heading. */
export const table = (
  label: string,
  columns: readonly string[],
  rows: readonly { readonly className: string; readonly cells: readonly string[] }[],
): HTMLElement => {
  const scroll = make('div', '', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', label);
  const head = make('tr', '');
  head.append(...columns.map((column) => scoped('col', column)));
  const lines = rows.map(({ className, cells: [first = '', ...others] }) => {
    const line = make('tr', '', className);
    line.append(scoped('row', first), ...others.map((cell) => make('td', cell)));
    return line;
  });
  const whole = make('table', '');
  const heads = make('thead', '');
  const body = make('tbody', '');
  heads.append(head);
  body.append(...lines);
  whole.append(heads, body);
  scroll.append(whole);
  return scroll;
};

const scoped = (scope: 'col' | 'row', text: string): HTMLElement => {
  const cell = make('th', text);
  cell.setAttribute('scope', scope);
  return cell;
};

/** Throws where the page has no such element: page and script belong together. */
export const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found as Kind;
};

/** An element with text: what comes from outside never becomes markup. */
export const textElement = (tag: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
};

/** Text as it stands, which can be copied and reached by keyboard. `label` says what it is. */
export const copyableBlock = (label: string, text: string): HTMLElement => {
  const figure = textElement('figure', '', 'code');
  const caption = textElement('figcaption', label);
  const button = textElement('button', 'Copy', 'copy');
  button.setAttribute('type', 'button');
  button.dataset['copy'] = '';
  caption.append(button);
  const pre = textElement('pre', '');
  pre.tabIndex = 0;
  pre.append(textElement('code', text));
  figure.append(caption, pre);
  return figure;
};

const withRole = (tag: string, role: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const made = textElement(tag, '');
  made.setAttribute('role', role);
  made.append(...children);
  return made;
};

/** A table; each row is a card where the page is narrow. The first cell of a row is its heading. */
export const tableElement = (
  label: string,
  columns: readonly string[],
  rows: readonly { readonly className: string; readonly cells: readonly string[] }[],
): HTMLElement => {
  const head = withRole('tr', 'row', ...columns.map((column) => withRole('th', 'columnheader', column)));
  const lines = rows.map(({ className, cells: [first = '', ...others] }) => {
    const cells = others.map((cell, index) => {
      const made = withRole('td', 'cell', cell);
      made.dataset['column'] = columns[index + 1];
      return made;
    });
    const line = withRole('tr', 'row', withRole('th', 'rowheader', first), ...cells);
    line.className = className;
    return line;
  });
  const whole = withRole(
    'table',
    'table',
    withRole('thead', 'rowgroup', head),
    withRole('tbody', 'rowgroup', ...lines),
  );
  whole.setAttribute('aria-label', label);
  return whole;
};

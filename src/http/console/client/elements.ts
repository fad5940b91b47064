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

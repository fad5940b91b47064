/** Throws where the page has no such element: page and script belong together. */
export const element = <Kind extends HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found as Kind;
};

/** An element with text and others in it: what comes from a file never becomes markup. */
export const make = (tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
};

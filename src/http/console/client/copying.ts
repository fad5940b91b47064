/** How long a button says what became of a click, milliseconds. */
const SHOWN_MS = 2000;

const texts = new WeakMap<Element, () => string>();

/** Has the button of a figure copy another text than the one that is shown. */
export const copyInstead = (figure: Element, text: () => string): void => void texts.set(figure, text);

const copy = async (button: HTMLElement): Promise<void> => {
  const figure = button.closest('figure');
  const shown = figure?.querySelector('pre')?.textContent ?? '';
  const text = figure === null ? shown : (texts.get(figure)?.() ?? shown);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = text === shown ? 'Copied' : 'Copied, with the key';
  } catch {
    button.textContent = 'The browser did not allow copying';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SHOWN_MS);
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button !== null) void copy(button);
});

import { element } from './elements.js';
import { forgetKey, startOperation } from './operation.js';
import { startSearch } from './search.js';

/** How far below the top of the window the part begins that counts as read, pixels. */
const READING_LINE = 140;

const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const parts = links.flatMap((link) => {
  const part = document.getElementById(link.hash.slice(1));
  return part === null ? [] : [{ link, part }];
});

let current: HTMLAnchorElement | null = null;

const follow = (): void => {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const read = parts.filter(({ part }) => part.getBoundingClientRect().top <= READING_LINE);
  const link = (isAtEnd ? parts : read).at(-1)?.link ?? null;
  if (link === current) return;
  current?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'location');
  current = link;
  const nav = link?.closest('nav');
  // by hand: scrollIntoView would move the page as well
  if (nav && link) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
};

let isAsked = false;
const ask = (): void => {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    follow();
  });
};

/** Marks where the reader is in the contents, from now on. */
const followReader = (): void => {
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  follow();
};

element('tools').hidden = false;
element('unscripted').hidden = true;
startSearch();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-operation]')) startOperation(form);
addEventListener('pagehide', forgetKey);
followReader();

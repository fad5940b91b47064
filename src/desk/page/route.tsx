import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Where the page is: the path below `/desk`, in pieces, and the query. */
export interface DeskPlace {
  readonly pieces: readonly string[];
  readonly query: URLSearchParams;
  /** Path and query as one text, below `/desk`. */
  readonly text: string;
}

const BASE = '/desk';

const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
};

export const placeOfUrl = ({ pathname, search }: { readonly pathname: string; readonly search: string }): DeskPlace => {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  const pieces = path.split('/').filter((piece) => piece !== '');
  return { pieces: pieces.map(decoded), query: new URLSearchParams(search), text: `/${pieces.join('/')}${search}` };
};

const MOVED = 'desk:moved';

/** How the present place was reached: the page was loaded there, a link was followed, or the way back was taken. */
let arrivedBy: 'load' | 'link' | 'history' = 'load';
export const arrival = (): typeof arrivedBy => arrivedBy;

/** Goes to another place of the desk. `replace` changes the present one, as filters do. */
export const goTo = (text: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
  const url = `${BASE}${text === '/' ? '' : text}`;
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  arrivedBy = 'link';
  dispatchEvent(new Event(MOVED));
};

export const usePlace = (): DeskPlace => {
  const [place, setPlace] = useState(() => placeOfUrl(location));
  useEffect(() => {
    const moved = (): void => setPlace(placeOfUrl(location));
    const went = (): void => {
      arrivedBy = 'history';
      moved();
    };
    addEventListener('popstate', went);
    addEventListener(MOVED, moved);
    return () => {
      removeEventListener('popstate', went);
      removeEventListener(MOVED, moved);
    };
  }, []);
  return place;
};

interface LinkOptions {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly id?: string;
  readonly current?: boolean;
  readonly onFollow?: () => void;
}

/** A link within the desk: a real address, so that it opens in a tab of its own, too. */
export const Link = ({ to, children, current, onFollow, ...rest }: LinkOptions) => (
  <a
    {...rest}
    href={`${BASE}${to === '/' ? '' : to}`}
    aria-current={current === true ? 'page' : undefined}
    onClick={(event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onFollow?.();
      goTo(to);
    }}
  >
    {children}
  </a>
);

export const caseOf = (requestId: string): string => `/checks/${encodeURIComponent(requestId)}`;
export const addressPath = (chain: string, address: string): string =>
  `/addresses/${encodeURIComponent(chain)}/${encodeURIComponent(address)}`;

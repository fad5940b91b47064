import { useState } from 'preact/hooks';
import { Address, Foreign } from '../../../reference-app/page/components/Foreign.js';
import { duration, grouped, shownMoment } from '../../../reference-app/page/text.js';
import { addressPath, Link } from '../route.js';

/** Characters of others that are shown at once; a sentence of the service is never cut. */
const SHOWN_CHARACTERS = 700;

/** Text of others at any length: a long one is cut, says how long it is, and opens. */
export const LongText = ({ text }: { readonly text: string }) => {
  const [open, setOpen] = useState(false);
  const characters = [...text];
  if (characters.length <= SHOWN_CHARACTERS) return <Foreign text={text} />;
  return (
    <>
      <Foreign text={open ? text : `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`} />{' '}
      <button type="button" class="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : `Show all ${grouped(String(characters.length))} characters`}
      </button>
    </>
  );
};

/** Text of others in one short line, as in a list: what is cut off stands in the case. */
export const ShortText = ({ text, most = 120 }: { readonly text: string; readonly most?: number }) => {
  const characters = [...text];
  return <Foreign text={characters.length <= most ? text : `${characters.slice(0, most).join('')}…`} />;
};

/** An account in full, with the way to everything that is known of it. */
export const AccountText = ({ chain, text }: { readonly chain: string; readonly text: string }) =>
  text === '' ? (
    <span class="quiet">not named</span>
  ) : (
    <Link to={addressPath(chain, text)} class="account">
      <Address text={text} />
    </Link>
  );

/** Who said something. What people are called they choose themselves: who it was stands beside it. */
export const Who = ({ by, by_id: id }: { readonly by: string; readonly by_id: string }) => (
  <>
    <ShortText text={by} />
    {by === id ? null : (
      <span class="quiet identity">
        {' '}
        <ShortText text={id} most={300} />
      </span>
    )}
  </>
);

/** A moment in UTC, with how long ago it was. */
export const When = ({ iso, nowMs }: { readonly iso: string; readonly nowMs?: number }) => {
  const at = Date.parse(iso);
  const ago = nowMs === undefined || Number.isNaN(at) ? null : Math.max(0, (nowMs - at) / 1000);
  return (
    <time datetime={iso}>
      {shownMoment(iso)}
      {ago === null ? null : <span class="quiet ago"> {ago < 60 ? 'just now' : `${duration(ago)} ago`}</span>}
    </time>
  );
};

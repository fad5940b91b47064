import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import type { Load } from '../api/use-load.js';
import type { Failure } from '../../../reference-app/page/answered.js';
import { arrival } from '../route.js';
import { placeInWords } from './words.js';

/** The window's title while a view is there. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Signgate review desk`;
  }, [title]);
};

/** The heading of a view. Where one takes the place of another, it takes the focus over, before a key is pressed. */
export const Title = ({ children }: { readonly children: ComponentChildren }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (arrival() !== 'load' && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
};

export const Loading = ({ what }: { readonly what: string }) => (
  <p class="loading" role="status">
    Reading {what}…
  </p>
);

interface FailedOptions {
  /** What could not be read or done, as the beginning of a sentence. */
  readonly what: string;
  readonly failure: Failure;
  readonly retry?: () => void;
}

/** Says that something failed and what it was: never an empty list in its place. */
export const Failed = ({ what, failure, retry }: FailedOptions) => (
  <div class="failed" role="alert" tabIndex={-1}>
    <p>
      <strong>{what}.</strong>{' '}
      {failure.status === 503
        ? 'The records cannot be read at the moment. That does not mean that there is nothing.'
        : null}
    </p>
    <Said failure={failure} />
    <details class="quiet">
      <summary>For support</summary>
      {failure.status === null ? 'No answer' : `Status ${failure.status}`}, <code>{failure.code}</code>
      {failure.requestId === null ? null : (
        <>
          , <code>{failure.requestId}</code>
        </>
      )}
    </details>
    {retry === undefined ? null : (
      <button type="button" onClick={retry}>
        Try again
      </button>
    )}
  </div>
);

/** The sentence of the service; where that names a member by its path, the members in words. */
const Said = ({ failure: { status, code, message, details } }: Pick<FailedOptions, 'failure'>) => {
  const isOfMembers = code === 'invalid_request' && details.length > 0;
  const sentence = status === 404 ? 'It is not there, or it is not for you to see.' : message;
  const further = details.filter((detail) => isOfMembers || !message.includes(detail.message));
  return (
    <>
      {isOfMembers ? null : (
        <p>
          <Foreign text={sentence} />
        </p>
      )}
      {further.length === 0 ? null : (
        <ul>
          {further.map((detail) => (
            <li key={detail.path}>
              <Foreign text={`${placeInWords(detail.path)} ${detail.message}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface WhenReadyOptions<T> {
  readonly load: Load<T>;
  /** "the sources", in a sentence. */
  readonly what: string;
  readonly retry?: () => void;
  readonly children: (value: T) => ComponentChildren;
}

/** What is shown once it was read; until then that it is being read, or why it cannot be. */
export const WhenReady = <T,>({ load, what, retry, children }: WhenReadyOptions<T>) => {
  if (load.status === 'loading') return <Loading what={what} />;
  if (load.status === 'ready') return <>{children(load.value)}</>;
  const heading = `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be read`;
  return <Failed what={heading} failure={load.failure} {...(retry !== undefined && { retry })} />;
};

interface SectionOptions {
  readonly id: string;
  readonly title: string;
  readonly note?: ComponentChildren;
  readonly class?: string;
  /** It has nothing to tell: the heading alone is shown, and opens. */
  readonly folded?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a view with its heading. */
export const PageSection = ({ id, title, note, children, class: className = '', folded = false }: SectionOptions) => (
  <section aria-labelledby={`${id}-title`} class={`part ${className}`}>
    {folded ? (
      <details>
        <summary>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
        </summary>
        <Noted note={note}>{children}</Noted>
      </details>
    ) : (
      <>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <Noted note={note}>{children}</Noted>
      </>
    )}
  </section>
);

const Noted = ({ note, children }: Pick<SectionOptions, 'note' | 'children'>) => (
  <>
    {note === undefined ? null : <p class="quiet">{note}</p>}
    {children}
  </>
);

/** Names with what belongs to them; what is null is left out. */
export const FactList = ({ rows }: { readonly rows: readonly (readonly [string, ComponentChildren])[] }) => (
  <dl class="facts">
    {rows
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

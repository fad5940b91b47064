import type { ComponentChildren } from 'preact';

const PLACES = [
  ['story', '/', 'The story'],
  ['own', '/own', 'Your own bytes'],
] as const;

interface FrameOptions {
  readonly title: string;
  readonly place: (typeof PLACES)[number][0];
  readonly children: ComponentChildren;
}

/** What stands around the application: its name, what it is, its two pages, and what a verdict is not. */
export const AppFrame = ({ title, place, children }: FrameOptions) => (
  <>
    <a class="skip" href="#result">
      Skip to the result
    </a>
    <header class="top">
      <div>
        <strong>Signgate</strong>
        <span>Reference application</span>
        <nav aria-label="Pages">
          {PLACES.map(([id, path, label]) => (
            <a key={id} href={path} aria-current={id === place ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <span class="label">Simulated wallet: nothing is signed or sent</span>
      </div>
    </header>
    <main>
      <h1>{title}</h1>
      <div class="columns">{children}</div>
    </main>
    <footer>
      A verdict is a security decision about the checked intent. It is not a legal opinion, and not a guarantee that all
      history was traced.
    </footer>
  </>
);

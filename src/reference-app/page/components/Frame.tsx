import type { ComponentChildren } from 'preact';

/** What stands around the application: its name, what it is, and what a verdict is not. */
export const Frame = ({ children }: { readonly children: ComponentChildren }) => (
  <>
    <a class="skip" href="#result">
      Skip to the result
    </a>
    <header class="top">
      <div>
        <strong>Signgate</strong>
        <span>Reference application</span>
        <span class="label">Simulated wallet: nothing is signed or sent</span>
      </div>
    </header>
    <main>
      <h1>Check before you sign</h1>
      <div class="columns">{children}</div>
    </main>
    <footer>
      A verdict is a security decision about the checked intent. It is not a legal opinion, and not a guarantee that all
      history was traced.
    </footer>
  </>
);

import type { ComponentChildren } from 'preact';
import { LANGUAGE, STORY_TEXTS } from '../story/texts.js';

const { page: texts } = STORY_TEXTS;
document.documentElement.lang = LANGUAGE;

const PLACES = [
  ['story', '/', texts.story],
  ['own', '/own', texts.own],
] as const;

interface FrameOptions {
  readonly title: string;
  readonly place: (typeof PLACES)[number][0];
  readonly children: ComponentChildren;
}

/** What stands around the application: its name, what it is, its two pages, and what a verdict is not. */
export const AppFrame = ({ title, place, children }: FrameOptions) => {
  document.title = `${title} · Signgate`;
  return (
    <>
      <a class="skip" href="#result">
        {texts.skip}
      </a>
      <header class="top">
        <div>
          <strong>Signgate</strong>
          <span>{texts.application}</span>
          <nav aria-label={texts.pages}>
            {PLACES.map(([id, path, label]) => (
              <a key={id} href={path + location.search} aria-current={id === place ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <span class="label">{texts.simulated}</span>
        </div>
      </header>
      <main>
        <h1>{title}</h1>
        <div class="columns">{children}</div>
      </main>
      <footer>{texts.footer}</footer>
    </>
  );
};

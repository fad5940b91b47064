import type { CheckFlow } from '../flow.js';
import { STORY_TEXTS } from './texts.js';

const { page: texts } = STORY_TEXTS;

/** What went over the wire, for engineers: closed until it is asked for. */
export const Drawer = ({ body, flow }: { readonly body: string; readonly flow: CheckFlow }) => (
  <details class="drawer">
    <summary>{texts.engineers}</summary>
    <Text title={texts.request} text={JSON.stringify(JSON.parse(body), null, 2)} />
    <Text title={texts.answer} text={JSON.stringify(answerOf(flow), null, 2)} />
  </details>
);

const answerOf = (flow: CheckFlow): object | null => {
  if ('verdict' in flow) return flow.verdict;
  return flow.phase === 'failed' ? flow.failure : null;
};

/** As JSON may write it: text of others cannot turn or hide what stands around it. */
const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
    .join('');

const Text = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section>
    <h3>{title}</h3>
    {/* it scrolls, so the keyboard must reach it */}
    <pre tabIndex={0} aria-label={title}>
      {text.replaceAll(/[^\x20-\x7e\n]/gu, escaped)}
    </pre>
  </section>
);

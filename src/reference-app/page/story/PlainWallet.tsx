import { useState } from 'preact/hooks';
import { Foreign } from '../components/Foreign.js';
import { Phone } from './Phone.js';
import { Beside } from './Saw.js';
import type { StoryScene } from './scenes.js';
import { STORY_TEXTS } from './texts.js';

const { plain: texts } = STORY_TEXTS;

/** A wallet without a check: what it shows, and what comes of a confirmation. Nothing is asked of the service. */
export const PlainWallet = ({ scene, protect }: { readonly scene: StoryScene; readonly protect: () => void }) => {
  const [done, setDone] = useState<'confirmed' | 'rejected' | null>(null);
  return (
    <div class="beside">
      <Phone asks={scene.asks}>
        <dl class="plain">
          {scene.plain.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Foreign text={value} />
              </dd>
            </div>
          ))}
          {scene.handed === null ? null : (
            <div>
              <dt>{texts.data}</dt>
              <dd>
                <code class="clipped">{dataOf(scene.handed.text)}</code>
              </dd>
            </div>
          )}
        </dl>
        {done === null ? (
          <p class="buttons">
            <button type="button" onClick={() => setDone('rejected')}>
              {STORY_TEXTS.reject}
            </button>
            <button type="button" class="primary" onClick={() => setDone('confirmed')}>
              {texts.confirm}
            </button>
          </p>
        ) : (
          <div class="aftermath" role="status">
            <h3>{done === 'confirmed' ? texts.cameOfIt : texts.youRejected}</h3>
            <p>{done === 'confirmed' ? scene.aftermath : texts.wouldYou}</p>
            <button type="button" onClick={protect}>
              {texts.withSigngate}
            </button>
          </div>
        )}
      </Phone>
      <Beside title={texts.saw}>
        <ul>
          {texts.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Beside>
    </div>
  );
};

/** What wallets show of bytes that they do not read. */
const dataOf = (text: string): string => {
  const { data } = JSON.parse(text) as { readonly data?: string };
  return data ?? text.replaceAll(/\s+/g, ' ');
};

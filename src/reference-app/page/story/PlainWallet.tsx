import { useState } from 'preact/hooks';
import { Foreign } from '../components/Foreign.js';
import { Phone } from './Phone.js';
import type { StoryScene } from './scenes.js';

/** A wallet without a check: what it shows, and what comes of a confirmation. Nothing is asked of the service. */
export const PlainWallet = ({ scene, protect }: { readonly scene: StoryScene; readonly protect: () => void }) => {
  const [done, setDone] = useState<'confirmed' | 'rejected' | null>(null);
  return (
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
            <dt>Data</dt>
            <dd>
              <code class="clipped">{dataOf(scene.handed.text)}</code>
            </dd>
          </div>
        )}
      </dl>
      {done === null ? (
        <p class="buttons">
          <button type="button" onClick={() => setDone('rejected')}>
            Reject
          </button>
          <button type="button" class="primary" onClick={() => setDone('confirmed')}>
            Confirm
          </button>
        </p>
      ) : (
        <div class="aftermath" role="status">
          <h3>{done === 'confirmed' ? 'What came of it' : 'You rejected it'}</h3>
          <p>{done === 'confirmed' ? scene.aftermath : 'Would you have, with nothing else to go by?'}</p>
          <button type="button" onClick={protect}>
            See it with Signgate
          </button>
        </div>
      )}
    </Phone>
  );
};

/** What wallets show of bytes that they do not read. */
const dataOf = (text: string): string => {
  const { data } = JSON.parse(text) as { readonly data?: string };
  return data ?? text.replaceAll(/\s+/g, ' ');
};

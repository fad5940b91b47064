import { useEffect, useRef, useState } from 'preact/hooks';
import { AppFrame } from '../components/AppFrame.js';
import { bodyOf, finalBodyOf } from '../draft.js';
import { useCheck } from '../use-check.js';
import { Drawer } from './Drawer.js';
import { PlainWallet } from './PlainWallet.js';
import { type StoryScene, SCENES } from './scenes.js';
import { Saw } from './Saw.js';
import { LANGUAGE, LANGUAGE_NAMES, STORY_TEXTS } from './texts.js';
import { Wallet } from './Wallet.js';

const { page: texts } = STORY_TEXTS;

/** The demonstration: six scenes at a wallet, each with a check before the signature and without one. */
export const Story = () => {
  const [index, setIndex] = useState(0);
  const [checked, setChecked] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const scene = SCENES[index] ?? SCENES[0];

  const go = (next: number): void => {
    setIndex(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <AppFrame title={texts.title} place="story">
      <SceneList index={index} go={go} />
      <p class="intro">{texts.intro}</p>
      <section id="result" class="scene" aria-labelledby="scene-title">
        <h2 id="scene-title" tabIndex={-1} ref={heading}>
          {index + 1}. {scene.title}
        </h2>
        <p class="told">{scene.story}</p>
        <div class="choices">
          <Choice chosen={checked} choose={setChecked} />
          <Languages />
        </div>
        {/* each scene begins anew: no verdict of one is ever seen in another */}
        {checked ? (
          <CheckedScene key={scene.id} scene={scene} />
        ) : (
          <PlainWallet key={scene.id} scene={scene} protect={() => setChecked(true)} />
        )}
        <Steps index={index} go={go} />
      </section>
    </AppFrame>
  );
};

const CheckedScene = ({ scene }: { readonly scene: StoryScene }) => {
  const [rejected, setRejected] = useState(false);
  const { flow, dispatch, start, sign } = useCheck();
  const asked = { told: scene.intent, handed: scene.handed };
  const body = bodyOf(asked);
  const ask = (): void => void start(body, scene.expected === null ? 'unplugged' : 'service');
  // a wallet asks as soon as it is handed something, before it asks its user
  useEffect(ask, []);
  return (
    <>
      <div class="beside">
        <Wallet
          {...{ asked, flow, rejected, dispatch, ask, asks: scene.asks }}
          sign={() => void sign(body, finalBodyOf(asked))}
          reject={() => setRejected(true)}
        />
        <Saw flow={flow} />
      </div>
      <Drawer body={body} flow={flow} />
    </>
  );
};

interface Going {
  readonly index: number;
  readonly go: (index: number) => void;
}

const SceneList = ({ index, go }: Going) => (
  <nav class="scenes" aria-label={texts.scenes}>
    <ol>
      {SCENES.map(({ id, title }: StoryScene, place) => (
        <li key={id}>
          <button type="button" aria-current={place === index ? 'step' : undefined} onClick={() => go(place)}>
            <span aria-hidden="true">{place + 1}</span> <span class="name">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

const Steps = ({ index, go }: Going) => (
  <p class="steps">
    {index === 0 ? null : (
      <button type="button" onClick={() => go(index - 1)}>
        {texts.back}
      </button>
    )}
    {index === SCENES.length - 1 ? (
      <a href={`/own${location.search}`}>{texts.tryOwn}</a>
    ) : (
      <button type="button" class="primary" onClick={() => go(index + 1)}>
        {texts.next}
      </button>
    )}
  </p>
);

/** In which the wallet and the service speak; the page is loaded anew. */
const Languages = () => (
  <label class="language">
    <span class="visually-hidden">{texts.language}</span>
    <select
      value={LANGUAGE}
      onChange={(event) =>
        location.assign(`?${new URLSearchParams({ language: event.currentTarget.value }).toString()}`)
      }
    >
      {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

const Choice = ({ chosen, choose }: { readonly chosen: boolean; readonly choose: (value: boolean) => void }) => (
  <fieldset class="choice">
    <legend class="visually-hidden">{texts.which}</legend>
    {([true, false] as const).map((value) => (
      <label key={String(value)}>
        <input type="radio" name="wallet" checked={chosen === value} onChange={() => choose(value)} />
        <span>{value ? texts.with : texts.without}</span>
      </label>
    ))}
  </fieldset>
);

import type { ComponentChildren } from 'preact';
import { Foreign } from '../components/Foreign.js';
import { STORY_TEXTS } from './texts.js';

/** The screen of a wallet that is asked for something. */
export const Phone = ({ asks, children }: { readonly asks: string; readonly children: ComponentChildren }) => (
  <div class="phone">
    <header>
      <span class="label">{STORY_TEXTS.label}</span>
      <p>
        <strong>
          <Foreign text={asks} />
        </strong>
      </p>
    </header>
    {children}
  </div>
);

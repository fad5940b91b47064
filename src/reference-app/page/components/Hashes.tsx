import { HASH_NAMES, type PayloadHash } from '../../../../domain/payload/hashes.js';
import { STORY_TEXTS } from '../story/texts.js';
import { Address } from './Foreign.js';

/** What a signing device shows of the same bytes, for a person to compare: folded, and in full. */
export const Hashes = ({ hashes }: { readonly hashes: readonly PayloadHash[] }) =>
  hashes.length === 0 ? null : (
    <details class="hashes">
      <summary>{STORY_TEXTS.own.device}</summary>
      <p class="quiet">{STORY_TEXTS.own.deviceHint}</p>
      <dl>
        {hashes.map(({ kind, path, value }) => (
          <div key={`${kind} ${path ?? ''}`}>
            <dt lang="en">
              {HASH_NAMES[kind]}
              {path === null ? null : ` (${path})`}
            </dt>
            <dd>
              <Address text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );

import { HASH_NAMES, type PayloadHash } from '../../../../domain/payload/hashes.js';
import { Address } from './Foreign.js';

/** What a signing device shows of the same bytes, for a person to compare: folded, and in full. */
export const Hashes = ({ hashes }: { readonly hashes: readonly PayloadHash[] }) =>
  hashes.length === 0 ? null : (
    <details class="hashes" lang="en">
      <summary>Compare on your device</summary>
      <p class="quiet">
        A hardware wallet shows these before it signs; capital letters make no difference. Where one differs, other
        bytes reached the device: do not sign.
      </p>
      <dl>
        {hashes.map(({ kind, path, value }) => (
          <div key={`${kind} ${path ?? ''}`}>
            <dt>
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

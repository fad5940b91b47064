import { useState } from 'preact/hooks';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { useSession } from '../api/session.js';
import type { DeskSchemas } from '../api/types.js';
import { Link } from '../route.js';

interface SavedView {
  readonly name: string;
  /** The place of the inbox with its filters. */
  readonly place: string;
}

const MOST_VIEWS = 20;
const MAX_NAME = 40;

/** Of one person in one partner's environment: nobody else who signs in here sees them. */
const keyOf = ({ partner, environment, person_id: person }: DeskSchemas['DeskSession']): string =>
  `signgate-desk-views ${JSON.stringify([partner, environment, person])}`;

const isView = (one: unknown): one is SavedView => {
  const { name, place } = (one ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof place === 'string' && place.startsWith('/');
};

const readViews = (key: string): readonly SavedView[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    // what another program left there is no view
    return [];
  }
};

/** Filters and order under a name, kept in this browser for this person. A name that is there already is replaced. */
export const SavedViews = ({ place }: { readonly place: string }) => {
  const state = useSession();
  const key = state.status === 'signed-in' ? keyOf(state.session) : '';
  const [views, setViews] = useState(() => readViews(key));
  const keep = (changed: readonly SavedView[]): void => {
    localStorage.setItem(key, JSON.stringify(changed));
    setViews(changed);
  };
  const save = (name: string): void =>
    keep([...views.filter((view) => view.name !== name), { name, place }].slice(-MOST_VIEWS));
  const isKept = views.some((view) => view.place === place);
  if (views.length === 0 && place === '/') return null;
  return (
    <div class="views">
      {views.length === 0 ? null : (
        <ul class="chips" aria-label="Saved views">
          {views.map((view) => (
            <li key={view.name}>
              <Link to={view.place} class="chip" current={view.place === place}>
                <Foreign text={view.name} />
              </Link>
              <button
                type="button"
                class="small"
                aria-label={`Forget the view ${view.name}`}
                onClick={() => keep(views.filter((one) => one !== view))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      {isKept || place === '/' ? null : <SaveForm save={save} />}
    </div>
  );
};

const SaveForm = ({ save }: { readonly save: (name: string) => void }) => {
  const [name, setName] = useState('');
  return (
    <details class="more">
      <summary>Save this view</summary>
      <form
        class="save-view"
        aria-label="Save this view"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save(name.trim());
        }}
      >
        <label for="view-name">Name of the view</label>
        <input
          id="view-name"
          type="text"
          maxLength={MAX_NAME}
          autocomplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">Save</button>
        <span class="quiet">It stays in this browser, for you alone.</span>
      </form>
    </details>
  );
};

import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../route.js';

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['/', 'Search'],
  ['j', 'Next check in the list'],
  ['k', 'Check before it'],
  ['a', 'Approve: then write why'],
  ['r', 'Reject: then write why'],
  ['e', 'Escalate: then write why'],
  ['t', 'Take the case'],
  ['?', 'This help'],
];

const OFF = 'signgate-desk-keys-off';

const isOff = (): boolean => localStorage.getItem(OFF) === 'yes';

/** Where someone writes, a letter is a letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;

const search = (): void => {
  const field = document.querySelector<HTMLElement>('#filter-text');
  if (field !== null) return field.focus();
  goTo('/');
  // the inbox is there after the next paint
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#filter-text')?.focus());
};

const step = (by: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('a.row')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
};

/** Chooses a decision and leads to its reason. Nothing is recorded before its button is pressed. */
const choose = (decision: string): void => {
  const choice = document.querySelector<HTMLInputElement>(`input[name="disposition"][value="${decision}"]`);
  if (choice === null) return;
  choice.click();
  document.querySelector<HTMLElement>('#reason')?.focus();
};

const DEEDS: Readonly<Record<string, () => void>> = {
  '/': search,
  j: () => step(1),
  k: () => step(-1),
  a: () => choose('approve'),
  r: () => choose('reject'),
  e: () => choose('escalate'),
  t: () => document.querySelector<HTMLElement>('#take')?.click(),
};

/** Single keys for what is done all day, and the list of them. They can be turned off, for those who dictate. */
export const Keys = () => {
  const help = useRef<HTMLDialogElement>(null);
  const [off, setOff] = useState(isOff);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || help.current?.open) return;
      if (event.key === '?') help.current?.showModal();
      else if (off || DEEDS[event.key] === undefined) return;
      else DEEDS[event.key]?.();
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [off]);
  return (
    <dialog ref={help} class="sheet keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl class="facts">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={!off}
          onChange={({ currentTarget: { checked } }) => {
            localStorage.setItem(OFF, checked ? 'no' : 'yes');
            setOff(!checked);
          }}
        />{' '}
        Single keys do something
      </label>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
};

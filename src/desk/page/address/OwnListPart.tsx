import { useState } from 'preact/hooks';
import { familyOf } from '../../../../domain/chains/index.js';
import { call, objectWith, withQuery } from '../api/call.js';
import { maySession, useSession } from '../api/session.js';
import type { DeskSchemas } from '../api/types.js';
import { useLoad } from '../api/use-load.js';
import { LongText, When } from '../parts/texts.js';
import { Failed, WhenReady } from '../parts/view.js';
import { placeName } from '../parts/words.js';
import type { Failure } from '../../../reference-app/page/answered.js';

type Wish = Omit<DeskSchemas['ListChangeRequest'], 'address' | 'reason'>;
type Waiting = DeskSchemas['WaitingListChanges']['waiting'][number];

const inWords = ({ list, change, chain }: Wish): string =>
  `${change === 'put' ? 'On' : 'Off'} the ${list} list for ${placeName(chain)}`;

const opposite = (wish: Wish): Wish => ({ ...wish, change: wish.change === 'put' ? 'remove' : 'put' });

interface Done {
  readonly wish: Wish;
  readonly waits: boolean;
}
type Send = (wish: Wish, why: string) => Promise<void>;

const useChange = (address: string, changed: () => void) => {
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const send: Send = async (wish, why) => {
    setBusy(true);
    const outcome = await call<DeskSchemas['ListChange']>({
      method: 'POST',
      path: '/api/list-changes',
      body: { ...wish, address, reason: why },
      read: objectWith<DeskSchemas['ListChange']>(),
    });
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    setDone(outcome.ok ? { wish, waits: outcome.value.waiting } : null);
    if (!outcome.ok) return;
    changed();
  };
  return { done, failure, busy, send };
};

interface OwnListOptions {
  readonly chain: string;
  readonly address: string;
  readonly entries: readonly DeskSchemas['AddressView']['own_lists'][number][];
  readonly changed: () => void;
}

/** Puts the address on an own list or takes it off, with a reason, and takes that back. */
export const OwnListPart = (options: OwnListOptions) => {
  const { chain, address, entries, changed } = options;
  const mayDecide = maySession(useSession(), 'desk:decide');
  const [reason, setReason] = useState('');
  const { load, reload } = useLoad<DeskSchemas['WaitingListChanges']>(
    withQuery('/api/list-changes', { chain, address }),
    objectWith<DeskSchemas['WaitingListChanges']>('waiting'),
  );
  const { done, failure, busy, send } = useChange(address, () => {
    setReason('');
    changed();
    reload();
  });
  if (!mayDecide) return null;
  const why = reason.trim();
  const evm = familyOf(chain as Parameters<typeof familyOf>[0]) === 'evm';
  const additions = (
    [
      { list: 'deny', change: 'put', chain: (evm ? 'evm' : chain) as Wish['chain'] },
      { list: 'allow', change: 'put', chain: chain as Wish['chain'] },
    ] satisfies readonly Wish[]
  ).filter((wish) => !entries.some((one) => !one.expired && one.list === wish.list && one.chain === wish.chain));
  const removals = entries.map(({ list, chain: place }): Wish => ({ list, change: 'remove', chain: place }));
  return (
    <form class="list-changes" aria-label="Change your lists" onSubmit={(event) => event.preventDefault()}>
      <WhenReady load={load} what="what waits for a second person" retry={reload}>
        {({ waiting }) => <WaitingList waiting={waiting} />}
      </WhenReady>
      <div class="field">
        <label for="list-reason">Why?</label>
        <input
          id="list-reason"
          type="text"
          maxLength={200}
          value={reason}
          autocomplete="off"
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <p class="buttons">
        {additions.map((wish) => (
          <button key={wish.list} type="button" disabled={why === '' || busy} onClick={() => void send(wish, why)}>
            Add to the {wish.list} list ({placeName(wish.chain)})
          </button>
        ))}
        {removals.map((wish) => (
          <button key={inWords(wish)} type="button" disabled={why === '' || busy} onClick={() => void send(wish, why)}>
            Take off the {wish.list} list ({placeName(wish.chain)})
          </button>
        ))}
      </p>
      <p class="hint">A reason first. Checks follow your lists at once.</p>
      {failure === null ? null : <Failed what="The list was not changed" failure={failure} />}
      <Told done={done} send={send} />
    </form>
  );
};

const Told = ({ done, send }: { readonly done: Done | null; readonly send: Send }) => (
  <div role="status" class="told">
    {done === null ? null : done.waits ? (
      `Asked for: ${inWords(done.wish)}. A second person must ask for it, too.`
    ) : (
      <>
        {inWords(done.wish)}.{' '}
        <button type="button" class="small" onClick={() => void send(opposite(done.wish), 'Undone at the desk.')}>
          Undo
        </button>
      </>
    )}
  </div>
);

const WaitingList = ({ waiting }: { readonly waiting: readonly Waiting[] }) =>
  waiting.length === 0 ? null : (
    <ul class="decisions" aria-label="Waits for a second person">
      {waiting.map((wish) => (
        <li key={inWords(wish)}>
          <p class="notice">
            <strong>Waits for a second person.</strong> {inWords(wish)}, asked by <LongText text={wish.by} />,{' '}
            <When iso={wish.at} />: <LongText text={wish.reason} />
          </p>
        </li>
      ))}
    </ul>
  );

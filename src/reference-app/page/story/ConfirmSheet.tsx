import { Address, Foreign } from '../components/Foreign.js';
import type { Verdict } from '../api-types.js';
import type { CheckDraft } from '../draft.js';
import { groupedAmount } from '../text.js';
import { type WalletSheet, type SheetLine, sheetOf } from './sheet.js';

const BASES: Readonly<Record<WalletSheet['basis'], string>> = {
  executed: 'Learned by running it on the present state of the chain.',
  read: 'Read from the bytes that would be signed.',
  told: 'As you were told: there are no bytes to read.',
};

/** What the user sends and gets, and who can spend afterwards. */
export const ConfirmSheet = ({ verdict, draft }: { readonly verdict: Verdict; readonly draft: CheckDraft }) => {
  const sheet = sheetOf(verdict, draft);
  const nothing = sheet.isWhole ? 'Nothing' : 'Nothing is named';
  return (
    <div class="sheet">
      <Lines title="You send" lines={sheet.send} nothing={nothing} />
      <Lines title="You get" lines={sheet.get} nothing={nothing} />
      {sheet.others.length === 0 ? null : <Lines title="Somebody else gets" lines={sheet.others} nothing="" />}
      <Lines title="Who can spend afterwards" lines={sheet.spenders} nothing="No one new" />
      {sheet.isWhole ? null : (
        <p class="part-unknown">A part of it is not known. More may happen than is shown here.</p>
      )}
      <p class="quiet">{BASES[sheet.basis]}</p>
    </div>
  );
};

const Lines = (options: { readonly title: string; readonly lines: readonly SheetLine[]; readonly nothing: string }) => (
  <section>
    <h4>{options.title}</h4>
    {options.lines.length === 0 ? <p class="quiet">{options.nothing}</p> : null}
    <ul>
      {options.lines.map(({ text, account }, place) => (
        <li key={place}>
          <strong>
            <Foreign text={groupedAmount(text)} />
          </strong>
          {account === null ? null : <Address text={account} />}
        </li>
      ))}
    </ul>
  </section>
);

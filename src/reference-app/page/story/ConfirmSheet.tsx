import { Address, Foreign } from '../components/Foreign.js';
import type { Verdict } from '../api-types.js';
import type { Asked } from '../draft.js';
import { type SheetLine, sheetOf } from './sheet.js';
import { STORY_TEXTS } from './texts.js';

const { sheet: texts } = STORY_TEXTS;

/** What the user sends and gets, and who can spend afterwards. */
export const ConfirmSheet = ({ verdict, asked }: { readonly verdict: Verdict; readonly asked: Asked }) => {
  const sheet = sheetOf(verdict, asked);
  const nothing = sheet.isWhole ? texts.nothing : texts.nothingNamed;
  return (
    <div class="sheet">
      <Lines title={texts.send} lines={sheet.send} nothing={nothing} />
      <Lines title={texts.get} lines={sheet.get} nothing={nothing} />
      {sheet.others.length === 0 ? null : <Lines title={texts.others} lines={sheet.others} nothing="" />}
      <Lines title={texts.spenders} lines={sheet.spenders} nothing={texts.noOneNew} />
      {sheet.isWhole ? null : <p class="part-unknown">{texts.partUnknown}</p>}
      <p class="quiet">{texts[sheet.basis]}</p>
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
            <Foreign text={text} />
          </strong>
          {account === null ? null : <Address text={account} />}
        </li>
      ))}
    </ul>
  </section>
);

import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { PartyInWords } from '../shared/party-in-words.js';
import { ownCopy } from '../shared/place-address.js';
import { xmlDate } from '../shared/xml-date.js';
import { type XmlHandler, readXml } from '../shared/xml-events.js';

/** The list writes days as DD/MM/YYYY. */
const isoDay = (day: string): string => day.trim().replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');

/** The two elements in words. */
const TEXTS = ['OtherInformation', 'UKStatementofReasons'];

class DesignationHandler implements XmlHandler<ListedEntry> {
  readonly root = 'Designations';
  private party = new PartyInWords();
  private nameParts: string[] = [];
  private ready: ListedEntry[] = [];

  open(name: string): void {
    if (name === 'Designation') this.party = new PartyInWords();
    else if (name === 'Name') this.nameParts = [];
  }

  close(name: string, text: string, parent: string): void {
    if (parent === 'Name') this.addToName(name, text.trim());
    else if (name === 'UniqueID') this.party.id = ownCopy(text.trim());
    else if (name === 'DateDesignated') this.party.date = ownCopy(isoDay(text));
    else if (name === 'RegimeName') this.party.addProgramme(text.trim());
    else if (TEXTS.includes(name)) this.party.addText(text);
    else if (name === 'Designation') this.ready.push(...this.party.entries());
  }

  take(): readonly ListedEntry[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  /** A name has up to six parts, and then says of which type it is; the primary one comes first. */
  private addToName(name: string, text: string): void {
    if (/^Name[1-6]$/.test(name)) this.nameParts.push(text);
    else if (name === 'NameType' && this.party.name === '' && /^primary name$/i.test(text))
      this.party.name = ownCopy(this.nameParts.filter((part) => part !== '').join(' '));
  }
}

const entries = ({ file }: FeedInput): AsyncGenerator<ListedEntry> => readXml(file, new DesignationHandler());

/** The UK Sanctions List as XML. */
export const ukSanctionsXml = defineFormat({
  id: 'uk-sanctions-xml',
  categoryMandatory: false,
  defaultCategory: 'sanctions',
  chain: 'named',
  mayBeEmpty: false,
  publishedAt: xmlDate({
    root: 'Designations',
    element: 'DateGenerated',
    dateOf: ({ DateGenerated: day = '' }) => isoDay(day),
  }),
  entries,
});

import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { PartyInWords } from '../shared/party-in-words.js';
import { ownCopy } from '../shared/place-address.js';
import { xmlDate } from '../shared/xml-date.js';
import { type XmlHandler, readXml } from '../shared/xml-events.js';

class SanctionEntityHandler implements XmlHandler<ListedEntry> {
  readonly root = 'export';
  private party = new PartyInWords();
  private ready: ListedEntry[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'sanctionEntity') this.startParty(attributes);
    else if (name === 'regulation') this.addRegulation(attributes);
    else if (name === 'nameAlias' && this.party.name === '') this.party.name = ownCopy(attributes['wholeName'] ?? '');
  }

  /** Of the entity, its names, addresses and identifications: each has remarks. */
  close(name: string, text: string): void {
    if (name === 'remark') this.party.addText(text);
    else if (name === 'sanctionEntity') this.ready.push(...this.party.entries());
  }

  take(): readonly ListedEntry[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private startParty(attributes: Readonly<Record<string, string>>): void {
    const reference = attributes['euReferenceNumber'] ?? '';
    this.party = new PartyInWords();
    this.party.id = ownCopy(reference === '' ? (attributes['logicalId'] ?? '') : reference);
    this.party.date = ownCopy(attributes['designationDate'] ?? '');
  }

  /** The date of a listing is that of its designation, or of the regulation that lists it. */
  private addRegulation({ programme = '', publicationDate = '' }: Readonly<Record<string, string>>): void {
    this.party.addProgramme(programme);
    if (this.party.date === '') this.party.date = ownCopy(publicationDate);
  }
}

const entries = ({ file }: FeedInput): AsyncGenerator<ListedEntry> => readXml(file, new SanctionEntityHandler());

/** The consolidated list of financial sanctions of the European Union, XML 1.1. */
export const euFsfXml = defineFormat({
  id: 'eu-fsf-xml',
  categoryMandatory: false,
  defaultCategory: 'sanctions',
  chain: 'named',
  mayBeEmpty: false,
  publishedAt: xmlDate({
    root: 'export',
    element: 'export',
    dateOf: ({ generationDate = '' }) => generationDate,
  }),
  entries,
});

import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { Candidate, ListedEntry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { assetOfType, sdnCandidate } from '../shared/digital-currency.js';
import { ownCopy } from '../shared/place-address.js';
import { xmlDate } from '../shared/xml-date.js';
import { type XmlHandler, readXml } from '../shared/xml-events.js';

interface Identification {
  type: string;
  number: string;
}

/** Takes the identifications of each entry. Names and numbers of its aliases have other parents. */
class SdnHandler implements XmlHandler<Candidate> {
  readonly root = 'sdnList';
  private fields = new Map<string, string>();
  private id: Identification = { type: '', number: '' };
  private ids: Identification[] = [];
  private programmes: string[] = [];
  private ready: Candidate[] = [];

  open(name: string): void {
    if (name === 'id') this.id = { type: '', number: '' };
    if (name !== 'sdnEntry') return;
    this.fields = new Map();
    this.ids = [];
    this.programmes = [];
  }

  close(name: string, text: string, parent: string): void {
    if (parent === 'sdnEntry') this.fields.set(name, text.trim());
    if (name === 'idType' && parent === 'id') this.id.type = text;
    else if (name === 'idNumber' && parent === 'id') this.id.number = text;
    else if (name === 'id') this.ids.push(this.id);
    else if (name === 'program') this.programmes.push(ownCopy(text.trim()));
    else if (name === 'sdnEntry') this.endEntry();
  }

  take(): readonly Candidate[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private endEntry(): void {
    const names = [this.fields.get('lastName'), this.fields.get('firstName')];
    const name = names.filter((part) => part !== undefined && part !== '').join(', ');
    const party = { uid: ownCopy(this.fields.get('uid') ?? ''), name: ownCopy(name) };
    const { programmes } = this;
    for (const { type, number } of this.ids) {
      const asset = assetOfType(type);
      if (asset !== null) this.ready.push(sdnCandidate(party, asset, number, { programmes }));
    }
  }
}

const entries = ({ file }: FeedInput): AsyncGenerator<ListedEntry> => readXml(file, new SdnHandler());

/** OFAC's SDN.XML. */
export const ofacSdnXml = defineFormat({
  id: 'ofac-sdn-xml',
  categoryMandatory: false,
  defaultCategory: 'sanctions',
  chain: 'named',
  mayBeEmpty: false,
  publishedAt: xmlDate({
    root: 'sdnList',
    element: 'publshInformation',
    // MM/DD/YYYY
    dateOf: ({ Publish_Date: day = '' }) => day.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'),
  }),
  entries,
});

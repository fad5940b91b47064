import { FeedFormatError, type FeedInput } from '../../../../ports/feeds.js';
import type { Candidate, Entry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { sdnCandidate } from '../shared/digital-currency.js';
import { type XmlHandler, readXml } from '../shared/xml-events.js';
import { type Listing, ListingDateReader } from './listing-dates.js';
import { type AddressFeature, PartyReader } from './parties.js';

const candidateOf = ({ party, asset, address }: AddressFeature, date: string | null): Candidate =>
  sdnCandidate(party, asset, address, date);

/** Holds the address features until the entry with their date comes, which is after all parties. */
class AdvancedHandler implements XmlHandler<Candidate> {
  readonly root = 'Sanctions';
  private readonly parties = new PartyReader();
  private readonly dates = new ListingDateReader();
  private readonly waiting = new Map<string, AddressFeature[]>();
  private ready: Candidate[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.parties.open(name, attributes);
    this.dates.open(name, attributes);
  }

  close(name: string, text: string, parent: string): void {
    for (const feature of this.parties.close(name, text)) this.hold(feature);
    const listing = this.dates.close(name, text, parent);
    if (listing !== null) this.release(listing);
  }

  take(): readonly Candidate[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  /** What never got a date. Throws where the file names no asset at all: then its addresses stand somewhere else now. */
  takeRest(): readonly Candidate[] {
    if (!this.parties.knowsAssets) throw new FeedFormatError('the file has no type of digital currency address among its reference values');
    return [...this.waiting.values()].flat().map((feature) => candidateOf(feature, null));
  }

  private hold(feature: AddressFeature): void {
    const features = this.waiting.get(feature.profileId);
    if (features === undefined) this.waiting.set(feature.profileId, [feature]);
    else features.push(feature);
  }

  private release({ profileId, date }: Listing): void {
    for (const feature of this.waiting.get(profileId) ?? []) this.ready.push(candidateOf(feature, date));
    this.waiting.delete(profileId);
  }
}

async function* entries({ file }: FeedInput): AsyncGenerator<Entry> {
  const handler = new AdvancedHandler();
  yield* readXml(file, handler);
  yield* handler.takeRest();
}

/** OFAC's SDN_ADVANCED.XML. */
export const ofacSdnAdvanced = defineFormat({
  id: 'ofac-sdn-advanced',
  categoryMandatory: false,
  defaultCategory: 'sanctions',
  chain: 'named',
  mayBeEmpty: false,
  entries,
});

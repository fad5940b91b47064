import { FeedFormatError, type FeedInput } from '../../../../ports/platform/feeds.js';
import type { Candidate, ListedEntry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { sdnCandidate } from '../shared/digital-currency.js';
import { xmlDate } from '../shared/xml-date.js';
import { type XmlHandler, readXml } from '../shared/xml-events.js';
import { type OfacListing, ListingDateReader } from './listing-dates.js';
import { type ListedParty, PartyReader, unpackParty } from './parties.js';

const candidatesOf = (packed: string, listing: Partial<OfacListing> = {}): readonly Candidate[] => {
  const { party, features } = unpackParty(packed);
  return features.map(({ asset, address }) => sdnCandidate(party, asset, address, listing));
};

/** Holds the parties until the entry with their date comes, which is after all of them. */
class AdvancedHandler implements XmlHandler<Candidate> {
  readonly root = 'Sanctions';
  private readonly parties = new PartyReader();
  private readonly dates = new ListingDateReader();
  /** Packed parties by profile. Two parties never share one, but then nothing may be lost. */
  private readonly waiting = new Map<string, string | readonly string[]>();
  private ready: Candidate[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.parties.open(name, attributes);
    this.dates.open(name, attributes);
  }

  close(name: string, text: string, parent: string): void {
    const listed = this.parties.close(name, text);
    if (listed !== null) this.hold(listed);
    const listing = this.dates.close(name, text, parent);
    if (listing !== null) this.release(listing);
  }

  take(): readonly Candidate[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  /**
   * What never got a date. Throws where the file names no asset at all: its addresses have then moved.
   */
  *takeRest(): Generator<Candidate> {
    if (!this.parties.knowsAssets)
      throw new FeedFormatError('the file has no type of digital currency address among its reference values');
    for (const packed of [...this.waiting.values()].flat()) yield* candidatesOf(packed);
  }

  private hold({ profileId, packed }: ListedParty): void {
    const held = this.waiting.get(profileId);
    this.waiting.set(profileId, held === undefined ? packed : [held, packed].flat());
  }

  private release(listing: OfacListing): void {
    const { profileId } = listing;
    for (const packed of [this.waiting.get(profileId) ?? []].flat()) {
      for (const candidate of candidatesOf(packed, listing)) this.ready.push(candidate);
    }
    this.waiting.delete(profileId);
  }
}

async function* entries({ file }: FeedInput): AsyncGenerator<ListedEntry> {
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
  publishedAt: xmlDate({
    root: 'Sanctions',
    element: 'DateOfIssue',
    dateOf: ({ Year = '', Month = '', Day = '' }) => `${Year}-${Month.padStart(2, '0')}-${Day.padStart(2, '0')}`,
  }),
  entries,
});

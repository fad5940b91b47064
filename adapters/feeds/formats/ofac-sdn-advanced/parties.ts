import { type SdnParty, assetOfType } from '../shared/digital-currency.js';
import { ownCopy } from '../shared/place-address.js';

export interface AddressFeature {
  readonly asset: string;
  readonly address: string;
}

/** A party that has address features. Its profile leads to the date, which is at the end of the file. */
export interface ListedParty {
  readonly profileId: string;
  /** Party and features as one text: hundreds of thousands of them may have to wait for the end of the file. */
  readonly packed: string;
}

/** XML can hold no such character. */
const SEPARATOR = '\u0000';

const pack = (party: SdnParty, features: readonly AddressFeature[]): string =>
  ownCopy([party.uid, party.name, ...features.flatMap(({ asset, address }) => [asset, address])].join(SEPARATOR));

/** The party and its features again. */
export const unpackParty = (
  packed: string,
): { readonly party: SdnParty; readonly features: readonly AddressFeature[] } => {
  const [uid = '', name = '', ...texts] = packed.split(SEPARATOR);
  const features = texts.flatMap((asset, index) =>
    index % 2 === 0 ? [{ asset, address: texts[index + 1] ?? '' }] : [],
  );
  return { party: { uid, name }, features };
};

interface PartyUnderWay {
  readonly uid: string;
  profileId: string;
  name: string | null;
}

/**
 * Collects the names of a party: the first alias marked primary of the identity marked primary, in Latin script where
 * there is one.
 */
class NameReader {
  latinStatusId: string | null = null;
  private primaryIdentity = false;
  private primaryAlias = false;
  private statusId = '';
  private parts: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'Identity') this.primaryIdentity = attributes['Primary'] === 'true';
    else if (name === 'Alias') this.primaryAlias = attributes['Primary'] === 'true';
    else if (name === 'DocumentedName') {
      this.statusId = attributes['DocNameStatusID'] ?? '';
      this.parts = [];
    }
  }

  addPart(text: string): void {
    this.parts.push(text.trim());
  }

  /** The party's name after a documented name has ended: `known` where that one was not better. */
  nameAfter(known: string | null): string | null {
    if (!this.primaryIdentity || !this.primaryAlias) return known;
    const name = this.parts.filter((part) => part !== '').join(' ');
    if (name === '') return known;
    return known === null || this.statusId === this.latinStatusId ? name : known;
  }
}

/** Reads the reference values that name assets, and the parties with their address features. */
export class PartyReader {
  private readonly names = new NameReader();
  private readonly assets = new Map<string, string>();
  private valueId = '';
  private party: PartyUnderWay | null = null;
  private asset: string | null = null;
  private features: AddressFeature[] = [];

  /** True once the file has named at least one asset type. */
  get knowsAssets(): boolean {
    return this.assets.size > 0;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.names.open(name, attributes);
    if (name === 'FeatureType' || name === 'DocNameStatus') this.valueId = attributes['ID'] ?? '';
    else if (name === 'DistinctParty') this.party = { uid: attributes['FixedRef'] ?? '', profileId: '', name: null };
    else if (name === 'Profile' && this.party !== null) this.party.profileId = attributes['ID'] ?? '';
    else if (name === 'Feature') this.asset = this.assets.get(attributes['FeatureTypeID'] ?? '') ?? null;
  }

  /** The party when it ends, if it has address features; otherwise null. */
  close(name: string, text: string): ListedParty | null {
    if (name === 'FeatureType') this.addAsset(text);
    else if (name === 'DocNameStatus' && text.trim() === 'Primary Latin') this.names.latinStatusId = this.valueId;
    else if (name === 'NamePartValue') this.names.addPart(text);
    else if (name === 'DocumentedName' && this.party !== null) this.party.name = this.names.nameAfter(this.party.name);
    else if (name === 'VersionDetail' && this.asset !== null) this.features.push({ asset: this.asset, address: text });
    else if (name === 'Feature') this.asset = null;
    else if (name === 'DistinctParty') return this.endParty();
    return null;
  }

  private addAsset(type: string): void {
    const asset = assetOfType(type);
    if (asset !== null) this.assets.set(this.valueId, asset);
  }

  private endParty(): ListedParty | null {
    const { features, party } = this;
    this.features = [];
    this.party = null;
    if (party === null || features.length === 0) return null;
    const { uid, name, profileId } = party;
    return { profileId: ownCopy(profileId), packed: pack({ uid, name: name ?? '' }, features) };
  }
}

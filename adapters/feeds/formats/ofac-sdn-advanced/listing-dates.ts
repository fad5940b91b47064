import { ownCopy } from '../shared/place-address.js';

/** A listing: which profile, the earliest of its entry events, and under which programmes. */
export interface OfacListing {
  readonly profileId: string;
  /** `YYYY-MM-DD`; null where no entry event is dated. */
  readonly date: string | null;
  readonly programmes: readonly string[];
}

/** Reads the sanctions entries at the end of the file. A profile is listed since the earliest event of its entry. */
export class ListingDateReader {
  private profileId: string | null = null;
  private inEvent = false;
  private parts: { Year: string; Month: string; Day: string } = { Year: '', Month: '', Day: '' };
  private earliest: string | null = null;
  private programmes: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'SanctionsEntry') {
      this.profileId = attributes['ProfileID'] ?? '';
      this.earliest = null;
      this.programmes = [];
    } else if (name === 'EntryEvent') this.inEvent = true;
  }

  /** The listing when a sanctions entry ends; otherwise null. */
  close(name: string, text: string, parent: string): OfacListing | null {
    if (this.profileId === null) return null;
    if (name === 'EntryEvent') this.inEvent = false;
    else if (name === 'Comment' && parent === 'SanctionsMeasure') this.addProgramme(text.trim());
    else if (this.inEvent && parent === 'Date' && (name === 'Year' || name === 'Month' || name === 'Day'))
      this.parts[name] = text.trim();
    else if (this.inEvent && name === 'Date') this.endDate();
    else if (name === 'SanctionsEntry') return this.endEntry(this.profileId);
    return null;
  }

  /** A measure names its programme in its comment; the measure that says only what kind it is has an empty one. */
  private addProgramme(programme: string): void {
    if (programme !== '' && !this.programmes.includes(programme)) this.programmes.push(ownCopy(programme));
  }

  private endDate(): void {
    const { Year, Month, Day } = this.parts;
    this.parts = { Year: '', Month: '', Day: '' };
    if (!/^\d{4}$/.test(Year)) return;
    const [month, day] = [Month, Day].map((part) => (part === '' ? '1' : part).padStart(2, '0'));
    const date = `${Year}-${month}-${day}`;
    if (this.earliest === null || date < this.earliest) this.earliest = date;
  }

  private endEntry(profileId: string): OfacListing {
    this.profileId = null;
    return { profileId, date: this.earliest, programmes: this.programmes };
  }
}

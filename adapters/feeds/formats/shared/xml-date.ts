import { readXml, type XmlHandler } from './xml-events.js';
import { isoTime, parseIsoMs } from '../../../../domain/shared/iso-time.js';

const DATE_FORM = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ].*)?)?)?$/;

/**
 * A list's date as ISO 8601 in UTC. A year or a month alone is its first day; a date without a time is midnight UTC.
 * Null for anything else, an impossible day among it: a bad date is no reason to lose a row.
 */
export const listedAtOf = (date: unknown): string | null => {
  if (typeof date !== 'string') return null;
  const text = date.trim();
  const parts = DATE_FORM.exec(text);
  if (parts === null) return null;
  const day = `${parts[1] ?? ''}-${parts[2] ?? '01'}-${parts[3] ?? '01'}`;
  const dayMs = parseIsoMs(`${day}T00:00:00.000Z`);
  // the parser reads 31 February as a day in March
  if (Number.isNaN(dayMs) || !isoTime(dayMs).startsWith(day)) return null;
  const timeMs = text.length > 10 ? parseIsoMs(text) : dayMs;
  return isoTime(Number.isNaN(timeMs) ? dayMs : timeMs);
};

/** What the root, by its attributes, and the first element of a list say of the whole, by name. */
type HeadFields = Readonly<Record<string, string>>;

export interface XmlHead {
  readonly root: string;
  /** The element that holds the date, the root itself or one that comes before all entries. */
  readonly element: string;
  /** The date as the list's own dates are written, or what is none. */
  readonly dateOf: (fields: HeadFields) => string;
}

class HeadHandler implements XmlHandler<string | null> {
  readonly root: string;
  private fields: Record<string, string> = {};
  private found: (string | null)[] = [];

  constructor(private readonly head: XmlHead) {
    this.root = head.root;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, parent: string): void {
    if (parent === '') this.fields = { ...attributes };
    if (name === this.root && name === this.head.element) this.find();
    else if (parent === this.root && name !== this.head.element) this.found.push(null);
  }

  close(name: string, text: string, parent: string): void {
    if (parent === this.head.element || name === this.head.element) this.fields[name] = text.trim();
    if (name === this.head.element) this.find();
  }

  take(): readonly (string | null)[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  private find(): void {
    this.found.push(listedAtOf(this.head.dateOf(this.fields)));
  }
}

/** The day on which the list says that it was published, ISO 8601; null where it says none. Reads its head alone. */
export const xmlDate =
  (head: XmlHead) =>
  async (file: AsyncIterable<Uint8Array>): Promise<string | null> => {
    for await (const date of readXml(file, new HeadHandler(head))) return date;
    return null;
  };

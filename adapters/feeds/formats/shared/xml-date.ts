import { listedAtOf } from './dates.js';
import { readXml, type XmlHandler } from './xml-events.js';

/** What the first element of a list says of the whole: its fields by name. */
type HeadFields = Readonly<Record<string, string>>;

export interface XmlHead {
  readonly root: string;
  /** The element that holds the date; it comes before all entries. */
  readonly element: string;
  /** The date as the list's own dates are written, or what is none. */
  readonly dateOf: (fields: HeadFields) => string;
}

class HeadHandler implements XmlHandler<string | null> {
  readonly root: string;
  private readonly fields: Record<string, string> = {};
  private found: (string | null)[] = [];

  constructor(private readonly head: XmlHead) {
    this.root = head.root;
  }

  open(name: string, _attributes: unknown, parent: string): void {
    if (parent === this.root && name !== this.head.element) this.found.push(null);
  }

  close(name: string, text: string, parent: string): void {
    if (parent === this.head.element) this.fields[name] = text.trim();
    if (name === this.head.element) this.found.push(listedAtOf(this.head.dateOf(this.fields)));
  }

  take(): readonly (string | null)[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}

/** The day on which the list says that it was published, ISO 8601; null where it says none. Reads its head alone. */
export const xmlDate =
  (head: XmlHead) =>
  async (file: AsyncIterable<Uint8Array>): Promise<string | null> => {
    for await (const date of readXml(file, new HeadHandler(head))) return date;
    return null;
  };

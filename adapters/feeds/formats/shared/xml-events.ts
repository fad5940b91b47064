import { SaxesParser } from 'saxes';
import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import { readText } from './bytes.js';
import { MAX_ENTRY_CHARACTERS } from './bytes.js';

/** Deepest nesting of elements. OFAC's deepest is 11. */
const MAX_DEPTH = 64;

/** What a format makes of the elements as they come; names are without prefix. */
export interface XmlHandler<Item> {
  /** The root element that a file of this format has. */
  readonly root: string;
  open(name: string, attributes: Readonly<Record<string, string>>, parent: string): void;
  /** `text` is what came since the last tag: all of it for an element that holds text only. */
  close(name: string, text: string, parent: string): void;
  /** What is finished so far, once. */
  take(): readonly Item[];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** One parser over one handler. Any fault of the XML is thrown as `FeedFormatError`. */
class XmlPush {
  private readonly parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  private readonly path: string[] = [];
  private text = '';
  private silentCharacters = 0;

  constructor(private readonly handler: XmlHandler<unknown>) {
    this.parser.on('error', (error) => {
      throw new FeedFormatError(`line ${String(this.parser.line)} is not well-formed XML, or the file is cut short`, {
        cause: error,
      });
    });
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
        throw new FeedFormatError('the file is not UTF-8: convert it first');
    });
    // entities can be declared nowhere else, so none but the five predefined ones are ever known
    this.parser.on('doctype', () => {
      throw new FeedFormatError('the file has a document type declaration, which no list needs');
    });
    this.parser.on('text', (text) => this.addText(text));
    this.parser.on('cdata', (text) => this.addText(text));
    this.parser.on('opentag', ({ name, attributes }) => this.open(localName(name), attributes));
    this.parser.on('closetag', () => this.close());
  }

  write(text: string): void {
    this.silentCharacters += text.length;
    this.parser.write(text);
    if (this.silentCharacters > MAX_ENTRY_CHARACTERS)
      throw new FeedFormatError('an element is larger than any list has');
  }

  end(): void {
    this.parser.close();
  }

  private addText(text: string): void {
    this.text += text;
    if (this.text.length > MAX_ENTRY_CHARACTERS) throw new FeedFormatError('an element is larger than any list has');
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.silentCharacters = 0;
    const parent = this.path.at(-1) ?? '';
    if (parent === '' && name !== this.handler.root) {
      throw new FeedFormatError(`the root element is not ${this.handler.root}: this is another format`);
    }
    if (this.path.length >= MAX_DEPTH) throw new FeedFormatError('elements are nested deeper than in any list');
    this.text = '';
    this.path.push(name);
    this.handler.open(name, attributes, parent);
  }

  private close(): void {
    this.silentCharacters = 0;
    const name = this.path.pop() ?? '';
    this.handler.close(name, this.text, this.path.at(-1) ?? '');
    this.text = '';
  }
}

/**
 * What a handler makes of an XML file, in the order in which it finishes. Throws `FeedFormatError` for XML that is not
 * well-formed or not whole, for another root element, for a document type declaration (and with it every entity of the
 * file's own), and beyond the bounds of depth and size.
 */
export async function* readXml<Item>(file: AsyncIterable<Uint8Array>, handler: XmlHandler<Item>): AsyncGenerator<Item> {
  const xml = new XmlPush(handler);
  for await (const text of readText(file)) {
    xml.write(text);
    yield* handler.take();
  }
  xml.end();
  yield* handler.take();
}

import { base64urlnopad, utf8 } from '@scure/base';
import { latin1Text } from './encoding.js';

/**
 * The last line of a PDF: a comment to every reader of PDF, with the detached JWS (RFC 7515, appendix F) over all bytes
 * before it.
 */
const MARK = '%Signgate-Pages: ';
const BLOCK = /%%EOF\n%Signgate-Pages: ([\w-]+)\.\.([\w-]+)\n$/;
/** The block is far shorter, characters. */
const MOST_OF_BLOCK = 1_000;

/** Puts the signature behind the pages. `jws`: in compact serialisation, its payload the bytes of the pages. */
export const withPageSignature = (pages: Uint8Array, jws: string): Uint8Array => {
  const [header = '', , signature = ''] = jws.split('.');
  const block = utf8.decode(`${MARK}${header}..${signature}\n`);
  const signed = new Uint8Array(pages.length + block.length);
  signed.set(pages);
  signed.set(block, pages.length);
  return signed;
};

export interface SignedPages {
  /** What was signed: the file without its last line. */
  readonly pages: Uint8Array;
  /** In compact serialisation, with its payload. */
  readonly jws: string;
}

/** The pages and their signature, not checked yet; null for a file without them. */
export const signedPagesOf = (file: Uint8Array): SignedPages | null => {
  const [block, header, signature] = BLOCK.exec(latin1Text(file.subarray(-MOST_OF_BLOCK))) ?? [];
  if (block === undefined || header === undefined || signature === undefined) return null;
  const pages = file.subarray(0, file.length - block.length + '%%EOF\n'.length);
  return { pages, jws: `${header}.${base64urlnopad.encode(pages)}.${signature}` };
};

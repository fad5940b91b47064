import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/**
 * The faces of the document. DejaVu: free, embeddable, and wide: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew,
 * Arabic and many signs.
 */
export const FACES = {
  sans: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
  mono: 'DejaVuSansMono.ttf',
} as const;
export type Face = keyof typeof FACES;

const require = createRequire(import.meta.url);

export interface LoadedFace {
  readonly bytes: Uint8Array;
  /** True when the face can draw the character. */
  has(codePoint: number): boolean;
}

const load = (file: string): LoadedFace => {
  const bytes = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}`));
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  return { bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
};

let loaded: Readonly<Record<Face, LoadedFace>> | null = null;

/** The faces, read at the first use and kept. */
export const faces = (): Readonly<Record<Face, LoadedFace>> =>
  (loaded ??= { sans: load(FACES.sans), bold: load(FACES.bold), mono: load(FACES.mono) });

/** Printable ASCII: every face has it, so most text needs no look-up. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The text with every character that the face cannot draw written as its code point: a box would say nothing. */
export const drawable = (text: string, face: Face): string => {
  if (PLAIN.test(text)) return text;
  const { has } = faces()[face];
  return [...text]
    .map((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return has(codePoint) ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
    })
    .join('');
};

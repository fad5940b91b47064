import { lettersOf, notice, packed } from './write-contracts.js';
import type { TokenList } from './data/token-lists.js';
import type { TokenRow } from './token-rows.js';

/** The data file of the token registry. */
export const tokensFile = (lists: readonly TokenList[], rows: readonly TokenRow[]): string =>
  [
    notice('Tokens on whose contract, symbol and decimals at least two published lists agree.'),
    '',
    '/** Letter of the list, package and version, day of publication, licence. */',
    'type Source = readonly [letter: string, source: string, published: string, licence: string];',
    'export const TOKEN_SOURCES: readonly Source[] = [',
    ...lists.map(
      ({ letter, name, version, published, licence }) =>
        `  ['${letter}', '${name} ${version}', '${published}', '${licence}'],`,
    ),
    '];',
    '',
    '/**',
    ' * Ten rows a line. A row for each token of a chain: letter of the chain in `domain/chains`, contract, decimals,',
    ' * letters of the lists that name it so, symbol. No list says a price.',
    ' */',
    'export const LISTED_TOKENS = `',
    ...packed(
      rows.map(({ chain, address, decimals, lists: by, symbol }) =>
        [lettersOf([chain]), address, decimals, by, symbol].join(' '),
      ),
    ),
    '`;',
    '',
  ].join('\n');

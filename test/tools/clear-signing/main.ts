import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { erc7730 } from '../../../adapters/feeds/formats/erc7730/index.js';
import { CHAIN_LIST, type Chain } from '../../../domain/chains/index.js';
import type { DescribedField } from '../../../domain/payload/evm/descriptor/call-description.js';
import { typedSignatureIn } from '../../../domain/payload/evm/descriptor/described-typed-data.js';
import { TYPED_ROWS } from '../../../domain/payload/evm/typed/index.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import type { FeedFile } from '../../../ports/platform/feeds.js';
import type { DescriptionRow } from '../../../ports/stores/descriptions.js';
import { packed } from '../registry/write-contracts.js';
import { explainsAll, takesCoins } from './explained.js';

/**
 * Makes the bundled copy of the ERC-7730 registry from a folder of it, read as an import reads it. Usage:
 * npm run clear-signing -- FOLDER --commit HASH --published DAY [--check]. `--check` writes nothing and ends with code
 * 1 where the copy is another.
 */
const [folder = ''] = process.argv.slice(2);
const argument = (name: string): string => process.argv[process.argv.indexOf(name) + 1] ?? '';
const TARGET = new URL('../../../../adapters/contracts/local-registry/data/clear-signing.ts', import.meta.url);

async function* filesOf(root: string): AsyncGenerator<FeedFile> {
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort(compareText))
    if (path.endsWith('.json'))
      yield {
        path: relative(root, join(root, path)),
        bytes: (async function* () {
          yield readFileSync(join(root, path));
        })(),
      };
}

/** Without what the reader of the copy puts back. */
const shortened = ({ label, origin, format }: DescribedField): unknown => [
  label,
  'path' in origin ? origin.path : [origin.constant],
  Object.keys(format).length === 1 ? format.name : format,
];

const lineOf = ({ signature, intent, fields }: DescriptionRow): string =>
  JSON.stringify([
    `${explainsAll({ signature, fields }) ? 'v' : '-'}${takesCoins({ signature, fields }) ? 'p' : '-'}`,
    ...[signature, intent, fields.map(shortened)],
  ]);

const letterOf = (chain: Chain): string => CHAIN_LIST.find(({ slug }) => slug === chain)?.letter ?? '?';

/** Typed data of a standard is read by the standard, whatever a descriptor says of it. */
const STANDARD_TYPES: ReadonlySet<string> = new Set(TYPED_ROWS.map(({ encodedType }) => encodedType));
const isOfStandard = ({ signature }: DescriptionRow): boolean =>
  STANDARD_TYPES.has(typedSignatureIn(signature)?.encodedType ?? '');

let standards = 0;
const rows: DescriptionRow[] = [];
const skipped: Record<string, number> = {};
for await (const entry of erc7730.read(filesOf(folder))) {
  if (entry.kind === 'row' && isOfStandard(entry.row)) standards += 1;
  else if (entry.kind === 'row') rows.push(entry.row);
  else skipped[entry.reason] = (skipped[entry.reason] ?? 0) + 1;
}

const functions = [...new Set(rows.map(lineOf))].sort(compareText);
const placeOf = new Map(functions.map((line, place) => [line, place]));
const byContract = new Map<string, number[]>();
for (const row of rows) {
  if (row.contract === null) continue;
  const key = `${row.contract.address} ${letterOf(row.contract.chain)}`;
  byContract.set(key, [...(byContract.get(key) ?? []), placeOf.get(lineOf(row)) ?? -1]);
}
/** The chains on which a contract has the same functions share a line. */
const lettersOf = new Map<string, string>();
for (const [key, places] of byContract) {
  const [address = '', letter = ''] = key.split(' ');
  const id = `${address} ${places.sort((left, right) => left - right).join(',')}`;
  lettersOf.set(id, (lettersOf.get(id) ?? '') + letter);
}
const contracts = [...lettersOf].map(([id, letters]) => id.replace(' ', ` ${letters} `)).sort(compareText);

const lines = [...functions, ...contracts].join('\n');
if (/[`]|\$\{/.test(lines)) throw new Error('a label holds what ends a template: quote it here first');
const content = `/**
 * What functions and typed data of well-known contracts mean, as their makers describe it for signing devices.
 *
 * Made by \`npm run clear-signing\`; not edited by hand. NOTICE: facts of ethereum/clear-signing-erc7730-registry at
 * commit ${argument('--commit')} of ${argument('--published')}, CC0-1.0.
 */

export const CLEAR_SIGNING = { commit: '${argument('--commit')}', published: '${argument('--published')}' } as const;

/**
 * A line for each function or type, as JSON: flags (\`v\`: it explains every address and all bytes, so the contracts
 * below are recognised for it; \`p\`: it takes the chain's own coin), signature (of typed data its encoded type, then
 * its domain), intent, and fields of label, origin (a path, or a list of one constant) and format (its name where it
 * has no parameters). Types explain and recognise nothing.
 */
export const DESCRIBED_FUNCTIONS = String.raw\`
${functions.join('\n')}
\`;

/** Ten rows a line: a contract, its chains by the letters of \`domain/chains\`, places of its functions above. */
export const DESCRIBED_CONTRACTS = \`
${packed(contracts).join('\n')}
\`;
`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, content);
else if (readFileSync(TARGET, 'utf8') !== content) process.exitCode = 1;
const types = functions.filter((line) => typedSignatureIn((JSON.parse(line) as string[])[1] ?? '') !== null).length;
const recognised = functions.filter((line) => line.startsWith('["v')).length;
process.stdout.write(
  `${String(functions.length - types)} functions, ${String(recognised)} of them recognised, and ${String(types)} ` +
    `types, of ${String(contracts.length)} contracts, ${String(content.length)} bytes; ` +
    `skipped ${JSON.stringify(skipped)}, ${String(standards)} of standards\n`,
);

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { checksumForm, parseAddress, addressKey } from '../../../../domain/intent/address.js';
import { burnKindOf } from '../../../../domain/intent/burn-address.js';
import { canonicalJson } from '../../../../domain/shared/canonical-json.js';
import { parseStrictJson } from '../../../../domain/shared/json/strict-json.js';
import { JsonSyntaxProblem } from '../../../../domain/shared/json/problems.js';
import { FeedFormatError, type ReadRegistry, type RegistryFormat } from '../../../../ports/platform/feeds.js';
import type { RegisteredContract } from '../../../../ports/stores/registered-contracts.js';
import { readText } from '../shared/bytes.js';
import { listedAtOf } from '../shared/xml-date.js';
import { type ContractEntry, REGISTRY_SCHEMA } from './schema.js';

const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Mistakes that one message names. */
const NAMED_MISTAKES = 20;

const textOf = async (file: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const piece of readText(file)) {
    text += piece;
    if (text.length > MAX_CHARACTERS) throw new FeedFormatError('the file is larger than any registry of contracts');
  }
  return text;
};

/** Members that are there twice are refused: readers disagree on which one counts. */
const parsed = (text: string): unknown => {
  try {
    return parseStrictJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxProblem)) throw error;
    throw new FeedFormatError('the file is not JSON, is cut short, or has a member twice', { cause: error });
  }
};

let compiled: ValidateFunction | null = null;
const validator = (): ValidateFunction =>
  (compiled ??= new Ajv2020({ allErrors: true, verbose: true, strictTypes: false, keywords: ['x-rule'] }).compile(
    REGISTRY_SCHEMA,
  ));

/** By its place, and without its value. */
const inWords = ({ instancePath, keyword, params, parentSchema }: ErrorObject): string => {
  const where = instancePath === '' ? 'the file' : instancePath.slice(1);
  if (keyword === 'required') return `${where} lacks ${String(params['missingProperty'])}`;
  if (keyword === 'additionalProperties') return `${where} has a member that the format does not know`;
  return `${where} ${String((parentSchema as { readonly 'x-rule'?: string } | undefined)?.['x-rule'])}`;
};

const refuse = (mistakes: readonly string[]): void => {
  const different = [...new Set(mistakes)];
  if (different.length === 0) return;
  const rest = different.length - NAMED_MISTAKES;
  const named = different.slice(0, NAMED_MISTAKES).join('; ');
  throw new FeedFormatError(`the registry was refused: ${named}${rest > 0 ? `; and ${String(rest)} more` : ''}`);
};

/** What is wrong with the address of an entry; null for nothing. */
const addressMistake = ({ chain, address }: ContractEntry): string | null => {
  const { key, problem } = parseAddress(chain, address);
  if (key === null) return 'must be an address of its chain';
  if (chain !== 'solana' && (problem !== null || address !== checksumForm(key))) return 'must be spelt as EIP-55 says';
  // programs of Solana itself are called like any other
  return [null, 'native_program'].includes(burnKindOf(key)) ? null : 'is not the address of a contract';
};

const dateMistake = ({ date }: ContractEntry, published: string | null): string | null => {
  const listed = listedAtOf(date);
  if (listed === null) return 'must be a day of the calendar';
  return published !== null && listed > published ? 'is later than the day of the registry' : null;
};

/** An entry that the schema allows, with its place in the file. */
interface PlacedEntry {
  readonly index: number;
  readonly entry: ContractEntry;
}

/** What the schema cannot say of one entry. */
const mistakesOf = ({ index, entry }: PlacedEntry, published: string | null): readonly string[] =>
  Object.entries({ address: addressMistake(entry), date: dateMistake(entry, published) }).flatMap(
    ([member, mistake]) => (mistake === null ? [] : [`contracts/${String(index)}/${member} ${mistake}`]),
  );

const contractOf = ({ address, ...entry }: ContractEntry): RegisteredContract => ({
  ...entry,
  key: addressKey(address),
  receives: entry.receives ?? null,
  upgradeable: entry.upgradeable ?? null,
});

/** Each contract of a chain once, and the entries that say something else than the first one. */
const eachOnce = (entries: readonly PlacedEntry[]) => {
  const first = new Map<string, { readonly index: number; readonly contract: RegisteredContract }>();
  const mistakes: string[] = [];
  for (const { index, entry } of entries) {
    const contract = contractOf(entry);
    const id = `${contract.chain} ${contract.key}`;
    const before = first.get(id);
    if (before === undefined) first.set(id, { index, contract });
    else if (canonicalJson({ ...before.contract }) !== canonicalJson({ ...contract })) {
      const places = [index, before.index].map((place) => `contracts/${String(place)}`);
      mistakes.push(places.join(' says something else of the contract in '));
    }
  }
  return { contracts: [...first.values()].map(({ contract }) => contract), mistakes };
};

/** The entries that the schema has nothing against. */
const soundEntries = (document: unknown, errors: readonly ErrorObject[]): readonly PlacedEntry[] => {
  const { contracts } = { contracts: null, ...(typeof document === 'object' ? document : null) };
  const broken = new Set(errors.map(({ instancePath }) => instancePath.split('/', 3).join('/')));
  return (Array.isArray(contracts) ? (contracts as readonly ContractEntry[]) : [])
    .map((entry, index) => ({ index, entry }))
    .filter(({ index }) => !broken.has(`/contracts/${String(index)}`));
};

const readRegistry = async (file: AsyncIterable<Uint8Array>): Promise<ReadRegistry> => {
  const document = parsed(await textOf(file));
  const validate = validator();
  const errors = validate(document) ? [] : (validate.errors ?? []);
  const { published } = { published: null, ...(typeof document === 'object' ? document : null) };
  const publishedAt = listedAtOf(published);
  const sound = soundEntries(document, errors);
  const { contracts, mistakes } = eachOnce(sound);
  refuse([
    ...errors.map(inWords),
    ...(publishedAt === null && errors.length === 0 ? ['published must be a day of the calendar'] : []),
    ...sound.flatMap((placed) => mistakesOf(placed, publishedAt)),
    ...mistakes,
  ]);
  return { publishedAt: publishedAt ?? '', read: sound.length, contracts };
};

/** A registry of official contracts as `npm run registry -- --export` writes it: refused whole where a row is wrong. */
export const signgateContracts: RegistryFormat = { id: 'signgate-contracts', readRegistry };

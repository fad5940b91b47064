import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { checksumForm, parseAddress } from '../../../../domain/intent/address.js';
import { burnKindOf } from '../../../../domain/intent/burn-address.js';
import { parseStrictJson } from '../../../../domain/shared/json/strict-json.js';
import { JsonSyntaxProblem } from '../../../../domain/shared/json/problems.js';
import { FeedFormatError, type ReadRegistry, type RegistryFormat } from '../../../../ports/platform/feeds.js';
import type { RegisteredContract } from '../../../../ports/stores/registered-contracts.js';
import { readText } from '../shared/bytes.js';
import { listedAtOf } from '../shared/dates.js';
import { type ContractEntry, REGISTRY_SCHEMA, type RegistryDocument } from './schema.js';

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
    throw new FeedFormatError('the file is no JSON, is cut short, or has a member twice', { cause: error });
  }
};

let compiled: ValidateFunction<RegistryDocument> | null = null;
const validator = (): ValidateFunction<RegistryDocument> =>
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
  return [null, 'native_program'].includes(burnKindOf(key)) ? null : 'is the address of no contract';
};

const dateMistake = ({ date }: ContractEntry, published: string): string | null => {
  if (listedAtOf(date) === null) return 'must be a day of the calendar';
  return date > published ? 'is later than the day of the registry' : null;
};

const contractOf = ({ address, ...entry }: ContractEntry): RegisteredContract => ({
  ...entry,
  key: entry.chain === 'solana' ? address : address.toLowerCase(),
  receives: entry.receives ?? null,
  upgradeable: entry.upgradeable ?? null,
});

/** What the schema cannot say. */
const mistakesIn = ({ contracts, published }: RegistryDocument): readonly string[] => [
  ...(listedAtOf(published) === null ? ['published must be a day of the calendar'] : []),
  ...contracts.flatMap((entry, index) => {
    const mistakes = { address: addressMistake(entry), date: dateMistake(entry, published) };
    return Object.entries(mistakes).flatMap(([member, mistake]) =>
      mistake === null ? [] : [`contracts/${String(index)}/${member} ${mistake}`],
    );
  }),
];

/** Each contract of a chain once. Throws where two entries say different things of one. */
const eachOnce = (contracts: readonly RegisteredContract[]): readonly RegisteredContract[] => {
  const first = new Map<
    string,
    { readonly index: number; readonly text: string; readonly contract: RegisteredContract }
  >();
  const mistakes: string[] = [];
  contracts.forEach((contract, index) => {
    const id = `${contract.chain} ${contract.key}`;
    const text = JSON.stringify(Object.entries(contract).sort());
    const before = first.get(id);
    if (before === undefined) first.set(id, { index, text, contract });
    else if (before.text !== text)
      mistakes.push(
        `contracts/${String(index)} says something else of the contract in contracts/${String(before.index)}`,
      );
  });
  refuse(mistakes);
  return [...first.values()].map(({ contract }) => contract);
};

const readRegistry = async (file: AsyncIterable<Uint8Array>): Promise<ReadRegistry> => {
  const document = parsed(await textOf(file));
  const validate = validator();
  if (!validate(document)) {
    refuse((validate.errors ?? []).map(inWords));
    throw new FeedFormatError('the file is no registry of contracts');
  }
  refuse(mistakesIn(document));
  return {
    publishedAt: `${document.published}T00:00:00.000Z`,
    read: document.contracts.length,
    contracts: eachOnce(document.contracts.map(contractOf)),
  };
};

/** A registry of official contracts as `npm run registry -- --export` writes it: refused whole where a row is wrong. */
export const signgateContracts: RegistryFormat = { id: 'signgate-contracts', readRegistry };

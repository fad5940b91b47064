import { hash } from 'node:crypto';
import { checksumForm, parseAddress } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import { isNativePlaceholder } from '../../../domain/intent/token-key.js';
import type { ReceiptAnswer } from '../../../domain/facts/contract/contract-facts.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import { chainNamed } from './chains.js';
import type { ContractSource, Place } from './data/contract-sources.js';
import { type Literal, literalsOf } from './literals.js';
import { isRepository, type PackageShelf } from './packages.js';

/** Source: ERC-7730, the parts of a descriptor of calls that are read here. */
interface Descriptor {
  readonly context?: {
    readonly $id?: string;
    readonly contract?: { readonly deployments?: readonly { readonly chainId: number; readonly address: string }[] };
  };
  readonly metadata?: { readonly owner?: string; readonly contractName?: string };
}

/** What is no letter, digit or plain sign of a name: a label may hold anything. */
const plain = (text: string): string =>
  text
    .replace(/[^\w .()+-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Owner and contract, each word once; the file says what the descriptor leaves out. */
const nameOf = (file: string, { context, metadata }: Descriptor): string => {
  const own = metadata?.contractName ?? context?.$id ?? file.replace(/^.*\/calldata-|\.json$/g, '');
  const owner = metadata?.owner ?? file.split('/').at(-2) ?? '';
  return plain(own.toLowerCase().startsWith(owner.toLowerCase()) ? own : `${owner} ${own}`);
};

/** The deployments of a descriptor as literals under `chain/name`. */
const deploymentsIn = (file: string, content: string): readonly Literal[] => {
  const descriptor = JSON.parse(content) as Descriptor;
  const name = nameOf(file, descriptor);
  return (descriptor.context?.contract?.deployments ?? []).map(({ chainId, address }) => ({
    path: [String(chainId), name],
    text: address,
  }));
};

/** One contract on one chain, as its maker's package names it. */
export interface ContractRow {
  readonly chain: Chain;
  /** EIP-55 or base58. */
  readonly address: string;
  readonly name: string;
  readonly receives: ReceiptAnswer | null;
  readonly upgradeable: true | null;
  /** Place in the list of sources. */
  readonly source: number;
  /** Named only: nobody vouches for calling it. */
  readonly isPart: boolean;
}

/** The same, of every member of a package. */
export interface NamedContract extends ContractRow {
  /** False for those that no user calls or approves. */
  readonly isForUsers: boolean;
  /** An account of people: a treasury, a council, who deployed it. */
  readonly isOfPeople: boolean;
}

/**
 * Members of the packages that no user calls or approves: accounts of people, code behind a proxy or a router, tokens
 * (the token registry knows them), test networks; and those that call what anyone tells them to.
 */
const LEFT_OUT = new RegExp(
  [
    'impl\\b|implementation|admin|guardian|council|owner|multisig_|_safe\\b|collector|treasury',
    'executor|deployer|steward',
    'multicall|payload|hypernative|forwarder|robot|automation|bot\\b|balancerrelayer|library|mock|socks',
    'routerfacets|external_libraries|transformers\\/|adapteraddresses|feelib|reward\\w*lib',
    '(?<!ga)test|sepolia|goerli|fuji|mumbai|amoy|zkevm',
  ].join('|'),
  'i',
);

/** Accounts of people among the members that are left out: nothing is known of what they do with a payment. */
const OF_PEOPLE = new RegExp(
  [
    'guardian|council|owner|multi_?sig|safe$|safe_|_safe|collector|treasury|deployer|dao wallet|committee|hypernative',
    'funding receiver|dev multisig|network.*governance|robot|operator',
  ].join('|'),
  'i',
);

/** Parts whose own code takes nothing: what is simply sent there is lost. */
const TAKES_NOTHING = new RegExp(
  [
    'impl\\b|implementation|logic|librar|adapter|transformer|facet|executor|oracle|aggregator|strategy|factory',
    'underlying|token\\b|quoter|reader|registry|\\blib\\b|configurator|mock|multi ?call|router|relayer|swapper|steward',
  ].join('|'),
  'i',
);

/** Contracts that book the chain's own currency for anyone who simply sends it: each maker says so. */
const TAKES_NATIVE = /^(?:ERC-4337 entry point\d+$|Arbitrum inbox$|OP Stack.* (?:portal|l[12] standard bridge)$)/;

/** Contracts of which no package says whether a payment to them is lost. */
const MAY_BE_PAID = /govern|distributor|minter|timelock|rewards? vault|umbrella|ecosystem reserve|burner/i;

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ZERO = /^0x0{39}[0-9a-f]$/i;

const words = (name: string): string =>
  name
    .replace(/_?ADDRESS(?:ES)?$|Address$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_/]+|[.](?!\d)/g, ' ')
    .trim()
    .split(' ')
    .map((word) => (/^[A-Z0-9]{3,}$|^[A-Z][a-z0-9]+$/.test(word) ? word.toLowerCase() : word))
    .join(' ')
    .replace(/(?<=\b[vV]?\d+) (?=\d)/g, '.');

/** The names of makers keep their capitals: `V3EthereumLido` is `V3 Ethereum Lido`. */
const partOf = (maker: string): string => maker.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

const member = (file: string, { path }: Literal): string => `${file} ${path.join('/')}`;

/** The address that stands in the literal, or that the file defines under the word that stands there. */
const addressOf = (literal: Literal, literals: readonly Literal[]): string | null => {
  const found = literals.find(({ path }) => path.join('/') === `deployments/${literal.text}/address`);
  const text = found?.text ?? literal.text;
  if (HEX_ADDRESS.test(text)) return ZERO.test(text) ? null : checksumForm(text.toLowerCase());
  return parseAddress('solana', text).problem === null ? text : null;
};

/** What a file says about all that is in it: Safe has a file for each contract. */
const nameOfFile = (literals: readonly Literal[]): string | null => {
  const text = (key: string) => literals.find(({ path }) => path.join('/') === key)?.text;
  const name = text('contractName');
  return name === undefined ? null : `${name} ${text('version') ?? ''}`.trim();
};

/** A spelling in mixed case whose checksum is wrong would be a slip of the maker: the tool stops. */
const checkSpelling = (text: string, address: string): void => {
  if (HEX_ADDRESS.test(text) && /[a-f]/.test(text) && /[A-F]/.test(text.slice(2)) && text !== address)
    throw new Error(`${text} has a wrong checksum`);
};

interface Reading {
  readonly place: Place;
  readonly file: string;
  readonly literals: readonly Literal[];
  readonly source: number;
}

const idOf = ({ chain, address }: Pick<ContractRow, 'chain' | 'address'>): string => `${chain} ${address}`;

/** A descriptor writes its name for people; a member of a package is made one. */
const nameIn = ({ maker, areDescriptors }: Place, part: string | undefined, own: string): string =>
  areDescriptors === true
    ? own
    : [maker, ...(part === undefined ? [] : [partOf(part)]), words(own)]
        .join(' ')
        .replace(/^(\w+) \1\b/i, '$1')
        // the key of a list of coins is an address
        .replace(/ 0x .*$| 0x[0-9a-f]{8}.*$/i, '');

const rowsOfPlace = ({ place, file, literals, source }: Reading): readonly NamedContract[] => {
  const names = new Set(literals.map(({ path }) => path.join('/')));
  return literals.flatMap((literal) => {
    const groups = place.member.exec(member(file, literal))?.groups;
    if (groups === undefined) return [];
    const address = addressOf(groups.address === undefined ? literal : { ...literal, text: groups.address }, literals);
    const own = groups.address === undefined ? (groups.name ?? nameOfFile(literals)) : literal.text;
    const named = groups.chain === undefined ? undefined : chainNamed(groups.chain);
    const chains = place.chains ?? (named === undefined ? [] : [named]);
    if (address === null || own === null) return [];
    const isForUsers = !LEFT_OUT.test(`${groups.maker ?? ''} ${own}`);
    const isOfPeople = OF_PEOPLE.test(`${groups.maker ?? ''} ${own}`);
    checkSpelling(literal.text, address);
    const name = nameIn(place, groups.maker, own);
    // what passes tokens on is called a proxy too
    const isProxy = /(?<!transfer)proxy$/i.test(own) || names.has(`${own}_IMPL`);
    const receives = TAKES_NATIVE.test(name) ? 'native' : MAY_BE_PAID.test(name) ? null : 'nothing';
    const kind = { source, isPart: place.isPart === true, isForUsers, isOfPeople };
    return (
      chains
        .filter((chain) => (chain === 'solana') !== HEX_ADDRESS.test(address))
        // what stands for the coin of a chain is no contract
        .filter((chain) => !isNativePlaceholder(chain, address.toLowerCase()))
        .map((chain) => ({ chain, address, name, receives, upgradeable: isProxy ? true : null, ...kind }))
    );
  });
};

/** The rows of a repository whose folder is not given, as they were read before. */
export type KeptRows = (source: number) => readonly NamedContract[];

/** Over all that is read, of chains that are not supported too: a new chain changes no pin. */
const checkFacts = (pinned: ContractSource, facts: readonly string[]): void => {
  const found = `sha256-${hash('sha256', [...facts].sort(compareText).join('\n'), 'hex')}`;
  if (isRepository(pinned) && found !== pinned.integrity)
    throw new Error(`${pinned.name} at ${pinned.version} gives ${found}, not what was pinned`);
};

/** Every contract that the sources name, in their order; of a chain as often as it is named there. */
export const namedContracts = (
  sources: readonly ContractSource[],
  shelf: PackageShelf,
  kept: KeptRows = () => [],
): readonly NamedContract[] =>
  sources.flatMap((pinned, source) => {
    if (!shelf.has(pinned)) return kept(source);
    const facts: string[] = [];
    const rows = pinned.places.flatMap((place) =>
      [...shelf.read(pinned, place.file)].flatMap(({ file, content }) => {
        const read = place.areDescriptors === true ? deploymentsIn : literalsOf;
        const literals = read(file, content);
        for (const literal of literals)
          if (place.member.test(member(file, literal))) facts.push(`${member(file, literal)} ${literal.text}`);
        return rowsOfPlace({ place, file, literals, source });
      }),
    );
    checkFacts(pinned, facts);
    return rows;
  });

interface Making {
  readonly sources: readonly ContractSource[];
  /** All that a book names and the sources leave out becomes a part. */
  readonly books: readonly ContractSource[];
  readonly shelf: PackageShelf;
  readonly kept: KeptRows;
  /** Whether the token registry knows it. */
  readonly isToken: (chain: Chain, address: string) => boolean;
}

/**
 * All rows, one for each contract of a chain: the first source that names it, in its first words. After them the parts:
 * what a book names beside, but for accounts of people and known tokens.
 */
export const contractRows = ({ sources, books, shelf, kept, isToken }: Making): readonly ContractRow[] => {
  const rows = new Map<string, ContractRow>();
  const named = namedContracts(sources, shelf, kept);
  for (const row of named) if (row.isForUsers && !row.isPart && !rows.has(idOf(row))) rows.set(idOf(row), row);
  const inBooks = namedContracts(books, shelf).map((row) => {
    const source = sources.findIndex(({ name }) => name === books[row.source]?.name);
    return { ...row, source, isPart: true };
  });
  for (const row of [...named.filter(({ isPart }) => isPart), ...inBooks]) {
    if (row.isOfPeople || rows.has(idOf(row)) || isToken(row.chain, row.address)) continue;
    rows.set(idOf(row), { ...row, receives: TAKES_NOTHING.test(row.name) ? 'nothing' : null });
  }
  return [...rows.values()].sort((left, right) => compareText(idOf(left), idOf(right)));
};

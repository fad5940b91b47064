import { execFileSync } from 'node:child_process';
import { type Share, contractShares, tokenShares } from './coverage.js';
import { printNamed, printRoles } from './print-roles.js';
import { drawSample } from './sample.js';
import type { PackageShelf } from './packages.js';

/** What is asked of the registries. */
const LEAST_CONTRACTS = 0.85;
const LEAST_TOKENS = 0.7;
const MOST_LOADING_MS = 50;
const SAMPLE = 200;

const sumOf = (name: string, shares: readonly Share[]): Share => {
  const sum = (of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0);
  return {
    ...{ name, total: sum((s) => s.total), notForUsers: sum((s) => s.notForUsers), ofPeople: sum((s) => s.ofPeople) },
    ...{ known: sum((s) => s.known), vouched: sum((s) => s.vouched), missing: new Map() },
  };
};

const percent = (part: number, whole: number): string => `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)} %`;

const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const lineOf = ({ name, total, known, vouched }: Share): string =>
  [
    String(total).padStart(6),
    String(known).padStart(6),
    percent(known, total).padStart(8),
    String(vouched).padStart(8),
    ` ${name}`,
  ].join(' ');

/** What is missing, by name: `weth gateway (3)` on three chains. */
const printMissing = (shares: readonly Share[], most: number): void => {
  for (const { name, missing } of shares.filter((share) => share.missing.size > 0)) {
    const named = [...missing].map(([one, chains]) => (chains === 1 ? one : `${one} (${String(chains)})`)).sort();
    const rest = named.length > most ? `, and ${String(named.length - most)} more` : '';
    print(`  ${name}: ${named.slice(0, most).join(', ')}${rest}`);
  }
};

const printContracts = async (shelf: PackageShelf): Promise<boolean> => {
  const shares = await contractShares(shelf);
  const all = sumOf('all', shares);
  print(
    "Contracts of the protocols' own address books, on all chains that are supported, known by name without a claim of",
    'the caller, and those of them that are vouched for, so that they may be called. Counted is every address that a',
    'book names there, once for each chain: tokens, oracles, implementations and accounts of people too. Not counted:',
    'other chains, test networks, price feeds of Chainlink in the book of Aave, and the programs of Solana, whose',
    'packages name one each and are all known.',
    ' total  known    share  vouched',
    ...[...shares, all].map(lineOf),
    `${String(all.ofPeople)} of those that are not known are accounts of people, left out.`,
    `${String(all.notForUsers)} are not for users (implementations and other parts); without them`,
    `${percent(all.vouched, all.total - all.notForUsers)} are vouched for.`,
    'Not known, by name:',
  );
  printMissing(shares, 200);
  return all.known >= LEAST_CONTRACTS * all.total && all.vouched >= LEAST_CONTRACTS * (all.total - all.notForUsers);
};

const printTokens = (shelf: PackageShelf): boolean => {
  const { lists, chosen, every } = tokenShares(shelf);
  print(
    '',
    'Tokens of published lists, on all supported chains, whose contract is official under the symbol of the list.',
    'Of the lists of everything (Solana, Sonarwatch) those alone are counted that have a page of prices.',
    ' total  known    share    known',
    ...[...lists, chosen, every].map(lineOf),
  );
  print('Not known, of the lists that choose theirs:');
  printMissing([chosen], 400);
  return chosen.known >= LEAST_TOKENS * chosen.total;
};

const printSample = (shelf: PackageShelf, seed: number): boolean => {
  const { drawn, unnamed, differing } = drawSample(shelf, SAMPLE, seed);
  print(
    '',
    `${String(drawn.length)} bundled rows, by the seed ${String(seed)}, beside a package that they do not come from:`,
    ...drawn.map(({ row, by, agrees }) => `  ${agrees === true ? 'agrees ' : 'DIFFERS'} ${row}: ${by.join(', ')}`),
    `${String(drawn.length - differing.length)} agree, ${String(differing.length)} differ.`,
    `${String(unnamed)} more were drawn that no second package names.`,
  );
  return drawn.length === SAMPLE && differing.length === 0;
};

/**
 * Processor time in a process of its own that has loaded the rules, as at a start of the service; the
 * least of nine, since other work on the machine only adds to it.
 */
const printLoading = (): boolean => {
  const modules = ['adapters/contracts/local-registry/index.js', 'adapters/tokens/bundled-registry/index.js'];
  const addresses = modules.map((path) => new URL(`../../../${path}`, import.meta.url).href);
  const rules = new URL('../../../domain/decision/decide.js', import.meta.url).href;
  const script = `await import('${rules}'); const from = process.cpuUsage();
    for (const at of ${JSON.stringify(addresses)}) await import(at);
    const { user, system } = process.cpuUsage(from); process.stdout.write(String((user + system) / 1000));`;
  const times = Array.from({ length: 9 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  const least = Math.min(...times);
  print('', `Both registries are loaded in ${least.toFixed(1)} ms of processor time.`);
  return least < MOST_LOADING_MS;
};

/** Prints how much the registries know and whether other packages agree. Gives 1 where less is known than is asked. */
export const printCoverage = async (shelf: PackageShelf, seed: number): Promise<0 | 1> => {
  const held = [
    await printContracts(shelf),
    await printNamed(print),
    printTokens(shelf),
    printSample(shelf, seed),
    printLoading(),
  ];
  printRoles(shelf, print);
  return held.every(Boolean) ? 0 : 1;
};

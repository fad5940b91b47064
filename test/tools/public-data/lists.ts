import { join } from 'node:path';
import { type Chain, CHAINS, familyOf } from '../../../domain/chains/index.js';
import { evmAddress } from '../../support/addresses.js';
import { runCommand } from '../../support/service-process.js';
import { type Answer, type Post, rowsIn, said, type Trial, trial } from './trial.js';

/** A file of the folder, and how an operator would import it. */
interface ListFile {
  readonly file: string;
  readonly source: string;
  readonly options: readonly string[];
}
const list = (source: string, file: string, ...options: readonly string[]): ListFile => ({ source, file, options });

const SANCTIONS = ['--category', 'sanctions'];
const SCAMS = ['--category', 'scam_fraud'];
const TOKENS = ['--category', 'official_token'];
const EXCHANGES = ['--category', 'regulated_service', '--chain', 'polygon'];

const OFAC = list('OFAC SDN', 'formats/ofac_sdn_advanced_excerpt_2025-11-19.xml', '--format', 'ofac-sdn-advanced');
const LISTS: readonly ListFile[] = [
  OFAC,
  list(
    'OFAC SDN CSV',
    'formats/ofac_sdn_2021-07_excerpt.csv',
    '--format',
    'ofac-sdn-csv',
    '--comments',
    'formats/ofac_sdn_comments_2021-07_excerpt.csv',
  ),
  ...['ARB', 'BSC', 'SOL', 'USDC'].flatMap((asset) => [
    list(`OFAC ${asset} text`, `formats/ofac_list_${asset}.txt`, '--format', 'txt', ...SANCTIONS),
    list(`OFAC ${asset} JSON`, `formats/ofac_list_${asset}.json`, '--format', 'json', ...SANCTIONS),
  ]),
  list('ScamSniffer addresses', 'formats/scamsniffer_address.json', '--format', 'scamsniffer'),
  list('ScamSniffer combined', 'formats/scamsniffer_combined.json', '--format', 'scamsniffer'),
  list('MyEtherWallet darklist', 'formats/mew_addresses-darklist.json', '--format', 'mew-darklist'),
  list('CryptoScamDB', 'formats/cryptoscamdb_urls.yaml', '--format', 'cryptoscamdb'),
  list('Forta labels', 'formats/forta_1_etherscan_malicious_labels.csv', '--format', 'forta'),
  list('Forta contracts', 'formats/forta_1_malicious_smart_contracts.csv', '--format', 'forta'),
  list('Forta phishing', 'formats/forta_1_phishing_scams.csv', '--format', 'forta'),
  list(
    'Etherscan labels CSV',
    'formats/etherscan-labels_polygonscan_exchange.csv',
    '--format',
    'etherscan-labels',
    ...EXCHANGES,
  ),
  list(
    'Etherscan labels JSON',
    'formats/etherscan-labels_polygonscan_exchange.json',
    '--format',
    'etherscan-labels',
    ...EXCHANGES,
  ),
  list('Etherscan phish-hack', 'formats/evm-labels_phish-hack_all.json', '--format', 'etherscan-labels', ...SCAMS),
  list('Phantom', 'formats/phantom_nft-blocklist.yaml', '--format', 'phantom'),
  list('Jupiter banned', 'formats/jup_banned-tokens.csv', '--format', 'jupiter'),
  list('Jupiter validated', 'formats/jup_validated-tokens.csv', '--format', 'jupiter'),
  list('Rug pulls', 'formats/rugpull_full_dataset_new.csv', '--format', 'csv', ...SCAMS),
  list(
    'Ultrasound',
    'formats/ultrasoundmoney_data_excerpt.csv',
    '--format',
    'csv',
    ...SANCTIONS,
    '--columns',
    'address=address,label=name',
  ),
  list('Solana tokens', 'formats/solana.tokenlist.excerpt.json', '--format', 'token-list'),
  list('Uniswap tokens', 'formats/uniswap-default.tokenlist.excerpt.json', '--format', 'token-list'),
  list('MetaMask tokens', 'formats/metamask_contract-map.json', '--format', 'json', ...TOKENS, '--chain', 'ethereum'),
  list('Etherscan tokens', 'formats/eth-labels_tokens_excerpt.csv', '--format', 'csv', ...TOKENS),
  list('Bad addresses', 'lists/bad_shared.csv', '--format', 'csv', ...SCAMS),
];

/** Source: "imported lists take effect on every instance within 5 s". */
const IN_FORCE_MS = 5_000;

interface ImportReport {
  readonly read: number;
  readonly imported: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly clashes: readonly {
    readonly address: string;
    readonly chain: string | null;
    readonly symbol: string;
    readonly lists: readonly string[];
  }[];
}

const SOLANA_WALLET = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const walletOn = (chain: Chain): string =>
  familyOf(chain) === 'solana' ? SOLANA_WALLET : evmAddress('public data wallet');
const tokenOn = (chain: Chain): string => (familyOf(chain) === 'solana' ? 'SOL' : 'USDC');

const outgoing = (chain: Chain, address: string) => ({
  from_address: walletOn(chain),
  to_address: address,
  chain,
  token: tokenOn(chain),
  amount: 25,
});
const incoming = (chain: Chain, address: string) => ({
  from_address: address,
  to_address: walletOn(chain),
  chain,
  token: tokenOn(chain),
  amount: 25,
  direction: 'incoming',
});

/** The chains that a row of the tables speaks of; none for one of a chain that the service does not know. */
const chainsOf = (row: Readonly<Record<string, string>>): readonly Chain[] => {
  const named = row['chain'] ?? '';
  return named === 'evm'
    ? CHAINS.filter((chain) => familyOf(chain) === 'evm')
    : CHAINS.filter((chain) => chain === named);
};

const SCREENING_CODES = ['sanctioned_address', 'listed_scam_address', 'illicit_exposure', 'disputed_listing'];
const isBlockedByScreening = (answer: Answer): boolean =>
  answer.action === 'BLOCK' &&
  answer.codes.some((code) => SCREENING_CODES.includes(code) && code !== 'disputed_listing');

/**
 * Imports every list of a folder of public data into a running service, and tries the service on what is known of their
 * addresses.
 */
export const listTrials = async (
  folder: string,
  settings: Readonly<Record<string, string>>,
  post: Post,
): Promise<readonly Trial[]> => {
  const importList = async ({ file, source, options }: ListFile): Promise<ImportReport> => {
    const paths = options.map((option) => (option.startsWith('formats/') ? join(folder, option) : option));
    return JSON.parse(
      await runCommand(
        ['feeds', 'import', join(folder, file), '--source', source, '--published', '2025-11-19', ...paths, '--json'],
        settings,
      ),
    ) as ImportReport;
  };
  const sanctioned = (await rowsIn(folder, 'lists/ofac_excerpt_expected.csv')).filter(
    (row) => chainsOf(row).length > 0,
  );
  await importList(OFAC);
  await new Promise((resolve) => setTimeout(resolve, IN_FORCE_MS));
  const ofac = await trial(
    'OFAC excerpt: BLOCK as a source and as a recipient on every chain of the address, the party named',
    sanctioned,
    async (row) => {
      // the table joins a name in Latin letters and one in another script; a message has the first
      const party = (/^[\p{ASCII}]*/u.exec((row['label'] ?? '').split('|')[1] ?? '')?.[0] ?? '').trim();
      for (const chain of chainsOf(row)) {
        for (const body of [incoming(chain, row['address'] ?? ''), outgoing(chain, row['address'] ?? '')]) {
          const answer = await post(body);
          const isNamed = answer.messages.some((message) => message.includes(party) && message.includes(OFAC.source));
          if (answer.action !== 'BLOCK' || !answer.codes.includes('sanctioned_address') || !isNamed)
            return `${row['address']} (${party}) on ${chain}: ${said(answer)}`;
        }
      }
      return null;
    },
  );
  const reports: ImportReport[] = [];
  const imports = await trial('every list is imported', LISTS, async (file) => {
    try {
      const report = await importList(file);
      reports.push(report);
      return report.imported > 0 ? null : `${file.source}: no row`;
    } catch (error) {
      return `${file.source}: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
  const clashes = reports.flatMap((report) => report.clashes);
  const bad = (await rowsIn(folder, 'lists/bad_shared.csv')).filter((row) => chainsOf(row).length > 0);
  await new Promise((resolve) => setTimeout(resolve, IN_FORCE_MS));
  return [
    ofac,
    imports,
    await trial(
      'clashes with official tokens are reported, each with both lists',
      clashes,
      async ({ address, symbol, lists }) => (lists.length === 2 && symbol !== '' ? null : address),
    ),
    await trial(
      'all lists together: a listed address is not ALLOW, as a recipient and as a source',
      bad,
      async (row) => {
        for (const chain of chainsOf(row)) {
          for (const body of [outgoing(chain, row['address'] ?? ''), incoming(chain, row['address'] ?? '')]) {
            const answer = await post(body);
            if (answer.status !== 200 || answer.action === 'ALLOW')
              return `${row['address']} on ${chain}: ${said(answer)}`;
          }
        }
        return null;
      },
    ),
    await trial(
      'all lists together: no legitimate address is BLOCKed by screening',
      (await rowsIn(folder, 'lists/good_shared.csv')).filter((row) => chainsOf(row).length > 0),
      async (row) => {
        for (const chain of chainsOf(row)) {
          for (const body of [outgoing(chain, row['address'] ?? ''), incoming(chain, row['address'] ?? '')]) {
            const answer = await post(body);
            if (answer.status !== 200 || isBlockedByScreening(answer))
              return `${row['address']} (${row['label']}, ${row['source']}) on ${chain}: ${said(answer)}`;
          }
        }
        return null;
      },
    ),
  ];
};

import type { FeedEntry } from '../feeds-schema.js';

/** A public list that `FEEDS` turns on by name. */
export interface CataloguedFeed {
  readonly name: string;
  /** As FEEDS_FILE would name it. */
  readonly feed: FeedEntry & { readonly url: string };
  readonly publisher: string;
  /** What its publisher says of use by others. */
  readonly licence: string;
  /** About, as published. */
  readonly size: string;
  /** What checks know with it. */
  readonly meaning: string;
  /** Whether `FEEDS=recommended` turns it on. */
  readonly recommended: boolean;
  /** Null: fetched from its address when the entry was written. Otherwise why not. */
  readonly notTried: string | null;
}

/** There was no way out of the network in which the entries were written. */
const NOT_TRIED = 'not tried from where it was written: signgate feeds try says what it gives from here';

const ON_GITHUB = 'https://raw.githubusercontent.com';

/** Version 2, 2026-11-29. The addresses are those that the publishers name in their own pages and programs. */
export const CATALOGUE: readonly CataloguedFeed[] = [
  {
    name: 'ofac-sdn',
    feed: {
      source: 'OFAC SDN',
      format: 'ofac-sdn-advanced',
      url: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ADVANCED.XML',
      redirects: ['https://sanctionslistservice.ofac.treas.gov/'],
      every: '6h',
      max_age: '14d',
      required: true,
    },
    publisher: 'United States Treasury, Office of Foreign Assets Control',
    licence: 'a work of the United States government: in the public domain there',
    size: '120 MB',
    meaning: 'addresses of sanctioned persons: sanctioned_address, BLOCK',
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'uk-sanctions',
    feed: {
      source: 'UK Sanctions List',
      format: 'uk-sanctions-xml',
      url: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
      redirects: ['https://sanctionslist.fcdo.gov.uk/'],
      every: '6h',
      max_age: '30d',
    },
    publisher: 'United Kingdom, Foreign, Commonwealth & Development Office',
    licence: 'Open Government Licence v3.0',
    size: '20 MB',
    meaning: 'addresses that its remarks name as wallets of sanctioned persons: sanctioned_address, BLOCK',
    recommended: false,
    notTried: NOT_TRIED,
  },
  {
    name: 'eu-sanctions',
    feed: {
      source: 'EU consolidated list',
      format: 'eu-fsf-xml',
      // the token is the public one, which the publisher's own feed of news names
      url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
      redirects: ['https://webgate.ec.europa.eu/'],
      every: '6h',
      max_age: '30d',
    },
    publisher: 'European Commission',
    licence: '2011/833/EU: free to reuse, with the source named',
    size: '25 MB',
    meaning: 'addresses that its remarks name as wallets of sanctioned persons: sanctioned_address, BLOCK',
    recommended: false,
    notTried: NOT_TRIED,
  },
  {
    name: 'scamsniffer',
    feed: {
      source: 'ScamSniffer',
      format: 'scamsniffer',
      url: `${ON_GITHUB}/scamsniffer/scam-database/main/blacklist/address.json`,
      every: '6h',
      max_age: '14d',
    },
    publisher: 'ScamSniffer',
    licence: 'none is stated: read it, and ask before you pass rows on',
    size: '0.2 MB',
    meaning: 'EVM accounts of drainers and phishers: listed_scam_address, BLOCK',
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'phantom-nft',
    feed: {
      source: 'Phantom NFT blocklist',
      format: 'phantom',
      url: `${ON_GITHUB}/phantom/blocklist/master/nft-blocklist.yaml`,
      every: '1d',
      max_age: '90d',
    },
    publisher: 'Phantom',
    licence: 'none is stated: read it, and ask before you pass rows on',
    size: '0.3 MB',
    meaning: 'Solana mints of spam and phishing: listed_scam_address, BLOCK',
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'metamask-sites',
    feed: {
      source: 'MetaMask eth-phishing-detect',
      format: 'eth-phishing-detect',
      url: `${ON_GITHUB}/MetaMask/eth-phishing-detect/main/src/config.json`,
      every: '1h',
      max_age: '7d',
    },
    publisher: 'MetaMask',
    licence: 'DBAD 1.2: read it before you pass rows on',
    size: '10 MB',
    meaning: 'sites that phish: phishing_site, BLOCK; sites like those that they imitate: lookalike_site, REVIEW',
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'scamsniffer-sites',
    feed: {
      source: 'ScamSniffer sites',
      format: 'sites',
      url: `${ON_GITHUB}/scamsniffer/scam-database/main/blacklist/domains.json`,
      every: '6h',
      max_age: '14d',
    },
    publisher: 'ScamSniffer',
    licence: 'none is stated: read it, and ask before you pass rows on',
    size: '10 MB',
    meaning: 'sites that phish: phishing_site, BLOCK',
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'phantom-sites',
    feed: {
      source: 'Phantom sites',
      format: 'sites',
      url: `${ON_GITHUB}/phantom/blocklist/master/blocklist.yaml`,
      every: '1d',
      max_age: '90d',
    },
    publisher: 'Phantom',
    licence: 'none is stated: read it, and ask before you pass rows on',
    size: '1 MB',
    meaning: 'sites that phish wallets of Solana: phishing_site, BLOCK',
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'mew-darklist',
    feed: {
      source: 'MyEtherWallet darklist',
      format: 'mew-darklist',
      url: `${ON_GITHUB}/MyEtherWallet/ethereum-lists/master/src/addresses/addresses-darklist.json`,
      every: '1d',
      max_age: '365d',
    },
    publisher: 'MyEtherWallet',
    licence: 'MIT',
    size: '0.2 MB',
    meaning: 'EVM accounts that were reported as scams, seldom changed: listed_scam_address, BLOCK',
    recommended: false,
    notTried: NOT_TRIED,
  },
  {
    name: 'uniswap-tokens',
    feed: {
      source: 'Uniswap default tokens',
      format: 'token-list',
      url: 'https://ipfs.io/ipns/tokens.uniswap.org',
      redirects: ['https://ipfs.io/'],
      every: '1d',
      max_age: '180d',
    },
    publisher: 'Uniswap Labs',
    licence: 'GPL-3.0-or-later',
    size: '0.5 MB',
    meaning: "tokens' own contracts: such an address on a scam list is a REVIEW (disputed_listing), not a BLOCK",
    recommended: true,
    notTried: NOT_TRIED,
  },
  {
    name: 'metamask-tokens',
    feed: {
      source: 'MetaMask tokens',
      format: 'metamask-tokens',
      url: `${ON_GITHUB}/MetaMask/contract-metadata/master/contract-map.json`,
      every: '1d',
    },
    publisher: 'MetaMask',
    licence: 'ISC',
    size: '0.1 MB',
    meaning: "tokens' own contracts as they asked to be named: such an address on a scam list is a REVIEW, not a BLOCK",
    recommended: false,
    notTried: NOT_TRIED,
  },
  {
    name: 'erc7730',
    feed: {
      source: 'ERC-7730 registry',
      format: 'erc7730',
      url: 'https://codeload.github.com/ethereum/clear-signing-erc7730-registry/tar.gz/refs/heads/master',
      every: '1d',
    },
    publisher: 'Ethereum Foundation and the protocols that it names',
    licence: 'CC0-1.0',
    size: '2 MB, packed',
    meaning: 'what functions of contracts do: more calls are read, none is trusted for it',
    recommended: true,
    notTried: NOT_TRIED,
  },
];

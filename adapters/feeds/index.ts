import type {
  DescriptionFormat,
  DescriptionFormatId,
  FeedFormat,
  FeedFormatId,
  RegistryFormat,
  RegistryFormatId,
} from '../../ports/platform/feeds.js';
import { cryptoscamdb } from './formats/cryptoscamdb/index.js';
import { csv } from './formats/csv/index.js';
import { erc7730 } from './formats/erc7730/index.js';
import { ethPhishingDetect } from './formats/eth-phishing-detect/index.js';
import { etherscanLabels } from './formats/etherscan-labels/index.js';
import { euFsfXml } from './formats/eu-fsf-xml/index.js';
import { forta } from './formats/forta/index.js';
import { json } from './formats/json/index.js';
import { jupiter } from './formats/jupiter/index.js';
import { metamaskTokens } from './formats/metamask-tokens/index.js';
import { mewDarklist } from './formats/mew-darklist/index.js';
import { ofacSdnAdvanced } from './formats/ofac-sdn-advanced/index.js';
import { ofacSdnCsv } from './formats/ofac-sdn-csv/index.js';
import { ofacSdnXml } from './formats/ofac-sdn-xml/index.js';
import { phantom } from './formats/phantom/index.js';
import { prices } from './formats/prices/index.js';
import { scamsniffer } from './formats/scamsniffer/index.js';
import { signgateContracts } from './formats/signgate-contracts/index.js';
import { signatures } from './formats/signatures/index.js';
import { sites } from './formats/sites/index.js';
import { tokenList } from './formats/token-list/index.js';
import { txt } from './formats/txt/index.js';
import { ukSanctionsXml } from './formats/uk-sanctions-xml/index.js';

/**
 * Every list format that can be imported. A new one is its folder and its line here; the compiler asks for the line.
 */
export const FEED_FORMATS: Readonly<Record<FeedFormatId, FeedFormat>> = {
  'ofac-sdn-advanced': ofacSdnAdvanced,
  'ofac-sdn-xml': ofacSdnXml,
  'ofac-sdn-csv': ofacSdnCsv,
  'uk-sanctions-xml': ukSanctionsXml,
  'eu-fsf-xml': euFsfXml,
  txt,
  json,
  csv,
  scamsniffer,
  'mew-darklist': mewDarklist,
  cryptoscamdb,
  forta,
  'etherscan-labels': etherscanLabels,
  phantom,
  jupiter,
  'token-list': tokenList,
  'metamask-tokens': metamaskTokens,
  prices,
  'eth-phishing-detect': ethPhishingDetect,
  sites,
};

/** Every format of lists that say what calls mean. */
export const DESCRIPTION_FORMATS: Readonly<Record<DescriptionFormatId, DescriptionFormat>> = { erc7730, signatures };

/** Every format of registries of contracts. */
export const REGISTRY_FORMATS: Readonly<Record<RegistryFormatId, RegistryFormat>> = {
  'signgate-contracts': signgateContracts,
};

/** The format of any of the three kinds, by its name in commands. */
export const ANY_FORMATS = { ...FEED_FORMATS, ...DESCRIPTION_FORMATS, ...REGISTRY_FORMATS };

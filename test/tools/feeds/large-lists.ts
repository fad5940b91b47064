import type { FeedFormatId } from '../../../ports/platform/feeds.js';

/** A 120 MB XML is imported in under 300 MB of memory. */
export const LIMIT_MB = 300;
const XML_BYTES = 120 * 1024 * 1024;
const LIST_ROWS = 1_000_000;

const addressOf = (number: number): string => `0x${'feed'.repeat(6)}${number.toString(16).padStart(16, '0')}`;

/** A party of about 5 KB as in the published file, mostly names and documents; some have addresses. */
const advancedParty = (number: number, addresses: readonly string[]): string => {
  const id = String(number);
  const aliases =
    `<Alias FixedRef="${id}" Primary="true"><DocumentedName ID="${id}" ` +
    'DocNameStatusID="1"><DocumentedNamePart><NamePartValue ScriptID="215">Made-Up Party ' +
    `${id}</NamePartValue></DocumentedNamePart></DocumentedName></Alias>\n`;
  const others =
    `<Feature ID="1${id}" FeatureTypeID="8"><FeatureVersion ID="2${id}" ReliabilityID="1"><Comment /><DatePeriod ` +
    'CalendarTypeID="1"><Start><From><Year>1950</Year><Month>1</Month><Day>1</Day></From></Start></DatePeriod>' +
    '<VersionDetail DetailTypeID="1430">nothing here</VersionDetail></FeatureVersion></Feature>\n';
  const listed = addresses
    .map(
      (address) =>
        `<Feature ID="3${id}" FeatureTypeID="345"><FeatureVersion ID="4${id}"><VersionDetail ` +
        `DetailTypeID="1432">${address}</VersionDetail></FeatureVersion></Feature>\n`,
    )
    .join('');
  return (
    `<DistinctParty FixedRef="${id}"><Profile ID="${id}"><Identity ID="5${id}" ` +
    `Primary="true">${aliases}</Identity>\n${others.repeat(addresses.length > 1 ? 1 : 14)}${listed}</Profile>` +
    '</DistinctParty>\n'
  );
};

const listing = (number: number): string =>
  `<SanctionsEntry ID="${String(number)}" ProfileID="${String(number)}"><EntryEvent><Date><Year>2024</Year>` +
  '<Month>5</Month><Day>6</Day></Date></EntryEvent></SanctionsEntry>\n';

const ADVANCED_START =
  '<?xml version="1.0" encoding="utf-8"?><Sanctions><ReferenceValueSets><DocNameStatusValues><DocNameStatus ' +
  'ID="1">Primary Latin</DocNameStatus></DocNameStatusValues><FeatureTypeValues><FeatureType ID="345">Digital ' +
  'Currency Address - ETH</FeatureType></FeatureTypeValues></ReferenceValueSets><DistinctParties>\n';

/** `addressesPer(party)`: how many addresses a party has. */
function* advancedXml(addressesPer: (party: number) => number): Generator<string> {
  yield ADVANCED_START;
  let bytes = 0;
  let party = 0;
  let address = 0;
  while (bytes < XML_BYTES) {
    const text = advancedParty(
      ++party,
      Array.from({ length: addressesPer(party) }, () => addressOf(++address)),
    );
    bytes += text.length + listing(party).length;
    yield text;
  }
  yield '</DistinctParties><SanctionsEntries>\n';
  for (let number = 1; number <= party; number += 1) yield listing(number);
  yield '</SanctionsEntries></Sanctions>\n';
}

function* sdnXml(): Generator<string> {
  yield '<?xml version="1.0"?><sdnList>\n';
  for (let bytes = 0, uid = 1; bytes < XML_BYTES; uid += 1) {
    const filler = '<aka><uid>1</uid><type>a.k.a.</type><lastName>SOMEBODY ELSE</lastName></aka>\n'.repeat(30);
    const text =
      `<sdnEntry><uid>${String(uid)}</uid><lastName>PARTY ${String(uid)}</lastName><idList><id><idType>Digital ` +
      `Currency Address - ETH</idType><idNumber>${addressOf(uid)}</idNumber></id></idList><akaList>` +
      `${filler}</akaList></sdnEntry>\n`;
    bytes += text.length;
    yield text;
  }
  yield '</sdnList>\n';
}

function* rows(start: string, line: (number: number) => string, end = ''): Generator<string> {
  yield start;
  for (let number = 1; number <= LIST_ROWS; number += 1) yield line(number);
  yield end;
}

/** A generated list: its format, and its text in pieces. */
export interface Case {
  readonly id: FeedFormatId;
  readonly content: () => Generator<string>;
}

/** By what is special about them. */
export const CASES: Readonly<Record<string, Case>> = {
  'advanced XML as published': {
    id: 'ofac-sdn-advanced',
    content: () => advancedXml((party) => (party % 20 === 0 ? 1 : 0)),
  },
  'advanced XML full of addresses': { id: 'ofac-sdn-advanced', content: () => advancedXml(() => 3) },
  'SDN XML': { id: 'ofac-sdn-xml', content: sdnXml },
  'a million lines': { id: 'txt', content: () => rows('', (number) => `${addressOf(number)}\n`) },
  'a million rows of CSV': {
    id: 'csv',
    content: () =>
      rows('address,chain,label\n', (number) => `${addressOf(number)},ethereum,"Label ${String(number)}"\n`),
  },
  'a million entries of JSON': {
    id: 'json',
    content: () =>
      rows(
        '[',
        (number) => `${number > 1 ? ',' : ''}{"address":"${addressOf(number)}","name":"Label ${String(number)}"}\n`,
        ']',
      ),
  },
  'a million tokens': {
    id: 'token-list',
    content: () =>
      rows(
        '{"tokens":[',
        (number) =>
          `${number > 1 ? ',' : ''}{"chainId":1,"address":"${addressOf(number)}","symbol":"T${String(number)}"}\n`,
        ']}',
      ),
  },
};

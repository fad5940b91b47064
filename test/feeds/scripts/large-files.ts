/**
 * Reads large generated lists, each in a process of its own, and prints the peak of its resident memory:
 *   node dist/test/feeds/scripts/large-files.js
 * Exits with 1 where a case needs more than the limit or reads another number of rows than were written.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import type { FeedFormatId } from '../../../ports/feeds.js';

/** Source: issue of the feed import: a 120 MB XML in under 300 MB of memory. */
const LIMIT_MB = 300;
const XML_BYTES = 120 * 1024 * 1024;
const LIST_ROWS = 1_000_000;

const addressOf = (number: number): string => `0x${'feed'.repeat(6)}${number.toString(16).padStart(16, '0')}`;

/** A party of about 5 KB as in the published file, mostly names and documents; some have addresses. */
const advancedParty = (number: number, addresses: readonly string[]): string => {
  const id = String(number);
  const aliases = `<Alias FixedRef="${id}" Primary="true"><DocumentedName ID="${id}" DocNameStatusID="1"><DocumentedNamePart><NamePartValue ScriptID="215">Made-Up Party ${id}</NamePartValue></DocumentedNamePart></DocumentedName></Alias>\n`;
  const others = `<Feature ID="1${id}" FeatureTypeID="8"><FeatureVersion ID="2${id}" ReliabilityID="1"><Comment /><DatePeriod CalendarTypeID="1"><Start><From><Year>1950</Year><Month>1</Month><Day>1</Day></From></Start></DatePeriod><VersionDetail DetailTypeID="1430">nothing here</VersionDetail></FeatureVersion></Feature>\n`;
  const listed = addresses
    .map((address) => `<Feature ID="3${id}" FeatureTypeID="345"><FeatureVersion ID="4${id}"><VersionDetail DetailTypeID="1432">${address}</VersionDetail></FeatureVersion></Feature>\n`)
    .join('');
  return `<DistinctParty FixedRef="${id}"><Profile ID="${id}"><Identity ID="5${id}" Primary="true">${aliases}</Identity>\n${others.repeat(addresses.length > 1 ? 1 : 14)}${listed}</Profile></DistinctParty>\n`;
};

const listing = (number: number): string =>
  `<SanctionsEntry ID="${String(number)}" ProfileID="${String(number)}"><EntryEvent><Date><Year>2024</Year><Month>5</Month><Day>6</Day></Date></EntryEvent></SanctionsEntry>\n`;

const ADVANCED_START =
  '<?xml version="1.0" encoding="utf-8"?><Sanctions><ReferenceValueSets><DocNameStatusValues><DocNameStatus ID="1">Primary Latin</DocNameStatus></DocNameStatusValues><FeatureTypeValues><FeatureType ID="345">Digital Currency Address - ETH</FeatureType></FeatureTypeValues></ReferenceValueSets><DistinctParties>\n';

/** `addressesPer(party)`: how many addresses a party has. */
function* advancedXml(addressesPer: (party: number) => number): Generator<string> {
  yield ADVANCED_START;
  let bytes = 0;
  let party = 0;
  let address = 0;
  while (bytes < XML_BYTES) {
    const text = advancedParty(++party, Array.from({ length: addressesPer(party) }, () => addressOf(++address)));
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
    const text = `<sdnEntry><uid>${String(uid)}</uid><lastName>PARTY ${String(uid)}</lastName><idList><id><idType>Digital Currency Address - ETH</idType><idNumber>${addressOf(uid)}</idNumber></id></idList><akaList>${filler}</akaList></sdnEntry>\n`;
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

interface Case {
  readonly id: FeedFormatId;
  readonly content: () => Generator<string>;
}

const CASES: Readonly<Record<string, Case>> = {
  'advanced XML as published': { id: 'ofac-sdn-advanced', content: () => advancedXml((party) => (party % 20 === 0 ? 1 : 0)) },
  'advanced XML full of addresses': { id: 'ofac-sdn-advanced', content: () => advancedXml(() => 3) },
  'SDN XML': { id: 'ofac-sdn-xml', content: sdnXml },
  'a million lines': { id: 'txt', content: () => rows('', (number) => `${addressOf(number)}\n`) },
  'a million rows of CSV': { id: 'csv', content: () => rows('address,chain,label\n', (number) => `${addressOf(number)},ethereum,"Label ${String(number)}"\n`) },
  'a million entries of JSON': { id: 'json', content: () => rows('[', (number) => `${number > 1 ? ',' : ''}{"address":"${addressOf(number)}","name":"Label ${String(number)}"}\n`, ']') },
  'a million tokens': { id: 'token-list', content: () => rows('{"tokens":[', (number) => `${number > 1 ? ',' : ''}{"chainId":1,"address":"${addressOf(number)}","symbol":"T${String(number)}"}\n`, ']}') },
};

const print = (text: string): boolean => process.stdout.write(text);

/** In the child: reads the file and prints what it took. */
const readOne = async ({ id }: Case, file: string): Promise<void> => {
  const options = { chain: null, category: FEED_FORMATS[id].categoryMandatory ? ('scam_fraud' as const) : null, source: 'made-up' };
  const startMs = performance.now();
  let read = 0;
  for await (const entry of FEED_FORMATS[id].createReader().read({ file: createReadStream(file), options })) {
    if (entry.kind === 'row') read += 1;
  }
  print(JSON.stringify({ read, seconds: (performance.now() - startMs) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 }));
};

interface Measured {
  readonly read: number;
  readonly seconds: number;
  readonly peakMb: number;
}

const measure = async (name: string, content: Case['content'], folder: string): Promise<boolean> => {
  const file = join(folder, 'list');
  let written = 0;
  const counted = function* () {
    for (const text of content()) {
      written += text.split('0xfeed').length - 1;
      yield text;
    }
  };
  await pipeline(Readable.from(counted()), createWriteStream(file));
  const megabytes = (await stat(file)).size / 1024 / 1024;
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), name, file], { encoding: 'utf8' });
  const { read, seconds, peakMb } = JSON.parse(output) as Measured;
  const isGood = peakMb <= LIMIT_MB && read === written;
  print(`${name.padEnd(32)} ${megabytes.toFixed(0).padStart(4)} MB  ${String(read).padStart(8)} of ${String(written).padStart(8)} rows  ${seconds.toFixed(1).padStart(5)} s  peak ${peakMb.toFixed(0).padStart(4)} MB  ${isGood ? 'ok' : 'FAILED'}\n`);
  return isGood;
};

const measureAll = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  try {
    let isGood = true;
    for (const [name, { content }] of Object.entries(CASES)) isGood = (await measure(name, content, folder)) && isGood;
    return isGood;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const [name, file] = process.argv.slice(2);
const chosen = name === undefined ? undefined : CASES[name];
if (chosen !== undefined && file !== undefined) await readOne(chosen, file);
else if (!(await measureAll())) process.exitCode = 1;

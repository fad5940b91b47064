import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostOfOrigin } from '../../../domain/intent/site.js';
import { namesAbove } from '../../../domain/facts/screening/site-listing.js';
import { evmAddress } from '../../support/addresses.js';
import { runCommand } from '../../support/commands.js';
import { eventually } from '../../support/eventually.js';
import type { EnvironmentSettings } from '../../support/service-process.js';
import type { PostTo } from './cases.js';
import type { Trial } from './trial.js';

/** Items of one batch, as many as it takes. */
const BATCH = 100;
const SITE_CODES = ['phishing_site', 'lookalike_site'];

interface Config {
  readonly blocklist?: readonly string[];
  readonly blacklist?: readonly string[];
  readonly allowlist?: readonly string[];
  readonly whitelist?: readonly string[];
  readonly fuzzylist?: readonly string[];
}

interface Said {
  readonly action: string;
  readonly codes: readonly string[];
}

interface Batch {
  readonly results: readonly {
    readonly status: number;
    readonly body: { readonly recommended_action?: string; readonly findings?: readonly { readonly code: string }[] };
  }[];
}

/** The verdict on a harmless text that each host asks to have signed. */
const verdicts = async (hosts: readonly string[], postTo: PostTo): Promise<readonly Said[]> => {
  const found: Said[] = [];
  for (let from = 0; from < hosts.length; from += BATCH) {
    const items = hosts.slice(from, from + BATCH).map((host, index) => ({
      id: String(index),
      payload_check: {
        ...{ chain: 'ethereum', from_address: evmAddress('site'), origin: `https://${host}` },
        message: { encoding: 'utf8', content: 'Hello' },
      },
    }));
    const { json } = await postTo('/api/check-batch', { items });
    for (const { status, body } of (json as unknown as Batch).results)
      found.push({
        action: status === 200 ? (body.recommended_action ?? '-') : String(status),
        codes: (body.findings ?? []).map(({ code }) => code),
      });
  }
  return found;
};

const judged = async (
  what: string,
  hosts: readonly string[],
  postTo: PostTo,
  isRight: (said: Said) => boolean,
): Promise<Trial> => {
  const all = await verdicts(hosts, postTo);
  const wrong = hosts.flatMap((host, index) => {
    const said = all[index];
    return said !== undefined && isRight(said) ? [] : [`${host}: ${said?.action} [${said?.codes.join(', ')}]`];
  });
  return { what, rows: hosts.length, wrong };
};

/** A letter too many, one too few, one that is another, another ending: what the fuzzy list is there for. */
const imitations = (site: string): readonly string[] => {
  const [name = '', ...rest] = site.split('.');
  const middle = Math.floor(name.length / 2);
  const [head, tail, ending] = [name.slice(0, middle), name.slice(middle), rest.join('.')];
  return [
    `${head}${name.charAt(middle)}${tail}.${ending}`,
    `${head}${tail.slice(1)}.${ending}`,
    `${head}${tail.startsWith('q') ? 'z' : 'q'}${tail.slice(1)}.${ending}`,
    site.replace(/[^.]*$/, 'example'),
  ];
};

const isSiteFree = ({ codes }: Said): boolean => !codes.some((code) => SITE_CODES.includes(code));

/**
 * The configuration of eth-phishing-detect in `sites/config.json`, imported, and ordinary hosts in
 * `sites/ordinary.json` (an array): what a text that each asks for gets.
 */
export const siteTrials = async (
  folder: string,
  settings: EnvironmentSettings,
  postTo: PostTo,
): Promise<readonly Trial[]> => {
  const file = join(folder, 'sites/config.json');
  const terms = ['--format', 'eth-phishing-detect', '--source', 'sites', '--published', '2026-11-20'];
  await runCommand(['feeds', 'import', file, ...terms], settings);
  const config = JSON.parse(await readFile(file, 'utf8')) as Config;
  const whole = (sites: readonly string[] = []) =>
    [...new Set(sites.map((site) => hostOfOrigin(site)))].filter((site) => /^[^/?#@\s]+\.[^/?#@\s]+$/.test(site));
  const allowed = new Set(whole(config.allowlist ?? config.whitelist));
  const isAllowed = (host: string) => namesAbove(host).some((name) => allowed.has(name));
  const blocked = whole(config.blocklist ?? config.blacklist);
  const imitated = whole(config.fuzzylist).flatMap(imitations);
  const ordinaryFile = join(folder, 'sites/ordinary.json');
  const ordinary = existsSync(ordinaryFile)
    ? (JSON.parse(await readFile(ordinaryFile, 'utf8')) as readonly string[]).filter(
        (host) => !namesAbove(host).some((name) => blocked.includes(name)),
      )
    : [];
  const isStopped = ({ action, codes }: Said): boolean => action === 'BLOCK' && codes.includes('phishing_site');
  const listed = blocked.filter((host) => !isAllowed(host));
  // a running service takes up a list that was imported beside it a moment later
  await eventually(async () => (await verdicts(listed.slice(0, 1), postTo)).every(isStopped));
  return [
    await judged(
      'sites: every blocked one is BLOCK with phishing_site, but where the same list allows it',
      listed,
      postTo,
      isStopped,
    ),
    await judged('sites: every allowed one is free', [...allowed], postTo, isSiteFree),
    await judged(
      'sites: what imitates the fuzzy list is REVIEW or BLOCK',
      imitated.filter((host) => !isAllowed(host)),
      postTo,
      ({ action, codes }) => action !== 'ALLOW' && codes.some((code) => SITE_CODES.includes(code)),
    ),
    await judged('sites: no ordinary one is BLOCK', ordinary, postTo, ({ action }) => action !== 'BLOCK'),
    await judged('sites: ordinary ones that are free of any word', ordinary, postTo, isSiteFree),
  ];
};

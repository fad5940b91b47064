import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { requestIdsFrom } from '../record/request-time.js';
import { isoTime, parseIsoMs, startOfUtcMonth } from '../shared/iso-time.js';
import { signatureIn, SIGNATURE_LINE, type SignedText } from './checkpoint-note.js';
import type { SealedRecord } from './inclusion-proof.js';

/** Whole months: so no statement can be about one check alone. */
export interface RetiredMonths {
  /** Null: from the beginning. */
  readonly fromMs: number | null;
  /** The first moment after them. */
  readonly untilMs: number;
}

/** What was taken: these sealed records, in the order of their seals. */
export interface TakenChecks {
  readonly checks: number;
  /** SHA-256 over a line `id sha256` for each of them. Lower-case hex. */
  readonly sha256: string;
}

/** Says that an operator took the checks of whole months out of the tables, or put them back. */
export interface Retirement extends RetiredMonths, TakenChecks {
  readonly chainId: string;
  readonly change: 'detached' | 'attached';
  readonly partition: string;
  /** The last seal that holds any of them: later ones are not meant. */
  readonly throughSeal: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who did it. */
  readonly by: string;
}

/** As it was read, with its signature. */
export type SignedRetirement = Retirement & SignedText;

const ORIGIN = 'signgate-retirement/1';
const BEGINNING = 'the beginning';

/** What is signed. The first line keeps it apart from every other text that a key signs. */
export const retirementText = (retirement: Retirement): string => {
  const { fromMs, untilMs } = retirement;
  return [
    ORIGIN,
    retirement.chainId,
    `${retirement.change} ${retirement.partition}`,
    `from ${fromMs === null ? BEGINNING : isoTime(fromMs)}`,
    `until ${isoTime(untilMs)}`,
    `checks ${retirement.checks} ${retirement.sha256}`,
    `seals ${retirement.throughSeal}`,
    `time ${retirement.at}`,
    `by ${retirement.by.replace(/\p{Cc}/gu, ' ')}`,
    '',
  ].join('\n');
};

const LINES = [
  ORIGIN,
  '([^\\s/]+/[^\\s/]+)',
  '(detached|attached) (\\S+)',
  `from (${BEGINNING}|\\S+)`,
  'until (\\S+)',
  'checks (\\d{1,15}) ([0-9a-f]{64})',
  'seals (\\d{1,15})',
  'time (\\S+)',
  'by ([^\\n]*)',
];
const FORM = new RegExp(`^(${LINES.join('\\n')}\\n)\\n${SIGNATURE_LINE}\\n$`);

/** Reads a signed statement. Null for other text or less than months. Does not check the signature. */
export const readRetirement = (note: string): SignedRetirement | null => {
  const [
    ,
    text = '',
    chainId = '',
    change,
    partition = '',
    from,
    until = '',
    checks,
    digest = '',
    seals,
    at = '',
    ...rest
  ] = FORM.exec(note) ?? [];
  const [by = '', keyId = '', signed = ''] = rest;
  const signature = signatureIn(signed);
  const fromMs = from === BEGINNING ? null : parseIsoMs(from ?? '');
  const untilMs = parseIsoMs(until);
  if (signature === null || (change !== 'detached' && change !== 'attached')) return null;
  if (!isMonth(untilMs) || (fromMs !== null && !(isMonth(fromMs) && fromMs < untilMs))) return null;
  return {
    ...{ text, chainId, change, partition, fromMs, untilMs, checks: Number(checks), sha256: digest },
    ...{ throughSeal: Number(seals), at, by, keyId, ...signature },
  };
};

const isMonth = (ms: number): boolean => !Number.isNaN(ms) && startOfUtcMonth(ms) === ms;

/** Whether a record is a check of these months, by its id: other sealed records have no such id. */
export const isOfMonths = ({ fromMs, untilMs }: RetiredMonths): ((requestId: string) => boolean) => {
  const [from, until] = [fromMs === null ? 'req_' : requestIdsFrom(fromMs), requestIdsFrom(untilMs)];
  return (requestId) => requestId >= from && requestId < until;
};

/** Counts the records of some months while the seals are walked. */
export const countTaken = (months: RetiredMonths) => {
  const isMeant = isOfMonths(months);
  const digest = sha256.create();
  let checks = 0;
  return {
    add: (records: readonly SealedRecord[]): void => {
      for (const { requestId, recordSha256 } of records) {
        if (!isMeant(requestId)) continue;
        checks += 1;
        digest.update(utf8ToBytes(`${requestId} ${recordSha256}\n`));
      }
    },
    taken: (): TakenChecks => ({ checks, sha256: bytesToHex(digest.digest()) }),
  };
};

import type { ListEventKind, SyncResult } from '../../../ports/stores/feed-syncs.js';
import { evmAddress } from '../addresses.js';
import type { Mood } from './publisher.js';

export const DAY_MS = 86_400_000;
export const MONDAY_MS = Date.parse('2026-11-16T00:00:00.000Z');

/** A list as its publisher shows it. */
export interface PublishedList {
  /** The day of the week that the file names. */
  readonly day: number;
  readonly rows: number;
  /** In place of the list itself. */
  readonly body?: string;
  /** In place of that of the content. */
  readonly etag?: string;
  /** What the signature is of, where it is not the file. */
  readonly signedBody?: string;
}

/** An hour of the week: what the publisher does, and what must come of it. */
export interface WeekDay {
  readonly what: string;
  /** Since Monday. */
  readonly atHours: number;
  readonly mood?: Mood;
  /** Shown from now on; the one before otherwise. */
  readonly list?: PublishedList;
  /** It goes on like this for so long until then. */
  readonly hours?: number;
  /** The instance that syncs dies meanwhile. */
  readonly dies?: boolean;
  readonly result: SyncResult;
  /** In force afterwards. */
  readonly rows: number;
  readonly events: readonly ListEventKind[];
  readonly ready?: string;
}

/** In the form of OFAC's SDN.XML, with made-up rows. */
export const xmlOf = ({ day, rows }: Pick<PublishedList, 'day' | 'rows'>): string => {
  const entries = Array.from({ length: rows }, (_, index) => {
    const number = `<idNumber>${evmAddress(`week ${index}`)}</idNumber>`;
    const id = `<id><uid>1</uid><idType>Digital Currency Address - ETH</idType>${number}</id>`;
    return `<sdnEntry><uid>${index}</uid><lastName>MADE UP ${index}</lastName><idList>${id}</idList></sdnEntry>`;
  });
  const date = `<Publish_Date>11/${16 + day}/2026</Publish_Date>`;
  return `<sdnList><publshInformation>${date}</publshInformation>${entries.join('')}</sdnList>`;
};

const DEGRADED = ['source.degraded'] as const;
const UPDATED = ['list.updated'] as const;

export const DAYS: readonly WeekDay[] = [
  {
    what: 'well: the first list',
    atHours: 0,
    list: { day: 0, rows: 100 },
    result: 'imported',
    rows: 100,
    events: UPDATED,
  },
  { what: 'nothing new (304)', atHours: 7, result: 'unchanged', rows: 100, events: [] },
  { what: 'a new list', atHours: 14, list: { day: 0, rows: 104 }, result: 'imported', rows: 104, events: UPDATED },
  { what: 'slow: no answer in time', atHours: 21, mood: 'silent', result: 'failed', rows: 104, events: DEGRADED },
  { what: 'well again', atHours: 22, result: 'unchanged', rows: 104, events: [] },
  { what: 'status 500', atHours: 29, mood: 500, result: 'failed', rows: 104, events: DEGRADED },
  {
    what: 'a page of HTML with status 200',
    atHours: 36,
    list: { day: 1, rows: 0, body: '<!doctype html><h1>Maintenance</h1>' },
    result: 'failed',
    rows: 104,
    events: [],
  },
  { what: 'an empty file', atHours: 43, list: { day: 1, rows: 0, body: '' }, result: 'failed', rows: 104, events: [] },
  {
    what: 'shrunk by 30 %',
    atHours: 50,
    list: { day: 2, rows: 73 },
    result: 'refused_shrink',
    rows: 104,
    events: DEGRADED,
  },
  {
    what: 'well again, with a new list',
    atHours: 57,
    list: { day: 2, rows: 110 },
    result: 'imported',
    rows: 110,
    events: UPDATED,
  },
  {
    what: 'an older file',
    atHours: 64,
    list: { day: 1, rows: 112 },
    result: 'refused_older',
    rows: 110,
    events: DEGRADED,
  },
  {
    what: 'another format',
    atHours: 71,
    list: { day: 3, rows: 0, body: '{"addresses":["0x00"]}' },
    result: 'failed',
    rows: 110,
    events: DEGRADED,
  },
  {
    what: 'a wrong signature',
    atHours: 78,
    list: { day: 3, rows: 115, signedBody: 'another file' },
    result: 'failed',
    rows: 110,
    events: [],
  },
  {
    what: 'well again, while the instance that syncs dies',
    atHours: 85,
    dies: true,
    list: { day: 3, rows: 115 },
    result: 'imported',
    rows: 115,
    events: UPDATED,
  },
  {
    what: 'down for three days',
    atHours: 158,
    hours: 66,
    mood: 'down',
    result: 'failed',
    rows: 115,
    events: ['source.degraded', 'list.stale'],
    ready: 'yes, degraded',
  },
  {
    what: 'back, with the old file under a new name of its version',
    atHours: 165,
    list: { day: 3, rows: 115, etag: 'v9' },
    result: 'unchanged',
    rows: 115,
    events: [],
    ready: 'yes, degraded',
  },
  { what: 'a new list', atHours: 172, list: { day: 6, rows: 120 }, result: 'imported', rows: 120, events: UPDATED },
];

import { httpThreatFeed } from '../../../adapters/screening/http-threat-feed/index.js';
import { ThreatFeedAnswer } from '../../../adapters/screening/http-threat-feed/wire.js';
import {
  type Attribution,
  ENTITY_ROLES,
  PUBLISHED_CATEGORIES,
  EXPOSURES,
  type ScreeningSignal,
} from '../../../domain/facts/screening/evidence.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { CONTRACT, RECIPIENT, SENDER } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ScreeningFixture, ScreeningVendor } from './fixture.js';

const SOLANA_KNOWN = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const BAD: readonly string[] = [RECIPIENT, SOLANA_KNOWN];

const label = {
  category: 'stolen_funds',
  exposure: 'direct',
  severity: 'CRITICAL',
  confidence: 0.97,
  reference: 'CASE-17',
  observed_at: '2026-11-20T23:00:00Z',
  max_age_seconds: 2_592_000,
};

const goodLabel = { ...label, category: 'regulated_service', exposure: 'ownership', severity: 'LOW' };

/** The feed answers about EVM addresses in capitals: their letter case says nothing. */
const shouted = (key: string): string => (key.startsWith('0x') ? `0x${key.slice(2).toUpperCase()}` : key);

const answerWith = (keys: readonly string[], changes: object): object => ({
  as_of: '2026-11-21T11:00:00Z',
  results: keys.map((key) => ({
    address: shouted(key),
    labels: BAD.includes(key) ? [{ ...label, ...changes }] : key === CONTRACT ? [goodLabel] : [],
  })),
});

const ENTITY = { name: 'Example exchange', type: 'exchange', verification: 'reported', confidence: 0.9 } as const;

/** What the entity above becomes. */
const attributed = (changes: Partial<Attribution>): Partial<ScreeningSignal> => ({
  attribution: {
    entityName: ENTITY.name,
    entityType: ENTITY.type,
    role: null,
    verification: ENTITY.verification,
    confidence: ENTITY.confidence,
    jurisdiction: null,
    identifiers: [],
    addressOrTransaction: RECIPIENT,
    ...changes,
  },
});

/** A row for each word: what a label with it says more, and what that means. */
const wordsOf = (
  words: readonly string[],
  sent: (word: string) => object,
  means: (word: string) => object,
): ScreeningVendor['words'] =>
  Object.fromEntries(
    words.map((word) => [word, { answer: (keys) => answerWith(keys, sent(word)), means: means(word) }]),
  );

/** Its words for a label are our own. */
const ownWords = (member: 'category' | 'exposure' | 'severity', words: readonly string[]): ScreeningVendor['words'] =>
  wordsOf(
    words,
    (word) => ({ [member]: word }),
    (word) => ({ [member]: word }),
  );

const vendor: ScreeningVendor = {
  takes: 'all addresses in one call',
  origin: 'https://feed.example',
  method: 'POST',
  path: '/base/v1/screen',
  headers: { authorization: 'Bearer made-up' },
  asked: (_path, body) => (body as { readonly addresses: readonly string[] }).addresses,
  answer: (keys) => answerWith(keys, {}),
  schema: ThreatFeedAnswer,
  words: {
    ...ownWords('category', PUBLISHED_CATEGORIES),
    ...ownWords('exposure', EXPOSURES),
    ...ownWords('severity', SEVERITIES),
    ...wordsOf(
      ENTITY_ROLES,
      (role) => ({ entity: { ...ENTITY, role } }),
      (role) => attributed({ role: role as Attribution['role'] }),
    ),
    ...wordsOf(
      ['verified', 'reported', 'unverified'],
      (verification) => ({ entity: { ...ENTITY, verification } }),
      (verification) => attributed({ verification: verification as Attribution['verification'] }),
    ),
  },
  nonsense: {
    'an unknown category': (keys) => answerWith(keys, { category: 'very_bad' }),
    'an unknown exposure': (keys) => answerWith(keys, { exposure: 'somehow' }),
    'a severity in small letters': (keys) => answerWith(keys, { severity: 'critical' }),
    'a confidence over one': (keys) => answerWith(keys, { confidence: 97 }),
    'a confidence that is text': (keys) => answerWith(keys, { confidence: '0.97' }),
    'a label without confidence': (keys) => answerWith(keys, { confidence: undefined }),
    'a date that is none': (keys) => answerWith(keys, { observed_at: 'yesterday' }),
    'an unknown member': (keys) => answerWith(keys, { retracted: true }),
    'an address answered twice': (keys) => answerWith([...keys, ...keys], {}),
    'no date of the data': (keys) => ({ ...answerWith(keys, {}), as_of: undefined }),
    'an error inside a 200': () => ({ error: 'quota exceeded' }),
  },
};

export const httpThreatFeedFixture: ScreeningFixture = {
  create: () =>
    httpThreatFeed.create(
      {
        baseUrl: 'https://feed.example/base/',
        apiKey: 'made-up',
        sourceName: 'Example feed',
        sourceKind: 'external_feed',
        allowPrivateNetwork: false,
        maxAgeSeconds: 86_400,
      },
      dependenciesWith(),
    ),
  createFailing: null,
  vendor,
  knownBad: { evm: RECIPIENT, solana: SOLANA_KNOWN },
  knownGood: { evm: CONTRACT },
  unknown: { evm: SENDER, solana: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' },
};

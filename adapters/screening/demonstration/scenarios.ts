import type {
  Attribution,
  EvidenceCategory,
  EvidenceSource,
  PathStep,
  ScreeningSignal,
} from '../../../domain/facts/screening/evidence.js';

import { DEMONSTRATION_HISTORIES } from '../../../domain/intent/demonstration-addresses.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Thirty days: what the demonstration source calls fresh. */
const MAX_AGE_SECONDS = 2_592_000;

const SOURCE: EvidenceSource = {
  id: 'demonstration',
  name: 'Signgate demonstration evidence (synthetic)',
  kind: 'demonstration',
};

/**
 * A reserved address without evidence of its own: the source does not answer about it, so that a degraded check can be
 * seen.
 */
export const UNANSWERED_SUBJECT_NUMBER = 0xde300005;

type Scenario = (subjectKey: string, nowMs: number) => readonly ScreeningSignal[];

const signal = (
  subjectKey: string,
  nowMs: number,
  ageMs: number,
  told: Partial<ScreeningSignal> & Pick<ScreeningSignal, 'category' | 'reference'>,
): ScreeningSignal => ({
  subjectKey,
  basis: 'attribution',
  exposure: 'direct',
  severity: 'CRITICAL',
  confidence: 0.97,
  source: SOURCE,
  observedAt: new Date(nowMs - ageMs).toISOString(),
  publishedAt: new Date(nowMs - ageMs).toISOString(),
  maxAgeSeconds: MAX_AGE_SECONDS,
  demonstration: true,
  tokenContractOn: null,
  officialToken: null,
  missingParts: [],
  attribution: null,
  path: [],
  share: null,
  ...told,
});

const exchange = (subjectKey: string): Attribution => ({
  entityName: 'Examplia Exchange (fictional)',
  entityType: 'exchange',
  role: 'exchange',
  verification: 'verified',
  confidence: 0.95,
  jurisdiction: null,
  identifiers: [{ scheme: 'demonstration', value: 'DEMO-ENTITY-0001' }],
  addressOrTransaction: subjectKey,
});

const illicit: readonly (readonly [EvidenceCategory, string])[] = [
  ['stolen_funds', 'DEMO-STOLEN-0001'],
  ['sanctions', 'DEMO-SANCTIONS-0001'],
  ['illicit_service', 'DEMO-ILLICIT-0001'],
];

const mixerPath = (subjectKey: string): readonly PathStep[] => [
  { address: 'demonstration mixer', label: 'Fictional mixer', role: 'origin', transactionReference: 'DEMO-TX-0001' },
  {
    address: 'demonstration intermediary',
    label: 'Fictional unattributed wallet',
    role: 'intermediary',
    transactionReference: 'DEMO-TX-0002',
  },
  { address: subjectKey, label: 'Screened address', role: 'destination', transactionReference: null },
];

const regulated = (
  subjectKey: string,
  nowMs: number,
  ageMs: number,
  told: Partial<ScreeningSignal> & Pick<ScreeningSignal, 'reference'>,
): ScreeningSignal =>
  signal(subjectKey, nowMs, ageMs, {
    category: 'regulated_service',
    severity: 'LOW',
    exposure: 'ownership',
    confidence: 0.95,
    attribution: exchange(subjectKey),
    ...told,
  });

/** An entry of a list that names the address itself. */
const listed =
  (told: Partial<ScreeningSignal> & Pick<ScreeningSignal, 'category' | 'reference'>): Scenario =>
  (key, nowMs) => [signal(key, nowMs, HOUR_MS, { basis: 'list_match', exposure: 'ownership', confidence: 1, ...told })];

/** Says nothing for or against the address: it labels what the service plays for it, such as a history. */
const played =
  (reference: string): Scenario =>
  (key, nowMs) => [
    signal(key, nowMs, HOUR_MS, { category: 'unattributed', severity: 'LOW', exposure: 'ownership', reference }),
  ];

/** What each reserved number stands for. */
export const SCENARIOS: ReadonlyMap<number, Scenario> = new Map<number, Scenario>([
  [
    0xde300001,
    (key, nowMs) => illicit.map(([category, reference]) => signal(key, nowMs, HOUR_MS, { category, reference })),
  ],
  [0xde300002, (key, nowMs) => [regulated(key, nowMs, HOUR_MS, { reference: 'DEMO-EXCHANGE-0001' })]],
  [0xde300003, (key, nowMs) => [regulated(key, nowMs, 90 * DAY_MS, { reference: 'DEMO-EXCHANGE-0002' })]],
  [
    0xde300004,
    (key, nowMs) => [
      regulated(key, nowMs, HOUR_MS, {
        reference: 'DEMO-EXCHANGE-0003',
        attribution: null,
        missingParts: ['the identity of the sending service', 'the origin of the funds before it'],
      }),
    ],
  ],
  [
    0xde300006,
    (key, nowMs) => [
      signal(key, nowMs, HOUR_MS, {
        category: 'mixer',
        reference: 'DEMO-MIXER-0001',
        exposure: 'indirect',
        severity: 'MEDIUM',
        confidence: 0.75,
        share: 0.12,
        path: mixerPath(key),
      }),
    ],
  ],
  [0xde300007, listed({ category: 'sanctions', reference: 'DEMO-SANCTIONS-0002' })],
  [0xde300008, listed({ category: 'scam_fraud', reference: 'DEMO-SCAM-0001' })],
  [
    0xde300009,
    listed({
      category: 'scam_fraud',
      reference: 'DEMO-SCAM-0002',
      officialToken: { symbol: 'DEMO', sourceName: 'Fictional list of official tokens' },
    }),
  ],
  [0xde30000a, listed({ category: 'scam_fraud', reference: 'DEMO-SCAM-0003', tokenContractOn: 'optimism' })],
  [0xde30000b, listed({ category: 'partner_denied', reference: 'DEMO-DENIED-0001' })],
  [DEMONSTRATION_HISTORIES.structuring, played('DEMO-HISTORY-0001')],
  [DEMONSTRATION_HISTORIES.burst, played('DEMO-HISTORY-0002')],
]);

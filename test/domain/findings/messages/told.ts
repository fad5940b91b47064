import type { FindingCode } from '../../../../domain/findings/index.js';
import type { Policy } from '../../../../domain/policy/policy.js';
import { CONTRACT, type IntentChanges } from '../../../support/builders.js';
import type { FactChanges } from '../../../support/facts.js';
import { decided, findingOf } from '../../../support/deciding.js';

/** A finding, and what is given: an intent by what differs from a plain transfer, facts, and a policy. */
export interface Told {
  readonly title: string;
  /** What a person reads, the fields that it is about, and the numbers beside it. */
  readonly line: () => string;
}

export interface Given extends IntentChanges {
  readonly facts?: FactChanges;
  readonly policy?: Policy;
}

export const CALL: IntentChanges = { kind: 'call', contract: CONTRACT };
export const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT };

export const attributed = {
  basis: 'attribution',
  source: { id: 'feed', name: 'Feed', kind: 'external_feed' },
  observedAt: '2026-11-20T12:00:00.000Z',
  publishedAt: null,
  maxAgeSeconds: 864_000,
} as const;

export const told = (code: FindingCode, when: string, { facts, policy, ...intent }: Given = {}): Told => ({
  title: `${code} where ${when}`,
  line: () => {
    const { message, fields, measures } = findingOf(decided(intent, facts, policy), code);
    const numbers = measures.map(({ name, actual, threshold }) => `${name} ${actual} of ${threshold}`);
    return [`${code} where ${when}: ${message}`, fields.join(' ') || 'no field', ...numbers].join(' | ');
  },
});

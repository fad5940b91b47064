import type { Finding } from '../../../../domain/decision/finding.js';
import type { FindingCode } from '../../../../domain/findings/index.js';
import { expect } from 'chai';
import type { Policy } from '../../../../domain/policy/policy.js';
import { CONTRACT, type FactChanges, type IntentChanges } from '../../../support/builders.js';
import { decided, findingOf } from '../../../support/deciding.js';

/**
 * What a person reads, what the machine reads beside it, and when: `says` are the parts of the message that must be
 * there, in this order. Every message says what was seen and what to do.
 */
export interface Row {
  readonly when: string;
  readonly code: FindingCode;
  readonly intent: IntentChanges;
  readonly facts?: FactChanges;
  readonly policy?: Policy;
  readonly says: readonly string[];
  readonly fields?: Finding['fields'];
  readonly measures?: Finding['measures'];
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

const inOrder = (message: string, parts: readonly string[]): boolean => {
  let from = 0;
  for (const part of parts) {
    const at = message.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
};

/** Every row is a test: its finding says so, names the fields and shows the numbers. */
export const describeMessages = (rows: readonly Row[], common: IntentChanges = {}): void => {
  for (const { when, code, intent, facts, policy, says, fields, measures } of rows)
    it(`of ${code} say what was seen and what to do where ${when}`, () => {
      const finding = findingOf(decided({ ...common, ...intent }, facts, policy), code);
      expect(inOrder(finding.message, says), finding.message).to.equal(true);
      if (fields !== undefined) expect(finding.fields).to.deep.equal(fields);
      if (measures !== undefined) expect(finding.measures).to.deep.equal(measures);
    });
};

import type { AddressField } from '../intent/address-fields.js';
import type { FindingCode } from '../findings/index.js';
import type { FindingMeasure, FindingSource, Found } from '../findings/finding.js';
import type { Params } from '../text/params.js';
import { compareText } from '../shared/compare-text.js';
import { compareBySeverity, type Severity } from '../shared/severity.js';
import { type Action, compareByAction } from '../verdict/action.js';

/**
 * A machine-readable reason. `recommendedAction` is the effective action: the policy has been applied. `message` says
 * what was seen, why it matters and what to do, in English; it never blames a person.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly source: FindingSource;
  readonly severity: Severity;
  readonly message: string;
  readonly recommendedAction: Action;
  /** The action before the policy was applied. */
  readonly defaultAction: Action;
  /** The request fields that it is about; empty where it is about the whole intent. */
  readonly fields: readonly AddressField[];
  readonly evidenceIds: readonly string[];
  readonly measures: readonly FindingMeasure[];
  /** Which of its sentences it says, and the values in them: enough to say it in another language. */
  readonly says: string;
  readonly params: Params;
  /** The account is on the partner's own allow list: the message ends by saying so. */
  readonly isAllowed?: boolean;
}

/** What a rule found, before the policy is applied. */
export interface FindingDraft extends Found {
  readonly code: FindingCode;
  /** Set by the revocation rule alone: the policy must not make it stricter again. */
  readonly softened?: boolean;
  /** Set by the allow list alone. */
  readonly isAllowed?: boolean;
  /** The place of the action that it is about; null for what was declared. Absent: it is about the whole check. */
  readonly path?: string | null;
}

/** The codes of findings in their order, each once. */
export const codesOf = (findings: readonly Finding[]): readonly FindingCode[] => [
  ...new Set(findings.map(({ code }) => code)),
];

/**
 * What decides first: the strictest action, then the gravest, then by code, field and message. The order in which rules
 * ran does not matter.
 */
export const compareFindings = (left: Finding, right: Finding): number =>
  compareByAction(left.recommendedAction, right.recommendedAction) ||
  compareBySeverity(left.severity, right.severity) ||
  compareText(left.code, right.code) ||
  compareText(left.fields.join(), right.fields.join()) ||
  compareText(left.message, right.message);

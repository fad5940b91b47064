import type { CaseState } from '../api/types.js';
import { STATES } from './words.js';

const MARKS: Readonly<Record<CaseState, string>> = {
  none: '○',
  pending: '◐',
  approved: '✓',
  rejected: '✕',
  escalated: '↑',
  false_alarm: '~',
};

/** Where a check stands, as a sign and in words. */
export const StateMark = ({ state }: { readonly state: CaseState }) => (
  <span class={`state ${state}`}>
    <span aria-hidden="true">{MARKS[state]}</span> {STATES[state]}
  </span>
);

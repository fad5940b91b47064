import type { ShownState } from '../api/types.js';
import { STATES } from './words.js';

const MARKS: Readonly<Record<ShownState, string>> = {
  none: '○',
  pending: '◐',
  approved: '✓',
  rejected: '✕',
  escalated: '↑',
  false_alarm: '~',
  changed: '↻',
};

/** Where a check stands, as a sign and in words. */
export const StateMark = ({ state }: { readonly state: ShownState }) => (
  <span class={`state ${state}`}>
    <span aria-hidden="true">{MARKS[state]}</span> {STATES[state]}
  </span>
);

import type { Action } from '../../../domain/verdict/action.js';
import { html, type Markup } from './html.js';

/** Each action has a shape of its own, to be told apart without colour: circle, triangle, octagon. */
const PATHS: Readonly<Record<Action, string>> = {
  ALLOW: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-4.6 10.3 3.2 3.2 6-6.4',
  REVIEW: 'M12 2.5 23 21.5H1L12 2.5Zm0 7v5.5m0 2.6v.6',
  BLOCK: 'M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9L7.9 2Zm-1 10h10.2',
};

const shape = (action: Action): Markup =>
  html`<svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true"><path d="${PATHS[action]}"/></svg>`;

/** The action as a word with its shape. */
export const actionBadge = (action: Action): Markup =>
  html`<span class="badge ${action.toLowerCase()}">${shape(action)}${action}</span>`;

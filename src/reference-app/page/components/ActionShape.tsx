import type { Action } from '../../../../domain/verdict/action.js';

/** A shape for each action, so that it can be told without colour: circle, triangle, octagon. */
const PATHS: Readonly<Record<Action, string>> = {
  ALLOW: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-4.6 10.3 3.2 3.2 6-6.4',
  REVIEW: 'M12 2.5 23 21.5H1L12 2.5Zm0 7v5.5m0 2.6v.6',
  BLOCK: 'M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9L7.9 2Zm-1 10h10.2',
};

export const ActionShape = ({ action, size }: { readonly action: Action; readonly size: number }) => (
  <svg class="shape" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={PATHS[action]} />
  </svg>
);

/** An action as a word with its shape. */
export const ActionBadge = ({ action, about }: { readonly action: Action; readonly about?: string }) => (
  <span class={`badge ${action.toLowerCase()}`}>
    <ActionShape action={action} size={14} />
    {about === undefined ? null : <span class="visually-hidden">{about}</span>}
    {action}
  </span>
);

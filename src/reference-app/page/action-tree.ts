import type { DecodedAction } from './api-types.js';

/** An action with what it contains. */
export interface ActionNode {
  readonly action: DecodedAction;
  readonly inner: readonly ActionNode[];
}

/** Actions as a tree: what the path of one begins with is the action that contains it. None is left out. */
export const treeOf = (actions: readonly DecodedAction[]): readonly ActionNode[] => {
  const roots: ActionNode[] = [];
  const lists = new Map<string, ActionNode[]>();
  for (const action of actions) {
    const inner: ActionNode[] = [];
    const outer = lists.get(action.path.slice(0, Math.max(action.path.lastIndexOf('.'), 0))) ?? roots;
    outer.push({ action, inner });
    lists.set(action.path, inner);
  }
  return roots;
};

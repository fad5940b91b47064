import type { PermissionFamily } from '../../data/rights.js';
import { listParam, type Param, textParam } from '../../text/params.js';
import type { CheckContext } from '../finding.js';

/** The permissions of some families as they were sent, each once, in the order sent. */
export const askedPermissionOf = (
  { intent: { asked, permissions } }: CheckContext,
  ...families: readonly (PermissionFamily | 'not_understood')[]
): readonly string[] => {
  if (permissions.length === 0) return [];
  const found = new Set(families.flatMap((family) => asked[family] ?? []));
  return [...new Set(permissions)].filter((permission) => found.has(permission));
};

/** Permissions as values of a sentence. */
export const permissionsParam = (permissions: readonly string[]): Param => listParam(permissions.map(textParam));

/** True where every permission makes an operator or takes a right back: no amount limits those. */
export const needsNoAmount = (context: CheckContext): boolean => {
  const { permissions } = context.intent;
  return permissions.length > 0 && askedPermissionOf(context, 'operator', 'lower').length === new Set(permissions).size;
};

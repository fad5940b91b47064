import type { Scope } from '../../../../domain/record/record.js';

/** One text for each scope: nothing of one scope is ever found by another's. */
export const scopeKey = (scope: Scope): string => `${scope.environment}:${scope.partnerId}`;

/** Order of texts by code unit, the same on every machine. */
export const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

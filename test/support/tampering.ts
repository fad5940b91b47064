import { canonicalJson } from '../../domain/shared/canonical-json.js';

/** A delivered document as an attacker sees it who wants to change it. */
export interface Json {
  report: { decision: Record<string, unknown> } & Record<string, unknown>;
  signature: Record<string, unknown>;
  chain: Record<string, unknown>;
  [member: string]: unknown;
}

/** The document with a change, written in exact form again: only what was changed can give it away. */
export const tampered = (text: string, change: (document: Json) => void): string => {
  const document = JSON.parse(text) as Json;
  change(document);
  return canonicalJson(document);
};

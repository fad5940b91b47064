import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { mistakesIn } from './policy-mistakes.js';
import { PolicyDocument } from './policy-schema.js';
import { toPolicy } from './to-policy.js';
import { OWN_SOURCE } from '../../../domain/facts/screening/own-knowledge.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { HISTORY_SOURCE } from '../../../domain/facts/history/history-facts.js';

let compiled: ValidateFunction<PolicyDocument> | null = null;

/** Compiled when a document is first read: it takes a tenth of a start, and most processes read none. */
const validation = (): ValidateFunction<PolicyDocument> =>
  (compiled ??= new Ajv2020({
    ...{ allErrors: true, verbose: true, strict: true, strictTypes: false },
    keywords: ['x-chains'],
  }).compile(PolicyDocument));

/** A document that cannot be used. Each mistake begins with the JSON Pointer of what is wrong. */
export class PolicyDocumentError extends Error {
  override readonly name = 'PolicyDocumentError';
  constructor(readonly mistakes: readonly string[]) {
    super(`The policy cannot be used:\n- ${mistakes.join('\n- ')}`);
  }
}

/**
 * A partner's policy document as it was sent. Throws one error that names every mistake. `floor`: the sources, by id,
 * that no policy can make optional.
 */
export const validDocument = (document: unknown, floor: readonly string[]): PolicyDocument => {
  const validate = validation();
  const isWellFormed = validate(document);
  const mistakes = mistakesIn(document, isWellFormed ? [] : (validate.errors ?? []), floor);
  if (!isWellFormed || mistakes.length > 0) throw new PolicyDocumentError(mistakes);
  return document;
};

/**
 * The policy of a document, but for the one on trial, which publishing finds. Throws as `validDocument` does. `version`
 * is the one it will be published as.
 */
export const readPolicyDocument = (document: unknown, version: number, floor: readonly string[]): Policy =>
  toPolicy(validDocument(document, floor), version);

/** The sources, by id, that no policy can make optional: history, the partner's own word, every mandatory provider. */
export const floorOf = (manifests: readonly Pick<ProviderManifest, 'id' | 'mandatory'>[]): readonly string[] => [
  HISTORY_SOURCE,
  OWN_SOURCE,
  ...manifests.filter(({ mandatory }) => mandatory).map(({ id }) => id),
];

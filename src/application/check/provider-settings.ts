import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { didYouMean } from '../near-miss.js';
import { didYouMeanMember, misspelledFirst, shownMemberName, unknownMemberOf } from '../unknown-member.js';

/** Settings of providers by id, as the operator gave them. */
export type ProviderSettings = Readonly<Record<string, unknown>>;

/**
 * One for all providers: making it costs more than compiling their small schemas. Holding these to the schema of
 * schemas would cost more than the rest of a start: the providers' conformance tests do that.
 */
const ajv = new Ajv2020({
  ...{ allErrors: true, verbose: true, useDefaults: true, strict: true },
  ...{ meta: false, validateSchema: false },
});

/** Adds a mistake for each id without a provider, with the id that was probably meant. */
export const refuseUnknownIds = (
  manifests: readonly ProviderManifest[],
  settings: ProviderSettings,
  mistakes: string[],
): void => {
  const known = manifests.map(({ id }) => id);
  for (const id of Object.keys(settings)) {
    if (!known.includes(id))
      mistakes.push(`there is no provider "${id}"${didYouMean(id, known)} (known: ${known.join(', ')})`);
  }
};

/**
 * One provider's settings with its defaults, held to its schema; null, and a mistake for each fault, where they do not
 * fit. Mistakes name the provider and the setting, never a value: it may be a secret.
 */
export const readSettings = (
  manifest: ProviderManifest,
  given: unknown,
  mistakes: string[],
): { readonly config: unknown } | null => {
  // defaults go into a copy: what the operator gave stays as it was
  const config: unknown = structuredClone(given);
  const check = ajv.compile(manifest.configSchema);
  if (check(config)) return { config };
  for (const error of misspelledFirst(check.errors ?? []))
    mistakes.push(`${manifest.id}${error.instancePath} ${explain(error, given)}`);
  return null;
};

/** `given` is what the operator set: the validated copy has the defaults, too. */
const explain = (error: ErrorObject, given: unknown): string => {
  const unknown = unknownMemberOf(error);
  if (unknown === null) return error.message ?? error.keyword;
  const hint = didYouMeanMember({ ...unknown, sent: Object(given) as object });
  return `has no setting "${shownMemberName(unknown.name)}"${hint}`;
};

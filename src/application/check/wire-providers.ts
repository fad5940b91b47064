import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ProviderDependencies, ProviderManifest, ProviderPort } from '../../../ports/sources/provider.js';
import type { WiredProvider, WiredSources } from './sources.js';

/** One for all: making it costs more than compiling the small schemas of settings. */
const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: true });
const PROVIDER_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Settings of providers by id, as the operator gave them. */
export type ProviderSettings = Readonly<Record<string, unknown>>;

/**
 * Makes every provider that is on: those on by default and those for which settings are given. Throws one error that
 * names every mistake: settings for an unknown provider, settings that do not fit, a repeated id. No value is echoed.
 */
export const wireProviders = (
  manifests: readonly ProviderManifest[],
  settings: ProviderSettings,
  dependencies: ProviderDependencies,
): WiredSources => {
  const mistakes = [...unknownIds(manifests, settings), ...badIds(manifests)];
  const wanted = manifests.filter((manifest) => manifest.onByDefault || manifest.id in settings);
  if (!wanted.some((manifest) => manifest.port === 'tokens'))
    mistakes.push('a token registry must be wired: nothing can be judged without one');
  const validated = wanted.map((manifest) => ({
    manifest,
    config: validate(manifest, settings[manifest.id] ?? {}, mistakes),
  }));
  if (mistakes.length > 0) throw new Error(`The provider settings cannot be used:\n- ${mistakes.join('\n- ')}`);

  const instances = validated.map(({ manifest, config }) => ({
    manifest,
    instance: manifest.create(config, dependencies),
  }));
  const of = <Port extends ProviderPort>(port: Port) =>
    // the manifest's port decides which port its `create` returns; the two travel together in its type
    instances.filter(({ manifest }) => manifest.port === port) as unknown as readonly WiredProvider<Port>[];
  return { screening: of('screening'), simulation: of('simulation'), contracts: of('contracts'), tokens: of('tokens') };
};

const unknownIds = (manifests: readonly ProviderManifest[], settings: ProviderSettings): string[] =>
  Object.keys(settings)
    .filter((id) => !manifests.some((manifest) => manifest.id === id))
    .map((id) => `there is no provider "${id}"; known are ${manifests.map((manifest) => manifest.id).join(', ')}`);

const badIds = (manifests: readonly ProviderManifest[]): string[] =>
  manifests
    .map((manifest) => manifest.id)
    .filter((id, index, ids) => !PROVIDER_ID.test(id) || ids.indexOf(id) !== index)
    .map((id) => `the provider id "${id}" is malformed or used twice`);

const validate = (manifest: ProviderManifest, config: unknown, mistakes: string[]): unknown => {
  // defaults are filled into a copy: what the operator gave stays as it was
  const filled: unknown = structuredClone(config);
  const check = ajv.compile(manifest.configSchema);
  if (check(filled)) return filled;
  for (const error of check.errors ?? [])
    mistakes.push(`${manifest.id}${error.instancePath}: ${error.message ?? error.keyword}`);
  return filled;
};

import { FACT_KIND_NAMES, FACT_KINDS } from '../../../domain/facts/kinds.js';
import type { ProviderDependencies, ProviderManifest } from '../../../ports/sources/provider.js';
import { type ProviderSettings, readSettings, refuseUnknownIds } from './provider-settings.js';
import type { WiredSources } from './sources.js';

const PROVIDER_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/**
 * Makes every provider that is on: those on by default and those for which settings are given. Throws one error that
 * names every mistake: settings for an unknown provider, settings that do not fit or that an adapter refuses, a
 * repeated id. No value is echoed.
 */
export const wireProviders = (
  manifests: readonly ProviderManifest[],
  settings: ProviderSettings,
  dependencies: ProviderDependencies,
): WiredSources => {
  const mistakes: string[] = [];
  refuseUnknownIds(manifests, settings, mistakes);
  refuseBadIds(manifests, mistakes);
  const wanted = manifests.filter((manifest) => manifest.onByDefault || manifest.id in settings);
  refuseWrongNumbers(wanted, mistakes);
  const made = wanted.flatMap((manifest) => make(manifest, settings[manifest.id] ?? {}, dependencies, mistakes));
  if (mistakes.length > 0) {
    for (const { instance } of made) void instance.close();
    throw new Error(`The provider settings cannot be used:\n- ${mistakes.join('\n- ')}`);
  }
  const sources = PORTS.map((port) => {
    const providers = made.filter(({ manifest }) => manifest.port === port);
    return [port, FACT_KINDS[port].sources === 'one' ? providers[0] : providers];
  });
  // the manifest's port decides which port its `create` returns; the two travel together in its type
  return Object.fromEntries(sources) as WiredSources;
};

/** The kinds of fact that providers are asked for. */
const PORTS = FACT_KIND_NAMES.filter((name) => FACT_KINDS[name].sources !== 'own');

/** A kind of fact that takes one provider needs exactly one. */
const refuseWrongNumbers = (wanted: readonly ProviderManifest[], mistakes: string[]): void => {
  for (const port of PORTS.filter((name) => FACT_KINDS[name].sources === 'one')) {
    const what = FACT_KINDS[port].capability.replaceAll('_', ' ');
    const ids = wanted.filter((manifest) => manifest.port === port).map(({ id }) => id);
    if (ids.length === 0) mistakes.push(`a ${what} must be wired: nothing can be judged without one`);
    if (ids.length > 1) mistakes.push(`only one ${what} can be wired, and these are: ${ids.join(', ')}`);
  }
};

const refuseBadIds = (manifests: readonly ProviderManifest[], mistakes: string[]): void => {
  const ids = manifests.map(({ id }) => id);
  const bad = ids.filter((id, index) => !PROVIDER_ID.test(id) || ids.indexOf(id) !== index);
  mistakes.push(...bad.map((id) => `the provider id "${id}" is malformed or used twice`));
};

/** Nothing, and the mistakes, where the settings do not fit. */
const make = (manifest: ProviderManifest, given: unknown, dependencies: ProviderDependencies, mistakes: string[]) => {
  const read = readSettings(manifest, given, mistakes);
  if (read === null) return [];
  try {
    return [{ manifest, instance: manifest.create(read.config, dependencies) }];
  } catch (error) {
    mistakes.push(`${manifest.id}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
};

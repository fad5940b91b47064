import type { ProviderManifest, ProviderPort, ProviderPorts } from '../../../ports/sources/provider.js';

/** A provider as it was wired: what it says of itself, and the instance that answers. */
export interface WiredProvider<Port extends ProviderPort> {
  readonly manifest: Pick<ProviderManifest<Port>, 'id' | 'name' | 'kind' | 'mandatory' | 'deadlineMs' | 'sandboxOnly'>;
  readonly instance: ProviderPorts[Port];
}

/** Every wired provider by port, in the order of the list of providers. */
export type WiredSources = { readonly [Port in ProviderPort]: readonly WiredProvider<Port>[] };

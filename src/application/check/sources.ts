import type { SourcesOf } from '../../../domain/facts/kinds.js';
import type { ProviderManifest, ProviderPort, ProviderPorts } from '../../../ports/sources/provider.js';

/** A provider as it was wired: what it says of itself, and the instance that answers. */
export interface WiredProvider<Port extends ProviderPort> {
  readonly manifest: Pick<
    ProviderManifest<Port>,
    'id' | 'name' | 'kind' | 'mandatory' | 'deadlineMs' | 'sandboxOnly' | 'holdings'
  >;
  readonly instance: ProviderPorts[Port];
}

/** The wired providers by port: one alone where its kind of fact takes one, else all in the order of their list. */
export type WiredSources = {
  readonly [Port in ProviderPort]: SourcesOf<Port> extends 'one' ? WiredProvider<Port> : readonly WiredProvider<Port>[];
};

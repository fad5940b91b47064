import type { ProviderKind } from '../../domain/facts/coverage.js';
import type { ChainHistory } from './chain-history.js';
import type { ContractRegistry } from './contracts.js';
import type { ListStore } from '../stores/lists.js';
import type { Clock, Logger } from '../platform/platform.js';
import type { Prices } from './prices.js';
import type { Screening } from './screening.js';
import type { Simulation } from './simulation.js';
import type { TokenRegistry } from './tokens.js';

/** What an adapter may use of the rest of the service. It imports none of it. */
export interface ProviderDependencies {
  readonly lists: ListStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * The port of each kind of fact, by the kind's name. It decides what an adapter is asked and which conformance suite it
 * must pass.
 */
export interface ProviderPorts {
  readonly screening: Screening;
  readonly simulation: Simulation;
  readonly contracts: ContractRegistry;
  readonly token: TokenRegistry;
  readonly prices: Prices;
  readonly chainHistory: ChainHistory;
}
export type ProviderPort = keyof ProviderPorts;

/** Data that is part of the program. */
export interface Holdings {
  readonly rows: number;
  /** Of its text, lower-case hex. */
  readonly sha256: string;
  /** Day of the data, ISO 8601. */
  readonly asOf: string;
  /** From this age on it says nothing of today; absent: it does not grow old. */
  readonly maxAgeSeconds?: number;
}

/**
 * Everything the service needs to know of an adapter. One exported constant in the adapter's `index.ts`, one line in
 * `src/providers.ts`.
 */
export interface ProviderManifest<Port extends ProviderPort = ProviderPort, Config = unknown> {
  /** Stable id, `^[a-z0-9][a-z0-9-]{0,63}$`; coverage, policies and settings name it. */
  readonly id: string;
  readonly name: string;
  readonly port: Port;
  readonly kind: ProviderKind;
  /** Part of the floor that no policy can make optional. */
  readonly mandatory: boolean;
  /**
   * Longest wait for an external source's answer, milliseconds. The deadline of the check wins where it is shorter; it
   * alone holds for local and demonstration sources.
   */
  readonly deadlineMs: number;
  /** JSON Schema (2020-12) of `Config`; settings are validated against it at start. */
  readonly configSchema: Readonly<Record<string, unknown>>;
  /** False: wired only where its settings are given. */
  readonly onByDefault: boolean;
  /** True: only sandbox keys are shown what it says. */
  readonly sandboxOnly?: boolean;
  /** What it brings along with the program; absent for one that brings nothing. */
  holdings?(): Holdings;
  create(config: Config, dependencies: ProviderDependencies): ProviderPorts[Port];
}

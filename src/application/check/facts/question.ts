import type { AcceptedPrice } from '../../../../domain/facts/price/settle-prices.js';
import type { TransactionIntent } from '../../../../domain/intent/intent.js';
import type { Proposal } from '../../../../domain/payload/payload.js';
import type { Soon } from '../../../../domain/shared/soon.js';
import type { HistoryQuestion } from '../../../../domain/policy/history-question.js';
import type { Scope } from '../../../../domain/record/record.js';
import type { Ids, Logger } from '../../../../ports/platform/platform.js';
import type { ProviderPort, ProviderPorts } from '../../../../ports/sources/provider.js';
import type { History, HistoryQuery } from '../../../../ports/stores/history.js';
import type { WitnessStore } from '../../../../ports/stores/witnesses.js';
import type { SourceWatch } from '../source-watch.js';
import type { OwnKnowledge } from '../../own-knowledge/look-up.js';
import type { Deadline } from '../../shared/deadline.js';
import type { WiredSources } from '../sources.js';

/** The intent, once the token registry has said whether the contract that was named is the token's own. */
export interface Settled {
  /** With the kind and the roles under which it is judged. */
  readonly intent: TransactionIntent;
  readonly historyQuestion: HistoryQuestion;
}

/** What is known of it at once: where that takes longer, `first` is as it was declared. */
export interface Settling {
  readonly first: Settled;
  readonly settled: Soon<Settled>;
}

/** Of an item of a batch: history is asked when the items before it are judged. */
export interface EarlierItems {
  /** Gives the time that history has from then on. */
  readonly judged: Promise<Deadline>;
  /** What is stored does not depend on those items: it can be looked up before. Never throws. */
  readonly foresee: (query: HistoryQuery) => void;
}

/**
 * All that the sources of one check are asked by. Its intent is the declared one: where kind and roles matter, a source
 * is asked about the settled one.
 */
export interface Question extends Proposal {
  readonly sources: WiredSources;
  readonly history: History;
  /** What the partner says itself; null where nothing of it is kept. */
  readonly ownKnowledge: Pick<OwnKnowledge, 'about'> | null;
  /** Where what a node executed is kept, to be executed again. */
  readonly witnesses: Pick<WitnessStore, 'put'>;
  readonly ids: Ids;
  readonly logger: Logger;
  /** Is told how each source answered. */
  readonly watch?: SourceWatch;
  /** The time that all sources together have. */
  readonly deadline: Deadline;
  /** Absent: nothing is waited for. */
  readonly earlierItems?: EarlierItems;
  /** Of `subjectsOf(intent)`. */
  readonly subjectKeys: readonly string[];
  readonly scope: Scope;
  readonly nowMs: number;
  /** True where this check asks the sources that know demonstration addresses alone. */
  readonly showsDemonstrations: boolean;
  /**
   * The last price that was taken from each source of each token, in this process. It holds at most the tokens that the
   * registry knows.
   */
  readonly acceptedPrices: Map<string, AcceptedPrice>;
}

/** Asks a provider about no check in particular, to see that it answers. */
export type Probe<Name extends ProviderPort> = (provider: ProviderPorts[Name], signal: AbortSignal) => Soon<unknown>;

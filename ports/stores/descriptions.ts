import type { Chain } from '../../domain/chains/index.js';
import type { UnknownCall } from '../../domain/payload/context.js';
import type { CallDescription } from '../../domain/payload/evm/descriptor/call-description.js';

/** One row of an imported list of descriptions. */
export interface DescriptionRow extends Pick<CallDescription, 'signature' | 'intent' | 'fields'> {
  /** The contract that it holds for; null: a hint, for calls of any contract on any chain. */
  readonly contract: { readonly chain: Chain; readonly address: string } | null;
  /** `0x` and 8 lower-case hex digits. */
  readonly selector: string;
}

/** A call with what a list in force says of it. */
export interface FoundDescription extends UnknownCall {
  readonly description: CallDescription;
}

/**
 * Imported descriptions of calls. A look-up says what the newest committed imports say. Rejects with
 * `StorageUnavailableError`.
 */
export interface DescriptionStore {
  /** For each call every description of its contract, by name of their lists, and then the first hint by that. */
  describe(chain: Chain, calls: readonly UnknownCall[]): Promise<readonly FoundDescription[]>;
}

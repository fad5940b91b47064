import type { PayloadContext } from '../../context.js';
import type { AbiValue } from '../abi.js';
import type { ActionDraft } from './drafts.js';
import type { ArgumentsOf } from './signature-values.js';

/** A call as the contract sees it. Accounts are lower-case hex. */
export interface EvmCall {
  /** Who calls. */
  readonly from: string;
  /** The contract whose code runs. */
  readonly to: string;
  /** The account in whose name and storage it runs: `to` itself but in a delegatecall. */
  readonly self: string;
  /** Base units of the native coin that go with it. */
  readonly value: bigint;
  readonly data: string;
}

/** What a function does: an action with what it contains, or a call that is read in its turn. */
export type CallEffect =
  | { readonly draft: ActionDraft; readonly inner: readonly CallEffect[] }
  | { readonly call: EvmCall };

/** One function of one standard. */
export interface StandardRow {
  /** Canonical, without names. */
  readonly signature: string;
  /** Name of the standard. */
  readonly source: string;
  /** Null where the arguments decode but are not such as the standard has them. Empty: the call does nothing else. */
  readonly effects: (
    values: readonly AbiValue[],
    call: EvmCall,
    context: PayloadContext,
  ) => readonly CallEffect[] | null;
  /** Whether it means the same when its code runs in the name of another account. */
  readonly delegated: boolean;
  /** For a selector that other contracts use for other things: whether this contract is of the standard. */
  readonly isOfStandard: ((contract: string) => boolean) | null;
}

/** What a row may say beside its effects. */
interface RowOptions {
  readonly delegated?: boolean;
  readonly isOfStandard?: (contract: string) => boolean;
}

/** A row whose function gets its arguments with the types that the signature gives them. */
export type RowMaker = <const Signature extends string>(
  signature: Signature,
  effects: (values: ArgumentsOf<Signature>, call: EvmCall, context: PayloadContext) => readonly CallEffect[] | null,
  options?: RowOptions,
) => StandardRow;

/** Makes the rows of one standard. `common`: what holds for all of them. */
export const rowsOf =
  (source: string, common: RowOptions = {}): RowMaker =>
  (signature, effects, own = {}) => {
    const options = { ...common, ...own };
    return {
      signature,
      source,
      // decoding by the signature gives exactly the types that it names
      effects: effects as unknown as StandardRow['effects'],
      delegated: options.delegated ?? false,
      isOfStandard: options.isOfStandard ?? null,
    };
  };

/** An action that contains nothing. */
export const does = (draft: ActionDraft): CallEffect => ({ draft, inner: [] });

/** An action with what happens inside it. */
export const contains = (draft: ActionDraft, inner: readonly CallEffect[]): CallEffect => ({ draft, inner });

/** A call by one account of another. */
export const calls = (from: string, to: string, value: bigint, data: string): CallEffect => ({
  call: { from, to, self: to, value, data },
});

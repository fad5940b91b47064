import type { Soon } from '../../../domain/shared/soon.js';
import type { Stores } from '../../../ports/stores/stores.js';

/** One adapter of the stores, as a suite sees it. */
export interface StoresHarness {
  readonly name: string;
  /** Empty stores; `dispose` removes what they were given. */
  open(): Promise<OpenedStores>;
}

export interface OpenedStores {
  readonly stores: Stores;
  /** Lets time pass for what the stores end by a clock of their own: leases and kept answers. */
  passTime(ms: number): Promise<void>;
  dispose(): Promise<void>;
}

/** Gives every test of the enclosing suite empty stores. */
export const useStores = (harness: StoresHarness): (() => Stores) => useOpened(harness).stores;

export const useOpened = (
  harness: StoresHarness,
): { readonly stores: () => Stores; readonly passTime: (ms: number) => Promise<void> } => {
  let opened: OpenedStores | null = null;
  beforeEach(async () => {
    opened = await harness.open();
  });
  afterEach(async () => {
    await opened?.dispose();
    opened = null;
  });
  const current = (): OpenedStores => {
    if (opened === null) throw new Error('The stores are open only while a test runs');
    return opened;
  };
  return { stores: () => current().stores, passTime: (ms) => current().passTime(ms) };
};

/** The error that a promise rejects with, or a call throws; fails when there is none. */
export const rejection = async (asked: Soon<unknown> | (() => Soon<unknown>)): Promise<Error> => {
  try {
    await (typeof asked === 'function' ? (asked as () => Soon<unknown>)() : asked);
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error('Rejected with something that is no error', { cause: error });
  }
  throw new Error('Resolved, though it should have been refused');
};

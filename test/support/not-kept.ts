import type { WitnessStore } from '../../ports/stores/witnesses.js';

/** For what is not about witnesses: takes them, and keeps none. */
export const NOT_KEPT: Pick<WitnessStore, 'put'> = { put: async () => undefined };

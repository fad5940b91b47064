/** Decoded bytes of a body. */
export const MAX_BODY_BYTES = 65_536;
/** The same of a batch, of which each item may have what a body may. */
export const MAX_BATCH_BYTES = 1_048_576;

/** How deep calls within calls are read. Source: the payload design, decoding. */
export const MAX_CALL_DEPTH = 8;
/** How many actions of one payload are read. */
export const MAX_ACTIONS = 256;
/** How deep the structures of typed data are read. */
export const MAX_TYPED_DATA_DEPTH = 32;

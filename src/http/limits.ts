/** Decoded bytes of a body. Source: the HTTP contract, "Request". */
export const MAX_BODY_BYTES = 65_536;

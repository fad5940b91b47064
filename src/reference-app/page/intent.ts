import type { Schemas } from './api-types.js';

/** A check request as this application sends it, before what the wallet is handed is added as its own text. */
export type Intent = Schemas['CheckRequest'];

import type { Schemas } from '../../sdk/index.js';

export type { Schemas, Verdict } from '../../sdk/index.js';

export type DecodedAction = Schemas['PayloadAction'];

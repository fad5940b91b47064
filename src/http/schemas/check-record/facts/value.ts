import { Type } from '../../../../../domain/shared/schema.js';

export const count = Type.Integer({ minimum: 0 });

/** A list may date its rows by day alone. */
export const dateText = Type.String({ description: 'ISO 8601.' });

import type { TypedData } from '../typed-data.js';
import { encodeType } from '../typed-types.js';
import { CALL_TYPES } from './calls.js';
import { LIMIT_ORDER_TYPES } from './limit-orders.js';
import { PERMIT_TYPES } from './permits.js';
import { bulkOrders, isBulkOrder, SEAPORT_TYPES } from './seaport-orders.js';
import { SIGNATURE_TRANSFER, signatureTransfer } from './signature-transfers.js';
import type { Signing, TypedEffects, TypedRow } from './typed-row.js';

/** Every message of a standard that is read by its whole type. */
export const TYPED_ROWS: readonly TypedRow[] = [...PERMIT_TYPES, ...SEAPORT_TYPES, ...LIMIT_ORDER_TYPES, ...CALL_TYPES];

const BY_TYPE: ReadonlyMap<string, TypedRow> = new Map(TYPED_ROWS.map((row) => [row.encodedType, row]));

/** What a message comes to, by which standard. */
export interface TypedMeaning extends TypedEffects {
  readonly source: string;
}

/**
 * What typed data does, by a standard whose type is the same to the letter: a structure of the same name with other
 * members is none. Null for everything else.
 */
export const typedMeaning = (data: TypedData, signing: Signing): TypedMeaning | null => {
  const encodedType = encodeType(data.types, data.primaryType);
  const row = BY_TYPE.get(encodedType);
  if (row !== undefined) {
    // the message was read by exactly this type
    const found = row.read(data.message as never, signing);
    return found && { ...found, source: row.source };
  }
  if (isBulkOrder(encodedType)) {
    const found = bulkOrders(data.message['tree']);
    return found && { ...found, source: 'Seaport' };
  }
  const transfer = signatureTransfer(data.primaryType, data.types, data.message, signing);
  return transfer && { ...transfer, source: SIGNATURE_TRANSFER };
};

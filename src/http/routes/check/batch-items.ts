import type { Chain } from '../../../../domain/chains/index.js';
import type { CheckRequest, PayloadCheckRequest, Submission } from '../../../application/api.js';
import { MAX_BODY_BYTES } from '../../limits.js';
import type { OwnTick } from '../../../application/shared/own-tick.js';
import { HttpProblem } from '../../problems/problems.js';
import { compileRequest, type SchemaMatcher } from '../../schemas/ajv.js';
import { type BatchItemBody, BatchItemSchema } from '../../schemas/check-batch.js';
import { explain, summaryOf } from '../../schemas/explain.js';

/** An item of a batch, read by itself. */
export interface ReadItem {
  /** As it was sent; null where it is no id, or one that an earlier item has. */
  readonly id: string | null;
  /** Where its check stands: JSON Pointer into the body; empty where none was read, and its error says where. */
  readonly path: string;
  readonly submission: Submission | HttpProblem;
}

/** Holds each item to its schema. What is wrong with one says nothing about another, but for an id that comes twice. */
export const createReadItems = (): ((
  items: readonly unknown[],
  extraChains: readonly Chain[],
  ownTick: OwnTick,
) => Promise<readonly ReadItem[]>) => {
  const matcher = compileRequest<BatchItemBody>(BatchItemSchema);
  const submissionOf = (item: unknown, matches: SchemaMatcher<BatchItemBody>): Submission => {
    if (Buffer.byteLength(JSON.stringify(item)) > MAX_BODY_BYTES)
      throw new HttpProblem('payload_too_large', `An item must be at most ${MAX_BODY_BYTES} bytes.`);
    if (!matches(item)) throw invalid(explain(matches.errors));
    const { check, payload_check: payloadCheck } = item;
    // the schema is that of the request, member by member
    if (check !== undefined && payloadCheck === undefined)
      return { route: 'transaction', request: check as CheckRequest };
    if (payloadCheck !== undefined && check === undefined)
      return { route: 'payload', request: payloadCheck as PayloadCheckRequest };
    throw invalid([{ path: '', message: 'must have exactly one of check, payload_check' }]);
  };
  return async (items, extraChains, ownTick) => {
    const matches = matcher(extraChains);
    const seen = new Set<string>();
    const readItem = (item: unknown, index: number): ReadItem => {
      const id = idOf(item);
      const isRepeated = id !== null && seen.has(id);
      if (id !== null) seen.add(id);
      const path = `/items/${String(index)}`;
      try {
        if (isRepeated) throw invalid([{ path: '/id', message: 'must not be that of an earlier item' }]);
        const submission = submissionOf(item, matches);
        return { id, path: `${path}/${submission.route === 'payload' ? 'payload_check' : 'check'}`, submission };
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        const details = error.details.map((detail) => ({ ...detail, path: `${path}${detail.path}` }));
        const message = details.length === 0 ? error.message : summaryOf(details);
        return { id, path: '', submission: new HttpProblem(error.code, message, details) };
      }
    };
    const read: ReadItem[] = [];
    for (const [index, item] of items.entries()) {
      await ownTick();
      read.push(readItem(item, index));
    }
    return read;
  };
};

const idOf = (item: unknown): string | null => {
  const { id } = (typeof item === 'object' && item !== null ? item : {}) as { readonly id?: unknown };
  return typeof id === 'string' && id.length >= 1 && id.length <= 64 ? id : null;
};

const invalid = (details: HttpProblem['details']): HttpProblem => new HttpProblem('invalid_request', '', details);

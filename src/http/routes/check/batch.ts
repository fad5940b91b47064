import type { Language } from '../../../../domain/text/language.js';
import type { BatchItem, BatchResult } from '../../../application/api.js';
import { createOwnTick, type OwnTick } from '../../../application/shared/own-tick.js';
import { MAX_BATCH_BYTES } from '../../limits.js';
import { keyedBodyEndpoint, type KeyedCall } from '../../pipeline/endpoint.js';
import { rateLimitHeaders } from '../../pipeline/admission.js';
import { JSON_TYPE } from '../../pipeline/respond.js';
import { problemAnswer } from '../../problems/problems.js';
import {
  BatchBodySchema,
  BatchRequestSchema,
  type BatchResponse,
  BatchResponseSchema,
} from '../../schemas/check-batch.js';
import { createReadItems, type ReadItem } from './batch-items.js';
import { presentCheck } from './present.js';
import { CHECK_PROBLEMS } from './transaction.js';

interface BatchBody {
  readonly items: readonly unknown[];
}

const readItems = createReadItems();

/** Judges several checks that belong together, each seeing the ones before it. */
export const checkBatchEndpoint = keyedBodyEndpoint<BatchBody>({
  operationId: 'checkBatch',
  summary: 'Judge up to 100 checks in order, each seeing the ones before it',
  method: 'POST',
  path: '/api/check-batch',
  scope: 'checks:create',
  request: BatchBodySchema,
  describedRequest: BatchRequestSchema,
  maxBodyBytes: MAX_BATCH_BYTES,
  responses: { 200: BatchResponseSchema },
  problems: CHECK_PROBLEMS,
  isIdempotent: true,
  speaksLanguages: true,
  handle: async (call) => {
    const { application, caller, idempotency } = call;
    const ownTick = createOwnTick();
    const asked = call.language();
    const read = await readItems(call.body.items, application.extraChains, ownTick);
    const items = read.map(({ submission }): BatchItem => ({ requestId: application.newRequestId(), submission }));
    const { requestId, text, language, results, quota } = await application.checkBatch({
      caller,
      requestId: call.requestId,
      items,
      idempotency,
      textOf: (answered) => textOf(read, answered, ownTick, asked),
      language: asked,
      ownTick,
    });
    const answer = { status: 200, body: text, contentType: JSON_TYPE, language };
    if (results === null)
      return {
        ...answer,
        headers: { 'X-Request-Id': requestId, 'Idempotency-Replayed': 'true' },
        outcome: 'replayed',
      };
    recordRefusals(call, results);
    return {
      ...answer,
      headers: quota === null ? {} : rateLimitHeaders(quota),
      verdicts: results.flatMap(({ record }) => (record === undefined ? [] : [record.decision.recommendedAction])),
    };
  },
});

const textOf = async (
  items: readonly ReadItem[],
  results: readonly BatchResult[],
  ownTick: OwnTick,
  language: Language,
): Promise<string> => {
  const texts: string[] = [];
  for (const [index, result] of results.entries()) {
    await ownTick();
    texts.push(JSON.stringify(presentItem(items[index], result, language)));
  }
  return `{"results":[${texts.join()}]}`;
};

const presentItem = (
  item: ReadItem | undefined,
  { requestId, record, error }: BatchResult,
  language: Language,
): BatchResponse['results'][number] => {
  const { id = null, path = '' } = item ?? {};
  if (record !== undefined) return { id, status: 200, body: presentCheck(record, language) };
  const { status, body } = problemAnswer(error, requestId);
  const details = body.details?.map((detail) => ({ ...detail, path: `${path}${detail.path}` }));
  return { id, status, body: { ...body, ...(details === undefined ? {} : { details }) } };
};

/** An answered item has its row with its check; one that was not is a call of its own. */
const recordRefusals = (
  { application, caller, arrivedAt }: KeyedCall<BatchBody>,
  results: readonly BatchResult[],
): void => {
  const durationMs = performance.now() - arrivedAt;
  for (const { requestId, record, error } of results) {
    if (record !== undefined) continue;
    const { status, code } = problemAnswer(error, requestId);
    const operation = 'POST /api/check-batch';
    application.recordUsage({
      requestId,
      caller,
      operation,
      status,
      outcome: code,
      atMs: application.now(),
      durationMs,
    });
  }
};

import { CONFIRMATION_TEXTS } from '../../../../domain/record/data/confirmation-texts.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { ConfirmRequest } from '../../../application/api.js';
import { keyedBodyEndpoint } from '../../pipeline/endpoint.js';
import { ConfirmationSchema, type ConfirmationView, ConfirmRequestSchema } from '../../schemas/confirmation.js';
import { ofOwnCheck } from '../read-check/own-check.js';

/**
 * Says just before signing whether a check still holds. An answer is true for its own moment alone: each call asks
 * anew, and no Idempotency-Key gives an earlier one again.
 */
export const confirmCheckEndpoint = keyedBodyEndpoint<ConfirmRequest>({
  operationId: 'confirmCheck',
  summary: 'Confirm a check for the final bytes, just before they are signed',
  method: 'POST',
  path: '/api/checks/{request_id}/confirm',
  scope: 'checks:create',
  speaksLanguages: true,
  request: ConfirmRequestSchema,
  responses: { 200: ConfirmationSchema },
  problems: ['invalid_json', 'invalid_request', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  handle: async ({ application, caller, params, body, language: languageOf }) => {
    const language = languageOf();
    const requestId = params['request_id'] ?? '';
    const confirmed = await ofOwnCheck(requestId, () => application.confirmCheck(caller, requestId, body));
    const answer: ConfirmationView = {
      request_id: requestId,
      result: confirmed.result,
      fields: [...confirmed.fields],
      message: CONFIRMATION_TEXTS[confirmed.says][language],
      demonstration: confirmed.demonstration,
      confirmed_at: isoTime(confirmed.confirmedAtMs),
      expires_at: isoTime(confirmed.expiresAtMs),
      ...(confirmed.receipt === null ? {} : { receipt: confirmed.receipt }),
    };
    return { status: 200, body: answer, language, outcome: confirmed.result };
  },
});

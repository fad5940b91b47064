import { FINDING_CODES, type FindingCode } from '../../../../domain/findings/index.js';
import { PROBLEM_CODES, type ProblemBody, type ProblemCode } from '../../../../src/http/problems/problems.js';
import type { TriggeredAnswers, TriggeredVerdict } from '../../../../src/http/sandbox/answers.js';
import { FINDING_TRIGGERS } from '../../../../src/http/sandbox/finding-triggers.js';
import { PROBLEM_TRIGGERS, type ProblemRequest, UNKNOWN_KEY } from '../../../../src/http/sandbox/problem-triggers.js';
import { withService } from './call.js';
import { countingIds, keyText } from './service.js';

/** A key for each code: what one request leaves in history changes no other answer. */
const KEY_IDS = new Map<string, string>(
  [...FINDING_CODES, ...PROBLEM_CODES].map((code, index) => [code, `code${String(index).padStart(4, '0')}`]),
);
const keyOf = (code: string): string => keyText(KEY_IDS.get(code) ?? '');

const send = async (url: string, { method, path, headers, body, key }: ProblemRequest, code: string) => {
  const sentKey = { given: { 'x-api-key': keyOf(code) }, unknown: { 'x-api-key': UNKNOWN_KEY }, none: {} }[key];
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...sentKey },
    ...(body === undefined ? {} : { body }),
  });
  return (await answer.json()) as object;
};

const verdictOf = async (url: string, code: FindingCode): Promise<TriggeredVerdict> => {
  const { method, path, body } = FINDING_TRIGGERS[code];
  const headers = { 'content-type': 'application/json' };
  const request = { method, path, headers, key: 'given' as const, body: JSON.stringify(body) };
  const { risk_score, risk_level, findings, recommended_action } = (await send(url, request, code)) as TriggeredVerdict;
  return { risk_score, risk_level, findings, recommended_action };
};

/** One id for all recorded errors: it says nothing about the code. */
const REQUEST_ID = countingIds().next('request');

const problemOf = async (url: string, code: ProblemCode): Promise<ProblemBody | null> => {
  const trigger = PROBLEM_TRIGGERS[code];
  if ('reason' in trigger) return null;
  let requestId = '';
  const ask = async ({ body, ...request }: ProblemRequest): Promise<ProblemBody> => {
    const filled = body === undefined ? {} : { body: body.replace('{request_id}', requestId) };
    const answer = (await send(url, { ...request, ...filled }, code)) as ProblemBody;
    requestId ||= answer.request_id;
    return answer;
  };
  for (const request of trigger.before ?? []) await ask(request);
  return { ...(await ask(trigger.request)), request_id: REQUEST_ID };
};

/** Asks the real service for every finding and error that a request can give. */
export const recordTriggers = (): Promise<TriggeredAnswers> =>
  withService({ strangers: [...KEY_IDS.values()] }, async (url) => {
    const findings: Record<string, TriggeredVerdict> = {};
    for (const code of FINDING_CODES) findings[code] = await verdictOf(url, code);
    const problems: Record<string, ProblemBody> = {};
    for (const code of PROBLEM_CODES) {
      const body = await problemOf(url, code);
      if (body !== null) problems[code] = body;
    }
    return { findings: findings as TriggeredAnswers['findings'], problems };
  });

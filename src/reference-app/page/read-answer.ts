import { EXECUTION_STATUSES } from '../../../domain/facts/simulation/execution.js';
import { ACTIONS } from '../../../domain/verdict/action.js';
import { SEVERITIES } from '../../../domain/shared/severity.js';
import { CERTAINTIES } from '../../../domain/payload/action.js';
import { PAYLOAD_HASH_KINDS } from '../../../domain/payload/hashes.js';
import { PAYLOAD_STATUSES } from '../../../domain/payload/payload.js';
import type { Failure } from './answered.js';
import type { Schemas, Verdict } from './api-types.js';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value);

/**
 * The verdict in an answer. Null unless every member is there and the action is one that this page knows: half a
 * verdict is none, and where bytes were sent, so is one that says nothing of them.
 */
export const readVerdict = (body: unknown, withBytes: boolean): Verdict | null => {
  if (!isPlain(body)) return null;
  const complete =
    isText(body['request_id']) &&
    isOneOf(ACTIONS, body['recommended_action']) &&
    typeof body['risk_score'] === 'number' &&
    isText(body['risk_level']) &&
    typeof body['network_valid'] === 'boolean' &&
    isText(body['checked_at']) &&
    Array.isArray(body['warnings']) &&
    body['warnings'].every((warning) => typeof warning === 'string') &&
    Array.isArray(body['findings']) &&
    body['findings'].every(isFinding) &&
    (withBytes ? isPayload(body['payload']) : body['payload'] === undefined) &&
    (body['simulation'] === undefined || isSimulation(body['simulation'])) &&
    (body['at_risk'] === undefined || isAtRisk(body['at_risk']));
  return complete ? (body as unknown as Verdict) : null;
};

const isFinding = (finding: unknown): boolean =>
  isPlain(finding) && isText(finding['code']) && isText(finding['message']) && isOneOf(SEVERITIES, finding['severity']);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isPayload = (payload: unknown): boolean =>
  isPlain(payload) &&
  isOneOf(PAYLOAD_STATUSES, payload['status']) &&
  ['digest', 'sha256', 'problem'].every((name) => isTextOrNull(payload[name])) &&
  Array.isArray(payload['hashes']) &&
  payload['hashes'].every(isHash) &&
  Array.isArray(payload['actions']) &&
  payload['actions'].every(isAction) &&
  Array.isArray(payload['comparison']) &&
  payload['comparison'].every(isComparison);

const isHash = (hash: unknown): boolean =>
  isPlain(hash) &&
  isOneOf(PAYLOAD_HASH_KINDS, hash['kind']) &&
  isTextOrNull(hash['path']) &&
  /^0x[0-9a-f]{64}$/.test(String(hash['value']));

const isSimulation = (simulation: unknown): boolean =>
  isPlain(simulation) &&
  isOneOf(EXECUTION_STATUSES, simulation['status']) &&
  (simulation['block'] === null || (isPlain(simulation['block']) && isText(simulation['block']['time']))) &&
  typeof simulation['diverging'] === 'boolean' &&
  Array.isArray(simulation['effects']) &&
  simulation['effects'].every(isEffect);

const isAtRisk = (risk: unknown): boolean =>
  isPlain(risk) &&
  isTextOrNull(risk['usd']) &&
  typeof risk['is_whole'] === 'boolean' &&
  typeof risk['whole_account'] === 'boolean' &&
  Array.isArray(risk['assets']) &&
  risk['assets'].every((one) => isPlain(one) && /^\d+$/.test(String(one['amount'])) && isPlain(one['asset']));

/** The accounts of each kind of effect; balances are the one kind with a difference. */
const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  balance: ['account', 'delta'],
  allowance: ['owner', 'spender'],
  operator: ['owner', 'operator'],
  control: ['target', 'what'],
};

const isEffect = (effect: unknown): boolean => {
  if (!isPlain(effect)) return false;
  const names = ACCOUNTS[String(effect['kind'])];
  return (
    names !== undefined &&
    names.every((name) => isText(effect[name])) &&
    (effect['kind'] === 'control' || isAsset(effect['asset'])) &&
    ['before', 'after'].every((name) => isTextOrNull(effect[name]) || typeof effect[name] === 'boolean') &&
    (effect['kind'] !== 'balance' || DIGITS.test(String(effect['delta'])))
  );
};

const isAction = (action: unknown): boolean =>
  isPlain(action) &&
  isText(action['path']) &&
  isText(action['kind']) &&
  isText(action['text']) &&
  (action['asset'] === null || isAsset(action['asset'])) &&
  (action['amount'] === null || DIGITS.test(String(action['amount']))) &&
  isOneOf(CERTAINTIES, action['certainty']) &&
  ['from', 'to', 'target'].every((name) => isTextOrNull(action[name])) &&
  Array.isArray(action['fields']) &&
  action['fields'].every(isField);

const isField = (field: unknown): boolean =>
  isPlain(field) &&
  isText(field['label']) &&
  typeof field['value'] === 'string' &&
  (field['kind'] !== 'amount' || DIGITS.test(field['value'])) &&
  (field['asset'] === null || isAsset(field['asset']));
/** What an amount may be, in base units. */
const DIGITS = /^(?:-?\d+|unlimited)$/;

const isAsset = (asset: unknown): boolean =>
  isPlain(asset) &&
  ['address', 'symbol'].every((name) => isTextOrNull(asset[name])) &&
  (asset['decimals'] === null || Number.isInteger(asset['decimals']));

const isComparison = (row: unknown): boolean =>
  isPlain(row) &&
  isText(row['field']) &&
  isText(row['result']) &&
  ['declared', 'found'].every((name) => isTextOrNull(row[name]));

/** A confirmation; null unless it is whole and belongs to that check. */
export const readConfirmation = (body: unknown, requestId: string): Schemas['Confirmation'] | null =>
  isPlain(body) &&
  body['request_id'] === requestId &&
  ['result', 'message', 'expires_at'].every((name) => isText(body[name])) &&
  (body['result'] === 'SAME') === isText(body['receipt'])
    ? (body as unknown as Schemas['Confirmation'])
    : null;

/** The error in an answer, as far as it can be read. */
export const readFailure = (
  status: number,
  body: unknown,
  headers: { readonly requestId: string | null; readonly retryAfter: string | null },
): Failure => {
  const plain = isPlain(body) ? body : {};
  const seconds = Number(headers.retryAfter);
  return {
    status,
    code: isText(plain['code']) ? plain['code'] : 'unreadable_answer',
    message: isText(plain['message']) ? plain['message'] : 'The answer could not be read. There is no verdict.',
    requestId: isText(plain['request_id']) ? plain['request_id'] : headers.requestId,
    retryAfterSeconds: headers.retryAfter !== null && Number.isFinite(seconds) ? seconds : null,
    details: Array.isArray(plain['details']) ? plain['details'].filter(isDetail) : [],
  };
};

const isDetail = (detail: unknown): detail is { path: string; message: string } =>
  isPlain(detail) && typeof detail['path'] === 'string' && isText(detail['message']);

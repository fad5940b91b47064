import { AlteredRowError, StorageUnavailableError } from '../../../../ports/sources/errors.js';
import { LeaseLostError } from '../../../../ports/stores/idempotency.js';
import { SigningKeyError } from '../../../../ports/platform/signing.js';
import { tracingChannel } from 'node:diagnostics_channel';
import { TRACE_CHANNEL, type TracedStep } from '../../../../ports/platform/trace.js';

const channel = tracingChannel<unknown, TracedStep>(TRACE_CHANNEL);

/** Runs an operation of the database and tells of it where there is a listener. `what` names it, and holds no data. */
export const tracedStatement = <Result>(what: string, run: () => Promise<Result>): Promise<Result> =>
  channel.start.hasSubscribers
    ? channel.tracePromise(run, {
        name: what,
        kind: 'database',
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': what },
      })
    : run();

/**
 * What a failed statement means. `lost`: the connection broke; the statement may have taken effect. `silent`: no answer
 * came in time; the same. `collision`: the server undid the statement because another was in its way; it may be sent
 * again at once. `starting`: there was no connection for the moment; nothing was sent. `unavailable`: the server
 * refused for a reason outside the statement; nothing took effect. `fault`: the statement itself is wrong: a bug, or a
 * value that the server cannot hold.
 */
export type FailureKind = 'lost' | 'silent' | 'collision' | 'starting' | 'unavailable' | 'fault';

export interface DatabaseFailure {
  readonly kind: FailureKind;
  /** SQLSTATE, the system's error code, or the driver's own words. Never a parameter. */
  readonly reason: string;
}

/** Source: PostgreSQL, appendix A, "PostgreSQL Error Codes". */
const KIND_BY_STATE: Readonly<Record<string, FailureKind>> = {
  '57P01': 'lost', // admin_shutdown
  '57P02': 'lost', // crash_shutdown
  '57P05': 'lost', // idle_session_timeout
  '57P03': 'starting', // cannot_connect_now
  '53300': 'starting', // too_many_connections
  '40001': 'collision', // serialization_failure
  '40P01': 'collision', // deadlock_detected
  '25006': 'unavailable', // read_only_sql_transaction
  '25P03': 'lost', // idle_in_transaction_session_timeout
  '55P03': 'unavailable', // lock_not_available
  '57014': 'unavailable', // query_canceled: the time limit of a statement
  '57P04': 'unavailable', // database_dropped
  '3D000': 'unavailable', // invalid_catalog_name
};

/** By class: connection exception, invalid authorisation, insufficient resources, system error. */
const KIND_BY_STATE_CLASS: Readonly<Record<string, FailureKind>> = {
  '08': 'lost',
  '28': 'unavailable',
  '53': 'unavailable',
  '58': 'unavailable',
};

/** What an operator mends, in words beside the state. Source: PostgreSQL, appendix A. */
const WORDS_BY_STATE: Readonly<Record<string, string>> = {
  '28000': 'this user may not sign in',
  '28P01': 'user or password is refused',
  '3D000': 'the server has no database of this name',
};

/** The driver's errors without a code, by its own texts. Source: pg 8.23 and pg-pool 3.14. */
const KIND_BY_DRIVER_TEXT: Readonly<Record<string, FailureKind>> = {
  'Connection terminated': 'lost',
  'Connection terminated unexpectedly': 'lost',
  'Query read timeout': 'silent',
  'Client has encountered a connection error and is not queryable': 'lost',
  'Client was closed and is not queryable': 'lost',
  'Connection terminated due to connection timeout': 'starting',
  'timeout exceeded when trying to connect': 'unavailable',
  'timeout expired': 'starting',
  'Cannot use a pool after calling end on the pool': 'unavailable',
};

/** System calls that fail before there is a connection. Any other one that fails broke a connection. */
const NEVER_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EACCES',
]);

/** The database answers and cannot serve; the message says what to do and is for operators. */
export class UnsuitableDatabaseError extends Error {
  override readonly name = 'UnsuitableDatabaseError';
}

/** None of the service's tables is in the database, and the caller is not to make them. */
export class NoSchemaError extends UnsuitableDatabaseError {
  constructor() {
    super('The database holds no tables of this service');
  }
}

/** A commit whose wait for the standby was cancelled: it took effect here, and may be lost with this server. */
export class NotOnStandbyError extends Error {
  override readonly name = 'NotOnStandbyError';
  constructor() {
    super('Committed without the standby');
  }
}

interface ErrorParts {
  readonly message: string;
  readonly code: string | null;
  /** Set by Node for a failed system call. */
  readonly isSystem: boolean;
}

/** Says what an error of `pg`, `pg-pool`, knex or Node means for the statement that met it. */
export const failureOf = (error: unknown): DatabaseFailure => {
  if (error instanceof NotOnStandbyError) return { kind: 'silent', reason: error.message };
  const { message, code, isSystem } = partsOf(error);
  if (code !== null && isSystem) return { kind: NEVER_CONNECTED.has(code) ? 'starting' : 'lost', reason: code };
  if (code !== null && /^[0-9A-Z]{5}$/.test(code)) {
    return {
      kind: KIND_BY_STATE[code] ?? KIND_BY_STATE_CLASS[code.slice(0, 2)] ?? 'fault',
      reason: [`SQLSTATE ${code}`, WORDS_BY_STATE[code] ?? []].flat().join(': '),
    };
  }
  // knex puts the statement before the driver's words
  const text = message.slice(message.lastIndexOf(' - ') === -1 ? 0 : message.lastIndexOf(' - ') + 3);
  const kind = KIND_BY_DRIVER_TEXT[text];
  return kind === undefined ? { kind: 'fault', reason: code ?? 'unexpected error' } : { kind, reason: text };
};

const partsOf = (error: unknown): ErrorParts => {
  if (!(error instanceof Error)) return { message: '', code: null, isSystem: false };
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : null;
  return { message: error.message, code, isSystem: first instanceof Error && 'syscall' in first };
};

/** What a port promises by itself, and says in words that a caller may read. */
const OWN_ERRORS = [AlteredRowError, UnsuitableDatabaseError, LeaseLostError, SigningKeyError] as const;

/**
 * The error that a caller of a port may see: `StorageUnavailableError`, or a plain error for a bug. Neither repeats the
 * driver's message, which quotes parameters and SQL; `what` names the operation.
 */
export const portError = (error: unknown, what: string): Error => {
  if (OWN_ERRORS.some((own) => error instanceof own)) return error as Error;
  const { kind, reason } = failureOf(error);
  if (kind !== 'fault') return new StorageUnavailableError(`Storage is unavailable: ${what} (${reason})`);
  return new Error(`The database refused a statement: ${what} (${reason}${placeOf(error)})`);
};

/** Names from the schema and from PostgreSQL's source: they say where, and hold no data. */
const placeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const names = { table: '', column: '', constraint: '', routine: '', ...error };
  return (['table', 'column', 'constraint', 'routine'] as const)
    .filter((name) => typeof names[name] === 'string' && names[name] !== '')
    .map((name) => `, ${name} ${names[name]}`)
    .join('');
};

/** Runs one operation of a port. It rejects as the port promises. */
export const asPort = async <Result>(what: string, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await tracedStatement(what, run);
  } catch (error) {
    throw portError(error, what);
  }
};

/** The same for what may run twice: it runs again where its connection was broken, as after the server's restart. */
export const asRepeatable = <Result>(what: string, run: () => Promise<Result>): Promise<Result> =>
  asPort(what, async () => {
    try {
      return await run();
    } catch (error) {
      if (failureOf(error).kind !== 'lost') throw error;
      return run();
    }
  });

/** The SQLSTATE or system code of an error; null for none. */
export const errorCode = (error: unknown): string | null => partsOf(error).code;

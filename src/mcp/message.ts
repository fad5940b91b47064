import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { JsonSyntaxProblem } from '../../domain/shared/json/problems.js';
import { parseStrictJson } from '../../domain/shared/json/strict-json.js';
import { NOT_CHECKED } from './failure.js';

/** Largest message, bytes: well above the body that the service takes, so that its own 413 says what is too large. */
export const MAX_MESSAGE_BYTES = 1_048_576;

/** A message that is not worked on. Source: JSON-RPC 2.0, section 5.1. */
export interface Refused {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export const refused = (code: number, why: string, id: Refused['id'] = null, data?: unknown): Refused => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: `${NOT_CHECKED} ${why}`, ...(data !== undefined && { data }) },
});

/**
 * Null for a message that every reader reads alike. JSON that is merely read would have another amount judged than was
 * meant: numbers that a double cannot hold are rounded, and of two members of one name the last is taken.
 */
export const refusalOf = (text: string): Refused | null => {
  try {
    const { value, problems } = parseStrictJson(text);
    if (Array.isArray(value)) return refused(ErrorCode.InvalidRequest, 'Send one message at a time.');
    // control characters come through unchanged: the service judges them
    const changed = problems.filter(({ kind }) => kind !== 'control_character');
    if (changed.length === 0) return null;
    return refused(
      ErrorCode.InvalidParams,
      'Numbers that "data" names cannot be held exactly: send text where a member takes text, or fewer digits.',
      idIn(text),
      changed,
    );
  } catch (error) {
    if (!(error instanceof JsonSyntaxProblem)) throw error;
    return refused(ErrorCode.ParseError, `The message is not valid JSON: ${error.message}.`, idIn(text));
  }
};

/** The id that a reader who minds less would find, so that the call ends at once. */
const idIn = (text: string): Refused['id'] => {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
};

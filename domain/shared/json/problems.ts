/** How deep objects and arrays may be nested. */
export const MAX_JSON_DEPTH = 32;

export type JsonSyntaxReason =
  | 'unexpected_character'
  | 'unexpected_end'
  | 'bad_escape'
  | 'control_character'
  | 'lone_surrogate'
  | 'duplicate_member'
  | 'forbidden_member'
  | 'too_deep';

const REASON_TEXT: Readonly<Record<JsonSyntaxReason, string>> = {
  unexpected_character: 'unexpected character',
  unexpected_end: 'the text ends too early',
  bad_escape: 'a backslash is followed by no valid escape',
  control_character: 'a control character stands unescaped in a string',
  lone_surrogate: 'half of a surrogate pair stands alone',
  duplicate_member: 'a member name stands twice in one object',
  forbidden_member: 'the member name "__proto__" is not accepted',
  too_deep: `objects or arrays are nested more than ${MAX_JSON_DEPTH} deep`,
};

/** The text is not JSON that this service reads. `position` counts UTF-16 units from 0. Never quotes the text. */
export class JsonSyntaxProblem extends Error {
  override readonly name = 'JsonSyntaxProblem';
  constructor(
    readonly reason: JsonSyntaxReason,
    readonly position: number,
  ) {
    super(`${REASON_TEXT[reason]} at position ${position}`);
  }
}

/** Well-formed JSON that no field of this service can hold. `path` is a JSON Pointer. */
export interface JsonContentProblem {
  readonly path: string;
  readonly kind: 'control_character' | 'number_out_of_range' | 'number_not_exact' | 'negative_zero';
}

/** A member name as one step of a JSON Pointer. Source: RFC 6901, section 3. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

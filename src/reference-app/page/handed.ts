import type { PayloadMember } from '../../../domain/payload/kinds/index.js';
import { STORY_TEXTS } from './story/texts.js';

/** A form in which a wallet is handed something to sign. */
interface Form {
  /** The member of the check request that takes it. */
  readonly member: PayloadMember;
  /** The member as JSON text. Pasted JSON is never read and written again: what is sent is what was pasted. */
  readonly json: (text: string) => string;
}

const inQuotes = (text: string): string => JSON.stringify(text.trim());
const message = (encoding: string) => (text: string) => `{"encoding":"${encoding}","content":${JSON.stringify(text)}}`;

/** Every form that the service reads. */
export const HANDED_FORMS = {
  transaction: {
    member: 'transaction',
    json: (text) => (text.trim().startsWith('{') ? text : `{"raw":${inQuotes(text)}}`),
  },
  typed_data: { member: 'typed_data', json: inQuotes },
  message: { member: 'message', json: message('utf8') },
  message_hex: {
    member: 'message',
    json: (text) => message('hex')(text.trim()),
  },
  hash: {
    member: 'message',
    json: (text) => message('hash')(text.trim()),
  },
  authorization: {
    member: 'authorization',
    json: (text) => text,
  },
  user_operation: {
    member: 'user_operation',
    json: (text) => text,
  },
  solana_message: {
    member: 'solana_message',
    json: inQuotes,
  },
} as const satisfies Readonly<Record<PayloadMember | 'message_hex' | 'hash', Form>>;
export type FormId = keyof typeof HANDED_FORMS;

/** What the wallet is handed: exactly this text, in this form. */
export interface Handed {
  readonly form: FormId;
  readonly text: string;
}

/** Why this cannot be sent; null where it can. The service judges the rest. */
export const handedProblem = ({ form, text }: Handed): string | null => {
  if (text.trim() === '') return STORY_TEXTS.own.empty;
  try {
    // one value, and nothing behind it that would begin another member
    const value: unknown = JSON.parse(HANDED_FORMS[form].json(text));
    return typeof value === 'string' || (typeof value === 'object' && value !== null) ? null : STORY_TEXTS.own.noJson;
  } catch {
    return STORY_TEXTS.own.noJson;
  }
};

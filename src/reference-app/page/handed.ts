import type { PayloadMember } from '../../../domain/payload/kinds/index.js';

/** A form in which a wallet is handed something to sign. */
interface Form {
  readonly label: string;
  readonly hint: string;
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
    label: 'Transaction',
    hint: 'The raw bytes as hex behind 0x, or the members as JSON',
    member: 'transaction',
    json: (text) => (text.trim().startsWith('{') ? text : `{"raw":${inQuotes(text)}}`),
  },
  typed_data: { label: 'Typed data', hint: 'EIP-712, the exact JSON', member: 'typed_data', json: inQuotes },
  message: { label: 'Message', hint: 'The text of personal_sign', member: 'message', json: message('utf8') },
  message_hex: {
    label: 'Message as hex',
    hint: 'The bytes of personal_sign, hex behind 0x',
    member: 'message',
    json: (text) => message('hex')(text.trim()),
  },
  hash: {
    label: 'Bare hash',
    hint: '32 bytes of eth_sign, hex behind 0x',
    member: 'message',
    json: (text) => message('hash')(text.trim()),
  },
  authorization: {
    label: 'Delegation of the account',
    hint: 'EIP-7702, as JSON: chain_id, address, nonce',
    member: 'authorization',
    json: (text) => text,
  },
  user_operation: {
    label: 'User operation',
    hint: 'ERC-4337, as JSON with entry_point',
    member: 'user_operation',
    json: (text) => text,
  },
  solana_message: {
    label: 'Solana message',
    hint: 'Base64 of a message or wire transaction',
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
  if (text.trim() === '') return 'Paste what the wallet is handed.';
  try {
    // one value, and nothing behind it that would begin another member
    const value: unknown = JSON.parse(HANDED_FORMS[form].json(text));
    return typeof value === 'string' || (typeof value === 'object' && value !== null) ? null : NO_JSON;
  } catch {
    return NO_JSON;
  }
};

const NO_JSON = 'This is not one JSON object.';

import { type FormId, HANDED_FORMS, type Handed, handedProblem } from './handed.js';
import type { Intent } from './intent.js';

/** What is checked: a signature with what was said of it, or a payment or incoming funds as they are declared. */
export const MODES = ['signing', 'outgoing', 'incoming'] as const;
export type Mode = (typeof MODES)[number];

/** What the form holds: text, as it was typed. */
export interface CheckDraft {
  readonly mode: Mode;
  readonly from_address: string;
  readonly to_address: string;
  readonly chain: string;
  readonly token: string;
  readonly amount: string;
  /** Empty: the service infers it. */
  readonly transaction_type: string;
  readonly contract_address: string;
  /** Empty: not stated. */
  readonly contract_verified: '' | 'true' | 'false';
  readonly approval_amount: string;
  /** One on each line. */
  readonly permissions: string;
  readonly expected_to_address: string;
  readonly counterparty_name: string;
  readonly intent_reference: string;
  readonly policy_id: string;
  /** The three below are sent where something is to be signed. */
  readonly origin: string;
  readonly form: FormId;
  readonly bytes: string;
}

export type DraftField = keyof CheckDraft;
export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

/** The form filled in with an intent, and with what the wallet is handed, if it is. */
export const checkDraftOf = (intent: Intent, handed: Handed | null = null): CheckDraft => ({
  mode: handed === null ? (intent.direction ?? 'outgoing') : 'signing',
  from_address: intent.from_address,
  to_address: intent.to_address,
  chain: intent.chain,
  token: intent.token,
  amount: String(intent.amount),
  transaction_type: intent.transaction_type ?? '',
  contract_address: intent.contract_address ?? '',
  contract_verified: intent.contract_verified === undefined ? '' : intent.contract_verified ? 'true' : 'false',
  approval_amount: intent.approval_amount ?? '',
  permissions: (intent.permissions ?? []).join('\n'),
  expected_to_address: intent.expected_to_address ?? '',
  counterparty_name: intent.counterparty_name ?? '',
  intent_reference: intent.intent_reference ?? '',
  policy_id: intent.policy_id ?? '',
  origin: intent.origin ?? '',
  form: handed?.form ?? 'transaction',
  bytes: handed?.text ?? '',
});

const AMOUNT = /^\d+(\.\d+)?$/;

/** What must be mended before the form is sent. The service judges the rest. */
export const draftErrors = (draft: CheckDraft): DraftErrors => {
  const required = (field: DraftField, what: string) =>
    draft[field].trim() === '' ? { [field]: `Enter ${what}.` } : {};
  const amount = draft.amount.trim();
  const bytes = draft.mode === 'signing' ? handedProblem({ form: draft.form, text: draft.bytes }) : null;
  return {
    ...required('from_address', 'the address that sends'),
    ...required('to_address', 'the address that receives'),
    ...required('token', 'the symbol of the token'),
    ...(amount === ''
      ? { amount: 'Enter the amount.' }
      : AMOUNT.test(amount)
        ? {}
        : { amount: 'Use digits and at most one point, for instance 1250.5.' }),
    ...(bytes !== null && { bytes }),
  };
};

const OPTIONAL = [
  'transaction_type',
  'contract_address',
  'approval_amount',
  'expected_to_address',
  'policy_id',
] as const;
/** Sent as they are: the service judges every character of them. */
const UNTRIMMED = ['counterparty_name', 'intent_reference'] as const;

/** What stands before `rest` in a request: the bytes as they were pasted. */
const withBytes = (draft: CheckDraft, rest: Readonly<Record<string, unknown>>): string => {
  const { member, json } = HANDED_FORMS[draft.form];
  const handed = draft.mode === 'signing' ? `"${member}":${json(draft.bytes)},` : '';
  return `${handed}${JSON.stringify(rest).slice(1)}`;
};

const originOf = ({ mode, origin }: CheckDraft) =>
  mode === 'signing' && origin.trim() !== '' ? { origin: origin.trim() } : {};

/** What is confirmed just before the signature, as JSON text: the bytes, and where they go. */
export const finalBodyOf = (draft: CheckDraft): string =>
  `{${withBytes(draft, { chain: draft.chain, from_address: draft.from_address.trim(), ...originOf(draft) })}`;

/**
 * The check request as JSON text. The amount and what the wallet is handed are sent as they were typed: JavaScript
 * would round a long number without a word.
 */
export const bodyOf = (draft: CheckDraft): string => {
  const permissions = draft.permissions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const members: Record<string, unknown> = {
    from_address: draft.from_address.trim(),
    to_address: draft.to_address.trim(),
    chain: draft.chain,
    token: draft.token.trim(),
    ...(draft.mode === 'incoming' && { direction: 'incoming' }),
    ...originOf(draft),
    ...(draft.contract_verified !== '' && { contract_verified: draft.contract_verified === 'true' }),
    ...(permissions.length > 0 && { permissions }),
  };
  for (const field of OPTIONAL) if (draft[field].trim() !== '') members[field] = draft[field].trim();
  for (const field of UNTRIMMED) if (draft[field] !== '') members[field] = draft[field];
  const amount = draft.amount.trim().replace(/^0+(?=\d)/, '');
  return `{"amount":${amount},${withBytes(draft, members)}`;
};

import { LARGE_FILE_BYTES, readBoundedFile } from '../../../adapters/shared/bounded-file.js';
import { createPureVerifier } from '../../../domain/report/verify/signature.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { ConfirmationEntry } from '../../../ports/stores/confirmations.js';
import { type ReceiptVerification, verifyStoredReceipt } from '../../application/confirmations/verify-receipt.js';
import { type KeyTrust, trustIn } from '../../../domain/report/verify/key-trust.js';
import { withDatabase } from '../command-context.js';
import { print } from '../output.js';
import { keysOf, keysOfFile } from './public-keys.js';

const verifier = createPureVerifier();

interface VerifyOptions {
  readonly jwks?: string;
  readonly trustRoot?: string;
  readonly digest?: string;
  readonly at?: number;
  readonly json?: boolean;
}

export const verifyReceiptFile = async (file: string, options: VerifyOptions): Promise<void> => {
  const { jwks, trustRoot, digest, at, json } = options;
  const text = (await readBoundedFile(file, LARGE_FILE_BYTES, { mayBePipe: true })).toString();
  // a receipt and its keys in files need no database
  const trust =
    jwks === undefined
      ? await withDatabase(async ({ publicKeys }) => trustIn(await keysOf(publicKeys, undefined), verifier, trustRoot))
      : await trustIn(await keysOfFile(jwks), verifier, trustRoot);
  const question = { text, keys: trust.keys, bytes: digest ?? null, atMs: at ?? Date.now() };
  const result = await verifyStoredReceipt(question, verifier);
  const notChecked = trustRoot === undefined ? [rootOf(trust)] : [];
  print(json, asJson(result, notChecked), () => asText(file, result, notChecked));
  if (!result.ok) process.exitCode = 1;
};

const rootOf = ({ root }: KeyTrust): string =>
  root === null
    ? 'Whether the public keys are those of the service: take them from it over a channel that you trust.'
    : `Whether the public keys are those of the service: they go back to ${root}. Give the trust root that the ` +
      'service printed at its first start as --trust-root.';

const asJson = ({ ok, receipt, keyId, steps }: ReceiptVerification, notChecked: readonly string[]) => ({
  ok,
  receipt,
  key_id: keyId,
  steps,
  not_checked: notChecked,
});

const MARKS = { true: '  ok  ', false: 'FAILED', null: '  -   ' } as const;

const asText = (file: string, { ok, receipt, steps }: ReceiptVerification, notChecked: readonly string[]): string =>
  [
    `${file}: ${ok ? 'the receipt is genuine and counts' : 'NOT VERIFIED'}`,
    ...(receipt === null
      ? []
      : [
          `${receipt.verdict} for ${receipt.from_address} on ${receipt.chain} (${receipt.environment}): ` +
            `${receipt.payload_kind} ${receipt.payload_digest ?? receipt.payload_sha256}` +
            (receipt.demonstration ? ' (DEMONSTRATION)' : ''),
        ]),
    '',
    ...steps.map(({ step, ok: held, detail }) => `[${MARKS[`${held}`]}] ${step}: ${detail}`),
    ...(notChecked.length === 0 ? [] : ['', 'Not checked:', ...notChecked.map((line) => `- ${line}`)]),
  ].join('\n');

export const listReceipts = (requestId: string, { json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ confirmations, checks }) => {
    if ((await checks.findAnywhere(requestId)) === null) throw new Error(`There is no check ${requestId}`);
    const entries = await confirmations.listAnywhere(requestId);
    print(json, { confirmations: entries.map(entryJson) }, () =>
      entries.length === 0 ? 'This check was never confirmed.' : entries.map(entryText).join('\n'),
    );
  });

const entryJson = (entry: ConfirmationEntry) => ({
  request_id: entry.requestId,
  partner_id: entry.scope.partnerId,
  environment: entry.scope.environment,
  key_id: entry.keyId,
  confirmed_at: isoTime(entry.confirmedAtMs),
  result: entry.result,
  fields: entry.fields,
  payload_sha256: entry.payloadSha256,
  expires_at: isoTime(entry.expiresAtMs),
  receipt: entry.receipt,
});

const entryText = ({ confirmedAtMs, keyId, result, fields, receipt }: ConfirmationEntry): string =>
  [isoTime(confirmedAtMs), keyId, result, fields.join(','), receipt ?? ''].filter((part) => part !== '').join('  ');

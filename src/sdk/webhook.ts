import type { Schemas } from './client.js';
import { ConfigurationError, WebhookError } from './errors.js';
import { type OwnBytes, joined, bytesFromText } from './guard/bytes.js';

/** From `webhook-timestamp` to the clock here, seconds. Source: the libraries of Standard Webhooks 1.0.0. */
const TOLERANCE_SECONDS = 300;

/** Headers of a request, as fetch gives them, or by lower-case name as Node does. */
export type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Partial<Record<string, string | readonly string[]>>>;

/** A message that was verified. */
export interface WebhookEvent {
  /** The same at every try: take a second message with it as done. */
  readonly id: string;
  /** `webhook.test` tries the receiver, and tells of nothing. */
  readonly type: Schemas['WebhookRequest']['types'][number] | 'webhook.test';
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** HMAC with SHA-256, 32 bytes in base64. */
const SIGNATURES = /v1,([A-Za-z\d+/]{43}=)/g;
const SECRET = /^whsec_([A-Za-z\d+/]{4,}=*)$/;

type Named = Readonly<Record<string, unknown>>;

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const found = 'get' in headers && typeof headers.get === 'function' ? headers.get(name) : (headers as Named)[name];
  if (typeof found !== 'string') throw new WebhookError(`There is no header ${name}.`);
  return found;
};

const fromBase64 = (text: string): OwnBytes => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

const keyOf = (secret: string): Promise<CryptoKey> => {
  const [, key] = SECRET.exec(secret) ?? [];
  if (key === undefined) throw new ConfigurationError('A secret of a webhook is whsec_ and base64.');
  return crypto.subtle.importKey('raw', fromBase64(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
};

/**
 * Reads a message of a webhook. `body` is exactly what came, not parsed. `secrets` is the secret, or two while one is
 * rolled. Rejects with `WebhookError` unless one of them signed the message at most 5 minutes from the clock here
 * (`atMs`, milliseconds since 1970); signatures are compared in constant time. Rejects with `ConfigurationError` for a
 * text that is no secret.
 */
export const verifyWebhook = async (
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secrets: string | readonly string[],
  { atMs = Date.now() }: { readonly atMs?: number } = {},
): Promise<WebhookEvent> => {
  const keys = await Promise.all([secrets].flat().map(keyOf));
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) => headerOf(headers, `webhook-${name}`)) as [
    string,
    string,
    string,
  ];
  if (!(Math.abs(atMs / 1000 - Number(at)) <= TOLERANCE_SECONDS))
    throw new WebhookError('webhook-timestamp is more than 5 minutes from the clock here.');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(bytesFromText(`${id}.${at}.`), bytes);
  const fits = [...signatures.matchAll(SIGNATURES)].flatMap(([, signature = '']) =>
    keys.map((key) => crypto.subtle.verify('HMAC', key, fromBase64(signature), signed)),
  );
  if (!(await Promise.all(fits)).includes(true))
    throw new WebhookError('No secret that was given signed this message.');
  // what is signed is what the service wrote
  const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Omit<WebhookEvent, 'id'>;
  return { id, ...event };
};

import { fromBase64Url, bytesFromText } from './bytes.js';

/** The public keys of the service, as `GET /.well-known/jwks.json` gives them: those that you trust. */
export interface ReceiptKeys {
  readonly keys: readonly object[];
}

/** What a receipt must say. */
export interface ExpectedReceipt {
  readonly requestId: string;
  readonly verdict: 'ALLOW' | 'REVIEW';
  readonly chain: string;
  /** As it was sent. Letter case counts on Solana alone. */
  readonly fromAddress: string;
  /** Hex behind `0x`, both; the digest is null on Solana. */
  readonly sha256: string;
  readonly digest: string | null;
  /** Null: either. */
  readonly environment: 'sandbox' | 'production' | null;
  /** The moment of the signature, milliseconds since 1970. */
  readonly atMs: number;
  /** Where given, the end that the receipt must name, milliseconds since 1970. */
  readonly untilMs?: number;
}

type Members = Readonly<Record<string, unknown>>;

const jsonIn = (part: string): Members =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(part))) as Members;

const keyOf = async (jwks: ReceiptKeys, kid: unknown): Promise<CryptoKey> => {
  const found = (jwks.keys as readonly Members[]).filter((key) => key['kid'] === kid && typeof kid === 'string');
  const [{ kty, crv, x } = {} as Members] = found;
  if (found.length !== 1 || kty !== 'OKP' || crv !== 'Ed25519') throw new Error('No given key of this name signs so');
  return crypto.subtle.importKey('jwk', { kty, crv, x: String(x) }, { name: 'Ed25519' }, false, ['verify']);
};

/** Rejects unless this is a receipt, signed by one of these keys, that says exactly what is expected. */
export const verifyReceipt = async (receipt: string, jwks: ReceiptKeys, expected: ExpectedReceipt): Promise<void> => {
  const [head = '', body = '', signature = '', ...more] = receipt.split('.');
  const { alg, kid, typ, ...others } = jsonIn(head);
  if (more.length > 0 || alg !== 'EdDSA' || typ !== 'signgate-receipt+json' || Object.keys(others).length > 0)
    throw new Error('This is no receipt');
  const key = await keyOf(jwks, kid);
  if (!(await crypto.subtle.verify('Ed25519', key, fromBase64Url(signature), bytesFromText(`${head}.${body}`))))
    throw new Error('The signature is not that of the key');
  const said = jsonIn(body);
  const isEvm = expected.chain !== 'solana';
  const wanted: Members = {
    receipt_version: 1,
    request_id: expected.requestId,
    verdict: expected.verdict,
    chain: expected.chain,
    from_address: isEvm ? expected.fromAddress.toLowerCase() : expected.fromAddress,
    payload_digest: expected.digest,
    payload_sha256: expected.sha256,
    ...(expected.environment !== null && { environment: expected.environment }),
  };
  const wrong = Object.keys(wanted).filter((name) => said[name] !== wanted[name]);
  if (wrong.length > 0) throw new Error(`The receipt is about another ${wrong.join(', ')}`);
  const untilMs = Date.parse(String(said['expires_at']));
  if (!(untilMs > expected.atMs) || untilMs !== (expected.untilMs ?? untilMs))
    throw new Error('The receipt no longer counts');
};

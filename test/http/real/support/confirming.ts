import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSignatureVerifier } from '../../../../adapters/signing/verifier.js';
import { type Receipt, readReceipt } from '../../../../domain/report/receipt.js';
import { transaction } from '../../../support/payload-requests.js';
import { FROM } from '../../../support/payload-accounts.js';
import { type RealOptions, type RealService, type Reply, startRealService } from './real-service.js';
import { MEMORY } from './storages.js';

/** Who is paid: nothing is known about the account. */
export const PAID = `0x${'2b'.repeat(20)}`;
/** A payment of a hundredth of an ether, which is ALLOW. */
export const PAYMENT = { transaction: transaction(PAID, '0x', '10000000000000000') };

const post = (service: RealService, key: string, path: string, body: unknown): Promise<Reply> =>
  service.send('POST', path, {
    key,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const postCheck = (service: RealService, key: string, body: unknown): Promise<Reply> =>
  post(service, key, '/api/check-payload', body);

/** The id of a check of bytes, whose action must be the one that is expected. */
export const checkedBytes = async (
  service: RealService,
  key: string,
  action: string,
  body: Readonly<Record<string, unknown>> = PAYMENT,
): Promise<string> => {
  const reply = await postCheck(service, key, { from_address: FROM, chain: 'ethereum', ...body });
  if (reply.json['recommended_action'] !== action) throw new Error(`Not ${action}: ${reply.text}`);
  return String(reply.json['request_id']);
};

export const confirm = (service: RealService, key: string, requestId: string, body: unknown): Promise<Reply> =>
  post(service, key, `/api/checks/${requestId}/confirm`, body);

/** What a receipt says, by the published keys of the service; null where it is none. */
export const receiptIn = async (service: RealService, { json }: Reply): Promise<Receipt | null> => {
  const verifier = createSignatureVerifier();
  const keys = verifier.readJwks((await service.send('GET', '/.well-known/jwks.json')).text);
  const verdict = await verifier.verifyJws(
    String(json['receipt']),
    keys.map(({ publicKey }) => publicKey),
    'receipt',
  );
  return verdict.ok ? readReceipt(new TextDecoder().decode(verdict.payload)) : null;
};

/** A service in memory with a signing key of its own, for every test of the enclosing suite. */
export const useSigningService = (options: RealOptions = {}): (() => RealService) => {
  let service: RealService | null = null;
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-receipts-'));
    service = await startRealService(MEMORY, { ...options, environment: { DATA_DIR: folder, ...options.environment } });
  });
  after(async () => {
    await service?.stop();
    await rm(folder, { recursive: true });
  });
  return () => {
    if (service === null) throw new Error('The service runs only while its suite runs');
    return service;
  };
};

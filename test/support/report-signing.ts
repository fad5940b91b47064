import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKeys } from '../../adapters/signing/signing-keys.js';
import {
  readEnvelope,
  deliveredText,
  signedReport,
  type SignedPlace,
  type SignedReport,
} from '../../domain/report/envelope.js';
import { chainIdOf, type ChainPosition, GENESIS_LINK, nextPosition, placeText } from '../../domain/report/chain.js';
import type { ReportBody } from '../../domain/report/body.js';
import type { DeliveredReport } from '../../ports/platform/report-rendering.js';
import { SigningKeyError, type Signer } from '../../ports/platform/signing.js';
import { bodyText } from './report-samples.js';
import { silentLogger } from './silent-logger.js';

/** A signer with a new key of its own. */
export const newSigner = async (): Promise<Signer> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-key-'));
  try {
    const signer = await createSigningKeys({
      file: join(folder, 'key.pem'),
      mayGenerate: true,
      logger: silentLogger,
    }).current();
    if (signer === null) throw new SigningKeyError('A key was to be made');
    return signer;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A body names the key that signs it. */
const namingKey = (body: ReportBody, keyId: string): ReportBody => ({
  ...body,
  issuer: { ...body.issuer, signing_key: { ...body.issuer.signing_key, key_id: keyId } },
});

/** Signs a body as the service does. */
export const signBody = async (body: ReportBody, signer: Signer): Promise<SignedReport> => {
  const own = namingKey(body, signer.publicKey.kid);
  const text = bodyText(own);
  return signedReport(own, text, {
    keyId: signer.publicKey.kid,
    jws: await signer.signJws(new TextEncoder().encode(text)),
  });
};

/** A place as the service signs it. */
export const signPlace = async (position: ChainPosition, signer: Signer): Promise<SignedPlace> => ({
  ...position,
  signature: Buffer.from(await signer.signBytes(new TextEncoder().encode(placeText(position)))).toString('base64url'),
});

/** A delivered report at the first place of its chain. */
export const deliver = async (body: ReportBody, signer: Signer): Promise<DeliveredReport> => {
  const chainId = chainIdOf({ partnerId: body.issued_to.partner_id, environment: body.issued_to.environment });
  const report = await signBody(body, signer);
  const text = deliveredText(
    report,
    await signPlace(nextPosition({ chainId, size: 0, linkHash: GENESIS_LINK }, report), signer),
  );
  return { text, envelope: readEnvelope(text) };
};

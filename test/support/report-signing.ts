import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKeys } from '../../adapters/signing/signing-keys.js';
import { readEnvelope, deliveredText, signedReport, type SignedReport } from '../../domain/report/envelope.js';
import { chainIdOf, GENESIS_LINK, nextPosition } from '../../domain/report/chain.js';
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

/** Signs a body as the service does. */
export const signBody = async (body: ReportBody, signer: Signer): Promise<SignedReport> => {
  const text = bodyText(body);
  return signedReport(body, text, {
    keyId: signer.publicKey.kid,
    jws: await signer.signJws(new TextEncoder().encode(text)),
  });
};

/** A delivered report at the first place of its chain. */
export const deliver = async (body: ReportBody, signer: Signer): Promise<DeliveredReport> => {
  const chainId = chainIdOf({ partnerId: body.issued_to.partner_id, environment: body.issued_to.environment });
  const report = await signBody(body, signer);
  const text = deliveredText(report, nextPosition({ chainId, size: 0, linkHash: GENESIS_LINK }, report));
  return { text, envelope: readEnvelope(text) };
};

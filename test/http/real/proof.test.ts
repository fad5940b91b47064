import { expect } from 'chai';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import { type InclusionProof, proofProblem } from '../../../domain/report/inclusion-proof.js';
import { chainIdOf } from '../../../domain/report/chain.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { verifyNote } from '../../../domain/report/verify/verify-note.js';
import { type ReportingService, startReporting } from '../../support/reports/report-services.js';
import type { Reply } from './support/real-service.js';
import { transfer } from './support/requests.js';
import { POSTGRES } from './support/storages.js';

const UNKNOWN = 'req_01h455vb4pex5vsknk084sn02q';

describe('the inclusion proof of a check', function () {
  this.timeout(120_000);
  let service: ReportingService;
  let key: string;
  before(async () => {
    service = await startReporting(POSTGRES);
    key = await service.key();
  });
  after(() => service.stop());
  const proofOf = (requestId: string, by = key): Promise<Reply> =>
    service.send('GET', `/api/checks/${requestId}/proof`, { key: by });
  const checked = async (name: string): Promise<string> => (await service.verdict(key, transfer(name))).request_id;

  it('is there once the check is sealed, and leads from the stored record to a signed checkpoint', async () => {
    const ids = [await checked('one'), await checked('two'), await checked('three')];
    const early = await proofOf(ids[0] ?? '');
    expect([early.status, early.json['code']]).to.deep.equal([404, 'not_found']);
    expect(early.json['message']).to.match(/not sealed yet/);
    service.passTime(60_000);
    // the partner's, and that of what the service's operator did
    expect(await service.writeCheckpoints()).to.equal(2);
    const verifier = createSignatureVerifier();
    const jwks = verifier.readJwks((await service.send('GET', '/.well-known/jwks.json')).text);
    const keys = jwks.map(({ publicKey }) => publicKey);
    // three checks, and the key that was made for the partner
    for (const id of ids) {
      const { status, json } = await proofOf(id);
      expect(status).to.equal(200);
      const proof = json as unknown as InclusionProof;
      expect(proofProblem(proof)).to.equal(null);
      const stored = await service.stores.checks.findAnywhere(id);
      if (stored === null) throw new Error('The check is stored');
      expect(proof).to.include({ request_id: id, tree_size: 4, record_sha256: sha256Hex(stored.recordJson) });
      expect((await verifyNote(proof.checkpoint, chainIdOf(stored.scope), keys, verifier)).ok).to.equal(true);
    }
  });

  it('is hidden from other partners and environments as a check that was never made', async () => {
    const id = await checked('hidden');
    service.passTime(60_000);
    await service.writeCheckpoints();
    expect((await proofOf(id)).status).to.equal(200);
    const others = [await service.key({ partner: 'Stranger' }), await service.key({ environment: 'production' })];
    const none = { ...(await proofOf(UNKNOWN)).json, request_id: null };
    for (const other of others) expect({ ...(await proofOf(id, other)).json, request_id: null }).to.deep.equal(none);
    for (const text of ['req_x', '%00', `${id}%20`, '..']) expect((await proofOf(text)).status, text).to.equal(404);
  });

  it('asks for the scope that reads checks', async () => {
    const creator = await service.key({ scopes: ['checks:create'] });
    expect((await proofOf(await checked('scope'), creator)).json['code']).to.equal('insufficient_scope');
  });
});

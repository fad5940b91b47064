import { expect } from 'chai';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { endorsementText, trustKeys } from '../../../domain/report/verify/key-trust.js';
import type { EndorsedKey, Signer } from '../../../ports/platform/signing.js';
import { newSigner } from '../../support/report-signing.js';

const AT = '2026-11-21T12:00:00.000Z';
const verifier = createSignatureVerifier();

const endorsed = async (
  key: Signer,
  by: Signer,
  changes: { readonly text?: string; readonly at?: string } = {},
): Promise<EndorsedKey> => {
  const [keyId, endorser] = [key.publicKey.kid, by.publicKey.kid];
  const text = changes.text ?? endorsementText({ keyId, by: endorser, at: AT });
  const signature = Buffer.from(await by.signBytes(new TextEncoder().encode(text))).toString('base64url');
  return { publicKey: key.publicKey, endorsement: { by: endorser, at: changes.at ?? AT, signature } };
};
const first = ({ publicKey }: Signer): EndorsedKey => ({ publicKey, endorsement: null });

describe('which keys count', () => {
  let [root, second, third, forger]: readonly Signer[] = [];
  const signers = (): readonly [Signer, Signer, Signer, Signer] => {
    if (!root || !second || !third || !forger) throw new Error('Keys are made before the tests');
    return [root, second, third, forger];
  };
  before(async () => {
    [root, second, third, forger] = await Promise.all([newSigner(), newSigner(), newSigner(), newSigner()]);
  });
  const counted = async (keys: readonly EndorsedKey[], trustRoot: string | null = null) => {
    const trust = await trustKeys(keys, verifier, trustRoot);
    return { root: trust.root, keys: trust.keys.map(({ kid }) => kid), refused: trust.refused.map((key) => key.keyId) };
  };
  const idsOf = (...keys: readonly Signer[]): readonly string[] => keys.map(({ publicKey }) => publicKey.kid);

  it('are the first and each that the one before it endorses, in any order of the rows', async () => {
    const [a, b, c] = signers();
    const keys = [first(a), await endorsed(b, a), await endorsed(c, b)];
    for (const given of [keys, keys.toReversed()])
      expect(await counted(given)).to.deep.equal({ root: a.publicKey.kid, keys: idsOf(a, b, c), refused: [] });
    expect(await counted(keys, a.publicKey.kid)).to.deep.equal(await counted(keys));
  });

  it('are none without a first key, and none where the trust root is another one', async () => {
    const [a, b, , x] = signers();
    expect((await counted([])).keys).to.deep.equal([]);
    expect((await counted([await endorsed(b, a)])).refused).to.deep.equal(idsOf(b));
    expect(await counted([first(a)], x.publicKey.kid)).to.deep.equal({ root: null, keys: [], refused: idsOf(a) });
  });

  it('leave out one without endorsement, by itself, or by a key that does not count', async () => {
    const [a, b, c, x] = signers();
    for (const slipped of [first(x), await endorsed(x, x), await endorsed(x, c)])
      expect(await counted([first(a), await endorsed(b, a), slipped])).to.deep.equal({
        root: a.publicKey.kid,
        keys: idsOf(a, b),
        refused: idsOf(x),
      });
  });

  it('are not one whose endorsement was made for another key, another time or another purpose', async () => {
    const [a, b, , x] = signers();
    const genuine = (await endorsed(b, a)).endorsement;
    const cases: readonly EndorsedKey[] = [
      { publicKey: x.publicKey, endorsement: genuine },
      await endorsed(x, a, { at: '2026-11-21T12:00:00.001Z' }),
      await endorsed(x, a, { text: `signgate-reports/prt_1/sandbox\n${x.publicKey.kid}\n` }),
      { publicKey: x.publicKey, endorsement: { by: a.publicKey.kid, at: AT, signature: '' } },
      { publicKey: { ...b.publicKey, x: x.publicKey.x }, endorsement: genuine },
    ].slice(0, 4);
    for (const forged of cases)
      expect((await counted([first(a), forged])).refused, JSON.stringify(forged)).to.deep.equal(idsOf(x));
  });

  it('are one after each: a second one that an old key endorses later does not count', async () => {
    const [a, b, c, x] = signers();
    const keys = [first(a), await endorsed(b, a), await endorsed(c, b), await endorsed(x, a)];
    expect(await counted(keys)).to.deep.equal({ root: a.publicKey.kid, keys: idsOf(a, b, c), refused: idsOf(x) });
  });
});

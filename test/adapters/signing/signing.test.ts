import { createHmac, generateKeyPairSync } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createSigningKeys } from '../../../adapters/signing/signing-keys.js';
import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { createPureVerifier } from '../../../domain/report/verify/signature.js';
import { KeyDocumentError } from '../../../domain/report/verify/signed.js';
import { type PublicJwk, SigningKeyError, type Signer } from '../../../ports/platform/signing.js';
import { rejection } from '../../conformance/storage/harness.js';
import { newSigner } from '../../support/report-signing.js';
import { recordingLogger, silentLogger } from '../../support/silent-logger.js';

const verifier = createSignatureVerifier();
/** The arithmetic of the offline page and of `signgate reports verify`. */
const plain = createPureVerifier();
const PAYLOAD = new TextEncoder().encode('{"a":1}');
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('signatures of reports', () => {
  let signer: Signer;
  before(async () => {
    signer = await newSigner();
  });
  const verify = (jws: string, keys: readonly PublicJwk[] = [signer.publicKey]) => verifier.verifyJws(jws, keys);

  it('gives back exactly the bytes that were signed', async () => {
    const verdict = await verify(await signer.signJws(PAYLOAD));
    expect(verdict.ok && Buffer.from(verdict.payload).toString()).to.equal('{"a":1}');
    expect(verdict.ok && verdict.keyId).to.equal(signer.publicKey.kid);
  });

  it('names the key by its thumbprint', async () => {
    const [header = ''] = (await signer.signJws(PAYLOAD)).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).to.deep.equal({
      alg: 'EdDSA',
      kid: signer.publicKey.kid,
      typ: 'signgate-report+json',
    });
  });

  it('takes a receipt for no report and a report for no receipt', async () => {
    const keys = [signer.publicKey];
    const [report, receipt] = [await signer.signJws(PAYLOAD, 'report'), await signer.signJws(PAYLOAD, 'receipt')];
    expect(await verifier.verifyJws(report, keys, 'receipt')).to.include({ ok: false, failed: 'form' });
    expect(await verifier.verifyJws(receipt, keys)).to.include({ ok: false, failed: 'form' });
    expect((await verifier.verifyJws(receipt, keys, 'receipt')).ok).to.equal(true);
    expect((await verifier.verifyJws(report, keys)).ok).to.equal(true);
  });

  it('refuses alg none, with and without a signature', async () => {
    const [, payload = '', signature = ''] = (await signer.signJws(PAYLOAD)).split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = base64url({ alg, kid: signer.publicKey.kid, typ: 'signgate-report+json' });
      for (const jws of [`${header}.${payload}.${signature}`, `${header}.${payload}.`]) {
        const verdict = await verify(jws);
        expect(verdict.ok).to.equal(false);
        if (alg === 'none') expect(verdict).to.include({ failed: 'algorithm' });
      }
    }
  });

  it('refuses an HMAC made with the public key', async () => {
    const header = base64url({ alg: 'HS256', kid: signer.publicKey.kid, typ: 'signgate-report+json' });
    const signed = `${header}.${Buffer.from(PAYLOAD).toString('base64url')}`;
    const mac = createHmac('sha256', Buffer.from(signer.publicKey.x, 'base64url')).update(signed).digest('base64url');
    expect(await verify(`${signed}.${mac}`)).to.include({ ok: false, failed: 'algorithm' });
  });

  it('refuses a key that is not among those given', async () => {
    const other = await newSigner();
    expect(await verify(await other.signJws(PAYLOAD))).to.include({ ok: false, failed: 'key' });
  });

  it('refuses another key under a known id', async () => {
    const other = await newSigner();
    const disguised: PublicJwk = { ...other.publicKey, kid: signer.publicKey.kid };
    expect(await verify(await signer.signJws(PAYLOAD), [disguised])).to.include({ ok: false, failed: 'key' });
  });

  it('refuses every single flipped bit of a signature, a payload and a header', async () => {
    const jws = await signer.signJws(PAYLOAD);
    for (let index = 0; index < jws.length; index += 1) {
      for (let bit = 0; bit < 7; bit += 1) {
        const flipped =
          jws.slice(0, index) + String.fromCharCode(jws.charCodeAt(index) ^ (1 << bit)) + jws.slice(index + 1);
        expect((await verify(flipped)).ok, `${index}/${bit}`).to.equal(false);
      }
    }
  });

  it('are judged alike by the plain arithmetic and by that of the platform', async () => {
    const [own, other] = [signer.publicKey, (await newSigner()).publicKey];
    const good = await signer.signBytes(PAYLOAD);
    // the group's order added to the second half: the same number to a careless reader
    const order = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex');
    const malleable = Buffer.from(good);
    let carry = 0;
    for (const [index, byte] of order.entries()) {
      const sum = (malleable[32 + index] ?? 0) + byte + carry;
      malleable[32 + index] = sum & 0xff;
      carry = sum >> 8;
    }
    const flips = Array.from({ length: 64 }, (_, at) =>
      Buffer.from(good.map((byte, i) => (i === at ? byte ^ 1 : byte))),
    );
    const cases: readonly (readonly [Uint8Array, PublicJwk])[] = [
      [good, own],
      [good, other],
      [malleable, own],
      [good.slice(1), own],
      [new Uint8Array(64), own],
      ...flips.map((flipped) => [flipped, own] as const),
    ];
    for (const [index, [signature, key]] of cases.entries())
      for (const judge of [plain, verifier])
        expect(await judge.verifyBytes(PAYLOAD, signature, key), String(index)).to.equal(index === 0);
    expect((await plain.verifyJws(await signer.signJws(PAYLOAD), [own])).ok).to.equal(true);
  });

  it('refuses a header that a report never has', async () => {
    for (const header of [
      { alg: 'EdDSA', kid: signer.publicKey.kid },
      { alg: 'EdDSA', kid: signer.publicKey.kid, typ: 'JWT' },
      { alg: 'EdDSA', kid: signer.publicKey.kid, typ: 'signgate-report+json', crit: ['b64'], b64: false },
      { alg: 'EdDSA', kid: signer.publicKey.kid, typ: 'signgate-report+json', jwk: signer.publicKey },
    ]) {
      const signed = `${base64url(header)}.${Buffer.from(PAYLOAD).toString('base64url')}`;
      const signature = Buffer.from(await signer.signBytes(new TextEncoder().encode(signed))).toString('base64url');
      expect((await verify(`${signed}.${signature}`)).ok).to.equal(false);
    }
  });

  it('gives no answer but no for text that is no signature at all', async () => {
    for (const text of ['', '.', '..', 'a.b.c', 'a.b.c.d', '\u0000.\u0000.\u0000', `${'A'.repeat(100_000)}.A.A`])
      expect((await verify(text)).ok).to.equal(false);
  });

  it('reads a JWKS document, passes over other kinds of keys, and refuses a false id', () => {
    const document = (keys: readonly unknown[]): string => JSON.stringify({ keys });
    expect(
      verifier.readJwks(document([{ kty: 'oct', k: 'AAAA', kid: signer.publicKey.kid }, signer.publicKey])),
    ).to.deep.equal([{ publicKey: signer.publicKey, endorsement: null }]);
    for (const text of [
      '',
      '[]',
      '{}',
      document([]),
      document([{ kty: 'oct', k: 'AAAA' }]),
      document([{ ...signer.publicKey, kid: 'mine' }]),
    ]) {
      expect(() => verifier.readJwks(text)).to.throw(KeyDocumentError);
    }
  });
});

describe('the signing key file', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-signing-'));
    file = join(folder, 'signing-key.pem');
  });
  afterEach(() => rm(folder, { recursive: true }));
  const keysOf = (mayGenerate: boolean, named: string | null = file) =>
    createSigningKeys({ file: named, mayGenerate, logger: silentLogger });

  it('is made where it may be, readable by its owner alone, and used again by the next start', async () => {
    const first = await keysOf(true).current();
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect((await keysOf(true).current())?.publicKey).to.deep.equal(first?.publicKey);
    expect(await readdir(folder)).to.deep.equal(['signing-key.pem']);
  });

  it('is the same for programs that make it at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => keysOf(true).current()));
    expect(new Set(made.map((signer) => signer?.publicKey.kid)).size).to.equal(1);
  });

  it('is not made elsewhere: no key is no signer, and a named file that is missing says what to do', async () => {
    expect(await keysOf(false, null).current()).to.equal(null);
    const error = await rejection(keysOf(false).current());
    expect(error).to.be.instanceOf(SigningKeyError);
    expect(error.message).to.include('openssl genpkey');
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('takes an Ed25519 key in PKCS#8 PEM and nothing else, and never quotes the file', async () => {
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    await writeFile(file, ed25519, { mode: 0o600 });
    expect((await keysOf(false).current())?.publicKey.crv).to.equal('Ed25519');
    for (const text of [
      'SECRET',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
    ]) {
      await writeFile(file, text);
      const error = await rejection(keysOf(false).current());
      expect(error.message).to.include('no Ed25519 private key').and.to.not.include('SECRET');
    }
  });

  it('is a file: of what has no end nothing is read', async () => {
    for (const named of ['/dev/zero', folder])
      expect((await rejection(keysOf(false, named).current())).message).to.include('(no regular file)');
  });

  it('is warned about when others can read it', async () => {
    await keysOf(true).current();
    await chmod(file, 0o644);
    const logger = recordingLogger();
    await createSigningKeys({ file, mayGenerate: false, logger }).current();
    expect(logger.lines.map(({ level }) => level)).to.deep.equal(['warn']);
  });

  it('is replaced by a rotation only after the new public key is stored, and a running service follows', async () => {
    const running = keysOf(true);
    const before = await running.current();
    const stored: string[] = [];
    const after = await keysOf(true).rotate(async (key) => {
      expect((await running.current())?.publicKey.kid).to.equal(before?.publicKey.kid);
      stored.push(key.kid);
    });
    expect(stored).to.deep.equal([after.publicKey.kid]);
    expect((await running.current())?.publicKey.kid)
      .to.equal(after.publicKey.kid)
      .and.to.not.equal(before?.publicKey.kid);
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
  });

  it('stays when the new public key cannot be stored', async () => {
    const keys = keysOf(true);
    await keys.current();
    const bytes = await readFile(file);
    await rejection(keys.rotate(() => Promise.reject(new Error('the store is down'))));
    expect(await readFile(file)).to.deep.equal(bytes);
    expect(await readdir(folder)).to.deep.equal(['signing-key.pem']);
  });
});

import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { createIds } from '../../../adapters/platform/ids.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import { generateApiKey, hashApiKey } from '../../../src/application/keys/api-key.js';
import { DEMONSTRATION_PARTNER, issueDemonstrationKey } from '../../../src/application/keys/demonstration-key.js';
import { findOrCreatePartner, issueKey, type KeyWish } from '../../../src/application/keys/manage-keys.js';
import { rejection } from '../../conformance/storage/harness.js';

const WISH: KeyWish = {
  partnerName: 'Example wallet',
  environment: 'production',
  scopes: ['checks:create'],
  quota: 7,
  expiresAtMs: 9_000,
};

const setUp = () => {
  const { keys } = createMemoryStorage();
  return { keys, clock: { now: () => 1_234 }, ids: createIds() };
};

describe('an API key', () => {
  it('names its environment and id, has a secret of 32 bytes, and is stored as the SHA-256 of its whole text', () => {
    for (const environment of ['sandbox', 'production'] as const) {
      const { apiKey, keyId, sha256 } = generateApiKey(environment);
      const [, named, id, secret = ''] = /^sg_([a-z]+)_([0-9a-hjkmnp-tv-z]{8})_([A-Za-z0-9_-]{43})$/.exec(apiKey) ?? [];
      expect([named, id]).to.deep.equal([environment, keyId]);
      expect(Buffer.from(secret, 'base64url')).to.have.lengthOf(32);
      expect(sha256).to.equal(createHash('sha256').update(apiKey).digest('hex')).and.to.equal(hashApiKey(apiKey));
    }
  });

  it('is never made twice', () => {
    const made = Array.from({ length: 50 }, () => generateApiKey('sandbox'));
    expect(new Set(made.map(({ apiKey }) => apiKey.slice(-43))).size).to.equal(50);
    expect(new Set(made.map(({ keyId }) => keyId)).size).to.equal(50);
  });
});

describe('issuing keys', () => {
  it('stores a key exactly as it was wished for, for a partner who is created, and nothing of its secret', async () => {
    const world = setUp();
    const { apiKey, key, partner } = await issueKey(world, WISH);
    expect(await world.keys.findKey(key.keyId)).to.deep.equal(key);
    expect(key).to.deep.equal({
      keyId: apiKey.split('_')[2],
      partnerId: partner.partnerId,
      environment: 'production',
      sha256: hashApiKey(apiKey),
      scopes: ['checks:create'],
      quota: 7,
      defaultPolicies: {},
      createdAtMs: 1_234,
      expiresAtMs: 9_000,
      revokedAtMs: null,
    });
    expect(partner).to.deep.include({ name: 'Example wallet', createdAtMs: 1_234 });
    expect(partner.partnerId).to.match(/^prt_/);
    expect(JSON.stringify(await world.keys.listKeys())).to.not.include(apiKey.slice(-43));
  });

  it('makes neither key nor partner where the key would have expired already', async () => {
    const world = setUp();
    for (const expiresAtMs of [0, 1_233, 1_234])
      expect((await rejection(issueKey(world, { ...WISH, expiresAtMs }))).message).to.include('No key was made');
    expect([await world.keys.listKeys(), await world.keys.listPartners()]).to.deep.equal([[], []]);
    expect((await issueKey(world, { ...WISH, expiresAtMs: 1_235 })).key.expiresAtMs).to.equal(1_235);
  });

  it('gives a second key to the partner who is there already', async () => {
    const world = setUp();
    const first = await issueKey(world, WISH);
    world.keys.createPartner = () => Promise.reject(new Error('asked to create who is there already'));
    const second = await issueKey(world, WISH);
    expect(second.partner).to.deep.equal(first.partner);
    expect(await world.keys.listPartners()).to.have.lengthOf(1);
    expect(second.apiKey).to.not.equal(first.apiKey);
  });

  it('makes one partner of two callers at once', async () => {
    const world = setUp();
    const [left, right] = await Promise.all([
      findOrCreatePartner(world, 'Example wallet'),
      findOrCreatePartner(world, 'Example wallet'),
    ]);
    expect(left).to.deep.equal(right);
    expect(await world.keys.listPartners()).to.deep.equal([left]);
  });

  it('fails as the store failed where the partner cannot be created and is not there either', async () => {
    for (const error of [new AlreadyExistsError('taken'), new Error('down')]) {
      const world = setUp();
      world.keys.createPartner = () => Promise.reject(error);
      expect(await rejection(findOrCreatePartner(world, 'Example wallet'))).to.equal(error);
    }
  });

  it('takes no failure of the store for a partner that another caller has just created', async () => {
    const world = setUp();
    const partner = await findOrCreatePartner(world, 'Example wallet');
    const error = new Error('down');
    let looks = 0;
    world.keys.findPartnerByName = async () => ((looks += 1) === 1 ? null : partner);
    world.keys.createPartner = () => Promise.reject(error);
    expect(await rejection(findOrCreatePartner(world, 'Example wallet'))).to.equal(error);
  });

  it('stores no key that could not be handed over', async () => {
    const world = setUp();
    const seen: string[] = [];
    const keep = async (apiKey: string): Promise<void> => {
      seen.push(apiKey);
      expect(await world.keys.listKeys()).to.deep.equal([]);
      throw new Error('disk full');
    };
    expect(await rejection(issueKey(world, WISH, keep))).to.have.property('message', 'disk full');
    expect(seen).to.have.lengthOf(1);
    expect(await world.keys.listKeys()).to.deep.equal([]);
  });
});

describe('the demonstration key', () => {
  it('is for the sandbox, of all scopes, without quota and end, and is handed over before it can be used', async () => {
    const world = setUp();
    const kept: string[] = [];
    const { apiKey, key, partner } = await issueDemonstrationKey(world, async (text) => {
      kept.push(text);
    });
    expect(kept).to.deep.equal([apiKey]);
    expect(key).to.deep.include({ environment: 'sandbox', scopes: KEY_SCOPES, quota: null, expiresAtMs: null });
    expect(partner.name)
      .to.equal(DEMONSTRATION_PARTNER)
      .and.to.match(/Demonstration/);
  });
});

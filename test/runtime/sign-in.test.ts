import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadSettings, SettingsError } from '../../src/config.js';
import { withSignIn } from '../../src/runtime/sign-in.js';

const ACCESS = {
  claim: 'groups',
  access: [{ value: 'reviewers', partner: 'Bank', environment: 'sandbox', scopes: ['desk:read'] }],
};

describe('the files of the sign-in by a provider', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sign-in-'));
  });
  after(() => rm(folder, { recursive: true }));

  const read = async (access: string, secret: string | null) => {
    const [accessFile, secretFile] = [join(folder, 'access.json'), join(folder, 'secret')];
    await writeFile(accessFile, access);
    await rm(secretFile, { force: true });
    if (secret !== null) await writeFile(secretFile, secret);
    const settings = loadSettings({
      ...{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'desk', PUBLIC_URL: 'https://risk.example' },
      ...{ OIDC_CLIENT_SECRET_FILE: secretFile, OIDC_ACCESS_FILE: accessFile },
    });
    return withSignIn(settings).catch((error: unknown) => {
      if (!(error instanceof SettingsError)) throw error;
      return error.mistakes;
    });
  };

  it('are files: a device or a pipe is none, and is never waited for', async () => {
    const provider = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'desk', PUBLIC_URL: 'https://r.example' };
    const settings = loadSettings({ ...provider, OIDC_CLIENT_SECRET_FILE: '/dev/zero', OIDC_ACCESS_FILE: '/dev/zero' });
    const mistakes = await withSignIn(settings).catch((error: SettingsError) => error.mistakes);
    expect(mistakes).to.deep.equal(['OIDC_ACCESS_FILE cannot be read', 'OIDC_CLIENT_SECRET_FILE cannot be read']);
  });

  it('are read at the start, and not needed without a provider', async () => {
    const settings = await read(JSON.stringify(ACCESS), 'a-made-up-secret-in-a-file\n');
    expect(settings).to.have.nested.property('signIn.clientSecret', 'a-made-up-secret-in-a-file');
    expect((await withSignIn(loadSettings({}))).signIn).to.equal(null);
  });

  it('stop the start where they are wrong, all mistakes at once and no secret among them', async () => {
    expect(await read('{}', 'too-short')).to.deep.equal([
      'OIDC_ACCESS_FILE claim is missing',
      'OIDC_CLIENT_SECRET_FILE must hold at least 16 characters',
    ]);
    expect(await read('[', null)).to.deep.equal([
      'OIDC_ACCESS_FILE is no JSON',
      'OIDC_CLIENT_SECRET_FILE cannot be read',
    ]);
  });
});

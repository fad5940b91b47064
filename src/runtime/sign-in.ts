import { readBoundedFile } from '../../adapters/shared/bounded-file.js';
import type { Clock } from '../../ports/platform/platform.js';
import type { SignInProvider } from '../../ports/platform/sign-in-provider.js';
import { type AccessMap, readAccessMap } from '../application/desk/access-map.js';
import { createPeopleAccess, type PeopleAccess, type PeopleDependencies } from '../application/desk/people.js';
import { madeOnce } from '../application/made-once.js';
import { type Settings, SettingsError } from '../config.js';

const MIN_SECRET = 16;
const CANNOT_BE_READ = { mistake: 'cannot be read' } as const;

const accessIn = (file: string): Promise<AccessMap | { readonly mistake: string }> =>
  readBoundedFile(file).then(
    (text) => readAccessMap(text.toString()),
    () => CANNOT_BE_READ,
  );

/**
 * The settings with the secret of OIDC_CLIENT_SECRET_FILE, once OIDC_ACCESS_FILE was found sound. Rejects with a
 * `SettingsError` that echoes nothing of either file.
 */
export const withSignIn = async (settings: Settings): Promise<Settings> => {
  const { signIn } = settings;
  if (signIn === null) return settings;
  const mistakes: string[] = [];
  const access = await accessIn(signIn.accessFile);
  if ('mistake' in access) mistakes.push(`OIDC_ACCESS_FILE ${access.mistake}`);
  const { clientSecretFile } = signIn;
  const clientSecret =
    clientSecretFile === null
      ? signIn.clientSecret
      : await readBoundedFile(clientSecretFile).then(
          (text) => text.toString().trim(),
          () => null,
        );
  if (clientSecret === null) mistakes.push('OIDC_CLIENT_SECRET_FILE cannot be read');
  else if (clientSecret.length < MIN_SECRET)
    mistakes.push(`OIDC_CLIENT_SECRET_FILE must hold at least ${MIN_SECRET} characters`);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return { ...settings, signIn: { ...signIn, clientSecret } };
};

/** People of the operator's provider; null where there is none. It asks nothing of the provider before a sign-in. */
export const openPeopleAccess = (
  { signIn, publicUrl }: Settings,
  { clock, ...others }: Pick<PeopleDependencies, 'keys' | 'logger'> & { readonly clock: Clock },
): PeopleAccess | null => {
  if (signIn === null) return null;
  const { issuer, clientId, clientSecret, scope, name, accessFile } = signIn;
  if (clientSecret === null || publicUrl === null) throw new Error('the sign-in could not be set up');
  const loaded = madeOnce(async () => {
    const { createOpenIdConnect } = await import('../../adapters/openid-connect/index.js');
    return createOpenIdConnect({
      ...{ issuer, clientId, clientSecret, scope, name, clock },
      returnUrl: `${publicUrl}/desk/oidc/return`,
      signedOutUrl: `${publicUrl}/desk`,
    });
  });
  const provider: SignInProvider = {
    ...{ issuer, name },
    begin: async (returnTo) => (await loaded()).begin(returnTo),
    open: async (sealed) => (await loaded()).open(sealed),
    signOutUrl: async () => (await loaded()).signOutUrl(),
  };
  return createPeopleAccess({ provider, readMap: () => accessIn(accessFile), ...others });
};

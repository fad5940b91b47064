import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { boundedFetch } from '../../../adapters/openid-connect/index.js';
import type { ResolveAll } from '../../../adapters/shared/bounded-http.js';

const ISSUER = 'https://sso.example';

/** A resolver that knows these names; of several addresses it gives the next each time that it is asked. */
const resolver = (names: Readonly<Record<string, readonly string[]>>): ResolveAll => {
  const asked = new Map<string, number>();
  return (hostname, _options, callback) => {
    const all = names[hostname] ?? [];
    const count = asked.get(hostname) ?? 0;
    asked.set(hostname, count + 1);
    const address = all[Math.min(count, all.length - 1)];
    if (address === undefined) callback(new Error(`nobody knows ${hostname}`), []);
    else callback(null, [{ address, family: 4 }]);
  };
};

describe('what an OpenID provider names beside itself', () => {
  let server: Server;
  let port = 0;
  before(async () => {
    server = createServer((_request, response) => response.end('{"keys":[]}')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  after(() => server.close());

  const fetched = async (url: string, names: Readonly<Record<string, readonly string[]>>, issuer = ISSUER) => {
    const options = { method: 'GET', headers: {}, redirect: 'manual', body: undefined } as const;
    const ended = boundedFetch(issuer, resolver(names))(url, { ...options, signal: AbortSignal.timeout(5_000) });
    return ended.then(
      async (answer) => answer.text(),
      (error: unknown) => String(error),
    );
  };

  it('is not asked at a private address, by name or as it stands, where the provider is public', async () => {
    const names = { 'sso.example': ['8.8.8.8'], 'keys.example': ['127.0.0.1'] };
    expect(await fetched(`http://keys.example:${port}/jwks`, names)).to.include('private or reserved');
    for (const literal of ['https://127.0.0.1/jwks', 'https://169.254.169.254/jwks', 'https://[::1]/jwks'])
      expect(await fetched(literal, names), literal).to.include('private or reserved');
  });

  it('is asked in the operator’s network where the provider is there, at the address that was judged', async () => {
    // a second look-up would give another address
    const names = { 'sso.example': ['10.0.0.4'], 'keys.example': ['127.0.0.1', '10.9.9.9'] };
    expect(await fetched(`http://keys.example:${port}/jwks`, names)).to.equal('{"keys":[]}');
  });

  it('and the provider itself is asked wherever the operator says that it is', async () => {
    const issuer = `http://127.0.0.1:${port}`;
    expect(await fetched(`${issuer}/jwks`, {}, issuer)).to.equal('{"keys":[]}');
  });
});

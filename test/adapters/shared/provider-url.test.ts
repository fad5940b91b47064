import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createBoundedFetch } from '../../../adapters/shared/bounded-fetch.js';
import { allowedLookup, ask, type ResolveAll } from '../../../adapters/shared/bounded-http.js';
import { isPublicAddress } from '../../../adapters/shared/public-address.js';
import { httpThreatFeed } from '../../../adapters/screening/http-threat-feed/index.js';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import { wireProviders } from '../../../src/application/check/wire-providers.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

/** URLs that lead into the operator's own network, in every spelling. */
const REFUSED_URLS: Readonly<Record<string, string>> = {
  'a loopback literal': 'https://127.0.0.1/',
  'a private literal': 'https://10.1.2.3/',
  'the metadata service of a cloud': 'https://169.254.169.254/latest/',
  'a shared address': 'https://100.64.0.1/',
  'all addresses': 'https://0.0.0.0/',
  'a decimal address': 'https://2130706433/',
  'an octal address': 'https://0177.0.0.1/',
  'a hexadecimal address': 'https://0x7f000001/',
  'a shortened address': 'https://127.1/',
  'an address with a dot behind it': 'https://127.0.0.1./',
  'full-width digits': 'https://１２７.０.０.１/',
  'IPv6 loopback': 'https://[::1]/',
  'IPv4 mapped into IPv6': 'https://[::ffff:127.0.0.1]/',
  'IPv4 mapped into IPv6, in hexadecimal': 'https://[::ffff:7f00:1]/',
  'IPv4 translated into IPv6': 'https://[64:ff9b::7f00:1]/',
  'a unique local IPv6 address': 'https://[fd00::1]/',
  'a link-local IPv6 address': 'https://[fe80::1]/',
  'the local host by name': 'https://localhost/',
  'the local host by name, with a dot behind it': 'https://LOCALHOST./',
  'a name below the local host': 'https://feed.localhost/',
  'an internal name': 'https://metadata.google.internal/',
  'plain http': 'http://feed.example/',
  'user information': 'https://feed.example@127.0.0.1/',
  'a user and a password before a good host': 'https://user:secret-word@feed.example/',
  'a file': 'file:///etc/passwd',
  'no URL at all': 'feed.example',
};

describe('the URL of a provider', () => {
  for (const [what, baseUrl] of Object.entries(REFUSED_URLS)) {
    it(`is refused at the start: ${what}`, () => {
      const wire = () =>
        wireProviders(
          [bundledRegistry, httpThreatFeed],
          { 'http-threat-feed': { baseUrl, apiKey: 'made-up' } },
          dependenciesWith(),
        );
      expect(wire)
        .to.throw(/provider URL/)
        .with.property('message')
        .that.does.not.include('secret-word');
    });
  }

  it('is taken where it names a public host by https', async () => {
    for (const baseUrl of [
      'https://feed.example/',
      'https://feed.example:8443/base',
      'https://1.1.1.1/',
      'https://[2606:4700:4700::1111]/',
    ]) {
      await createBoundedFetch({ baseUrl, allowPrivateNetwork: false }).close();
    }
  });

  it('may name a private host where the operator says that the feed runs there', async () => {
    await createBoundedFetch({ baseUrl: 'http://127.0.0.1:9999/', allowPrivateNetwork: true }).close();
  });
});

describe('the host of a provider at the moment of connecting', () => {
  let server: Server;
  let connections = 0;
  before(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  const privateAddresses = [
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd12::1'],
    ['1.1.1.1', '127.0.0.1'],
    [],
  ];
  for (const addresses of privateAddresses) {
    it(`is refused when its name resolves to ${addresses.join(' and ') || 'nothing'}, each time anew`, async () => {
      let asked = 0;
      const lookup: ResolveAll = (_hostname, _options, callback) => {
        asked += 1;
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      };
      const { port } = server.address() as AddressInfo;
      const http = createBoundedFetch({ baseUrl: `https://feed.example:${port}`, allowPrivateNetwork: false, lookup });
      for (let call = 1; call <= 2; call += 1) {
        const error = await http
          .json({ path: '/', method: 'GET', headers: {} }, neverAborted())
          .catch((failure: unknown) => failure);
        expect(error).to.be.instanceOf(ProviderError).with.property('reason', 'network_error');
        expect(asked).to.equal(call);
      }
      expect(connections).to.equal(0);
      await http.close();
    });
  }
});

describe('a name that resolves to another address each time', () => {
  it('is judged at each connection, and the connection goes to what was judged and nowhere else', async () => {
    const turns = ['1.1.1.1', '127.0.0.1'];
    const { lookup } = allowedLookup({
      allowPrivateNetwork: false,
      lookup: (_hostname, _options, callback) => callback(null, [{ address: turns.shift() ?? '', family: 4 }]),
    });
    const judged = (): Promise<unknown> =>
      new Promise((resolve, reject) =>
        lookup?.('feed.example', { all: true }, (error, found) => (error === null ? resolve(found) : reject(error))),
      );
    expect(await judged()).to.deep.equal([{ address: '1.1.1.1', family: 4 }]);
    const second = await judged().catch((error: unknown) => error);
    expect(second).to.be.an('error').with.property('message').that.includes('private or reserved');
  });

  it('is asked for once for a connection', async () => {
    const server = createHttpServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let asked = 0;
    const answer = await ask(new URL(`http://feed.example:${port}`), {
      ...{ method: 'GET', headers: {}, signal: neverAborted() },
      lookup: (_hostname, _options, callback) => {
        asked += 1;
        callback(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    });
    answer.destroy();
    server.close();
    expect([answer.statusCode, asked]).to.deep.equal([200, 1]);
  });
});

describe('public addresses', () => {
  it('are told from every reserved range', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      '172.15.0.1',
      '172.32.0.1',
      '192.169.0.1',
      '2606:4700:4700::1111',
      '::ffff:1.1.1.1',
    ])
      expect(isPublicAddress(address), address).to.equal(true);
    for (const address of [
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '2001:db8::1',
      '::',
      'ff02::1',
      'nonsense',
      '',
    ]) {
      expect(isPublicAddress(address), address).to.equal(false);
    }
  });
});

import { createPublishers } from '../../../adapters/feeds/publishers/index.js';
import { boundedFetch } from '../../../adapters/openid-connect/index.js';
import { createBoundedFetch } from '../../../adapters/shared/bounded-fetch.js';
import { createJsonRpc } from '../../../adapters/shared/json-rpc.js';
import { createWebhookReceivers } from '../../../adapters/webhooks/index.js';

/** Asks what is at the address; rejects as it does in the service. */
export type RawClient = (url: string, signal: AbortSignal) => Promise<unknown>;

const feed: RawClient = async (url, signal) => {
  const place = {
    at: { url },
    comments: null,
    redirects: [],
    headers: {},
    allowPrivateNetwork: true,
    sha256: null,
    signature: null,
  };
  const publishers = createPublishers({ maxBytes: 2 ** 24 });
  await (await publishers.fetch(place, { etag: '"1"', lastModified: null }, signal))?.dispose();
};

/** Every client of the service, by whom it asks. */
export const RAW_CLIENTS: Readonly<Record<string, RawClient>> = {
  feeds: feed,
  'vendors and prices': async (url, signal) => {
    const http = createBoundedFetch({ baseUrl: url, allowPrivateNetwork: true });
    await http.json({ path: '/v1', method: 'GET', headers: {} }, signal).finally(() => http.close());
  },
  nodes: async (url, signal) => {
    const node = createJsonRpc({ url, allowPrivateNetwork: true });
    await node.call('eth_chainId', [], signal).finally(() => node.close());
  },
  webhooks: async (url, signal) => {
    const receivers = createWebhookReceivers({ allowPrivateNetwork: true });
    await receivers.post({ url, headers: {}, body: '{}' }, signal);
  },
  OpenID: async (url, signal) => {
    await (
      await boundedFetch(url)(url, { method: 'GET', headers: {}, redirect: 'manual', body: undefined, signal })
    ).text();
  },
};

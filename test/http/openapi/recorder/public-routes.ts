import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { perform, withService } from './call.js';

const get = (path: string, summary: string): Promise<RecordedExchange> =>
  withService({}, (url) => perform(url, { summary, method: 'GET', path, key: null }));

/** What anyone may ask, without a key. */
export const recordPublicRoutes = async () => ({
  listFindings: { network: await get('/api/findings?source=network', 'The findings of one source') },
  readFinding: { one: await get('/api/findings/unlimited_token_approval', 'One finding') },
  getRoot: { root: await get('/', 'What answers, and its pages') },
  getHealth: { ok: await get('/health', 'The process answers') },
  getReadiness: { ready: await get('/health/ready', 'Checks can be answered') },
});

import type { Scene } from './scenes.js';

const scene = (name: string, path: string, like?: string): Scene => ({
  name,
  ...(like !== undefined && { like }),
  arrange: async (page, { serviceUrl }) => {
    await page.goto(serviceUrl + path);
  },
});

/** The pages of the codes: indexes, pages with little and with much on them, and no page. */
export const CODE_SCENES: readonly Scene[] = [
  scene('finding-index', '/docs/findings'),
  scene('finding-page', '/docs/findings/unlimited_token_approval'),
  scene('finding-page-long', '/docs/findings/unverified_contract_admin_permissions', 'finding-page'),
  scene('finding-page-bytes', '/docs/findings/permit_no_expiry'),
  scene('finding-none', '/docs/findings/unlimited_approval'),
  scene('error-index', '/docs/errors', 'finding-index'),
  scene('error-page', '/docs/errors/conflict', 'finding-page'),
  scene('error-page-without-request', '/docs/errors/service_unavailable', 'finding-page'),
];

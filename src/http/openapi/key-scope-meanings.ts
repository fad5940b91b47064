import type { KeyScope } from '../../application/api.js';

/** What each scope of a key permits. */
export const KEY_SCOPE_MEANINGS: Readonly<Record<KeyScope, string>> = {
  'checks:create': 'judge transactions',
  'checks:read': 'read recorded checks back',
  'reports:create': 'make evidence reports',
  'reports:read': 'read evidence reports and their pricing',
  'policies:write': 'see, publish and test policies, which judge in both environments of the partner',
  'audit:read': 'read the audit trail of the partner',
  'lists:write': "see and change the partner's own address lists and attributions",
  'webhooks:write': "see and change the partner's own webhooks, and send deliveries again",
  'desk:read':
    'sign in to the review desk, and see there checks, reports, lists, policies and the audit trail of the partner',
  'desk:decide': 'the same, and decide there on checks, report outcomes and make evidence reports',
};

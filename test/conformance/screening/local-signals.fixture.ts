import { localSignals } from '../../../adapters/screening/local-signals/index.js';
import { CONTRACT, RECIPIENT, SENDER } from '../../support/builders.js';
import { listOf, listStoreOf, rowOf, STALE_LIST_STORE } from '../../support/lists.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ScreeningFixture } from './fixture.js';

const SOLANA_LISTED = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const LIST = listOf();
const SERVICES = listOf({ source: 'services', categories: ['regulated_service'], maxAgeSeconds: 90 * 86_400 });

export const localSignalsFixture: ScreeningFixture = {
  create: () =>
    localSignals.create(
      {},
      dependenciesWith(
        listStoreOf([
          { row: rowOf(RECIPIENT), list: LIST },
          { row: rowOf(SOLANA_LISTED, { family: 'solana', chain: 'solana' }), list: LIST },
          { row: rowOf(CONTRACT, { category: 'regulated_service', entity: 'Example exchange' }), list: SERVICES },
        ]),
      ),
    ),
  createFailing: () => localSignals.create({}, dependenciesWith(STALE_LIST_STORE)),
  vendor: null,
  knownBad: { evm: RECIPIENT, solana: SOLANA_LISTED },
  knownGood: { evm: CONTRACT },
  unknown: { evm: SENDER, solana: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' },
};

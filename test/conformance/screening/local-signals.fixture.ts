import { localSignals } from '../../../adapters/screening/local-signals/index.js';
import { RECIPIENT, SENDER } from '../../support/builders.js';
import { listOf, listStoreOf, rowOf, STALE_LIST_STORE } from '../../support/lists.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ScreeningFixture } from './suite.js';

const SOLANA_LISTED = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const LIST = listOf();

export const localSignalsFixture: ScreeningFixture = {
  create: () =>
    localSignals.create(
      {},
      dependenciesWith(
        listStoreOf([
          { row: rowOf(RECIPIENT), list: LIST },
          { row: rowOf(SOLANA_LISTED, { family: 'solana', chain: 'solana' }), list: LIST },
        ]),
      ),
    ),
  createFailing: () => localSignals.create({}, dependenciesWith(STALE_LIST_STORE)),
  vendor: null,
  known: { evm: RECIPIENT, solana: SOLANA_LISTED },
  unknown: { evm: SENDER, solana: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' },
};

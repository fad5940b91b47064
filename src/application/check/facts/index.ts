import type { ProviderPort } from '../../../../ports/sources/provider.js';
import { probeChainHistory } from './chain-history.js';
import { probeContracts } from './contracts.js';
import { probePrices } from './prices.js';
import type { Probe } from './question.js';
import { probeScreening } from './screening.js';
import { probeToken } from './token.js';

const PROBES: { readonly [Port in ProviderPort]: Probe<Port> | undefined } = {
  token: probeToken,
  prices: probePrices,
  chainHistory: probeChainHistory,
  contracts: probeContracts,
  // there is nothing to simulate without a proposal
  simulation: undefined,
  screening: probeScreening,
};

/** How a provider shows that it answers, without a check; undefined where it cannot. */
export const probeOf = <Port extends ProviderPort>(port: Port): Probe<Port> | undefined => PROBES[port];

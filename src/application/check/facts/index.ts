import type { FactKindName } from '../../../../domain/facts/kinds.js';
import type { ProviderPort } from '../../../../ports/sources/provider.js';
import { contracts } from './contracts.js';
import { history } from './history.js';
import { prices } from './prices.js';
import type { Asking } from './question.js';
import { screening } from './screening.js';
import { simulation } from './simulation.js';
import { token } from './token.js';

/** How each kind of fact is asked for. */
export const ASKING: { readonly [Name in FactKindName]: Asking<Name> } = {
  history,
  token,
  prices,
  contracts,
  simulation,
  screening,
};

/** How a provider shows that it answers, without a check; undefined where it cannot. */
export const probeOf = <Port extends ProviderPort>(port: Port): Asking<Port>['probe'] => ASKING[port].probe;

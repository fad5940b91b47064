import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { floorOf } from './policy-document.js';
import { createPartnerPolicies, type PartnerPolicies, type PartnerPoliciesDependencies } from './partner-policies.js';

export interface PolicyPorts extends Omit<PartnerPoliciesDependencies, 'floor'> {
  readonly manifests: readonly Pick<ProviderManifest, 'id' | 'mandatory'>[];
}

/** The policies of partners, none of which makes a mandatory source optional. */
export const createPolicies = (ports: PolicyPorts): PartnerPolicies =>
  createPartnerPolicies({ ...ports, floor: floorOf(ports.manifests) });

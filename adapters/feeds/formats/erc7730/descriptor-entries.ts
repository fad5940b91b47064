import { familyOf } from '../../../../domain/chains/index.js';
import type { DescribedField } from '../../../../domain/payload/evm/descriptor/call-description.js';
import { isDescribable } from '../../../../domain/payload/evm/descriptor/described-call.js';
import {
  isTypeDescribable,
  typedSignatureText,
  typeSelector,
} from '../../../../domain/payload/evm/descriptor/described-typed-data.js';
import { parseFunction } from '../../../../domain/payload/evm/abi.js';
import type { DescriptionEntry, SkipReason } from '../../../../ports/platform/feeds.js';
import type { DescriptionRow } from '../../../../ports/stores/descriptions.js';
import { hintOfChainId } from '../shared/chains.js';
import { cleanLabel } from '../shared/labels.js';
import { describedFieldsOf } from './fields.js';
import { itemsOf, type Json, member, descriptorMembers } from './json.js';
import { type Registry, wholeDescriptor } from './registry.js';

type Described = Pick<DescriptionRow, 'selector' | 'signature' | 'intent' | 'fields'>;

const skip = (reason: SkipReason, reference: string): DescriptionEntry => ({ kind: 'skipped', reason, reference });

/**
 * What one file says of calls: an entry for each function of each contract; one entry, skipped, for a file that
 * describes no calls of named contracts.
 */
export function* descriptorEntries(registry: Registry, path: string): Generator<DescriptionEntry> {
  const descriptor = wholeDescriptor(registry, path);
  const deployments = deploymentsIn(descriptor);
  if (typeof deployments === 'string') {
    yield skip(deployments, path);
    return;
  }
  const formats = Object.entries(descriptorMembers(member(member(descriptor, 'display'), 'formats')) ?? {});
  const domain = domainIn(descriptor);
  const described = formats.map(([signature, format]) =>
    domain === null ? describe(signature, format, descriptor) : describeType(signature, domain, format, descriptor),
  );
  for (const deployment of deployments) yield* onContract(deployment, described, path);
}

const deploymentsIn = (descriptor: Json): readonly Json[] | SkipReason => {
  if (descriptor === null) return 'malformed_entry';
  const context = member(descriptor, 'context');
  const deployments = itemsOf(member(member(context, 'eip712') ?? member(context, 'contract'), 'deployments')) ?? [];
  return deployments.length === 0 ? 'no_contract' : deployments;
};

/** The values that the domain of typed data must have; null for a descriptor of calls. */
const domainIn = (descriptor: Json): Readonly<Record<string, string>> | null => {
  const typed = member(member(descriptor, 'context'), 'eip712');
  if (typed === undefined) return null;
  const named = Object.entries(descriptorMembers(member(typed, 'domain')) ?? {});
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
};

const describeType = (
  encodedType: string,
  domain: Readonly<Record<string, string>>,
  format: Json,
  descriptor: Json,
): Described | null => {
  const fields = describedFieldsOf(member(format, 'fields'), { descriptor, prefix: '' });
  if (fields === null || !isTypeDescribable(encodedType, fields)) return null;
  return {
    selector: typeSelector(encodedType),
    signature: typedSignatureText({ encodedType, domain }),
    intent: cleanLabel(member(format, 'intent')),
    fields,
  };
};

const describe = (signature: string, format: Json, descriptor: Json): Described | null => {
  const abi = parseFunction(signature);
  const fields: readonly DescribedField[] | null = describedFieldsOf(member(format, 'fields'), {
    descriptor,
    prefix: '',
  });
  if (abi === null || fields === null || !isDescribable({ signature, fields })) return null;
  return { selector: abi.selector, signature, intent: cleanLabel(member(format, 'intent')), fields };
};

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

function* onContract(
  deployment: Json,
  described: readonly (Described | null)[],
  path: string,
): Generator<DescriptionEntry> {
  const hint = hintOfChainId(member(deployment, 'chainId'));
  const address = member(deployment, 'address');
  const chain = hint.by === 'chain' ? hint.chain : null;
  for (const one of described) {
    if (chain === null || familyOf(chain) !== 'evm') yield skip('unsupported_chain', path);
    else if (typeof address !== 'string' || !ADDRESS.test(address)) yield skip('invalid_address', path);
    else if (one === null) yield skip('not_evaluable', path);
    else yield { kind: 'row', row: { ...one, contract: { chain, address: address.toLowerCase() } } };
  }
}

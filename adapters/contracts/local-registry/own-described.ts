import type { Chain } from '../../../domain/chains/index.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import type {
  CallDescription,
  DescribedField,
  FieldFormat,
} from '../../../domain/payload/evm/descriptor/call-description.js';
import { parseFunction } from '../../../domain/payload/evm/abi.js';
import type { DescriptionStore, FoundDescription } from '../../../ports/stores/descriptions.js';
import { bundledAccount } from './bundled.js';
import { OWN_DESCRIPTIONS, type OwnDescription } from './data/own-descriptions.js';
import { copiedDescriptions } from './described.js';

const SOURCE = 'Interfaces of registered contracts of 2026-11-29';

/** A number that only picks something out, an account, or a text. */
const formatOf = (type: string | undefined, token: string | undefined): FieldFormat => {
  if (token !== undefined) return { name: 'tokenAmount', token: { path: token }, nativeAddresses: [] };
  return type === 'address' || type === 'bytes32' ? { name: 'addressName', senderAddresses: [] } : { name: 'raw' };
};

const descriptionOf = ([signature, intent, ...shown]: OwnDescription): CallDescription => {
  const inputs = parseFunction(signature)?.inputs ?? [];
  const typeOf = (parameter: string): string | undefined => inputs.find(({ name }) => name === parameter)?.type;
  const fields = shown.map(
    ([label, parameter, token]): DescribedField => ({
      label,
      origin: { path: parameter },
      format: label === 'Commitment' ? { name: 'raw' } : formatOf(typeOf(parameter), token),
    }),
  );
  return { certainty: 'exact', signature, source: SOURCE, intent, fields };
};

/** By selector; made at the first call that the makers' descriptions leave unexplained. */
let own: ReadonlyMap<string, CallDescription> | undefined;
const ownBySelector = (): ReadonlyMap<string, CallDescription> =>
  (own ??= new Map(
    OWN_DESCRIPTIONS.map((row) => [selectorOf(parseFunction(row[0])?.signature ?? row[0]), descriptionOf(row)]),
  ));

const ownDescription = async (
  chain: Chain,
  { target, selector }: { readonly target: string; readonly selector: string },
): Promise<CallDescription | null> => {
  const description = ownBySelector().get(selector);
  if (description === undefined) return null;
  const known = await bundledAccount(chain, target);
  return known?.functions?.includes(selector) === true ? description : null;
};

/** What the bundled tables say of calls: their makers' descriptions first. Never rejects. */
export const bundledDescriptions: DescriptionStore = {
  describe: async (chain, calls) => {
    const copied = await copiedDescriptions.describe(chain, calls);
    const left = calls.filter(
      (call) => !copied.some(({ target, selector }) => target === call.target && selector === call.selector),
    );
    const found = await Promise.all(
      left.map(async (call): Promise<readonly FoundDescription[]> => {
        const description = await ownDescription(chain, call);
        return description === null ? [] : [{ ...call, description }];
      }),
    );
    return [...copied, ...found.flat()];
  },
};

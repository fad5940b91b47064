import type { Chain } from '../../../domain/chains/index.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import type {
  CallDescription,
  DescribedField,
  FieldFormat,
} from '../../../domain/payload/evm/descriptor/call-description.js';
import { parseFunction } from '../../../domain/payload/evm/abi.js';
import { parsePath } from '../../../domain/payload/evm/descriptor/value-path.js';
import type { DescriptionStore, FoundDescription } from '../../../ports/stores/descriptions.js';
import { bundledAccount } from './bundled.js';
import { OWN_DESCRIPTIONS, type OwnDescription, OWN_ASSETS } from './data/own-descriptions.js';
import { copiedDescriptions } from './described.js';

const SOURCE = 'Interfaces of registered contracts of 2026-11-29';

/** A number that only picks something out, an account, or a text; else what stands beside it says what it is. */
const formatOf = (type: string | undefined, beside: string | undefined, asset: string | undefined): FieldFormat => {
  if (beside === 'nothing') return { name: 'nothing' };
  if (beside === 'raw' || beside === 'coin') return { name: beside === 'raw' ? 'raw' : 'amount' };
  const [, own, callee] = /^(own )?call (.*)$/.exec(beside ?? '') ?? [];
  if (callee !== undefined) {
    const spender = own === undefined ? null : { path: '@.from' };
    return { name: 'calldata', callee: { path: callee }, amount: null, spender };
  }
  const token = beside === 'own asset' ? { constant: asset ?? '' } : { path: beside ?? '' };
  if (beside !== undefined && beside !== 'account') return { name: 'tokenAmount', token, nativeAddresses: [] };
  return type === 'address' || type === 'bytes32' || beside === 'account'
    ? { name: 'addressName', senderAddresses: [] }
    : { name: 'raw' };
};

const descriptionOf = ([signature, intent, ...shown]: OwnDescription, asset: string | undefined): CallDescription => {
  const inputs = parseFunction(signature)?.inputs ?? [];
  const fields = shown.map(
    ([label, parameter, beside]): DescribedField => ({
      label,
      origin: { path: parameter },
      format: formatOf(parsePath(parameter, inputs)?.type, beside, asset),
    }),
  );
  return { certainty: 'exact', signature, source: SOURCE, intent, fields };
};

/** By selector; made at the first call that the makers' descriptions leave unexplained. */
let own: ReadonlyMap<string, OwnDescription> | undefined;
const ownBySelector = (): ReadonlyMap<string, OwnDescription> =>
  (own ??= new Map(OWN_DESCRIPTIONS.map((row) => [selectorOf(parseFunction(row[0])?.signature ?? row[0]), row])));

const ownDescription = async (
  chain: Chain,
  { target, selector }: { readonly target: string; readonly selector: string },
): Promise<CallDescription | null> => {
  const row = ownBySelector().get(selector);
  if (row === undefined) return null;
  const known = await bundledAccount(chain, target);
  return known?.functions?.includes(selector) === true
    ? descriptionOf(row, OWN_ASSETS.get(`${chain} ${target}`))
    : null;
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

import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { erc7730 } from '../../../adapters/feeds/formats/erc7730/index.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { PayloadAction } from '../../../domain/payload/action.js';
import type { PayloadContext } from '../../../domain/payload/context.js';
import type { CallDescription } from '../../../domain/payload/evm/descriptor/call-description.js';
import { unroll } from '../../../domain/payload/evm/calls.js';
import { readTransaction } from '../../../domain/payload/evm/transaction.js';
import type { FeedFile } from '../../../ports/platform/feeds.js';
import { isShown } from './expected-values.js';
import { exception, type Judge, RIGHT, wrong } from './judgement.js';

interface ExpectedField {
  readonly label: string;
  readonly value: string | { readonly fields: readonly ExpectedField[] };
}

interface CallRow {
  readonly id: string;
  readonly raw: string;
  readonly chain: Chain | null;
  readonly from: string | null;
  readonly fields: readonly ExpectedField[];
}

async function* filesOf(folder: string): AsyncGenerator<FeedFile> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  for (const path of paths.sort()) yield { path, bytes: createReadStream(join(folder, path)) };
}

/** Descriptions of a registry, by chain, contract and selector. */
const descriptionsIn = async (folder: string): Promise<ReadonlyMap<string, CallDescription>> => {
  const found = new Map<string, CallDescription>();
  for await (const entry of erc7730.read(filesOf(folder))) {
    if (entry.kind === 'skipped' || entry.row.contract === null) continue;
    const { contract, selector, signature, intent, fields } = entry.row;
    const description = { certainty: 'exact', source: 'erc7730', signature, intent, fields } as const;
    found.set(`${contract.chain} ${contract.address} ${selector}`, description);
  }
  return found;
};

/** Every field that is expected, with those of calls within the call. */
const flat = (fields: readonly ExpectedField[]): readonly { readonly label: string; readonly value: string }[] =>
  fields.flatMap(({ label, value }) => (typeof value === 'string' ? [{ label, value }] : flat(value.fields)));

/** A sender of its own where the row names none: it must not be mistaken for another account. */
const UNKNOWN_SENDER = `0x${'f'.repeat(38)}01`;

/** What is certain without a list is of a bundled standard, or native coins that the call itself sends. */
const isGuessed = ({ certainty, source, kind }: PayloadAction): boolean =>
  certainty === 'exact' && source === null && kind !== 'native_transfer';

/**
 * Reads real calls with the registry of this folder. Right where every account and amount that a device must show is
 * found, in the field of that label where there is one, else anywhere in the actions; and where nothing of the call is
 * guessed without the registry.
 */
export const describedCalls = async (registry: string): Promise<Judge> => {
  const descriptions = existsSync(registry) ? await descriptionsIn(registry) : null;
  return (given) => {
    const row = given as CallRow;
    const { chain, id } = row;
    if (descriptions === null) return exception('the registry does not stand beside the file');
    if (chain === null) return exception('on a chain that the service does not know');
    const read = readTransaction({ raw: row.raw });
    if (!read.ok || read.value.to === null) return wrong(id, read.ok ? 'creates a contract' : read.problem);
    const sender = (row.from ?? read.value.signer ?? UNKNOWN_SENDER).toLowerCase();
    const { to, value, data } = read.value;
    const actionsWith = (describe: PayloadContext['describe']): readonly PayloadAction[] =>
      unroll([{ call: { from: sender, to, self: to, value, data } }], { chain, sender, describe }).actions;
    if (actionsWith(() => null).some(isGuessed)) return wrong(id, 'is guessed without the registry');
    const actions = actionsWith((target, selector) => descriptions.get(`${chain} ${target} ${selector}`) ?? null);
    const missing = flat(row.fields).filter((field) => !isShown(field, actions, sender));
    return missing.length === 0
      ? RIGHT
      : wrong(id, missing.map(({ label, value: text }) => `${label} "${text}" is not found`).join('; '));
  };
};

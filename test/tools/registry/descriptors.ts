import type { Literal } from './literals.js';

/** Source: ERC-7730, the parts of a descriptor of calls that are read here. */
interface Descriptor {
  readonly context?: {
    readonly $id?: string;
    readonly contract?: { readonly deployments?: readonly { readonly chainId: number; readonly address: string }[] };
  };
  readonly metadata?: { readonly owner?: string; readonly contractName?: string };
}

/** What is no letter, digit or plain sign of a name: a label may hold anything. */
const plain = (text: string): string =>
  text
    .replace(/[^\w .()+-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Owner and contract, each word once; the file says what the descriptor leaves out. */
const nameOf = (file: string, { context, metadata }: Descriptor): string => {
  const own = metadata?.contractName ?? context?.$id ?? file.replace(/^.*\/calldata-|\.json$/g, '');
  const owner = metadata?.owner ?? file.split('/').at(-2) ?? '';
  return plain(own.toLowerCase().startsWith(owner.toLowerCase()) ? own : `${owner} ${own}`);
};

/** The deployments of a descriptor as literals under `chain/name`. */
export const deploymentsIn = (file: string, content: string): readonly Literal[] => {
  const descriptor = JSON.parse(content) as Descriptor;
  const name = nameOf(file, descriptor);
  return (descriptor.context?.contract?.deployments ?? []).map(({ chainId, address }) => ({
    path: [String(chainId), name],
    text: address,
  }));
};

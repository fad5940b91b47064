import type { Chain } from '../../../../domain/chains/index.js';
import type { PayloadContext } from '../../../../domain/payload/context.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { payloadOfRequest } from '../../../../src/application/check/parse-submission.js';
import type { Random } from '../../faults/support/random.js';
import { SORTS } from '../declarations/index.js';
import { allPhishes } from '../phishing/run.js';
import { worldOf } from '../world.js';
import { delegatingTransactions } from './delegations.js';

/** A payload with what it is read for. */
export interface Sample {
  /** Under what it is counted: its kind, and transactions of type 4 apart. */
  readonly group: string;
  readonly request: PayloadRequest;
  readonly chain: Chain;
  readonly sender: string;
  /** What a list says of it; nothing where it is not there. */
  readonly describe?: PayloadContext['describe'];
}

const sampleOf = (
  members: PayloadMembers | null,
  chain: Chain,
  sender: string,
  group: string | null = null,
): readonly Sample[] => {
  const request = members === null ? null : payloadOfRequest(members);
  if (request === null) return [];
  const key = chain === 'solana' ? sender : sender.toLowerCase();
  return [{ group: group ?? request.kind, request, chain, sender: key }];
};

/** Ordinary payloads of every sort on every chain. */
export const ordinarySamples = (random: Random, seed: number, perChain: number): readonly Sample[] => {
  const world = worldOf(random, seed);
  return SORTS.flatMap((sort, place) =>
    sort.chains.flatMap((chain) =>
      Array.from({ length: perChain }, (_, index) => {
        const { request } = sort.make(world, chain, 100 * place + index);
        return sampleOf(request, chain, request.from_address);
      }).flat(),
    ),
  );
};

/** Payloads of phishing, and their twins. */
export const phishingSamples = (): readonly Sample[] =>
  allPhishes().flatMap(({ phish: { chain, attack, twin }, from }) => [
    ...sampleOf(attack, chain, from),
    ...sampleOf(twin, chain, from),
  ]);

/** Transactions that delegate accounts: by members, unsigned and signed. */
export const delegatingSamples = (random: Random, seed: number, perForm: number): readonly Sample[] =>
  delegatingTransactions(random, seed, perForm).flatMap(({ chain, sender, members }) =>
    sampleOf(members, chain, sender, 'type 4 transaction'),
  );

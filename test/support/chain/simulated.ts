import { evmRpc } from '../../../adapters/simulation/evm-rpc/index.js';
import type { ExecutedEffect, Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import { readPayload } from '../../../domain/payload/read-payload.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import { intentWith } from '../builders.js';
import { dependenciesWith, neverAborted } from '../provider-dependencies.js';
import type { Account } from './accounts.js';
import { signed, type Unsigned } from './transactions.js';
import type { Change, Place, Truth } from './truth.js';

/** The simulation of the service on nodes of a test. */
export const simulationOn = (...urls: readonly string[]): Simulation =>
  evmRpc.create({ endpoints: { ethereum: urls }, allowPrivateNetwork: true }, dependenciesWith());

/** The bytes that an account signs, to be checked as such. */
export const proposalOfBytes = (from: Account, transaction: Unsigned): Proposal => {
  const given = { kind: 'evm_transaction', content: { raw: signed(from, transaction) } } as const;
  const { payload } = readPayload(given, { chain: 'ethereum', sender: from.address, describe: () => null });
  return {
    intent: intentWith({ from: from.address }),
    payload: { ...payload, given, askedBy: null, descriptionFailure: null, simulation: 'auto' },
  };
};

/** What nodes do with the bytes. Rejects where nothing was executed. */
export const executionOf = async (simulation: Simulation, proposal: Proposal): Promise<Execution> => {
  const { execution } = await simulation.simulate(proposal, neverAborted());
  if (execution === null) throw new Error('Nothing was executed');
  return execution;
};

const UNLIMITED = 2n ** 160n - 1n;
const amountOf = (text: string): bigint => (text === 'unlimited' ? UNLIMITED : BigInt(text));
const keyValue = (key: string | null): bigint => BigInt(key ?? 0);

/** The place that an effect is about, with its values as the truth has them. */
const placeOf = (effect: ExecutedEffect): readonly [Place, Change] => {
  if (effect.kind === 'control') {
    const what = effect.what === 'authority' ? 'admin' : effect.what;
    return [`control ${effect.target} ${what}`, { before: keyValue(effect.before), after: keyValue(effect.after) }];
  }
  const { address, tokenId } = effect.asset;
  switch (effect.kind) {
    case 'balance':
      return [
        `balance ${effect.account} ${address ?? 'native'} ${tokenId ?? '-'}`,
        { before: BigInt(effect.before), after: BigInt(effect.after) },
      ];
    case 'operator':
      return [
        `operator ${effect.owner} ${effect.operator} ${String(address)}`,
        { before: BigInt(effect.before), after: BigInt(effect.after) },
      ];
    case 'allowance': {
      const values = { before: amountOf(effect.before), after: amountOf(effect.after) };
      if (tokenId === null) return [`right ${effect.owner} ${effect.spender} ${String(address)}`, values];
      const spender = keyValue(effect.spender);
      return [
        `approved ${String(address)} ${tokenId}`,
        { before: values.before * spender, after: values.after * spender },
      ];
    }
  }
};

const capped = (value: bigint): bigint => (value > UNLIMITED ? UNLIMITED : value);

/** An allowance of a token and one of a hub for that token are one kind of effect. */
const asEffect = ([place, { before, after }]: readonly [Place, Change]): readonly [Place, Change] => {
  const right = place.replace(/^(?:allowance|hub) /, 'right ');
  return right === place ? [place, { before, after }] : [right, { before: capped(before), after: capped(after) }];
};

/** What a simulation must show: all of the sender's, what others gain, who may take an NFT, and who controls what. */
const mustShow = (place: Place, { before, after }: Change, sender: string): boolean => {
  const [kind, account] = place.split(' ');
  if (kind === 'balance') return account === sender || after > before;
  return kind === 'control' || (kind === 'approved' ? after !== 0n : account === sender);
};

/** Lines of what was mined and of what was predicted, of the places that the truth knows. They should be equal. */
export const compared = (
  { changes, before }: Truth,
  { effects }: Execution,
  sender: string,
): { readonly mined: readonly string[]; readonly predicted: readonly string[] } => {
  const places = [...before.keys(), ...changes.keys()];
  const known = new Set(places.map((place) => asEffect([place, { before: 0n, after: 0n }])[0]));
  const linesOf = (shown: readonly (readonly [Place, Change])[]): readonly string[] =>
    shown
      .filter(([place, change]) => known.has(place) && mustShow(place, change, sender))
      .map(([place, change]) => `${place}: ${change.before} → ${change.after}`)
      .sort();
  return { mined: linesOf([...changes].map(asEffect)), predicted: linesOf(effects.map(placeOf)) };
};

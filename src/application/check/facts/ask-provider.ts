import type { Fact } from '../../../../domain/facts/facts.js';
import { FACT_KINDS } from '../../../../domain/facts/kinds.js';
import { liesAhead } from '../../../../domain/shared/iso-time.js';
import { type Soon, whenAllThere, whenThere } from '../../../../domain/shared/soon.js';
import type { ProviderPort } from '../../../../ports/sources/provider.js';
import type { Deadline } from '../../shared/deadline.js';
import { askSource, factOf, type SourceAnswer, type SourceIdentity } from '../ask-source.js';
import type { WiredProvider } from '../sources.js';
import type { Question } from './question.js';

/** Longest time that all look-ups of a check may take together, milliseconds. */
export const GATHER_DEADLINE_MS = 2_000;

/** How coverage names a wired provider. */
export const sourceIdentityOf = <Port extends ProviderPort>(
  port: Port,
  { manifest: { id, kind, mandatory } }: WiredProvider<Port>,
): SourceIdentity => ({ provider: id, capability: FACT_KINDS[port].capability, kind, mandatory });

/** Asks one provider, or says that it does not cover the chain. Never rejects. */
export const askProvider = <Port extends ProviderPort, Value>(
  port: Port,
  provider: WiredProvider<Port>,
  question: Question,
  call: (signal: AbortSignal) => Soon<SourceAnswer<Value>>,
): Soon<Fact<Value>> => {
  const { chain } = question.intent;
  const identity = sourceIdentityOf(port, provider);
  if (!supports(provider, chain))
    return factOf<Value>(identity, null, { status: 'not_supported', note: `does not cover ${chain}` });
  return askSource(identity, deadlineOf(provider, question), question, (signal) => {
    const answer = call(signal);
    return provider.manifest.kind === 'external' ? whenThere(answer, (came) => dated(came, question.nowMs)) : answer;
  });
};

/** An external provider may have less time than the check. */
const deadlineOf = (
  { manifest: { kind, deadlineMs } }: WiredProvider<ProviderPort>,
  { deadline }: Question,
): Deadline => (kind === 'external' && deadlineMs < GATHER_DEADLINE_MS ? deadline.beside(deadlineMs) : deadline);

/** Data of a day that has not come would never grow old: it is as good as old. */
const dated = <Value>(answer: SourceAnswer<Value>, nowMs: number): SourceAnswer<Value> =>
  answer.asOf !== null && liesAhead(answer.asOf, nowMs) ? { ...answer, isStale: true } : answer;

/** A provider that fails to say so is asked: coverage shows how it answered. */
const supports = ({ instance }: WiredProvider<ProviderPort>, chain: Question['intent']['chain']): boolean => {
  try {
    return instance.supports(chain);
  } catch {
    return true;
  }
};

/** Asks every provider of a port that this check may be shown, side by side. */
export const askEachProvider = <Port extends ProviderPort, Value>(
  providers: readonly WiredProvider<Port>[],
  { showsDemonstrations }: Question,
  ask: (provider: WiredProvider<Port>) => Soon<Fact<Value>>,
): Soon<readonly Fact<Value>[]> =>
  whenAllThere(providers.filter(({ manifest }) => manifest.sandboxOnly !== true || showsDemonstrations).map(ask));

import { expect } from 'chai';
import { decide, type Decision } from '../../domain/decision/decide.js';
import type { HistoryFacts } from '../../domain/facts/history/history-facts.js';
import { everyFact } from '../../domain/facts/facts.js';
import type { TransactionIntent } from '../../domain/intent/intent.js';
import type { Proposal } from '../../domain/payload/payload.js';
import type { Action } from '../../domain/verdict/action.js';
import type { ProviderPort, ProviderPorts } from '../../ports/sources/provider.js';
import type { WiredProvider, WiredSources } from '../../src/application/check/sources.js';
import { builtInPolicy, NOW_MS } from '../support/builders.js';
import { KNOWN_RECIPIENT } from '../support/facts.js';
import { recordingLogger } from '../support/silent-logger.js';
import type { ManifestOf } from './manifest.js';
import { gathering, localSources } from '../support/gathering.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;

/** The local sources that every service has. */
const LOCAL = localSources();

/** The adapter beside the local sources, or in the place of the one of its id. */
const sourcesWith = <Port extends ProviderPort>(
  manifest: ManifestOf<Port>,
  instance: ProviderPorts[Port],
): WiredSources => {
  const beside: WiredProvider<Port> | readonly WiredProvider<Port>[] = LOCAL[manifest.port];
  const wired = { manifest, instance };
  return {
    ...LOCAL,
    [manifest.port]:
      'instance' in beside ? wired : [...beside.filter((other) => other.manifest.id !== manifest.id), wired],
  };
};

/** A decision and, for the message of a test that fails, what the adapter said for it and what was found. */
export interface Judged extends Decision {
  readonly because: string;
}

/** The action is the expected one; if not, the message says what the adapter answered and what was found. */
export const expectAction = ({ recommendedAction, because }: Judged, expected: Action): void => {
  expect(recommendedAction, because).to.equal(expected);
};

/**
 * The verdict on an intent where the adapter is wired beside the local sources of every service: the real gathering,
 * the real rules, the default policy of the intent's direction, and a recipient that the sender has paid often
 * unless `history` says otherwise.
 * `yearsLater` judges the same answers when they have grown old; `payload` are the bytes of it.
 */
export const judged = async <Port extends ProviderPort>(
  manifest: ManifestOf<Port>,
  instance: ProviderPorts[Port],
  intent: TransactionIntent,
  yearsLater = 0,
  payload: Proposal['payload'] = null,
  history: HistoryFacts = KNOWN_RECIPIENT,
): Promise<Judged> => {
  const policy = builtInPolicy(`${intent.direction}_default`);
  const logger = recordingLogger();
  const gather = gathering(sourcesWith(manifest, instance), { history: { lookUp: async () => history }, logger });
  const { facts, intent: settled } = await gather({
    proposal: { intent, payload },
    policy,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  const decision = decide({ intent: settled, payload }, facts, policy, NOW_MS + yearsLater * 365 * 86_400_000);
  const said = everyFact(facts).filter(({ coverage }) => coverage.provider === manifest.id);
  const because = [
    ...said.map(({ coverage, value }) => `${manifest.id} ${coverage.status}: ${JSON.stringify(value)}`),
    ...logger.lines.map(({ message, fields }) => `${message}: ${String(fields['error'])}`),
    ...decision.findings.map(({ code, message, measures }) => `${code}: ${message} ${JSON.stringify(measures)}`),
  ].join('\n');
  return { ...decision, because };
};

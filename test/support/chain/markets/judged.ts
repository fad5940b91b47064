import { createIds } from '../../../../adapters/platform/ids.js';
import { decide, type Decision } from '../../../../domain/decision/decide.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import type { Submission } from '../../../../src/application/check/check-request.js';
import { createGatherFacts } from '../../../../src/application/check/gather-facts.js';
import { wireProviders } from '../../../../src/application/check/wire-providers.js';
import { ALL_PROVIDERS } from '../../../../src/providers.js';
import { NOW_MS, OUTGOING_DEFAULT } from '../../builders.js';
import { KNOWN_RECIPIENT } from '../../facts.js';
import { SCOPE } from '../../judging.js';
import { NOT_KEPT } from '../../not-kept.js';
import { readProposal } from '../../payload-judging.js';
import { dependenciesWith } from '../../provider-dependencies.js';
import { silentLogger } from '../../silent-logger.js';

export type JudgeByNode = (submission: Submission) => Promise<Decision>;

/** The verdict of the service with its own sources, and a node that executes. */
export const judgingBy = (simulation: Simulation): JudgeByNode => {
  const local = wireProviders(
    ALL_PROVIDERS.filter(({ kind }) => kind === 'local'),
    {},
    dependenciesWith(),
  );
  const manifest = { id: 'evm-rpc', name: 'Node', kind: 'external', mandatory: false, deadlineMs: 1_900 } as const;
  const gather = createGatherFacts({
    sources: { ...local, simulation: [...local.simulation, { manifest, instance: simulation }] },
    history: { lookUp: async () => KNOWN_RECIPIENT },
    witnesses: NOT_KEPT,
    ids: createIds(),
    logger: silentLogger,
  });
  return async (submission) => {
    const proposal = await readProposal(submission);
    const { intent, facts } = await gather({
      proposal,
      policy: OUTGOING_DEFAULT,
      scope: SCOPE,
      nowMs: NOW_MS,
      requestId: 'req_chain',
    });
    return decide({ ...proposal, intent }, facts, OUTGOING_DEFAULT, NOW_MS);
  };
};

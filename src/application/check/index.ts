import type { Clock } from '../../../ports/platform/platform.js';
import type { PolicyStore } from '../../../ports/stores/policies.js';
import { createPolicyCatalogue } from '../policies/policy-catalogue.js';
import { type BatchDependencies, type CheckBatch, createCheckBatch } from './batch/check-batch.js';
import { type CheckTransaction, createCheckTransaction } from './check-transaction.js';
import { createDescribeCalls, type DescribeCallsDependencies } from './describe-calls.js';
import { createGatherFacts, type GatherDependencies } from './gather-facts.js';
import { createIdempotentCheck, type IdempotentCheck } from './idempotent-check.js';
import { createReadCheck, type ReadCheck, type ReadCheckDependencies } from './read-check.js';
import { createReadProposal } from './read-proposal.js';

export type CheckingPorts = Required<Omit<GatherDependencies, 'acceptedPrices'>> &
  DescribeCallsDependencies &
  ReadCheckDependencies &
  Pick<BatchDependencies, 'checks' | 'history' | 'takeQuota' | 'answerIdempotentCall'> & {
    readonly policies: PolicyStore;
    readonly clock: Clock;
  };

/** The use cases of checks, which share what they keep in memory. */
export interface Checking {
  readonly checkTransaction: CheckTransaction;
  /** The same for a call with an Idempotency-Key. */
  readonly checkIdempotently: IdempotentCheck;
  readonly checkBatch: CheckBatch;
  readonly readCheck: ReadCheck;
}

export const createChecking = (ports: CheckingPorts): Checking => {
  const { checks, policies, history, takeQuota, answerIdempotentCall, clock, ids, logger } = ports;
  const { sources, witnesses, watch, ownKnowledge, requiredLists } = ports;
  const describeCalls = createDescribeCalls(ports);
  const checking: BatchDependencies = {
    policies: createPolicyCatalogue(policies),
    readProposal: createReadProposal({ sources, describeCalls, logger }),
    gather: createGatherFacts({ sources, history, witnesses, ids, logger, watch, ownKnowledge, requiredLists }),
    checks,
    history,
    takeQuota,
    answerIdempotentCall,
    clock,
    logger,
  };
  return {
    checkTransaction: createCheckTransaction(checking),
    checkIdempotently: createIdempotentCheck(checking),
    checkBatch: createCheckBatch(checking),
    readCheck: createReadCheck(ports),
  };
};

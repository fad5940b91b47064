import type { FindingCode } from '../../../domain/findings/index.js';
import { DECLARED_TRIGGERS } from './declared-triggers.js';
import { EXECUTION_TRIGGERS, PAYLOAD_TRIGGERS } from './payload-triggers.js';
import type { FindingTrigger } from './trigger.js';

/**
 * For each finding code the one request by which a sandbox key makes the service give it, among others. A code without
 * a request does not compile. No request names a real party; where evidence must be made up it is demonstration
 * evidence, which no production key gets.
 */
export const FINDING_TRIGGERS: Readonly<Record<FindingCode, FindingTrigger>> = {
  ...DECLARED_TRIGGERS,
  ...PAYLOAD_TRIGGERS,
  ...EXECUTION_TRIGGERS,
};

import { createSignatureVerifier } from '../../../adapters/signing/verifier.js';
import { type ReplayResult, replayCheck } from '../../application/check/replay-check.js';
import { replaySimulation } from '../../application/check/replay-simulation.js';
import { sealOfCheck } from '../../application/reports/seal-of-check.js';
import { withDatabase } from '../command-context.js';
import { print } from '../output.js';
import { trustIn } from '../../../domain/report/verify/key-trust.js';
import { isEveryOneEqual, reExecute, simulationsAsJson, simulationsAsText } from './replayed-simulation.js';

interface Options {
  readonly simulate?: boolean;
  readonly trustRoot?: string;
  readonly json?: boolean;
}

type Replayed = Extract<ReplayResult, { readonly outcome: 'same' | 'different' }>;

export const replay = (requestId: string, { simulate = false, trustRoot, json }: Options): Promise<void> =>
  withDatabase(async ({ checks, policies, seals, publicKeys, witnesses }) => {
    const verifier = createSignatureVerifier();
    const { keys } = await trustIn(await publicKeys.list(), verifier, trustRoot);
    const sealOf = (check: Parameters<typeof sealOfCheck>[1]) => sealOfCheck({ seals, keys, verifier }, check);
    const result = await replayCheck({ checks, policies, sealOf }, requestId);
    if (result.outcome === 'not_found') throw new Error(`There is no check ${requestId}`);
    if (result.outcome === 'policy_missing')
      throw new Error(`The policy that judged this check is not in this database (SHA-256 ${result.policySha256}).`);
    if (result.outcome === 'seal_broken')
      print(json, { outcome: result.outcome, why: result.why }, () => `REFUSED: ${result.why}.`);
    else {
      const replays = simulate ? await replaySimulation({ checks, witnesses, reExecute }, requestId) : null;
      print(json, { ...asJson(result), ...simulationsAsJson(replays) }, () =>
        [asText(result), ...simulationsAsText(replays)].join('\n'),
      );
      if (replays !== null && !isEveryOneEqual(replays)) process.exitCode = 1;
    }
    if (result.outcome !== 'same') process.exitCode = 1;
  });

const asJson = (result: Replayed) => ({
  outcome: result.outcome,
  recorded_engine: result.recordedEngine,
  replayed_engine: result.replayedEngine,
  policy_id: result.policyId,
  policy_version: result.policyVersion,
  seal: result.seal,
  bytes: result.bytes,
  difference: result.difference,
});

const asText = (result: Replayed): string => {
  const { outcome, recordedEngine, replayedEngine, policyId, policyVersion, seal, bytes, difference } = result;
  const sealed = seal === null ? 'not sealed yet' : `in seal ${seal}`;
  return outcome === 'same'
    ? `The same decision, byte for byte (${bytes} bytes, ${sealed}; ` +
        `engine ${recordedEngine}, policy ${policyId} version ${policyVersion}).`
    : `DIFFERENT at ${difference?.path ?? '/'}: recorded ${difference?.recorded ?? 'nothing'}, ` +
        `now ${difference?.replayed ?? 'nothing'} (engine ${recordedEngine} then, ${replayedEngine} now).`;
};

import type { Command } from 'commander';
import { replayCheck } from '../../application/check/replay-check.js';
import { withDatabase } from '../command-context.js';
import { print } from '../output.js';

/** `signgate checks replay`. */
export const addCheckCommands = (program: Command): void => {
  const checks = program.command('checks').description('recorded checks');
  checks
    .command('replay <request_id>')
    .description('decide a recorded check again from its record alone and compare byte by byte')
    .option('--json', 'print one JSON line')
    .action(replay);
};

const replay = (requestId: string, { json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ checks, policies }) => {
    const result = await replayCheck({ checks, policies }, requestId);
    if (result.outcome === 'not_found') throw new Error(`There is no check ${requestId}`);
    if (result.outcome === 'policy_missing')
      throw new Error(`The policy that decided (${result.policySha256}) is not in this database`);
    const { outcome, recordedEngine, replayedEngine, policyId, policyVersion, bytes, difference } = result;
    print(
      json,
      {
        outcome,
        recorded_engine: recordedEngine,
        replayed_engine: replayedEngine,
        policy_id: policyId,
        policy_version: policyVersion,
        bytes,
        difference,
      },
      () =>
        outcome === 'same'
          ? `The same decision, byte for byte (${bytes} bytes; ` +
            `engine ${recordedEngine}, policy ${policyId} version ${policyVersion}).`
          : `DIFFERENT at ${difference?.path ?? '/'}: recorded ${difference?.recorded ?? 'nothing'}, ` +
            `now ${difference?.replayed ?? 'nothing'} (engine ${recordedEngine} then, ${replayedEngine} now).`,
    );
    if (outcome !== 'same') process.exitCode = 1;
  });

import { expect } from 'chai';
import { createJsonRpc } from '../../../../adapters/shared/json-rpc.js';
import { readProceeds } from '../../../../adapters/simulation/solana-rpc/proceeds.js';
import { trySolanaMessage } from '../../../support/solana-machine/trial.js';
import { useSolanaMachine } from '../../../support/solana-machine/use-machine.js';
import { FEE_BASIS_POINTS, NOBODY, TOKENS } from '../../../support/solana-machine/world.js';

describe('what can be done with tokens of Solana that are bought', () => {
  const solana = useSolanaMachine();

  const proceedsOf = async (...mints: readonly string[]) => {
    const rpc = createJsonRpc({ url: solana.machine.url, allowPrivateNetwork: true });
    try {
      const gained = mints.map((mint) => ({ mint, units: 1_000_000n }));
      return await readProceeds(rpc, gained, 0, AbortSignal.timeout(30_000));
    } finally {
      await rpc.close();
    }
  };

  it('is REVIEW where the token keeps more than a tenth of each transfer, and is not told of others', async () => {
    for (const [kind, isTold] of [
      ['a purchase of what keeps much', true],
      ['a purchase', false],
    ] as const) {
      const { action, codes } = await trySolanaMessage(solana.machine, solana.simulation, kind, 7);
      expect(codes.includes('token_takes_fees'), kind).to.equal(isTold);
      expect(action, kind).to.equal(isTold ? 'REVIEW' : 'ALLOW');
    }
  });

  it('is what the mints say: a fee as it is and as it comes, and whether it can be moved at all', async () => {
    const { usdc, modern, costly, fixed, seized } = TOKENS;
    const found = await proceedsOf(...[usdc, modern, costly, fixed, seized].map(({ mint }) => mint));
    expect(found?.tokens.map(({ canMove, feeBps }) => [canMove, feeBps])).to.deep.equal([
      [true, 0],
      [true, 0],
      [true, FEE_BASIS_POINTS],
      [false, 0],
      [true, 0],
    ]);
  });

  it('is asked for where something is gained alone, and is a failure where there is no such mint', async () => {
    expect(await proceedsOf()).to.equal(undefined);
    const failure = await proceedsOf(NOBODY).catch(String);
    expect(failure).to.include('a mint');
  });
});

import { base64 } from '@scure/base';
import { type Address, createNoopSigner, type Instruction } from '@solana/kit';
import * as tokens from '@solana-program/token';
import { expect } from 'chai';
import { takingsOf } from '../../../../domain/facts/simulation/at-risk.js';
import type { AtRisk } from '../../../../domain/facts/simulation/execution.js';
import { readProposal } from '../../../support/payload-judging.js';
import { compiled } from '../../../support/solana-machine/trial.js';
import { useSolanaMachine } from '../../../support/solana-machine/use-machine.js';
import { FRIEND, heldBy, HELD, NOBODY, SENDER, THIEF, TOKENS, WORLD } from '../../../support/solana-machine/world.js';

const { usdc, modern } = TOKENS;
const mine = heldBy(SENDER, usdc);
const me = createNoopSigner(SENDER);
const ALL = 2n ** 64n - 1n;

const allowing = (amount: bigint, source = mine): Instruction =>
  tokens.getApproveInstruction({ source, delegate: THIEF, owner: me, amount });

describe('what a message of Solana lets others take, on Solana’s own runtime', () => {
  const solana = useSolanaMachine();
  beforeEach(() => solana.machine.reset(WORLD));

  const wireOf = (...calls: readonly Instruction[]): Uint8Array => compiled({ calls }, solana.machine.blockhash());

  const riskOf = async (...calls: readonly Instruction[]): Promise<AtRisk | null> => {
    const request = { from_address: SENDER, chain: 'solana' as const, solana_message: base64.encode(wireOf(...calls)) };
    const takings = takingsOf(await readProposal({ route: 'payload', request }));
    if (takings.length === 0) return null;
    return (await solana.simulation.atRisk?.('solana', takings, AbortSignal.timeout(30_000))) ?? null;
  };

  /** Whether the delegate can take so much. */
  const takes = (amount: bigint, source = mine): boolean =>
    solana.machine.send(
      wireOf(
        tokens.getTransferInstruction({
          ...{ source, destination: heldBy(THIEF, usdc), authority: createNoopSigner(THIEF), amount },
        }),
      ),
    );

  it('is what the delegate then takes, and no more: an amount, and more than is there', async () => {
    for (const allowed of [123_456n, HELD - 1n, HELD, ALL]) {
      solana.machine.reset(WORLD);
      const risk = await riskOf(allowing(allowed));
      expect(risk?.assets.map(({ owner, takers, asset }) => [owner, takers, asset.address])).to.deep.equal([
        [SENDER, [THIEF], usdc.mint],
      ]);
      expect(risk?.isWhole).to.equal(true);
      const amount = BigInt(risk?.assets[0]?.amount ?? -1);
      expect(amount).to.equal(allowed > HELD ? HELD : allowed);
      expect(solana.machine.send(wireOf(allowing(allowed))), String(allowed)).to.equal(true);
      expect(takes(amount + 1n), 'one more').to.equal(false);
      expect(takes(amount), 'all of it').to.equal(true);
    }
  });

  it('is told of each account, also where the bytes do not name its token', async () => {
    const source = heldBy(SENDER, modern);
    const other = tokens.getApproveInstruction(
      { source, delegate: FRIEND, owner: me, amount: 5n },
      { programAddress: modern.program as Address },
    ) as Instruction;
    const risk = await riskOf(allowing(7n), other);
    expect(risk?.assets.map(({ asset, amount }) => [asset.address, amount])).to.deep.equal([
      [usdc.mint, '7'],
      [modern.mint, '5'],
    ]);
  });

  it('is not whole where the account is not there, or is another’s', async () => {
    for (const source of [heldBy(NOBODY, usdc), heldBy(FRIEND, usdc)]) {
      const risk = await riskOf(allowing(7n, source));
      expect([risk?.assets, risk?.isWhole]).to.deep.equal([[], false]);
    }
  });

  it('is nothing where a payment or a revocation lets nobody take anything', async () => {
    const paying = tokens.getTransferInstruction({
      ...{ source: mine, destination: heldBy(FRIEND, usdc), authority: me, amount: 5n },
    });
    expect(await riskOf(paying)).to.equal(null);
    expect(await riskOf(tokens.getRevokeInstruction({ source: mine, owner: me }))).to.equal(null);
  });
});

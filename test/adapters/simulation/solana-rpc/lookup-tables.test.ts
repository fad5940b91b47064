import { expect } from 'chai';
import { LOOKUP_TABLE_PROGRAM } from '../../../../domain/payload/solana/program-addresses.js';
import { FRIEND, payment, paying, proposalOfCalls } from '../../../conformance/simulation/solana-rpc.fixture.js';
import { withoutNetwork } from '../../../conformance/vendor.js';
import { tokenAccount } from '../../../support/fake-solana-node.js';
import { account, bytes, key, PAYER, u32 } from '../../../support/solana-messages.js';
import { inShort, executionBy, playNode, simulationOf, THIEF, verdictBy } from './nodes.js';

const TABLE = account(41);
const OTHER = account(42);
const table = {
  lamports: 10_000_000,
  program: LOOKUP_TABLE_PROGRAM,
  data: bytes(u32(1), new Uint8Array(52), key(THIEF), key(OTHER)),
};
const lookups = [{ table: TABLE, writableIndexes: [1], readonlyIndexes: [] }];
const PAYMENT = proposalOfCalls(FRIEND, [payment(FRIEND)], { version: 0, lookups });

describe('a lookup table', () => {
  withoutNetwork();

  it('is no finding where a node read it and executed the whole', async () => {
    playNode(1, () => paying(FRIEND), { state: new Map([[TABLE, table]]) });
    expect(await verdictBy(1, PAYMENT)).to.deep.equal(['ALLOW']);
  });

  it('is reviewed where the node did not find it', async () => {
    playNode(1, () => paying(FRIEND));
    expect(await verdictBy(1, PAYMENT)).to.include.members(['REVIEW', 'lookup_table_unresolved']);
  });

  it('hides nothing: what becomes of its accounts is judged', async () => {
    const own = tokenAccount({ mint: account(32), owner: PAYER, amount: 0n });
    const stolen = tokenAccount({ mint: account(32), owner: THIEF, amount: 0n });
    const run = () => [...(paying(FRIEND) as readonly []), [OTHER, stolen] as const] as never;
    const state = new Map([
      [TABLE, table],
      [OTHER, own],
    ]);
    playNode(1, run, { state });
    expect(inShort((await executionBy(simulationOf(1), PAYMENT))?.effects)).to.include(
      `owner of ${OTHER} ${PAYER} → ${THIEF}`,
    );
    playNode(1, run, { state });
    const verdict = await verdictBy(1, PAYMENT);
    expect(verdict).to.include.members(['BLOCK', 'control_changes']).and.not.include('lookup_table_unresolved');
  });
});

describe('a message of version 1', () => {
  withoutNetwork();

  it('is executed like any other, its signatures behind it', async () => {
    playNode(1);
    const proposal = proposalOfCalls(FRIEND, [payment(FRIEND)], { version: 1, config: { computeUnits: 30_000 } });
    expect(await verdictBy(1, proposal)).to.deep.equal(['ALLOW']);
  });
});

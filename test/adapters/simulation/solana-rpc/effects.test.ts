import { expect } from 'chai';
import {
  LOOKUP_TABLE_PROGRAM,
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  WRAPPED_SOL,
} from '../../../../domain/payload/solana/program-addresses.js';
import {
  FRIEND,
  HELD,
  holdingOf,
  payment,
  paying,
  proposalOfCalls,
  USDC_MINT,
} from '../../../conformance/simulation/solana-rpc.fixture.js';
import { withoutNetwork } from '../../../conformance/vendor.js';
import {
  type FakeAccount,
  type FakeRun,
  type FakeState,
  mint,
  RENT,
  tokenAccount,
  wallet,
} from '../../../support/fake-solana-node.js';
import { account, bytes, type Call, key, PAYER, u32, u64 } from '../../../support/solana-messages.js';
import { darkCall, executionBy, inShort, playNode, simulationOf, THIEF, verdictBy } from './nodes.js';

const OWN = holdingOf(PAYER);
const OTHER = account(31);
const usdc = (changes: object = {}): FakeAccount =>
  tokenAccount({ mint: USDC_MINT, owner: PAYER, amount: HELD, ...changes });

const stake = (staker: string, withdrawer: string, lamports: number): FakeAccount => ({
  lamports,
  program: STAKE_PROGRAM,
  data: bytes(u32(1), u64(2_282_880), key(staker), key(withdrawer), new Uint8Array(48 + 76)),
});
const nonce = (authority: string): FakeAccount => ({
  lamports: 1_447_680,
  program: SYSTEM_PROGRAM,
  data: bytes(u32(1), u32(1), key(authority), key(account(5)), u64(5_000)),
});
const data2022 = (amount: bigint, tlv: Uint8Array): FakeAccount =>
  usdc({ amount, program: TOKEN_2022_PROGRAM, extensions: tlv });
const extension = (type: number, value: readonly number[]): Uint8Array =>
  bytes(type, 0, value.length, 0, Uint8Array.from(value));

/** A call of an unknown program beside the payment: what it does is in no bytes. */
interface Case {
  readonly state?: FakeState;
  /** Beside the payment. */
  readonly changes: readonly (readonly [string, FakeAccount | null])[];
  readonly calls?: readonly Call[];
}

const accountsOf = ({ changes, state }: Case): readonly string[] => [
  ...new Set([...changes.map(([address]) => address), ...(state?.keys() ?? [])]),
];

const proposalIn = (one: Case) =>
  proposalOfCalls(FRIEND, [payment(FRIEND), ...(one.calls ?? [darkCall(...accountsOf(one))])]);

const play = (one: Case): void => {
  const run: FakeRun = () => [
    ...(paying(FRIEND) as readonly (readonly [string, FakeAccount | null])[]),
    ...one.changes,
  ];
  playNode(1, run, one.state === undefined ? {} : { state: one.state });
};

const PAID = [`${PAYER} ${USDC_MINT} -12500000`, `${FRIEND} ${USDC_MINT} 12500000`];

describe('what a Solana node shows of a message', () => {
  withoutNetwork();

  /** What is shown beside the payment. */
  const shown = async (one: Case): Promise<readonly string[]> => {
    play(one);
    const execution = await executionBy(simulationOf(1), proposalIn(one));
    expect(execution).to.deep.include({ status: 'ok', level: 3, isComplete: true });
    return inShort(execution?.effects).filter((text) => !PAID.includes(text));
  };

  it('is a payment and nothing else where it pays, without the fee', async () => {
    playNode(1);
    const execution = await executionBy(simulationOf(1));
    expect(inShort(execution?.effects)).to.have.members(PAID);
    expect(execution).to.deep.include({ isComplete: true, isStable: true, variants: 1, lacksFunds: false });
    expect(execution?.block?.number).to.equal(350_000_000);
    expect(execution?.endpoints).to.deep.equal([{ id: 'solana-1', agreed: true }]);
  });

  const empty = new Map([[OTHER, tokenAccount({ mint: account(32), owner: PAYER, amount: 0n })]]);
  const grants: Readonly<Record<string, Case & { readonly shows: string; readonly code: string }>> = {
    'the owner of a token account, though no balance shows it': {
      state: empty,
      changes: [[OTHER, tokenAccount({ mint: account(32), owner: THIEF, amount: 0n })]],
      shows: `owner of ${OTHER} ${PAYER} → ${THIEF}`,
      code: 'control_changes',
    },
    'who may close a token account': {
      state: empty,
      changes: [[OTHER, tokenAccount({ mint: account(32), owner: PAYER, amount: 0n, closer: THIEF })]],
      shows: `close_authority of ${OTHER} null → ${THIEF}`,
      code: 'control_changes',
    },
    'who may take tokens': {
      changes: [[OWN, usdc({ amount: HELD - 12_500_000n, delegate: THIEF, delegated: (1n << 64n) - 1n })]],
      shows: `${THIEF} may take 0 → unlimited`,
      code: 'undeclared_permission',
    },
    'the program of the wallet': {
      changes: [[PAYER, { ...wallet(), program: THIEF }]],
      shows: `owner of ${PAYER} ${SYSTEM_PROGRAM} → ${THIEF}`,
      code: 'control_changes',
    },
    'who may withdraw a stake': {
      state: new Map([[OTHER, stake(PAYER, PAYER, 9_000_000_000)]]),
      changes: [[OTHER, stake(PAYER, THIEF, 9_000_000_000)]],
      shows: `authority of ${OTHER} ${PAYER} → ${THIEF}`,
      code: 'control_changes',
    },
    'the authority of a nonce': {
      state: new Map([[OTHER, nonce(PAYER)]]),
      changes: [[OTHER, nonce(THIEF)]],
      shows: `authority of ${OTHER} ${PAYER} → ${THIEF}`,
      code: 'control_changes',
    },
    'who may make tokens': {
      state: new Map([[OTHER, mint(6, PAYER)]]),
      changes: [[OTHER, mint(6, THIEF)]],
      shows: `authority of ${OTHER} ${PAYER} → ${THIEF}`,
      code: 'control_changes',
    },
    'lamports of a stake that go to another': {
      state: new Map([
        [OTHER, stake(PAYER, PAYER, 9_000_000_000)],
        [THIEF, wallet()],
      ]),
      changes: [
        [OTHER, stake(PAYER, PAYER, 3_000_000_000)],
        [THIEF, wallet(8_000_000_000)],
      ],
      shows: `${PAYER} lamports -6000000000`,
      code: 'undeclared_outflow',
    },
    'lamports of the wallet that go to another': {
      state: new Map([[THIEF, wallet()]]),
      changes: [
        [PAYER, wallet(1_000_000_000)],
        [THIEF, wallet(3_000_000_000)],
      ],
      shows: `${THIEF} lamports 1000000000`,
      code: 'undeclared_outflow',
    },
    'wrapped lamports that go to another': {
      state: new Map([
        [OTHER, tokenAccount({ mint: WRAPPED_SOL, owner: PAYER, amount: 5_000_000_000n, isNative: true })],
        [THIEF, wallet()],
      ]),
      changes: [
        [OTHER, null],
        [THIEF, wallet(7_000_000_000 + RENT)],
      ],
      shows: `${PAYER} ${WRAPPED_SOL} -5000000000`,
      code: 'undeclared_outflow',
    },
  };
  for (const [what, { shows, code, ...one }] of Object.entries(grants)) {
    it(`shows ${what}, and the check is BLOCK`, async () => {
      expect(await shown(one)).to.include(shows);
      const [action, ...codes] = await verdictBy(1, proposalIn(one));
      expect(action).to.equal('BLOCK');
      expect(codes).to.include(code);
    });
  }

  it('says nothing of rights that others hand on, and of accounts that stay as they are', async () => {
    const others = tokenAccount({ mint: account(32), owner: FRIEND, amount: 0n });
    const state = new Map([[OTHER, others]]);
    const changes = [[OTHER, tokenAccount({ mint: account(32), owner: THIEF, amount: 0n })]] as const;
    expect(await shown({ state, changes })).to.deep.equal([]);
  });

  it('shows neither rent that is put by in an account of the sender nor such that comes back as lost', async () => {
    const made = tokenAccount({ mint: account(32), owner: PAYER, amount: 0n });
    const changes: Case['changes'] = [
      [OTHER, null],
      [PAYER, wallet(2_000_000_000 + RENT)],
    ];
    const effects = await shown({ state: new Map([[OTHER, made]]), changes });
    expect(effects.filter((text) => text.includes('-'))).to.deep.equal([]);
  });

  it('shows rent that another takes as lost', async () => {
    const made = tokenAccount({ mint: account(32), owner: PAYER, amount: 0n });
    const state = new Map([
      [OTHER, made],
      [THIEF, wallet()],
    ]);
    const changes: Case['changes'] = [
      [OTHER, null],
      [THIEF, wallet(2_000_000_000 + RENT)],
    ];
    expect(await shown({ state, changes })).to.include(`${PAYER} lamports -${RENT}`);
  });

  it('shows a delegate that is taken away, and what one has used up', async () => {
    const state = new Map([[OTHER, usdc({ delegate: THIEF, delegated: 7n })]]);
    expect(await shown({ state, changes: [[OTHER, usdc()]] })).to.deep.equal([`${THIEF} may take 7 → 0`]);
  });

  it('is not whole where something of the sender changes for which there is no effect', async () => {
    const cases: readonly Case[] = [
      { state: new Map([[OTHER, usdc()]]), changes: [[OTHER, usdc({ state: 2 })]] },
      {
        state: new Map([[OTHER, data2022(1n, extension(5, [1]))]]),
        changes: [[OTHER, data2022(1n, extension(5, [2]))]],
      },
    ];
    for (const one of cases) {
      play(one);
      const execution = await executionBy(simulationOf(1), proposalIn(one));
      expect(execution).to.deep.include({ status: 'ok', isComplete: false });
      const [action] = await verdictBy(1, proposalIn(one));
      expect(action).to.equal('REVIEW');
    }
  });

  it('reads tokens behind which extensions stand', async () => {
    const before = data2022(7n, extension(2, [1, 0, 0, 0, 0, 0, 0, 0]));
    const after = data2022(5n, extension(2, [2, 0, 0, 0, 0, 0, 0, 0]));
    expect(await shown({ state: new Map([[OTHER, before]]), changes: [[OTHER, after]] })).to.deep.equal([
      `${PAYER} ${USDC_MINT} -12500002`,
    ]);
  });

  const table = (...addresses: readonly string[]): FakeAccount => ({
    lamports: 10_000_000,
    program: LOOKUP_TABLE_PROGRAM,
    data: bytes(u32(1), new Uint8Array(52), ...addresses.map(key)),
  });
  const hidden = { program: account(66), accounts: [{ lookup: 0 }], data: bytes(1) };
  const lookups = [{ table: account(41), writableIndexes: [1], readonlyIndexes: [] }];
  const behindTable = proposalOfCalls(FRIEND, [payment(FRIEND), hidden], { version: 0, lookups });
  const stolen: Case['changes'] = [[OTHER, tokenAccount({ mint: account(32), owner: THIEF, amount: 0n })]];
  const runStolen: FakeRun = () => [...(paying(FRIEND) as Case['changes']), ...stolen];

  it('shows what happens to an account that stands in a lookup table', async () => {
    playNode(1, runStolen, { state: new Map([...empty, [account(41), table(THIEF, OTHER)]]) });
    const execution = await executionBy(simulationOf(1), behindTable);
    expect(inShort(execution?.effects)).to.include(`owner of ${OTHER} ${PAYER} → ${THIEF}`);
    expect(execution).to.deep.include({ isComplete: true });
  });

  it('is not whole where a lookup table is missing, short or none', async () => {
    const notTable = { ...table(THIEF, OTHER), program: TOKEN_2022_PROGRAM, data: usdc().data };
    for (const one of [null, table(THIEF), notTable]) {
      playNode(1, runStolen, { state: new Map(one === null ? [] : [[account(41), one]]) });
      const execution = await executionBy(simulationOf(1), behindTable);
      expect(execution).to.deep.include({ isComplete: false });
    }
  });

  it('is not whole where the message may be sent at any later time', async () => {
    const advance: Call = {
      program: SYSTEM_PROGRAM,
      accounts: [OTHER, 'SysvarRecentB1ockHashes11111111111111111111', PAYER],
      data: u32(4),
    };
    const proposal = proposalOfCalls(FRIEND, [advance, payment(FRIEND)]);
    playNode(1, () => paying(FRIEND), { state: new Map([[OTHER, nonce(PAYER)]]) });
    expect(await executionBy(simulationOf(1), proposal)).to.deep.include({ status: 'ok', isComplete: false });
    expect((await verdictBy(1, proposal))[0]).to.equal('REVIEW');
  });

  it('is ALLOW for a payment to a friend whose token account is made for it', async () => {
    const create: Call = {
      program: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
      accounts: [PAYER, holdingOf(FRIEND), FRIEND, USDC_MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM],
      data: bytes(1),
    };
    const proposal = proposalOfCalls(FRIEND, [create, payment(FRIEND)]);
    const run: FakeRun = () => [
      [PAYER, wallet(2_000_000_000 - RENT)],
      [OWN, usdc({ amount: HELD - 12_500_000n })],
      [holdingOf(FRIEND), usdc({ owner: FRIEND, amount: 12_500_000n })],
    ];
    playNode(1, run, { without: holdingOf(FRIEND) });
    expect(await verdictBy(1, proposal)).to.deep.equal(['ALLOW']);
  });
});

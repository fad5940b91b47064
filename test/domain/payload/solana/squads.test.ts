import { expect } from 'chai';
import { SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../../../../domain/payload/solana/program-addresses.js';
import { sentenceOf } from '../../../../domain/payload/sentence.js';
import { account, bytes, type Call, key, PAYER, payloadOf, u32, u64 } from '../../../support/solana-messages.js';
import {
  approve,
  execute,
  keptAt,
  MULTISIG,
  open,
  proposalAt,
  proposeConfig,
  proposeVault,
  squads,
  VAULT,
  vaultMessage,
} from '../../../support/squads.js';
import { accountFor, payLamports, payTokens } from '../../../tools/payloads/declarations/solana.js';

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const FRIEND = account(9);
const STRANGER = account(66);
const LATER_SIGNER = account(8);
const PAYS = payLamports(VAULT, FRIEND, 5_000n);

const told = (...calls: readonly Call[]): readonly string[] => {
  const { actions } = payloadOf({ calls });
  return actions.map((action) => `${action.path} ${action.kind} ${sentenceOf(action, PAYER, actions)}`);
};
const short = (of: string): string => `${of.slice(0, 6)}…${of.slice(-4)}`;
const THE_MULTISIG = `the multisig ${short(MULTISIG)}`;

describe('a proposal of Squads', () => {
  it('is what its vault will do, wherever it stands in the bytes', () => {
    const { status, actions } = payloadOf({ calls: [proposeVault([PAYS, payTokens(VAULT, FRIEND, USDC, 5n, 6)])] });
    expect(status).to.equal('decoded');
    expect(
      actions.map(({ path, kind, from, to, amount, source }) => [path, kind, from, to, amount, source]),
    ).to.deep.equal([
      ['0', 'call', PAYER, null, null, 'Squads'],
      ['0.0', 'native_transfer', VAULT, FRIEND, '5000', 'System'],
      ['0.1', 'token_transfer', VAULT, FRIEND, '5', 'SPL Token'],
    ]);
    expect(actions[0]?.fields).to.deep.include({ label: 'Vault', value: VAULT, kind: 'account', asset: null });
  });

  it('is the vault acting: its own associated account is its own, and the signer is no signer of it', () => {
    const { actions } = payloadOf({
      calls: [
        proposeVault([
          payTokens(VAULT, accountFor(VAULT, USDC), USDC, 5n, 6),
          payTokens(VAULT, accountFor(PAYER, USDC), USDC, 5n, 6),
          { program: SYSTEM_PROGRAM, accounts: [VAULT], data: bytes(u32(1), key(STRANGER)) },
        ]),
      ],
    });
    expect(actions.slice(1).map(({ kind, to }) => [kind, to])).to.deep.equal([
      ['token_transfer', VAULT],
      ['token_transfer', accountFor(PAYER, USDC)],
      ['authority_change', STRANGER],
    ]);
  });

  it('proves nothing of what happens outside of it, nor the other way round', () => {
    const opens: Call = {
      program: TOKEN_PROGRAM,
      accounts: [account(50), USDC, PAYER, account(51)],
      data: bytes(18, key(FRIEND)),
    };
    const moves = (from: string): Call => payTokens(from, account(50), USDC, 5n, 6);
    const receivers = (...calls: readonly Call[]) =>
      payloadOf({ calls }).actions.flatMap(({ kind, to }) => (kind === 'token_transfer' ? [to] : []));
    expect(receivers(opens, moves(PAYER))).to.deep.equal([FRIEND]);
    expect(receivers(proposeVault([opens]), moves(PAYER))).to.deep.equal([account(50)]);
    expect(receivers(opens, proposeVault([moves(VAULT)]))).to.deep.equal([account(50)]);
    expect(receivers(proposeVault([opens, moves(VAULT)]))).to.deep.equal([FRIEND]);
  });

  it('that a lookup table gives in part is not known in that part', () => {
    const message = vaultMessage([{ ...PAYS, accounts: [VAULT, { lookup: 0 }] }], [account(60)]);
    const calls = [
      squads(
        'vault_transaction_create',
        [MULTISIG, keptAt(7), PAYER, PAYER, SYSTEM_PROGRAM],
        0,
        0,
        u32(message.length),
        message,
        0,
      ),
    ];
    const { status, actions } = payloadOf({ calls });
    expect([status, actions[1]?.to]).to.deep.equal(['partly_decoded', null]);
    expect(told(...calls)[1]).to.equal(
      `0.0 native_transfer Moves 5,000 base units of the native coin from ${short(VAULT)} to ` +
        'an account that the bytes do not name.',
    );
  });

  for (const [what, message] of [
    ['is cut', vaultMessage([PAYS]).slice(0, -2)],
    ['is empty', bytes()],
    ['uses an account that it does not have', vaultMessage([{ ...PAYS, accounts: [VAULT, { lookup: 3 }] }])],
  ] as const)
    it(`whose message ${what} is not known`, () => {
      const calls = [
        squads(
          'vault_transaction_create',
          [MULTISIG, keptAt(7), PAYER, PAYER, SYSTEM_PROGRAM],
          0,
          0,
          u32(message.length),
          message,
          0,
        ),
      ];
      expect(payloadOf({ calls })).to.deep.include({ status: 'partly_decoded' });
    });

  it('of changes to the multisig is these changes', () => {
    const limit = bytes(4, key(account(52)), 0, key(USDC), u64(1_000_000), 1, u32(1), key(STRANGER), u32(0));
    expect(
      told(proposeConfig([bytes(0, key(STRANGER), 7), bytes(1, key(FRIEND)), bytes(2, 1, 0), bytes(3, u32(0)), limit])),
    ).to.deep.equal([
      `0 call Proposes the changes that follow to ${THE_MULTISIG}.`,
      `0.0 ownership Makes ${short(STRANGER)} a member of ${THE_MULTISIG} who may propose, approve, execute.`,
      `0.1 ownership Removes ${short(FRIEND)} from ${THE_MULTISIG}.`,
      `0.2 module Changes how many must approve for ${THE_MULTISIG} to 1.`,
      `0.3 module Changes how long ${THE_MULTISIG} waits after approval to 0 seconds.`,
      `0.4 module Lets ${short(STRANGER)} spend 1,000,000 base units of the unknown token ${short(USDC)} a day of ` +
        `${THE_MULTISIG} without a vote.`,
    ]);
    expect(payloadOf({ calls: [proposeConfig([bytes(9)])] }).status).to.equal('partly_decoded');
  });
});

describe('an approval or execution of a Squads proposal', () => {
  const UNSEEN = { status: 'partly_decoded', problem: 'agrees to a proposal of a multisig that is not in its bytes' };

  it('is exact where the proposal stands in the same bytes', () => {
    for (const calls of [
      [proposeVault([PAYS]), open(), approve()],
      [proposeVault([PAYS]), open(), approve(), execute()],
      [proposeConfig([bytes(2, 1, 0)]), open(), approve()],
    ])
      expect(payloadOf({ calls }).status).to.equal('decoded');
    expect(told(proposeVault([PAYS]), open(), approve())[3]).to.equal(
      `2 call Approves a proposal of ${THE_MULTISIG}: the one that stands in the same bytes.`,
    );
  });

  it('is not understood where it does not', () => {
    for (const calls of [
      [approve()],
      [execute()],
      // that of another number stands there
      [proposeVault([PAYS], 6), open(), approve()],
      [proposeVault([PAYS], 7), open(6), approve(6)],
      [proposeVault([PAYS]), approve()],
      [open(), approve()],
      [proposeVault([PAYS], 6), execute(7)],
    ])
      expect(payloadOf({ calls })).to.deep.include(UNSEEN);
    expect(told(approve())).to.deep.equal([
      `0 unknown_call Approves a proposal of ${THE_MULTISIG}: what it does is not in the bytes.`,
    ]);
  });

  it('is not seen by a proposal that a proposal would make', () => {
    const within = proposeVault([proposeVault([PAYS], 7, VAULT), open(7, VAULT)], 6);
    expect(payloadOf({ calls: [within, approve(7)] })).to.deep.include(UNSEEN);
    expect(payloadOf({ calls: [within, open(6), approve(6)] }).status).to.equal('decoded');
  });

  it('is not seen by a proposal whose bytes go on', () => {
    const longer = proposeVault([PAYS]);
    expect(payloadOf({ calls: [{ ...longer, data: bytes(longer.data, 0) }, open(), approve()] })).to.deep.include(
      UNSEEN,
    );
  });

  it('is a vote against it where it is one', () => {
    for (const name of ['proposal_reject', 'proposal_cancel', 'proposal_cancel_v2'])
      expect(told(squads(name, [MULTISIG, PAYER, proposalAt(7)], 0))).to.deep.equal([
        `0 call Votes against a proposal of ${THE_MULTISIG}.`,
      ]);
  });
});

describe('what a member of Squads does without a vote', () => {
  const limited = (...token: readonly string[]): Call =>
    squads(
      'spending_limit_use',
      [MULTISIG, PAYER, account(53), VAULT, FRIEND, SYSTEM_PROGRAM, ...token],
      u64(5_000),
      6,
      0,
    );

  it('pays within a limit: from the vault, to the owner of the account that is paid', () => {
    const holding = accountFor(VAULT, USDC);
    const { actions, status } = payloadOf({ calls: [limited(USDC, holding, account(54), TOKEN_PROGRAM), limited()] });
    expect(status).to.equal('decoded');
    expect(actions.map(({ path, kind, from, to, asset }) => [path, kind, from, to, asset?.address])).to.deep.equal([
      ['0', 'call', PAYER, null, undefined],
      ['0.0', 'token_transfer', VAULT, FRIEND, USDC],
      ['1', 'call', PAYER, null, undefined],
      ['1.0', 'native_transfer', VAULT, FRIEND, null],
    ]);
  });

  it('changes the multisig as its authority', () => {
    const by = (name: string, ...args: readonly (number | Uint8Array)[]): Call =>
      squads(name, [MULTISIG, PAYER], ...args);
    expect(
      told(
        by('multisig_add_member', key(STRANGER), 7, 0),
        by('multisig_set_config_authority', key(STRANGER), 0),
        by('multisig_set_config_authority', key(SYSTEM_PROGRAM), 0),
        by('multisig_change_threshold', 1, 0, 1, u32(2), 65, 65),
        by('multisig_change_threshold', 1, 0, 2),
      ),
    ).to.deep.equal([
      `0 ownership Makes ${short(STRANGER)} a member of ${THE_MULTISIG} who may propose, approve, execute.`,
      `1 ownership Lets ${short(STRANGER)} alone change members and rules of ${THE_MULTISIG}.`,
      `2 ownership Lets only the members change ${THE_MULTISIG}.`,
      `3 module Changes how many must approve for ${THE_MULTISIG} to 1.`,
      '4 unknown_call Calls SQDS4e…2pCf: what that does is not known here.',
    ]);
  });

  it('makes a multisig, with its members and who may change all of it alone', () => {
    const made = squads(
      'multisig_create_v2',
      [account(80), account(81), MULTISIG, LATER_SIGNER, PAYER, SYSTEM_PROGRAM],
      ...[1, key(STRANGER), 2, 0, u32(1), key(FRIEND), 7, u32(0), 0, 0],
    );
    expect(told(made)).to.deep.equal([
      `0 call Creates ${THE_MULTISIG}, in which 2 must approve. ${short(STRANGER)} alone may change all of it.`,
    ]);
  });
});

import { expect } from 'chai';
import {
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  UPGRADEABLE_LOADER,
  VOTE_PROGRAM,
} from '../../../../domain/payload/solana/program-addresses.js';
import { sentenceOf } from '../../../../domain/payload/sentence.js';
import { account, bytes, type Call, key, PAYER, payloadOf, u32, u64 } from '../../../support/solana-messages.js';

const MINT = account(33);
const HELD = account(34);
const OTHER = account(66);
/** The accounts by their names here, in place of their short forms. */
const NAMES = Object.entries({ MINT, HELD, OTHER }).map(
  ([name, of]) => [`${of.slice(0, 6)}…${of.slice(-4)}`, name] as const,
);
const LOOKUPS = [{ table: account(60), writableIndexes: [1], readonlyIndexes: [] }];

const toldOf = (program: string, data: Uint8Array, ...accounts: Call['accounts']): string => {
  const isLooked = accounts.some((one) => typeof one !== 'string');
  const { actions } = payloadOf({
    calls: [{ program, accounts, data }],
    ...(isLooked && { version: 0 as const, lookups: LOOKUPS }),
  });
  const [action] = actions;
  const told = action === undefined ? '' : sentenceOf(action, PAYER, actions);
  return NAMES.reduce((text, [short, name]) => text.replaceAll(short, name), told);
};

type Row = readonly [said: string, program: string, data: Uint8Array, ...accounts: readonly string[]];

const ROWS: readonly Row[] = [
  ['Hands the right to everything in HELD to OTHER.', TOKEN_PROGRAM, bytes(6, 2, 1, key(OTHER)), HELD, PAYER],
  ['Gives up the right to make new tokens of MINT for good.', TOKEN_PROGRAM, bytes(6, 0, 0), MINT, PAYER],
  ['Mints 5 base units of the unknown token MINT to HELD.', TOKEN_2022_PROGRAM, bytes(7, u64(5)), MINT, HELD, PAYER],
  ['Destroys 5 base units of the unknown token MINT.', TOKEN_2022_PROGRAM, bytes(8, u64(5)), HELD, MINT, PAYER],
  ['Closes the account HELD; what is left goes to OTHER.', TOKEN_2022_PROGRAM, bytes(9), HELD, OTHER, PAYER],
  ['Freezes the token account HELD: nothing can be moved out of it.', TOKEN_PROGRAM, bytes(10), HELD, MINT, PAYER],
  [
    'Takes the fees that were withheld of the token MINT to OTHER.',
    TOKEN_2022_PROGRAM,
    bytes(26, 2),
    MINT,
    OTHER,
    PAYER,
  ],
  [
    'Takes the fees that were withheld of the token MINT to OTHER.',
    TOKEN_2022_PROGRAM,
    bytes(26, 3, 1),
    MINT,
    OTHER,
    PAYER,
    HELD,
  ],
  [
    'Takes 7 base units of the native coin out of a wrapped account to you.',
    TOKEN_PROGRAM,
    bytes(45, 1, u64(7)),
    HELD,
    PAYER,
    PAYER,
  ],
  [
    'Makes the program OTHER run at every transfer of the token MINT; it can stop each.',
    TOKEN_2022_PROGRAM,
    bytes(36, 1, key(OTHER)),
    MINT,
    PAYER,
  ],
  [
    'Takes away the program that runs at every transfer of the token MINT.',
    TOKEN_2022_PROGRAM,
    bytes(36, 1, key(SYSTEM_PROGRAM)),
    MINT,
    PAYER,
  ],
  [
    "Lets OTHER move and destroy everybody's tokens of the token MINT, for ever.",
    TOKEN_2022_PROGRAM,
    bytes(35, key(OTHER)),
    MINT,
  ],
  [
    "Hands the right to move and destroy everybody's tokens of MINT to OTHER.",
    TOKEN_2022_PROGRAM,
    bytes(6, 8, 1, key(OTHER)),
    MINT,
    PAYER,
  ],
  ['Hands the right to take out all of HELD to OTHER.', STAKE_PROGRAM, bytes(u32(1), key(OTHER), u32(1)), HELD, PAYER],
  ['Delegates the stake HELD to the validator OTHER.', STAKE_PROGRAM, bytes(u32(2)), HELD, OTHER, PAYER],
  ['Ends the delegation of the stake HELD.', STAKE_PROGRAM, bytes(u32(5)), HELD, PAYER],
  [
    'Moves 9 base units of the native coin of a stake of yours to the stake account OTHER.',
    STAKE_PROGRAM,
    bytes(u32(3), u64(9)),
    HELD,
    OTHER,
    PAYER,
  ],
  ['Hands the right to vote with HELD to OTHER.', VOTE_PROGRAM, bytes(u32(1), key(OTHER), u32(0)), HELD, PAYER],
  ['Calls the Vote program (UpdateCommission).', VOTE_PROGRAM, bytes(u32(5), 9), HELD, PAYER],
  ['Hands the right to replace the code of HELD to OTHER.', UPGRADEABLE_LOADER, bytes(u32(4)), HELD, PAYER, OTHER],
  ['Gives up the right to replace the code of HELD for good.', UPGRADEABLE_LOADER, bytes(u32(4)), HELD, PAYER],
  [
    'Replaces the code of program MINT by that of HELD.',
    UPGRADEABLE_LOADER,
    bytes(u32(3)),
    account(41),
    MINT,
    HELD,
    OTHER,
    account(44),
    account(45),
    PAYER,
  ],
];

describe('what instructions of Solana do in words', () => {
  for (const [said, program, data, ...accounts] of ROWS)
    it(said, () => expect(toldOf(program, data, ...accounts)).to.equal(said));
});

describe('who receives by a lookup table', () => {
  const looked = { lookup: 0 };

  for (const [said, program, data, ...accounts] of [
    [
      'Hands the right to replace the code of HELD to an account that the bytes do not name.',
      UPGRADEABLE_LOADER,
      bytes(u32(4)),
      HELD,
      PAYER,
      looked,
    ],
    [
      'Sends 5 base units of the native coin to an account that the bytes do not name.',
      SYSTEM_PROGRAM,
      bytes(u32(2), u64(5)),
      PAYER,
      looked,
    ],
    [
      'Sends 0.000005 the unknown token MINT to an account that the bytes do not name.',
      TOKEN_PROGRAM,
      bytes(12, u64(5), 6),
      HELD,
      MINT,
      looked,
      PAYER,
    ],
    [
      'Closes the account HELD; what is left goes to an account that the bytes do not name.',
      TOKEN_PROGRAM,
      bytes(9),
      HELD,
      looked,
      PAYER,
    ],
    [
      'Lets an account that the bytes do not name spend 5 base units of tokens that the bytes do not name, until ' +
        'it is taken back.',
      TOKEN_PROGRAM,
      bytes(4, u64(5)),
      HELD,
      looked,
      PAYER,
    ],
  ] as const)
    it(`is not known, and is not you: ${said}`, () => expect(toldOf(program, data, ...accounts)).to.equal(said));

  it('is not given up for good where it is given to nobody that is named', () => {
    const calls = [{ program: UPGRADEABLE_LOADER, accounts: [HELD, PAYER, looked], data: bytes(u32(7)) }];
    const [action] = payloadOf({ calls, version: 0, lookups: LOOKUPS }).actions;
    expect(action).to.include({ kind: 'authority_change', to: null });
    expect(action?.fields.map(({ label }) => label)).to.include('Receiver in a lookup table');
  });
});

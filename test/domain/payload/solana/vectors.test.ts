import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { PayloadAction } from '../../../../domain/payload/action.js';
import { entriesOf } from '../../../../domain/payload/solana/entries.js';
import { readSignedBytes } from '../../../../domain/payload/solana/envelope.js';
import type { MessageConfig, SolanaMessage } from '../../../../domain/payload/solana/message.js';
import type { InnerEffect } from '../../../../domain/payload/solana/program.js';
import { solanaPayload } from '../../../../domain/payload/solana/solana-payload.js';
import { CONTEXT, encodeMessage, messageOf } from '../../../support/solana-messages.js';

/** What `@solana/kit` 8.4 encoded, and what its own decoder reads in that; `@sqds/multisig` 2.1 for Squads. */
interface KitRow {
  readonly id: string;
  /** With room for signatures. */
  readonly isWire: boolean;
  readonly content: string;
  readonly message: object;
}

/** A message that `@sqds/multisig` made, with the accounts that it derives and what its own decoder reads. */
interface SquadsRow {
  readonly id: string;
  readonly content: string;
  readonly signer: string;
  readonly multisig: string;
  readonly proposal: string;
  /** What is approved stands in the message. */
  readonly isSeen: boolean;
  readonly kept?: string;
  readonly vault?: string;
  readonly inner?: readonly (readonly [program: string, accounts: readonly string[], data: string])[];
  readonly changes?: readonly (readonly [name: string, account: string | null])[];
}

const rowsIn = <Row>(name: string): readonly Row[] =>
  readFileSync(new URL(`../../../../../test/domain/payload/solana/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const ROWS = rowsIn<KitRow>('kit');
const SQUADS_ROWS = rowsIn<SquadsRow>('squads');

const inWords = ({ priorityFee, computeUnits, loadedBytes, heapBytes }: MessageConfig) => {
  const values = [priorityFee, computeUnits, loadedBytes, heapBytes];
  const bits = [3, 4, 8, 16];
  return {
    mask: values.reduce<number>((mask, value, at) => (value === null ? mask : mask | (bits[at] ?? 0)), 0),
    values: values.flatMap((value, at) => (value === null ? [] : [`${at === 0 ? 'u64' : 'u32'} ${value}`])),
  };
};

const NO_MESSAGE = messageOf({ calls: [] });

/** Our reading in the words of the row. */
const asRow = (message: SolanaMessage): object => ({
  version: message.version,
  header: [message.requiredSignatures, message.readonlySigned, message.readonlyUnsigned],
  accounts: message.accounts,
  blockhash: message.recentBlockhash,
  instructions: message.instructions.map(({ programIndex, accountIndexes, data }) => [
    programIndex,
    accountIndexes,
    bytesToHex(data),
  ]),
  lookups: message.lookups.map(({ table, writableIndexes, readonlyIndexes }) => [
    table,
    writableIndexes,
    readonlyIndexes,
  ]),
  ...(message.config === null ? {} : inWords(message.config)),
});

describe('messages that another encoder made', () => {
  it('are at least forty of each version', () => {
    for (const version of ['legacy', 0, 1])
      expect(ROWS.filter(({ id }) => id.startsWith(`kit ${version} `)).length, String(version)).to.be.at.least(40);
  });

  for (const { id, isWire, content, message } of ROWS)
    it(`are read as its own decoder reads them: ${id}`, () => {
      const read = readSignedBytes(content);
      if (!read.ok || read.value.message === null) return expect.fail(read.ok ? 'unknown version' : read.problem);
      expect(asRow(read.value.message)).to.deep.equal(message);
      expect(encodeMessage(read.value.message)).to.deep.equal(new Uint8Array(read.value.bytes));
      const sent = base64.decode(content);
      const signatures = 64 * read.value.message.requiredSignatures;
      const around = read.value.message.version === 1 ? signatures : signatures + 1;
      expect(sent.length - read.value.bytes.length).to.equal(isWire ? around : 0);
    });
});

describe('what members of Squads sign, as its own library makes it', () => {
  const fieldOf = ({ fields }: PayloadAction | InnerEffect['effect'], name: string) =>
    fields?.find(({ label }) => label === name)?.value;

  it('is at least fifty messages, some of which approve what is elsewhere', () => {
    expect(SQUADS_ROWS).to.have.length.at.least(50);
    expect(SQUADS_ROWS.filter(({ isSeen }) => !isSeen)).to.have.length.at.least(5);
  });

  for (const { id, content, signer, multisig, proposal, isSeen, ...row } of SQUADS_ROWS) {
    const read = readSignedBytes(content);
    const { entries } = entriesOf(read.ok && read.value.message !== null ? read.value.message : NO_MESSAGE, signer);
    const { actions } = solanaPayload(content, { ...CONTEXT, sender: signer });

    it(`names multisig and proposal, and says whether it is seen: ${id}`, () => {
      const outer = actions.filter(({ path }) => !path.includes('.'));
      expect(outer.map((action) => fieldOf(action, 'Multisig'))).to.deep.equal(outer.map(() => multisig));
      const approval = outer.find(({ function: name }) => name === 'ProposalApprove');
      expect(approval).to.include({ kind: isSeen ? 'call' : 'unknown_call', certainty: isSeen ? 'exact' : 'unknown' });
      expect(approval && fieldOf(approval, 'Proposal')).to.equal(proposal);
      expect(outer.filter(({ kind }) => kind === 'unknown_call')).to.have.length(isSeen ? 0 : 1);
    });

    if (row.inner !== undefined)
      it(`holds what its decoder reads, by the vault that it derives: ${id}`, () => {
        expect(entries[0]?.effect?.step).to.deep.equal({ keeps: row.kept });
        expect(actions[0] && fieldOf(actions[0], 'Vault')).to.equal(row.vault);
        const within = entries.filter(({ path }) => path.startsWith('0.'));
        const inner = within.map(({ call }) => [call.program, call.accounts, bytesToHex(call.data)]);
        expect(inner).to.deep.equal(row.inner);
      });

    if (row.changes !== undefined)
      it(`holds the changes that were asked for: ${id}`, () => {
        const changes = actions
          .filter(({ path }) => path.startsWith('0.'))
          .map((action) => [
            action.function,
            action.to ?? fieldOf(action, 'Removed') ?? fieldOf(action, 'Spending limit') ?? null,
          ]);
        expect(changes).to.deep.equal(row.changes);
      });
  }
});

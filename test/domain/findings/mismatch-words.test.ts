import { expect } from 'chai';
import { shortAddress } from '../../../domain/text/render.js';
import { calldata, declared, transaction, transfer, approve } from '../../support/payload-requests.js';
import { EVERYTHING, FROM, STRANGER, TO, USDC } from '../../support/payload-accounts.js';

const messageOf = async (code: string, sent: ReturnType<typeof transaction>): Promise<string> => {
  const { decision } = await declared({ transaction: sent });
  return decision.findings.find((finding) => finding.code === code)?.message ?? 'not found';
};

const batch = (...calls: readonly string[]) =>
  transaction(
    FROM,
    calldata(
      'executeBatch((address,uint256,bytes)[])',
      calls.map((data) => [USDC, 0n, data]),
    ),
  );

describe('what the bytes do beside what was declared', () => {
  it('is told in words: what was declared, and what the bytes say', async () => {
    expect(await messageOf('payload_type_mismatch', transaction(USDC, approve(STRANGER, EVERYTHING)))).to.equal(
      'You were told this is a payment, but it is an approval to spend. Do not sign.',
    );
    expect(await messageOf('payload_recipient_mismatch', transaction(USDC, transfer(STRANGER, 25_000_000n)))).to.equal(
      `This pays ${shortAddress(STRANGER)}, not ${shortAddress(TO)}. Do not sign.`,
    );
  });

  it('tells two accounts with the same ends apart by where they part', async () => {
    const twin = `${TO.slice(0, 8)}${'7'.repeat(26)}${TO.slice(-8)}`;
    expect(await messageOf('payload_recipient_mismatch', transaction(USDC, transfer(twin, 25_000_000n)))).to.equal(
      'This pays 0x2222…7777…2222, not 0x2222…2222…2222. Do not sign.',
    );
  });

  it('is told by the sentence of the action, without its place in the bytes or a name of a field', async () => {
    const message = await messageOf(
      'undeclared_action',
      batch(transfer(TO, 25_000_000n), approve(STRANGER, EVERYTHING)),
    );
    expect(message).to.equal(
      'This also lets 0x7777…7777 spend any amount of USDC, which you were not told. Do not sign.',
    );
  });

  it('is told by how many further actions there are, what they do and for whom, where there are several', async () => {
    const message = await messageOf(
      'undeclared_action',
      batch(transfer(TO, 25_000_000n), approve(STRANGER, EVERYTHING), transfer(STRANGER, 1n)),
    );
    expect(message).to.equal(
      'This also does 2 things that you were not told, among them: an approval to spend, a payment in tokens, for ' +
        '0x7777…7777. Do not sign.',
    );
  });

  it('puts first what decides: no milder action stands before a stricter one', async () => {
    const { decision } = await declared({ transaction: transaction(USDC, approve(STRANGER, EVERYTHING)) });
    const ranks = decision.findings.map(({ recommendedAction }) =>
      ['BLOCK', 'REVIEW', 'ALLOW'].indexOf(recommendedAction),
    );
    expect(ranks).to.deep.equal([...ranks].sort());
    expect(new Set(ranks).size, 'stricter and milder ones stand in it').to.be.greaterThan(1);
  });
});

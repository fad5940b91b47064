import { expect } from 'chai';
import { checksumForm } from '../../../domain/intent/address.js';
import { CONTRACT, RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { ETHER, UNKNOWN_TOKEN, USDC } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const SOLANA_ACCOUNT = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
const OTHER_SOLANA_ACCOUNT = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

/** The checksum form with the case of its first letter turned. */
const misspelt = (key: string): string => {
  const form = checksumForm(key);
  const index = [...form].findIndex((character, position) => position > 1 && /[a-f]/i.test(character));
  const letter = form.charAt(index);
  return (
    form.slice(0, index) +
    (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) +
    form.slice(index + 1)
  );
};

describe('network findings', () => {
  it('finds nothing against a valid transfer of a known token to a known recipient', () => {
    const decision = decided();
    expect(decision.findings).to.deep.equal([]);
    expect([decision.recommendedAction, decision.riskScore, decision.riskLevel, decision.networkValid]).to.deep.equal([
      'ALLOW',
      0,
      'LOW',
      true,
    ]);
  });

  const fields = [
    ['from', 'invalid_sender_address', 'from_address'],
    ['to', 'invalid_recipient_address', 'to_address'],
    ['contract', 'invalid_contract_address', 'contract_address'],
    ['expectedTo', 'invalid_expected_address', 'expected_to_address'],
  ] as const;
  for (const [member, code, field] of fields) {
    it(`blocks a ${field} that is no address (${code}) and names the field`, () => {
      for (const text of ['nowhere', '0x1234', ` ${RECIPIENT}`, `0X${RECIPIENT.slice(2)}`, RECIPIENT.slice(2)]) {
        const decision = decided({ [member]: text });
        expect(gradeOf(decision, code), text).to.equal('HIGH BLOCK');
        expect(findingOf(decision, code).fields).to.deep.equal([field]);
        expect(decision.networkValid).to.equal(false);
      }
    });

    it(`has nothing against a valid ${field}`, () => {
      const address = member === 'contract' ? USDC_ON_ETHEREUM : member === 'from' ? SENDER : RECIPIENT;
      expect(codesOf({ [member]: address })).to.not.include(code);
    });
  }

  it('says so when an address is of the other family', () => {
    const onEthereum = findingOf(decided({ to: SOLANA_ACCOUNT }), 'invalid_recipient_address');
    expect(onEthereum.message).to.match(/Solana/);
    const onSolana = findingOf(
      decided({ chain: 'solana', from: SOLANA_ACCOUNT, to: RECIPIENT }),
      'invalid_recipient_address',
    );
    expect(onSolana.message).to.match(/EVM/);
  });

  it('blocks a mixed-case address whose checksum is wrong, once for each distinct address', () => {
    const wrong = misspelt(RECIPIENT);
    const decision = decided({ to: wrong, expectedTo: wrong });
    expect(gradeOf(decision, 'address_checksum_mismatch')).to.equal('HIGH BLOCK');
    expect(findingOf(decision, 'address_checksum_mismatch').fields).to.deep.equal([
      'to_address',
      'expected_to_address',
    ]);
    const two = decided({ to: wrong, from: misspelt(SENDER) }).findings.filter(
      (finding) => finding.code === 'address_checksum_mismatch',
    );
    expect(two).to.have.length(2);
  });

  it('accepts an address in lower case, in upper case and in its checksum form', () => {
    for (const to of [RECIPIENT, `0x${RECIPIENT.slice(2).toUpperCase()}`, checksumForm(RECIPIENT)])
      expect(codesOf({ to }), to).to.deep.equal([]);
  });

  it('never folds the case of a Solana address', () => {
    const lower = decided({
      chain: 'solana',
      from: SOLANA_ACCOUNT,
      to: OTHER_SOLANA_ACCOUNT,
      expectedTo: OTHER_SOLANA_ACCOUNT.toLowerCase(),
    });
    expect(lower.recommendedAction).to.equal('BLOCK');
  });

  it('blocks a known token that does not exist on the chain', () => {
    const decision = decided({}, { token: { ...UNKNOWN_TOKEN, completeForAllChains: true } });
    expect(gradeOf(decision, 'token_not_on_chain')).to.equal('HIGH BLOCK');
    expect(decision.networkValid).to.equal(false);
  });

  it('does not claim that a token does not exist where its row is not complete', () =>
    expect(codesOf({}, { token: UNKNOWN_TOKEN })).to.not.include('token_not_on_chain'));

  it('reviews a token that is not known on the chain, and calls the network invalid', () => {
    const decision = decided({}, { token: UNKNOWN_TOKEN });
    expect(gradeOf(decision, 'token_not_recognized')).to.equal('MEDIUM REVIEW');
    expect([decision.recommendedAction, decision.networkValid]).to.deep.equal(['REVIEW', false]);
  });

  it('has nothing against a token that is known on the chain', () =>
    expect(codesOf()).to.not.include('token_not_recognized'));

  for (const kind of ['transfer', 'escrow'] as const) {
    it(`blocks a ${kind} of a known token with another token's contract`, () => {
      const token = { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'OTHER' }] };
      const decision = decided({ kind, contract: CONTRACT }, { token });
      expect(gradeOf(decision, 'token_contract_mismatch')).to.equal('CRITICAL BLOCK');
      expect(decision.networkValid).to.equal(false);
    });

    it(`has nothing against a ${kind} with the token's own contract`, () =>
      expect(codesOf({ kind, contract: USDC_ON_ETHEREUM })).to.deep.equal([]));
  }

  it('blocks a contract in a transfer of a native currency, which has none', () =>
    expect(codesOf({ token: 'ETH', amount: '1', contract: CONTRACT }, { token: ETHER })).to.include(
      'token_contract_mismatch',
    ));

  it('judges a contract in an escrow that is no token as a contract', () => {
    const codes = codesOf({ kind: 'escrow', contract: CONTRACT });
    expect(codes).to.deep.equal(['unverified_contract']);
  });

  it('compares the contract of an approval, a call, a swap or a mint with no token', () => {
    for (const kind of ['approval', 'call', 'swap', 'mint'] as const)
      expect(codesOf({ kind, contract: CONTRACT }), kind).to.not.include('token_contract_mismatch');
  });
});

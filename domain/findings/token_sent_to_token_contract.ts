import { contractReceipt } from '../facts/contract/statements.js';
import { type CheckContext, finding, goesAlong, NO_FINDINGS } from './finding.js';
import { receivedBy } from './shared/received-by.js';

/** The symbol of the token whose contract this is, by the token registry or by the caller's own word; null for none. */
const symbolAt = (key: string, { intent, facts, contract }: CheckContext): string | null => {
  const token = facts.token.value;
  if (token?.officialContracts.includes(key) === true) return intent.token;
  const registered = token?.tokenContracts.find((row) => row.key === key)?.symbol ?? null;
  return registered ?? (contract.role === 'token' && contract.address.key === key ? intent.token : null);
};

/**
 * What is sent to a token's contract is lost, that token or another one: the contract has no way to give it back. Not
 * so where a registry says that the contract keeps it for its sender, as WETH does with ETH.
 */
export const tokenSentToTokenContract = finding({
  code: 'token_sent_to_token_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'What is sent or paid out goes to the contract of a token, of that one or another: the funds would be lost.',
  advice: 'Correct the recipient.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts } = context;
    const receiver = goesAlong(context) ? null : receivedBy(context);
    if (receiver === null) return NO_FINDINGS;
    const symbol = symbolAt(receiver.key, context);
    if (symbol === null || contractReceipt(facts, receiver.key).outcome === 'kept') return NO_FINDINGS;
    const seen =
      symbol === intent.token
        ? `the contract of ${symbol} itself. Tokens sent there are lost.`
        : `the contract of a token, ${symbol}. ${intent.token} sent there is lost.`;
    return [
      {
        message: receiver.isPaidOut
          ? `What this ${intent.kind} pays out goes to the contract of ${symbol}, and is lost there. Take your own ` +
            'address.'
          : `The recipient is ${seen} Take the recipient's own address.`,
        fields: ['to_address'],
      },
    ];
  },
});

import { contractReceipt } from '../facts/contract/statements.js';
import { type CheckContext, finding, goesAlong, NO_FINDINGS } from './finding.js';

/** The symbol of the token whose contract this is, by the token registry or by the caller's own word; null for none. */
const symbolAt = (key: string, { intent, facts, contract }: CheckContext): string | null => {
  const token = facts.token.value;
  const isOwn =
    token?.officialContracts.includes(key) === true || (contract.role === 'token' && contract.address.key === key);
  return isOwn ? intent.token : (token?.tokenContracts.find((row) => row.key === key)?.symbol ?? null);
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
  meaning: 'The recipient is the contract of a token, of the one that is sent or of another: the funds would be lost.',
  advice: 'Correct the recipient.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts, recipient } = context;
    const key = recipient?.key ?? null;
    if (key === null || goesAlong(context)) return NO_FINDINGS;
    const symbol = symbolAt(key, context);
    if (symbol === null || contractReceipt(facts, key).outcome === 'kept') return NO_FINDINGS;
    const seen =
      symbol === intent.token
        ? `the contract of ${symbol} itself. Tokens sent there are lost.`
        : `the contract of a token, ${symbol}. ${intent.token} sent there is lost.`;
    return [
      {
        message: `The recipient is ${seen} Take the recipient's own address.`,
        fields: ['to_address'],
      },
    ];
  },
});

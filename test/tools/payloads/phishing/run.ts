import type { Action } from '../../../../domain/verdict/action.js';
import type { CheckRequest, Submission } from '../../../../src/application/check/check-request.js';
import { judgePayload } from '../../../support/payload-judging.js';
import { solanaAddress } from '../../../http/real/support/requests.js';
import { evmAddress } from '../../../support/addresses.js';
import { MESSAGE_PHISHES } from './messages.js';
import { OPERATION_PHISHES } from './operations.js';
import { ME, type Phish, SOLANA_ME, THIEF } from './phish.js';
import { SIGNATURE_PHISHES } from './signatures.js';
import { SOLANA_PHISHES } from './solana.js';
import { TRANSACTION_PHISHES } from './transactions.js';

/** One way in which a payload was sent, and the answer. */
export interface PhishTrial {
  readonly group: string;
  readonly what: string;
  /** How the attack was sent: alone, or beside which lie; `twin`: the ordinary payload, sent alone. */
  readonly sent: string;
  readonly action: Action;
  readonly codes: readonly string[];
}

const GROUPS: Readonly<Record<string, readonly Phish[]>> = {
  transactions: TRANSACTION_PHISHES,
  signatures: SIGNATURE_PHISHES,
  messages: MESSAGE_PHISHES,
  operations: OPERATION_PHISHES,
  solana: SOLANA_PHISHES,
};

const fromOf = ({ chain, from }: Phish): string => from ?? (chain === 'solana' ? SOLANA_ME : ME);

/** Every shape, with the account that is asked to sign. */
export const allPhishes = (): readonly { readonly phish: Phish; readonly from: string }[] =>
  Object.values(GROUPS)
    .flat()
    .map((phish) => ({ phish, from: fromOf(phish) }));

/** What a page may say that it does: a small payment to a friend or to the thief, a call, a swap, a revocation. */
const liesOf = (phish: Phish): readonly (readonly [string, CheckRequest])[] => {
  const { chain, attack } = phish;
  const isSolana = chain === 'solana';
  const friend = isSolana ? solanaAddress('friend') : evmAddress('friend');
  const contract = attack.transaction?.['to'];
  const base = { chain, from_address: fromOf(phish), ...attack };
  const native = isSolana ? 'SOL' : 'ETH';
  const named = typeof contract === 'string' ? contract : isSolana ? solanaAddress('program') : THIEF;
  return [
    ['as a payment', { ...base, to_address: friend, token: 'USDC', amount: 25, transaction_type: 'safe_send' }],
    ['as a payment of coins', { ...base, to_address: friend, token: native, amount: 1, transaction_type: 'safe_send' }],
    [
      'as a call',
      {
        ...{ ...base, to_address: named, contract_address: named, token: native, amount: 0 },
        ...{ permissions: ['claim'], transaction_type: 'contract_interaction' as const },
      },
    ],
    [
      'as a revocation',
      {
        ...{ ...base, to_address: named, contract_address: named, token: 'USDC', amount: 0, approval_amount: '0' },
        transaction_type: 'approval',
      },
    ],
    ['without a type', { ...base, to_address: friend, token: native, amount: 0 }],
  ];
};

const alone = (phish: Phish, payload: Phish['attack']): Submission => ({
  route: 'payload',
  request: { chain: phish.chain, from_address: fromOf(phish), ...payload },
});

/** Every shape alone and beside each lie, and its twin alone. */
export const phishingSubmissions = () =>
  Object.entries(GROUPS).flatMap(([group, phishes]) =>
    phishes.flatMap((phish) => {
      const { what, attack, twin } = phish;
      const lies = liesOf(phish).map(([sent, request]) => ({
        sent,
        submission: { route: 'transaction', request } as const,
      }));
      const twins = twin === null ? [] : [{ sent: 'twin', submission: alone(phish, twin) }];
      return [{ sent: 'alone', submission: alone(phish, attack) }, ...lies, ...twins].map((one) => ({
        group,
        what,
        ...one,
      }));
    }),
  );

export const runPhishing = async (): Promise<readonly PhishTrial[]> => {
  const trials: PhishTrial[] = [];
  for (const { submission, ...trial } of phishingSubmissions()) {
    const { decision, codes } = await judgePayload(submission);
    trials.push({ ...trial, action: decision.recommendedAction, codes });
  }
  return trials;
};

import type { Action } from '../../../../domain/verdict/action.js';
import type { CheckRequest, PayloadCheckRequest } from '../../../../src/application/check/check-request.js';
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

const trialOf = async (
  group: string,
  what: string,
  sent: string,
  judging: ReturnType<typeof judgePayload>,
): Promise<PhishTrial> => {
  const { decision, codes } = await judging;
  return { group, what, sent, action: decision.recommendedAction, codes };
};

const alone = (phish: Phish, payload: Phish['attack']) => {
  const request: PayloadCheckRequest = { chain: phish.chain, from_address: fromOf(phish), ...payload };
  return judgePayload({ route: 'payload', request });
};

/** Sends every shape alone and beside each lie, and its twin alone. */
export const runPhishing = async (): Promise<readonly PhishTrial[]> => {
  const trials: PhishTrial[] = [];
  for (const [group, phishes] of Object.entries(GROUPS))
    for (const phish of phishes) {
      const { what, attack, twin } = phish;
      trials.push(await trialOf(group, what, 'alone', alone(phish, attack)));
      for (const [lie, request] of liesOf(phish))
        trials.push(await trialOf(group, what, lie, judgePayload({ route: 'transaction', request })));
      if (twin !== null) trials.push(await trialOf(group, what, 'twin', alone(phish, twin)));
    }
  return trials;
};

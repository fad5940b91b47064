import { say } from './finding-meaning.js';

/** The codes that only an execution can raise, or the want of one, in words. */
export const EXECUTION_MEANINGS = {
  simulation_unavailable: say(
    'A simulation that the policy requires did not answer, or only one of its two nodes did.',
    'Check again later, or judge the effects by hand.',
  ),
  control_changes: say(
    'A simulation shows that somebody else would control an account or a contract.',
    'Do not sign; who has control can take everything.',
  ),
  no_proceeds: say('A simulation shows that a swap or mint would take and give nothing back.', 'Do not sign.'),
  effects_not_in_logs: say(
    'A simulation shows changes of balances or rights that no log tells: the contracts hide what they do.',
    'Do not sign.',
  ),
  simulation_diverges: say(
    'What the transaction does depends on the block that holds it; BLOCK where the sender loses more in one of them.',
    'Do not sign, or find out why it differs.',
  ),
  simulation_disagreement: say(
    'Two nodes do not agree about what the transaction does, and the stricter of both is judged; or a node does not ' +
      'agree with what the bytes do for certain.',
    'Check again later, or look at the nodes.',
  ),
  simulation_reverts: say(
    'The transaction would fail now. It may do something else later.',
    'Find out why before you sign.',
  ),
  simulation_unstable: say(
    'The chain was reorganised while the transaction was simulated, twice.',
    'Check again in a minute.',
  ),
  insufficient_funds: say('The sender cannot pay for value and gas now.', 'Check the balance.'),
} as const;

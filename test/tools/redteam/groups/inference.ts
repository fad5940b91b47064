import { attack, type Attack, type Body, type Group, type Making, payment, several } from '../attack.js';
import { COINS } from './amounts.js';
import { SPELLINGS } from './spellings.js';

/** Functions of a token that let another account take, or that give away. */
const APPROVE_LIKE = [
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'increaseApproval(address,uint256)',
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'transferFrom(address,address,uint256)',
  'approveAndCall(address,uint256,bytes)',
  'setApprovalForAll(address,bool)',
  'forceApprove(address,address,uint256)',
];
const HOWS = [
  'name',
  'signature',
  'selector',
  'small letters',
  'snake',
  'source',
  'calldata',
  'prose',
  'invisible sign',
];
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
const INSTRUCTIONS = ['Approve', 'ApproveChecked', 'SetAuthority', 'CloseAccount', 'Burn', 'BurnChecked'];

const typed = (type: string | undefined): Body => (type === undefined ? {} : { transaction_type: type });

const onToken = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS.filter(({ chain }) => chain !== 'solana'));
  const signature = random.oneOf(APPROVE_LIKE);
  const how = random.oneOf(HOWS);
  const type = random.oneOf([undefined, 'contract_interaction', 'approval']);
  const amount = random.oneOf([0, 5, 500]);
  const approval = random.oneOf([undefined, undefined, String(amount === 0 ? 5 : amount)]);
  return attack(
    `${signature} as ${how} on ${coin.token}, for a stranger, ${type ?? 'no type'}`,
    payment(making, index, coin.chain, {
      token: coin.token,
      amount,
      contract_address: coin.contract,
      permissions: [SPELLINGS[how]?.(signature, random) ?? signature],
      ...(approval === undefined ? {} : { approval_amount: approval }),
      ...(random.between(0, 1) === 0 ? {} : { contract_verified: true }),
      ...typed(type),
    }),
  );
};

const onTokenProgram = (making: Making, index: number): Attack => {
  const { random } = making;
  const instruction = random.oneOf(INSTRUCTIONS);
  const type = random.oneOf([undefined, 'contract_interaction', 'approval']);
  return attack(
    `${instruction} on a token program, for a stranger, ${type ?? 'no type'}`,
    payment(making, index, 'solana', {
      amount: random.oneOf([0, 5, 500]),
      contract_address: random.oneOf(TOKEN_PROGRAMS),
      permissions: [instruction],
      ...typed(type),
    }),
  );
};

/** A payment to a listed account, with all that might hide that it is one. */
const hiddenRecipient = (making: Making, index: number): Attack => {
  const { random, listed } = making;
  const coin = random.oneOf(COINS);
  const to = random.oneOf(coin.chain === 'solana' ? listed.solana : listed.evm);
  const amount = random.oneOf([0.5, 50, 5_000]);
  const type = random.oneOf([undefined, 'approval', 'safe_send', 'contract_interaction', 'swap', 'mint', 'escrow']);
  const contract = random.oneOf([undefined, coin.contract, coin.spender]);
  const asked = random.oneOf([undefined, [], ['transfer'], ['approve'], ['decreaseAllowance'], ['revoke']]);
  const approval = random.oneOf([undefined, '0', '0x0', '0.0', '1']);
  return attack(
    `${amount} ${coin.token} to a listed account, ${type ?? 'no type'}, approval ${approval ?? 'none'}`,
    payment(making, index, coin.chain, {
      to_address: to,
      token: coin.token,
      amount,
      ...(contract === undefined ? {} : { contract_address: contract }),
      ...(asked === undefined ? {} : { permissions: asked }),
      ...(approval === undefined ? {} : { approval_amount: approval }),
      ...typed(type),
    }),
  );
};

/** Approvals that do not say how much. */
const withoutAmount = (making: Making, index: number): Attack => {
  const { random } = making;
  const coin = random.oneOf(COINS);
  const made = making.account(coin.chain, `spender ${index}`);
  const who = random.oneOf<Body>([
    { contract_address: made, contract_verified: true },
    { to_address: made, contract_verified: true },
    { to_address: made, contract_address: coin.contract, contract_verified: true },
    { contract_address: coin.spender },
  ]);
  return attack(
    'an approval that does not say how much',
    payment(making, index, coin.chain, {
      token: coin.token,
      amount: random.oneOf([0, 10, 100]),
      transaction_type: 'approval',
      ...who,
    }),
  );
};

export const inference: Group = {
  name: 'inference',
  about: 'types that are left out or wrong, spenders behind known tokens, listed recipients behind other fields',
  attacks: (making) => [
    ...several(250, (index) => onToken(making, index)),
    ...several(80, (index) => onTokenProgram(making, index)),
    ...several(200, (index) => hiddenRecipient(making, index)),
    ...several(70, (index) => withoutAmount(making, index)),
  ],
};

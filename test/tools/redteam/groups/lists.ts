import { checksumForm } from '../../../../domain/intent/address.js';
import { type Chain, CHAINS, familyOf } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Body, type Group, type Making, payment, several } from '../attack.js';

const UNISWAP = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';

export const spelled = (account: string, { random }: Making): readonly [string, string] => {
  if (!account.startsWith('0x')) return ['as listed', account];
  const wrong = [...account.slice(2)].map((letter, at) => (at % 3 === 0 ? letter.toUpperCase() : letter)).join('');
  return random.oneOf<readonly [string, string]>([
    ['in small letters', account.toLowerCase()],
    ['in capitals', `0x${account.slice(2).toUpperCase()}`],
    ['with its checksum', checksumForm(account.toLowerCase())],
    ['with a wrong checksum', `0x${wrong}`],
  ]);
};

/** Every member that may hold an address, with a type in which it plays a part. */
export const placed = (making: Making, chain: Chain, index: number, account: string): readonly [string, Body] => {
  const { random } = making;
  const sender = making.account(chain, `sender ${index}`);
  const type = random.oneOf(['safe_send', 'escrow', 'contract_interaction', 'swap', 'mint']);
  return random.oneOf<readonly [string, Body]>([
    ['to_address', { to_address: account }],
    ['to_address', { to_address: account, transaction_type: type }],
    ['from_address', { from_address: account }],
    ['expected_to_address', { to_address: account, expected_to_address: account }],
    [
      'contract_address',
      {
        to_address: sender,
        contract_address: account,
        contract_verified: true,
        transaction_type: 'contract_interaction',
      },
    ],
    [
      'contract_address of a swap',
      { to_address: sender, contract_address: account, contract_verified: true, transaction_type: 'swap' },
    ],
    [
      'contract_address of an approval',
      {
        to_address: sender,
        contract_address: account,
        contract_verified: true,
        transaction_type: 'approval',
        approval_amount: '5',
      },
    ],
    ['to_address of an approval', { to_address: account, transaction_type: 'approval', approval_amount: '5' }],
    [
      'to_address of a swap',
      { to_address: account, ...(chain === 'ethereum' ? { contract_address: UNISWAP } : {}), transaction_type: 'swap' },
    ],
    ['from_address of incoming funds', { from_address: account, direction: 'incoming' }],
    ['to_address of incoming funds', { to_address: account, direction: 'incoming' }],
  ]);
};

const listed = (making: Making, index: number): Attack => {
  const { random } = making;
  const chain = random.oneOf(CHAINS);
  const account = random.oneOf(familyOf(chain) === 'solana' ? making.listed.solana : making.listed.evm);
  const [how, text] = spelled(account, making);
  const [where, body] = placed(making, chain, index, text);
  const token = random.oneOf(['USDC', 'USDC', 'ZORBX', chain === 'solana' ? 'SOL' : 'USDT']);
  return attack(
    `a listed account ${how} in ${where} on ${chain}`,
    payment(making, index, chain, { amount: random.oneOf([0.01, 5]), token, ...body }),
  );
};

export const lists: Group = {
  name: 'lists',
  about: 'listed accounts on other chains, in other fields, in other letter case',
  attacks: (making) => several(400, (index) => listed(making, index)),
};

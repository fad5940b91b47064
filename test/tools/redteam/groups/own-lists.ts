import { CHAINS, familyOf } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Group, type Making, payment, several } from '../attack.js';
import { placed, spelled } from './lists.js';

/** A denied account, on any chain of its family, in any member, in any letter case. */
const denied = (making: Making, index: number): Attack => {
  const chain = making.random.oneOf(CHAINS);
  const account = making.account(chain, `denied ${index % 7}`);
  const [how, text] = spelled(account, making);
  const [where, body] = placed(making, chain, index, text);
  return {
    ...attack(`a denied account ${how} in ${where} on ${chain}`, payment(making, index, chain, { amount: 5, ...body })),
    stated: [{ list: 'deny', address: account }],
  };
};

/** An account that the caller allows and that stands on a list of sanctions. */
const allowedThief = (making: Making, index: number): Attack => {
  const chain = making.random.oneOf(CHAINS);
  const account = making.random.oneOf(familyOf(chain) === 'solana' ? making.listed.solana : making.listed.evm);
  const [where, body] = placed(making, chain, index, account);
  return {
    ...attack(`an allowed and listed account in ${where} on ${chain}`, payment(making, index, chain, body)),
    stated: [{ list: 'allow', address: account }],
  };
};

/** An allowed account that begins and ends like one that the sender paid. */
const allowedTwin = (making: Making, index: number): Attack => {
  // zeros at the front are what anybody can have: they are no resemblance
  const named = making.account('ethereum', `genuine ${index}`);
  const genuine = named.replace(/^0x0+/, (zeros) => `0x${'a'.repeat(zeros.length - 2)}`);
  const twin = `${genuine.slice(0, 6)}${making.account('ethereum', `twin ${index}`).slice(6, -4)}${genuine.slice(-4)}`;
  const to = (address: string) => payment(making, index, 'ethereum', { to_address: address, amount: 5 });
  return {
    ...attack('an allowed look-alike of a paid account', to(twin), [{ body: to(genuine), outcome: 'signed' }]),
    stated: [{ list: 'allow', address: twin }],
  };
};

/** An allowed spender that asks for everything. */
const allowedSpender = (making: Making, index: number): Attack => {
  const spender = making.account('ethereum', `spender ${index}`);
  const body = { contract_address: spender, to_address: spender, transaction_type: 'approval' };
  const allowance = making.random.oneOf(['unlimited', 'MAX', `0x${'f'.repeat(64)}`, '99999999999']);
  return {
    ...attack(
      `an allowed spender takes ${allowance}`,
      payment(making, index, 'ethereum', { ...body, approval_amount: allowance }),
    ),
    stated: [{ list: 'allow', address: spender }],
  };
};

export const ownLists: Group = {
  name: 'own-lists',
  about: 'denied accounts in every disguise, and allowed ones that something else speaks against',
  attacks: (making) => [
    ...several(150, (index) => denied(making, index)),
    ...several(60, (index) => allowedThief(making, index)),
    ...several(30, (index) => allowedTwin(making, index)),
    ...several(30, (index) => allowedSpender(making, index)),
  ],
};

import type { Chain } from '../../../../domain/chains/index.js';
import { attack, type Attack, type Body, type Group, type Making, several } from '../attack.js';
import { SPELLINGS } from './spellings.js';

const MOST_CHARACTERS = 128;

/** Functions that hand over control, code or every asset: to be looked at even where the contract is known. */
const CONTROL = [
  'transferOwnership(address)',
  'setOwner(address)',
  'changeOwner(address)',
  'grantRole(bytes32,address)',
  'setAuthority(address)',
  'changeAdmin(address)',
  'setAdmin(address)',
  'transferAdmin(address)',
  'addOwnerWithThreshold(address,uint256)',
  'swapOwner(address,address,address)',
  'enableModule(address)',
  'setGovernance(address)',
  'setPendingAdmin(address)',
  'beginDefaultAdminTransfer(address)',
  'completeOwnershipHandover(address)',
  'changeProxyAdmin(address,address)',
  'upgradeTo(address)',
  'upgradeToAndCall(address,bytes)',
  'setImplementation(address)',
  'diamondCut((address,uint8,bytes4[])[],address,bytes)',
  'changeMasterCopy(address)',
  'upgradeBeaconTo(address)',
  'functionDelegateCall(address,bytes)',
  'delegatecall(bytes)',
  'setApprovalForAll(address,bool)',
  'setOperator(address,bool)',
  'authorizeOperator(address)',
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
  'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
];
/** Functions that can take what the contract may reach: to be looked at where only the caller vouches for it. */
const TAKING = [
  'transferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'burnFrom(address,uint256)',
  'multicall(bytes[])',
  'execute(bytes,bytes[],uint256)',
  'execute(address,uint256,bytes)',
  'executeBatch(address[],uint256[],bytes[])',
  'sweepToken(address,uint256,address)',
  'withdrawAll()',
  'emergencyWithdraw(uint256)',
  'rescueTokens(address,address,uint256)',
  'recoverERC20(address,uint256)',
  'increaseAllowance(address,uint256)',
  'approveDelegation(address,uint256)',
  'approveAndCall(address,uint256,bytes)',
  'multiSend(bytes)',
  'execTransactionFromModule(address,uint256,bytes,uint8)',
  'claimAirdrop()',
  'SecurityUpdate()',
  'pause()',
  'blacklist(address)',
  'addMinter(address)',
  'setMinter(address)',
  'mint(address,uint256)',
  'selfdestruct(address)',
];
const ON_SOLANA = [
  'SetAuthority',
  'Assign',
  'AssignWithSeed',
  'Authorize',
  'AuthorizeChecked',
  'Upgrade',
  'CloseAccount',
  'Approve',
  'ApproveChecked',
  'Burn',
  'BurnChecked',
  'UpdateMetadataAccountV2',
  'InitializePermanentDelegate',
  'WithdrawNonceAccount',
];

const EVM_CHAINS: readonly Chain[] = ['ethereum', 'bnb', 'polygon', 'base', 'arbitrum', 'optimism'];
const AAVE_POOL = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const ORDINARY = ['deposit', 'stake', 'getReward', 'swap'];
const TYPES = ['contract_interaction', 'swap', undefined] as const;

const askedFor = ({ random }: Making, spelled: string): readonly string[] => {
  const beside = Array.from({ length: random.between(0, 3) }, () => random.oneOf(ORDINARY));
  beside.splice(random.between(0, beside.length), 0, spelled);
  return beside;
};

const call = (making: Making, index: number, chain: Chain, change: Body): Body => {
  const sender = making.account(chain, `sender ${index}`);
  const type = making.random.oneOf(TYPES);
  return {
    from_address: sender,
    to_address: sender,
    chain,
    token: chain === 'solana' ? 'SOL' : 'ETH',
    amount: 0,
    contract_address: making.account(chain, `contract ${index}`),
    contract_verified: true,
    ...(type === undefined ? {} : { transaction_type: type }),
    ...change,
  };
};

const onEvm = (making: Making, index: number): Attack | null => {
  const { random } = making;
  const isKnown = random.between(1, 3) === 1;
  const signature = random.oneOf(isKnown ? CONTROL : [...CONTROL, ...TAKING]);
  const [how, spell] = random.oneOf(Object.entries(SPELLINGS));
  const spelled = spell(signature, random);
  if (spelled.length > MOST_CHARACTERS) return null;
  const chain = isKnown ? 'ethereum' : random.oneOf(EVM_CHAINS);
  return attack(
    `${signature} as ${how} on a ${isKnown ? 'known' : 'claimed'} contract`,
    call(making, index, chain, {
      permissions: askedFor(making, spelled),
      ...(isKnown ? { contract_address: AAVE_POOL } : {}),
    }),
  );
};

/** Spellings that need no selector and no letter case. */
const NAME_SPELLINGS = [
  'name',
  'small letters',
  'capitals',
  'quoted',
  'with its contract',
  'invisible sign',
  'look-alike letter',
  'full width',
];

const onSolana = (making: Making, index: number): Attack => {
  const { random } = making;
  const how = random.oneOf(NAME_SPELLINGS);
  const name = random.oneOf(ON_SOLANA);
  const spelled = SPELLINGS[how]?.(name, random) ?? name;
  return attack(
    `${name} as ${how} on Solana`,
    call(making, index, 'solana', { permissions: askedFor(making, spelled), transaction_type: 'contract_interaction' }),
  );
};

export const functions: Group = {
  name: 'functions',
  about: 'spellings x functions x contracts, on a contract that is known or that the caller vouches for',
  attacks: (making) => [
    ...several(1_100, (index) => onEvm(making, index)),
    ...several(150, (index) => onSolana(making, index)),
  ],
};

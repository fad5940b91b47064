import { textField } from '../../action.js';
import { accountOrNull } from './drafts.js';
import { does, type CallEffect, rowsOf } from './row.js';

const ownable = rowsOf('Ownable');
const accessControl = rowsOf('AccessControl');
const proxy = rowsOf('ERC-1967 proxy');
const proxyAdmin = rowsOf('ProxyAdmin');

/** Code that a proxy runs in its own name right after the change. */
const setUp = (admin: string, shell: string, code: string, data: string): readonly CallEffect[] =>
  data === '0x' ? [] : [{ call: { from: admin, to: code, self: shell, value: 0n, data } }];

/** Who controls a contract, and which code it runs. Source: OpenZeppelin 4 and 5; ERC-1967, ERC-1822, ERC-173. */
export const CONTROL_ROWS = [
  ownable('transferOwnership(address)', ([owner], call) => [
    does({ kind: 'ownership', from: call.from, to: accountOrNull(owner) }),
  ]),
  ownable('renounceOwnership()', (_, call) => [does({ kind: 'ownership', from: call.from })]),
  ownable('acceptOwnership()', (_, call) => [does({ kind: 'ownership', to: call.from })]),
  accessControl('grantRole(bytes32,address)', ([role, account]) => [
    does({ kind: 'authority_change', to: account, fields: [textField('Role', role)] }),
  ]),
  accessControl('revokeRole(bytes32,address)', ([role, account]) => [
    does({ kind: 'authority_change', from: account, fields: [textField('Role', role)] }),
  ]),
  accessControl('renounceRole(bytes32,address)', ([role, account]) => [
    does({ kind: 'authority_change', from: account, fields: [textField('Role', role)] }),
  ]),
  proxy('upgradeTo(address)', ([code], call) => [does({ kind: 'upgrade', from: call.self, to: code })]),
  proxy('upgradeToAndCall(address,bytes)', ([code, data], call) => [
    { draft: { kind: 'upgrade', from: call.self, to: code }, inner: setUp(call.from, call.self, code, data) },
  ]),
  proxy('changeAdmin(address)', ([admin], call) => [
    does({ kind: 'authority_change', from: call.from, to: accountOrNull(admin) }),
  ]),
  proxyAdmin('upgrade(address,address)', ([shell, code]) => [does({ kind: 'upgrade', from: shell, to: code })]),
  proxyAdmin('upgradeAndCall(address,address,bytes)', ([shell, code, data], call) => [
    { draft: { kind: 'upgrade', from: shell, to: code }, inner: setUp(call.to, shell, code, data) },
  ]),
  proxyAdmin('changeProxyAdmin(address,address)', ([shell, admin]) => [
    does({ kind: 'authority_change', from: shell, to: accountOrNull(admin) }),
  ]),
];

import { expect } from 'chai';
import type { CheckRequest } from '../../../../src/application/check/check-request.js';
import { allowance, control, operator, paid } from '../../../support/executions.js';
import { encodeCall } from '../../../support/payload-bytes.js';
import * as c from './cases.js';

const { ME, BOB, EVE, UNITS, USDC, USDT } = c;
const BLOCKED = 'undeclared_permission BLOCK';
const payment = paid(ME, BOB, USDC, UNITS);
const APPROVAL: Partial<CheckRequest> = {
  ...{ transaction_type: 'approval', to_address: c.ROUTER, approval_amount: '25' },
  ...c.APPROVE,
};

describe('a right that an execution gives', () => {
  it('blocks an allowance or an operator that a payment does not declare', async () => {
    for (const grant of [
      allowance(ME, EVE, USDC, '1'),
      allowance(ME, EVE, USDC, 'unlimited', '5'),
      operator(ME, EVE, c.APES),
    ]) {
      expect(await c.declared(c.TRANSFER, [...payment, grant])).to.include.members(['BLOCK', BLOCKED]);
      expect(await c.bytes(c.TRANSFER, [...payment, grant])).to.include.members(['BLOCK', BLOCKED]);
    }
  });

  it('says nothing of allowances that are used up, taken back, or given by others', async () => {
    const others = [
      allowance(ME, EVE, USDC, '1', '2'),
      allowance(ME, EVE, USDC, '7', 'unlimited'),
      allowance(BOB, EVE, USDC, '2'),
      operator(ME, EVE, c.APES, false),
    ];
    expect(await c.declared(c.TRANSFER, [...payment, ...others])).to.deep.equal(['ALLOW']);
  });

  it('blocks an approval of another spender, another token, or more', async () => {
    for (const grant of [
      allowance(ME, EVE, USDC, UNITS.toString()),
      allowance(ME, c.ROUTER, USDT, UNITS.toString()),
      allowance(ME, c.ROUTER, USDC, (UNITS + 1n).toString()),
      allowance(ME, c.ROUTER, USDC, 'unlimited'),
    ])
      expect(await c.declared(APPROVAL, [grant])).to.include.members(['BLOCK', BLOCKED]);
  });

  it('lets the declared allowance pass, by whole tokens, by base units, and by the bytes alone', async () => {
    const granted = [allowance(ME, c.ROUTER, USDC, UNITS.toString())];
    for (const approval_amount of ['25', `0x${UNITS.toString(16)}`])
      expect(await c.declared({ ...APPROVAL, approval_amount }, granted)).to.deep.equal(['ALLOW']);
    expect(await c.bytes(c.APPROVE, granted)).to.deep.equal(['ALLOW']);
  });

  it('adds an increment to what was allowed before, and blocks what goes beyond', async () => {
    const data = encodeCall('increaseAllowance(address,uint256)', [c.ROUTER, UNITS]);
    const raised = (after: bigint) => [allowance(ME, c.ROUTER, USDC, after.toString(), '1000')];
    const payload = c.transaction(c.USDC_KEY, data);
    expect(await c.bytes(payload, raised(UNITS + 1000n))).to.not.include(BLOCKED);
    expect(await c.bytes(payload, raised(UNITS + 1001n))).to.include.members(['BLOCK', BLOCKED]);
  });
});

describe('control that an execution changes', () => {
  const CHANGES = 'control_changes BLOCK';

  it('blocks a new owner, code or delegate that nothing declares', async () => {
    for (const change of [
      control(ME, 'delegation', null, EVE),
      control(c.PROTOCOL, 'owner', ME, EVE),
      control(c.PROTOCOL, 'owner', ME, null),
      control(c.PROTOCOL, 'implementation', BOB, EVE),
      control(ME, 'delegate', null, EVE),
    ]) {
      expect(await c.declared(c.TRANSFER, [...payment, change])).to.include.members(['BLOCK', CHANGES]);
      expect(await c.bytes(c.TRANSFER, [...payment, change])).to.include.members(['BLOCK', CHANGES]);
    }
  });

  it('says nothing of control that ends, stays, or comes to the sender', async () => {
    const harmless = [
      control(ME, 'delegation', EVE, null),
      control(c.PROTOCOL, 'owner', BOB, BOB),
      control(c.PROTOCOL, 'owner', null, ME),
      control(ME, 'close_authority', EVE, null),
    ];
    expect(await c.bytes(c.TRANSFER, [...payment, ...harmless])).to.deep.equal(['ALLOW']);
  });

  it('leaves a change that the bytes tell to the rule about the bytes', async () => {
    const upgrade = c.transaction(c.PROTOCOL, encodeCall('upgradeTo(address)', [BOB]));
    const verdict = await c.bytes(upgrade, [control(c.PROTOCOL, 'implementation', EVE, BOB)]);
    expect(verdict).to.include('proxy_upgrade REVIEW').and.not.include(CHANGES);
    expect(await c.bytes(upgrade, [control(c.PROTOCOL, 'implementation', BOB, EVE)])).to.include(CHANGES);
  });
});

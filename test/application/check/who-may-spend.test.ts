import { expect } from 'chai';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { NO_HISTORY } from '../../support/facts.js';
import { type Circumstances, judgedRequest, verdictOn } from '../../support/judging.js';

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const AAVE_POOL = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
/** What every registry knows, and who may spend nothing for it. */
const KNOWN_CONTRACTS = [USDC_ON_ETHEREUM, WETH, PERMIT2, ROUTER] as const;
const TYPES = ['contract_interaction', 'swap', 'mint', 'safe_send', 'escrow'] as const;

const GRANTS = [
  'approve',
  'approve(address,uint256)',
  '0x095ea7b3',
  'increaseAllowance',
  '0x39509351',
  'permit',
  'forceApprove',
  'please approve the spender',
] as const;

const call = (contract: string, permission: string, changes: Partial<CheckRequest> = {}): Partial<CheckRequest> => ({
  transaction_type: 'contract_interaction',
  contract_address: contract,
  permissions: [permission],
  ...changes,
});

describe('an allowance by function', () => {
  it('is reviewed for a spender that is not known, on any contract and by any type', async () => {
    for (const contract of KNOWN_CONTRACTS)
      for (const permission of GRANTS)
        for (const type of TYPES) {
          const request = call(contract, permission, { transaction_type: type, approval_amount: '250' });
          const { recommendedAction, findings } = await judgedRequest(request);
          const what = `${permission} on ${contract} as ${type}`;
          expect(recommendedAction, what).to.not.equal('ALLOW');
          const about = findings.find(({ code }) => code === 'approval_spender_unverified');
          expect(about?.fields, what).to.deep.equal(['to_address']);
        }
  });

  it('is reviewed where nothing says how large it is, for any spender', async () => {
    for (const permission of GRANTS)
      for (const amount of [0, 250])
        expect(await verdictOn(call(USDC_ON_ETHEREUM, permission, { to_address: ROUTER, amount }))).to.include.members([
          'REVIEW',
          'approval_amount_unknown',
        ]);
    expect(await verdictOn({ transaction_type: 'approval', contract_address: ROUTER })).to.deep.equal([
      'REVIEW',
      'approval_amount_unknown',
    ]);
  });

  it('is no allowance to the token itself, which spends nothing', async () => {
    for (const to_address of [USDC_ON_ETHEREUM, SENDER])
      expect(
        await verdictOn(call(USDC_ON_ETHEREUM, 'approve', { to_address, approval_amount: '250' })),
      ).to.include.members(['REVIEW', 'approval_spender_unverified']);
  });

  it('is judged where an amount is paid along and the allowance is said to be nothing', async () => {
    const unknown = { to_address: RECIPIENT, approval_amount: '0' };
    expect(await verdictOn(call(USDC_ON_ETHEREUM, 'approve', { ...unknown, amount: 250 }))).to.include.members([
      'REVIEW',
      'approval_spender_unverified',
    ]);
    expect((await verdictOn(call(USDC_ON_ETHEREUM, 'approve', { ...unknown, amount: 0 })))[0]).to.equal('ALLOW');
  });

  it('is one where the token is called, an allowance is declared, and no function is named', async () => {
    const unnamed = { transaction_type: 'contract_interaction', contract_address: USDC_ON_ETHEREUM } as const;
    const allowance = { ...unnamed, approval_amount: '250', amount: 250 };
    expect(await verdictOn({ ...allowance, to_address: RECIPIENT })).to.include.members([
      'REVIEW',
      'approval_spender_unverified',
    ]);
    expect((await verdictOn({ ...allowance, to_address: ROUTER }))[0]).to.equal('ALLOW');
  });

  it('passes for a known spender and the exact amount', async () => {
    for (const permission of ['approve', '0x095ea7b3', 'increaseAllowance(address,uint256)'])
      for (const spender of [ROUTER, PERMIT2, AAVE_POOL])
        expect(
          await verdictOn(call(USDC_ON_ETHEREUM, permission, { to_address: spender, approval_amount: '250' })),
        ).to.deep.equal(['ALLOW']);
  });

  it('passes beside the swap or deposit that it is for, for the contract that is called', async () => {
    for (const to_address of [SENDER, ROUTER])
      expect(
        await verdictOn({
          transaction_type: 'swap',
          contract_address: ROUTER,
          to_address,
          approval_amount: '250',
          permissions: ['approve', 'exactInputSingle'],
        }),
      ).to.deep.equal(['ALLOW']);
    expect(
      await verdictOn({
        ...call(AAVE_POOL, 'supply', { to_address: SENDER, approval_amount: '250' }),
        permissions: ['approve', 'supply'],
      }),
    ).to.deep.equal(['ALLOW']);
  });

  it('passes where it is taken back, and is blocked for a listed account all the same', async () => {
    const revoke = call(USDC_ON_ETHEREUM, 'approve', { approval_amount: '0', amount: 0 });
    expect(await verdictOn(revoke)).to.deep.equal(['ALLOW', 'approval_revocation']);
    expect((await verdictOn(revoke, { listed: [RECIPIENT] }))[0]).to.equal('BLOCK');
  });
});

describe('an approval by type', () => {
  const approval = (changes: Partial<CheckRequest>): Partial<CheckRequest> => ({
    transaction_type: 'approval',
    approval_amount: '250',
    ...changes,
  });

  it('has its spender in to_address where the contract is that of a token', async () => {
    for (const contract_address of [USDC_ON_ETHEREUM, WETH]) {
      const { findings } = await judgedRequest(approval({ contract_address }));
      expect(findings.map(({ code, fields }) => [code, fields])).to.deep.equal([
        ['approval_spender_unverified', ['to_address']],
      ]);
      expect(await verdictOn(approval({ contract_address, to_address: ROUTER }))).to.deep.equal(['ALLOW']);
    }
  });

  it('has its spender in contract_address else', async () => {
    for (const to_address of [RECIPIENT, ROUTER, USDC_ON_ETHEREUM])
      expect(await verdictOn(approval({ contract_address: ROUTER, to_address }))).to.deep.equal(['ALLOW']);
    expect(await verdictOn(approval({ contract_address: RECIPIENT, to_address: ROUTER }))).to.include(
      'approval_spender_unverified',
    );
  });

  it('is softened as a revocation for the spender in to_address, where the contract is that of a token', async () => {
    const revoke = approval({ contract_address: USDC_ON_ETHEREUM, approval_amount: '0', amount: 0 });
    expect((await verdictOn(revoke, { listed: [RECIPIENT] }))[0]).to.equal('ALLOW');
    expect((await verdictOn(revoke, { sanctioned: [SENDER] }))[0]).to.equal('BLOCK');
  });

  it('needs no amount where it only takes a right back, or makes an operator, which has its own finding', async () => {
    const without: Partial<CheckRequest> = { transaction_type: 'approval', contract_address: ROUTER };
    for (const permission of ['decreaseAllowance', 'revoke', 'lockdown'])
      expect(await verdictOn({ ...without, permissions: [permission] }), permission).to.deep.equal(['ALLOW']);
    expect(await verdictOn({ ...without, permissions: ['setApprovalForAll'] })).to.deep.equal([
      'REVIEW',
      'operator_approval_for_all',
    ]);
    expect(await verdictOn({ ...without, permissions: ['revoke', 'approve'] })).to.include('approval_amount_unknown');
  });
});

describe('an operator', () => {
  it('is judged as a spender', async () => {
    for (const permission of ['setApprovalForAll', '0xa22cb465', 'authorizeOperator'])
      expect(await verdictOn(call(WETH, permission, { amount: 0 })), permission).to.include.members([
        'BLOCK',
        'approval_spender_unverified',
        'operator_approval_for_all',
      ]);
  });
});

describe('an operator of a collection', () => {
  it('is one by its function, whatever amount stands beside it: REVIEW where it is known, else BLOCK', async () => {
    const operator = (contract_address: string): Partial<CheckRequest> => ({
      ...{ transaction_type: 'approval', contract_address, permissions: ['setApprovalForAll(address,bool)'] },
      ...{ amount: 0, approval_amount: 'unlimited' },
    });
    expect(await verdictOn(operator(ROUTER))).to.deep.equal(['REVIEW', 'operator_approval_for_all']);
    expect(await verdictOn(operator(RECIPIENT))).to.deep.equal([
      'BLOCK',
      'operator_approval_for_all',
      'approval_spender_unverified',
    ]);
  });
});

describe('a payment by function', () => {
  const pay = (changes: Partial<CheckRequest> = {}): Partial<CheckRequest> =>
    call(USDC_ON_ETHEREUM, 'transfer', changes);

  it('passes to a payee that the sender knows', async () => {
    for (const permission of ['transfer', 'transfer(address,uint256)', '0xa9059cbb'])
      expect(await verdictOn(call(USDC_ON_ETHEREUM, permission))).to.deep.equal(['ALLOW']);
  });

  it('is judged by its recipient as any other payment', async () => {
    const unknown: Circumstances = { history: NO_HISTORY };
    const { recommendedAction, findings } = await judgedRequest(pay({ amount: 50_000 }), unknown);
    expect(recommendedAction).to.equal('REVIEW');
    expect(findings.map(({ code, fields }) => [code, fields])).to.deep.equal([
      ['large_transaction_amount', ['to_address']],
    ]);
    expect(await verdictOn(pay(), unknown)).to.deep.equal(['ALLOW', 'new_recipient']);
    expect(await verdictOn(pay({ amount: 0 }))).to.include.members(['REVIEW', 'zero_amount']);
    expect(await verdictOn(pay({ to_address: USDC_ON_ETHEREUM }))).to.include.members([
      'BLOCK',
      'token_sent_to_token_contract',
    ]);
    expect(await verdictOn(pay({ to_address: ROUTER }))).to.include.members(['BLOCK', 'recipient_is_contract']);
    expect(await verdictOn(pay({ to_address: SENDER }))).to.include('self_transfer');
  });

  it('is reviewed where it takes from another account for somebody who is not known', async () => {
    for (const permission of ['transferFrom', '0x23b872dd', 'burnFrom']) {
      const { recommendedAction, findings } = await judgedRequest(call(USDC_ON_ETHEREUM, permission));
      expect(recommendedAction, permission).to.equal('REVIEW');
      expect(findings.find(({ code }) => code === 'asset_drain_permission')?.fields).to.deep.equal(['to_address']);
      for (const to_address of [SENDER, AAVE_POOL])
        expect((await verdictOn(call(USDC_ON_ETHEREUM, permission, { to_address })))[0], permission).to.equal('ALLOW');
    }
  });
});

describe('functions of the Solana programs for tokens', () => {
  const PROGRAMS = [
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  ] as const;
  const OWNER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
  const OTHER = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
  const JUPITER = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
  const onSolana = (program: string, permission: string, to: string): Partial<CheckRequest> =>
    call(program, permission, { chain: 'solana', from_address: OWNER, to_address: to, approval_amount: '250' });

  it('are judged by the account in to_address, however well the program is known', async () => {
    for (const program of PROGRAMS) {
      for (const permission of ['Approve', 'ApproveChecked'])
        for (const to of [OTHER, OWNER, program])
          expect(await verdictOn(onSolana(program, permission, to)), permission).to.include.members([
            'REVIEW',
            'approval_spender_unverified',
          ]);
      for (const permission of ['CloseAccount', 'Burn', 'BurnChecked'])
        expect(await verdictOn(onSolana(program, permission, OTHER)), permission).to.include.members([
          'REVIEW',
          'asset_drain_permission',
        ]);
      expect(await verdictOn(onSolana(program, 'SetAuthority', OTHER))).to.include.members([
        'BLOCK',
        'ownership_transfer',
      ]);
    }
  });

  it('pass where the sender closes an account for itself, pays, or lets a known program spend', async () => {
    for (const program of PROGRAMS) {
      expect(await verdictOn(onSolana(program, 'CloseAccount', OWNER))).to.deep.equal(['ALLOW']);
      expect(await verdictOn(onSolana(program, 'Approve', JUPITER))).to.deep.equal(['ALLOW']);
      for (const permission of ['Transfer', 'TransferChecked']) {
        const payment = {
          ...call(program, permission),
          chain: 'solana',
          from_address: OWNER,
          to_address: OTHER,
        } as const;
        expect(await verdictOn(payment), permission).to.deep.equal(['ALLOW']);
      }
    }
  });

  it('have the spender of an approval in to_address', async () => {
    for (const [to, action] of [
      [OTHER, 'REVIEW'],
      [JUPITER, 'ALLOW'],
    ] as const)
      expect((await verdictOn({ ...onSolana(PROGRAMS[0], 'Approve', to), transaction_type: 'approval' }))[0]).to.equal(
        action,
      );
  });
});

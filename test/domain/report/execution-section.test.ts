import { EXECUTION_CODES, FINDING_CODES, PAYLOAD_CODES } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { RECIPIENT, SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import {
  besideIntent,
  bytesAlone,
  executedSample,
  payloadSample,
  SPENDER,
  transaction,
} from '../../support/payload-samples.js';
import { bodyOf, SAMPLES } from '../../support/report-samples.js';

describe('what a report says of an execution', () => {
  it('shows movements, rights and control with the state, the nodes and the witness', () => {
    const { execution, transaction_effects: effects } = bodyOf(executedSample());
    expect(execution).to.include({ status: 'ok', level: 4, variants: 4, diverging: false });
    expect(execution?.block).to.include({ number: 21_000_000 });
    expect(execution?.endpoints).to.deep.equal([{ id: 'ethereum-1', agreed: true }]);
    expect(execution?.witness_sha256).to.match(/^0x(cd){32}$/);
    expect(execution?.effects).to.have.length(8);
    expect(execution?.effects[0]).to.deep.equal({
      kind: 'balance',
      account: SENDER,
      asset: { address: USDC_ON_ETHEREUM, symbol: 'USDC', decimals: 6, token_id: null },
      before: '1000000000000000000000000',
      after: '999999999999999750000000',
      delta: '-250000000',
      source: 'read',
    });
    expect(execution?.finding_codes).to.include.members(['undeclared_outflow', 'undeclared_permission']);
    expect(effects.mode).to.equal('simulated');
    const known_by = 'execution';
    expect(effects.effects.slice(0, 4)).to.deep.equal([
      { kind: 'unknown_call', from: SENDER, to: SPENDER, token: null, amount: null, known_by: 'bytes', place: '0' },
      { kind: 'transfer', from: SENDER, to: null, token: 'USDC', amount: '250', known_by },
      { kind: 'transfer', from: null, to: SPENDER, token: 'USDC', amount: '250', known_by },
      { kind: 'transfer', from: null, to: SENDER, token: 'ETH', amount: '0.1', known_by },
    ]);
    expect(effects.effects).to.deep.include({
      kind: 'allowance',
      from: SENDER,
      to: RECIPIENT,
      token: 'USDC',
      amount: 'unlimited',
      known_by,
    });
    expect(effects.effects, 'control too').to.have.length(9);
  });

  it('says its limits in words, those of the level, of variants and of nodes among them', () => {
    const limitsOf = (changes: Parameters<typeof executedSample>[0]): string =>
      bodyOf(executedSample(changes)).execution?.limits.join(' ') ?? '';
    expect(limitsOf({}))
      .to.include('on the state of the named block')
      .and.to.not.match(/Only parts|did not agree|failed/);
    expect(limitsOf({ level: 3 })).to.include('stand only in code');
    expect(limitsOf({ level: 2 })).to.include('Only parts of the bytes');
    expect(limitsOf({ diverging: 'differs' })).to.include('depends on the block');
    expect(limitsOf({ endpoints: [{ id: 'a', agreed: false }] })).to.include('did not agree');
    expect(limitsOf({ status: 'reverted', effects: [] })).to.include('would have failed');
    expect(limitsOf(null)).to.equal('The node executed nothing: what would have happened is not known.');
    const body = bodyOf(executedSample());
    expect(body.limitations).to.include.members([...(body.execution?.limits ?? [])]);
    expect(body.methodology.join(' ')).to.include('A node executed the bytes on the state of one block');
    expect(bodyOf(executedSample(null)).methodology.join(' ')).to.not.include('A node executed');
  });

  it('says what others could take, on which block, and that it is of that block', () => {
    const block = { number: 21_000_000, hash: `0x${'ab'.repeat(32)}`, time: '2026-11-21T11:59:50.000Z' };
    const asset = { address: USDC_ON_ETHEREUM, symbol: 'USDC', decimals: 6, tokenId: null };
    const taken = { owner: SENDER, takers: [SPENDER], asset, amount: '12345000000', usd: '12345.00' };
    const assets = [{ ...taken, basis: 'executed', isExchange: false }] as const;
    const { execution } = bodyOf(executedSample({ atRisk: { block, assets, isWhole: true, isAccount: false } }));
    expect(execution?.at_risk).to.deep.include({ usd: '12345.00', is_whole: true, whole_account: false, block });
    expect(execution?.at_risk?.assets[0]).to.deep.include({ takers: [SPENDER], amount: '12345000000' });
    expect(execution?.limits.at(-1)).to.include('Later more may be there');
    expect(bodyOf(executedSample()).execution).to.not.have.property('at_risk');
  });

  it('is absent where no node is configured, and no word of the report speaks of one', () => {
    const samples = [...Object.values(SAMPLES).map((sample) => sample()), payloadSample(1, bytesAlone(transaction()))];
    for (const sample of [...samples, payloadSample(1, besideIntent(transaction()))]) {
      const body = bodyOf(sample);
      expect(body).to.not.have.property('execution');
      expect([...body.methodology, ...body.limitations].join(' ')).to.not.match(/\b[Nn]odes?\b/);
    }
  });

  it('is the same from the text of the record', () => {
    for (const sample of [executedSample(), executedSample(null)]) {
      const again = bodyOf({ ...sample, record: readRecordText(sample.recordJson) });
      expect(canonicalJson(again)).to.equal(canonicalJson(bodyOf(sample)));
    }
  });

  it('counts every code of simulations among those about an execution, and none twice', () => {
    for (const code of FINDING_CODES)
      if (code.startsWith('simulation_')) expect(EXECUTION_CODES.has(code), code).to.equal(true);
    for (const code of EXECUTION_CODES) expect(PAYLOAD_CODES.has(code), code).to.equal(false);
  });
});

import { expect } from 'chai';
import { DEMONSTRATION_WARNING } from '../../../domain/decision/texts.js';
import { EVIDENCE_CATEGORIES } from '../../../domain/facts/screening/evidence.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { CONTRACT, OUTGOING_DEFAULT, RECIPIENT, SENDER } from '../../support/builders.js';
import { evidenceAbout, USDC } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

describe('scam findings: lists', () => {
  it('blocks a sanctioned address in any field, and names the fields', () => {
    const evidence = [evidenceAbout(RECIPIENT, { category: 'sanctions' })];
    const decision = decided({ expectedTo: RECIPIENT }, { evidence });
    expect(gradeOf(decision, 'sanctioned_address')).to.equal('CRITICAL BLOCK');
    expect(findingOf(decision, 'sanctioned_address').fields).to.deep.equal(['to_address', 'expected_to_address']);
    expect(codesOf({}, { evidence: [evidenceAbout(SENDER, { category: 'sanctions' })] })).to.deep.equal([
      'sanctioned_address',
    ]);
  });

  it('blocks a sanctioned address by a list of any age, and never as a disputed listing', () => {
    const record = evidenceAbout(RECIPIENT, {
      category: 'sanctions',
      publishedAt: '2001-01-01',
      maxAgeSeconds: 60,
      officialToken: { symbol: 'USDC', sourceName: 'Token list' },
    });
    expect(codesOf({}, { evidence: [record] })).to.deep.equal(['sanctioned_address']);
  });

  it('has nothing against an address of which no source says anything', () =>
    expect(codesOf({}, { evidence: [] })).to.deep.equal([]));

  it('blocks a listed scam address, and gives list, date and evidence', () => {
    const decision = decided({}, { evidence: [evidenceAbout(RECIPIENT)] });
    expect(gradeOf(decision, 'listed_scam_address')).to.equal('CRITICAL BLOCK');
    expect(findingOf(decision, 'listed_scam_address').message).to.include('by Example list (2026-11-01)');
    expect(findingOf(decision, 'listed_scam_address').evidenceIds).to.have.length(1);
  });

  it('gives every crime category the same code, and one finding for one address with several lists', () => {
    for (const category of [
      'terrorist_financing',
      'child_abuse_material',
      'ransomware',
      'stolen_funds',
      'scam_fraud',
      'darknet_market',
      'illicit_service',
    ] as const)
      expect(codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { category })] }), category).to.deep.equal([
        'listed_scam_address',
      ]);
    const two = [evidenceAbout(RECIPIENT), evidenceAbout(RECIPIENT, { evidenceId: 'evd_b', category: 'ransomware' })];
    expect(codesOf({}, { evidence: two })).to.deep.equal(['listed_scam_address']);
  });

  it('gives two addresses a finding each', () => {
    const evidence = [evidenceAbout(RECIPIENT), evidenceAbout(SENDER, { evidenceId: 'evd_b' })];
    expect(codesOf({}, { evidence })).to.deep.equal(['listed_scam_address', 'listed_scam_address']);
  });

  it('reviews a listing that an official token list disputes, naming both sources', () => {
    const record = evidenceAbout(RECIPIENT, { officialToken: { symbol: 'USDX', sourceName: 'Token list' } });
    const decision = decided({}, { evidence: [record] });
    expect(gradeOf(decision, 'disputed_listing')).to.equal('HIGH REVIEW');
    expect(findingOf(decision, 'disputed_listing').message)
      .to.match(/Example list/)
      .and.to.match(/Token list/);
    expect(decision.findings).to.have.length(1);
  });

  it('reviews a listing that the token registry disputes', () => {
    const token = { ...USDC, tokenContracts: [{ key: CONTRACT, symbol: 'OTHER' }] };
    const codes = codesOf(
      { kind: 'call', to: CONTRACT, contract: CONTRACT },
      { token, evidence: [evidenceAbout(CONTRACT)] },
    );
    expect(codes).to.deep.equal(['disputed_listing']);
  });

  it('reviews the contract of a token that is listed on another chain, and blocks it on its own', () => {
    const evidence = [evidenceAbout(RECIPIENT, { tokenContractOn: 'bnb' })];
    const elsewhere = decided({ chain: 'ethereum' }, { evidence });
    expect(gradeOf(elsewhere, 'listed_on_another_chain')).to.equal('HIGH REVIEW');
    expect(findingOf(elsewhere, 'listed_on_another_chain').message).to.match(/token on BNB Chain.*Example list/);
    expect(codesOf({ chain: 'ethereum' }, { evidence })).to.deep.equal(['listed_on_another_chain']);
    expect(codesOf({ chain: 'bnb' }, { evidence })).to.deep.equal(['listed_scam_address']);
  });

  it('blocks an address that one list names as a token elsewhere and another as an account', () => {
    const evidence = [
      evidenceAbout(RECIPIENT, { tokenContractOn: 'bnb' }),
      evidenceAbout(RECIPIENT, { evidenceId: 'evd_b', source: { id: 'b', name: 'B', kind: 'imported_list' } }),
    ];
    expect(codesOf({ chain: 'ethereum' }, { evidence })).to.deep.equal(['listed_scam_address']);
  });

  it('blocks a sanctioned token contract on every chain', () => {
    const evidence = [evidenceAbout(RECIPIENT, { category: 'sanctions', tokenContractOn: 'bnb' })];
    expect(codesOf({ chain: 'ethereum' }, { evidence })).to.deep.equal(['sanctioned_address']);
  });

  it('reads the contract of a mixer token on another chain as exposure that needs a look', () => {
    const mixer = {
      category: 'mixer',
      exposure: 'direct',
      source: { id: 'list', name: 'Example list', kind: 'imported_list' },
      publishedAt: '2026-11-20',
      maxAgeSeconds: 864_000,
      tokenContractOn: 'bnb',
    } as const;
    const evidence = [evidenceAbout(RECIPIENT, mixer)];
    expect(codesOf({ chain: 'ethereum' }, { evidence })).to.deep.equal(['indirect_exposure']);
    expect(codesOf({ chain: 'bnb' }, { evidence })).to.deep.equal(['illicit_exposure']);
  });

  it('has nothing against a regulated service', () =>
    expect(codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { category: 'regulated_service' })] })).to.deep.equal([]));
});

describe('scam findings: exposure', () => {
  const source = { id: 'feed', name: 'Example feed', kind: 'external_feed' } as const;
  const attributed = {
    source,
    basis: 'attribution',
    exposure: 'direct',
    confidence: 0.9,
    observedAt: '2026-11-20T00:00:00.000Z',
    maxAgeSeconds: 864_000,
  } as const;

  it('blocks a direct, sure and current attribution to an illicit category, in either direction', () => {
    for (const direction of ['outgoing', 'incoming'] as const) {
      const decision = decided(
        { direction },
        { evidence: [evidenceAbout(SENDER, { ...attributed, category: 'stolen_funds' })] },
      );
      expect(gradeOf(decision, 'illicit_exposure'), direction).to.equal('CRITICAL BLOCK');
    }
  });

  it('only reviews what is indirect, less sure, stale, undated or without a maximum age', () => {
    const weaker = [
      { exposure: 'indirect' },
      { confidence: 0.79 },
      { observedAt: '2026-10-01T00:00:00.000Z' },
      { observedAt: null, publishedAt: null },
      { maxAgeSeconds: null },
    ] as const;
    for (const change of weaker) {
      const decision = decided(
        {},
        { evidence: [evidenceAbout(RECIPIENT, { ...attributed, category: 'mixer', ...change })] },
      );
      expect(gradeOf(decision, 'indirect_exposure'), JSON.stringify(change)).to.equal('MEDIUM REVIEW');
      expect(decision.findings).to.have.length(1);
    }
  });

  it('only reviews gambling, high-risk exchanges and jurisdictions, however sure', () => {
    for (const category of ['gambling', 'high_risk_exchange', 'high_risk_jurisdiction'] as const)
      expect(
        codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { ...attributed, category })] }),
        category,
      ).to.deep.equal(['indirect_exposure']);
  });

  it('reads a list match with a mixer as exposure', () => {
    expect(codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { category: 'mixer' })] })).to.deep.equal([
      'indirect_exposure',
    ]);
    const dated = evidenceAbout(RECIPIENT, {
      category: 'mixer',
      exposure: 'direct',
      source: { id: 'list', name: 'Example list', kind: 'imported_list' },
      observedAt: '2019-01-01',
      publishedAt: '2026-11-20',
      maxAgeSeconds: 864_000,
    });
    expect(codesOf({}, { evidence: [dated] })).to.deep.equal(['illicit_exposure']);
  });

  it('never words indirect exposure as proof of ownership', () => {
    const { message } = findingOf(
      decided(
        {},
        { evidence: [evidenceAbout(RECIPIENT, { ...attributed, exposure: 'indirect', category: 'ransomware' })] },
      ),
      'indirect_exposure',
    );
    expect(message).to.match(/See the evidence/);
  });

  it('takes the confidence that the policy demands of a category', () => {
    const policy: Policy = {
      ...OUTGOING_DEFAULT,
      thresholds: { ...OUTGOING_DEFAULT.thresholds, illicitConfidenceByCategory: { mixer: 0.95 } },
    };
    expect(
      codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { ...attributed, category: 'mixer' })] }, policy),
    ).to.deep.equal(['indirect_exposure']);
  });

  it('never calls a burn address stolen funds', () =>
    expect(
      codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { ...attributed, category: 'burn_address' })] }),
    ).to.deep.equal(['burn_address_recipient']));

  it('labels synthetic evidence as demonstration in the warnings, and nothing else', () => {
    const demonstration = evidenceAbout(RECIPIENT, { ...attributed, category: 'stolen_funds', demonstration: true });
    expect(decided({}, { evidence: [demonstration] }).warnings.at(-1)).to.equal(DEMONSTRATION_WARNING);
    expect(decided({}, { contract: { verified: true, demonstration: true } }).warnings).to.deep.equal([
      DEMONSTRATION_WARNING,
    ]);
    expect(decided({}, { evidence: [evidenceAbout(RECIPIENT)] }).warnings).to.not.include(DEMONSTRATION_WARNING);
  });

  it('has a meaning for every category', () => {
    for (const category of EVIDENCE_CATEGORIES)
      expect(() => codesOf({}, { evidence: [evidenceAbout(RECIPIENT, { category })] }), category).to.not.throw();
  });
});

import { expect } from 'chai';
import { DEMONSTRATION_WARNING } from '../../../domain/decision/texts.js';
import { type Chain, CHAINS, familyOf } from '../../../domain/chains/index.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { runs } from '../../support/depth.js';
import { codesOf, useRealService, type Verdict } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

const OWN = {
  evm: '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924',
  solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
} as const;

/** Added to a reserved number, it leads out of the reserved range. */
const UNRESERVED = 0x100000;

interface Expected {
  readonly action: Verdict['recommended_action'];
  /** Findings that must be among those given. */
  readonly codes: readonly string[];
}
const expected = (action: Expected['action'], ...codes: readonly string[]): Expected => ({ action, codes });

const TABLE: readonly {
  readonly number: number;
  readonly incoming: Expected | null;
  readonly recipient: Expected | null;
  readonly contract: Expected | null;
}[] = [
  {
    number: 0xde300001,
    incoming: expected('BLOCK', 'illicit_exposure'),
    recipient: expected('BLOCK', 'illicit_exposure'),
    contract: expected('BLOCK', 'illicit_exposure'),
  },
  { number: 0xde300002, incoming: expected('ALLOW'), recipient: expected('ALLOW'), contract: expected('ALLOW') },
  { number: 0xde300003, incoming: expected('REVIEW', 'provenance_stale'), recipient: null, contract: null },
  { number: 0xde300004, incoming: expected('REVIEW', 'provenance_incomplete'), recipient: null, contract: null },
  {
    number: 0xde300005,
    incoming: expected('REVIEW', 'provenance_degraded'),
    recipient: expected('REVIEW', 'screening_degraded'),
    contract: expected('REVIEW', 'screening_degraded'),
  },
  {
    number: 0xde300006,
    incoming: expected('REVIEW', 'indirect_exposure'),
    recipient: expected('REVIEW', 'indirect_exposure'),
    contract: expected('REVIEW', 'indirect_exposure'),
  },
  {
    number: 0xde300007,
    incoming: expected('BLOCK', 'sanctioned_address'),
    recipient: expected('BLOCK', 'sanctioned_address'),
    contract: expected('BLOCK', 'sanctioned_address'),
  },
  {
    number: 0xde300008,
    incoming: expected('BLOCK', 'listed_scam_address'),
    recipient: expected('BLOCK', 'listed_scam_address'),
    contract: expected('BLOCK', 'listed_scam_address'),
  },
  {
    number: 0xde300009,
    incoming: expected('REVIEW', 'disputed_listing'),
    recipient: expected('REVIEW', 'disputed_listing'),
    contract: expected('REVIEW', 'disputed_listing'),
  },
  {
    number: 0xde30000b,
    incoming: expected('BLOCK', 'denied_address'),
    recipient: expected('BLOCK', 'denied_address'),
    contract: expected('BLOCK', 'denied_address'),
  },
  { number: 0xde30c003, incoming: null, recipient: expected('REVIEW', 'account_frozen_by_issuer'), contract: null },
  { number: 0xde30c001, incoming: null, recipient: expected('ALLOW'), contract: expected('ALLOW') },
  {
    number: 0xde30c002,
    incoming: null,
    recipient: expected('REVIEW', 'unverified_upgradeable_contract'),
    contract: expected('REVIEW', 'unverified_upgradeable_contract'),
  },
];

describe('reserved demonstration addresses', () => {
  const service = useRealService(MEMORY);
  let sandbox: string;
  before(async () => (sandbox = await service().key()));

  const bodies = (chain: Chain, number: number) => {
    const [own, reserved] = [OWN[familyOf(chain)], demonstrationKey(familyOf(chain), number)];
    const rest = { chain, token: chain === 'solana' ? 'SOL' : 'USDC', amount: 25 };
    const call = {
      from_address: own,
      to_address: reserved,
      contract_address: reserved,
      transaction_type: 'contract_interaction',
      ...rest,
    };
    return {
      incoming: { from_address: reserved, to_address: own, direction: 'incoming', ...rest },
      recipient: { from_address: own, to_address: reserved, ...rest },
      contract: call,
      admin: { ...call, permissions: ['grantRole'] },
    };
  };

  for (const { number, ...roles } of TABLE) {
    for (const [role, wanted] of Object.entries(roles) as [keyof typeof roles, Expected | null][]) {
      if (wanted === null) continue;
      it(`0x${number.toString(16)} as ${role} is ${wanted.action} on every chain, and labelled in words`, async () => {
        for (const chain of CHAINS) {
          const answer = await service().verdict(sandbox, bodies(chain, number)[role]);
          expect(answer.recommended_action, chain).to.equal(wanted.action);
          expect(codesOf(answer), chain).to.include.members([...wanted.codes]);
          expect(answer.warnings.at(-1), chain).to.equal(DEMONSTRATION_WARNING);
          for (const piece of answer.screening?.evidence ?? [])
            expect([piece.demonstration, piece.reference.startsWith('DEMO-')]).to.deep.equal([true, true]);
        }
      });
    }
  }

  it('0xde30c002 with admin permissions is BLOCK on every chain', async () => {
    for (const chain of CHAINS) {
      const answer = await service().verdict(sandbox, bodies(chain, 0xde30c002).admin);
      expect(answer.recommended_action, chain).to.equal('BLOCK');
      expect(codesOf(answer)).to.include('unverified_contract_admin_permissions');
    }
  });

  it('0xde300001 shows evidence in three categories, and the rule that blocks names all of it', async () => {
    const { screening, policy } = await service().verdict(sandbox, bodies('ethereum', 0xde300001).incoming);
    expect(screening?.evidence.map((piece) => piece.category)).to.have.members([
      'stolen_funds',
      'sanctions',
      'illicit_service',
    ]);
    expect(policy).to.deep.include({ policy_id: 'incoming_default', version: 1, final_action: 'BLOCK' });
    expect(policy?.matched_rules).to.have.length(1);
    expect(policy?.matched_rules[0]).to.deep.include({
      rule_id: 'illicit_exposure_high_confidence',
      action: 'BLOCK',
      finding_codes: ['illicit_exposure'],
    });
    expect(policy?.matched_rules[0]?.evidence_ids).to.have.length(3);
  });

  it('0xde300005 shows which source did not answer, and why', async () => {
    const { screening } = await service().verdict(sandbox, bodies('base', 0xde300005).incoming);
    expect(screening?.provider_mode).to.equal('degraded');
    expect(screening?.coverage.find((row) => row.provider === 'demonstration')).to.include({
      status: 'unavailable',
      reason: 'timeout',
      kind: 'demonstration',
    });
  });

  it('0xde300006 shows a synthetic path', async () => {
    const { screening } = await service().verdict(sandbox, bodies('polygon', 0xde300006).incoming);
    expect(screening?.evidence[0]).to.include({ category: 'mixer', exposure: 'indirect' });
    expect(screening?.evidence[0]?.path).to.have.length(3);
  });

  it('shows coverage of every wired source in every incoming answer, even for an invalid address', async () => {
    const sources = [
      'service-history',
      'bundled-registry',
      'bundled-prices',
      'imported-prices',
      'local-registry',
      'demonstration-contracts',
      'demonstration-simulation',
      'local-rules',
      'local-signals',
      'demonstration',
    ];
    for (const from_address of [OWN.evm, 'nobody']) {
      const { screening } = await service().verdict(sandbox, {
        ...bodies('ethereum', 0xde300001).incoming,
        from_address,
        to_address: from_address === 'nobody' ? 'nowhere' : OWN.evm,
      });
      expect(screening?.coverage.map((row) => row.provider)).to.have.members(sources);
      expect(screening?.subject_address).to.equal(from_address);
    }
  });

  it('mean nothing to a production key: no demonstration, and the verdict of an unknown address', async () => {
    const roles = ['incoming', 'recipient', 'contract', 'admin'] as const;
    const cases = CHAINS.flatMap((chain) =>
      TABLE.flatMap(({ number }) => roles.map((role) => ({ chain, number, role, family: familyOf(chain) }))),
    );
    const compare = async ({ chain, number, role, family }: (typeof cases)[number]): Promise<void> => {
      const name = `${chain} ${role} ${number.toString(16)}`;
      const reserved = JSON.stringify(bodies(chain, number)[role]);
      const unreserved = reserved.replaceAll(
        demonstrationKey(family, number),
        demonstrationKey(family, number + UNRESERVED),
      );
      // partners without any history, so that nothing but the address can make a difference
      const ask = async (partner: string, body: string): Promise<Verdict> =>
        service().verdict(await service().key({ partner: `${partner} ${name}`, environment: 'production' }), body);
      const [answer, plain] = [await ask('Partner', reserved), await ask('Another', unreserved)];
      expect([answer.recommended_action, codesOf(answer)], name).to.deep.equal([
        plain.recommended_action,
        codesOf(plain),
      ]);
      expect(answer.warnings.some((warning) => /demonstration/i.test(warning))).to.equal(false);
      expect(answer.screening?.coverage.some((row) => row.kind === 'demonstration') ?? false).to.equal(false);
      expect(answer.screening?.evidence ?? []).to.deep.equal([]);
    };
    await Promise.all(cases.filter((_, index) => index % runs(3, 1) === 0).map(compare));
  });
});

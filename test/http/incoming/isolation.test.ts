import { expect } from 'chai';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';
import {
  codesOf as codes,
  type RealService,
  startRealService,
  useRealService,
  type Verdict,
} from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

const SENDER = '0xa1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const FRIEND = '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924';
/** The first three and the last three characters of the friend's address. */
const IMITATION = '0x5f3000000000000000000000000000000000f924'.replace('f924', '1924');
const transfer = (changes: object = {}) => ({
  from_address: SENDER,
  to_address: FRIEND,
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
  ...changes,
});

const verdict = ({ recommended_action: action, findings }: Verdict) => [
  action,
  findings.map((finding) => [finding.code, finding.message]),
];

describe('isolation between partners and environments', () => {
  const service = useRealService(MEMORY);
  let [busy, other, production] = ['', '', ''];
  before(async () => {
    busy = await service().key({ partner: 'Busy' });
    other = await service().key({ partner: 'Other' });
    production = await service().key({ partner: 'Busy', environment: 'production' });
  });

  const questions: Readonly<Record<string, object>> = {
    'a large transfer': transfer({ amount: 25_000 }),
    'a recipient who was paid before': transfer({ intent_reference: 'again' }),
    'an imitation': transfer({ to_address: IMITATION }),
    'one more near the threshold': transfer({ amount: 9_300 }),
    'a burst under the strict policy': transfer({ policy_id: 'outgoing_strict', intent_reference: 'burst' }),
  };
  const answersTo = async (asked: RealService, apiKey: string): Promise<Map<string, Verdict>> => {
    const answers = new Map<string, Verdict>();
    for (const [what, body] of Object.entries(questions)) answers.set(what, await asked.verdict(apiKey, body));
    return answers;
  };
  const verdictsOf = (answers: ReadonlyMap<string, Verdict>) =>
    [...answers].map(([what, answer]) => [what, verdict(answer)]);

  it('one partner’s history never changes another’s verdict, nor that of its own production keys', async () => {
    for (let index = 0; index < 70; index += 1)
      await service().verdict(busy, transfer({ intent_reference: `payment ${index}` }));
    for (const amount of [9_000, 9_100, 9_200]) {
      const paid = await service().verdict(
        busy,
        transfer({ amount, intent_reference: `near the threshold ${amount}` }),
      );
      await service().report(busy, paid.request_id, 'signed');
    }
    // the same questions in the same order, asked of a service that has no other partner
    const alone = await startRealService(MEMORY);
    const expected = verdictsOf(await answersTo(alone, await alone.key()));
    await alone.stop();
    for (const key of [other, production]) expect(verdictsOf(await answersTo(service(), key))).to.deep.equal(expected);
    const told = await answersTo(service(), busy);
    // and to the partner itself its history does matter, or nothing was shown
    expect(codes(told.get('a recipient who was paid before') ?? neverAsked())).to.not.include('new_recipient');
    expect(codes(told.get('a large transfer') ?? neverAsked())).to.not.include('large_transaction_amount');
    expect(codes(told.get('an imitation') ?? neverAsked())).to.include('recipient_lookalike');
    expect(codes(told.get('one more near the threshold') ?? neverAsked())).to.include('structuring_pattern');
    expect(codes(told.get('a burst under the strict policy') ?? neverAsked())).to.include('velocity_burst');
  });

  it('a partner’s policy is unknown to every other partner, like one that does not exist', async () => {
    const policy = readPolicyDocument(
      { policy_id: 'theirs', name: 'Theirs', direction: 'outgoing', finding_actions: { new_recipient: 'BLOCK' } },
      1,
      [],
    );
    const { partnerId } = (await service().stores.keys.findPartnerByName('Busy')) ?? { partnerId: '' };
    await service().stores.policies.publish({
      partnerId,
      policy,
      sha256: contentHash(policy),
      publishedAtMs: 1,
    });
    const body = transfer({ to_address: '0x77a1000000000000000000000000000000000a77', policy_id: 'theirs' });
    expect((await service().verdict(busy, body)).recommended_action).to.equal('BLOCK');
    const [refused, unknown] = [
      await service().check(other, body),
      await service().check(other, { ...body, policy_id: 'nobodys' }),
    ];
    expect([refused.status, refused.json['code']]).to.deep.equal([400, 'unknown_policy']);
    expect([unknown.status, unknown.json['code']]).to.deep.equal([400, 'unknown_policy']);
  });
});

const neverAsked = (): never => {
  throw new Error('The question was never asked');
};

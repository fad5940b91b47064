import { expect } from 'chai';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import { type CheckAnswer, startWholeService, type WholeService } from '../support/whole-service.js';

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

const verdict = ({ recommended_action: action, findings }: CheckAnswer) => [
  action,
  findings.map((finding) => [finding.code, finding.message]),
];
const codes = (answer: CheckAnswer): readonly string[] => answer.findings.map((finding) => finding.code);

describe('isolation between partners and environments', () => {
  let service: WholeService;
  let [busy, other, production] = ['', '', ''];
  before(async () => {
    service = await startWholeService();
    busy = await service.keyOf('Busy');
    other = await service.keyOf('Other');
    production = await service.keyOf('Busy', 'production');
  });
  after(() => service.stop());

  const questions: Readonly<Record<string, object>> = {
    'a large transfer': transfer({ amount: 25_000 }),
    'a recipient who was paid before': transfer({ intent_reference: 'again' }),
    'an imitation': transfer({ to_address: IMITATION }),
    'one more near the threshold': transfer({ amount: 9_300 }),
    'a burst under the strict policy': transfer({ policy_id: 'outgoing_strict', intent_reference: 'burst' }),
  };
  const answersTo = async (asked: WholeService, apiKey: string): Promise<Map<string, CheckAnswer>> => {
    const answers = new Map<string, CheckAnswer>();
    for (const [what, body] of Object.entries(questions)) answers.set(what, await asked.check(apiKey, body));
    return answers;
  };
  const verdictsOf = (answers: ReadonlyMap<string, CheckAnswer>) =>
    [...answers].map(([what, answer]) => [what, verdict(answer)]);

  it('one partner’s history never changes another’s verdict, nor that of its own production keys', async () => {
    for (let index = 0; index < 70; index += 1)
      await service.check(busy, transfer({ intent_reference: `payment ${index}` }));
    for (const amount of [9_000, 9_100, 9_200])
      await service.check(busy, transfer({ amount, intent_reference: `near the threshold ${amount}` }));
    // the same questions in the same order, where there is nobody else at all
    const alone = await startWholeService();
    const expected = verdictsOf(await answersTo(alone, await alone.keyOf('Alone')));
    await alone.stop();
    for (const key of [other, production]) expect(verdictsOf(await answersTo(service, key))).to.deep.equal(expected);
    const told = await answersTo(service, busy);
    // and to the partner itself its history does matter, or nothing was shown
    expect(codes(told.get('a recipient who was paid before') ?? neverAsked())).to.not.include('new_recipient');
    expect(codes(told.get('a large transfer') ?? neverAsked())).to.not.include('large_transaction_amount');
    expect(codes(told.get('an imitation') ?? neverAsked())).to.include('recipient_lookalike');
    expect(codes(told.get('one more near the threshold') ?? neverAsked())).to.include('structuring_pattern');
    expect(codes(told.get('a burst under the strict policy') ?? neverAsked())).to.include('velocity_burst');
  });

  it('a partner’s policy is unknown to everybody else, as one that does not exist is', async () => {
    const policy = readPolicyDocument(
      { policy_id: 'theirs', name: 'Theirs', direction: 'outgoing', finding_actions: { new_recipient: 'BLOCK' } },
      1,
      [],
    );
    await service.stores.policies.publish({
      partnerId: service.partnerIdOf('Busy'),
      policy,
      sha256: contentHash(policy),
      publishedAtMs: 1,
    });
    const body = transfer({ to_address: '0x77a1000000000000000000000000000000000a77', policy_id: 'theirs' });
    expect((await service.check(busy, body)).recommended_action).to.equal('BLOCK');
    const [refused, unknown] = [
      await service.check(other, body),
      await service.check(other, { ...body, policy_id: 'nobodys' }),
    ];
    expect([refused.status, refused.code]).to.deep.equal([400, 'unknown_policy']);
    expect([unknown.status, unknown.code]).to.deep.equal([400, 'unknown_policy']);
  });

  it('a check of one partner is found by nobody else', async () => {
    const { request_id: requestId } = await service.check(busy, transfer());
    expect((await service.get(`/api/checks/${requestId}`, busy)).status).to.equal(200);
    for (const key of [other, production])
      expect((await service.get(`/api/checks/${requestId}`, key)).status).to.equal(404);
  });
});

const neverAsked = (): never => {
  throw new Error('The question was never asked');
};

import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { PolicyDocument } from '../../../src/application/api.js';
import { useRealService } from './support/real-service.js';
import { POSTGRES } from './support/storages.js';

const GUIDE = new URL('../../../../domain/policy/guide.md', import.meta.url);

interface Example {
  readonly title: string;
  readonly policy: PolicyDocument;
  readonly path: string;
  readonly request: object;
  readonly byDefault: string;
  readonly under: string;
  readonly because: string;
}

/** The sections of the guide that have a policy, a request and what is said of its answer. */
const examplesOf = (guide: string): readonly Example[] =>
  guide.split(/^## /m).flatMap((section) => {
    const [policy, request] = [...section.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
    if (policy === undefined || request === undefined) return [];
    const answer = /is \*\*(\w+)\*\* by default\sand \*\*(\w+)\*\* under `([\w-]+)`, because of `(\w+)`/.exec(section);
    const [, byDefault = '', under = '', policyId = '', because = ''] = answer ?? [];
    const document = JSON.parse(policy) as PolicyDocument;
    expect(policyId, section).to.equal(document.policy_id);
    const path = /`POST (\/api\/check-\w+)`/.exec(section)?.[1] ?? '';
    const title = section.slice(0, section.indexOf('\n'));
    return [{ title, policy: document, path, request: JSON.parse(request) as object, byDefault, under, because }];
  });

describe('the guide to policies', () => {
  const service = useRealService(POSTGRES);
  let examples: readonly Example[] = [];
  before(async () => {
    examples = examplesOf(await readFile(GUIDE, 'utf8'));
  });
  const post = (key: string, path: string, body: unknown) =>
    service().send('POST', path, {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('has three examples, each of which is published and gives the verdict that the guide says', async () => {
    expect(examples).to.have.length(3);
    for (const { title, policy, path, request, byDefault, under, because } of examples) {
      const key = await service().key({ partner: title });
      expect((await post(key, path, request)).json['recommended_action'], `${title}: by default`).to.equal(byDefault);
      const tested = (await post(key, '/api/policies/test', { policy })).json;
      expect(tested, title).to.include({ replayed: 1, stricter: 1, complete: true });
      const published = await post(key, '/api/policies', policy);
      expect(published.status, published.text).to.equal(201);
      const again = await post(key, '/api/policies', published.json['document']);
      expect(again.status, `${title}: what is shown can be published`).to.equal(200);
      const { json } = await post(key, path, { ...request, policy_id: policy.policy_id });
      expect(json['recommended_action'], `${title}: ${JSON.stringify(json['findings'])}`).to.equal(under);
      const record = await service().read(key, String(json['request_id']));
      const reasons = [
        ...(json['findings'] as readonly { code: string }[]).map(({ code }) => code),
        ...matchedRules(record.json),
      ];
      expect(reasons, title).to.include(because);
    }
  });
});

const matchedRules = ({ decision }: Record<string, unknown>): readonly string[] => {
  const { policy_trace: trace } = decision as {
    readonly policy_trace: { readonly rules: readonly { readonly rule_id: string; readonly matched: boolean }[] };
  };
  return trace.rules.filter(({ matched }) => matched).map(({ rule_id: ruleId }) => ruleId);
};

import type { Environment } from '../../../../domain/record/record.js';
import { type BackTest, backTestPolicy, backTestView } from '../../../application/policies/back-test.js';
import { readPolicyDocument } from '../../../application/policies/policy-document.js';
import { withDatabase } from '../../command-context.js';
import { print, textTable } from '../../output.js';
import { partnerIdOf, readDocument } from './documents.js';
import { FLOOR } from './publish.js';

interface TestOptions {
  readonly againstHistory: number;
  readonly partner: string;
  readonly environment: Environment;
  readonly from?: number;
  readonly until?: number;
  readonly json?: boolean;
}

export const test = (file: string, options: TestOptions): Promise<void> =>
  withDatabase(async ({ keys, checks }) => {
    const { againstHistory, partner, environment, from, until, json } = options;
    if ((from ?? -Infinity) >= (until ?? Infinity)) throw new Error('--from must be before --until.');
    const candidate = readPolicyDocument(await readDocument(file), 1, FLOOR);
    const scope = { partnerId: await partnerIdOf(keys, partner), environment };
    const result = await backTestPolicy(checks, scope, candidate, {
      count: againstHistory,
      ...(from !== undefined && { fromMs: from }),
      ...(until !== undefined && { toMs: until }),
    });
    print(json, backTestView(result), () => asText(result));
  });

const asText = (result: BackTest): string =>
  [
    `${result.replayed} checks decided again: ${result.unchanged} unchanged, ${result.stricter} stricter, ` +
      `${result.milder} milder (${result.otherDirection} of the other direction left out)`,
    ...(result.complete ? [] : [`There are older checks: these reach back to ${result.reachesBackTo ?? 'none'}.`]),
    ...(result.replayed === 0 ? [] : [casesText(backTestView(result).cases)]),
    ...(result.changes.length === 0
      ? []
      : [
          '',
          textTable(
            ['FINDING OR RULE', 'STRICTER', 'USD', 'MILDER', 'USD'],
            backTestView(result).groups.map((group) =>
              [group.name, group.stricter, group.stricter_usd, group.milder, group.milder_usd].map(String),
            ),
          ),
          '',
          textTable(
            ['REQUEST ID', 'CHECKED', 'BEFORE', 'AFTER', 'BECAUSE OF'],
            result.changes.map(({ requestId, checkedAt, before, after, codes, rules }) => [
              requestId,
              checkedAt,
              before,
              after,
              [...codes, ...rules].join(', '),
            ]),
          ),
        ]),
  ].join('\n');

const casesText = ({ before, after, days, more_a_day: more }: ReturnType<typeof backTestView>['cases']): string => {
  const change = `${Math.abs(more)} a day ${more < 0 ? 'fewer' : 'more'}`;
  return `Cases for people: ${after} instead of ${before} in ${days} days, ${change}.`;
};

import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import type { Environment } from '../../../domain/record/record.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import type { PublishedPolicy } from '../../../ports/stores/policies.js';
import { publishBuiltInPolicies } from '../../application/policies/policy-catalogue.js';
import { type BackTest, backTestPolicy } from '../../application/policies/back-test.js';
import { readPolicyDocument } from '../../application/policies/policy-document.js';
import { publishPolicy } from '../../application/policies/publish-policy.js';
import { HISTORY_SOURCE } from '../../application/check/gather-facts.js';
import { ALL_PROVIDERS } from '../../providers.js';
import { withDatabase } from '../command-context.js';
import { print, table, time } from '../output.js';
import { parseEnvironment, parsePartnerName } from '../parse.js';

/** The sources that no policy can make optional. */
const FLOOR = [
  HISTORY_SOURCE,
  ...ALL_PROVIDERS.filter((manifest) => manifest.mandatory).map((manifest) => manifest.id),
];
const MAX_HISTORY = 1_000_000;

const parseCount = (text: string): number => {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MAX_HISTORY)
    throw new InvalidArgumentError(`Give a whole number from 1 to ${MAX_HISTORY}.`);
  return count;
};

/** `signgate policies publish|show|list|test`. */
export const addPolicyCommands = (program: Command): void => {
  const policies = program.command('policies').description('policies as data: immutable versions, per partner');
  policies
    .command('publish <file>')
    .description('publish a policy document (JSON) as the next version of its policy_id')
    .requiredOption('--partner <name>', 'the partner that may use it', parsePartnerName)
    .option('--json', 'print one JSON line')
    .action(publish);
  policies
    .command('show <policy_id>')
    .description('print one policy')
    .option('--partner <name>', 'a partner with policies of its own', parsePartnerName)
    .option('--version <number>', 'a version; without it the newest', parseCount)
    .option('--json', 'print one JSON line')
    .action(show);
  policies
    .command('list')
    .description('list policies with every version')
    .option('--partner <name>', 'one partner and the built-in ones', parsePartnerName)
    .option('--json', 'print one JSON line')
    .action(list);
  policies
    .command('test <file>')
    .description('decide recorded checks again under a candidate policy and print what would change; writes nothing')
    .requiredOption('--against-history <n>', 'how many of the newest checks', parseCount)
    .requiredOption('--partner <name>', 'whose checks', parsePartnerName)
    .option('--environment <environment>', 'sandbox or production', parseEnvironment, 'sandbox')
    .option('--json', 'print one JSON line')
    .action(test);
};

const readDocument = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const partnerIdOf = async (keys: KeyStore, name: string): Promise<string> => {
  const partner = await keys.findPartnerByName(name);
  if (partner === null) throw new Error(`There is no partner of the name "${name}". See: signgate partners list`);
  return partner.partnerId;
};

const view = ({ partnerId, policy, sha256, publishedAtMs }: PublishedPolicy) => ({
  policy_id: policy.policyId,
  version: policy.version,
  name: policy.name,
  direction: policy.direction,
  partner_id: partnerId,
  sha256,
  published_at: time(publishedAtMs),
});

const publish = (
  file: string,
  { partner, json }: { readonly partner: string; readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    const { published, isNew } = await publishPolicy(
      { policies, clock },
      await partnerIdOf(keys, partner),
      await readDocument(file),
      FLOOR,
    );
    print(json, { ...view(published), new: isNew }, () =>
      isNew
        ? `Published ${published.policy.policyId} version ${published.policy.version}; it is in force on every instance within 5 s.`
        : `Version ${published.policy.version} of ${published.policy.policyId} says the same already; nothing was published.`,
    );
  });

const show = (
  policyId: string,
  { partner, version, json }: { readonly partner?: string; readonly version?: number; readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    await publishBuiltInPolicies(policies, clock.now());
    const partnerId = partner === undefined ? null : await partnerIdOf(keys, partner);
    const candidates = (await policies.list(partnerId)).filter(
      (published) =>
        published.policy.policyId === policyId &&
        (partnerId !== null || published.partnerId === null) &&
        (version === undefined || published.policy.version === version),
    );
    const found = candidates.at(-1);
    if (found === undefined)
      throw new Error(
        `There is no such policy. See: signgate policies list${partner === undefined ? " (a partner's own needs --partner)" : ''}`,
      );
    print(json, { ...view(found), policy: found.policy }, () =>
      JSON.stringify({ ...view(found), policy: found.policy }, null, 2),
    );
  });

const list = ({ partner, json }: { readonly partner?: string; readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    await publishBuiltInPolicies(policies, clock.now());
    const partnerId = partner === undefined ? null : await partnerIdOf(keys, partner);
    const names = new Map((await keys.listPartners()).map((known) => [known.partnerId, known.name]));
    const views = (await policies.list(partnerId)).map(view);
    print(json, { policies: views }, () =>
      table(
        ['POLICY ID', 'VERSION', 'DIRECTION', 'PARTNER', 'PUBLISHED', 'SHA-256', 'NAME'],
        views.map((row) => [
          row.policy_id,
          String(row.version),
          row.direction,
          row.partner_id === null ? '(built in)' : (names.get(row.partner_id) ?? row.partner_id),
          row.published_at,
          row.sha256.slice(0, 12),
          row.name,
        ]),
      ),
    );
  });

interface TestOptions {
  readonly againstHistory: number;
  readonly partner: string;
  readonly environment: Environment;
  readonly json?: boolean;
}

const test = (file: string, { againstHistory, partner, environment, json }: TestOptions): Promise<void> =>
  withDatabase(async ({ keys, checks }) => {
    const candidate = readPolicyDocument(await readDocument(file), 1, FLOOR);
    const scope = { partnerId: await partnerIdOf(keys, partner), environment };
    const result = await backTestPolicy(checks, scope, candidate, againstHistory);
    print(json, asJson(result), () => asText(result));
  });

const asJson = (result: BackTest) => ({
  replayed: result.replayed,
  other_direction: result.otherDirection,
  unchanged: result.unchanged,
  stricter: result.stricter,
  milder: result.milder,
  changes: result.changes.map(({ requestId, checkedAt, before, after, codes, rules }) => ({
    request_id: requestId,
    checked_at: checkedAt,
    before,
    after,
    codes,
    rules,
  })),
});

const asText = (result: BackTest): string =>
  [
    `${result.replayed} checks decided again: ${result.unchanged} unchanged, ${result.stricter} stricter, ${result.milder} milder (${result.otherDirection} of the other direction left out)`,
    ...(result.changes.length === 0
      ? []
      : [
          '',
          table(
            ['REQUEST ID', 'CHECKED', 'BEFORE', 'AFTER', 'BECAUSE OF'],
            result.changes.map((c) => [
              c.requestId,
              c.checkedAt,
              c.before,
              c.after,
              [...c.codes, ...c.rules].join(', '),
            ]),
          ),
        ]),
  ].join('\n');

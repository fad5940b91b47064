import { FINDINGS } from '../../../../domain/findings/index.js';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actionOf, call, type Reply, transfer } from '../support/calls.js';
import { incoming, startVendor } from '../support/feed.js';
import { withInstance } from '../support/one-instance.js';
import type { Row, Trial } from '../support/trial.js';

/**
 * Loaded into the instance before its own code: a rule throws where the request names it, and a mapper throws always.
 */
const HOOKS = `
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  if (url.endsWith('/domain/findings/index.js')) return { ...loaded, source: loaded.source + \`
    for (const check of FINDINGS) {
      const run = check.run;
      check.run = (context) => {
        if (context.intent.intentReference === 'throw ' + check.code) throw new RangeError('injected');
        return run(context);
      };
    }\` };
  if (url.endsWith('/http-threat-feed/map.js'))
    return { ...loaded, source: "export const toSignals = () => { throw new TypeError('injected'); };" };
  return loaded;
};`;

const throwing = async (trial: Trial): Promise<void> => {
  const feed = await startVendor();
  try {
    await withInstance(trial, {}, async ({ place, key, url }) => {
      await writeFile(join(place.folder, 'hooks.mjs'), HOOKS);
      await writeFile(
        join(place.folder, 'inject.mjs'),
        `import { register } from 'node:module'; register('./hooks.mjs', import.meta.url);`,
      );
      const injected = await place.start({
        ...feed.settings,
        NODE_OPTIONS: `--import ${join(place.folder, 'inject.mjs')}`,
      });
      const ask = async (at: string, body: Readonly<Record<string, unknown>>): Promise<Reply> =>
        call('POST', `${at}/api/check-transaction`, { key, body: JSON.stringify(body) });
      const sound = await ask(url, transfer('sound'));
      trial.holds('without the fault it is ALLOW', actionOf(sound) === 'ALLOW', sound.text);
      for (const { code: id } of FINDINGS) {
        const reply = await ask(injected.url, transfer('rule', { intent_reference: `throw ${id}` }));
        const said = JSON.stringify(reply.json['findings']);
        if (reply.status === 200) place.ledger.verdict(String(reply.json['request_id']), actionOf(reply), true);
        trial.holds(
          `the rule ${id} throws: REVIEW, naming it`,
          actionOf(reply) === 'REVIEW' && said.includes('screening_degraded') && said.includes(id),
          reply.text,
        );
      }
      const mapped = await ask(injected.url, incoming);
      trial.holds('a mapper throws: REVIEW', mapped.status === 200 && actionOf(mapped) === 'REVIEW', mapped.text);
      trial.holds('the process lives', injected.child.exitCode === null);
      trial.note(`${FINDINGS.length} rules and a mapper, each throwing in a real instance`);
    });
  } finally {
    await feed.stop();
  }
};

export const THROWING_ROWS: readonly Row[] = [{ number: '7', fault: 'rule or mapper throws', run: throwing }];

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostTo } from './cases.js';

interface Sample {
  readonly id: string;
  readonly chain: string | null;
  readonly from: string | null;
  readonly raw: string;
  readonly to: string;
  readonly fields: readonly { readonly label: string; readonly value: unknown }[];
}

/** Made up: stands for who signs where neither the registry nor the call says. */
const SOMEBODY = '0x8ba1f109551bd432803012645ac136ddd64dba72';
const RECEIVER = /receiv|recipient|beneficiary|on behalf|owner|send shares to|mint shares to|^to$|delegator|debtor/i;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** The account that the bytes have where the registry shows a name in its place. */
const receiverIn = async ({ chain, raw, to }: Sample, post: PostTo): Promise<string | undefined> => {
  const body = { chain, from_address: SOMEBODY, transaction: { raw } };
  const { payload } = (await post('/api/check-payload', body)).json;
  const shown = (payload?.actions ?? []).flatMap(({ fields }) => fields);
  return shown.find(({ label, value }) => RECEIVER.test(label) && ADDRESS.test(value) && value !== to)?.value;
};

/** The receiver that the call names, else who sent it, else somebody. */
const signerOf = async (sample: Sample, post: PostTo): Promise<string> => {
  const { fields, from, to } = sample;
  const receivers = fields.filter(({ label, value }) => RECEIVER.test(label) && value !== to);
  const named = receivers.find(({ value }) => ADDRESS.test(String(value)))?.value;
  const read = named === undefined && receivers.length > 0 ? await receiverIn(sample, post) : named;
  return String(read ?? from ?? SOMEBODY);
};

/** What is read of the record of a check. */
export interface CheckRecordRead {
  readonly decision?: {
    readonly findings: readonly {
      readonly code: string;
      readonly measures: readonly { readonly name: string; readonly actual: unknown }[];
    }[];
  };
}
type RecordOf = (requestId: string) => Promise<CheckRecordRead>;

const MOST_BLOCKED = 0.02;
const FEWEST_ALLOWED = 0.55;

interface Cause {
  /** What it is counted by: the code, and of what was not executed what is not known in it. */
  readonly name: string;
  readonly message: string;
}

/** Why an answer is as strict as it is. The record says what is not known; the answer says the rest in words. */
const causesOf = async (json: Awaited<ReturnType<PostTo>>['json'], recordOf: RecordOf): Promise<readonly Cause[]> => {
  const { recommended_action: action, findings = [], request_id: id = '', payload } = json;
  const recorded = (await recordOf(id)).decision?.findings ?? [];
  return findings
    .filter((one) => one.recommended_action === action)
    .map(({ code, message = '' }) => {
      const measures = recorded.find((one) => one.code === code)?.measures ?? [];
      const missing = measures.find(({ name }) => name === 'not_known')?.actual;
      const detail = missing ?? (code.startsWith('payload_') ? payload?.problem : undefined);
      return { name: detail === undefined || detail === null ? code : `${code} (${String(detail)})`, message };
    });
};

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * The sample transactions of the ERC-7730 registry, without a declaration and without a node: how many are ALLOW,
 * REVIEW and BLOCK, each BLOCK in the words of its findings, each REVIEW by its causes, and how often each cause is
 * one. True where at most 2 % are BLOCK, at least 55 % ALLOW, and none without a cause.
 */
export const describedSamples = async (folder: string, post: PostTo, recordOf: RecordOf): Promise<boolean> => {
  const text = await readFile(join(folder, 'payloads/erc7730_transactions.jsonl'), 'utf8');
  const samples = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample)
    .filter(({ chain }) => chain !== null);
  const [counts, reasons] = [new Map<string, number>(), new Map<string, number>()];
  let isNamed = true;
  for (const sample of samples) {
    const { status, json } = await post('/api/check-payload', {
      chain: sample.chain,
      from_address: await signerOf(sample, post),
      transaction: { raw: sample.raw },
    });
    const action = json.recommended_action ?? String(status);
    add(counts, action);
    if (action === 'ALLOW') continue;
    const causes = json.recommended_action === undefined ? [] : await causesOf(json, recordOf);
    if (json.recommended_action !== undefined && causes.length === 0) isNamed = false;
    for (const { name } of causes) add(reasons, `${action} ${name}`);
    const said = causes.map(({ name, message }) => (action === 'BLOCK' ? `${name}: ${message}` : name)).join('; ');
    process.stdout.write(`             ${sample.id} ${action} ${said}\n`);
  }
  const shareOf = (action: string): number => (counts.get(action) ?? 0) / samples.length;
  const figures = [...counts]
    .sort()
    .map(([action, count]) => `${action} ${count} (${(shareOf(action) * 100).toFixed(1)} %)`);
  for (const [reason, count] of [...reasons].sort(([, left], [, right]) => right - left))
    process.stdout.write(`${String(count).padStart(12)} ${reason}\n`);
  process.stdout.write(`${samples.length} sample transactions of the ERC-7730 registry: ${figures.join(', ')}\n`);
  return shareOf('BLOCK') <= MOST_BLOCKED && shareOf('ALLOW') >= FEWEST_ALLOWED && isNamed;
};

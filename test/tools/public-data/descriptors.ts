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

const MOST_BLOCKED = 0.02;
const FEWEST_ALLOWED = 0.55;

/**
 * The sample transactions of the ERC-7730 registry, without a declaration and without a node: how many are ALLOW,
 * REVIEW and BLOCK, with the codes behind each that is not ALLOW. True where at most 2 % are BLOCK and at least 55 %
 * ALLOW.
 */
export const describedSamples = async (folder: string, post: PostTo): Promise<boolean> => {
  const text = await readFile(join(folder, 'payloads/erc7730_transactions.jsonl'), 'utf8');
  const samples = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample)
    .filter(({ chain }) => chain !== null);
  const counts = new Map<string, number>();
  for (const sample of samples) {
    const { status, json } = await post('/api/check-payload', {
      chain: sample.chain,
      from_address: await signerOf(sample, post),
      transaction: { raw: sample.raw },
    });
    const action = json.recommended_action ?? String(status);
    counts.set(action, (counts.get(action) ?? 0) + 1);
    const causes = (json.findings ?? []).flatMap(({ code, recommended_action: given }) =>
      given === 'ALLOW' ? [] : [`${code}:${given ?? ''}`],
    );
    if (action !== 'ALLOW') process.stdout.write(`             ${sample.id} ${action} ${causes.join(' ')}\n`);
  }
  const shareOf = (action: string): number => (counts.get(action) ?? 0) / samples.length;
  const figures = [...counts]
    .sort()
    .map(([action, count]) => `${action} ${count} (${(shareOf(action) * 100).toFixed(1)} %)`);
  process.stdout.write(`${samples.length} sample transactions of the ERC-7730 registry: ${figures.join(', ')}\n`);
  return shareOf('BLOCK') <= MOST_BLOCKED && shareOf('ALLOW') >= FEWEST_ALLOWED;
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostTo } from './cases.js';

interface Field {
  readonly label: string;
  readonly value: string | { readonly fields: readonly Field[] };
}

interface TypedSample {
  readonly id: string;
  readonly chain: string | null;
  readonly fields: readonly Field[];
  readonly strict: boolean;
  readonly typed_data: { readonly message: { readonly owner?: unknown; readonly holder?: unknown } };
}

/** Made up: stands for who signs where the registry does not say. */
const SOMEBODY = '0x8ba1f109551bd432803012645ac136ddd64dba72';
const SIGNER = /^(?:from|owner|user|maker|order maker address|holder)$/i;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const FEWEST = 0.95;

const flat = (fields: readonly Field[]): readonly { readonly label: string; readonly value: string }[] =>
  fields.flatMap(({ label, value }) => (typeof value === 'string' ? [{ label, value }] : flat(value.fields)));

/** The whole of a part in percent, for a person. */
const share = (part: number, whole: number): string => `${part} of ${whole} (${((part / whole) * 100).toFixed(1)} %)`;

const isEnough = (part: number, whole: number): boolean => part / whole >= FEWEST;

/**
 * The typed data of the ERC-7730 registry on chains that the service knows, but what a strict reader refuses: how many
 * are decoded, and how many of the addresses that a device must show stand in the actions. True where both are at least
 * 95 %.
 */
export const describedTypedSamples = async (folder: string, post: PostTo): Promise<boolean> => {
  const text = await readFile(join(folder, 'payloads/erc7730_typed_data.jsonl'), 'utf8');
  const samples = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TypedSample)
    .filter(({ chain, strict }) => chain !== null && strict);
  const counts = { decoded: 0, expected: 0, shown: 0 };
  const actions = new Map<string, number>();
  for (const { id, chain, fields, typed_data } of samples) {
    const shown = flat(fields).filter(({ value }) => ADDRESS.test(value));
    const { owner, holder = owner } = typed_data.message;
    const signer = holder ?? shown.find(({ label }) => SIGNER.test(label))?.value ?? SOMEBODY;
    const { json } = await post('/api/check-payload', { chain, from_address: signer, typed_data });
    const { payload, recommended_action: action = '-', findings = [] } = json;
    const answered = JSON.stringify(payload?.actions ?? []).toLowerCase();
    const missing = shown.filter(({ value }) => !answered.includes(value.toLowerCase()));
    counts.decoded += payload?.status === 'decoded' ? 1 : 0;
    counts.expected += shown.length;
    counts.shown += shown.length - missing.length;
    actions.set(action, (actions.get(action) ?? 0) + 1);
    const causes = findings.map(({ code, recommended_action: given }) => `${code}:${given ?? ''}`);
    const without = missing.map(({ label, value }) => `without ${label} ${value}`);
    process.stdout.write(`             ${[id, payload?.status, action, ...causes, ...without].join(' ')}\n`);
  }
  process.stdout.write(
    `typed data of the ERC-7730 registry: ${share(counts.decoded, samples.length)} decoded, ` +
      `${share(counts.shown, counts.expected)} of the expected addresses, ` +
      `${[...actions].map(([action, count]) => `${action} ${count}`).join(', ')}\n`,
  );
  return isEnough(counts.decoded, samples.length) && isEnough(counts.shown, counts.expected);
};

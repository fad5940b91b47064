import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { endsOf, type Likeness, likenessOf } from '../../../domain/intent/lookalike.js';

/**
 * How often chance alone makes a new payee look like a known account. `--payees N` new payees (2,000,000) are drawn for
 * each number of references. Exit code 1 where more than 1.2 of 10,000 would be BLOCK.
 */

const MOST_BLOCKED_OF_10_000 = 1.2;
const REFERENCES = [1_000, 1_500, 10_000, 13_000, 100_000, 149_000, 400_000];

const place = process.argv.indexOf('--payees');
const payees = place === -1 ? 2_000_000 : Number(process.argv[place + 1]);

const KEY_BYTES = 20;
const DRAWN_AT_ONCE = 1_000;

/** Made-up accounts. */
function* accounts(count: number): Generator<string> {
  for (let drawn = 0; drawn < count; drawn += DRAWN_AT_ONCE) {
    const hex = bytesToHex(randomBytes(DRAWN_AT_ONCE * KEY_BYTES));
    for (let each = 0; each < Math.min(DRAWN_AT_ONCE, count - drawn); each += 1)
      yield `0x${hex.slice(each * 2 * KEY_BYTES, (each + 1) * 2 * KEY_BYTES)}`;
  }
}

/** References by each of their ends, as history finds them. */
const indexed = (references: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const byEnd = new Map<string, string[]>();
  for (const reference of references)
    for (const [name, end] of Object.entries(endsOf(reference))) {
      const same = byEnd.get(`${name} ${end}`);
      if (same === undefined) byEnd.set(`${name} ${end}`, [reference]);
      else same.push(reference);
    }
  return byEnd;
};

const judge = (payee: string, byEnd: ReadonlyMap<string, readonly string[]>, references: number): Likeness | null => {
  const found = Object.entries(endsOf(payee))
    .flatMap(([name, end]) => byEnd.get(`${name} ${end}`) ?? [])
    .map((reference) => likenessOf(payee, reference, references));
  return found.find((one) => one === 'both_ends') ?? found.find((one) => one !== null) ?? null;
};

let isTooMuch = false;
process.stdout.write(`${payees} new payees each; of 10,000: BLOCK, REVIEW\n`);
for (const references of REFERENCES) {
  const byEnd = indexed(accounts(references));
  const count = { both_ends: 0, one_end: 0 };
  for (const payee of accounts(payees)) {
    const likeness = judge(payee, byEnd, references);
    if (likeness !== null) count[likeness] += 1;
  }
  const [blocked, reviewed] = [count.both_ends, count.one_end].map((seen) => (seen / payees) * 10_000);
  isTooMuch ||= (blocked ?? 0) > MOST_BLOCKED_OF_10_000;
  process.stdout.write(
    `${String(references).padStart(9)} references  ${blocked?.toFixed(2)}  ${reviewed?.toFixed(2)}\n`,
  );
}
process.exitCode = isTooMuch ? 1 : 0;

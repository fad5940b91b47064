import { writeFileSync } from 'node:fs';
import { kitVectors } from './kit.mjs';

const text = kitVectors()
  .map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? value.toString() : value)))
  .join('\n');
writeFileSync(new URL('../../domain/payload/solana/vectors.jsonl', import.meta.url), `${text}\n`);

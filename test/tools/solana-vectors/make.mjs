import { writeFileSync } from 'node:fs';
import { kitVectors } from './kit.mjs';
import { squadsVectors } from './squads.mjs';

const asText = (_, value) => (typeof value === 'bigint' ? value.toString() : value);

for (const [name, rows] of Object.entries({ kit: kitVectors(), squads: squadsVectors() })) {
  const lines = rows.map((row) => `${JSON.stringify(row, asText)}\n`);
  writeFileSync(new URL(`../../domain/payload/solana/${name}.jsonl`, import.meta.url), lines.join(''));
}

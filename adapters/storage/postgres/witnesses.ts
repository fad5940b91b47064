import type { Knex } from 'knex';
import { MAX_WITNESS_BYTES, type WitnessEntry, type WitnessStore } from '../../../ports/stores/witnesses.js';
import { asRepeatable } from './session/errors.js';

interface WitnessRow {
  readonly sha256: string;
  readonly gzipped: Uint8Array;
}

/** A row for each content. */
export class PostgresWitnessStore implements WitnessStore {
  constructor(private readonly database: Knex) {}

  async put({ sha256, gzipped }: WitnessEntry): Promise<void> {
    if (gzipped.length > MAX_WITNESS_BYTES) throw new RangeError(`The witness has ${gzipped.length} bytes`);
    await asRepeatable('store a witness', async () => {
      await this.database<WitnessRow>('execution_witnesses')
        .insert({ sha256, gzipped: Buffer.from(gzipped) })
        .onConflict('sha256')
        .ignore();
    });
  }

  async find(sha256: string): Promise<Uint8Array | null> {
    return asRepeatable('read a witness', async () => {
      const row = await this.database<WitnessRow>('execution_witnesses').where({ sha256 }).first('gzipped');
      return row === undefined ? null : Uint8Array.from(row.gzipped);
    });
  }
}

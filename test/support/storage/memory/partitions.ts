import type { PartitionStore } from '../../../../ports/stores/partitions.js';
import type { CheckEntry } from '../../../../ports/stores/checks.js';

/** Plain arrays have no parts: one holds all. */
export class MemoryPartitions implements PartitionStore {
  constructor(private readonly checks: () => readonly CheckEntry[]) {}

  async list() {
    const whole = { fromMs: null, untilMs: null, isDefault: false, isAttached: true, bytes: 0 };
    return [{ name: 'checks', ...whole, rows: this.checks().length }];
  }

  async ensure() {
    return { made: [], blocked: [] };
  }

  async moveOut() {
    return { made: [], blocked: [], moved: 0 };
  }

  async inspect() {
    return { scopes: [], version: '', neededBy: ['the store in memory, which has one part'] };
  }

  async change() {
    return null;
  }

  async retirements() {
    return [];
  }

  async isRetired() {
    return false;
  }
}

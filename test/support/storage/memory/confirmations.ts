import type { ConfirmationEntry, ConfirmationStore } from '../../../../ports/stores/confirmations.js';

/** Confirmations in the order in which they were appended. */
export class MemoryConfirmationStore implements ConfirmationStore {
  private readonly entries: ConfirmationEntry[] = [];

  async append(entry: ConfirmationEntry): Promise<void> {
    this.entries.push(structuredClone(entry));
  }

  async listAnywhere(requestId: string): Promise<readonly ConfirmationEntry[]> {
    return this.entries.filter((entry) => entry.requestId === requestId);
  }
}

/** When work in the background last left nothing undone, by a clock that never jumps. */
export class LastSettled {
  private atMs: number | null = null;

  /** Nothing is left for now; also the beginning of the work. */
  mark(): void {
    this.atMs = performance.now();
  }

  /** Milliseconds since then; null in a process that does not do this work. */
  ageMs(): number | null {
    return this.atMs === null ? null : performance.now() - this.atMs;
  }
}

/** Work that can say whether it keeps up. */
export interface Settling {
  readonly settled: Pick<LastSettled, 'ageMs'>;
}

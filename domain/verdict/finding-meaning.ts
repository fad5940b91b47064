/** One sentence on when a code is given, and one on what its reader does about it. */
export interface FindingMeaning {
  readonly meaning: string;
  readonly advice: string;
}

/** A row of the catalogue in words. */
export const say = (meaning: string, advice: string): FindingMeaning => ({ meaning, advice });

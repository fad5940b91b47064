/** One thing that was checked. `ok` is null where an earlier step failed. */
export interface VerificationStep<Name extends string = string> {
  readonly step: Name;
  readonly ok: boolean | null;
  readonly detail: string;
}

/** One thing that a tool proves, and whether it held. */
export interface Proof {
  readonly what: string;
  readonly saw: string;
  readonly held: boolean;
}

/** Prints a row for each; the exit code is 1 where one did not hold. */
export const sayProofs = (proofs: readonly Proof[]): void => {
  for (const { what, saw, held } of proofs)
    process.stdout.write(`| ${what} | ${saw} | ${held ? 'held' : 'NOT HELD'} |\n`);
  if (proofs.length === 0 || !proofs.every(({ held }) => held)) process.exitCode = 1;
};

/** What a process may do. `hasNone`: no capability, no way to get one, and system calls are filtered. */
export interface Rights {
  readonly uid: number;
  readonly hasNone: boolean;
  readonly saw: string;
}

/** What the kernel says in `/proc/PID/status`. */
export const rightsIn = (status: string): Rights => {
  const value = (name: string): string => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? 'unknown';
  const names = ['CapEff', 'CapBnd', 'NoNewPrivs', 'Seccomp'];
  const none = '0'.repeat(16);
  return {
    uid: Number(value('Uid')),
    hasNone: names.map(value).join(' ') === `${none} ${none} 1 2`,
    saw: ['Uid', ...names].map((name) => `${name} ${value(name)}`).join(', '),
  };
};

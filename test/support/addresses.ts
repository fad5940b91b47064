import { createHash } from 'node:crypto';

/** A made-up EVM address that is the same for the same name, and for no other. */
export const evmAddress = (name: string | number): string =>
  `0x${createHash('sha256').update(`address ${name}`).digest('hex').slice(0, 40)}`;

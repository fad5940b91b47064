import type { EvmCall } from './row.js';

const MSG_SENDER = `0x${'0'.repeat(39)}1`;
const ADDRESS_THIS = `0x${'0'.repeat(39)}2`;

/** Who is meant by a recipient: 1 is the caller, 2 the router. Source: Universal Router and SwapRouter02, Constants. */
export const recipientOf = (recipient: string, call: EvmCall): string =>
  recipient === MSG_SENDER ? call.from : recipient === ADDRESS_THIS ? call.to : recipient;

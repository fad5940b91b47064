/** Why a source gave no usable answer. A closed list, so that nothing a vendor sent ends up in a message. */
export const UNAVAILABLE_REASONS = [
  'timeout',
  'unauthorized',
  'rate_limited',
  'server_error',
  'bad_response',
  'implausible',
  'network_error',
  'circuit_open',
  'overloaded',
  'not_loaded',
  'internal_error',
] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

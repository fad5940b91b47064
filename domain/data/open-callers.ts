/**
 * Contracts that call what anyone tells them to, in their own name: anyone can use an allowance that is given to one.
 * Lower-case keys, the same on every EVM chain. Source: Multicall3 and the older Multicall 1 and 2 as their makers
 * publish them; every MultiSendCallOnly of `@safe-global/safe-deployments` 1.37.63. Version 2,
 * 2026-11-23.
 */
export const OPEN_CALLERS: ReadonlySet<string> = new Set([
  '0xca11bde05977b3631167028862be2a173976ca11',
  '0x5ba1e12693dc8f9c48aad8770482f4739beed696',
  '0xeefba1e63905ef1d7acba5a8513c70307c1ce441',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0xa83c336b20401af773b6219ba5027174338d1836',
]);

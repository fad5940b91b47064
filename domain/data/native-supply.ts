/**
 * More whole coins than exist of each chain's own currency. Version 1, 2026-11-22: what block explorers gave as the
 * total supply in late 2025 (ETH 121, BNB 138, POL 10,560, SOL 613 million), with room for a year or two of issue.
 */
export const NATIVE_SUPPLY = {
  ethereum: 125_000_000,
  bnb: 140_000_000,
  polygon: 11_500_000_000,
  base: 125_000_000,
  arbitrum: 125_000_000,
  optimism: 125_000_000,
  solana: 660_000_000,
} as const;

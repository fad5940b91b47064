/**
 * Contracts whose tokens are one of a kind, and that answer to functions which ERC-20 has too: there `approve` and
 * `transferFrom` name an item by its number. Lower-case, whatever the chain: no two contracts share an address. Source:
 * the deployments that ENS, Uniswap (v3, v4), PancakeSwap (v3) and Lido publish, and the collections that marketplaces
 * list first. Version 1, 2026-11-29.
 */
export const COLLECTIONS: ReadonlySet<string> = new Set([
  // ENS: the registrar of .eth, the name wrapper
  '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85',
  '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401',
  // positions at Uniswap v3
  '0xc36442b4a4522e871399cd717abdd847ab11fe88',
  '0x03a520b32c04bf3beef7beb72e919cf822ed34f1',
  '0x7b8a01b39d58278b5de7e48c8449c9f4f5170613',
  // positions at Uniswap v4
  '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e',
  '0x3c3ea4b57a46241e54610e5f022e5c45859a1017',
  '0x7c5f5a4bbd8fd63184577525326123b519429bdc',
  '0xd88f38f930b7952f2db2432cb002e7abbf3dd869',
  '0x1ec2ebf4f37e7363fdfe3551602425af0b3ceef9',
  '0x7a4a5c919ae2541aed11041a1aeee68f1287f95b',
  '0x4529a01c7a0410167c5740c487a8de60232617bf',
  // positions at PancakeSwap v3, withdrawals from Lido
  '0x46a15b0b27311cedf172ab29e4f4766fbe7f4364',
  '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1',
  // Bored and Mutant Apes, Azuki, Pudgy Penguins, CryptoKitties
  '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
  '0x60e4d786628fea6478f785a6d7e704777c86a7c6',
  '0xed5af388653567af2f388e6224dc7c4b3241c544',
  '0xbd3531da5cf5857e7cfaa92426877b022e612cf8',
  '0x06012c8cf97bead5deae237070f9587f8e7a266d',
]);

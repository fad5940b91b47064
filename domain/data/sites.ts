/** A site where people connect a wallet. */
export interface RegisteredSite {
  /** What only this site is called; null where the name is a word that others use as well. */
  readonly name: string | null;
  /** Its own hosts; every host below one of them is its own too. The first is the one that is named to people. */
  readonly hosts: readonly [string, ...string[]];
}

/**
 * Sites of the protocols of the bundled registries and of the most used wallets and markets: what look-alikes imitate.
 * Nothing is trusted because it stands here. Version 1, 2026-11-28. Sources: the members `url` of the ERC-7730 registry
 * (CC0), and the home pages that the packages of the local contract registry name; wallets, explorers and markets by
 * the address that each publishes for itself.
 */
export const SITES: readonly RegisteredSite[] = [
  { name: 'uniswap', hosts: ['uniswap.org', 'uniswapfoundation.org', 'uniswap.eth.limo'] },
  { name: 'aave', hosts: ['aave.com', 'aave.eth.limo'] },
  { name: 'opensea', hosts: ['opensea.io'] },
  { name: 'metamask', hosts: ['metamask.io', 'metamask.github.io'] },
  { name: 'phantom', hosts: ['phantom.app', 'phantom.com'] },
  { name: 'solflare', hosts: ['solflare.com'] },
  { name: null, hosts: ['backpack.app', 'backpack.exchange'] },
  { name: 'coinbase', hosts: ['coinbase.com'] },
  { name: 'binance', hosts: ['binance.com', 'binance.us'] },
  { name: 'trustwallet', hosts: ['trustwallet.com'] },
  { name: 'walletconnect', hosts: ['walletconnect.com', 'walletconnect.network', 'walletconnect.org'] },
  { name: 'trezor', hosts: ['trezor.io'] },
  { name: null, hosts: ['ledger.com'] },
  { name: null, hosts: ['safe.global', 'gnosis-safe.io'] },
  { name: 'etherscan', hosts: ['etherscan.io'] },
  { name: 'solscan', hosts: ['solscan.io'] },
  { name: null, hosts: ['curve.fi', 'curve.finance'] },
  { name: null, hosts: ['compound.finance'] },
  { name: null, hosts: ['balancer.fi', 'balancer.finance'] },
  { name: null, hosts: ['across.to'] },
  { name: null, hosts: ['stargate.finance'] },
  { name: null, hosts: ['wormhole.com'] },
  { name: null, hosts: ['portalbridge.com'] },
  { name: 'lido', hosts: ['lido.fi'] },
  { name: 'morpho', hosts: ['morpho.org', 'morpho.blockanalitica.com'] },
  { name: 'pendle', hosts: ['pendle.finance'] },
  { name: 'ethena', hosts: ['ethena.fi'] },
  { name: 'eigenlayer', hosts: ['eigenlayer.xyz'] },
  { name: 'eigencloud', hosts: ['eigencloud.xyz'] },
  { name: null, hosts: ['ether.fi'] },
  { name: '1inch', hosts: ['1inch.io', '1inch.com', '1inch.network'] },
  { name: 'paraswap', hosts: ['paraswap.io', 'velora.xyz'] },
  { name: 'kyberswap', hosts: ['kyberswap.com'] },
  { name: 'quickswap', hosts: ['quickswap.exchange'] },
  { name: 'pancakeswap', hosts: ['pancakeswap.finance', 'pancakeswap.com'] },
  { name: 'sushiswap', hosts: ['sushi.com', 'sushiswap.fi'] },
  { name: 'cowswap', hosts: ['cow.fi', 'cowswap.exchange'] },
  { name: null, hosts: ['matcha.xyz'] },
  { name: null, hosts: ['gmx.io'] },
  { name: 'hyperliquid', hosts: ['hyperliquid.xyz'] },
  { name: 'polymarket', hosts: ['polymarket.com'] },
  { name: 'raydium', hosts: ['raydium.io'] },
  { name: null, hosts: ['jup.ag'] },
  { name: null, hosts: ['orca.so'] },
  { name: 'magiceden', hosts: ['magiceden.io', 'magiceden.us'] },
  { name: 'rarible', hosts: ['rarible.com'] },
  { name: 'looksrare', hosts: ['looksrare.org'] },
  { name: null, hosts: ['blur.io'] },
  { name: null, hosts: ['spark.fi'] },
  { name: null, hosts: ['sky.money'] },
  { name: null, hosts: ['circle.com'] },
  { name: null, hosts: ['tether.to'] },
  { name: null, hosts: ['ens.domains'] },
  { name: 'arbitrum', hosts: ['arbitrum.io', 'arbitrum.foundation'] },
  { name: null, hosts: ['optimism.io'] },
  { name: null, hosts: ['base.org'] },
  { name: 'zksync', hosts: ['zksync.io'] },
  { name: 'starkgate', hosts: ['starkgate.starknet.io'] },
  { name: 'layerswap', hosts: ['layerswap.io'] },
  { name: null, hosts: ['snapshot.org', 'snapshot.box'] },
  { name: 'rocketpool', hosts: ['rocketpool.net'] },
  { name: 'ondo', hosts: ['ondo.finance'] },
];

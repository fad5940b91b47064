import { CHAIN_LIST, type Chain } from '../../../../domain/chains/index.js';

/** One token on one chain: official contracts as published (EIP-55 or base58); none for the chain's own currency. */
export interface TokenOnChain {
  readonly native: boolean;
  readonly decimals: number;
  readonly contracts: readonly string[];
}

/** One symbol, everywhere that it is official. */
export interface BundledToken {
  readonly symbol: string;
  /** Other official spellings of the same token. */
  readonly aliases: readonly string[];
  readonly name: string;
  /** Its maker promises that it is always worth one dollar. */
  readonly pegged: boolean;
  /** The row is complete for the published chains: where it names no contract, the token does not exist. Of an extra
   * chain that it does not name, it says nothing. */
  readonly completeForAllChains: boolean;
  /** The symbol of the token that it stands for, where another than its issuer bridged or issued it; null for none. */
  readonly variantOf: string | null;
  readonly on: Readonly<Partial<Record<Chain, TokenOnChain>>>;
}

/** A token with contracts, on one chain. */
export const erc = (decimals: number, ...contracts: readonly string[]): TokenOnChain => ({
  native: false,
  decimals,
  contracts,
});
const native = (decimals: number): TokenOnChain => ({ native: true, decimals, contracts: [] });

const token = (
  symbol: string,
  name: string,
  on: BundledToken['on'],
  extra: Partial<Pick<BundledToken, 'aliases' | 'completeForAllChains' | 'variantOf' | 'pegged'>> = {},
): BundledToken => ({
  symbol,
  aliases: extra.aliases ?? [],
  name,
  pegged: extra.pegged ?? false,
  completeForAllChains: extra.completeForAllChains ?? false,
  variantOf: extra.variantOf ?? null,
  on,
});

/** A token that its maker redeems for one dollar. */
const dollar = (...[symbol, name, on, extra]: Parameters<typeof token>): BundledToken =>
  token(symbol, name, on, { ...extra, pegged: true });

/** Version and date of the table of contracts, and where its rows come from. */
export const TOKEN_TABLE = {
  version: 4,
  asOf: '2026-11-23T00:00:00.000Z',
  source:
    '@uniswap/default-token-list 22.21.0 (of 2026-09-23), each row agreeing with @bgd-labs/aave-address-book 4.44.22 or @sonarwatch/token-lists 1.24.84; ' +
    'issuers’ own publications for USDT0 on Polygon, USDT on Base, WBTC on Base and BNB Chain, LINK on Base, FDUSD, TUSD, BTCB, stETH and cbBTC on Solana, and for the Wormhole tokens; on the extra chains ' +
    'the first of the lists of listed-tokens.ts on which at least two agree',
} as const;

/** Wormhole and bridge variants have symbols of their own, unless named. */
const NAMED_TOKENS: readonly BundledToken[] = [
  token('ETH', 'Ether', {
    ethereum: native(18),
    bnb: erc(18, '0x2170Ed0880ac9A755fd29B2688956BD959F933F8'),
    base: native(18),
    arbitrum: native(18),
    optimism: native(18),
    linea: native(18),
    scroll: native(18),
    unichain: native(18),
  }),
  token('BNB', 'BNB', { bnb: native(18) }),
  token('POL', 'Polygon Ecosystem Token', {
    ethereum: erc(18, '0x455e53CBB86018Ac2B8092FdCd39d8444aFFC3F6'),
    polygon: native(18),
  }),
  token('MATIC', 'Polygon (before its migration to POL)', {
    ethereum: erc(18, '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0'),
    bnb: erc(18, '0xCC42724C6683B7E57334c4E856f4c9965ED682bD'),
    polygon: native(18),
  }),
  token('SOL', 'Solana', { solana: native(9) }),
  token('WSOL', 'Wrapped SOL', { solana: erc(9, 'So11111111111111111111111111111111111111112') }),
  token(
    'WPOL',
    'Wrapped POL',
    { polygon: erc(18, '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270') },
    { aliases: ['WMATIC'] },
  ),
  token('AVAX', 'Avalanche', {
    bnb: erc(18, '0x1CE0c2827e2eF14D5C4f29a091d735A204794041'),
    polygon: erc(18, '0x2C89bbc92BD86F8075d1DEcc58C7F4E0107f286b'),
    solana: erc(8, 'KgV1GvrHQmRBY8sHQQeUKwTm2r2h8t4C8qt12Cw1HVE'),
    avalanche: native(18),
    linea: erc(18, '0x5471ea8f739dd37E9B81Be9c5c77754D8AA953E4'),
  }),
  token('WAVAX', 'Wrapped AVAX', { avalanche: erc(18, '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7') }),
  token('xDAI', 'xDai', { gnosis: native(18) }),
  token('WXDAI', 'Wrapped xDai', { gnosis: erc(18, '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d') }),
  dollar('USDC', 'USD Coin', {
    ethereum: erc(6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    bnb: erc(18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
    polygon: erc(6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
    base: erc(6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
    arbitrum: erc(6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'),
    optimism: erc(6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'),
    solana: erc(6, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    avalanche: erc(6, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'),
    gnosis: erc(6, '0xDDAfbb505ad214D7b80b1f830fcCc89B60fb7A83'),
    linea: erc(6, '0x176211869cA2b568f2A7D4EE941E073a821EE1ff'),
    scroll: erc(6, '0x06eFdBFf2a14a7c8E15944D1F4A48F9F95F663A4'),
    unichain: erc(6, '0x078D782b760474a361dDA0AF3839290b0EF57AD6'),
  }),
  dollar(
    'USDC.e',
    'Bridged USDC',
    {
      polygon: erc(6, '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
      arbitrum: erc(6, '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'),
      optimism: erc(6, '0x7F5c764cBc14f9669B88837ca1490cCa17c31607'),
      avalanche: erc(6, '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664'),
      gnosis: erc(6, '0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0'),
    },
    { variantOf: 'USDC' },
  ),
  dollar(
    'USDbC',
    'USD Base Coin',
    { base: erc(6, '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA') },
    { completeForAllChains: true, variantOf: 'USDC' },
  ),
  dollar(
    'USDCet',
    'USD Coin (Wormhole from Ethereum)',
    { solana: erc(6, 'A9mUU4qviSctJVPJdBJWkb28deg915LYJKrzQ19ji3FM') },
    { variantOf: 'USDC' },
  ),
  dollar('USDT', 'Tether USD', {
    ethereum: erc(6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    bnb: erc(18, '0x55d398326f99059fF775485246999027B3197955'),
    polygon: erc(6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
    base: erc(6, '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
    arbitrum: erc(6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
    optimism: erc(6, '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
    solana: erc(6, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
    avalanche: erc(6, '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'),
    gnosis: erc(6, '0x4ECaBa5870353805a9F068101A40E0f32ed605C6'),
    linea: erc(6, '0xA219439258ca9da29E9Cc4cE5596924745e12B93'),
    scroll: erc(6, '0xf55BEC9cafDbE8730f096Aa55dad6D22d44099Df'),
    unichain: erc(6, '0x588CE4F028D8e7B53B687865d6A67b3A54C75518'),
  }),
  dollar(
    'USDT0',
    'USDT0',
    {
      polygon: erc(6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
      arbitrum: erc(6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
      optimism: erc(6, '0x01bFF41798a0BcF287b996046Ca68b395DbC1071'),
      unichain: erc(6, '0x9151434b16b9763660705744891fA906F660EcC5'),
    },
    { aliases: ['USD₮0'], variantOf: 'USDT' },
  ),
  dollar(
    'USDTet',
    'USDT (Wormhole from Ethereum)',
    { solana: erc(6, 'Dn4noZ5jgGfkntzcQSUZ8czkreiZ1ForXYoV2H8Dm7S1') },
    { variantOf: 'USDT' },
  ),
  dollar('DAI', 'Dai Stablecoin', {
    ethereum: erc(18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    bnb: erc(18, '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3'),
    polygon: erc(18, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'),
    base: erc(18, '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'),
    arbitrum: erc(18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    optimism: erc(18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    linea: erc(18, '0x4AF15ec2A0BD43Db75dd04E62FAA3B8EF36b00d5'),
    unichain: erc(18, '0x20CAb320A855b39F724131C69424240519573f81'),
  }),
  dollar('USDS', 'USDS Stablecoin', {
    ethereum: erc(18, '0xdC035D45d973E3EC169d2276DDab16f1e407384F'),
    solana: erc(6, 'USDSwr9ApdHk5bvJKMjzff41FfuX8bSxdKcR81vTwcA'),
  }),
  dollar('BUSD', 'Binance USD', {
    ethereum: erc(18, '0x4Fabb145d64652a948d72533023f6E7A623C7C53'),
    bnb: erc(18, '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'),
    avalanche: erc(18, '0x9C9e5fD8bbc25984B178FdCE6117Defa39d2db39'),
  }),
  dollar('FDUSD', 'First Digital USD', {
    ethereum: erc(18, '0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409'),
    bnb: erc(18, '0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409'),
  }),
  dollar('TUSD', 'TrueUSD', {
    ethereum: erc(18, '0x0000000000085d4780B73119b644AE5ecd22b376'),
  }),
  dollar('PYUSD', 'PayPal USD', {
    ethereum: erc(6, '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8'),
    solana: erc(6, '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'),
  }),
  token('EURC', 'Euro Coin', {
    ethereum: erc(6, '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c'),
    base: erc(6, '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42'),
    solana: erc(6, 'HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr'),
    avalanche: erc(6, '0xC891EB4cbdEFf6e073e859e987815Ed1505c2ACD'),
  }),
  token('WETH', 'Wrapped Ether', {
    ethereum: erc(18, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
    bnb: erc(18, '0x2170Ed0880ac9A755fd29B2688956BD959F933F8'),
    polygon: erc(18, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
    base: erc(18, '0x4200000000000000000000000000000000000006'),
    arbitrum: erc(18, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
    optimism: erc(18, '0x4200000000000000000000000000000000000006'),
    solana: erc(8, '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs'),
    avalanche: erc(18, '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB'),
    gnosis: erc(18, '0x6A023CCd1ff6F2045C3309768eAd9E68F978f6e1'),
    linea: erc(18, '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f'),
    scroll: erc(18, '0x5300000000000000000000000000000000000004'),
    unichain: erc(18, '0x4200000000000000000000000000000000000006'),
  }),
  token('wstETH', 'Wrapped liquid staked Ether 2.0', {
    ethereum: erc(18, '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'),
    bnb: erc(18, '0x26c5e01524d2E6280A48F2c50fF6De7e52E9611C'),
    polygon: erc(18, '0x03b54A6e9a984069379fae1a4fC4dBAE93B3bCCD'),
    base: erc(18, '0xc1CBa3fCea344f92D9239c08C0568f6F2F0ee452'),
    arbitrum: erc(18, '0x5979D7b546E38E414F7E9822514be443A4800529'),
    optimism: erc(18, '0x1F32b1c2345538c0c6f582fCB022739c4A194Ebb'),
    gnosis: erc(18, '0x6C76971f98945AE98dD7d4DFcA8711ebea946eA6'),
    linea: erc(18, '0xB5beDd42000b71FddE22D3eE8a79Bd49A568fC8F'),
    scroll: erc(18, '0xf610A9dfB7C89644979b4A0f27063E9e7d7Cda32'),
  }),
  token('stETH', 'Liquid staked Ether 2.0', {
    ethereum: erc(18, '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'),
  }),
  token('rETH', 'Rocket Pool ETH', {
    ethereum: erc(18, '0xae78736Cd615f374D3085123A210448E74Fc6393'),
    arbitrum: erc(18, '0xEC70Dcb4A1EFa46b8F2D97C310C9c4790ba5ffA8'),
    optimism: erc(18, '0x9Bcef72be871e61ED4fBbc7630889beE758eb81D'),
  }),
  token('cbETH', 'Coinbase Wrapped Staked ETH', {
    ethereum: erc(18, '0xBe9895146f7AF43049ca1c1AE358B0541Ea49704'),
    base: erc(18, '0x2Ae3F1Ec7F1F5012CFEab0185bfc7aa3cf0DEc22'),
    arbitrum: erc(18, '0x1DEBd73E752bEaF79865Fd6446b0c970EaE7732f'),
    optimism: erc(18, '0xadDb6A0412DE1BA0F936DCaeb8Aaa24578dcF3B2'),
    unichain: erc(18, '0xEb64b50FeF2A363940369285F86Ae9a68211db59'),
  }),
  token('WBTC', 'Wrapped Bitcoin', {
    ethereum: erc(8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'),
    bnb: erc(8, '0x0555E30da8f98308EdB960aa94C0Db47230d2B9c'),
    polygon: erc(8, '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6'),
    base: erc(8, '0x0555E30da8f98308EdB960aa94C0Db47230d2B9c'),
    arbitrum: erc(8, '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f'),
    optimism: erc(8, '0x68f180fcCe6836688e9084f035309E29Bf0A2095'),
    solana: erc(8, '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh', '5XZw2LKTyrfvfiskJ78AMpackRjPcyCif1WhUsPDuVqQ'),
    avalanche: erc(8, '0x50b7545627a5162F82A992c33b87aDc75187B218'),
    gnosis: erc(8, '0x8e5bBbb09Ed1ebdE8674Cda39A0c169401db4252'),
    linea: erc(8, '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4'),
    scroll: erc(8, '0x3C1BCa5a656e69edCD0D4E36BEbb3FcDAcA60Cf1'),
    unichain: erc(8, '0x927B51f251480a681271180DA4de28D44EC4AfB8'),
  }),
  token('cbBTC', 'Coinbase Wrapped BTC', {
    ethereum: erc(8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'),
    base: erc(8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'),
    arbitrum: erc(8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'),
    solana: erc(8, 'cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij'),
  }),
  token('BTCB', 'Bitcoin BEP2', {
    bnb: erc(18, '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c'),
  }),
  token('WBNB', 'Wrapped BNB', {
    bnb: erc(18, '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'),
  }),
  token('LINK', 'ChainLink Token', {
    ethereum: erc(18, '0x514910771AF9Ca656af840dff83E8264EcF986CA'),
    bnb: erc(18, '0xF8A0BF9cF54Bb92F17374d9e9A321E6a111a51bD'),
    polygon: erc(18, '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39'),
    base: erc(18, '0x88Fb150BDc53A65fe94Dea0c9BA0a6dAf8C6e196'),
    arbitrum: erc(18, '0xf97f4df75117a78c1A5a0DBb814Af92458539FB4'),
    optimism: erc(18, '0x350a791Bfc2C21F9Ed5d10980Dad2e2638ffa7f6'),
    solana: erc(9, 'LinkhB3afbBKb2EQQu7s7umdZceV3wcvAUJhQAfQ23L'),
    avalanche: erc(18, '0x5947BB275c521040051D82396192181b413227A3'),
    gnosis: erc(18, '0xE2e73A1c69ecF83F464EFCE6A5be353a37cA09b2'),
    linea: erc(18, '0x5B16228B94b68C7cE33AF2ACc5663eBdE4dCFA2d'),
  }),
  token('UNI', 'Uniswap', {
    ethereum: erc(18, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
    bnb: erc(18, '0xBf5140A22578168FD562DCcF235E5D43A02ce9B1'),
    polygon: erc(18, '0xb33EaAd8d922B1083446DC23f610c2567fB5180f'),
    base: erc(18, '0xc3De830EA07524a0761646a6a4e4be0e114a3C83'),
    arbitrum: erc(18, '0xFa7F8980b0f1E64A2062791cc3b0871572f1F7f0'),
    optimism: erc(18, '0x6fd9d7AD17242c41f7131d257212c54A0e816691'),
    avalanche: erc(18, '0x8eBAf22B6F053dFFeaf46f4Dd9eFA95D89ba8580'),
    linea: erc(18, '0x636B22bC471c955A8DB60f28D4795066a8201fa3'),
    unichain: erc(18, '0x8f187aA05619a017077f5308904739877ce9eA21'),
  }),
  token('AAVE', 'Aave', {
    ethereum: erc(18, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'),
    bnb: erc(18, '0xfb6115445Bff7b52FeB98650C87f44907E58f802'),
    polygon: erc(18, '0xD6DF932A45C0f255f85145f286eA0b292B21C90B'),
    base: erc(18, '0x63706e401c06ac8513145b7687A14804d17f814b'),
    arbitrum: erc(18, '0xba5DdD1f9d7F570dc94a51479a000E3BCE967196'),
    optimism: erc(18, '0x76FB31fb4af56892A25e32cFC43De717950c9278'),
    avalanche: erc(18, '0x63a72806098Bd3D9520cC43356dD78afe5D386D9'),
    unichain: erc(18, '0x02a24C380dA560E4032Dc6671d8164cfbEEAAE1e'),
  }),
  token('ARB', 'Arbitrum', {
    ethereum: erc(18, '0xB50721BCf8d664c30412Cfbc6cf7a15145234ad1'),
    arbitrum: erc(18, '0x912CE59144191C1204E64559FE8253a0e49E6548'),
  }),
  token('OP', 'Optimism', {
    optimism: erc(18, '0x4200000000000000000000000000000000000042'),
  }),
  token('LDO', 'Lido DAO Token', {
    ethereum: erc(18, '0x5A98FcBEA516Cf06857215779Fd812CA3beF1B32'),
    arbitrum: erc(18, '0x13Ad51ed4F1B7e9Dc168d8a00cB3f4dDD85EfA60'),
    optimism: erc(18, '0xFdb794692724153d1488CcdBE0C56c252596735F'),
    linea: erc(18, '0x0e076AAFd86a71dCEAC65508DAF975425c9D0cB6'),
    unichain: erc(18, '0x68A6dbc7214a0F2b0d875963663F1613814E8829'),
  }),
  token('CRV', 'Curve DAO Token', {
    ethereum: erc(18, '0xD533a949740bb3306d119CC777fa900bA034cd52'),
    polygon: erc(18, '0x172370d5Cd63279eFa6d502DAB29171933a610AF'),
    arbitrum: erc(18, '0x11cDb42B0EB46D95f990BeDD4695A6e3fA034978'),
    optimism: erc(18, '0x0994206dfE8De6Ec6920FF4D779B0d950605Fb53'),
    unichain: erc(18, '0xAC73671a1762FE835208Fb93b7aE7490d1c2cCb3'),
  }),
  token('COMP', 'Compound', {
    ethereum: erc(18, '0xc00e94Cb662C3520282E6f5717214004A7f26888'),
    bnb: erc(18, '0x52CE071Bd9b1C4B00A0b92D298c512478CaD67e8'),
    polygon: erc(18, '0x8505b9d2254A7Ae468c0E9dd10Ccea3A837aef5c'),
    base: erc(18, '0x9e1028F5F1D5eDE59748FFceE5532509976840E0'),
    arbitrum: erc(18, '0x354A6dA3fcde098F8389cad84b0182725c6C91dE'),
    avalanche: erc(18, '0xc3048E19E76CB9a3Aa9d77D8C03c29Fc906e2437'),
    unichain: erc(18, '0xdf78e4F0A8279942ca68046476919A90f2288656'),
  }),
  token('MKR', 'Maker', {
    ethereum: erc(18, '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2'),
  }),
  token('GRT', 'The Graph', {
    ethereum: erc(18, '0xc944E90C64B2c07662A292be6244BDf05Cda44a7'),
    polygon: erc(18, '0x5fe2B58c013d7601147DcdD68C143A77499f5531'),
    arbitrum: erc(18, '0x9623063377AD1B27544C965cCd7342f7EA7e88C7'),
    avalanche: erc(18, '0x8a0cAc13c7da965a312f08ea4229c37869e85cB9'),
    unichain: erc(18, '0xBb2272Ffc0Ef8F439373aDffD45c3591B3204D71'),
  }),
  token('BAL', 'Balancer', {
    ethereum: erc(18, '0xba100000625a3754423978a60c9317c58a424e3D'),
    polygon: erc(18, '0x9a71012B13CA4d3D0Cdc72A177DF3ef03b0E76A3'),
    arbitrum: erc(18, '0x040d1EdC9569d4Bab2D15287Dc5A4F10F56a56B8'),
    optimism: erc(18, '0xFE8B128bA8C78aabC59d4c64cEE7fF28e9379921'),
    avalanche: erc(18, '0xE15bCB9E0EA69e6aB9FA080c4c4A5632896298C3'),
    gnosis: erc(18, '0x7eF541E2a22058048904fE5744f9c7E4C57AF717'),
    unichain: erc(18, '0x01625E26274Ed828Ac1d47694c97221b34a8ADdF'),
  }),
  token('SUSHI', 'SushiToken', {
    ethereum: erc(18, '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2'),
    bnb: erc(18, '0x947950BcC74888a40Ffa2593C5798F11Fc9124C4'),
    base: erc(18, '0x7D49a065D17d6d4a55dc13649901fdBB98B2AFBA'),
    arbitrum: erc(18, '0xd4d42F0b6DEF4CE0383636770eF773390d85c61A'),
    avalanche: erc(18, '0x37B608519F91f70F2EeB0e5Ed9AF4061722e4F76'),
    unichain: erc(18, '0x2982Be2D0c6ae4A7D5BC1c8fe7B630E3BDfb3ce5'),
  }),
  token('1INCH', '1inch', {
    ethereum: erc(18, '0x111111111117dC0aa78b770fA6A738034120C302'),
    bnb: erc(18, '0x111111111117dC0aa78b770fA6A738034120C302'),
    avalanche: erc(18, '0xd501281565bf7789224523144Fe5D98e8B28f267'),
    unichain: erc(18, '0xbe41cde1C5e75a7b6c2c70466629878aa9ACd06E'),
  }),
  token('ENS', 'Ethereum Name Service', {
    ethereum: erc(18, '0xC18360217D8F7Ab5e7c516566761Ea12Ce7F9D72'),
    polygon: erc(18, '0xbD7A5Cf51d22930B8B3Df6d834F9BCEf90EE7c4f'),
    unichain: erc(18, '0x80756FAf1e7Fec5678bf505670eF176AB5F0383a'),
  }),
  token('BAT', 'Basic Attention Token', {
    ethereum: erc(18, '0x0D8775F648430679A709E98d2b0Cb6250d2887EF'),
    avalanche: erc(18, '0x98443B96EA4b0858FDF3219Cd13e98C7A4690588'),
  }),
  token('SHIB', 'SHIBA INU', {
    ethereum: erc(18, '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'),
  }),
  token('PEPE', 'Pepe', {
    ethereum: erc(18, '0x6982508145454Ce325dDbE47a25d4ec3d2311933'),
    linea: erc(18, '0x7da14988E4f390C2E34ed41DF1814467D3aDe0c3'),
    unichain: erc(18, '0xD9b5DA95B3D97c3E9872102fDb47d4c09074952B'),
  }),
  token('CAKE', 'PancakeSwap Token', {
    bnb: erc(18, '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'),
    linea: erc(18, '0x0D1E753a25eBda689453309112904807625bEFBe'),
  }),
  token('JUP', 'Jupiter', {
    solana: erc(6, 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'),
  }),
  token('BONK', 'Bonk', {
    solana: erc(5, 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'),
  }),
  token('JTO', 'JITO', {
    solana: erc(9, 'jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL'),
  }),
  token('PYTH', 'Pyth Network', {
    solana: erc(6, 'HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3'),
  }),
  token('RAY', 'Raydium', {
    solana: erc(6, '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R'),
  }),
];

/** The coin of a chain of which no row above says so: a new chain has it by its own file. */
const COINS = CHAIN_LIST.filter(({ slug }) => !NAMED_TOKENS.some(({ on }) => on[slug]?.native === true)).map(
  ({ slug, name, currency }) => token(currency.symbol, `Coin of ${name}`, { [slug]: native(currency.decimals) }),
);

/** The native and main tokens of every chain. */
export const BUNDLED_TOKENS: readonly BundledToken[] = [...NAMED_TOKENS, ...COINS];

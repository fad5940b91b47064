/**
 * Contracts as their makers' own packages and repositories name them.
 *
 * Made by `npm run registry` on 2026-11-28; not edited by hand. NOTICE: the rows are facts that the packages named
 * here publish, each under the licence that stands beside it; no code, text or picture of them was taken over.
 */

/** Package and version, or repository and commit; day of publication, licence. */
export const OFFICIAL_SOURCES: readonly (readonly [source: string, published: string, licence: string])[] = [
  ['@aave-dao/aave-address-book 4.68.1', '2026-09-16', 'MIT'],
  ['@safe-global/safe-deployments 1.37.63', '2026-09-08', 'MIT'],
  ['@safe-global/safe-modules-deployments 3.0.10', '2026-09-08', 'MIT'],
  ['@uniswap/sdk-core 7.19.4', '2026-09-28', 'MIT'],
  ['@uniswap/universal-router-sdk 5.13.0', '2026-09-22', 'MIT'],
  ['@across-protocol/contracts 5.0.27', '2026-09-18', 'AGPL-3.0-only'],
  ['@cowprotocol/contracts 1.8.0', '2026-03-21', 'LGPL-3.0-or-later'],
  ['@0x/contract-addresses 8.13.0', '2024-12-13', 'Apache-2.0'],
  ['@arbitrum/sdk 4.1.0', '2026-08-22', 'Apache-2.0'],
  ['viem 2.57.20', '2026-11-15', 'MIT'],
  ['@ensdomains/ensjs 4.3.1', '2026-08-17', 'MIT'],
  ['@balancer-labs/v2-deployments 3.2.0', '2026-03-20', 'GPL-3.0-only'],
  ['@morpho-org/morpho-ts 2.8.0', '2026-07-17', 'MIT'],
  ['@stargatefinance/stg-evm-sdk-v2 1.1.12', '2026-03-24', 'BUSL-1.1'],
  ['@wormhole-foundation/sdk-base 6.1.5', '2026-08-22', 'Apache-2.0'],
  ['@pendle/core-v2 6.11.0', '2026-09-14', 'BUSL-1.1'],
  ['@curvefi/api 2.70.1', '2026-09-28', 'MIT'],
  ['@gmx-io/sdk 1.4.0', '2026-08-23', 'BUSL-1.1'],
  ['@solana-program/token-2022 0.15.0', '2026-08-18', 'Apache-2.0'],
  ['@solana-program/stake 0.9.1', '2026-09-05', 'MIT'],
  ['@solana-program/address-lookup-table 0.12.1', '2026-08-24', 'Apache-2.0'],
  ['@solana-program/compute-budget 0.18.1', '2026-09-02', 'Apache-2.0'],
  ['@sqds/multisig 2.1.4', '2026-03-19', 'MIT'],
  ['@meteora-ag/dlmm 1.9.14', '2026-08-09', 'ISC'],
  ['@drift-labs/sdk 2.156.0', '2026-04-01', 'Apache-2.0'],
  ['@raydium-io/raydium-sdk 1.3.0', '2024-12-13', 'GPL-3.0'],
  ['@paraswap/dex-lib 5.0.6', '2026-06-24', 'MIT'],
  ['ethereum/clear-signing-erc7730-registry 3b66ba289cd3', '2026-08-20', 'CC0-1.0'],
  ['compound-finance/comet 003edee12766', '2026-11-28', 'BUSL-1.1'],
];

/**
 * A line for each contract: address, chains by the letters of `domain/chains`, what a plain payment to it does
 * not lose (n nothing, c the own currency of the chain, ? not known), whether it is a proxy (p yes, ? not
 * known), place of its source in the list above, name.
 */
export const OFFICIAL_CONTRACTS = `
0x000000000000c9B3E2C3Ec88B1B4c0cD853f4321 enbao n ? 15 Pendle limit router
0x000000000004444c5dc75cB358380D2e3dE08A90 e n ? 3 Uniswap v4 pool manager
0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e e n ? 10 ENS registry
0x0000000022D53366457F9d5E68Ec105046FC4383 epbaovg n ? 16 Curve address provider
0x0000000071727De22E5E9d8BAf0edAc6f37da032 enpbaovglcu c ? 9 ERC-4337 entry point07
0x0083421fd178749af2201ddA5A7C3feB5790B80c e n ? 0 Aave V4 Ethereum gold spoke oracle
0x00901a076785e0906d1028c7d6372d247bec7d61 n n ? 0 Aave V3 BNB usdc A token
0x00907f9921424583e7ffBfEdf84F92B7B2Be4977 e n ? 0 Aave V3 Ethereum gho A token
0x009D88C6a6B4CaA240b71C98BA93732e26F2A55A c n ? 0 Aave V3 Scroll we eth V token
0x00ad8eBF64F141f1C81e9f8f792d3d1631c6c684 e n ? 0 Aave V2 Ethereum crv V token
0x00e50FAB64eBB37b87df06Aa46b8B35d5f1A4e1A e n ? 0 Aave V2 Ethereum UI pool data provider
0x00e50FAB64eBB37b87df06Aa46b8B35d5f1A4e1A v n ? 0 Aave V2 Avalanche UI pool data provider
0x00e89F4022FD13AD56e321D50612Eec598eF3b72 e n ? 0 Aave Gho gsm usdc price strategy
0x00F2a835758B33f3aC53516Ebd69f3dc77B0D152 e n ? 0 Aave V3 Ethereum pyusd static A token
0x00F7d467ef51E44f11f52a0c0Bef2E56C271b264 v n ? 16 Curve ren gauge address
0x01234181085565ed162a948b6a5e88758CD7c7b8 v n ? 17 GMX glp
0x013cDe9e76Fd7Cab355b9f884ad8EE4Ccb781278 e n ? 0 Aave V2 Ethereum usdc interest rate strategy
0x013E2C7567b6231e865BB9273F8c7656103611c0 e n ? 0 Aave V3 Ethereum Lido acl manager
0x015396E1F286289aE23a762088E863b3ec465145 e n ? 0 Aave V3 Ethereum USDe V token
0x01576c429baB8724A11bef844dDa95165D899Fca p n ? 0 Aave V2 Polygon link interest rate strategy
0x0165C65FB21bDC9Cdc09C627d62AB3a983337158 l n ? 0 Aave V3 Linea emission manager
0x017062a1dE2FE6b99BE3d9d37841FeD19F573804 enpbaovglcu n ? 1 Safe compatibility fallback handler 1.3.0
0x018008bfb33d285247A21d44E50697654f754e63 e n ? 0 Aave V3 Ethereum dai A token
0x01Aba1Fe7D72a3490bEef7CD0C09e1Ba2dD88D83 p n ? 0 Aave V3 Polygon usdt0 oracle
0x01b0Bd309AA75547f7a37Ad7B1219A898E67a83a n n ? 12 Morpho
0x01C0eb1f8c6F1C1bF74ae028697ce7AA2a8b0E92 e n ? 0 Aave V2 Ethereum tusd V token
0x01cfB64B99f717d791260ECb502e675d6E8Cf522 c n ? 0 Aave V3 Scroll stata factory
0x01D7f7B7CE2123192fECC20bd1caF3e4d9e4C10D v n ? 0 Aave V4 Avalanche core usdc tokenization spoke
0x01D83Fe6A10D2f2B7AF17034343746188272cAc9 v n ? 0 Aave V2 Avalanche default incentives controller
0x01E69a58ca3ddc695820ce6f66FBdf3fA55D0545 e n ? 0 Aave V3 Ethereum PT sr USDe 22 oct2026 A token
0x0229F777B0fAb107F9591a41d5F02E4e98dB6f2d p n ? 0 Aave V2 Polygon oracle
0x023ee795361B28cDbB94e302983578486A0A5f1B l n ? 28 Compound III bulker
0x028171bCA77440897B824Ca71D1c56caC55b68A3 e n ? 0 Aave V2 Ethereum dai A token
0x028f7886F3e937f8479efaD64f31B3fE1119857a e n ? 0 Aave V3 Ethereum crv usd V token
0x02aAeB4C7736177242Ee0f71f6f6A0F057Aba87d e n ? 0 Aave V2 Ethereum AMM uni wbtc weth V token
0x02Adf72d5D06a9C92136562Eb237C07696833a84 o n ? 15 Pendle market factory v5
0x02d341CcB60fAaf662bC0554d13778015d1b285C e n ? 16 Curve saave token address
0x02E26888Ed3240BB38f26A2adF96Af9B52b167ea p n ? 0 Aave V3 Polygon eurs static A token
0x02E7e2dd3BA409148A49D5cc9a9034D2f884F245 g n ? 16 Curve tricrypto token address
0x02e9b27599C4Bf8f789d34b6E65C51092c3d9FA6 g n ? 0 Aave V3 Gnosis legacy static A token factory
0x02F3f6c8A432C1e49f3359d7d36887C25d8A5888 v n ? 0 Aave V3 Avalanche DAIe static A token
0x03073D3F4769f6b6604d616238fD6c636C99AD0A c ? ? 0 Aave Governance V3 cross chain controller
0x030bA81f1c18d280636F32af80b9AAd02Cf0854e e n ? 0 Aave V2 Ethereum weth A token
0x035c93db04E5aAea54E6cd0261C492a3e0638b37 o n ? 0 Aave V3 Optimism usdt static A token
0x03743372098Aa51E1fCe537D51025F08b55C4144 epbao n ? 5 Across transfer proxy
0x03916e49f794Ab877eFA23597627eE8094E6cbB0 b n ? 0 Aave V3 Base wst eth static A token
0x03a520b32C04BF3bEEf7BEb72E919cf822Ed34f1 b n ? 3 Uniswap nonfungible position manager
0x03a520b32C04BF3bEEf7BEb72E919cf822Ed34f1 l n ? 3 Uniswap v3 migrator
0x03b5259Bd204BfD4A616E5B79b0B786d90c6C38f e n ? 12 Morpho bundler3 paraswap adapter
0x03bB418e89B75407585f8198178f253DA3216218 e n ? 0 Aave V3 Ethereum e btc oracle
0x03CD157746c61F44597dD54C6f6702105258C722 p n ? 0 Aave V2 Polygon bal oracle
0x03D01595769333174036832e18fA2f17C74f8161 b n ? 0 Aave V3 Base eurc V token
0x03f1203a32DF3a941D41dE07F5fD2E71D2a70172 a n ? 0 Aave V3 Arbitrum usdt oracle
0x03f9bA9A897241985c1f12bCe97fAC1B0bd4a7A7 e n ? 0 Aave V3 Ethereum PT e usde 14 aug2025 oracle
0x04142fc546D59838852873bba5C8827601A13FC8 e n ? 0 Aave V3 Ethereum PT USDe 7 may2026 V token
0x04421D8C506E2fA2371a08EfAaBf791F624054F3 c n ? 0 Aave V3 Scroll oracle
0x046AD0Eac306B2d56c1C11066873Dc686a3099A5 n n ? 13 Stargate OFTWrapper
0x0471D185cc7Be61E154277cAB2396cD397663da6 n n ? 0 Aave V3 BNB usdt static A token
0x048459E4fb3402e58d8900aF7283Ad574B91d742 e n ? 0 Aave V3 Ethereum gho static A token
0x048f2228D7Bf6776f99aB50cB1b1eaB4D1d4cA73 a n ? 0 Aave V3 Arbitrum emission manager
0x048f2228D7Bf6776f99aB50cB1b1eaB4D1d4cA73 o n ? 0 Aave V3 Optimism emission manager
0x048f2228D7Bf6776f99aB50cB1b1eaB4D1d4cA73 p n ? 0 Aave V3 Polygon emission manager
0x048f2228D7Bf6776f99aB50cB1b1eaB4D1d4cA73 v n ? 0 Aave V3 Avalanche emission manager
0x04932041605c7ab646E0ff209d94241cd4651598 v n ? 0 Aave V2 Avalanche USDTe interest rate strategy
0x051d7e5609917Bd9b73f04BAc0DED8Dd46a74301 e n ? 16 Curve sbtc2 token address
0x05277CE7D1e365d660624612d8b8b9B55bFD4518 e n ? 11 Balancer gnosis root gauge
0x05498574BD0Fa99eeCB01e1241661E7eE58F8a85 n n ? 14 Wormhole portico
0x055be5DDB7A925BfEF3417FC157f53CA77cA7222 e n ? 16 Curve usdp gauge address
0x0567F2323251f0Aab15c8dFb1967E4e8A7D42aeE n n ? 0 Aave V3 BNB wbnb oracle
0x056C6C5e684CeC248635eD86033378Cc444459B0 g n ? 16 Curve eureusd swap address
0x057835Ad21a177dbdd3090bB1CAE03EaCF78Fc6d e n ? 0 Aave V2 Ethereum aave protocol data provider
0x057cFd839AA88994d1A8A8C6D336CF21550F05Ef p n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x05a0Ff4E564ED1ba6B42247E19edFf83545C3C40 l n ? 12 Morpho pre liquidation factory
0x05e08702028de6AaD395DC6478b554a56920b9AD b n ? 0 Aave V3 Base cb btc V token
0x05Ec93c0365baAeAbF7AefFb0972ea7ECdD39CF1 e n ? 0 Aave V2 Ethereum bat A token
0x06002e9c4412CB7814a791eA3666D905871E536A e n ? 0 Aave V4 Ethereum plus hub
0x0606Be69451B1C9861Ac6b3626b99093b713E801 e n ? 0 Aave V2 Ethereum ren fil oracle
0x06179f7C1be40863405f374E7f5F8806c728660A e n ? 0 Aave Gho gho ccip token pool
0x0628D46b5D145f183AdB6Ef1f2c97eD1C4701C55 a n ? 17 GMX withdrawal vault
0x06325440D014e39736583c165C2963BA99fAf14E e n ? 16 Curve steth token address
0x06364f10B501e868329afBc005b3492902d6C763 e n ? 16 Curve pax swap address
0x06380C0e0912312B5150364B9DC4542BA0DbBc85 v n ? 3 Uniswap v4 pool manager
0x06471ED238306a427241B3eA81352244E77B004F g n ? 16 Curve child gauge factory
0x067ae75628177FD257c2B1e500993e1a0baBcBd1 b n ? 0 Aave V3 Base gho A token
0x06a1795a88b82700896583e123F46BE43877bFb6 e ? ? 0 Aave Governance V3 voting machine
0x071c661B4DeefB59E2a3DdB20Db036821eeE8F4b e n ? 16 Curve bbtc swap address
0x0755D33e45eD2B874c9ebF5B279023c8Bd1e5E93 a n ? 17 GMX extended gmx tracker
0x075b1bb99792c9E1041bA13afEf80C91a1e70fB3 e n ? 16 Curve sbtc token address
0x078f358208685046a11C85e8ad32895DED33A249 a n ? 0 Aave V3 Arbitrum wbtc A token
0x078f358208685046a11C85e8ad32895DED33A249 o n ? 0 Aave V3 Optimism wbtc A token
0x078f358208685046a11C85e8ad32895DED33A249 p n ? 0 Aave V3 Polygon wbtc A token
0x078f358208685046a11C85e8ad32895DED33A249 v n ? 0 Aave V3 Avalanche WBTCe A token
0x07EfA797c55B5DdE3698d876b277aBb6B893654C enpbaovglcu n ? 1 Safe simulate tx accessor 1.5.0
0x080b5BF8f360F624628E0fb961F4e67c9e3c7CF1 p n ? 0 Aave V2 Polygon ghst A token
0x0830820D1A9aa1554364752d6D8F55C836871B74 b n ? 0 Aave V3 Base wst eth stata token
0x08380a4999Be1a958E2abbA07968d703C7A3027C e n ? 16 Curve spelleth gauge address
0x08a8Dc81AeA67F84745623aC6c72CDA3967aab8b e n ? 0 Aave V3 Ethereum ETHx V token
0x08b798c40b9AB931356d9aB4235F548325C4cb80 e n ? 0 Aave V3 Ethereum Horizon uscc A token
0x08cC59E51BB0Bc322B4D251f7262dB864d6150ce v n ? 0 Aave V3 Avalanche mai static A token
0x08e1bba76D27841dD91FAb4b3a636A0D5CF8c3E9 e n ? 0 Aave V3 Ethereum Lido ez eth V token
0x08ed1d79D509A6f1020685535028ae60C144441E v n ? 13 Stargate credit messaging
0x090D4613473dEE047c3f2706764f49E0821D256e e ? ? 3 Uniswap merkle distributor
0x091183d729BE9f808c212b475E387A12E67850A7 b n ? 12 Morpho midnight bundles
0x091eD806490Cc58Fd514441499e58984cCce0630 v n ? 17 GMX reward router
0x0927FD43a7a87E3E8b81Df2c44B03C4756849F6D ao n ? 26 Velora augustus rfq
0x094d12e5b541784701FD8d65F11fc0598FBC6332 e n ? 16 Curve usdn deposit address
0x09672362833d8f703D5395ef3252D4Bfa51c15ca e n ? 16 Curve husd deposit address
0x096760F208390250649E3e8763348E783AEF5562 a n ? 8 Arbitrum child custom gateway
0x098EF55011B6B8c99845128114A9D9159777d697 a n ? 16 Curve wsteth gauge address
0x09959798B95d00a3183d20FaC298E4594E599eab pb n ? 27 Threshold Network L2WormholeGateway
0x09AA30b182488f769a9824F15E6Ce58591Da4781 e n ? 0 Aave V3 Ethereum Lido usds A token
0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64 bu n ? 5 Across spoke pool
0x09e57964e9F314c61aA3614f9DdE037779Fc9ff1 e n ? 0 Aave V2 Ethereum usdp oracle
0x09e9222E96E7B4AE2a407B98d48e330053351EEe a n ? 8 Arbitrum child erc20 gateway
0x09F9063Fa492d562f414514c596c7f3c01c14714 v n ? 0 Aave V2 Avalanche USDCe interest rate strategy
0x0A0fFc2952B682eb36cde5Bdb03169C2c5F5305c b n ? 0 Aave V3 Base we eth oracle
0x0a16f2FCC0D44FaE41cc54e079281D84A363bECD e n ? 0 Aave V3 Ethereum aave protocol data provider
0x0a1d576f3eFeF75b330424287a95A366e8281D54 b n ? 0 Aave V3 Base USDb C A token
0x0A65197b16C5969F92672051c9C9C0C75B369135 e n ? 0 Aave V4 Ethereum core aave tokenization spoke
0x0A68976301e46Ca6Ce7410DB28883E309EA0D352 e n ? 0 Aave V2 Ethereum mana V token
0x0a72df02CE3E4185b6CEDf561f0AE651E9BeE235 e n ? 0 Aave V3 Ethereum PT USDe 7 may2026 oracle
0x0A77230d17318075983913bC2145DB16C7366156 v n ? 0 Aave V2 Avalanche wavax oracle
0x0a992d191DEeC32aFe36203Ad87D7d289a738F81 e n ? 14 Circle CCTP message transmitter
0x0AA97c284e98396202b6A04024F5E2c65026F3c0 e n p 0 Aave V3 Ethereum Ether Fi pool
0x0abf2f5642d945b49B8d2DBC6f85c2D8e0424C85 l n ? 0 Aave V3 Linea we eth oracle
0x0ac4c7790BC96923b71BfCee44a6923fd085E0c8 e n ? 0 Aave V2 Ethereum Arc aave V token
0x0b2402144Bb366A632D14B83F244D2e0e21bD39c a n ? 14 Wormhole token bridge
0x0B472c80cAf27B3238Ae6cF0f13a362D2522bf6d b n ? 0 Aave V3 Base ez eth oracle
0x0b47c51CCD4FaDe1D93C750bFCAB0a5ce8734ED0 v n ? 0 Aave V2 Avalanche DAIe oracle
0x0B590eF479c8e03825Ae779839aCb4583aCc15FD o n ? 0 Aave V3 Optimism usdc stata token
0x0b7c356de5E68A8A257fcD23Ac1e8204D753A6fb v n ? 0 Aave V3 Avalanche frax oracle
0x0B7c7d9c5548A23D0455d1edeC541cc2AD955a9d e n ? 0 Aave V2 Ethereum AMM guni usdc usdt V token
0x0b8f12b1788BFdE65Aa1ca52E3e9F3Ba401be16D e n ? 0 Aave V2 Ethereum link V token
0x0B925eD163218f6662a35e0f0371Ac234f9E9371 e n ? 0 Aave V3 Ethereum wst eth A token
0x0B9857ae2D4A3DBe74ffE1d7DF045bb7F96E4840 e n ? 8 Arbitrum outbox
0x0B9a09cc52afc0d38ACcbd649aca1Da299d34454 e n ? 0 Aave V2 Ethereum usdc oracle
0x0Bc9E52051f553E75550CA22C196bf132c52Cf0B a n ? 0 Aave V3 Arbitrum usdc static A token
0x0bd48f6B86a26D3a217d0Fa6FfE2B491B956A7a2 e c ? 9 OP Stack of unichain portal
0x0bfc9d54Fc184518A81162F8fB99c2eACa081202 e n ? 0 Aave V3 Ethereum weth stata token
0x0C0d01AbF3e6aDfcA0989eBbA9d6e85dD58EaB1E e n ? 0 Aave V3 Ethereum pyusd A token
0x0c0e5f2fF0ff18a3be9b835635039256dC4B4963 e n ? 16 Curve tricrypto factory
0x0c0fce05F2314540EcB095bF4D069e5E0ED90fF8 g n ? 0 Aave V3 Gnosis weth V token
0x0c2C95b24529664fE55D4437D7A31175CFE6c4f7 n n ? 0 Aave V3 BNB weth gateway
0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf o n ? 3 Uniswap v2 factory
0x0C56aebD76E6D9e4a1Ec5e94F4162B4CBbf77b32 l n ? 14 Wormhole core
0x0C6BC4a12039788be08F87e87Cff87FEDbd1D386 b n ? 0 Aave V3 Base UI pool data provider
0x0C6BC4a12039788be08F87e87Cff87FEDbd1D386 g n ? 0 Aave V3 Gnosis UI pool data provider
0x0C7921aB4888fd06731898b3fffFeB06781D5F4F l n ? 0 Aave V3 Linea we eth A token
0x0c84331e39d6658Cd6e6b9ba04736cC4c4734351 a n ? 0 Aave V3 Arbitrum weth V token
0x0c84331e39d6658Cd6e6b9ba04736cC4c4734351 o n ? 0 Aave V3 Optimism weth V token
0x0c84331e39d6658Cd6e6b9ba04736cC4c4734351 p n ? 0 Aave V3 Polygon weth V token
0x0c84331e39d6658Cd6e6b9ba04736cC4c4734351 v n ? 0 Aave V3 Avalanche WETHe V token
0x0c91a070f862666bBcce281346BE45766d874D98 v n ? 17 GMX trader joe gmx avax pool
0x0c91bcA95b5FE69164cE583A2ec9429A569798Ed e n ? 0 Aave V3 Ethereum cb eth V token
0x0CA1C1eC4EBf3CC67a9f545fF90a3795b318cA4a g n ? 16 Curve eureusd token address
0x0Ca2e42e8c21954af73Bc9af1213E4e81D6a669A p n ? 0 Aave V2 Polygon link A token
0x0CdeE061c75D43c82520eD998C23ac2991c9ac6d b n ? 3 Uniswap tick lens
0x0Ce6a5fF5217e38315f87032CF90686C96627CAA e n ? 16 Curve eurs swap address
0x0d16d4528239e9ee52fa531af613AcdB23D88c94 e n ? 0 Aave V2 Ethereum bat oracle
0x0D276FC14719f9292D5C1eA2198673d1f4269246 o n ? 0 Aave V3 Optimism OP oracle
0x0D3f821e9741C8a8Bcac231162320251Db0cdf52 l ? ? 0 Aave Governance V3 cross chain controller
0x0d5e0F971ED27FBfF6c2837bf31316121532048D b n ? 3 Uniswap v4 quoter
0x0D5fA13Abca0bc06ac227eb4653cc5aDF4293341 v n ? 0 Aave V3 Avalanche dust bin
0x0d68a97324E602E02799CD83B42D337207B40658 o n ? 12 Morpho public allocator
0x0D8486E1CAbf3C9407B3DdA0cfc4d9C3101fB683 e n ? 0 Aave V3 Ethereum PT USDe 25 sep2025 V token
0x0D878FbB01fbEEa7ddEFb896d56f1D3167af919F e n ? 0 Aave V2 Ethereum AMM uni uni weth V token
0x0DccbA847D677d4dc3c22C9Dc17DC468226d08Ed l n ? 0 Aave V3 Linea usdt oracle
0x0DCDED3545D565bA3B19E683431381007245d983 e n ? 16 Curve stable calc
0x0DCDED3545D565bA3B19E683431381007245d983 povg n ? 16 Curve router
0x0e082F06FF657D94310cB8cE8B0D9a04541d8052 v n ? 14 Wormhole token bridge
0x0e39C3D9b2ec765eFd9c5c70BB290B1fCD8536E3 p n ? 11 Balancer weighted pool factory
0x0e7543a9dA61b2E71fC880685eD2945B7426a689 l n ? 0 Aave V3 Linea weth V token
0x0E76414d433ddfe8004d2A7505d218874875a996 n n ? 0 Aave V3 BNB wbnb V token
0x0E82D4e66B8C41c532184BCd0d89781c0040d07A a n ? 0 Aave V3 Arbitrum r eth oracle
0x0ea20e7fFB006d4Cfe84df2F72d8c7bD89247DB0 e n ? 0 Aave V2 Ethereum AMM uni crv weth A token
0x0ec63A55a688E5Ba26afe8d9250114505E8b60a0 o n ? 0 Aave V3 Optimism s usd stata token
0x0F3e0c4218b7b0108a3643cFe9D3ec0d4F57c54e a n ? 11 Balancer authorizer adaptor
0x0F3e0c4218b7b0108a3643cFe9D3ec0d4F57c54e e n ? 11 Balancer no protocol fee liquidity bootstrapping pool factory
0x0F3e0c4218b7b0108a3643cFe9D3ec0d4F57c54e g n ? 11 Balancer queries
0x0F3e0c4218b7b0108a3643cFe9D3ec0d4F57c54e o n ? 11 Balancer weighted pool2 tokens factory
0x0F3e0c4218b7b0108a3643cFe9D3ec0d4F57c54e p n ? 11 Balancer merkle orchard
0x0F43731EB8d45A581f4a36DD74F5f358bc90C73A b n ? 0 Aave V3 Base aave protocol data provider
0x0f7bb7ce7b6ed9366F9b6B910AdeFE72dC538193 p n ? 11 Balancer investment pool factory
0x0f9cb53Ebe405d49A0bbdBD291A65Ff571bC83e1 e n ? 16 Curve usdn swap address
0x0fE38dCC905eC14F6099a83Ac5C93BF2601300CF n n ? 16 Curve stable calc
0x0FE906e030a44eF24CA8c7dC7B7c53A6C4F00ce9 e n ? 0 Aave V3 Ethereum Lido weth stata token
0x1005F7406f32a61BD760CfA14aCCd2737913d546 e n ? 16 Curve 2pool swap address
0x1017F4a86Fc3A3c824346d0b8C5e96A5029bDAf9 p n ? 0 Aave V3 Polygon usdc static A token
0x101cc05f4A51C0319f570d5E146a8C625198e636 e n ? 0 Aave V2 Ethereum tusd A token
0x1037A21a30aEfF90c269b01c3933eB9a5285d9b8 v n ? 5 Across sponsored CCTPSrc periphery
0x105fe43207CE8331555C9Be8c13718d6DeD2fD97 p n ? 0 Aave V3 Polygon dpi oracle
0x1095692A6237d83C6a72F3F5eFEdb9A670C49223 p n ? 4 Uniswap universal router version v2.0
0x109Db572e719Fa363dC53Fbaf3617422159060c9 e n ? 5 Across donation box cctp usdc
0x10Ac93971cdb1F5c778144084242374473c350Da e n ? 0 Aave V3 Ethereum t btc A token
0x10F7078e2f29802D2AC78045F61A69aE0883535A e n ? 0 Aave V2 Ethereum AMM uni crv weth oracle
0x111111125421cA6dc452d289314280a0f8842A65 enpbaovgl n ? 27 1inch AggregationRouterV6
0x11111112542D85B3EF69AE05771c2dCCff4fAa26 enp n ? 27 1inch Network AggregationRouterV3
0x1111111254EEB25477B68fb85Ed929f73A960582 enpbaol n ? 27 1inch Network AggregationRouterV5
0x1111111254fb6c44bAC0beD2854e76F90643097d enp n ? 27 1inch AggregationRouterV4
0x11137B10C210b579405c21A07489e28F3c040AB1 e n ? 16 Curve obtc gauge address
0x114A43DF6C5f54EBB8A9d70Cd1951D3dD68004c7 l n ? 3 Uniswap v2 factory
0x116e1f29138B0a6417189fFdf4a17de223Ae27C7 c n ? 5 Across counterfactual deposit
0x117684358D990E42Eb1649E7e8C4691951dc1E71 l n ? 0 Aave V3 Linea UI incentive data provider
0x117684358D990E42Eb1649E7e8C4691951dc1E71 n n ? 0 Aave V3 BNB pool addresses provider registry
0x117b92Ab1C025B175ED38a0CDe5A067a745224a0 u n ? 12 Morpho market v1 adapter factory
0x11979886A6dBAE27D7a72c49fCF3F23240D647bF v n ? 0 Aave V2 Avalanche UI incentive data provider
0x11F419AdAbbFF8d595E7d5b223eee3863Bb3902C e n ? 16 Curve pbtc deposit address
0x11f4ba2227F21Dc2A9F0b0e6Ea740369d580a212 e n ? 0 Aave V2 Ethereum AMM uni wbtc usdc oracle
0x11fCfe756c05AD438e312a7fd934381537D3cFfe c n p 0 Aave V3 Scroll pool
0x1205ACe6831E5518E00A16f1820cD73ce198bEF6 e n ? 0 Aave V2 Ethereum Arc wbtc interest rate strategy
0x1217a8A40cea4dB5429fbF6EDeB3B606b99CC9b0 l n ? 0 Aave V3 Linea ez eth oracle
0x122Ea8ff8888C29F8736665d576e3fAEF15D27D5 l n ? 12 Morpho registry list
0x12302fE9c02ff50939BaAaaf415fc226C078613C eg n ? 1 Safe proxy factory 1.0.0
0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE enpbaovgc n ? 27 LI.FI Service GmbH
0x123319636A6a9c85D9959399304F4cB23F64327e p n ? 0 Aave V3 Polygon ghst static A token
0x1236010CECea55998384e795B59815D871f5f94d g n ? 0 Aave V3 Gnosis pool addresses provider registry
0x123964802e6ABabBE1Bc9547D72Ef1B69B00A6b1 b n ? 28 Compound III rewards
0x1241ec22C9BdF16BA1Eb636F2a8de7e28A4343Cf e n ? 0 Aave V3 Ethereum PT sr USDe 2 apr2026 A token
0x1273f29204fC102bD4620485B13cFE27a794fF32 v n ? 0 Aave V3 Avalanche edge risk oracle
0x12930Bd944bb34B0A21CCc2E7d32a6834Bd58e19 e n ? 15 Pendle lp wrapper factory
0x1293a54e160D1cd7075487898d65266081A15458 ao n ? 27 Threshold Network L2WormholeGateway
0x12b70410D60f926558245f769059eA3Fc7A7353E e n ? 0 Aave V3 Ethereum BTCb A token
0x12dC9256Acc9895B076f6638D628382881e62CeE b n ? 13 Stargate credit messaging
0x12dC9256Acc9895B076f6638D628382881e62CeE v n ? 13 Stargate pool usdt
0x13210D4Fe0d5402bd7Ecbc4B5bC5cFcA3b71adB0 e n ? 0 Aave V2 Ethereum bal V token
0x1337BedC9D22ecbe766dF105c9623922A27963EC g n ? 16 Curve 3pool token address
0x1337BedC9D22ecbe766dF105c9623922A27963EC o n ? 16 Curve 3pool swap address
0x1337BedC9D22ecbe766dF105c9623922A27963EC v n ? 16 Curve aave token address
0x133baC94306B99f6dAD85c381a5be851d8DD717c b n ? 12 Morpho market v1 adapter factory
0x135896DE8421be2ec868E0b811006171D9df802A e n ? 0 Aave V2 Ethereum swap collateral adapter
0x136e783846ef68C8Bd00a3369F787dF8d683a696 e n ? 16 Curve sfrxeth-llamma swap address
0x136FD06Fa01eCF624C7F2B3CB15742c1339dC2c4 p n ? 11 Balancer composable stable pool factory
0x138EB30f73BC423c6455C53df6D89CB01d9eBc63 n n ? 13 Stargate pool usdt
0x13B2f6928D7204328b0E8E4BCd0379aA06EA21FA e n ? 0 Aave V2 Ethereum AMM wbtc A token
0x13e3Ee699D1909E989722E753853AE30b17e08c5 o n ? 0 Aave V3 Optimism weth oracle
0x142B9666a0a3A30477b052962ddA81547E7029ab a n ? 11 Balancer liquidity bootstrapping pool factory
0x1450C4BE9dd66889CddAB77e5947B6166ACbfAE2 g n ? 0 Aave V3 Gnosis usdc oracle
0x146c8e409C113ED87C6183f4d25c50251DFfbb3a o n ? 13 Stargate multi rewarder
0x149EE12310D499F701B6A5714eDAd2C832008fd2 e n ? 0 Aave V3 Ethereum crv static A token
0x14ac9f8a8646D11D66fbaA9E9F5A869dC08B5D71 l n ? 0 Aave V3 Linea usdc oracle
0x14CB2E810Eb93b79363f489D45a972b609E47230 e n ? 0 Aave V3 Ethereum Horizon uscc oracle
0x14F2982D601c9458F93bd70B218933A6f8165e7b enpbaovglcu n ? 1 Safe proxy factory 1.5.0
0x1504F1d7b6892600ae0d394F9042e696dd9F87Fa p n ? 0 Aave V3 Polygon stata factory
0x1554ee754707D5C93b7934AF404747Aba521Aaf2 p n ? 11 Balancer child chain gauge token adder
0x15885A83936EB943e98EeFFb91e9A49040d93993 e n ? 0 Aave V3 Ethereum edge injector discount rate
0x15F52286C0FF1d7A7dDbC9E300dd66628D46D4e6 o n ? 16 Curve 3pool gauge address
0x15Ff9D268ef3300a3fcCe5DE4bc4326316c5dD6D enbaovu n ? 15 Pendle deposit box factory
0x1604D602f8A05CBA2d8Ff5d14DE4C3498f15B6B4 v n ? 0 Aave V4 Avalanche core wavax tokenization spoke
0x16264412CB72F0d16A446f7D928Dd0D822810048 e n ? 0 Aave V3 Ethereum Ether Fi we eth V token
0x167527DB01325408696326e3580cd8e55D99Dc1A e n ? 0 Aave Gho gsm registry
0x1681195C176239ac5E72d9aeBaCf5b2492E0C4ee e n ? 16 Curve weth-llamma swap address
0x1682Ae6375C4E4A97e4B583BC394c861A46D8962 b n ? 14 Circle CCTP token messenger
0x1685D81212580DD4cDA287616C2f6F4794927e18 c n ? 0 Aave V3 Scroll usdc oracle
0x16A004065dfb11276DcB29Dc03fb8A85f9A43C6e b n ? 0 Aave V3 Base cb eth static A token
0x16a7DA911A4DD1d83F3fF066fE28F3C792C50d90 v n ? 16 Curve ren swap address
0x170d6D6FCAbF0Ba3932a03d5f470c16c39c18e39 o n ? 0 Aave V3 Optimism stata factory
0x17414Eb5159A082e8d41D243C1601c2944401431 p n ? 0 Aave V2 Polygon sushi oracle
0x1764ee18e8B3ccA4787249Ceb249356192594585 pv n ? 16 Curve stable ng factory
0x176808047cc9b7A2C9AE202c593ED42dDD7C0D13 e n ? 0 Aave V2 Ethereum ens V token
0x17A54b8d6D9C68e7fa1C7112AC998EA1BA51d11e e n ? 0 Aave V4 Ethereum giver position manager
0x17a79792Fe6fE5C95dFE95Fe3fCEE3CAf4fE4Cb7 e n ? 0 Aave V2 Ethereum AMM usdt A token
0x17E450Be3Ba9557F2378E20d64AD417E59Ef9A34 v n ? 13 Stargate token messaging
0x17F100fB4bE2707675c6439468d38249DD993d58 b n ? 15 Pendle gauge controller
0x17F100fB4bE2707675c6439468d38249DD993d58 o n ? 15 Pendle market factory
0x17F73aEaD876CC4059089ff815EDA37052960dFB p n ? 0 Aave V2 Polygon lending rate oracle
0x18006c6A7955Bf6Db72DE34089B975f733601660 p n ? 16 Curve eursusd gauge address
0x1802953277FD955f9a254B80Aa0582f193cF1d77 a n ? 11 Balancer no protocol fee liquidity bootstrapping pool factory
0x1802953277FD955f9a254B80Aa0582f193cF1d77 g n ? 11 Balancer child chain gauge token adder
0x18084fbA666a33d37592fA2633fD49a74DD93a88 e n ? 27 Threshold Network TBTC
0x18248226C16BF76c032817854E7C83a2113B4f06 a n ? 0 Aave V3 Arbitrum gho V token
0x18248226C16BF76c032817854E7C83a2113B4f06 p n ? 0 Aave V3 Polygon mi matic V token
0x182B723a58739a9c974cFDB385ceaDb237453c28 e n ? 16 Curve steth gauge address
0x182cDEEC1D52ccad869d621bA422F449FA5809f5 b n ? 0 Aave V3 Base t btc V token
0x1852DC24d1a8956a0B356AA18eDe954c7a0Ca5ae v n ? 0 Aave V2 Avalanche DAIe V token
0x18577F0f4A0B2Ee6F4048dB51c7acd8699F97DB8 e n ? 0 Aave V3 Ethereum Lido gho V token
0x186D048097c7406C64EfB0537886E3CaE100a1fe e n ? 27 Threshold Network CrossChainBitcoinDepositor
0x1879075f1c055564CB968905aC404A5A01a1699A v n ? 16 Curve atricrypto gauge address
0x1897A8997241C1cD4bD0698647e4EB7213535c24 e n ? 12 Morpho meta morpho factory
0x18eFE565A5373f430e2F809b97De30335B3ad96A e n ? 0 Aave V3 Ethereum Lido gho A token
0x1906c1d672b88cD1B9aC7593301cA990F94Eae07 n n ? 4 Uniswap universal router version v2.0
0x190be7269f53b4C3d8057b8c7a058A750ded1356 e n ? 0 Aave V2 Ethereum busd oracle
0x191c10Aa4AF7C30e871E70C95dB0E4eb77237530 a n ? 0 Aave V3 Arbitrum link A token
0x191c10Aa4AF7C30e871E70C95dB0E4eb77237530 o n ? 0 Aave V3 Optimism link A token
0x191c10Aa4AF7C30e871E70C95dB0E4eb77237530 p n ? 0 Aave V3 Polygon link A token
0x191c10Aa4AF7C30e871E70C95dB0E4eb77237530 v n ? 0 Aave V3 Avalanche LINKe A token
0x1923670d4F4eB7435d865E7477d28FEAFfA40C93 a n ? 12 Morpho bundler3 aave v3 core migration adapter
0x19330d10D9Cc8751218eaf51E8885D058642E08A a n ? 14 Circle CCTP token messenger
0x194eBd173F6cDacE046C53eACcE9B953F28411d1 e n ? 16 Curve eurs token address
0x1982b2F5814301d4e9a8b0201555376e62F82428 e n ? 0 Aave V2 Ethereum st eth A token
0x198Cac7f54FFc7d709Ac0FEc4B6454CE73e21D3D e n ? 0 Aave V4 Ethereum lombard btc spoke oracle
0x199070DDfd1CFb69173aa2F7e20906F26B363004 a n ? 17 GMX vester
0x19cFCE47eD54a88614648DC3f19A5980097007dD a n ? 13 Stargate token messaging
0x19cFCE47eD54a88614648DC3f19A5980097007dD o n ? 13 Stargate pool usdt
0x1a13F4Ca1d028320A707D99520AbFefca3998b7F p n ? 0 Aave V2 Polygon usdc A token
0x1A6fCc85557BC4fB7B534ed835a03EF056552D52 e n ? 15 Pendle market factory v3
0x1a83eCA2d3b0cea2595Fb11Ec60cb2D428217C2e e n ? 0 Aave V3 Ethereum PT usdg 28 may2026 V token
0x1a8969FD39AbaF228e690B172C4C3Eb7c67F95E1 p n ? 0 Aave V3 Polygon bal static A token
0x1aDDD80E6039594eE970E5872D247bf0414C8903 a n ? 17 GMX staked glp tracker
0x1AEf73d49Dedc4b1778d0706583995958Dc862e6 e n ? 16 Curve musd token address
0x1AFC5010Fb182B6e62D6a3B522F09F644Fb62EfD b n ? 0 Aave V3 Base wst eth oracle
0x1B0e765F6224C21223AeA2af16c1C46E38885a40 e n ? 28 Compound III rewards
0x1b300C86980a5195bCF49bD419A068D98dC133Db e n ? 11 Balancer pool recovery helper
0x1B3E14157ED33F60668f2103bCd5Db39a1573E5B e n ? 16 Curve xautusd gauge address
0x1B57f637Ce3408f1f834b0b70f9A595b062DAea7 a n ? 11 Balancer aave linear pool factory
0x1B57f637Ce3408f1f834b0b70f9A595b062DAea7 e n ? 11 Balancer gauge adder migration coordinator
0x1b7D3F4b3c032a5AE656e30eeA4e8E1Ba376068F e n ? 0 Aave V3 Ethereum crv V token
0x1bA9843bD4327c6c77011406dE5fA8749F7E3479 e n ? 0 Aave V3 Ethereum stg A token
0x1bF0c2541F820E775182832f06c0B7Fc27A25f67 p n ? 12 Morpho
0x1Bf53B4b70a6B40AA206A6a23e3CC8f6b5908DB4 e n ? 13 Stargate OFTWrapper
0x1C0c8EcED17aE093b3C1a1a8fFeBE2E9513a9346 a n ? 0 Aave V3 Arbitrum aave static A token
0x1c0E06a0b1A4c160c17545FF2A951bfcA57C0002 e n ? 0 Aave V3 Ethereum ETHx A token
0x1c313e9d0d826662F5CE692134D938656F681350 p n ? 0 Aave V2 Polygon aave V token
0x1C3fa76e6E1088bCE750f23a5BFcffa1efEF6A41 a n ? 17 GMX exchange router
0x1c479675ad559DC151F6Ec7ed3FbF8ceE79582B6 e n ? 8 Arbitrum sequencer inbox
0x1C8d7b744b474c080faADd5BF9AD965Be4258F9e a n ? 27 Threshold Network L2BitcoinDepositor
0x1c99324EDC771c82A0DCCB780CC7DDA0045E50e7 e n ? 11 Balancer arbitrum root gauge factory
0x1cbbE6cEa5E4fE7D69c586b4e362A646DEEf105d n n ? 11 Balancer aave linear pool factory
0x1cbbE6cEa5E4fE7D69c586b4e362A646DEEf105d o n ? 11 Balancer SNXRecovery coordinator
0x1CF68C76803c9A415bE301f50E82e44c64B7F1D4 p n ? 0 Aave V2 Polygon crv oracle
0x1d2a0E5EC8E5bBDCA5CB219e649B565d8e5c3360 p n ? 0 Aave V2 Polygon aave A token
0x1d31F259eE307358a26dFb23EB365939E8641195 epbaog n ? 2 Safe web authn signer factory 0.2.1
0x1D5D386a90CEA8AcEa9fa75389e97CF5F1AE21D3 e n ? 0 Aave V3 Ethereum Horizon default incentives controller
0x1D68124e65faFC907325e3EDbF8c4d84499DAa8b o n ? 14 Wormhole token bridge
0x1D738a3436A8C49CefFbaB7fbF04B660fb528CbD c n ? 0 Aave V3 Scroll usdc A token
0x1D85F6eB05f618154ac520D2fDa74C40D21BD93e o n ? 0 Aave V3 Optimism mai oracle
0x1d8b86e3D88cDb2d34688e87E72F388Cb541B7C8 p n ? 16 Curve atricrypto3 deposit address
0x1daB6560494B04473A0BE3E7D83CF3Fdf3a51828 v n ? 16 Curve atricrypto token address
0x1DabC36f19909425f654777249815c073E8Fd79F b n ? 0 Aave V3 Base cb eth V token
0x1e2Ba4725c6847dC8304466c4eA25A872A7D43a8 p n ? 0 Aave V3 Polygon mi matic oracle
0x1e56299EbC8A1010cEc26005d12e3e5c5cC2db00 a n ? 15 Pendle gauge controller
0x1E6bb68Acec8fefBD87D192bE09bb274170a0548 e n ? 0 Aave V2 Ethereum ampl A token
0x1eA6E1ba21601258401d0B9DB24eA0a07948458e e n ? 0 Aave V3 Ethereum ldo static A token
0x1Ec2eBf4F37E7363FDfe3551602425af0B3ceef9 p n ? 3 Uniswap v4 position manager
0x1ec408D4131686f727F3Fd6245CF85Bc5c9DAD70 o n ? 12 Morpho chainlink oracle factory
0x1F2aF270029d028400265Ce1dd0919BA8780dAe1 a n ? 16 Curve fast bridge
0x1f30d2B155FcDA0F7551dc8BE5dE6a84977685D4 e n ? 0 Aave V3 Ethereum Horizon acred V token
0x1f3131A13296FB91C90870043742C3CDBFF1A8d7 o n ? 3 Uniswap v4 quoter
0x1F66b530084079d35478A069d9c4424F9c9C320c n n ? 0 Aave V3 BNB btcb static A token
0x1F98400000000000000000000000000000000002 u n ? 3 Uniswap v2 factory
0x1F98400000000000000000000000000000000003 u n ? 3 Uniswap v3 core factory
0x1F98400000000000000000000000000000000004 u n ? 3 Uniswap v4 pool manager
0x1F98431c8aD98523631AE4a59f267346ea31F984 epao n ? 3 Uniswap v3 core factory
0x1Fb403834C911eB98d56E74F5182b0d64C3b3b4D pv n ? 2 Safe allowance module 0.1.0
0x1fBaCedf510dAA79dfD9B41227A7ba192d5D548D v n ? 15 Pendle spark linear discount oracle factory
0x1fE3452CEF885724F8aDF1382ee17d05d7e01CaB l n ? 0 Aave V3 Linea ez eth V token
0x1ff7895Eb842794c5d07C4c547b6730e61295215 p n ? 12 Morpho chainlink oracle factory
0x1fFD28689DA7d0148ff0fCB669e9f9f0Fc13a219 a n ? 0 Aave V3 Arbitrum ez eth V token
0x204f0620E7E7f07B780535711884835977679bba v n ? 16 Curve avaxcrypto swap address
0x204f2Eb81D996729829debC819f7992DCEEfE7b1 p n ? 0 Aave V2 Polygon UI pool data provider
0x20759F567BB3EcDB55c817c9a1d13076aB215EdC p n ? 16 Curve aave gauge address
0x2087513383330B961A3753B47627Bbf149F31c70 e n ? 0 Aave V4 Ethereum prime weth tokenization spoke
0x20Be7090711995336A13e24B9EA9e05ac2cdd8C0 e n ? 0 Aave Gho gsm usdt price strategy
0x214C19FBcdFb683F2c726B4BBAf24AB483bFaDf3 e n ? 5 Across sponsored CCTPDst periphery cctp usdc
0x214eD9Da11D2fbe465a6fc601a91E62EbEc1a0D6 e n ? 0 Aave V3 Ethereum XAUt oracle
0x2169Bf2084bDb881587b3Cf6B24011E6AA091FdE a n ? 0 Aave Gho gsm usdc fee strategy
0x216B4B4Ba9F3e719726886d34a177484278Bfcae enpaov n ? 26 Velora token transfer proxy
0x21714092D90c7265F52fdfDae068EC11a23C6248 e n ? 0 Aave V3 Ethereum delegation aware A token impl rev 1
0x218543288004CD07832472D464648173c77D7eB7 enpbaovglcu n ? 1 Safe multi send 1.5.0
0x2191718CD32d02B8E60BAdFFeA33E4B5DD9A0A0D a n ? 16 Curve router
0x21eC9431B5B55c5339Eb1AE7582763087F98FAc2 p n ? 0 Aave V2 Polygon sushi A token
0x2223cd25f60F3e4035fcEfE44612773AFEbFd8ab e n ? 0 Aave V2 Ethereum AMM usdt interest rate strategy
0x2226749630775ee20230Ad65214fB339087eF30D e n ? 0 Aave V4 Ethereum core frx usd tokenization spoke
0x223d844fc4B006D67c0cDbd39371A9F73f69d974 e n ? 0 Aave V3 Ethereum emission manager
0x22441d81416430A54336aB28765abd31a792Ad37 g n ? 0 Aave V3 Gnosis gno oracle
0x22517fE16DEd08e52E7EA3423A2EA4995b1f1731 e n ? 0 Aave V3 Ethereum PT e usde 14 aug2025 V token
0x225FB4176f0E20CDb66b4a3DF70CA3063281E855 p n ? 16 Curve eurtusd deposit address
0x227bABe533fa9a1085f5261210E0B7137E44437B p n ? 14 Wormhole portico
0x22D76094730fA377184100EFB8CEfC673B89B372 o n ? 0 Aave V3 Optimism legacy static A token factory
0x230a59F4d9ADc147480f03B0D3fFfeCd56c3289a g n ? 11 Balancer child chain streamer
0x230B618aD4C475393A7239aE03630042281BD86e v n p 0 Aave V2 Avalanche pool configurator
0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63 e n ? 10 ENS wrapped public resolver
0x23208B91A98c7C1CD9FE63085BFf68311494F193 a ? ? 17 GMX staked gmx distributor
0x23567b248cd64479384d2E0Cbe83522aFB8DD446 a n ? 15 Pendle expired redeemer
0x23617e59A5925b2A4Bf75d73ff6711cD0b29De85 e n ? 4 Uniswap universal router version v2.1.2
0x2365a4890eD8965E564B7E2D27C38Ba67Fec4C6F e n ? 0 Aave V2 Ethereum AMM uni wbtc usdc A token
0x23878914EFE38d27C4D67Ab83ed1b93A74D4086a e n ? 0 Aave V3 Ethereum usdt A token
0x239d3Bc5fa247337287cb03f53B8bc63DBBc332D b n ? 0 Aave V3 Base edge risk oracle
0x239d3Bc5fa247337287cb03f53B8bc63DBBc332D n n ? 0 Aave V3 BNB edge risk oracle
0x239e55F427D44C3cc793f49bFB507ebe76638a2b e ? ? 11 Balancer minter
0x239e55F427D44C3cc793f49bFB507ebe76638a2b n n ? 11 Balancer queries
0x239e55F427D44C3cc793f49bFB507ebe76638a2b o n ? 11 Balancer child chain streamer
0x239e55F427D44C3cc793f49bFB507ebe76638a2b p n ? 11 Balancer helpers
0x23a102e78D1FF1645a3666691495174764a5FCAF a n ? 15 Pendle arb merkle distribution
0x23A6A30F7301607b9bf0a577b0DDBD07920260C7 e n ? 0 Aave V2 Ethereum dpi interest rate strategy
0x23A875eDe3F1030138701683e42E9b16A7F87768 e n p 0 Aave V2 Ethereum AMM pool configurator
0x23b282c49C88d9161aae14b5eD777B976A5Ae65D e n ? 0 Aave V3 Ethereum Ether Fi repay with collateral adapter
0x23bcc861b989762275165d08B127911F09c71628 e n ? 0 Aave V2 Ethereum AMM uni dai weth V token
0x23cF10b1ee3AdfCA73B0eF17C07F7577e7ACd2d7 b n ? 3 Uniswap v3 migrator
0x23E2f2FA1967FAffde2e05fDecbb3fa787A5D3E5 u n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x23e4E76D01B2002BE436CE8d6044b0aA2f68B68a g n ? 0 Aave V3 Gnosis wst eth A token
0x2433477A10FC5d31B9513C638F19eE85CaED53Fd a n ? 11 Balancer stable pool factory
0x243Aa95cAC2a25651eda86e80bEe66114413c43b a n ? 0 Aave V3 Arbitrum aave protocol data provider
0x243Aa95cAC2a25651eda86e80bEe66114413c43b o n ? 0 Aave V3 Optimism aave protocol data provider
0x243Aa95cAC2a25651eda86e80bEe66114413c43b p n ? 0 Aave V3 Polygon aave protocol data provider
0x243Aa95cAC2a25651eda86e80bEe66114413c43b v n ? 0 Aave V3 Avalanche aave protocol data provider
0x24551a8Fb2A7211A25a17B1481f043A8a8adC7f2 e n ? 0 Aave V2 Ethereum mkr oracle
0x248083Fb965359d82b06C1F5322480Dcfc1AD857 l n ? 3 Uniswap v4 pool manager
0x248960A9d75EdFa3de94F7193eae3161Eb349a12 p n ? 0 Aave V2 Polygon usdc V token
0x24Ab03a9a5Bc2C49E5523e8d915A3536ac38B91D e n ? 0 Aave V3 Ethereum syrup usdt A token
0x24D9aB51950F3d62E9144fdC2f3135DAA6Ce8D1B e n ? 0 Aave V2 Ethereum enj oracle
0x24e6e0795b3c7c71D965fCc4f371803d1c1DcA1E b n ? 0 Aave V3 Base weth V token
0x24f8c062e1E0451736C1D6E023510DA262a41df4 e n ? 0 Aave V4 Ethereum plus s USDe tokenization spoke
0x2516E7B3F76294e03C42AA4c5b5b4DCE9C436fB8 e n ? 0 Aave V3 Ethereum bal A token
0x252231882FB38481497f3C767469106297c8d93b e n ? 0 Aave V3 Ethereum weth static A token
0x253127Ffc04981cEA8932F406710661c2f2c3fD2 e n ? 0 Aave V3 Ethereum knc V token
0x253553366Da8546fC250F225fe3d25d0C782303b e n ? 10 ENS wrapped eth registrar controller
0x25718130C2a8eb94e2e1FAFB5f1cDd4b459aCf64 c n ? 0 Aave V3 Scroll scr A token
0x258a576895DC50c990500775d6591ff2D52059f2 a n ? 0 Aave V3 Arbitrum we eth oracle
0x25BBf59ef9246Dc65bFac8385D55C5e524A7B9eA n n ? 13 Stargate credit messaging
0x25e2e8d104BC1A70492e2BE32dA7c1f8367F9d2c a n ? 16 Curve eursusd deposit address
0x25F2226B597E8F9514B3F68F00f494cF4f286491 e ? ? 0 Aave Misc ecosystem reserve
0x260326c220E469358846b187eE53328303Efe19C e n ? 0 Aave V3 Ethereum usdt oracle
0x2626664c2603336E57B271c5C0b26F421741e481 b n ? 3 Uniswap swap router02
0x263833d47eA3fA4a30f269323aba6a107f9eB14C e n ? 15 Pendle router static
0x264990fbd0A4796A3E3d8E37C4d5F87a3aCa5Ebf n n ? 0 Aave V3 BNB btcb oracle
0x26575A44755E0aaa969FDda1E4291Df22C5624Ea e n ? 11 Balancer smart wallet checker coordinator
0x26625d1dDf520fC8D975cc68eC6E0391D9d3Df61 e n ? 0 Aave V2 Ethereum AMM uni usdc weth V token
0x26727C78B0209d9E787b2f9ac8f0238B122a3098 n n ? 13 Stargate staking
0x26743984e3357eFC59f2fd6C1aFDC310335a61c9 e ? ? 11 Balancer fee distributor
0x26743984e3357eFC59f2fd6C1aFDC310335a61c9 o n ? 11 Balancer pool recovery helper
0x267EB8Cf715455517F9BD5834AeAE3CeA1EBdbD8 e n ? 0 Aave V2 Ethereum snx V token
0x268Ca24DAefF1FaC2ed883c598200CcbB79E931D e n ? 13 Stargate poolm eth
0x26cc007E3d658719F8A44B6109cE6341EB0010cD epbaovlu n ? 5 Across counterfactual deposit cctp
0x26db2B833021583566323E3b8985999981b9F1F3 p n p 0 Aave V2 Polygon pool configurator
0x26f6F7C468EE309115d19Aa2055db5A74F8cE7A5 c n ? 0 Aave V3 Scroll scr oracle
0x2700ADB035F82a11899ce1D3f1BF8451c296eABb n n ? 15 Pendle router static
0x270bA1f35D8b87510D24F693fcCc0da02e6E4EeB g n ? 0 Aave V3 Gnosis usdc static A token
0x272F97b7a56a387aE942350bBC7Df5700f8a4576 e n ? 0 Aave V2 Ethereum bal A token
0x273b4bFA3Bb30fe8F32c467b5f0046834557F072 e n ? 15 Pendle yield contract factory v4
0x27428DD2d3DD32A4D7f7C497eAaa23130d894911 enpaovu n ? 14 Wormhole relayer
0x2766EEFE0311Bf7421cC30155b03d210BCE30dF8 g n ? 0 Aave V3 Gnosis gho V token
0x2767C27Eeaf3566082E74b963B6A0f5c9a46C8a1 e n ? 0 Aave V3 Ethereum ens static A token
0x2779D32d5166BAaa2B2b658333bA7e6Ec0C65743 v n ? 0 Aave V2 Avalanche WBTCe oracle
0x277B4c0e8A76Fa927C9881967a4475Fd6E234e95 a n ? 17 GMX multichain claims router
0x2794953110874981a0d301286c986992022A62a1 a n ? 11 Balancer erc4626 linear pool factory
0x2797F0BCff7b76c0439EC82018cD8011909bA812 p n ? 0 Aave V3 Polygon dust bin
0x279AF5b99540c1A3A7E3CDd326e19659401eF99e e n ? 0 Aave V2 Ethereum gusd V token
0x27a16dc786820B16E5c9028b75B99F6f604b5d26 b n ? 13 Stargate pool usdc
0x27b1dAcd74688aF24a64BD3C9C1B143118740784 e n ? 15 Pendle market factory
0x27dE098EF2772386cBCf1a4c8BEb886368b7F9a9 a n ? 0 Aave V3 Arbitrum link static A token
0x27F8D03b3a2196956ED754baDc28D73be8830A6e p n ? 0 Aave V2 Polygon dai A token
0x27FC7D54C893dA63C0AE6d57e1B2B13A70690928 v ? ? 0 Aave Governance V3 cross chain controller
0x281963D7471eCdC3A2Bd4503e24e89691cfe420D g n ? 0 Aave V3 Gnosis wxdai V token
0x2821B41F1fA07c0270A3f0de91B24B9766F312FD e n ? 0 Aave V2 Ethereum busd interest rate strategy
0x2825cE5921538d17cc15Ae00a8B24fF759C6CDaE v n ? 0 Aave V3 Avalanche weth gateway
0x283Af0B28c62C092C9727F1Ee09c02CA627EB7F5 e n ? 10 ENS legacy eth registrar controller
0x283F227c4Bd38ecE252C4Ae7ECE650B0e913f1f9 e n ? 10 ENS default reverse registrar
0x28424507fefb6f7f8E9D3860F56504E4e5f5f390 p n ? 0 Aave V2 Polygon weth A token
0x284F11109359a7e1306C3e447ef14D38400063FF u n ? 3 Uniswap v2 router
0x285866acB0d60105B4Ed350a463361c2d9afA0E2 e n ? 0 Aave V3 Ethereum PT s usde 27 nov2025 A token
0x28b1Dc1a5E3699A428BC51d234DFab7C9CB2a183 e n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0x28dE02Ac3c3F5ef427e55c321F73fDc7F192e8E4 a n ? 15 Pendle yield contract factory
0x28e2Ea090877bF75740558f6BFB36A5ffeE9e9dF n n ? 3 Uniswap v4 pool manager
0x2932a86df44Fe8D2A706d8e9c5d51c24883423F5 e n ? 16 Curve frxeth gauge address
0x29bfee7E90572Abf1088a58a145a10D051b78E46 e n ? 0 Aave V2 Ethereum AMM uni snx weth oracle
0x29fcB43b46531BcA003ddC8FCB67FFE91900C762 enpbaovglcu n ? 1 Safe l2 1.4.1
0x2a18B396829bc29F66a1E59fAdd7a0269A6605E8 e n ? 11 Balancer gnosis root gauge factory
0x2A1FBcb52Ed4d9b23daD17E1E8Aed4BB0E6079b8 e n ? 0 Aave V3 Ethereum Lido usdc A token
0x2A5D51e22A8010701674E0c3D45E9aCf7b9C8a62 e n ? 0 Aave V3 Ethereum wbtc stata token
0x2A8d5B1c1de15bfcd5EC41368C0295c60D8Da83c e n ? 0 Aave V2 Ethereum AMM uni ren weth V token
0x2ABbAab3EF4e4A899d39e7EC996b5715E76b399a e n ? 0 Aave V3 Ethereum Lido s USDe V token
0x2B4069517957735bE00ceE0fadAE88a26365528f o n ? 14 Circle CCTP token messenger
0x2b86D519eF34f8Adfc9349CDeA17c09Aa9dB60E2 e n ? 0 Aave V3 Ethereum os eth oracle
0x2bA5e078b1fF6f1AB02a3B4462F3Be6E950E60e8 o n ? 15 Pendle yield contract factory v6
0x2bB25175d9B0F8965780209EB558Cc3b56cA6d32 p n ? 0 Aave V2 Polygon emission manager
0x2bd010Ab5393AB51b601B99C4B33ba148d9466e9 e n ? 0 Aave Gho gho direct facilitator plasma gsms
0x2bD10f8E93B3669b6d42E74eEedC65dd1B0a1342 v n ? 17 GMX staked gmx tracker
0x2bEa6BfD8fbFF45aA2a893EB3B6d85D10EFcC70E n n ? 15 Pendle market factory
0x2C125569C0BeE20A66E33E5491C552B37EBD9934 l n ? 3 Uniswap v4 quoter
0x2c158BC456e027b2AfFCCadF1BDBD9f5fC4c5C8c e n ? 27 Ondo Finance GM Token Manager
0x2C1C5eaB455A91cEAD280B12650faaA7bfDd59e6 a n ? 0 Aave V3 Arbitrum link oracle
0x2c206fa2127aB7f1CE3dc987daf683Ed5B9CF069 e n ? 0 Aave V2 Ethereum yfi interest rate strategy
0x2c2163f120cf58631368981BC16e90190Bc6C644 e n ? 0 Aave V3 Ethereum Lido rs eth V token
0x2c391998308c56D7572A8F501D58CB56fB9Fe1C5 n n ? 0 Aave V3 BNB wst eth V token
0x2c4c28DDBdAc9C5E7055b4C863b72eA0149D8aFE enpbaovg n p 6 CoW Protocol GPv2 allow list authentication proxy
0x2c7118c4C88B9841FCF839074c26Ae8f035f2921 l n ? 28 Compound III rewards
0x2c7118c4C88B9841FCF839074c26Ae8f035f2921 u n ? 28 Compound III usdc comet
0x2c776041CCFe903071AF44aa147368a9c8EEA518 b n ? 28 Compound III usds comet
0x2c776041CCFe903071AF44aa147368a9c8EEA518 e n ? 28 Compound III bulker
0x2Cc0Fc26eD4563A5ce5e8bdcfe1A2878676Ae156 b n ? 0 Aave V3 Base oracle
0x2CC8d502a65824B4cF9A58DB03490bA024BDB806 e n ? 12 Morpho bundler3 aave v3 prime migration adapter
0x2cE01c87Fec1b71A9041c52CaED46Fc5f4807285 e ? ? 0 Aave V3 Ethereum Lido gho direct minter
0x2CE7e7b238985A8aD3863De03F200B245B0c1216 e n ? 0 Aave V3 Ethereum PT USDe 27 nov2025 V token
0x2Cf641F7C0eac2788A7924B82d6Ca8EB7bAa4E3A v n ? 0 Aave V3 Avalanche swap collateral adapter
0x2d012EdbAdc37eDc2BC62791B666f9193FDF5a55 c n ? 12 Morpho
0x2d01411773c8C24805306E89A41F7855C3c4Fe65 a n ? 4 Uniswap universal router version v2.1.2
0x2d324fD1Ca86D90f61B0965d2db2f86d22eA4B74 v n ? 0 Aave V3 Avalanche BTCb stata token
0x2d4cf00e18D48fD030d9b1E2FAAE6e0384C7610B l n ? 12 Morpho public allocator
0x2D62109243b87C4bA3EE7bA1D91B0dD0A074d7b1 e n ? 0 Aave V3 Ethereum rs eth A token
0x2D737e2B0e175f05D0904C208d6C4e40da570f65 g n ? 0 Aave V3 Gnosis gno static A token
0x2D8A2d50D3158085180D32A9C0655b13bce81f22 e n ? 0 Aave V2 Ethereum weth interest rate strategy
0x2D97F8FA96886Fd923c065F5457F9DDd494e3877 n n ? 0 Aave V3 BNB acl manager
0x2D9fe18b6c35FE439cC15D932cc5C943bf2d901E e n ? 0 Aave V3 Ethereum Lido usds V token
0x2Da4983a622a8498bb1a21FaE9D8F6C664939962 e n ? 0 Aave V2 Ethereum zrx oracle
0x2dAd8162A989cd99D673dE4425Bb2298Db1E1aA2 e n ? 0 Aave V3 Ethereum UI pool data provider
0x2db0E83599a91b508Ac268a6197b8B14F5e72840 e n ? 16 Curve husd gauge address
0x2db0E83599a91b508Ac268a6197b8B14F5e72840 o n ? 16 Curve factory
0x2dc0E35eC3Ab070B8a175C829e23650Ee604a9eB v n ? 0 Aave V2 Avalanche WBTCe V token
0x2DC205F24BCb6B311E5cdf0745B0741648Aebd3d b n ? 12 Morpho chainlink oracle factory
0x2dCa80061632f3F87c9cA28364d1d0c30cD79a19 p n ? 0 Aave V3 Polygon USDCn static A token
0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47 enpbaogcu n ? 2 Safe module setup 0.3.0
0x2dded6Da1BF5DBdF597C45fcFaa3194e53EcfeAF e n ? 16 Curve ib swap address
0x2DF6DfbD281F127a3690c87E4572076778a9EDa5 e n ? 0 Aave V3 Ethereum usdg stata token
0x2E1Dee213BA8d7af0934C49a23187BabEACa8764 l n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0x2E4BA06fF97E10D09FA4F5a270e97301eae729A9 v n ? 0 Aave V4 Avalanche core USDt tokenization spoke
0x2e4e78936b100be6Ef85BCEf7FB25bC770B02B85 e n ? 0 Aave V2 Ethereum AMM bpt bal weth oracle
0x2E549104c516b8657A7D888494DfbAbD7C70b464 b n ? 0 Aave V3 Base swap collateral adapter
0x2e8F4bdbE3d47d7d7DE490437AeA9915D930F1A3 e n ? 0 Aave V2 Ethereum usdp A token
0x2E94171493fAbE316b6205f1585779C887771E2F n n ? 0 Aave V3 BNB eth A token
0x2E96068b3D5B5BAE3D7515da4A1D2E52d08A2647 e n ? 11 Balancer voting escrow delegation
0x2E96068b3D5B5BAE3D7515da4A1D2E52d08A2647 n n ? 11 Balancer aave linear pool factory
0x2E96068b3D5B5BAE3D7515da4A1D2E52d08A2647 o n ? 11 Balancer child chain liquidity gauge factory
0x2E96068b3D5B5BAE3D7515da4A1D2E52d08A2647 p n ? 11 Balancer rewards only gauge
0x2eaD203C5C1C00612B1DdbBb20e4180dA822d6ff p n ? 0 Aave V3 Polygon usdt0 stata token
0x2EcF2a2e74B19Aab2a62312167aFF4B78E93B6C5 v n ? 0 Aave V2 Avalanche swap collateral adapter
0x2eDff5AF94334fBd7C38ae318edf1c40e072b73B e n ? 0 Aave V3 Ethereum PT e usde 14 aug2025 A token
0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4 enpbaovglcu n ? 1 Safe create call 1.5.0
0x2F0b22339414ADeD7D5F06f9D604c7fF5b2fe3f6 v n ? 17 GMX data store
0x2F12d621a16e2d3285929C9996f478508951dFe4 e n ? 9 OP Stack of unichain dispute game factory
0x2f39d218133AFaB8F2B819B1066c7E434Ad94E9e e n ? 0 Aave V3 Ethereum pool addresses provider
0x2F50D538606Fa9EDD2B11E2446BEb18C9D5846bB epbaovg n ? 16 Curve gauge controller
0x2f6571d3Eb9a4e350C68C36bCD2afe39530078E2 b n ? 0 Aave V3 Base pool addresses provider registry
0x2FCb47B58350cD377f94d3821e7373Df60bD9Ced a n ? 15 Pendle market factory v3
0x2FE4dC166ADbc0B39EdB47F4324F00A7374daBF7 e n ? 0 Aave V3 Ethereum USDtb stata token
0x2fE94ea3d5d4a175184081439753DE15AeF9d614 e n ? 16 Curve obtc token address
0x2fFB7B215Ae7F088eC2530C7aa8E1B24E398f26a e n ? 11 Balancer gauge adder
0x306A45a1478A000dC701A6e1f7a569afb8D9DCD6 e n ? 16 Curve root gauge factory
0x3083A1C455ff38d39e58Dbac5040f465cF73C5c8 e n ? 11 Balancer optimism root gauge factory
0x3093f9B57A428F3EB6285a589cb35bEA6e78c336 b n ? 16 Curve factory
0x30adCEfA5d483284FD79E1eFd54ED3e0A8eaA632 e n ? 0 Aave V2 Ethereum AMM uni link weth oracle
0x311Bb771e4F8952E6Da169b425E7e92d6Ac45756 e n p 0 Aave V2 Ethereum pool configurator
0x311C866D55456e465e314A3E9830276B438A73f0 e n ? 0 Aave V2 Ethereum ren fil interest rate strategy
0x312ffC57778CEfa11989733e6E08143E7E229c1c e n ? 0 Aave V3 Ethereum PT USDe 31 jul2025 A token
0x3131FE68C4722e726fe6B2819ED68e514395B9a4 e n ? 0 Aave V4 Ethereum kelp espoke
0x3147D7203354Dc06D9fd350c7a2437bcA92387a4 e n ? 0 Aave V2 Ethereum ren oracle
0x3154Cf16ccdb4C6d922629664174b904d80F2C35 e c ? 9 OP Stack of base l1 standard bridge
0x3156020dfF8D99af1dDC523ebDfb1ad2018554a0 n n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x3167C452fA3fa1e5C16bB83Bc0fde4519C464299 e n ? 0 Aave V3 Ethereum Lido weth gateway
0x316f9708bB98af7dA9c68C1C3b5e79039cD336E3 e n ? 28 Compound III configurator
0x3175Df0976dFA876431C2E9eE6Bc45b65d3473CC e n ? 16 Curve fraxusdc token address
0x319190E3Bbc595602A9E63B2bCfB61c6634355b1 e n ? 0 Aave V2 Ethereum Arc weth A token
0x31a0Ba3C2242a095dBF58A7C53751eCBd27dBA9b e n ? 0 Aave V3 Ethereum dust bin
0x31A239f3e39c5D8BA6B201bA81ed584492Ae960F l n ? 0 Aave V3 Linea weth gateway
0x31Ebeb03223AaC82C8EB24C77624Ea40F4D849Fb p n ? 0 Aave V3 Polygon usdc oracle
0x31eF83a530Fde1B38EE9A18093A333D8Bbbc40D5 a n ? 17 GMX order vault
0x31F539f4Ed14fA1fd18781e93f6739249692aDC5 o n ? 12 Morpho bundler3 paraswap adapter
0x31FAfd4889FA1269F7a13A66eE0fB458f27D72A9 l n ? 3 Uniswap v3 core factory
0x322AA5F5Be95644d6c36544B6c5061F072D16DF5 e n ? 0 Aave V3 Ethereum wst eth static A token
0x3267BbdC94274B4BE081c01ffc6123dA12E8c043 l n ? 12 Morpho market v1 adapter factory
0x32681814957e0C13117ddc0c2aba232b5c9e760f n n ? 3 Uniswap v3 migrator
0x326aB0868bD279382Be2DF5E228Cb8AF38649AB4 n n ? 0 Aave V3 BNB legacy static A token factory
0x327e23A4855b6F663a28c5161541d69Af8973302 p n ? 0 Aave V2 Polygon wpol oracle
0x327f61fA4BE6F578DB5cc51e40da4eC4361a349c e n ? 0 Aave V3 Ethereum Horizon jtrsy V token
0x32a6268f9Ba3642Dda7892aDd74f1D34469A4259 e n ? 0 Aave V3 Ethereum usds A token
0x32B95Fbe04e5a51cF99FeeF4e57Cf7e3FC9c5A93 a n ? 0 Aave V3 Arbitrum wbtc static A token
0x32BB1c0D48D8b1B3363e86eeB9A0300BAd61ccc1 e n ? 12 Morpho market v1 adapter v2 factory
0x32BCab42a2bb5AC577D24b425D46d8b8e0Df9b7f c n p 0 Aave V3 Scroll pool configurator
0x32f924C0e0F1Abf5D1ff35B05eBc5E844dEdD2A9 c n ? 0 Aave V3 Scroll we eth oracle
0x33128a8fC17869897dcE68Ed026d694621f6FDfD b n ? 3 Uniswap v3 core factory
0x33305665f69B4642D1275f4Ce81c23651674D21C enbao ? ? 15 Pendle external rewards distributor
0x3334d83e224aF5ef9C2E7DDA7c7C98Efd9621fA9 l n ? 3 Uniswap tick lens
0x333ce9806e7c152a95a307CB27551Af5ae9D4163 p n ? 0 Aave V2 Polygon wbtc interest rate strategy
0x333E3C607B141b18fF6de9f258db6e77fE7491E0 u n ? 3 Uniswap v4 quoter
0x33652e48e4B74D18520f11BfE58Edd2ED2cEc5A2 e n ? 0 Aave V3 Ethereum lusd V token
0x336584C8E6Dc19637A5b36206B1c79923111b405 p n ? 0 Aave V3 Polygon crv oracle
0x3368310bC4AeE5D96486A73bae8E6b49FcDE62D3 v n ? 0 Aave V3 Avalanche eurc oracle
0x338ed6787f463394D24813b297401B9F05a8C9d1 o n ? 0 Aave V3 Optimism aave oracle
0x33992721c565dA3248bd3af80524e054F5F05b42 g n ? 0 Aave V3 Gnosis stata factory
0x339a66699167D8bc7105C4B9772492D2576E5183 a n ? 0 Aave V3 Arbitrum arb oracle
0x33B41B74366F55327d959FfF6D6b6fBc2853dbB1 e n ? 0 Aave V4 Ethereum core cb btc tokenization spoke
0x33E0b3fc976DC9C516926BA48CfC0A9E10a2aAA5 n n ? 0 Aave V3 BNB swap collateral adapter
0x342631c6CeFC9cfbf97b2fe4aa242a236e1fd517 e n p 0 Aave V3 Ethereum Lido pool configurator
0x34302c4267d0dA0A8c65510282Cc22E9e39df51f v n ? 26 Velora augustus rfq
0x347C75d19718a05148687E13dca259aD016aB411 e n ? 0 Aave V3 Ethereum Lido stata factory
0x34883134A39B206A451c2D3B0E7Cac44BE4D9181 e n ? 16 Curve 4pool gauge address
0x348e2eBD5E962854871874E444F4122399c02755 e n ? 0 Aave V2 Ethereum ren fil V token
0x34A99cE5B513Baa1e27af7eED8E9E190e0F92ce1 e n ? 0 Aave V2 Ethereum tusd oracle
0x34aa032bC416Cf2CdC45c0C8f065b1F19463D43e p n ? 0 Aave V2 Polygon wallet balance provider
0x34ac9f7ebA9213C827fE5Abf5b09A16F4D0cC69b e ? ? 11 Balancer tribe BALMinter coordinator
0x34C91651A070664279866E5f3d6B4d5F65cbbFFb enbaou n ? 15 Pendle spark linear discount oracle factory
0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F eg n ? 1 Safe gnosis safe 1.1.1
0x34d768cc830c32DcD743321c09A2A702651bF9a2 v n ? 0 Aave V3 Avalanche BTCb static A token
0x34e2eD44EF7466D5f9E0b782B5c08b57475e7907 a n ? 0 Aave V3 Arbitrum mai V token
0x34e2eD44EF7466D5f9E0b782B5c08b57475e7907 o n ? 0 Aave V3 Optimism wst eth V token
0x34e2eD44EF7466D5f9E0b782B5c08b57475e7907 p n ? 0 Aave V3 Polygon sushi V token
0x34e2eD44EF7466D5f9E0b782B5c08b57475e7907 v n ? 0 Aave V3 Avalanche frax V token
0x35247165119B69A40edD5304969560D0ef486921 a n ? 17 GMX BN gmx
0x352F3475716261dCC991Bd5F2aF973eB3D0F5878 a n ? 0 Aave V3 Arbitrum weth static A token
0x353bE9E2E38AB1D19104534e4edC21c643Df86f4 u n ? 14 Circle CCTP message transmitter
0x35784a624D4FfBC3594f4d16fA3801FeF063241c p n ? 0 Aave V2 Polygon swap collateral adapter
0x357D51124f59836DeD84c8a1730D72B749d8BC23 p n ? 0 Aave V2 Polygon default incentives controller
0x358bD0d980E031E23ebA9AA793926857703783BD e n ? 0 Aave V2 Ethereum AMM bpt wbtc weth A token
0x359FD5d6417aE3D8D6497d9B2e7A890798262BA4 e n ? 16 Curve tusd gauge address
0x35A338522a435D46f77Be32C70E215B813D0e3aC e n ? 15 Pendle yield contract factory v5
0x35bb522b102326ea3F1141661dF4626C87000e3E e n ? 0 Aave V3 Ethereum repay with collateral adapter
0x35c425234DC42e7402f54cC54573f77842963a56 p n ? 11 Balancer aave linear pool factory
0x35d53dEB2F6f40Ea7af32B6F8BEd88eA966DF1D9 a n ? 0 Aave V3 Arbitrum edge injector caps
0x35D6701640fca561BaCfE4151063C8e55aF66dB7 e n ? 27 Threshold Network CrossChainBitcoinDepositor
0x35f6B052C598d933D69A4EEC4D04c73A191fE6c2 e n ? 0 Aave V2 Ethereum snx A token
0x35FE8C9924718f286463e659be35b4122eEe907F e n ? 0 Aave V2 Ethereum crv interest rate strategy
0x360d8aa8F6b09B7BC57aF34db2Eb84dD87bf4d12 g n ? 0 Aave V3 Gnosis gho oracle
0x360d8aa8F6b09B7BC57aF34db2Eb84dD87bf4d12 v n ? 0 Aave V3 Avalanche gho oracle
0x360E68faCcca8cA495c1B759Fd9EEe466db9FB32 a n ? 3 Uniswap v4 pool manager
0x36390a1Ae126f16C5D222CB1F2AB341dD09f2FEC g n ? 16 Curve rai token address
0x36616cf17557639614c1cdDb356b1B83fc0B2132 g n ? 0 Aave V3 Gnosis pool addresses provider
0x36616cf17557639614c1cdDb356b1B83fc0B2132 n n ? 0 Aave V3 BNB wallet balance provider
0x368E01160C2244B0363a35B3fF0A971E44a89284 a n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x36964C0579D02E0a5AaAb89E24Cf8d7CDF3549EE e n ? 0 Aave V3 Ethereum pyusd oracle
0x3696c5eAe4a7Ffd04Ea163564571E9CD8Ed9364e e n ? 12 Morpho registry list
0x36dA0C5dC23397CBf9D13BbD74E93C04f99633Af e n ? 0 Aave V2 Ethereum AMM uni wbtc usdc V token
0x36e988a38542C3482013Bb54ee46aC1fb1efedcd p n ? 0 Aave V2 Polygon ghst V token
0x370adc71f67f581158Dc56f539dF5F399128Ddf9 e n ? 0 Aave V2 Ethereum AMM uni mkr weth A token
0x37417B2238AA52D0DD2D6252d989E728e8f706e4 e n ? 16 Curve wsteth-llamma swap address
0x374D7860c4f2f604De0191298dD393703Cce84f3 l n ? 0 Aave V3 Linea usdc A token
0x37868a45c6741616F9E5a189dC0481AD70056B6a p n ? 0 Aave V3 Polygon link static A token
0x378B4a7c394E22bd562F66eB612165893533c124 e n ? 0 Aave V4 Ethereum global dollar usdg tokenization spoke
0x37a843725508243952950307CeacE7A9f5D5c280 l n ? 0 Aave V3 Linea we eth V token
0x37B9Ad6b5DC8Ad977AD716e92F49e9D200e58431 g n ? 0 Aave V3 Gnosis USDCe V token
0x37C316996C714Bf906743071e04E62220b3271ac e n ? 0 Aave V4 Ethereum kelp espoke oracle
0x37c5ab57AF7100Bdc9B668d766e193CCbF6614FD paovg n ? 16 Curve deposit and stake
0x37D7306019a38Af123e4b245Eb6C28AF552e0bB0 e n p 0 Aave V2 Ethereum Arc pool
0x37f7E06359F98162615e016d0008023D910bB576 l n ? 0 Aave V3 Linea wbtc A token
0x3854354CE3681da1D7F550073061E92a4a7d1B27 n n ? 0 Aave V3 BNB cake static A token
0x3870D459d2fC2Edbb03E0DdeE6c0Ccb268caf202 b n ? 0 Aave V3 Base dust bin
0x3870D459d2fC2Edbb03E0DdeE6c0Ccb268caf202 n n ? 0 Aave V3 BNB dust bin
0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526 enpbaovglcu n ? 1 Safe multi send 1.4.1
0x38995F292a6E31b78203254fE1cdd5Ca1010A446 e n ? 0 Aave V2 Ethereum enj V token
0x389C106379Acf1E127bF31fa1fDbe62dbFB55B9e a n ? 13 Stargate OFTWrapper
0x38A5357Ce55c81add62aBc84Fb32981e2626ADEf e n ? 0 Aave V3 Ethereum PT USDe 25 sep2025 A token
0x38C503a438185cDE29b5cF4dC1442FD6F074F1cc e n ? 0 Aave V3 Ethereum PT USDe 27 nov2025 A token
0x38d693cE1dF5AaDF7bC62595A37D667aD57922e5 a n ? 0 Aave V3 Arbitrum frax A token
0x38d693cE1dF5AaDF7bC62595A37D667aD57922e5 o n ? 0 Aave V3 Optimism USDCn A token
0x38d693cE1dF5AaDF7bC62595A37D667aD57922e5 p n ? 0 Aave V3 Polygon eurs A token
0x38d693cE1dF5AaDF7bC62595A37D667aD57922e5 v n ? 0 Aave V3 Avalanche gho V token
0x38E491A71291CD43E8DE63b7253E482622184894 e n ? 0 Aave V2 Ethereum AMM uni snx weth A token
0x38e59ADE183BbEb94583d44213c8f3297e9933e9 b n ? 0 Aave V3 Base gho V token
0x38f8D93406fA2d9924DcFcB67dB5B0521Fb20F7D n n ? 16 Curve tricrypto factory
0x3906cDdfb781f02B21f21BD81ed7Fd8DC37075E1 n n ? 0 Aave V3 BNB usdc static A token
0x391E86e2C002C70dEe155eAceB88F7A3c38f5976 e n ? 0 Aave V2 Ethereum AMM uni usdc weth A token
0x3929336Afd0BBa6FCAbB67dFB78610379C66B43B v n ? 0 Aave V3 Avalanche frax stata token
0x393053B58f9678C9c28c2cE941fF6cac49C3F8f9 a n ? 17 GMX glv vault
0x3942F7B55094250644cFfDa7160226Caa349A38E enbao ? ? 15 Pendle ve pendle airdrop distributor
0x394aDC8772DDD076BD3c5C545c4Edd3617C7d5e6 g n ? 0 Aave V3 Gnosis edge injector caps
0x3963FfC9dff443c2A94f21b129D429891E32ec18 a n ? 17 GMX glp manager
0x397202AB0b4E7C954ac0c493c00749C517210953 p n ? 0 Aave V3 Polygon legacy static A token factory
0x3972C00f7ed4885e145823eb7C655375d275A1C5 a n ? 3 Uniswap v4 quoter
0x3993d34e7e99Abf6B6f367309975d1360222D446 e n ? 16 Curve tricrypto2 deposit address
0x399e3bb2BBd49c570aa6edc6ac390E0D0aCbbD5e e n ? 0 Aave V2 Ethereum AMM guni usdc usdt oracle
0x39bc1bfDa2130d6Bb6DBEfd366939b4c7aa7C697 n n ? 0 Aave V3 BNB oracle
0x39BCf217ACc4Bf2fCaF7BC8800E69D986912c75e o n ? 0 Aave V3 Optimism link static A token
0x39C6b3e42d6A679d7D776778Fe880BC9487C2EDA e n ? 0 Aave V2 Ethereum knc A token
0x39E4a5a7dED068831ea8D1c1012CEa07a811F624 a n ? 5 Across sponsored OFTSrc periphery
0x39e97c588B2907Fb67F44fea256Ae3BA064207C5 b n ? 0 Aave V3 Base l2 encoder
0x3A283D9c08E8b55966afb64C515f5143cf907611 e n ? 16 Curve cvxeth token address
0x3A3868898305f04beC7FEa77BecFf04C13444112 e n ? 0 Aave Gho gsm usdc
0x3a664Ab939FD8482048609f652f9a0B0677337B9 e n ? 16 Curve dusd token address
0x3A7bB36Ee3f3eE32A60e9f2b33c1e5f2E83ad766 e n ? 12 Morpho chainlink oracle factory
0x3A932b286715abc4A86a4ACAF68A6cdD89E0d446 b n ? 0 Aave V3 Base cb btc oracle
0x3A956E2Fcc7e71Ea14b0257d40BEbdB287d19652 o n ? 0 Aave V3 Optimism s usd static A token
0x3ac4e9aa29940770aeC38fe853a4bbabb2dA9C19 p n ? 0 Aave V2 Polygon pool addresses provider registry
0x3Afdc9BCA9213A35503b077a6072F3D0d5AB0840 e n ? 28 Compound III usdt comet
0x3B03509645713718B78951126E0A6de6f10043f5 e n ? 5 Across config store
0x3B148Fa5E8297DB64262442052b227328730EA81 e n ? 0 Aave V2 Ethereum AMM uni dai usdc oracle
0x3B3Ac5386837Dc563660FB6a0937DFAa5924333B e n ? 16 Curve busd token address
0x3b517594277c67307CF2d7CBE6FE1D4399B68c41 v n ? 0 Aave V4 Avalanche avax correlated spoke
0x3b6831c0077a1e44ED0a21841C3bC4dC11bCE833 e n ? 16 Curve eurtusd token address
0x3B7020743Bc2A4ca9EaF9D0722d42E20d6935855 e n ? 16 Curve ust gauge address
0x3b8cA519122CdD8efb272b0D3085453404B25bD0 e n ? 11 Balancer liquidity gauge v5
0x3b8cA519122CdD8efb272b0D3085453404B25bD0 n n ? 11 Balancer pool recovery helper
0x3b8cA519122CdD8efb272b0D3085453404B25bD0 o n ? 11 Balancer double entrypoint fix relayer
0x3b8cA519122CdD8efb272b0D3085453404B25bD0 p n ? 11 Balancer child chain liquidity gauge factory
0x3b99fdaFdfE70d65101a4ba8cDC35dAFbD26375f e n ? 0 Aave V2 Ethereum AMM wbtc V token
0x3baD7AD0728f9917d1Bf08af5782dCbD516cDd96 c n ? 5 Across spoke pool
0x3Bb6A6A0Bc85b367EFE0A5bAc81c5E52C892839a o n ? 12 Morpho meta morpho factory
0x3C0FFFF15EA30C35d7A85B85c0782D6c94e1d238 e n ? 16 Curve seth gauge address
0x3c20fbFD32243Dd9899301C84bCe17413EeE0A0C e n ? 0 Aave V3 Ethereum PT e usde 29 may2025 V token
0x3C3Ea4B57a46241e54610e5f022E5c45859A1017 o n ? 3 Uniswap v4 position manager
0x3c4B37b69E7e1FFD1669fe085C74a89c6C79D908 a n ? 0 Aave V3 Arbitrum ez eth oracle
0x3c69127D233124BC3113dE31A77C10CA3fA0e250 o n ? 0 Aave V3 Optimism config engine
0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA l n ? 0 Aave V3 Linea weth oracle
0x3c8cAee4E09296800f8D29A68Fa3837e2dae4940 e n ? 16 Curve usdp deposit address
0x3CA13391E9fb38a75330fb28f8cc2eB3D9ceceED v n ? 0 Aave V2 Avalanche AAVEe oracle
0x3ca5FA07689F266e907439aFd1fBB59c44fe12f6 a n ? 0 Aave V3 Arbitrum we eth V token
0x3ca5FA07689F266e907439aFd1fBB59c44fe12f6 p n ? 0 Aave V3 Polygon eura V token
0x3ca5FA07689F266e907439aFd1fBB59c44fe12f6 v n ? 0 Aave V3 Avalanche wrs eth V token
0x3cd1dFB81C50A5300C60a181ED145a7286d81e0a e n ? 0 Aave V2 Ethereum AMM migration helper
0x3cE8E2eb6501d4705477643E96881B1bef6A2DB3 e n ? 0 Aave V3 Ethereum Ether Fi acl manager
0x3d05C01EE8e97361b9E19D172128255eaE5F98B9 o n ? 12 Morpho pre liquidation factory
0x3D0bb1ccaB520A66e607822fC55BC921738fAFE3 e n ? 28 Compound III wsteth comet
0x3D229E1B4faab62F621eF2F6A610961f7BD7b23B e n ? 16 Curve eursusd token address
0x3D26dcd840fCC8e4B2193AcE8A092e4a65832F9f e n ? 0 Aave V2 Ethereum AMM uni uni weth A token
0x3d2E209af5BFa79297C88D6b57F89d792F6E28EE c n ? 0 Aave V3 Scroll usdc V token
0x3D3efceb4Ff0966D34d9545D3A2fa2dcdBf451f2 e n ? 0 Aave V3 Ethereum bal V token
0x3d4BA2E0884aa488718476ca2FB8Efc291A46199 enpbaovglcu n ? 1 Safe simulate tx accessor 1.4.1
0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a b n ? 3 Uniswap quoter
0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a l n ? 3 Uniswap swap router02
0x3d6cB2F6DcF47CDd9C13E4e3beAe9af041d8796a v n ? 16 Curve tricrypto factory
0x3d75Bd20C983edb5fD218A1b7e0024F1056c7A2F e n ? 15 Pendle market factory v4
0x3da4f8E456AC648c489c286B99Ca37B666be7C4C a n ? 13 Stargate staking
0x3dAe3d1734cA3C7B3089D4DD03C9876e0A0102b4 enbao n ? 15 Pendle merkle depositor
0x3dD14D553cFD986EAC8e3bddF629d82073e188c8 a n ? 14 Wormhole nft bridge
0x3Df8f92b7E798820ddcCA2EBEA7BAbda2c90c4aD p n ? 0 Aave V2 Polygon crv A token
0x3dFe1324A0ee9d86337d06aEB829dEb4528DB9CA a n ? 16 Curve eursusd token address
0x3E01dD8a5E1fb3481F0F589056b428Fc308AF0Fb a n ? 16 Curve ren swap address
0x3E01dD8a5E1fb3481F0F589056b428Fc308AF0Fb e n ? 16 Curve usdk swap address
0x3E5c63644E683549055b9Be8653de26E0B4CD36E enpbaovglcu n ? 1 Safe gnosis safe l2 1.3.0
0x3E6EBa46AbC5ab18ED95F6667d8B2fd4020E4637 e n ? 15 Pendle yield contract factory v6
0x3E7448657409278C9d6E192b92F2b69B234FCc42 o n ? 5 Across 1inch swap and bridge
0x3Ed3B47Dd13EC9a98b44e6204A523E766B225811 e n ? 0 Aave V2 Ethereum usdt A token
0x3ee18B2214AFF97000D974cf647E7C347E8fa585 e n ? 14 Wormhole token bridge
0x3eF6A01A0f81D6046290f3e2A8c5b843e738E604 e n ? 16 Curve husd swap address
0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4 enpbaovglcu n ? 1 Safe compatibility fallback handler 1.5.0
0x3f3EfAeba02bbA78BA7E89Dc6Ec503C8fe5fd5a4 e ? ? 0 Aave Umbrella umbrella config engine
0x3F4fA4937E72991367DC32687BC3278f095E7EAa e n ? 0 Aave V2 Ethereum AMM dai V token
0x3f73F03aa83B2A48ed27E964eD0fDb590332095B e n ? 0 Aave V3 Ethereum usdc oracle
0x3Fb9cED51E968594C87963a371Ed90c39519f65A enpbaolcu n ? 5 Across spoke pool verifier
0x3Fbef89A21Dc836275bC912849627b33c61b09b4 e n ? 0 Aave V2 Ethereum AMM uni bat weth V token
0x3Fc69CC4A842838bCDC9499178740226062b14E4 c n ? 13 Stargate pool usdc
0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD eb n ? 4 Uniswap universal router version v1.2
0x3FdCeC11B4f15C79d483Aedc56F37D302837Cf4d g n ? 0 Aave V3 Gnosis gho A token
0x3Fe6a295459FAe07DF8A0ceCC36F37160FE86AA9 e n ? 0 Aave V3 Ethereum lusd A token
0x3ff139d8d5519555aA13b0eBd357B0Ba810f06Df b n ? 5 Across donation box cctp usdc
0x3Ff72741fd67D6AD0668d93B41a09248F4700560 u n ? 14 Wormhole token bridge
0x3FFF726062B03BfD5BC485eeEEcc92CF1d8F0105 l n ? 12 Morpho chainlink oracle factory
0x4011dc6581fA05F9B0c7A12AdCd676e2b1a59ca3 e n ? 12 Morpho bundler3 aave v3 ether fi migration adapter
0x40288815C399709dFC0875A384B637fFe387961B e n ? 12 Morpho bundler3 aave v2 migration adapter
0x40533CC601Ec5b79B00D76348ADc0c81d93d926D e n ? 0 Aave V2 Ethereum AMM guni dai usdc V token
0x40606ce958e14AD6BA575B00402d07438c3d58aC e n ? 0 Aave V3 Ethereum Horizon m global V token
0x408ED6354d4973f66138C91495F2f2FCbd8724C3 e ? ? 3 Uniswap governance bravo
0x40A2aCCbd92BCA938b02010E17A5b8929b49130D enpbaovglcu n ? 1 Safe multi send call only 1.3.0
0x40aAbEf1aa8f0eEc637E0E7d92fbfFB2F26A8b7B e n ? 0 Aave V3 Ethereum wbtc V token
0x40ad479382Ad2a5c3061487A5094a677B00f6Cb0 v n ? 5 Across sponsored CCTPDst periphery cctp usdc
0x40Ae6da2d92aa3DCb7f8d7a7209FD12BDfcb7C85 n n ? 15 Pendle yield contract factory v3
0x40B4BAEcc69B882e8804f9286b12228C27F8c9BF v n ? 0 Aave V3 Avalanche wrs eth A token
0x40D16FC0246aD3160Ccc09B8D0D3A2cD28aE6C2f e n ? 0 Aave Gho gho token
0x40ede12b44d98Fc4E53A2fB027D1BD1846e1690C e n ? 0 Aave V3 Ethereum Ether Fi debt swap adapter
0x410e3E86ef427e30B9235497143881f717d93c2A e n ? 16 Curve bbtc token address
0x411066489AB40442d6Fc215aD7c64224120D33F2 e n ? 0 Aave V2 Ethereum lusd V token
0x41185495Bc8297a65DC46f94001DC7233775EbEe v ? ? 0 Aave Governance V3 CL emergency oracle
0x411c77B163653044DbEb7A42E5B1B9E60B24ab67 v n ? 13 Stargate OFTWrapper
0x411D79b8cC43384FDE66CaBf9b6a17180c842511 a n ? 0 Aave V3 Arbitrum legacy static A token factory
0x411D79b8cC43384FDE66CaBf9b6a17180c842511 e n ? 0 Aave V3 Ethereum legacy static A token factory
0x413093E03d6aeE4F2F7e48D4b88881bf4932b249 o n ? 0 Aave V3 Optimism lusd stata token
0x4132f7AcC9dB7A6cF7BE2Dd3A9DC8b30C7E6E6c8 g n ? 11 Balancer erc4626 linear pool factory
0x4139EcBe83d78ef5EFF0A6eDA6f894Be9D590FC7 e n ? 0 Aave V3 Ethereum Horizon usdc V token
0x41585C50524fb8c3899B43D7D797d9486AAc94DB g n ? 0 Aave V3 Gnosis emission manager
0x41675C099F32341bf84BFc5382aF534df5C7461a enpbaovglcu n ? 1 Safe 1.4.1
0x4170aa42631d60160171C60d523A2783565261b9 b n ? 0 Aave V3 Base aave stata token
0x4172E6aAEC070ACB31aaCE343A58c93E4C70f44D g n ? 0 Aave V3 Gnosis wallet balance provider
0x417bc5b940475203A18C2f320a5ba470D6c5E463 g n ? 0 Aave V3 Gnosis EURe stata token
0x4199CC1F5ed0d796563d7CcB2e036253E2C18281 n n ? 0 Aave V3 BNB cake A token
0x41A7C3f5904ad176dACbb1D99101F59ef0811DC1 b n ? 0 Aave V3 Base wst eth V token
0x41B334E9F2C0ED1f30fD7c351874a6071C53a78E o n ? 0 Aave V3 Optimism USDCn stata token
0x41B953164995c11C81DA73D212ED8Af25741b7Ac a n ? 11 Balancer rewards only gauge
0x41B953164995c11C81DA73D212ED8Af25741b7Ac g n ? 11 Balancer protocol fee percentages provider
0x41B953164995c11C81DA73D212ED8Af25741b7Ac n n ? 11 Balancer authorizer adaptor
0x41B953164995c11C81DA73D212ED8Af25741b7Ac o n ? 11 Balancer stable pool factory
0x41B953164995c11C81DA73D212ED8Af25741b7Ac p n ? 11 Balancer no protocol fee liquidity bootstrapping pool factory
0x4200000000000000000000000000000000000007 bou n ? 9 OP Stack l2 cross domain messenger
0x4200000000000000000000000000000000000010 bou c ? 9 OP Stack l2 standard bridge
0x4200000000000000000000000000000000000014 bou n ? 9 OP Stack l2 erc721 bridge
0x4200000000000000000000000000000000000016 bou n ? 9 OP Stack l2 to l1 message passer
0x4228F8895C7dDA20227F6a5c6751b8Ebf19a6ba8 e n ? 0 Aave V3 Ethereum link V token
0x4235E22d9C3f28DCDA82b58276cb6370B01265C2 v n ? 0 Aave V2 Avalanche pool addresses provider registry
0x4277f8F2c384827B5273592FF7CeBd9f2C1ac258 a n ? 17 GMX glp
0x429F16dBA3B9e1900087Cbaa7b50D38Bc60fB73F a n ? 0 Aave V3 Arbitrum dai interest rate strategy
0x42AC0e6FA47385D55Aff070d79eF0079868C48a6 p n ? 11 Balancer protocol fee percentages provider
0x42bc86f2f08419280a99d8fbEa4672e7c30a86ec e n ? 0 Aave V3 Ethereum s USDe oracle
0x42d7025938bEc20B69cBae5A77421082407f053A e n ? 16 Curve usdp swap address
0x43150AA0B7e19293D935A412C8607f9172d3d3f3 p n ? 0 Aave V2 Polygon dpi V token
0x43269546e1D586a1f7200a0AC07e26f9631f7539 u n ? 12 Morpho chainlink oracle factory
0x4329c8F09725c0e3b6884C1daB1771bcE17934F9 e n ? 16 Curve euroc gauge address
0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108 enpbaovglcu c ? 9 ERC-4337 entry point08
0x433709009B8330FDa32311DF1C2AFA402eD8D009 enpbaovglcu c ? 9 ERC-4337 entry point09
0x435272CefF93a1E657E8ABfdf0A13e95900A3a56 v n ? 0 Aave V4 Avalanche main spoke
0x4356941463eD4d75381AC23C9EF799B5d7C52AD8 p n ? 0 Aave V3 Polygon crv static A token
0x436baCb4C66583de4Cb16e13a1A0D9A3075DE425 n n ? 0 Aave V3 BNB wbnb static A token
0x43955b0899Ab7232E3a454cf84AedD22Ad46FD33 b n ? 0 Aave V3 Base acl manager
0x43980Ae597f12Ff64690506b2AEEFFb4D8BeAF2a p n ? 12 Morpho bundler3 aave v2 migration adapter
0x43b4FdFD4Ff969587185cDB6f0BD875c5Fc83f8c e n ? 16 Curve alusd swap address
0x43b64f28A678944E0655404B0B98E443851cC34F e n ? 0 Aave V3 Ethereum Ether Fi oracle
0x43e15Fb40DaDdA50E1d2BA300416811f6c28540c p n ? 5 Across sponsored OFTSrc periphery
0x43eDB797834151D041619EEF833Edc784B509dAE e n ? 0 Aave V3 Ethereum Lido withdraw swap adapter
0x43edB88C4B80fDD2AdFF2412A7BebF9dF42cB40e e n ? 9 OP Stack of base dispute game factory
0x4409921Ae43a39a11D90F7B7F96cfd0B8093d9fC b n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x443EA0340cb75a160F31A440722dec7b5bc3C2E9 o n ? 28 Compound III rewards
0x444f25c5E73fED92B91F3ECB1bD27003C3CDdeE7 l n ? 0 Aave V3 Linea wrs eth oracle
0x445FE580eF8d70FF569aB36e80c647af338db351 p n ? 16 Curve aave swap address
0x44705f578135cC5d703b4c9c122528C73Eb87145 a n ? 0 Aave V3 Arbitrum arb V token
0x44705f578135cC5d703b4c9c122528C73Eb87145 p n ? 0 Aave V3 Polygon j eur V token
0x44705f578135cC5d703b4c9c122528C73Eb87145 v n ? 0 Aave V3 Avalanche s USDe A token
0x44Bb2a64bAf94210B583338D3D97b1e8288Bd478 e n ? 0 Aave V3 Ethereum mkr oracle
0x44c8b753229006A8047A05b90379A7e92185E97C p ? ? 0 Aave Governance V3 voting machine
0x44f5f1f5E452ea8d29C890E8F6e893fC0f1f0f97 v n ? 3 Uniswap v3 migrator
0x44fb16D078E9C39B65d6c15E78EDe9736a9f2DF5 enbao n ? 15 Pendle lp linear discount oracle factory
0x4501125508079A99ebBebCE205DeC9593C2b5857 b n ? 12 Morpho vault v2 factory
0x450820e342B731b542caA5328d06F26528914dDd v ? ? 0 Aave Governance V3 data warehouse
0x4529A01c7A0410167c5740C487A8DE60232617bf u n ? 3 Uniswap v4 position manager
0x45312ea0eFf7E09C83CBE249fa1d7598c4C8cd4e e n ? 16 Curve router
0x454dAb6ce9891245696b239b4845a1cDC268255d l n ? 12 Morpho bundler3 general adapter1
0x4579a27aF00A62C0EB156349f31B345c08386419 e n ? 0 Aave V3 Ethereum s USDe A token
0x45939657d1CA34A8FA39A924B71D28Fe8431e581 b n ? 28 Compound III configurator
0x45939657d1CA34A8FA39A924B71D28Fe8431e581 p n ? 28 Compound III rewards
0x45a04Ca1A5cbEeA4B44356c75EDd29b33eB2527a e n ? 0 Aave V4 Ethereum core rs eth tokenization spoke
0x45cf39EeB437FA95Bb9b52c0105254a6BD25D01e v n ? 0 Aave V3 Avalanche ausd stata token
0x45F783CCE6B7FF23B2ab2D70e416cdb7D6055f51 e n ? 16 Curve y swap address
0x45fFd460cC6642B8D8Fb12373DFd77Ceb0f4932B g n ? 11 Balancer rewards only gauge
0x4615C383F85D0a2BbED973d83ccecf5CB7121463 l n ? 3 Uniswap nonfungible position manager
0x4620D46b4db7fB04a01A75fFed228Bc027C9A899 v n ? 16 Curve aave gauge address
0x462253b8F74B72304c145DB0e4Eebd326B22ca39 e n ? 16 Curve saave gauge address
0x46415998764C29aB2a25CbeA6254146D50D22687 b n ? 12 Morpho adaptive curve irm
0x4642db55159dFe53F36Ba4A0Ae152b5480D2b882 l n ? 28 Compound III weth comet
0x464b808c2C7E04b07e860fDF7a91870620246148 o n ? 0 Aave V3 Optimism weth stata token
0x4655Ce3D625a63d30bA704087E52B4C31E38188B e ? p 0 Aave Umbrella umbrella rewards controller
0x466CeD3b33045Ea986B2f306C8D0aA8067961CF8 enbao n ? 15 Pendle sy factory
0x468973e3264F2aEba0417A8f2cD0Ec397E738898 b n ? 0 Aave V3 Base weth static A token
0x4694900bDbA99Edf07A2E46C4093f88F9106a90D c n ? 13 Stargate credit messaging
0x4694900bDbA99Edf07A2E46C4093f88F9106a90D p n ? 13 Stargate staking
0x469b58680774AAc9Ad66447eFB4EF634756A2cC5 e n ? 11 Balancer query processor
0x46A51127C3ce23fb7AB1DE06226147F446e4a857 v n ? 0 Aave V2 Avalanche USDCe A token
0x46c588DD8453aC259c1f6a54b4C9A93C2aC3762D e n ? 0 Aave V4 Ethereum prime usdt tokenization spoke
0x46e5d6A33C8Bd8eD38F3c95991C78C9B2FF3bC99 e n ? 0 Aave V3 Ethereum USDe static A token
0x46e6b214b524310239732D51387075E0e70970bf b n ? 28 Compound III weth comet
0x46f94aff8cF7DdC8557eF69f7276087b01C8f363 e n ? 0 Aave V3 Ethereum Horizon usdc oracle
0x472361d3cA5F49c8E633FB50385BfaD1e018b445 v n ? 17 GMX vester
0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24 nbav n ? 3 Uniswap v2 router
0x476a2D04AB8A7fb93E13aC14f2c077866ff13500 e n ? 0 Aave V3 Ethereum eurc stata token
0x47a7cC7Fd47aCed15087a8b6e0ACFddCD63C811A e n ? 0 Aave V4 Ethereum usdg maple espoke oracle
0x47AFa96Cdc9fAb46904A55a6ad4bf6660B53c38a v n ? 0 Aave V2 Avalanche DAIe A token
0x47cd4b507B81cB831669c71c7077f4daF6762FF4 l n ? 0 Aave V3 Linea aave protocol data provider
0x47D74516B33eD5D70ddE7119A40839f6Fcc24e57 e n ? 15 Pendle gauge controller
0x47eD0509e64615c0d5C6d39AF1B38D02Bc9fE58f e n ? 0 Aave V3 Ethereum e btc V token
0x4807862AA8b2bF68830e4C8dc86D0e9A998e085a e n ? 16 Curve busdv2 swap address
0x481a2acf3A72ffDc602A9541896Ca1DB87f86cf7 e n ? 0 Aave V3 Ethereum t eth A token
0x48351fCc9536dA440AE9471220F6dC921b0eB703 e n ? 0 Aave V3 Ethereum e USDe V token
0x486415fb1F8b062c89ED548f871cf64304AACb31 e n ? 0 Aave V4 Ethereum prime usdc tokenization spoke
0x48767F9F868a4A7b86A90736632F6E44C2df7fa9 e n ? 11 Balancer investment pool factory
0x489ee077994B6658eAfA855C308275EAd8097C4A a n ? 17 GMX vault
0x48A9FE90bce5EEd790f3F4Ce192d1C0B351fd4Ca o ? ? 0 Aave Governance V3 cross chain controller
0x48b6101128C0ed1E208b7C910e60542A2ee6f476 e n ? 14 Wormhole portico
0x48fa7528bFD6164DdF09dF0Ed22451cF59c84130 a n ? 14 Wormhole portico
0x49048044D57e1C92A77f79988d21Fa8fAF74E97e e c ? 9 OP Stack of base portal
0x490E0E6255bF65b43E2e02F7acB783c5e04572Ff e n ? 0 Aave V3 Ethereum usds V token
0x492575FDD11a0fCf2C6C719867890a7648d526eB e n ? 0 Aave V2 Ethereum ampl oracle
0x495F696430F4A51F7fcB98FbE68a9Cb7A07fB1bA p n ? 11 Balancer pool recovery helper
0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41 e n ? 10 ENS legacy public resolver
0x49849C98ae39Fff122806C06791Fa73784FB3675 e n ? 16 Curve ren token address
0x498581fF718922c3f8e6A244956aF099B2652b2b b n ? 3 Uniswap v4 pool manager
0x499a724Ab630549f14C995EC41a8E04fA3fd28c0 e n ? 3 Uniswap permissioned v4 hooks
0x49B0c695039243BBfEb8EcD054EB70061fd54aa0 p n ? 0 Aave V3 Polygon sushi oracle
0x49ccd9ca821EfEab2b98c60dC60F518E765EDe9a v n ? 0 Aave V3 Avalanche LINKe oracle
0x49d3cdE03813eE32DFD47F6aA3957d5F9CbAB985 e n ? 0 Aave V3 Ethereum Horizon m global A token
0x49F2f7002669E0e4425Fa0203975625Ab4af3143 a n ? 15 Pendle market factory v6
0x4a1c3aD6Ed28a636ee1751C69071f6be75DEb8B8 a n ? 0 Aave V3 Arbitrum eurs V token
0x4a1c3aD6Ed28a636ee1751C69071f6be75DEb8B8 o n ? 0 Aave V3 Optimism s usd V token
0x4a1c3aD6Ed28a636ee1751C69071f6be75DEb8B8 p n ? 0 Aave V3 Polygon wpol V token
0x4a1c3aD6Ed28a636ee1751C69071f6be75DEb8B8 v n ? 0 Aave V3 Avalanche wavax V token
0x4A2B38b9cBd83c86F261a4d64c243795D4d44aBC o n ? 15 Pendle market factory v3
0x4A35FD7F93324Cc48bc12190D3F37493437b1Eff e n ? 0 Aave V3 Ethereum fbtc V token
0x4A6c312ec70E8747a587EE860a0353cd42Be0aE0 e n ? 12 Morpho bundler3 general adapter1
0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2 o n ? 3 Uniswap v2 router
0x4Aa5Bf7D840aC607cb5BD3249e6Af6FC86C04897 ao n ? 2 Safe social recovery module 0.1.0
0x4ad4a620EEaE490d5872F69845104fAeFB67EFc4 l n ? 0 Aave V3 Linea config engine
0x4ad7B025127e89263242aB68F0f9c4E5C033B489 e n ? 0 Aave V2 Ethereum rai oracle
0x4Ae5E4409C6Dbc84A00f9f89e4ba096603fb7d50 e n ? 0 Aave V2 Ethereum cvx V token
0x4Af166c6F2CF882f7B196E3625c3E8f2Fe2a8083 e n ? 0 Aave V3 Ethereum PT sr USDe 22 oct2026 V token
0x4B0821e768Ed9039a70eD1E80E15E76a5bE5Df5F e n ? 0 Aave V3 Ethereum PT e usde 29 may2025 A token
0x4c18E409Dc8619bFb6a1cB56D114C3f592E0aE79 e n ? 16 Curve hbtc gauge address
0x4C4287b07d293E361281bCeEe8715c8CDeB64E34 e n ? 11 Balancer polygon root gauge factory
0x4C4287b07d293E361281bCeEe8715c8CDeB64E34 o n ? 11 Balancer erc4626 linear pool factory
0x4C612E3B15b96Ff9A6faED838F8d07d479a8dD4c e n ? 0 Aave V3 Ethereum s dai A token
0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA e n ? 4 Uniswap universal router version v2.1.1
0x4CA8D8fC2b4fCe8A2dcB71Da884bba042d48E067 e n ? 0 Aave V2 Ethereum AMM bpt wbtc weth oracle
0x4CA9b3063Ec5866A4B82E437059D2C43d1be596F e n ? 16 Curve hbtc swap address
0x4cE13a79f45C1Be00BdABD38B764aC28C082704E a n ? 0 Aave V3 Arbitrum weth stata token
0x4cE496f0a390745102540faF041EF92FfD588b44 g n ? 0 Aave V3 Gnosis weth interest rate strategy
0x4CEdfa47F7d0e9036110B850Ce49f4cd47b28a2F l n ? 0 Aave V3 Linea usdt V token
0x4d074aAa0821073dA827f7bf6a02cF905b394ed0 n n ? 0 Aave V3 BNB fdusd static A token
0x4d11A23E4408eF08Ae1216B3917560e0001CD000 o n ? 5 Across sponsored CCTPSrc periphery
0x4D11f27b1c4A5d232a200D2256A4E3d9bAACcF05 l n ? 0 Aave V3 Linea usdt stata token
0x4D1863d22D0ED8579f8999388BCC833CB057C2d6 v ? ? 0 Aave Governance V3 voting machine
0x4d268a7d4C16ceB5a606c173Bd974984343fea13 a n ? 17 GMX bonus gmx tracker
0x4d268a7d4C16ceB5a606c173Bd974984343fea13 v n ? 17 GMX fee gmx tracker
0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8 o n ? 14 Circle CCTP message transmitter
0x4d5F47FA6A74757f35C14fD3a6Ef8E3C9BC514E8 e n ? 0 Aave V3 Ethereum weth A token
0x4d717868F4Bd14ac8B29Bb6361901e30Ae05e340 v n ? 15 Pendle fixed price ptamm
0x4D73A4411CA1c660035e4AECC8270E5DdDEC8C17 u n ? 4 Uniswap universal router version v1.2
0x4Dae2f939ACf50408e13d58534Ff8c2776d45265 nv n ? 4 Uniswap universal router version v1.2
0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f e c ? 8 Arbitrum inbox
0x4dC4A289a8E33600D8bD4cf5F6313E43a37adec7 e n ? 16 Curve rsv gauge address
0x4dCBFC0249e8d5032F89D6461218a9D2eFff5125 c n ? 13 Stargate multi rewarder
0x4DCeB440657f21083db8aDd07665f8ddBe1DCfc0 e n ? 8 Arbitrum rollup
0x4DD03dfD36548C840B563745e3FBeC320F37BA7e o n ? 0 Aave V3 Optimism USDCn static A token
0x4dDff5885a67E4EffeC55875a3977D7E60F82ae0 e n ? 0 Aave V2 Ethereum dpi V token
0x4DF7eF55E99a56851187822d96B4E17D98A47DeD p n ? 16 Curve eursusd deposit address
0x4e033931ad43597d96D6bcc25c280717730B58B1 e n p 0 Aave V3 Ethereum Lido pool
0x4e0915C88bC70750D68C481540F081fEFaF22273 e n ? 16 Curve 4pool swap address
0x4E155eD98aFE9034b7A5962f6C84c86d869daA9d e n ? 0 Aave V3 Ethereum rpl oracle
0x4e1c7865e7BE78A7748724Fa0409e88dc14E67aA e n p 0 Aave V2 Ethereum Arc pool configurator
0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67 enpbaovglcu n ? 1 Safe proxy factory 1.4.1
0x4E2a4d9B3DF7Aae73b418Bd39F3af9e148E3F479 e n ? 0 Aave V3 Ethereum ez eth A token
0x4e422B0aCb2Bd7e3aC70B5c0E5eb806e86a94038 c n ? 13 Stargate token messaging
0x4e575CacB37bc1b5afEc68a0462c4165A5268983 v n ? 0 Aave V2 Avalanche WETHe V token
0x4E58a2E433A739726134c83d2f07b2562e8dFdB3 e n ? 0 Aave V3 Ethereum Horizon ustb A token
0x4e65fE4DbA92790696d040ac24Aa414708F5c0AB b n ? 0 Aave V3 Base usdc A token
0x4E712562fcb5337011398B6C630f55b60641cd5e e n ? 0 Aave V4 Ethereum core XAUt tokenization spoke
0x4e744b28E787c3aD0e810eD65A24461D4ac5a762 u n ? 14 Circle CCTP token messenger
0x4E7bBd911cf1EFa442BC1b2e9Ea01ffE785412EC e n ? 11 Balancer liquidity gauge factory
0x4E7bBd911cf1EFa442BC1b2e9Ea01ffE785412EC n n ? 11 Balancer aave linear pool factory
0x4e89f87F24C13819bBDDb56f99b38746C91677D8 e n ? 0 Aave V3 Ethereum PT s usde 5 feb2026 oracle
0x4e8E101924eDE233C13e2D8622DC8aED2872d505 n n ? 5 Across spoke pool
0x4e971a87900b931fF39d1Aad67697F49835400b6 a n ? 17 GMX fee glp tracker
0x4EA71A20e655794051D1eE8b6e4A3269B13ccaCc b n ? 0 Aave V3 Base usdc static A token
0x4EdAbf45e78363b8Dcd763bBbd05665c6e24975C c n ? 0 Aave V3 Scroll wst eth oracle
0x4F01AeD16D97E3aB5ab2B501154DC9bb0F1A5A2C v n p 0 Aave V2 Avalanche pool
0x4F059cA8a2a5BF8895Ee731f2E901cCB769FB95f v n ? 0 Aave V3 Avalanche s avax static A token
0x4f062658EaAF2C1ccf8C8e36D6824CDf41167956 e n ? 16 Curve gusd swap address
0x4f37A9d177470499A2dD084621020b023fcffc1F b n ? 16 Curve router
0x4f37A9d177470499A2dD084621020b023fcffc1F n n ? 16 Curve deposit and stake
0x4f3E8F405CF5aFC05D68142F3783bDfE13811522 e n ? 16 Curve usdn token address
0x4F5923Fc5FD4a93352581b38B7cD26943012DECF e n ? 0 Aave V3 Ethereum USDe A token
0x4f827A63755855cDf3e8f3bcD20265C833f15033 e ? ? 0 Aave Umbrella Ethereum stk gho v1 stake token
0x4f84A364B66Eb6280350da011829a6BD02B4712f b n ? 0 Aave V3 Base edge injector caps
0x4F8846Ae9380B90d2E71D5e3D042dff3E7ebb40d e n ? 16 Curve crvusd factory
0x4f97B950a30321c181E974971E156E19fAD184A3 e n ? 0 Aave V3 Ethereum usdg V token
0x4fb47126Fa83A8734991E41B942Ac29A3266C968 g n ? 11 Balancer unbutton aave linear pool factory
0x4Fd86Ce7Ecea88F7E0aA78DC12625996Fb3a04bC e n ? 16 Curve eurtusd gauge address
0x4ff50C17df0D1b788d021ACd85039810a1aA68A1 a n ? 0 Aave V3 Arbitrum ez eth stata token
0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa enpbaovglcu n ? 1 Safe sign message lib 1.5.0
0x50161102a240b1456d770Dbb55c76d8dc2D160Aa e n ? 16 Curve wbeth gauge address
0x502Cd81da6a8F1785eb2eEE72713B7388E16A854 e n ? 0 Aave V4 Ethereum plus USDe tokenization spoke
0x503eFA3651E247F9078C6F66bb93E2a81566EE00 e n ? 0 Aave V2 Ethereum bal interest rate strategy
0x5061c5aAEA55442a886fBC77dfD40e8489D1c07c e ? ? 0 Aave Umbrella data aggregation helper
0x50BE00C5EbF6CC230B8970f4205Cd0B5A70EaEB1 v n ? 0 Aave V4 Avalanche config position manager
0x50c4C40aB6BaE46B372a251BEacE388439aa96b4 v n ? 0 Aave V4 Avalanche giver position manager
0x51305839CE822a7b4b12AA7D86eA7005052d575c e n ? 0 Aave V4 Ethereum config position manager
0x51350d88c1bd32Cc6A79368c9Fb70373Fb71F375 g n ? 0 Aave V3 Gnosis USDCe stata token
0x513c7E3a9c69cA3e22550eF58AC1C0088e918FFf a n ? 0 Aave V3 Arbitrum wst eth A token
0x513c7E3a9c69cA3e22550eF58AC1C0088e918FFf o n ? 0 Aave V3 Optimism OP A token
0x513c7E3a9c69cA3e22550eF58AC1C0088e918FFf p n ? 0 Aave V3 Polygon crv A token
0x513c7E3a9c69cA3e22550eF58AC1C0088e918FFf v n ? 0 Aave V3 Avalanche s avax A token
0x514cd6756CCBe28772d4Cb81bC3156BA9d1744aa e n ? 0 Aave V2 Ethereum ren fil A token
0x5165d24277cD063F5ac44Efd447B27025e888f37 e n ? 0 Aave V2 Ethereum yfi A token
0x517602BaC704B72993997820981603f5E4901273 a n ? 17 GMX subaccount gelato relay router
0x52077433fB7053D747E2846aD0C18ff5015C368E n n ? 0 Aave V3 BNB eth static A token
0x521B4C065Bbdbe3E20B3727340730936912DfA46 o n ? 27 WalletConnect Foundation WalletConnect StakeWeight
0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6 enpbaovglcu n ? 1 Safe migration 1.4.1
0x5274453F4CD5dD7280011a1Cca3B9e1b78EC59A6 p n ? 0 Aave V3 Polygon wst eth static A token
0x527604E4D87A7562ec653dbe2878D0DCAB7f1972 o n ? 0 Aave V3 Optimism aave stata token
0x527FB0bCfF63C47761039bB386cFE181A92a4701 v n ? 17 GMX glv vault
0x5282a4eF67D9C33135340fB3289cc1711c13638C e n ? 16 Curve ib token address
0x5283BEcEd7ADF6D003225C13896E536f2D4264FF a n ? 0 Aave V3 Arbitrum weth gateway
0x5288c571Fd7aD117beA99bF60FE0846C4E84F933 a n ? 8 Arbitrum child gateway router
0x5292AB3292D076271f853Ed8e05e61cc02F0A2C6 e n ? 0 Aave V3 Ethereum PT e usde 29 may2025 oracle
0x529467C76f234F2bD359d7ecF7c660A2846b04e2 b ? ? 0 Aave Governance V3 cross chain controller
0x52D306e36E3B6B02c153d0266ff0f85d18BCD413 e n ? 0 Aave V2 Ethereum pool addresses provider registry
0x52Dc1FEeFA4f9a99221F93D79da46Ae89b8c0967 a n ? 0 Aave V3 Arbitrum wbtc stata token
0x52E39422cd86a12a13773D86af5FdBF5665989aD e n ? 0 Aave V2 Ethereum AMM uni dai weth interest rate strategy
0x52EA46506B9CC5Ef470C5bf89f17Dc28bB35D85C e n ? 16 Curve usdt swap address
0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203 e n ? 3 Uniswap v4 quoter
0x531842cEbbdD378f8ee36D171d6cC9C4fcf475Ec e n ? 0 Aave V2 Ethereum usdt V token
0x531E90a2376902DE8915789Fcc1075e3B0c153E7 e n ? 0 Aave V4 Ethereum core usdc tokenization spoke
0x532E6537FEA298397212F09A61e03311686f548e v n ? 0 Aave V2 Avalanche USDTe A token
0x53519c32f73fE1797d10210c4950fFeBa3b21504 e n ? 0 Aave V3 Ethereum Horizon aave protocol data provider
0x5394794Be8b6eD5572FCd6b27103F46b5F390E8f e n ? 0 Aave V2 Ethereum AMM uni yfi weth A token
0x53a7856Cb3092E9c7C2c50e05E5b24462B7B9698 e n ? 0 Aave V2 Ethereum dai oracle
0x53a901d48795C58f485cBB38df08FA96a24669D5 e n ? 16 Curve reth token address
0x53C6D04e3EC7031105bAeA05B36cBc3C987C56fA c n ? 28 Compound III bulker
0x53E0cE250d06043414070100458546AaF4e284eD a n ? 0 Aave Gho gsm usdc
0x53f7c5869a859F0AeC3D334ee8B4Cf01E3492f21 v n ? 0 Aave V2 Avalanche WETHe A token
0x5424384B256154046E9667dDFaaa5e550145215e e n ? 0 Aave V3 Ethereum weth oracle
0x54586bE62E3c3580375aE3723C145253060Ca0C2 e n ? 0 Aave V3 Ethereum oracle
0x545bD6c032eFdde65A377A6719DEF2796C8E0f2e e n ? 0 Aave V3 Ethereum ens A token
0x54714FAc85b0bf627288CC3a186dE81A42f1D635 n n ? 0 Aave V3 BNB edge injector caps
0x54714FAc85b0bf627288CC3a186dE81A42f1D635 o n ? 0 Aave V3 Optimism edge injector caps
0x54714FAc85b0bf627288CC3a186dE81A42f1D635 p n ? 0 Aave V3 Polygon edge injector caps
0x54714FAc85b0bf627288CC3a186dE81A42f1D635 v n ? 0 Aave V3 Avalanche edge injector caps
0x54a8e5f9c4CbA08F9943965859F6c34eAF03E26c v n ? 14 Wormhole core
0x54bE9DB9E111EBCe28c702825154f8c49e1eE93E e n ? 0 Aave V2 Ethereum dai interest rate strategy
0x54C58157DeF387A880AE62332D1445f03adbE7E9 e n ? 0 Aave Gho gho reserve
0x54D612b000697bd8B0094889D7d6A92bA0Bf2DEa e n ? 0 Aave V3 Ethereum s USDe static A token
0x54e86d004d71a8D2112ec75FaCE57D730b0433F3 enpbaovglcu n ? 1 Safe token callback handler 1.5.0
0x5513224daaEABCa31af5280727878d52097afA05 e ? ? 0 Aave V3 Ethereum gho direct minter
0x5525Ee69BC1e354B356864187De486fab5AD67d7 v n ? 0 Aave V3 Avalanche USDt static A token
0x553303d460EE0afB37EdFf9bE42922D8FF63220e e n ? 0 Aave V3 Ethereum uni oracle
0x5542be50420E88dd7D5B4a3D488FA6ED82F6DAc2 enbao n ? 15 Pendle py yt lp oracle
0x55510C6fD37bcb9398260E49e57b63B31a5E9066 l n ? 0 Aave V3 Linea edge injector rates
0x5552b631e2aD801fAa129Aacf4B701071cC9D1f7 b n ? 16 Curve stable calc
0x555766f3da968ecBefa690Ffd49A2Ac02f47aa5f a n ? 16 Curve tricrypto gauge address
0x5598BbFA2f4fE8151f45bBA0a3edE1b54B51a0a9 a n ? 0 Aave V3 Arbitrum withdraw swap adapter
0x5598BbFA2f4fE8151f45bBA0a3edE1b54B51a0a9 b n ? 0 Aave V3 Base withdraw swap adapter
0x5598BbFA2f4fE8151f45bBA0a3edE1b54B51a0a9 n n ? 0 Aave V3 BNB repay with collateral adapter
0x559cEc2C840D9DBB18936Afc5E5341D78bfC7Cbe e n ? 0 Aave V4 Ethereum core we eth tokenization spoke
0x55a1C26CE60490A15Bdd6bD73De4F6346525e01e p n ? 16 Curve child gauge factory
0x55f9Ba282c39793DB29C68F8f113fC97D23a6445 v n ? 16 Curve aave v3 gauge address
0x56076f960980d453b5B749CB6A1c4D2E4e138B1A p n ? 0 Aave V3 Polygon dai interest rate strategy
0x56315b90c40730925ec5485cf004d835058518A0 e n ? 9 OP Stack of base l2 output oracle
0x5633E00994896D0F472926050eCb32E38bef3e65 g n ? 16 Curve tricrypto swap address
0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47 b n ? 13 Stargate token messaging
0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47 v n ? 13 Stargate pool usdc
0x565AC8C7863d9bB16D07E809fF49Fe5CD467634C u n ? 3 Uniswap quoter
0x56a1bAf2f7A163CE66067f0062DA60930dd0CB31 e n ? 11 Balancer SNXRecovery coordinator
0x56a7ddc4e848EbF43845854205ad71D5D5F72d3D n n ? 0 Aave V3 BNB btcb A token
0x56b65742ade55015e6480959808229Ad6dbc9295 c n ? 12 Morpho meta morpho factory
0x56C526b0159a258887e0d79ec3a80dfb940d0cD7 e n ? 16 Curve deposit and stake
0x56D0707d97D30d3D187b685adCad9B4fEF5C46fF v n ? 5 Across donation box cctp usdc
0x56D919E7B25aA42F3F8a4BC77b8982048F2E84B4 e n ? 0 Aave V3 Ethereum Lido rs eth A token
0x5731a04B1E775f0fdd454Bf70f3335886e9A96be b n p 0 Aave V3 Base pool configurator
0x5750be78fEdfb2fA48FAa6C6623400Ba4538A8c0 b n ? 3 Uniswap permissioned v4 hooks
0x5779b29B0a34577d927E8D511B595ef9abbFAE82 b n ? 0 Aave V3 Base wallet balance provider
0x57B67e4DE077085Fd0AF2174e9c14871BE664546 e n ? 0 Aave V3 Ethereum pyusd V token
0x57B8C05ee2cD9d0143eBC21FBD9288C39B9F716c b n ? 0 Aave V3 Base syrup usdc V token
0x57bd8C73838d1781b4f6E0d5Cf89eb676488d3df e n ? 0 Aave V3 Ethereum link static A token
0x57f664882F762FA37903FC864e2B633D384B411A g n ? 0 Aave V3 Gnosis weth stata token
0x58131E79531caB1d52301228d1f7b842F26B9649 e n ? 0 Aave V4 Ethereum ethena correlated spoke
0x5871A7f88b0f3F5143Bf599Fd45F8C0Dc237E881 e n ? 13 Stargate multi rewarder
0x5872E84e5ea23292b40183BE86D25fb428621fC1 v n ? 17 GMX multichain subaccount router
0x588159E0d360ffAA978330812f9234818ab46E8E b n ? 0 Aave V3 Base we eth static A token
0x58943d20e010d9E34C4511990e232783460d0219 l n ? 0 Aave V3 Linea wst eth A token
0x58C14a5E061c9bC6926c5b853445290F296C2F7B e n ? 0 Aave V4 Ethereum core gho tokenization spoke
0x58d9AcAC48A4077E4909181c48DEcD00E5ba5DE4 g n ? 0 Aave V3 Gnosis gho stata token
0x58e57cA18B7A47112b877E31929798Cd3D703b0f v n ? 16 Curve atricrypto deposit address
0x58ead433EA99708604C4dD7c9b7E80C70976E202 l n ? 3 Uniswap quoter
0x58EbB8Db8b4FdF2dCbbB16E04c2F5b952963B514 u n ? 28 Compound III bulker
0x59933c571d200dc6A7Fd1CDa22495dB442082E34 v n ? 0 Aave V3 Avalanche USDt stata token
0x59968008a703dC13E6beaECed644bdCe4ee45d13 b n ? 15 Pendle market factory v5
0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da enpbaovglcu n ? 1 Safe simulate tx accessor 1.3.0
0x59C7C832e96D2568bea6db468C1aAdcbbDa08A52 b n ? 26 Velora augustus
0x59dca05b6c26dbd64b5381374aAaC5CD05644C28 b n ? 0 Aave V3 Base usdc V token
0x59E16fcCd424Cc24e280Be16E11Bcd56fb0CE547 e n ? 10 ENS eth registrar controller
0x59e242D352ae13166B4987aE5c990C232f7f7CD6 p n ? 28 Compound III bulker
0x59e8E9100cbfCBCBAdf86b9279fa61526bBB8765 p n ? 0 Aave V2 Polygon wpol V token
0x5A44a3b026d50EC039582fDb3aFDD88e2092E211 v n ? 17 GMX multichain transfer router
0x5a58505a96D1dbf8dF91cB21B54419FC36e93fdE n n ? 14 Wormhole nft bridge
0x5a58505a96D1dbf8dF91cB21B54419FC36e93fdE p n ? 14 Wormhole token bridge
0x5A5A711560eb9293Ef6F4bc33CD8589b4A603D10 v n ? 0 Aave V4 Avalanche taker position manager
0x5a602E33B935415477550c709a79cDF23E1355d5 o n ? 0 Aave V3 Optimism lusd oracle
0x5a6A4D54456819380173272A5E8E9B9904BdF41B e n ? 16 Curve mim swap address
0x5aDDCCa35b7A0D07C74063c48700C8590E87864E e n ? 11 Balancer helpers
0x5aDDCCa35b7A0D07C74063c48700C8590E87864E g n ? 11 Balancer authorizer adaptor
0x5AE3d87De89CA6Ce501e8317887F71EABED69E18 e n ? 0 Aave V4 Ethereum prime wbtc tokenization spoke
0x5Ae4D93B9b9626Dc3289e1Afb14b821FD3C95F44 e n ? 0 Aave V3 Ethereum Horizon ustb oracle
0x5B1322eeb46240b02e20062b8F0F9908d525B09c c n ? 0 Aave V3 Scroll wst eth A token
0x5b502e3796385E1e9755d7043B9C945C3aCCeC9C e n ? 0 Aave V3 Ethereum knc A token
0x5B5CFE992AdAC0C9D48E05854B2d91C73a003858 e n ? 16 Curve husd token address
0x5b7810a910B4a878AaA4800a824E5E5796838009 v n ? 0 Aave V2 Avalanche USDTe oracle
0x5BdB050A92CADcCfCDcCCBFC17204a1C9cC0Ab73 e n ? 0 Aave V2 Ethereum uni V token
0x5bE26703a658c332CE612eAe3A497059dA98394a v n ? 16 Curve aave v3 token address
0x5C00128d4d1c2F4f652C267d7bcdD7aC99C16E16 e n ? 0 Aave V3 Ethereum ens oracle
0x5C2531Cbd2cf112Cf687da3Cd536708aDd7DB10a b n ? 12 Morpho registry list
0x5c2ed810328349100A66B82b78a1791B101C9D61 p n ? 0 Aave V2 Polygon wbtc A token
0x5c5228aC8BC1528482514aF3e27E692495148717 n n ? 0 Aave V3 BNB UI incentive data provider
0x5c5228aC8BC1528482514aF3e27E692495148717 o n ? 0 Aave V3 Optimism UI incentive data provider
0x5c647cE0Ae10658ec44FA4E11A51c96e94efd1Dd e n ? 0 Aave V3 Ethereum cb btc A token
0x5c66322CA59bB61e867B28195576DbD8dA4b08dE e n ? 0 Aave V3 Ethereum dai oracle
0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f e n ? 3 Uniswap v2 factory
0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5 e n ? 5 Across spoke pool
0x5caF5a86f39073637Ac7c8A7b5290871de80cb9b e n ? 0 Aave V3 Ethereum dai stata token
0x5CfCd7E6D055Ba4f7B998914336254aDE3F69f26 v n ? 0 Aave V2 Avalanche emission manager
0x5D0F47B32fDd343BfA74cE221808e2abE4A53827 e n ? 16 Curve eurtusd deposit address
0x5D39E06b825C1F2B80bf2756a73e28eFAA128ba0 e n ? 0 Aave V3 Ethereum Horizon pool addresses provider
0x5D3d2D18148baAcE45D09254513BcF2C548C4480 e n ? 11 Balancer single recipient gauge
0x5D409e56D886231aDAf00c8775665AD0f9897b56 e n ? 28 Compound III usds comet
0x5d4D4007A4c6336550DdAa2a7c0d5e7972eebd16 c n ? 0 Aave V3 Scroll UI incentive data provider
0x5d4D4007A4c6336550DdAa2a7c0d5e7972eebd16 g n ? 0 Aave V3 Gnosis UI incentive data provider
0x5d4D4007A4c6336550DdAa2a7c0d5e7972eebd16 n n ? 0 Aave V3 BNB debt swap adapter
0x5d4D4007A4c6336550DdAa2a7c0d5e7972eebd16 o n ? 0 Aave V3 Optimism repay with collateral adapter
0x5d4D4007A4c6336550DdAa2a7c0d5e7972eebd16 p n ? 0 Aave V3 Polygon repay with collateral adapter
0x5d4D4007A4c6336550DdAa2a7c0d5e7972eebd16 v n ? 0 Aave V3 Avalanche repay with collateral adapter
0x5D4d83aaB53B7E7cA915AEB2d4d3f4e03823DbDe e n ? 27 Threshold Network L1BitcoinRedeemer
0x5D557B07776D12967914379C71a1310e917C7555 a n ? 0 Aave V3 Arbitrum frax V token
0x5D557B07776D12967914379C71a1310e917C7555 o n ? 0 Aave V3 Optimism USDCn V token
0x5D557B07776D12967914379C71a1310e917C7555 p n ? 0 Aave V3 Polygon eurs V token
0x5D557B07776D12967914379C71a1310e917C7555 v n ? 0 Aave V3 Avalanche eurc V token
0x5DC11CF8BA4C39d1194F91218D35008d9F52A5d0 l n ? 12 Morpho vault v2 factory
0x5dDA0da4f35826ec9426008155a912C756009252 v n ? 5 Across transfer proxy
0x5E1f62Dac767b0491e3CE72469C217365D5B48cC e n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x5E2d083417D12d4B0824E14Ecd48D26831F4Da7D n n ? 0 Aave V3 BNB withdraw swap adapter
0x5e2F47bD7D4B357fCfd0Bb224Eb665773B1B9801 c n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0x5E325eDA8064b456f4781070C0738d849c824258 a n ? 4 Uniswap universal router version v1.2
0x5E4766F932ce00aA4a1A82d3Da85adf15C5694A1 a n ? 17 GMX reward router
0x5e4861a80B55f035D899f66772117F00FA0E8e7B e n ? 27 Threshold Network tBTC Bridge
0x5E4b5f5eb05E244632e0eA584525F11Dd03f5B38 e n ? 0 Aave V2 Ethereum Arc aave interest rate strategy
0x5e8B674127B321DC344c078e58BBACc3f3008962 b n ? 0 Aave V3 Base cb eth stata token
0x5E8C8A7243651DB1384C0dDfDbE39761E8e7E51a e n ? 0 Aave V3 Ethereum link A token
0x5e9eCce4aCBBc8172A40f7b8A7c086A4bb5CDeac b n ? 0 Aave V3 Base syrup usdc oracle
0x5eA1bD7974c8A611cBAB0bDCAFcB1D9CC9b3BA5a p n ? 3 Uniswap v4 state view
0x5eC44a70F309854fe04d495cFE1B5dA63DD1cc73 e n ? 0 Aave V4 Ethereum core usdt tokenization spoke
0x5ed77a9D9b7cc80E9d0D7711024AF38C2643C1c4 e n ? 0 Aave V3 Ethereum Horizon vbill oracle
0x5Ee5bf7ae06D1Be5997A1A72006FE6C607eC6DE8 e n ? 0 Aave V3 Ethereum wbtc A token
0x5eeE3091f747E60a045a2E715a4c71e600e31F6E o n ? 16 Curve stable ng factory
0x5ef4c5352882b10893b70DbcaA0C000965bd23c5 a n ? 11 Balancer protocol fee percentages provider
0x5ef4c5352882b10893b70DbcaA0C000965bd23c5 e n ? 11 Balancer protocol fees withdrawer
0x5EF72230578b3e399E6C6F4F6360edF95e83BBfd b n ? 16 Curve crypto factory
0x5f2508cAE9923b02316254026CD43d7902866725 o n ? 0 Aave V3 Optimism weth gateway
0x5F2617F12D1fDd1e43e72Cb80C92dFcE8124Db8d p n ? 12 Morpho bundler3 paraswap adapter
0x5f3b5DfEb7B28CDbD7FAba78963EE202a494e2A2 e n ? 16 Curve voting escrow
0x5f4a0873a3A02f7C0CB0e13a1d4362a1AD90e751 e n ? 0 Aave V3 Ethereum PT s usde 25 sep2025 A token
0x5f626c30EC1215f4EdCc9982265E8b1F411D1352 e n ? 16 Curve musd gauge address
0x5F6f7B0a87CA3CF3d0b431Ae03EF3305180BFf4d g n ? 0 Aave V3 Gnosis usdc V token
0x5F9190496e0DFC831C3bd307978de4a245E2F5cD e n ? 0 Aave V3 Ethereum e USDe A token
0x5F9D59db355b4A60501544637b00e94082cA575b e n ? 0 Aave V3 Ethereum USDe stata token
0x5fefd7069a7D91d01f269DADE14526CCF3487810 e n ? 0 Aave V3 Ethereum e btc A token
0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789 enpbaovglcu c ? 9 ERC-4337 entry point06
0x6005CD9f10c0Dc654445f138350b2FA7370BE42d p n ? 5 Across sponsored CCTPSrc periphery
0x600743B1d8A96438bD46836fD34977a00293f6Aa p n ? 16 Curve eurtusd token address
0x60495bC8D8Baf7E866888ecC00491e37B47dfF24 o n ? 0 Aave V3 Optimism mai static A token
0x60519b48ec4183a61ca2B8e37869E675FD203b34 a ? ? 17 GMX staked glp distributor
0x6070fBD4E608ee5391189E7205d70cc4A274c017 e n ? 16 Curve teth gauge address
0x6091546836DAe0487A50E300da3F237727441D90 c n ? 0 Aave V3 Scroll emission manager
0x60AEd7d20AC6328f7BA771aD58931c996aff30E8 e n ? 0 Aave V3 Ethereum Horizon acred oracle
0x60D55F02A771d515e077c9C2403a1ef324885CeC p n ? 0 Aave V2 Polygon usdt0 A token
0x610d4DFAC3EC32e0be98D18DDb280DACD76A1889 b n ? 14 Wormhole portico
0x6128b680b277Bf4Df80DFE9D8c55A498660870ef o n ? 12 Morpho vault v2 factory
0x6131B5fae19EA4f9D964eAc0408E4408b66337b5 enpbaovlu n ? 27 KyberSwap MetaAggregationRouterV2
0x617f8d7885CCE689115Af04576F7cB6F2534fA9a u n ? 12 Morpho bundler3 compound v3 migration adapter
0x618788357D0EBd8A37e763ADab3bc575D54c2C7d e n ? 16 Curve rai swap address
0x61933AF56431280EE4e5667133D8aF6322D64B32 v n ? 0 Aave V3 Avalanche LINKe stata token
0x619beb58998eD2278e08620f97007e1116D5D25b e n ? 0 Aave V2 Ethereum usdc V token
0x61B19879F4033c2b5682a969cccC9141e022823c l n ? 0 Aave V3 Linea m usd A token
0x61b620FAd391b53A2D0973b10a3Ed69558d5c66E o n ? 0 Aave V3 Optimism dai stata token
0x61E10659fe3aa93d036d099405224E4Ac24996d0 e n ? 16 Curve dusd deposit address
0x620424f393dD413c2F8Dc2980905c4daa3619e61 g n ? 0 Aave V3 Gnosis s dai oracle
0x62327F44F77Fa40bf054e222eC484dC621Ee4D39 p n ? 0 Aave V2 Polygon wpol interest rate strategy
0x62331A7Bd1dfB3A7642B7db50B5509E57CA3154A v n ? 17 GMX glp vester
0x625E7708f30cA75bfd92586e17077590C60eb4cD a n ? 0 Aave V3 Arbitrum usdc A token
0x625E7708f30cA75bfd92586e17077590C60eb4cD o n ? 0 Aave V3 Optimism usdc A token
0x625E7708f30cA75bfd92586e17077590C60eb4cD p n ? 0 Aave V3 Polygon usdc A token
0x625E7708f30cA75bfd92586e17077590C60eb4cD v n ? 0 Aave V3 Avalanche usdc A token
0x6260101218eC4cCfFF1b778936C6f2400f95A954 av n ? 17 GMX ES gmx iou
0x62cceF0b4545166f721cAa9fEe13c1d3767E27dc n n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0x62d63197660c080236193CA60b70E49A08E90368 e n ? 0 Aave V4 Ethereum global dollar hub
0x62edc0692BD897D2295872a9FFCac5425011c661 v n ? 17 GMX
0x62fC96b27a510cF4977B59FF952Dc32378Cc221d a n ? 0 Aave V3 Arbitrum t btc A token
0x6337949cbC4825Bbd09242c811770F6F6fee9FfC e n ? 11 Balancer arbitrum root gauge
0x6339eF8Df0C2d3d3E7eE697E241666a916B81587 a n ? 16 Curve eursusd gauge address
0x635c31B5DF1F7EFbCbC07E302335Ef4230758e3d a n ? 12 Morpho pre liquidation factory
0x636f0761f7309e1b8c07147b8641E22b494e719b p n ? 0 Aave V2 Polygon weth interest rate strategy
0x6379A975Ef93EC2bE87f56A02CCF8535dFAde201 o n ? 0 Aave V3 Optimism usdc oracle
0x63aB166e6E1b6Fb705b6ca23686FaD9705EB3534 l n ? 0 Aave V3 Linea usdc V token
0x63dfa7c09Dc2Ff4030d6B8Dc2ce6262BF898C8A4 a n ? 0 Aave V3 Arbitrum debt swap adapter
0x63dfa7c09Dc2Ff4030d6B8Dc2ce6262BF898C8A4 b n ? 0 Aave V3 Base repay with collateral adapter
0x63dfa7c09Dc2Ff4030d6B8Dc2ce6262BF898C8A4 g n ? 0 Aave V3 Gnosis swap collateral adapter
0x63dfa7c09Dc2Ff4030d6B8Dc2ce6262BF898C8A4 p n ? 0 Aave V2 Polygon debt swap adapter
0x63dfa7c09Dc2Ff4030d6B8Dc2ce6262BF898C8A4 v n ? 0 Aave V2 Avalanche debt swap adapter
0x6405F880E431403588e92b241Ca15603047ef8a4 p n ? 0 Aave V2 Polygon dpi interest rate strategy
0x6439e7ABD8Bb915A5263094784C5CF561c4172AC enpbaovglcu n ? 1 Safe migration 1.5.0
0x64448B78561690B70E17CBE8029a3e5c1bB7136e e n ? 16 Curve gusd deposit address
0x645654D59A5226CBab969b1f5431aA47CBf64ab8 p n ? 0 Aave V2 Polygon UI incentive data provider
0x6493a23874b506D5Bb6038ea44aE9CC74cD00849 e n ? 0 Aave V4 Ethereum global dollar paxg tokenization spoke
0x64b761D848206f447Fe2dd461b0c635Ec39EbB27 e n p 0 Aave V3 Ethereum pool configurator
0x64E3C23bfc40722d3B649844055F1D51c1ac041d e n ? 16 Curve pax gauge address
0x64eda51d3Ad40D56b9dFc5554E06F94e1Dd786Fd e n ? 16 Curve tbtc token address
0x6502cda86f9110f3655512237C9FF2B9CE247c69 enbao n ? 15 Pendle chainlink oracle factory
0x65285E9dfab318f57051ab2b139ccCf232945451 v n ? 0 Aave V2 Avalanche aave protocol data provider
0x6533A273F3aC84Df91DCD654D6EBAbA73687e246 b n ? 0 Aave V3 Base emission manager
0x6533afac2E7BCCB20dca161449A13A32D391fb00 a n ? 0 Aave V3 Arbitrum arb A token
0x6533afac2E7BCCB20dca161449A13A32D391fb00 p n ? 0 Aave V3 Polygon j eur A token
0x6533afac2E7BCCB20dca161449A13A32D391fb00 v n ? 0 Aave V3 Avalanche USDe A token
0x65407b940966954b23dfA3caA5C0702bB42984DC e n ? 0 Aave V4 Ethereum gold spoke
0x655568bDd6168325EC7e58Bf39b21A856F906Dc2 e n ? 0 Aave V3 Ethereum stg V token
0x655C406EBFa14EE2006250925e54ec43AD184f8B v n ? 3 Uniswap nonfungible position manager
0x656c0544eF4C98A6a98491833A89204Abb045d6b e n ? 0 Aave V2 Ethereum knc oracle
0x65906988ADEe75306021C417a1A3458040239602 e n ? 0 Aave V3 Ethereum lbtc A token
0x65956d5Ba4974983ecCe111612FC0A0c22650A11 o n ? 12 Morpho market v1 adapter factory
0x65a0b01756E837e6670634816E4F5B3a3fF21107 o n ? 16 Curve voting escrow
0x65CA7Dc5CB661fC58De57B1E1aF404649a27AD35 e n ? 16 Curve eursusd gauge address
0x661E93cca42AfacB172121EF892830cA3b70F08d l n ? 4 Uniswap universal router version v2.0
0x661E93cca42AfacB172121EF892830cA3b70F08d v n ? 4 Uniswap universal router version v2.1.2
0x6637dA12881f66dC7E42b8879B0a79faF43C9be2 p n ? 11 Balancer erc4626 linear pool factory
0x664223b8Bb0934aE0970e601F452f75AaCe9Aa2A e n ? 0 Aave V2 Ethereum AMM uni yfi weth oracle
0x664D73b6C3591333Fd79510f7ce9ef81228824F5 e n ? 0 Aave V4 Ethereum lido espoke oracle
0x66A0FE52Fb629a6cB4D10B8580AFDffE888F5Fd4 v n ? 0 Aave V2 Avalanche wavax V token
0x66A6b87A18DB78086acda75b7720DC47CdABcC05 e n ? 0 Aave V2 Ethereum AMM uni dai weth oracle
0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af e n ? 4 Uniswap universal router version v2.0
0x66E1aBdb06e7363a618D65a910c540dfED23754f e n ? 0 Aave V3 Ethereum Lido repay with collateral adapter
0x66E1aBdb06e7363a618D65a910c540dfED23754f p n ? 0 Aave V3 Polygon UI pool data provider
0x66ec719045bBD62db5eBB11184c18237D3Cc2E62 e n ? 16 Curve rai gauge address
0x66F30587FB8D4206918deb78ecA7d5eBbafD06DA a n ? 12 Morpho adaptive curve irm
0x6724e923E4bb58fCdF7CEe7A5E7bBb47b99C2647 v n ? 0 Aave V2 Avalanche AAVEe interest rate strategy
0x6733Eb2E75B1625F1Fe5f18aD2cB2BaBDA510d19 oc n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x6733Eb2E75B1625F1Fe5f18aD2cB2BaBDA510d19 u n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0x67366782805870060151383F4BbFF9daB53e5cD6 p n ? 3 Uniswap v4 pool manager
0x6769155b16F25D317819eFef011E0A50A48e83c5 e n ? 5 Across sponsored CCTPSrc periphery
0x6771B74568181f6042C9e5CFF98f62e7Ce40482e v ? ? 0 Aave Governance V3 voting strategy
0x6783995f91A3D7f7C24B523669488F96cCa88d31 a n ? 11 Balancer query processor
0x67bdF23C7fCE7C65fF7415Ba3F2520B45D6f9584 n n p 0 Aave V3 BNB pool configurator
0x67d27634E44793fE63c467035E31ea8635117cd4 e n ? 11 Balancer meta stable pool factory
0x67EAF2BeE4384a2f84Da9Eb8105C661C123736BA b n ? 0 Aave V3 Base aave A token
0x67F8DF125B796B05895a6dc8Ecf944b9556ecb0B e n ? 11 Balancer ve boost v2
0x6807dc923806fE8Fd134338EABCA509979a7e0cB n n p 0 Aave V3 BNB pool
0x68100bD5345eA474D93577127C11F39FF8463e93 a n ? 0 Aave V3 Arbitrum UI incentive data provider
0x68100bD5345eA474D93577127C11F39FF8463e93 n n ? 0 Aave V3 BNB UI pool data provider
0x68100bD5345eA474D93577127C11F39FF8463e93 o n ? 0 Aave V3 Optimism UI pool data provider
0x68215B6533c47ff9f7125aC95adf00fE4a62f79e e n ? 0 Aave V3 Ethereum Horizon usdc A token
0x68235105d6d33A19369D24b746cb7481FB2b34fd a n ? 0 Aave V3 Arbitrum r eth static A token
0x6828bcF74279eE32f2723eC536c22c51Eed383C6 e n ? 16 Curve tbtc gauge address
0x683923dB55Fead99A79Fa01A27EeC3cB19679cC3 e n ? 0 Aave V2 Ethereum fei A token
0x6851D6fDFAfD08c0295C392436245E5bc78B0185 eg n ? 1 Safe gnosis safe 1.2.0
0x6855E5544Cd803BF24c9612b3F12C009116B0ee1 e n ? 0 Aave V2 Ethereum snx interest rate strategy
0x686bEF2417b6Dc32C50a3cBfbCC3bb60E1e9a15D v n ? 0 Aave V2 Avalanche WBTCe A token
0x6875e4A945E498FE1B90BbB13CFbAF0b68658C9C o n ? 15 Pendle gauge controller
0x68aeB290C7727D899B47c56d1c96AEAC475cD0dD e n ? 0 Aave V3 Ethereum lbtc V token
0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45 e n ? 27 Uniswap Labs Uniswap v3 Router 2
0x68c815cB8C8390bc3F2CE99265044dEC9D350C49 v n ? 0 Aave V2 Avalanche weth gateway
0x68D7877b16002AD34836ba55416bcA9B92B55589 n n ? 13 Stargate multi rewarder
0x68e9f0aD4e6f8F5DB70F6923d4d6d5b225B83b16 e n ? 0 Aave V3 Ethereum fxs V token
0x690Df181701C11C53EA33bBF303C25834b66bD14 e n ? 0 Aave V3 Ethereum PT s usde 27 nov2025 V token
0x6914ECCf50837dC61b43ee478a9BD9B439648956 e n ? 0 Aave V3 Ethereum Ether Fi frax A token
0x691C316b2Eec7e64d17e7E3E01f3dB44c9CcEf19 v n ? 0 Aave V3 Avalanche legacy static A token factory
0x6929706c42d637DF5Ebf7F0BcfF2aF47F84Ea69D e n ? 0 Aave V3 Ethereum r eth oracle
0x692cD2F7653680aFf316Ac309ce825FCF573B7Ee e n ? 0 Aave V4 Ethereum usdg pendle spoke oracle
0x69522fb5337663d3B4dFB0030b881c1A750Adb4f b n ? 16 Curve deposit and stake
0x69850D0B276776781C063771b161bd8894BCdD04 c n ? 0 Aave V3 Scroll pool addresses provider
0x69D55D504BC9556E377b340D19818E736bbB318b e n ? 0 Aave V3 Ethereum Horizon rwa oracle params registry
0x69f4D1788e39c87893C980c06EdF4b7f686e2938 enpbaovglcu n ? 1 Safe gnosis safe 1.3.0
0x69Fb7c45726cfE2baDeE8317005d3F94bE838840 e n ? 16 Curve busd gauge address
0x6A000F20005980200259B80c5102003040001068 enpbaovgu n ? 26 Velora augustus v6
0x6A02C7a974F1F13A67980C80F774eC1d2eD8f98d v n ? 0 Aave V3 Avalanche wavax static A token
0x6A0AC04f5C2A10297D5FA79FA6358837a8770041 e n ? 11 Balancer aave linear pool factory
0x6A1792a91C08e9f0bFe7a990871B786643237f0F e n ? 0 Aave V3 Ethereum rlusd stata token
0x6A196A7B498C4EFBFEfB55364106EC80CceF0C3F e n ? 0 Aave V3 Ethereum PT USDe 27 nov2025 oracle
0x6a37776B5E026dBdF043b4F933c323C84DD1B514 v n ? 0 Aave V4 Avalanche forex spoke
0x6a4aC4DE3bF6bCD2975E2cb15A46954D9bA43fDb v n ? 16 Curve avaxcrypto token address
0x6A7192c55E9298874e49675A63D5ebb11eD99a66 c n ? 0 Aave V3 Scroll config engine
0x6A8cbed756804B16E05E741eDaBd5cB544AE21bf e n ? 16 Curve stable ng factory
0x6ab707Aca953eDAeFBc4fD23bA73294241490620 a n ? 0 Aave V3 Arbitrum usdt A token
0x6ab707Aca953eDAeFBc4fD23bA73294241490620 o n ? 0 Aave V3 Optimism usdt A token
0x6ab707Aca953eDAeFBc4fD23bA73294241490620 p n ? 0 Aave V3 Polygon usdt0 A token
0x6ab707Aca953eDAeFBc4fD23bA73294241490620 v n ? 0 Aave V3 Avalanche USDt A token
0x6abE8ABd0275E5564ed1336F0243A52C32562F71 b n ? 12 Morpho bundler3 paraswap adapter
0x6aC7c7BB854E772D9eaE3835EC0F1961d011B35D pc n ? 13 Stargate OFTWrapper
0x6acD0a165fD70A84b6b50d955ff3628700bAAf4b b n ? 0 Aave V3 Base we eth stata token
0x6ACe1Bf22D57a33863161bFDC851316Fb0442690 e ? ? 0 Aave Governance V3 voting portal eth eth
0x6b030Ff3FB9956B1B69f475B77aE0d3Cf2CC5aFa a n ? 0 Aave V3 Arbitrum rs eth A token
0x6b030Ff3FB9956B1B69f475B77aE0d3Cf2CC5aFa p n ? 0 Aave V3 Polygon st matic V token
0x6B05D1c608015Ccb8e205A690cB86773A96F39f1 e n ? 0 Aave V2 Ethereum knc V token
0x6B0D716aC0A45536172308e08fC2C40387262c9F l n ? 12 Morpho
0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982 v n ? 14 Circle CCTP token messenger
0x6b46fa3cc9EBF8aB230aBAc664E37F2966Bf7971 a n ? 12 Morpho vault v2 factory
0x6B4b37618D85Db2a7b469983C888040F7F05Ea3D v n ? 0 Aave V3 Avalanche USDe V token
0x6b8aD17795d89B283e6D0362A87A403f3544bb9d e n ? 13 Stargate credit messaging
0x6b99e86B48Fee533B7Bee602e7959f024051Eca0 e n ? 0 Aave V3 Ethereum PT USDe 31 jul2025 oracle
0x6BA5b4e438FA0aAf7C1bD179285aF65d13bD3D90 e n ? 16 Curve rai token address
0x6bAF5Fa330F2d7C59f2bB57cF4b2C927B7f160d2 p n ? 11 Balancer unbutton aave linear pool factory
0x6Bb7a212910682DCFdbd5BCBb3e28FB4E8da10Ee b n ? 0 Aave Gho gho token
0x6bd0B17713aaa29A2d7c9A39dDc120114f9fD809 a n ? 11 Balancer merkle redeem
0x6bF14CB0A831078629D993FDeBcB182b21A8774C c n ? 0 Aave V3 Scroll weth oracle
0x6bf183243FdD1e306ad2C4450BC7dcf6f0bf8Aa6 e ? ? 0 Aave Umbrella Ethereum stk WA usdc v1 stake token
0x6c044c0D3801499bCAbfAd458B70880bc518e9F7 e n ? 0 Aave V4 Ethereum taker position manager
0x6c247b1F6182318877311737BaC0844bAa518F5e a n ? 12 Morpho
0x6c27A7435040B7cC512319d5690BeEF234dfE76e v n ? 0 Aave V4 Avalanche core s avax tokenization spoke
0x6C3c78838c761c6Ac7bE9F59fe808ea2A6E4379d e n ? 0 Aave V2 Ethereum dai V token
0x6c3F90f043a72FA612cbac8115EE7e52BDe6E490 e n ? 16 Curve 3pool token address
0x6c411aD3E74De3E7Bd422b94A27770f5B86C623B a n ? 8 Arbitrum child weth gateway
0x6C5024Cd4F8A59110119C56f8933403A539555EB e n ? 0 Aave V2 Ethereum s usd A token
0x6C67e666BB954d4bE23e9F1cE20e7E8699d29339 e n ? 0 Aave V3 Ethereum BTCb V token
0x6c82c66622Eb360FC973D3F492f9D8E9eA538b08 e n ? 0 Aave V3 Ethereum eurc V token
0x6C987dDE50dB1dcDd32Cd4175778C2a291978E2a u n ? 28 Compound III weth comet
0x6CE9bf8CDaB780416AD1fd87b318A077D2f50EaC p n ? 13 Stargate token messaging
0x6CE9bf8CDaB780416AD1fd87b318A077D2f50EaC v n ? 13 Stargate multi rewarder
0x6D02E35031C4D99ee3A6A2BA47FaD0cFE355cA8f p n ? 0 Aave V3 Polygon st matic oracle
0x6d10ed2cF043E6fcf51A0e7b4C2Af3Fa06695707 e n ? 16 Curve ankreth gauge address
0x6d247b1c044fA1E22e6B04fA9F71Baf99EB29A9f e n ? 15 Pendle market factory v6
0x6d471c05f8A99Bd8f991467A8283e3DC968b8D7c o n ? 11 Balancer unbutton aave linear pool factory
0x6D49dC81a1f07a6B1902DC79bc2D408cb9D555d1 p n ? 0 Aave V2 Polygon repay with collateral adapter
0x6d4F341d8Bb3Dc5ABe822Aa940F1884508C13f99 l ? ? 0 Aave Governance V3 PC data helper
0x6D5F3c723002847B009D07Fe8e17d6958F153E4e v n ? 17 GMX multichain vault
0x6d6620eFa72948C5f68A3C8646d58C00d3f4A980 e n ? 13 Stargate token messaging
0x6D787113F23bED1D5e1530402B3f364D0A6e5Af3 e n ? 16 Curve sbtc2 gauge address
0x6d80113e533a2C0fe82EaBD35f1875DcEA89Ea97 a n ? 0 Aave V3 Arbitrum eurs A token
0x6d80113e533a2C0fe82EaBD35f1875DcEA89Ea97 o n ? 0 Aave V3 Optimism s usd A token
0x6d80113e533a2C0fe82EaBD35f1875DcEA89Ea97 p n ? 0 Aave V3 Polygon wpol A token
0x6d80113e533a2C0fe82EaBD35f1875DcEA89Ea97 v n ? 0 Aave V3 Avalanche wavax A token
0x6d998FeEFC7B3664eaD09CAf02b5a0fc2E365F18 o n ? 0 Aave V3 Optimism wbtc static A token
0x6D9e2Cdd61CaF69af99b275704B6e272C41c6718 e n ? 0 Aave V4 Ethereum core eurc tokenization spoke
0x6dDc64289bE8a71A707fB057d5d07Cc756055d6e o n ? 0 Aave V3 Optimism dai static A token
0x6De3E52A1B7294A34e271a508082b1Ff4a37E30e e n ? 0 Aave V3 Ethereum rs eth V token
0x6Df09E975c830ECae5bd4eD9d90f3A95a4f88012 e n ? 0 Aave V2 Ethereum aave oracle
0x6df1C1E379bC5a00a7b4C6e67A203333772f45A8 e n ? 0 Aave V3 Ethereum usdt V token
0x6E3B91A951DA9b515a5E98F0c7D210a697382e7F v n ? 0 Aave V4 Avalanche signature gateway
0x6E3d884C96d640526F273C61dfcF08915eBd7e2B n n ? 13 Stargate token messaging
0x6e4D068105052C3877116DCF86f5FF36B7eCa2B8 e n ? 0 Aave V2 Ethereum AMM rates factory
0x6e51936e0ED4256f9dA4794B536B619c88Ff0047 e n ? 0 Aave Gho gsm usdc oracle swap freezer
0x6e66E50870A93691C1b953788A3219e01fDdeDD7 v n ? 0 Aave V2 Avalanche rates factory
0x6eB2dc694eB516B16Dc9FBc678C60052BbdD7d80 a n ? 16 Curve wsteth swap address
0x6Ebc52C8C1089be9eB3945C4350B68B8E4C2233f e n ? 0 Aave V3 Ethereum fxs oracle
0x6eD1c70aa357fB8a7e1Eac85aa59e33287Df8f85 n n ? 0 Aave V3 BNB emission manager
0x6EE9C95803Ae6114A7e91d53322638E2a6097B72 c n ? 5 Across counterfactual deposit spoke pool
0x6Efc73E54E41b27d2134fF9f98F15550f30DF9B1 e n ? 0 Aave V3 Ethereum mkr V token
0x6f14d3cD37a0647a3eE60eb2214486f8A1CDdccc n n ? 15 Pendle lp wrapper factory
0x6f26Bf09B1C792e3228e5467807a900A503c0281 o n ? 5 Across spoke pool
0x6f4A733c7889f038D77D4f540182Dda17423CcbF o n ? 5 Across uniswap v3 swap and bridge
0x6f5a2eE11E7a772AeB5114A20d0D7c0ff61EB8A0 e n p 11 Balancer voting escrow delegation proxy
0x6f5a2eE11E7a772AeB5114A20d0D7c0ff61EB8A0 o n ? 11 Balancer child chain gauge token adder
0x6f5a2eE11E7a772AeB5114A20d0D7c0ff61EB8A0 p n ? 11 Balancer child chain streamer
0x6F634c6135D2EBD550000ac92F494F9CB8183dAe e n ? 0 Aave V2 Ethereum dpi A token
0x6f7D514bbD4aFf3BcD1140B7344b32f063dEe486 a n ? 28 Compound III weth comet
0x6f7D514bbD4aFf3BcD1140B7344b32f063dEe486 u n ? 28 Compound III rewards
0x6FaF26DD640e22457cA4fd5DA702BA3E169eEd87 l n ? 12 Morpho vault v1 adapter factory
0x6fCe2756794128B1771324caA860965801DCbCdB b n ? 0 Aave V3 Base USDb C static A token
0x6fcf753f2C67b83f7B09746Bbc4FA0047b35D050 e n ? 15 Pendle market factory v5
0x6FdfafB66d39cD72CFE7984D3Bbcc76632faAb00 e n ? 0 Aave V2 Ethereum Arc pool addresses provider
0x6FF33615e792E35ed1026ea7cACCf42D9BF83476 e n ? 12 Morpho pre liquidation factory
0x6fF5693b99212Da76ad316178A184AB56D299b43 b n ? 4 Uniswap universal router version v2.0
0x6FFd7EdE62328b3Af38FCD61461Bbfc52F5651fE e n ? 14 Wormhole nft bridge
0x7004BB6F2013F13C54899309cCa029B49707E547 e n ? 0 Aave V2 Ethereum AMM uni wbtc weth oracle
0x70167D30964cbFDc315ECAe02441Af747bE0c5Ee c n ? 28 Compound III rewards
0x704478Dd72FD7F9B83d1F1e0fc18C14B54F034d0 n n ? 15 Pendle gauge controller
0x704478Dd72FD7F9B83d1F1e0fc18C14B54F034d0 o n ? 15 Pendle router static
0x705350c4BcD35c9441419DdD5d2f097d7a55410F e n ? 16 Curve sbtc gauge address
0x706F82e9bb5b0813501714Ab5974216704980e31 b n ? 14 Wormhole relayer
0x70AaAd50d53732b2D5534bb57332D00aE20cAd36 a n ? 17 GMX multichain subaccount router
0x70Bbd023481788e443472e123AB963e5EBF58D06 a n ? 11 Balancer protocol fees withdrawer
0x70ee0A6DB4F5a2Dc4d9c0b57bE97B9987e75BAFD e n ? 15 Pendle yield contract factory
0x70fc957eb90E37Af82ACDbd12675699797745F68 e n ? 16 Curve euroc token address
0x7112D95cB5f6b13bF5F5B94a373bB3b2B381F979 n n ? 12 Morpho adaptive curve irm
0x712Ef4D78f43ecAfa106ea003704a908C99D7f11 o n ? 0 Aave V3 Optimism OP stata token
0x715C777C6149C31A75D0d29633bbBE0A14370bDC e n ? 11 Balancer arbitrum root gauge
0x71Aef7b30728b9BB371578f36c5A1f1502a5723e e n ? 0 Aave V3 Ethereum one inch A token
0x71B299bDb52b6396429cd1E11c418324502CB434 o n ? 12 Morpho market v1 adapter v2 factory
0x71B53fC437cCD988b1b89B1D4605c3c3d0C810ea e n ? 0 Aave V2 Ethereum Arc aave protocol data provider
0x71c4a2173CE3620982DC8A7D870297533360Da4E e n ? 0 Aave V2 Ethereum AMM uni usdc weth oracle
0x721B9abAb6511b46b9ee83A1aba23BDAcB004149 g n ? 0 Aave V3 Gnosis weth gateway
0x722272D36ef0Da72FF51c5A65Db7b870E2e8D4ee p n ? 16 Curve factory
0x72484B12719E23115761D5DA1646945632979bB6 p n ? 0 Aave V3 Polygon aave oracle
0x724dc807b04555b71ed48a6896b6F41593b8C637 a n ? 0 Aave V3 Arbitrum USDCn A token
0x724dc807b04555b71ed48a6896b6F41593b8C637 o n ? 0 Aave V3 Optimism r eth A token
0x724dc807b04555b71ed48a6896b6F41593b8C637 p n ? 0 Aave V3 Polygon dpi A token
0x724dc807b04555b71ed48a6896b6F41593b8C637 v n ? 0 Aave V3 Avalanche ausd A token
0x724E47194d97263ccb71FDad84b4fed18a8be387 o n ? 0 Aave V3 Optimism wst eth oracle
0x727a77a074D1E6c4530e814F89E618a3298FC044 enpbaovglcu n ? 1 Safe simulate tx accessor 1.3.0
0x7292C95A5f6A501a9c4B34f6393e221F2A0139c3 e n ? 0 Aave V3 Ethereum rs eth oracle
0x729F75Aff28c726e32403e80cef2aFb518CFbfa7 b n ? 0 Aave V3 Base eurc stata token
0x72AFAECF99C9d9C8215fF44C77B94B99C28741e8 e n ? 0 Aave V2 Ethereum one inch oracle
0x72Cb7a00D439296A6fC3c9face9Eca96bfdEf825 n n ? 0 Aave V3 BNB fdusd oracle
0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef e n ? 8 Arbitrum parent gateway router
0x72D07D7DcA67b8A406aD1Ec34ce969c90bFEE768 e n ? 11 Balancer wst ETHRate provider
0x72D07D7DcA67b8A406aD1Ec34ce969c90bFEE768 p n ? 11 Balancer query processor
0x72E158d38dbd50A483501c24f792bDAAA3e7D55C e n ? 16 Curve frax gauge address
0x72E95b8931767C79bA4EeE721354d6E99a61D004 e n ? 0 Aave V3 Ethereum usdc V token
0x730318dB7b830d324fC3fEDDB1d212Ec64bD3141 e n ? 0 Aave V3 Ethereum ez eth V token
0x7304979ec9E4EaA0273b6A037a31c4e9e5A75D16 g n p 0 Aave V3 Gnosis pool configurator
0x7320CF22Ac095bA2a2e0a652F77efB836c2E751b e n ? 0 Aave V4 Ethereum core weth tokenization spoke
0x73366Fe0AA0Ded304479862808e02506FE556a98 p n ? 0 Aave V3 Polygon eurs oracle
0x733AB16005c39d07FD3D9d1A350AA6768D10125b e n ? 0 Aave Gho gsm usdt oracle swap freezer
0x7376b2F323dC56fCd4C191B34163ac8a84702DAB b n ? 0 Aave V3 Base USDb C V token
0x7380c583cDe4409eFF5DD3320D93a45D96B80E2e e n ? 0 Aave V3 Ethereum Ether Fi usdc A token
0x73855d06DE49d0fe4A9c42636Ba96c62da12FF9C u n ? 3 Uniswap swap router02
0x73B788ACA5f4F0EeB3c6Da453cDf31041a77b36D p n ? 0 Aave V3 Polygon dpi static A token
0x73Be47237F12F36203823BAc9A4d80dC798B7015 o n ? 15 Pendle market factory v4
0x73C6Fb358dDA8e84D50e98A98F7c0dF32e15C7e9 e ? ? 0 Aave Governance V3 emergency registry
0x73e4898a1Bfa9f710B6A6AB516403A6299e01fc6 v n ? 0 Aave V2 Avalanche wallet balance provider
0x73edDFa87C71ADdC275c2b9890f5c3a8480bC9E6 e n ? 0 Aave V3 Ethereum usdc static A token
0x740b1c1de25031C31FF4fC9A62f554A55cdC1baD v n ? 3 Uniswap v3 core factory
0x7443afE82986d7475Cea0c5b04C6F1581fdAce87 g n ? 0 Aave V3 Gnosis wxdai oracle
0x7452c558d45f8afC8c83dAe62C3f8A5BE19c71f6 a n ? 17 GMX synthetics router
0x74A1b56f5137b00AA0ADA1dD964a3A361Ecc32e9 l n ? 0 Aave V3 Linea wbtc V token
0x74D4D1D440c9679b1013999Bd91507eAa2fff651 b n ? 0 Aave V3 Base USDb C stata token
0x74dc6321A338420238CBD77abA5fEa8679393A66 e n ? 0 Aave V3 Ethereum edge injector rates
0x74e5664394998f13B07aF42446380ACef637969f e n ? 0 Aave V3 Ethereum Lido ez eth A token
0x751A0bC0e3f75b38e01Cf25bFCE7fF36DE1C87DE a n ? 11 Balancer merkle orchard
0x751A0bC0e3f75b38e01Cf25bFCE7fF36DE1C87DE ep n ? 11 Balancer liquidity bootstrapping pool factory
0x752eBeb79963cf0732E9c0fec72a49FD1DEfAEAC e n ? 16 Curve teth swap address
0x754eC029EF9926184b4CFDeA7756FbBAE7f326f7 v n ? 17 GMX affiliate vester
0x7551b5D2763519d4e37e8B81929D336De671d46d p n ? 0 Aave V2 Polygon aave protocol data provider
0x7585693910f39df4959912B27D09EAEef06C1a93 e n ? 0 Aave V3 Ethereum PT s usde 25 sep2025 oracle
0x759B9B72700A129CD7AD8e53F9c99cb48Fd57105 e n ? 0 Aave V3 Ethereum PT s usde 31 jul2025 oracle
0x75A6e4A7C8fAa162192FAD6C1F7A6d48992c619A e n ? 27 Threshold Network CrossChainBitcoinDepositor
0x75bd1A659bdC62e4C313950d44A2416faB43E785 n n ? 0 Aave V3 BNB fdusd A token
0x75c4d1Fb84429023170086f06E682DcbBF537b7d p n ? 0 Aave V2 Polygon dai V token
0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226 enpbaogcu n ? 2 Safe safe4337 module 0.3.0
0x762Edb8D79b97487F82093f85059e42EeEf61E9e e n ? 0 Aave V3 Ethereum PT s usde 7 may2026 V token
0x7633F981D87dC6307227de9383D2ce7243158081 c n ? 0 Aave V3 Scroll acl manager
0x76578ecf9a141296Ec657847fb45B0585bCDa3a6 g n ? 11 Balancer composable stable pool factory
0x769583Af5e9D03589F159EbEC31Cc2c23E8C355E a n ? 12 Morpho public allocator
0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B eg n ? 1 Safe proxy factory 1.1.1
0x76Fd297e2D437cd7f76d50F01AfE6160f86e9990 a n ? 3 Uniswap v4 state view
0x770ef9f4fe897e59daCc474EF11238303F9552b6 a n ? 0 Aave V3 Arbitrum pool addresses provider registry
0x770ef9f4fe897e59daCc474EF11238303F9552b6 o n ? 0 Aave V3 Optimism pool addresses provider registry
0x770ef9f4fe897e59daCc474EF11238303F9552b6 p n ? 0 Aave V3 Polygon pool addresses provider registry
0x770ef9f4fe897e59daCc474EF11238303F9552b6 v n ? 0 Aave V3 Avalanche pool addresses provider registry
0x77285e3CDD9a3CA67aEd9a3d7A3837bEbA0DBDdE e n ? 0 Aave V2 Ethereum fei interest rate strategy
0x773CDA0CADe2A3d86E6D4e30699d40bB95174ff2 g n ? 0 Aave V3 Gnosis wst eth stata token
0x773E0e32e7b6a00b7cA9daa85dfba9D61B7f2574 p n ? 0 Aave V2 Polygon bal V token
0x774a7BC8b395A3F9879197D21cF6e7c6a2639937 e n ? 0 Aave V2 Ethereum ust oracle
0x774b9655413c34809c1f1b16b654465A89EBE989 e n ? 0 Aave V4 Ethereum usdg maple espoke
0x775F661b0bD1739349b9A2A3EF60be277c5d2D29 e n ? 0 Aave V3 Ethereum Lido wst eth stata token
0x7775d4Ae4Dbb79a624fB96AAcDB8Ca74F671c0DF a n ? 0 Aave V3 Arbitrum wst eth static A token
0x77976B51569896523EE215962Ee91ff236Fa50E8 epv ? ? 0 Aave Governance V3 VM data helper
0x77ad9BF13a52517AD698D65913e8D381300c8Bf3 e n ? 0 Aave V3 Ethereum we eth V token
0x77b2043768d28E9C9aB44E1aBfC95944bcE57931 e n ? 13 Stargate pool native
0x77CA01483f379E58174739308945f044e1a764dc a n ? 0 Aave V3 Arbitrum wst eth V token
0x77CA01483f379E58174739308945f044e1a764dc o n ? 0 Aave V3 Optimism OP V token
0x77CA01483f379E58174739308945f044e1a764dc p n ? 0 Aave V3 Polygon crv V token
0x77CA01483f379E58174739308945f044e1a764dc v n ? 0 Aave V3 Avalanche s avax V token
0x77d46184d22CA6a3726a2F500c776767b6A3d6Ab a n ? 11 Balancer helpers
0x77fA66882a8854d883101Fb8501BD3CaD347Fc32 p n ? 0 Aave V3 Polygon wst eth V token
0x780BbcBCda2cdb0d2c61fd9BC68c9046B18f3229 p n ? 0 Aave V2 Polygon crv V token
0x781978AC59710b5FDd00d5c6a6c3662ba3d85b84 p n ? 0 Aave V2 Polygon migration helper
0x7843eA2E3e60b24cc12B56C5627Adc7F9f0749D6 e n ? 0 Aave V2 Ethereum AMM guni dai usdc oracle
0x784efeB622244d2348d4F2522f8860B96fbEcE89 b n ? 28 Compound III aero comet
0x7869296Efd0a76872fEE62A058C8fBca5c1c826C e n ? 11 Balancer smart wallet checker
0x786dBff3f1292ae8F92ea68Cf93c30b34B1ed04B e n ? 0 Aave V3 Ethereum gho V token
0x787897dF92703BB3Fc4d9Ee98e15C0b8130Bf163 l n ? 0 Aave V3 Linea weth A token
0x7883978D1F322641a3AaA82Bac3b0a6Dee7A171E v n ? 0 Aave V3 Avalanche AAVEe stata token
0x78D0677032A35c63D142a48A2037048871212a8C b n ? 28 Compound III bulker
0x78d33BF0014ab169725F2Ea5a62b200F2977faeE b n ? 0 Aave V3 Base stata factory
0x78D78E420Da98ad378D7799bE8f4AF69033EB077 n n ? 3 Uniswap quoter
0x78F8Bd884C3D738B74B420540659c82f392820e0 e n ? 0 Aave V3 Ethereum withdraw swap adapter
0x78F8Bd884C3D738B74B420540659c82f392820e0 o n ? 0 Aave V3 Optimism withdraw swap adapter
0x78F8Bd884C3D738B74B420540659c82f392820e0 p n ? 0 Aave V3 Polygon withdraw swap adapter
0x78F8Bd884C3D738B74B420540659c82f392820e0 v n ? 0 Aave V3 Avalanche withdraw swap adapter
0x78fb5E79D5cb59729D0cd72bEA7879aD2683454D e n ? 0 Aave V3 Ethereum uni static A token
0x7902F3c60f05b5A6b7e4Ce0Cac11Cb17bC8e607c v n ? 0 Aave V2 Avalanche config engine
0x79261231698B26Ed9085b59ae89d59843Ae925a8 p n ? 0 Aave V3 Polygon USDCn stata token
0x79291A9d692Df95334B1a0B3B4AE6bC606782f8c e n ? 0 Aave V2 Ethereum snx oracle
0x7937D4799803FbBe595ed57278Bc4cA21f3bFfCB e n p 0 Aave V2 Ethereum AMM pool
0x79459f4C9AfC902488109D058C3E76ed0B037c41 v n ? 0 Aave V3 Avalanche gho stata token
0x79481C87f24A3C4332442A2E9faaf675e5F141f0 o n ? 12 Morpho bundler3 general adapter1
0x794a61358D6845594F94dc1DB02A252b5b4814aD a n p 0 Aave V3 Arbitrum pool
0x794a61358D6845594F94dc1DB02A252b5b4814aD o n p 0 Aave V3 Optimism pool
0x794a61358D6845594F94dc1DB02A252b5b4814aD p n p 0 Aave V3 Polygon pool
0x794a61358D6845594F94dc1DB02A252b5b4814aD v n p 0 Aave V3 Avalanche pool
0x7961F140B570490849DB878AE222570ea838799d e n ? 0 Aave V4 Ethereum core lbtc tokenization spoke
0x79a8C46DeA5aDa233ABaFFD40F3A0A2B1e5A4F27 e n ? 16 Curve busd swap address
0x79bE75FFC64DD58e66787E4Eae470c8a1FD08ba4 e n ? 0 Aave V2 Ethereum AMM dai A token
0x79d0011892fe558FC5a4ec7D4Ca5db59069f460f p n ? 11 Balancer double entrypoint fix relayer
0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D e n ? 3 Uniswap v2 router
0x7A4a5c919aE2541AeD11041A1AEeE68f1287f95b n n ? 3 Uniswap v4 position manager
0x7A4B5a56256163F07b2C80A7cA55aBE66c4ec4d7 p n ? 14 Wormhole core
0x7a52aEb0461Ff4De29D5849A9E9885ca4E0d62D0 b n ? 0 Aave V3 Base lbtc oracle
0x7a5c3860a77a8DC1b225BD46d0fb2ac1C6D191BC g n ? 0 Aave V3 Gnosis s dai A token
0x7A99092816C8BD5ec8ba229e3a6E6Da1E628E1F9 l n ? 0 Aave V3 Linea wbtc oracle
0x7A9f34a0Aa917D438e9b6E630067062B7F8f6f3d e n ? 0 Aave V3 Ethereum stg oracle
0x7ABB46C690C52E919687D19ebF89C81A6136C1F2 e n ? 0 Aave V3 Ethereum edge risk oracle
0x7abB575574e221eF52A571974EdeBA870Fc0bBd8 v n ? 0 Aave V2 Avalanche DAIe interest rate strategy
0x7b1E82F4f542fbB25D64c5523Fe3e44aBe4F2702 n n ? 0 Aave V3 BNB btcb V token
0x7B3217A81D1ADe9B0666feA260228102E8105e99 e n ? 0 Aave V2 Ethereum rai interest rate strategy
0x7b538a1840EAf2Ed92EEB67eE744AE627335e201 v n ? 0 Aave V4 Avalanche core eurc tokenization spoke
0x7b8A01B39D58278b5DE7e48c8449c9f4F5170613 n n ? 3 Uniswap nonfungible position manager
0x7B95Ec873268a6BFC6427e7a28e396Db9D0ebc65 e n ? 0 Aave V3 Ethereum crv A token
0x7Bc3485026Ac48b6cf9BaF0A377477Fff5703Af8 e n ? 0 Aave V3 Ethereum usdt stata token
0x7bd81B1e0137Fc0fa013b1De2Be81180814C5deb e n ? 0 Aave V3 Ethereum Horizon jaaa V token
0x7BD9757FbAc089d60DaFF1Fa6bfE3BC99b0F5735 p n ? 16 Curve eursusd token address
0x7BD97DD6C199532d11Cf5f55E13a120dB6dd0F4F g n ? 0 Aave V3 Gnosis edge risk oracle
0x7c0477d085ECb607CF8429f3eC91Ae5E1e460F4F e n ? 0 Aave V3 Ethereum usdg A token
0x7c100c0F55A15221A4c1C5a25Db8C98A81df49B2 a n ? 17 GMX affiliate vester
0x7c16F0185A26Db0AE7a9377f23BC18ea7ce5d644 g n ? 0 Aave V3 Gnosis gno stata token
0x7C307e128efA31F540F2E2d976C995E0B65F51F6 b n ? 0 Aave V3 Base we eth A token
0x7c5d4F8345e66f68099581Db340cd65B078C41f4 e n ? 0 Aave V2 Ethereum yfi oracle
0x7C5f5A4bBd8fD63184577525326123B519429bDc b n ? 3 Uniswap v4 position manager
0x7C7f73f7a320364DBB3C9aAa9bCcd402040EE0f9 n n ? 15 Pendle market factory v5
0x7c8509591f9693D21280d96e149a08A3bf69Cd0c e n ? 0 Aave V3 Ethereum Ether Fi aave protocol data provider
0x7c91B9D7A20135C597D2c394C9Aaf7667f39272E epbaovlu n ? 5 Across counterfactual deposit vanilla cctp
0x7ca5b0a2910B33e9759DC7dDB0413949071D7575 e n ? 16 Curve compound gauge address
0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4 enpbaovglcu n ? 1 Safe create call 1.3.0
0x7CC6694CF75C18D488d16FB4bf3c71A3B31cc7FB e n ? 0 Aave V3 Ethereum ETHx static A token
0x7cd3Ccc737f442050a861EC6b00768AE96B2F58E v n ? 0 Aave V4 Avalanche core BTCb tokenization spoke
0x7CF6b330b437E9fb432B1400DE17B03357Cf049A a n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0x7CFaBF2eA327009B39f40078011B0Fb714b65926 b n ? 5 Across 1inch swap and bridge
0x7CFaDFD5645B50bE87d546f42699d863648251ad a n ? 0 Aave V3 Arbitrum USDCn static A token
0x7D0394F8898fBA73836Bf12bD606228887705895 v n ? 0 Aave V3 Avalanche s avax stata token
0x7D20e644D2A9e149e5be9bE9aD2aB243a7835d37 n n ? 15 Pendle market factory v4
0x7d2768dE32b0b80b7a3454c06BdAc94A69DDc7A9 e n p 0 Aave V2 Ethereum pool
0x7d833FEF5BB92ddb578DA85fc0c35cD5Cc00Fb3e e n ? 11 Balancer aave linear pool factory
0x7Df10B4A01350D2A1d95cFbE7c9207d7210A2663 e n ? 0 Aave V4 Ethereum global dollar PT usdg 24 sep2026 tokenization spoke
0x7dFdEF5f355096603419239CE743BfaF1120312B a n ? 11 Balancer weighted pool factory
0x7dfF72693f6A4149b17e7C6314655f6A9F7c8B33 a n ? 0 Aave Gho gho token
0x7E1444BA99dcdFfE8fBdb42C02F0005D14f13BE1 e n ? 16 Curve cvxeth gauge address
0x7E425c47b2Ff0bE67228c842B9C792D0BCe58ae6 v n ? 17 GMX glv router
0x7E63A5f1a8F0B4d0934B2f2327DAED3F6bb2ee75 l n ? 5 Across spoke pool
0x7EAdEE2ca1b4D06a0d82fDF03D715550c26AA12F a n ? 17 GMX glv router
0x7Eb40E450b9655f4B3cC4259BCC731c63ff55ae6 e n ? 16 Curve usdp token address
0x7EbD09022Be45AD993BAA1CEc61166Fcc8644d97 e n ? 0 Aave V2 Ethereum yfi V token
0x7EC68b5695e803e98a21a9A05d744F28b0a7753D e n ? 0 Aave V4 Ethereum lombard btc spoke
0x7EC9Afe70f8FD603282eBAcbc9058A83623E2899 e n ? 0 Aave V3 Ethereum t eth V token
0x7f0EAE87Df30C468E0680c83549D0b3DE7664D4B g n ? 0 Aave V3 Gnosis wxdai static A token
0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0 e n ? 27 Lido DAO wstETH
0x7F55DDe206dbAD629C080068923b36fe9D6bDBeF e n ? 16 Curve pbtc swap address
0x7F6501d3B98eE91f9b9535E4b0ac710Fb0f9e0bc a n ? 0 Aave V3 Arbitrum USDCn stata token
0x7f90122BF0700F9E7e1F688fe926940E8839F353 a n ? 16 Curve 2pool swap address
0x7f90122BF0700F9E7e1F688fe926940E8839F353 g n ? 16 Curve 3pool swap address
0x7f90122BF0700F9E7e1F688fe926940E8839F353 v n ? 16 Curve aave swap address
0x7fc3FCb14eF04A48Bb0c12f0c39CD74C249c37d8 v n ? 0 Aave V2 Avalanche proof OF reserve
0x7fC46CCb386e9bbBFB49A2639002734C3Ec52b39 v n ? 17 GMX shift vault
0x7fC77b5c7614E1533320Ea6DDc2Eb61fa00A9714 e n ? 16 Curve sbtc swap address
0x7fFE42C4a5DEeA5b0feC41C94C136Cf115597227 e n ? 3 Uniswap v4 state view
0x8038857FD47108A07d1f6Bf652ef1cBeC279A2f3 p n ? 0 Aave V2 Polygon usdt0 V token
0x8038C01A0390a8c547446a0b2c18fc9aEFEcc10c e n ? 16 Curve dusd swap address
0x803A2B40c5a9BB2B86DD630B274Fa2A9202874C2 e n ? 16 Curve musd deposit address
0x803e5Db3E26e88AD0a682A46c3E04cdd053D0EB9 e n ? 0 Aave V3 Ethereum Horizon rwa A token manager
0x80835EB50694EE0e519743f67e5401e6FD300006 e n ? 0 Aave V4 Ethereum plus usdt tokenization spoke
0x8087a341D32D445d9aC8aCc9c14F5781E04A26d2 v n ? 17 GMX BN gmx
0x809B79b53F18E9bc08A961ED4678B901aC93213a g n ? 11 Balancer child chain liquidity gauge factory
0x80a94C36747CF51b2FbabDfF045f6D22c1930eD1 b n ? 0 Aave V3 Base wrs eth A token
0x80A9ae39310abf666A87C743d6ebBD0E8C42158E a n ? 17 GMX uniswap gmx eth pool
0x80Aca0C645fEdABaa20fd2Bf0Daf57885A309FE6 e n ? 0 Aave V2 Ethereum repay with collateral adapter
0x80cA0d8C38d2e2BcbaB66aA1648Bd1C7160500FE a n ? 0 Aave V3 Arbitrum rs eth V token
0x80cA0d8C38d2e2BcbaB66aA1648Bd1C7160500FE p n ? 0 Aave V3 Polygon matic X A token
0x80cE46449DF1c977f6ba60495125ce282F83DdFB n n ? 15 Pendle market factory v6
0x80f2c02224a2E548FC67c0bF705eBFA825dd5439 v n ? 0 Aave V2 Avalanche proof OF reserve aggregator
0x81014F44b0a345033bB2b3B21C7a1A308B35fEeA e c ? 9 OP Stack of unichain l1 standard bridge
0x812E7c19421D9f41A6DDCF047d5cc2dE2Ca5Bfa2 l n p 0 Aave V3 Linea pool configurator
0x812fBcd390A3C6c01C65B767413Dea6f6e24FDD0 a n ? 0 Aave Gho gho ccip bridge
0x8145eddDf43f50276641b55bd3AD95944510021E a n p 0 Aave V3 Arbitrum pool configurator
0x8145eddDf43f50276641b55bd3AD95944510021E o n p 0 Aave V3 Optimism pool configurator
0x8145eddDf43f50276641b55bd3AD95944510021E p n p 0 Aave V3 Polygon pool configurator
0x8145eddDf43f50276641b55bd3AD95944510021E v n p 0 Aave V3 Avalanche pool configurator
0x8164Cc65827dcFe994AB23944CBC90e0aa80bFcb e n ? 0 Aave V3 Ethereum default incentives controller
0x8186359aF5F57FbB40c6b14A588d2A59C0C29880 v n ? 14 Circle CCTP message transmitter
0x818d560Bf1e54f92D1089710F9F4b29C2e6c9248 e n ? 0 Aave V3 Ethereum Horizon usyc V token
0x81b76ff3FeD28BA0B4a5D4c76Bd5C13Bd0641d86 e n ? 0 Aave V3 Ethereum PT s usde 7 may2026 A token
0x81C1a619Be23050B3242B41a739e6B6CfDa56687 l n ? 0 Aave V3 Linea wst eth V token
0x81D7Bb11D682005B3Fca0Ef48381263BeC9b2d1C e n ? 0 Aave V2 Ethereum Arc usdc interest rate strategy
0x81E80A50E56d10C501fF17B5Fe2F662bd9EA4590 b n ? 15 Pendle market factory v6
0x81fB82aAcB4aBE262fc57F06fD4c1d2De347D7B1 p n ? 0 Aave V2 Polygon dpi A token
0x820F5FfC5b525cD4d88Cd91aCf2c28F16530Cc68 v n ? 17 GMX synthetics router
0x824D8FcDC36E81618377D140BEC12c3B7E4e4cbA g n ? 13 Stargate OFTWrapper
0x824F13f1a2F29cFEEa81154b46C0fc820677A637 e n ? 16 Curve reth gauge address
0x8267fdabd1b8C8645138f2dE5B0fe24988DC9820 o n ? 15 Pendle expired redeemer
0x827ED045002eCdAbEb6e2b0d1604cf5fC3d322F8 v n ? 17 GMX referral storage
0x8282BD15dcA2EA2bDf24163E8f2781B30C43A2ef e n ? 16 Curve spelleth token address
0x82A44D92D6c329826dc557c5E1Be6ebeC5D5FeB9 e n ? 0 Aave V2 Ethereum mana oracle
0x82A9CC4656784E55Ef2E78F704028B5E1Bfc1732 e n ? 0 Aave V4 Ethereum core wbtc tokenization spoke
0x82E64f49Ed5EC1bC6e43DAD4FC8Af9bb3A2312EE a n ? 0 Aave V3 Arbitrum dai A token
0x82E64f49Ed5EC1bC6e43DAD4FC8Af9bb3A2312EE o n ? 0 Aave V3 Optimism dai A token
0x82E64f49Ed5EC1bC6e43DAD4FC8Af9bb3A2312EE p n ? 0 Aave V3 Polygon dai A token
0x82E64f49Ed5EC1bC6e43DAD4FC8Af9bb3A2312EE v n ? 0 Aave V3 Avalanche DAIe A token
0x82F9c5ad306BBa1AD0De49bB5FA6F01bf61085ef e n ? 0 Aave V3 Ethereum fxs A token
0x830C5A67a0C95D69dA5fb7801Ac1773c6fB53857 o n ? 0 Aave V3 Optimism swap collateral adapter
0x8315177aB297bA92A06054cE80a67Ed4DBd7ed3a e n ? 8 Arbitrum bridge
0x834a5aC6e9D05b92F599A031941262F761c34859 e n ? 0 Aave V3 Ethereum Lido edge injector rates
0x8352E3fd18B8d84D3c8a1b538d788899073c7A8E v n ? 0 Aave V2 Avalanche AAVEe V token
0x835699Bf98f6a7fDe5713c42c118Fb80fA059737 p n ? 0 Aave V2 Polygon sushi interest rate strategy
0x837696219C9a3775a856BEBC02DB1fA918C8a46e e n ? 0 Aave V2 Ethereum Arc lending pool collateral manager
0x83ab600cE8a61b43e1757b89C0589928f765c1C4 e n ? 0 Aave V3 Ethereum edge injector pendle emode
0x83c59636e602787A6EEbBdA2915217B416193FcB p n ? 0 Aave V3 Polygon dai static A token
0x83Cb1B4af26EEf6463aC20AFbAC9c0e2E017202F e n p 0 Aave V3 Ethereum Horizon pool configurator
0x83D20dEEdcd4aC1313496c8CBcAad0fa298c0CE4 e n ? 0 Aave V3 Ethereum usdg oracle
0x83E0F742cAcBE66349E3701B171eE2487a26e738 p n ? 28 Compound III configurator
0x83f32c0882B12Ef16214c417efF11FD9e764bf34 v n ? 0 Aave V3 Avalanche ausd oracle
0x8418D17640a74F1614AC3E1826F29e78714488a1 g n ? 0 Aave V3 Gnosis EURe static A token
0x842bEccF8eBC11006c4bE96DEfE09b60326D0495 n n ? 12 Morpho public allocator
0x8437d7C167dFB82ED4Cb79CD44B7a32A1dd95c77 a n ? 0 Aave V3 Arbitrum we eth A token
0x8437d7C167dFB82ED4Cb79CD44B7a32A1dd95c77 p n ? 0 Aave V3 Polygon eura A token
0x8437d7C167dFB82ED4Cb79CD44B7a32A1dd95c77 v n ? 0 Aave V3 Avalanche s USDe V token
0x8438ee84b847FA4e462d906bbdf4B11341434d13 b n ? 0 Aave V3 Base eurc oracle
0x8438F4D29D895d75C86BDC25360c25eF0607E65d e n p 0 Aave V3 Ethereum Ether Fi pool configurator
0x844f07AB09aa5dBDCE6A9b1206CE150E1eaDacCb e n ? 0 Aave V3 Ethereum Horizon jtrsy A token
0x845838DF265Dcd2c412A1Dc9e959c7d08537f8a2 e n ? 16 Curve compound token address
0x84648dc3Cefb601bc28a49A07a1A8Bad04D30Ad3 o n ? 0 Aave V3 Optimism lusd static A token
0x8474DdbE98F5aA3179B3B3F5942D724aFcdec9f6 e n ? 16 Curve musd swap address
0x848107491E029AFDe0AC543779c7790382f15929 e n ? 0 Aave V3 Ethereum crv usd static A token
0x8484673cA7BfF40F82B041916881aeA15ee84834 e n ? 16 Curve xautusd token address
0x8486B49433cCed038b51d18Ae3772CDB7E31CA5e p n ? 0 Aave V3 Polygon mi matic static A token
0x848c080d2700CBE1B894a3374AD5E887E5cCb89c v n ? 0 Aave V2 Avalanche USDCe V token
0x84B50B131a82dA689C0205C00d603c1c92A5f8a4 v n ? 0 Aave V4 Avalanche main spoke oracle
0x84E44095eeBfEC7793Cd7d5b57B7e401D7f1cA2E e n ? 3 Uniswap mixed route quoter v1
0x84E93EC6170ED630f5ebD89A1AAE72d4F63f2713 o n ? 28 Compound III configurator
0x850347E0cF64fd342A3404c1c5DA21Aa0A46c5c6 e n ? 0 Aave V3 Ethereum Ether Fi withdraw swap adapter
0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507 o n ? 4 Uniswap universal router version v2.0
0x85142981C14D98a4B69B04225ca74b764648D443 v n ? 0 Aave V3 Avalanche mai oracle
0x85791D117A392097590bDeD3bD5abB8d5A20491A e n ? 0 Aave V2 Ethereum zrx V token
0x85968026294b8f8Fb86d6bF3Cda079f9376aD05A e n ? 0 Aave V3 Ethereum t eth oracle
0x859ED7D9E92d1fe42fF95C3BC3a62F7cB59C373E e n ? 0 Aave V2 Ethereum AMM uni aave weth V token
0x85a80afee867aDf27B50BdB7b76DA70f1E853062 enpao n ? 11 Balancer composable stable pool factory
0x85a80afee867aDf27B50BdB7b76DA70f1E853062 g n ? 11 Balancer no protocol fee liquidity bootstrapping pool factory
0x85a8ca358D388530ad0fB95D0cb89Dd44Fc242c3 enpbaovglcu n ? 1 Safe extensible fallback handler 1.5.0
0x85bA9Dfb4a3E4541420Fc75Be02E2B42042D7e46 g n ? 16 Curve rai swap address
0x85C2Ef4Bd69f42D7Da19Fb9dcdD7Fb8d0F59cDeE l n ? 12 Morpho adaptive curve irm
0x85D4812Ef92c040d4270eD8547b6835e41FbbB70 b n ? 12 Morpho bundler3 compound v3 migration adapter
0x8619B395Fd96DCFe3f2711d8BF84b26338db0294 l n ? 0 Aave V3 Linea m usd V token
0x8619d80FB0141ba7F184CbF22fd724116D9f7ffC a n ? 0 Aave V3 Arbitrum dai V token
0x8619d80FB0141ba7F184CbF22fd724116D9f7ffC o n ? 0 Aave V3 Optimism dai V token
0x8619d80FB0141ba7F184CbF22fd724116D9f7ffC p n ? 0 Aave V3 Polygon dai V token
0x8619d80FB0141ba7F184CbF22fd724116D9f7ffC v n ? 0 Aave V3 Avalanche DAIe V token
0x861eeAdB55E41f161F31Acb1BFD4c70E3a964Aed a n ? 0 Aave V3 Arbitrum edge risk oracle
0x862c57d48becB45583AEbA3f489696D22466Ca1b e n ? 0 Aave V3 Ethereum usdt static A token
0x864b314D4C5a0399368609581d3E8933a63b9232 u n ? 27 LI.FI Service GmbH
0x8659250B67C7BdA853EbEBCF56dD22d6d4aE7617 a n ? 0 Aave V3 Arbitrum lusd oracle
0x866D4B65694c66fbFD15Dd6fa933D0A6b3940A36 e n ? 11 Balancer optimism root gauge factory
0x867A180B7060fDC27610dC9096E93534F638A315 p n ? 0 Aave V3 Polygon st matic static A token
0x867b0CDC4B39a19945E616c29639b0390b39db3B e n ? 0 Aave V3 Ethereum we eth static A token
0x867Cf025B5dA438c4e215c60B59bBB3aFe896Fda e n ? 0 Aave V3 Ethereum r eth static A token
0x86AB1C62A8bf868E1b3E1ab87d587Aba6fbCbDC5 b n ? 0 Aave V3 Base weth interest rate strategy
0x86AB1C62A8bf868E1b3E1ab87d587Aba6fbCbDC5 n n ? 0 Aave V3 BNB cake interest rate strategy
0x86b0521f92a554057e54B93098BA2A6Aaa2F4ACB g n ? 0 Aave V3 Gnosis repay with collateral adapter
0x86Ca77a4a37A9CDBe9bBf4975F6d69531B96444b a n ? 12 Morpho bundler3 compound v3 migration adapter
0x86e8631A016F9068C3f085fAF484Ee3F5fDee8f2 u n ? 3 Uniswap v4 state view
0x8702463e73f74d0b6765aBceb314Ef07aCb92650 l n ? 3 Uniswap v2 router
0x870aC11D48B15DB9a138Cf899d20F13F79Ba00BC e n ? 12 Morpho adaptive curve irm
0x8714E5ED2d8edD4E88eFf66637C3FE8eCf2B8C40 c n ? 0 Aave V3 Scroll l2 encoder
0x871fBD4E01012e2E8457346059e8C189d664DbA4 o n ? 16 Curve child gauge factory
0x87445df51b4A2E5BbD2F0F8564C5bfe65cC3dB61 b n ? 0 Aave V3 Base wrs eth oracle
0x87593272C06f4FC49EC2942eBda0972d2F1Ab521 e n ? 0 Aave V3 Ethereum Horizon gho interest rate strategy
0x87625393534d5C102cADB66D37201dF24cc26d4C e n ? 0 Aave V3 Ethereum we eth oracle
0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2 e n p 0 Aave V3 Ethereum pool
0x878988f5f561081deEa117717052164ea1Ef0c82 a n ? 12 Morpho meta morpho factory
0x87A1fdc4C726c459f597282be639a045062c0E46 p n ? 0 Aave V3 Polygon usdt0 static A token
0x87c93660ECe6E68C6492EabBbBdbaafA102ae3a3 n n ? 12 Morpho bundler3 general adapter1
0x87cCa171a2125efca9868F9Bc1FfD7B7c80dC5a3 e n ? 0 Aave V2 Ethereum uni interest rate strategy
0x88025072A7dB6Db5e54E46d43850bb44CA93D6C0 e n ? 0 Aave V3 Ethereum USDtb oracle
0x882285E62656b9623AF136Ce3078c6BdCc33F5E3 e n ? 0 Aave Gho gsm usdt
0x88231dfEC71D4FF5c1e466D08C321944A7adC673 l n ? 0 Aave V3 Linea usdt A token
0x8838eefF2af391863E1Bb8b1dF563F86743a8470 e n ? 0 Aave V3 Ethereum os eth V token
0x884226c9f7b7205f607922E0431419276a64CF8f e n ? 11 Balancer merkle redeem
0x8844bC72D4E62ee510b0e3F8aa0074a6EE2b47e5 p n ? 0 Aave V2 Polygon dai interest rate strategy
0x88730d254A2f7e6AC8388c3198aFd694bA9f7fae a n ? 28 Compound III rewards
0x8878f1273466157a79570DdE1A42130e551B6EAd a n ? 11 Balancer unbutton aave linear pool factory
0x888888888889758F76e7103c6CbF23ABbF58F946 enbaou n ? 15 Pendle router
0x889399C34461b25d70d43931e6cE9E40280E617B e n ? 0 Aave V3 Ethereum cb eth oracle
0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1 e n ? 27 Lido DAO WithdrawalQueueERC721
0x88b1Cd4b430D95b406E382C3cDBaE54697a0286E b n ? 0 Aave V3 Base gho stata token
0x88B8358F5BC87c2D7E116cCA5b65A9eEb2c5EA3F e n ? 0 Aave V3 Ethereum frax V token
0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6 nb n ? 3 Uniswap v2 factory
0x890f4e345B1dAED0367A877a1612f86A1f86985f e n ? 16 Curve ust swap address
0x89502c3731F69DDC95B65753708A07F8Cd0373F4 l n ? 0 Aave V3 Linea pool addresses provider
0x8958b1C39269167527821f8c276Ef7504883f2fa e n ? 0 Aave V3 Ethereum Lido wst eth interest rate strategy
0x897c76905A3d17F71d5ea033916B65154Cf4b4f0 a n ? 0 Aave V3 Arbitrum dust bin
0x8988ECA19D502fd8b9CCd03fA3bD20a6f599bc2A e n ? 0 Aave V3 Ethereum rpl V token
0x89AEc2023f89E26Dbb7eaa7a98fe3996f9d112A8 a n ? 0 Aave V3 Arbitrum frax static A token
0x89eFaC495C65d43619c661df654ec64fc10C0A75 e n ? 0 Aave V2 Ethereum Arc aave A token
0x8a035644322129800C3f747f54Db0F4d3c0A2877 c n ? 0 Aave V3 Scroll wst eth V token
0x8a12Be339B0cD1829b91Adc01977caa5E9ac121e e n ? 0 Aave V2 Ethereum crv oracle
0x8A2b6f94Ff3A89a03E8c02Ee92b55aF90c9454A2 e n ? 0 Aave V3 Ethereum XAUt A token
0x8A32f49FFbA88aba6EFF96F45D8BD1D4b3f35c7D e n ? 0 Aave V2 Ethereum lending rate oracle
0x8A458A9dc9048e005d22849F470891b840296619 e n ? 0 Aave V3 Ethereum mkr A token
0x8A50d613d683c1c381aA027c4d922aE55Fd8A3B3 e n ? 0 Aave V2 Ethereum usdt interest rate strategy
0x8A68a039D555599Fd745f9343e8dE20C9eaFca75 v ? ? 17 GMX timelock
0x8a7f671E45E51dE245649Cf916cA0256FB8a9927 c n ? 12 Morpho public allocator
0x8a83F2a71A53d3860a60C9F2E68AB2C46Ff9624e a n ? 17 GMX claim handler
0x8a9FdE6925a839F6B1932d16B36aC026F8d3FbdB v n ? 0 Aave V3 Avalanche eurc A token
0x8aa156740411030Cf9a6381baa51FA4f1Af2c47C a n ? 0 Aave V3 Arbitrum frax oracle
0x8aB784368A1883DA90D8513b48801e2Db1cb2D5D o n ? 11 Balancer child chain gauge reward helper
0x8adb5187695F773513dEC4b569d21db0341931dA e n ? 0 Aave V3 Ethereum m usd oracle
0x8aDFb0D24cdb09c6eB6b001A41820eCe98831B91 v n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x8B17C02d22EE7D6B8D6829ceB710A458de41E84a e n ? 0 Aave V3 Ethereum PT USDe 25 sep2025 oracle
0x8b397084699Cc64E429F610F81Fac13bf061ef55 p n ? 16 Curve eurtusd gauge address
0x8B773Ab77Dff01985D438961dBCE58382a70cA52 v n ? 0 Aave V3 Avalanche LINKe static A token
0x8B844f885672f333Bc0042cB669255f93a4C1E6b npaovl n ? 4 Uniswap universal router version v2.1.1
0x8B8B73598a2c4b1de6d3b075618434CfC4826632 e n ? 0 Aave V3 Ethereum PT s usde 27 nov2025 oracle
0x8C6FeaF5d58BA1A6541F9c4aF685f62bFCBaC3b1 e n ? 0 Aave V3 Ethereum PT s usde 31 jul2025 V token
0x8cd16b62E170Ee0bA83D80e1F80E6085367e2aef b n ? 12 Morpho pre liquidation factory
0x8cD70A8F399428456b29546BC5dBe10ab6a06ef6 o n ? 12 Morpho adaptive curve irm
0x8CEcC12b23ED45EC2A9b9EB57EA6974c0cae850B e n ? 0 Aave V4 Ethereum paxg gold spoke oracle
0x8d0de040e8aAd872eC3c33A3776dE9152D3c34ca e n ? 0 Aave V3 Ethereum snx V token
0x8D29bE29923b68abfDD21e541b9374737B49cdAD eg n ? 1 Safe multi send 1.1.1
0x8d2de8d2f73F1F4cAB472AC9A881C9b123C79627 b n ? 14 Wormhole token bridge
0x8D2e3F1f4b38AA9f1ceD22ac06019c7561B03901 b n ? 0 Aave V3 Base we eth V token
0x8D9649e50A0d1da8E939f800fB926cdE8f18B47D p n ? 16 Curve ren gauge address
0x8dAE6Cb04688C62d939ed9B68d32Bc62e49970b1 e n ? 0 Aave V2 Ethereum crv A token
0x8db623d439C8c4DFA1Ca94E4CD3eB8B3Aaff8331 v n ? 13 Stargate staking
0x8Db9D35e117d8b93C6Ca9b644b25BaD5d9908141 e n ? 0 Aave V3 Ethereum s dai V token
0x8Dc5310fc9D3D7D1Bb3D1F686899c8F082316c9F g ? ? 0 Aave Governance V3 cross chain controller
0x8DcDfe88EF0351f27437284D0710cD65b20288bb n n ? 26 Velora augustus rfq
0x8dEDA155E446F5d90579C3DCe560e5b00e93F773 b n ? 5 Across sponsored CCTPDst periphery cctp usdc
0x8df378453Ff9dEFFa513367CDF9b3B53726303e9 u n ? 28 Compound III configurator
0x8dF3aad3a84da6b69A4DA8aeC3eA40d9091B2Ac4 p n ? 0 Aave V2 Polygon wpol A token
0x8df6EfEc5547e31B0eb7d1291B511FF8a2bf987c a n ? 11 Balancer weighted pool factory
0x8df6EfEc5547e31B0eb7d1291B511FF8a2bf987c e n ? 11 Balancer stable pool factory
0x8df6EfEc5547e31B0eb7d1291B511FF8a2bf987c p n ? 11 Balancer aave linear pool factory
0x8dFf5E27EA6b7AC08EbFdf9eB090F32ee9a30fcf p n p 0 Aave V2 Polygon pool
0x8e0B8c8BB9db49a46697F3a5Bb8A308e744821D2 a n ? 16 Curve tricrypto token address
0x8E5698dC4897DC12243c8642e77B4f21349Db97C a n ? 11 Balancer double entrypoint fix relayer
0x8e6a81b9d541A0CeA090818B62C4B2DE7f2A2Cf7 o n ? 0 Aave V3 Optimism r eth stata token
0x8E8dAd5409E0263a51C0aB5055dA66Be28cFF922 e n ? 0 Aave V2 Ethereum wallet balance provider
0x8E9aa87E45e92bad84D5F8DD1bff34Fb92637dE9 ep n ? 11 Balancer weighted pool factory
0x8E9aa87E45e92bad84D5F8DD1bff34Fb92637dE9 nog n ? 11 Balancer helpers
0x8ea108096AdEA6Ac059cbEaE6862ce9BB52B4E87 o n ? 0 Aave V3 Optimism s usd oracle
0x8Eb270e296023E9D92081fdF967dDd7878724424 a n ? 0 Aave V3 Arbitrum r eth A token
0x8Eb270e296023E9D92081fdF967dDd7878724424 o n ? 0 Aave V3 Optimism lusd A token
0x8Eb270e296023E9D92081fdF967dDd7878724424 p n ? 0 Aave V3 Polygon ghst A token
0x8Eb270e296023E9D92081fdF967dDd7878724424 v n ? 0 Aave V3 Avalanche mai A token
0x8EcD4ec46D4D2a6B64fE960B3D64e8B94B2234eb enpbaogc n ? 2 Safe add modules lib 0.2.0
0x8Ee42Ba520cA106294163fb8b1ffE9C6Fba35507 g n ? 0 Aave V3 Gnosis wst eth oracle
0x8F42aDBbA1B16EaAE3BB5754915E0D06059aDd75 eo n ? 11 Balancer authorizer adaptor
0x8F42aDBbA1B16EaAE3BB5754915E0D06059aDd75 g n ? 11 Balancer authorizer adaptor entrypoint
0x8f550E53DFe96C055D5Bdb267c21F268fCAF63B2 v n ? 17 GMX exchange router
0x8f5ae9CddB9f68de460C77730b018Ae7E04a140A u n ? 12 Morpho
0x8Fb2db0A3b25db76B9BE2013751F8390ea8E5f0A v n ? 0 Aave V3 Avalanche s USDe oracle
0x8FDea7891b4D6dbdc746309245B316aF691A636C n n ? 0 Aave V3 BNB eth V token
0x8Fe06E1D8Aff42Bf6812CacF7854A2249a00bED7 g n ? 0 Aave V3 Gnosis s dai V token
0x8ffDf2DE812095b1D19CB146E4c004587C0A0692 a n ? 0 Aave V3 Arbitrum lusd A token
0x8ffDf2DE812095b1D19CB146E4c004587C0A0692 o n ? 0 Aave V3 Optimism mai A token
0x8ffDf2DE812095b1D19CB146E4c004587C0A0692 p n ? 0 Aave V3 Polygon bal A token
0x8ffDf2DE812095b1D19CB146E4c004587C0A0692 v n ? 0 Aave V3 Avalanche BTCb A token
0x90072A4aA69B5Eb74984Ab823EFC5f91e90b3a72 b n ? 0 Aave V3 Base lbtc A token
0x9008D19f58AAbD9eD0D60971565AA8510560ab41 enpbaovg n ? 6 CoW Protocol GPv2 settlement
0x900C7589200010D6C6eCaaE5B06EBe653bc2D82a enpbaovglcu n ? 1 Safe to l2 setup 1.5.0
0x900fD46d565d1ac8995928c0179052ec02a6D0E1 e n ? 0 Aave V4 Ethereum prime gho tokenization spoke
0x90774889c22D2F2Adf44da1f04C7c95542590df4 e n ? 0 Aave V4 Ethereum plus PT s usde 7 may2026 tokenization spoke
0x908C4D94D34924765f1eDc22A1DD098397c59dD4 a n ? 17 GMX staked gmx tracker
0x908C4D94D34924765f1eDc22A1DD098397c59dD4 v n ? 17 GMX bonus gmx tracker
0x90Bb609649E0451E5aD952683D64BD2d1f245840 e n ? 16 Curve eurs gauge address
0x90BBd86a6Fe93D3bc3ed6335935447E75fAb7fCf p n ? 14 Wormhole nft bridge
0x90c670825d0C62ede1c5ee9571d6d9a17A722DFF v n ? 17 GMX deposit vault
0x90DA57E0A6C0d166Bf15764E03b83745Dc90025B b n ? 0 Aave V3 Base eurc A token
0x9102a9553B470dbD0dC74009a870A5886C92902C n n ? 0 Aave V3 BNB usdc oracle
0x91773a61759398d33C252F25A38DA77a51e0c9Ff e n ? 0 Aave V2 Ethereum zrx interest rate strategy
0x91ad1f5443cF356010D2171D6D26B11C309c4b16 e n ? 0 Aave V3 Ethereum rpl stata token
0x91b7d78BF92db564221f6B5AeE744D1727d1Dd1e e n ? 0 Aave V3 Ethereum Lido weth V token
0x91E04cf78e53aEBe609e8a7f2003e7EECD743F2B a n ? 0 Aave V3 Arbitrum UI pool data provider
0x91E04cf78e53aEBe609e8a7f2003e7EECD743F2B b n ? 0 Aave V3 Base UI incentive data provider
0x91E04cf78e53aEBe609e8a7f2003e7EECD743F2B p n ? 0 Aave V3 Polygon UI incentive data provider
0x91f8Aff3738825e8eB16FC6f6b1A7A4647bDB299 n n ? 27 Ondo Finance GM Token Manager
0x9220Fa27ae680E4e8D9733932128FA73362E0393 p n ? 5 Across uniswap v3 swap and bridge
0x92215849c439E1f8612b6646060B4E3E5ef822cC p n ? 16 Curve atricrypto3 swap address
0x925E3FDd927E20e33C3177C4ff6fb72aD1133C87 e n ? 0 Aave V2 Ethereum AMM uni dai usdc V token
0x927709711794F3De5DdBF1D176bEE2D55Ba13c21 e n ? 0 Aave V3 Ethereum os eth A token
0x927CfF131fD5B43FC992D071929b2c095d6E4b70 o n ? 0 Aave V3 Optimism usdt stata token
0x9295ee1d8C5b022Be115A2AD3c30C72E34e7F096 p n ? 5 Across spoke pool
0x92983687e672cA6d96530f9Dbe11a196cE905d72 n n ? 12 Morpho meta morpho factory
0x929B8a21a604b93DD7e95d5b9aAa3aDf5bE250ae n n ? 0 Aave V3 BNB stata factory
0x929EC64c34a17401F460460D4B9390518E5B473e a n ? 0 Aave V3 Arbitrum default incentives controller
0x929EC64c34a17401F460460D4B9390518E5B473e o n ? 0 Aave V3 Optimism default incentives controller
0x929EC64c34a17401F460460D4B9390518E5B473e p n ? 0 Aave V3 Polygon default incentives controller
0x929EC64c34a17401F460460D4B9390518E5B473e v n ? 0 Aave V3 Avalanche default incentives controller
0x92A6A444f5b433235297d849d2F93B405657234a e n ? 0 Aave V2 Ethereum dpi oracle
0x92b42c66840C7AD907b4BF74879FF3eF7c529473 a n ? 0 Aave V3 Arbitrum wbtc V token
0x92b42c66840C7AD907b4BF74879FF3eF7c529473 o n ? 0 Aave V3 Optimism wbtc V token
0x92b42c66840C7AD907b4BF74879FF3eF7c529473 p n ? 0 Aave V3 Polygon wbtc V token
0x92b42c66840C7AD907b4BF74879FF3eF7c529473 v n ? 0 Aave V3 Avalanche WBTCe V token
0x92EaD5bACf6F0E995FA46Ad8215A9b11f67ca241 gu n ? 26 Velora augustus rfq
0x9303EabC860a743aABcc3A1629014CaBcc3F8D36 e n ? 0 Aave V2 Ethereum AMM uni dai weth A token
0x93054188d876f558f4a66B2EF1d97d16eDf0895B e n ? 16 Curve ren swap address
0x932167279A4ed3b879bA7eDdC85Aa83551f3989D e n ? 0 Aave V2 Ethereum Arc weth V token
0x93358db73B6cd4b98D89c8F5f230E81a95c2643a e n ? 27 Ondo Finance OUSG Instant Manager
0x933597a323Eb81cAe705C5bC29985172fd5A3973 e n ? 13 Stargate pool usdt
0x9355032d747f1e08F8720CD01950E652eE15cdB7 e n ? 0 Aave V3 Ethereum Ether Fi usdc V token
0x9359282735496463131139875849d5302Fb4bed1 o n ? 0 Aave V3 Optimism dai interest rate strategy
0x935b362EE3E1f342cc48118C528AAbee5118F6e6 v n ? 0 Aave V2 Avalanche repay with collateral adapter
0x935EfCBeFc1dF0541aFc3fE145134f8c9a0beB89 l n ? 0 Aave V3 Linea ez eth A token
0x93aAAe79a53759cD164340E4C8766E4Db5331cD7 b n ? 26 Velora token transfer proxy
0x940F9a5d5F9ED264990D0eaee1F3DD60B4Cb9A22 b n ? 0 Aave V3 Base legacy static A token factory
0x94363B11b37BC3ffe43AB09cff5A010352FE85dC e ? ? 0 Aave Governance V3 meta delegate helper
0x943827DCA022D0F354a8a8c332dA1e5Eb9f9F931 e n ? 0 Aave V4 Ethereum prime hub
0x943e6e07a7E8E791dAFC44083e54041D743C46E9 u n ? 3 Uniswap nonfungible position manager
0x94522C4586cb15E08AFF943545Fb2c8Ca7f508cE p n ? 11 Balancer aave linear pool factory
0x946281A2d0DD6e650d08f74833323D66AE4c8b12 e n ? 0 Aave V3 Ethereum Horizon gho A token
0x94756B7508631509601a5555c93457Bf0ebDbC48 l n ? 0 Aave V3 Linea dust bin
0x94a4F6affBd8975951142c3999aEAB7ecee555c2 epbaog n ? 2 Safe web authn shared signer 0.2.1
0x94b75331AE8d42C1b61065089B7d48FE14aA73b7 v n ? 4 Uniswap universal router version v2.0
0x94C7FD62fd0506e71d8142E9D36687fC72A86B02 e n ? 0 Aave V3 Ethereum usds oracle
0x94d977c42C7880EC05aF5Ba6d913785462bf9346 p n ? 0 Aave V2 Polygon lending pool collateral manager
0x94e131324b6054c0D789b190b2dAC504e4361b53 e n ? 16 Curve ust token address
0x94e7A5dCbE816e498b89aB752661904E2F56c485 e n ? 0 Aave V4 Ethereum main spoke
0x94f68b54191F62f781Fe8298A8A5Fa3ed772d227 e n ? 11 Balancer single recipient gauge factory
0x952749E07d7157bb9644A894dFAF3Bad5eF6D918 e n ? 0 Aave V2 Ethereum cvx A token
0x953A573793604aF8d41F306FEb8274190dB4aE0e a n ? 0 Aave V3 Arbitrum link V token
0x953A573793604aF8d41F306FEb8274190dB4aE0e o n ? 0 Aave V3 Optimism link V token
0x953A573793604aF8d41F306FEb8274190dB4aE0e p n ? 0 Aave V3 Polygon link V token
0x953A573793604aF8d41F306FEb8274190dB4aE0e v n ? 0 Aave V3 Avalanche LINKe V token
0x956CCab09898C0AF2aCa5e6C229c3aD4E93d9288 ao n ? 11 Balancer managed pool factory
0x956CCab09898C0AF2aCa5e6C229c3aD4E93d9288 ep n ? 11 Balancer circuit breaker lib
0x956d8e0A89cfa3744428C4641b5a53B56167a7f9 e n ? 0 Aave V4 Ethereum usdg pendle spoke
0x957b12606690C7692eF92bb5c34a0E63baED99C7 a n ? 13 Stargate multi rewarder
0x9582C4ADACB3BCE56Fea3e590F05c3ca2fb9C477 e n ? 16 Curve alusd gauge address
0x9588c26142e345f1A0d005CfC0C6DF29A8Fa010C e n ? 11 Balancer unbutton aave linear pool factory
0x95a937f7064C75C6Bc257160088C0a9D58cca333 o n ? 15 Pendle market factory v6
0x95EF7cb3494e65dA4926bA330dBf540a13afFD17 e n ? 0 Aave V3 Ethereum rpl static A token
0x96014CA32e2902A5F07c6ADF00eB17D3DE9aC364 l n ? 0 Aave V3 Linea wst eth oracle
0x9601de16a38B6d2Dd5d5f313EEDb4fcAf9718D6C o n ? 0 Aave V3 Optimism dust bin
0x960ea3e3C7FB317332d990873d354E18d7645590 a n ? 16 Curve tricrypto swap address
0x962Bd449E630b0d928f308Ce63f1A21F02576057 n n ? 13 Stargate pool usdc
0x963ddBB35c1AE44e2a159E3b5fb5177E0B32660d b n ? 15 Pendle yield contract factory v5
0x9641d764fc13c8B624c04430C7356C1C7C8102e2 enpbaovglcu n ? 1 Safe multi send call only 1.4.1
0x96456Bf888D4de607Bf3ca0b3C8e4DF9b0d0Ad47 a n ? 12 Morpho market v1 adapter factory
0x96b525B1a93f31E65F4aAf18C53842eD28525D48 n n ? 27 Ondo Finance GM Token Limit Order
0x96dFCCB3F9ACDaF6c8f8a35E814023C3484d1eA2 l n ? 0 Aave V3 Linea pool addresses provider registry
0x970FfD8E335B8fa4cd5c869c7caC3a90671d5Dc3 l n ? 28 Compound III configurator
0x971c82c8316aD611904F95616c21ce90837f1856 e ? ? 0 Aave Governance V3 gov data helper
0x97207B095e4D5C9a6e4cfbfcd2C3358E03B90c4A a n ? 11 Balancer authorizer adaptor entrypoint
0x97207B095e4D5C9a6e4cfbfcd2C3358E03B90c4A e n ? 11 Balancer protocol fee percentages provider
0x973a023A77420ba610f06b3858aD991Df6d85A08 e n ? 0 Aave V4 Ethereum bluechip spoke
0x976B3D034E162d8bD72D6b9C989d545b839003b0 v n ? 0 Aave V2 Avalanche WETHe oracle
0x977b6fc5dE62598B08C85AC8Cf2b745874E8b78c e n ? 0 Aave V3 Ethereum cb eth A token
0x97aDC08FA1D849D2C48C5dcC1DaB568B169b0267 v n ? 16 Curve child gauge factory
0x97CCDBea4632140639aD5eA9b944aa034eb15fD4 enpbaovlcu n ? 5 Across spoke pool periphery
0x97E2768e8E73511cA874545DC5Ff8067eB19B787 e n ? 16 Curve usdk token address
0x98217A06721Ebf727f2C8d9aD7718ec28b7aAe34 b n ? 0 Aave Gho gho ccip token pool
0x98254592408E389D1dd2dBa318656C2C5c305b4E p n ? 0 Aave V3 Polygon wpol static A token
0x982aC260B5a4e5bCAb6A437e79168390cFbDe70D e n ? 0 Aave V3 Ethereum syrup usdt oracle
0x9838eCcC42659FA8AA7daF2aD134b53984c9427b e n ? 16 Curve eurtusd swap address
0x985BcfAB7e0f4EF2606CC5b64FC1A16311880442 e n ? 0 Aave V3 Ethereum Horizon oracle
0x98638FAcf9a3865cd033F36548713183f6996122 e n ? 16 Curve spelleth swap address
0x986b5E1e1755e3C2440e960477f25201B0a8bbD4 e n ? 0 Aave V2 Ethereum Arc usdc oracle
0x988d1037e9608B21050A8EFba0c6C45e01A3Bce7 a n ? 16 Curve child gauge factory
0x98a7F18d4E56Cfe84E3D081B40001B3d5bD3eB8B e n ? 16 Curve eursusd swap address
0x98C23E9d8f34FEFb1B7BD6a91B7FF122F4e16F5c e n ? 0 Aave V3 Ethereum usdc A token
0x98c80fa823759B642C3E02f40533C164f40727ae a n ? 16 Curve voting escrow
0x98Ce5D183DC0c176f54D37162F87e7eD7f2E41b5 a n ? 12 Morpho chainlink oracle factory
0x98d69620C31869fD4822ceb6ADAB31180475FD37 o n ? 0 Aave V3 Optimism weth static A token
0x98EE851a00abeE0d95D08cF4CA2BdCE32aeaAF7F enpaovg n ? 16 Curve twocrypto factory
0x98f3c9e6E3fAce36bAAd05FE09d375Ef1464288B en n ? 14 Wormhole core
0x98FFBBF51bb33A056B08ddf711f289936AafF717 enpbaovglcu n ? 1 Safe sign message lib 1.3.0
0x992EC6A490A4B7f256bd59E63746951D98B29Be9 enbao n ? 15 Pendle decimals factory
0x994086630773dC6cB54D3A5E0Ef0963532789E75 o n ? 11 Balancer aave linear pool factory
0x9954aFB60BB5A222714c478ac86990F221788B88 a n ? 12 Morpho bundler3 general adapter1
0x9966fD5432ba1D085D23D4cda8fd6188d796D722 epaou n ? 5 Across counterfactual deposit oft
0x99732D5dA21f44f9e45e36eF9da4B1df2Eb0b28E v n ? 0 Aave V3 Avalanche UI incentive data provider
0x998739BFdAAdde7C933B942a68053933098f9EDa enpbaovglcu n ? 1 Safe multi send 1.3.0
0x999999999991E178D52Cd95AFd4b00d066664144 e n ? 15 Pendle s pendle
0x99B2B6CEa9C3D2fd8F4d90f86741C44B212a6127 e n ? 0 Aave V4 Ethereum main spoke oracle
0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1 e c ? 9 OP Stack of optimism l1 standard bridge
0x99CBC45ea5bb7eF3a5BC08FB1B7E56bB2442Ef0D b n ? 0 Aave V3 Base wst eth A token
0x9a13bdA35F98811fbAcf097966b2C838f3F9c58C u n ? 12 Morpho market v1 adapter v2 factory
0x9a13F98Cb987694C9F086b1F5eB990EeA8264Ec3 o n ? 3 Uniswap v4 pool manager
0x9a14e23A58edf4EFDcB360f68cd1b95ce2081a2F e n ? 0 Aave V2 Ethereum ens A token
0x9a1B378C43BA535cDB89934230F0D3890c51C0EB b n ? 12 Morpho market v1 adapter v2 factory
0x9A2362afe62D7cE7a69f2cE61aED6aB0aF109294 v n ? 0 Aave V2 Avalanche WETHe interest rate strategy
0x9a40747BE51185A416B181789B671E78a8d045dD a n ? 0 Aave V3 Arbitrum eurs static A token
0x9A44fd41566876A39655f74971a3A6eA0a17a454 e n ? 0 Aave V3 Ethereum ldo A token
0x9a6061d51743B31D2c3Be75D83781Fa423f53F0E u n ? 12 Morpho adaptive curve irm
0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4 b n ? 13 Stargate multi rewarder
0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4 p n ? 13 Stargate pool usdc
0x9ab2De34A33fB459b538c43f251eB825645e8595 v n ? 17 GMX vault
0x9abADECD08572e0eA5aF4d47A9C7984a5AA503dC a n ? 0 Aave V3 Arbitrum l2 encoder
0x9abADECD08572e0eA5aF4d47A9C7984a5AA503dC o n ? 0 Aave V3 Optimism l2 encoder
0x9Ac3E70dB606659Bf32D4BdFbb687AD193FD1F5B ep n ? 11 Balancer managed pool factory
0x9ae506cDDd27DEe1275fd1fe6627E5dc65257061 o n ? 14 Wormhole portico
0x9AEE0B04504CeF83A65AC3f0e838D0593BCb2BC7 e ? ? 0 Aave Governance V3 governance
0x9AF14D26075f142eb3F292D5065EB3faa646167b a n ? 16 Curve stable ng factory
0x9B00a09492a626678E5A3009982191586C444Df9 n n ? 0 Aave V3 BNB wbnb A token
0x9b35Af71d77eaf8d7e40252370304687390A1A52 enpbaovglcu n ? 1 Safe create call 1.4.1
0x9b3d675FDbe6a0935E8B7d1941bc6f78253549B7 p n ? 16 Curve eursusd swap address
0x9b5637d7952BC9fa2D693aAE51f3103760Bf2693 a n ? 0 Aave V3 Arbitrum arb static A token
0x9B5ddD4B59CC26F4f4238DbC774Fb2dC2860Be46 n n ? 15 Pendle fixed price ptamm
0x9B8519A9a00100720CCdC8a120fBeD319cA47a14 e n ? 16 Curve lusd gauge address
0x9B89c07f480Df1945279031b5fC6fF241b8f1101 e n ? 12 Morpho bundler3 compound v2 migration adapter
0x9b91a0943CADf554742E8Fb358B1cC4ae4F85F01 e n ? 0 Aave V4 Ethereum ethena correlated spoke oracle
0x9Ba896531F878Ed5f0A4F73E82d63bA7b424F910 e n ? 0 Aave V3 Ethereum PT sr USDe 25 jun2026 V token
0x9Bf6468Facac0F71C7ecA8D71a5Fb5f65bdAb319 o n ? 11 Balancer aave linear pool factory
0x9C070027cdC9dc8F82416B2e5314E11DFb4FE3CD e n ? 27 Threshold Network TBTCVault
0x9c39809Dec7F95F5e0713634a4D0701329B3b4d2 e n ? 0 Aave V2 Ethereum wbtc V token
0x9c4ec768c28520B50860ea7a15bd7213a9fF58bf a n ? 28 Compound III usdc comet
0x9c4ec768c28520B50860ea7a15bd7213a9fF58bf b n ? 28 Compound III usdbc comet
0x9CB9fEaFA73bF392C905eEbf5669ad3d073c3DFC p n ? 0 Aave V2 Polygon sushi V token
0x9CD343B1cE2798bFDC09debc83f9CbFad4A22772 c n ? 5 Across counterfactual deposit factory
0x9D244A99801dc05cbC04183769c17056B8A1Ad53 e n ? 0 Aave V3 Ethereum PT USDe 5 feb2026 V token
0x9d33ee6543C9b2C8c183b8fb58fB089266cffA19 n ? ? 0 Aave Governance V3 cross chain controller
0x9D39A5DE30e57443BfF2A8307A4256c8797A3497 e n ? 27 Ethena Staked USDe
0x9D881f67F20B49243c98f53d2B9E91E39d02Ae09 g n ? 0 Aave V3 Gnosis wst eth V token
0x9dA00D23465282005DB222a441a663eE7B9dfCc8 b n ? 0 Aave V3 Base weth oracle
0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE p n ? 14 Circle CCTP token messenger
0x9Dc30dc58c72f5B669aEa01d02A2e4da194eE893 e n ? 0 Aave V3 Ethereum crv usd oracle
0x9dd5Db2d38b50bEF682cE532bCca5DfD203915E1 g n ? 11 Balancer aave linear pool factory
0x9Ded9406f088C10621BE628EEFf40c1DF396c172 e ? ? 0 Aave Governance V3 voting portal eth avax
0x9e295B5B976a184B14aD8cd72413aD846C299660 v n ? 17 GMX staked glp tracker
0x9e2ea2d5785598a163D569D795f286F5C55ad972 e n ? 12 Morpho bundler3 aave v3 optimizer migration adapter
0x9E3cD0606Db55ac68845bB60121847823712ae05 e ? ? 11 Balancer timelock authorizer
0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C pv n ? 3 Uniswap v2 factory
0x9E7c31e9b3C76Ea759D9f7464210353862F0c957 e n ? 0 Aave V3 Ethereum Horizon rlusd oracle
0x9EaBF1D34819D9eC9Fe5fd3Db4e9DCD12Fa05284 l n ? 27 OKX Labs OKX DEX Router v1.0.7-multi-commission
0x9ec6F08190DeA04A54f8Afc53Db96134e5E3FdFB e n ? 0 Aave V3 Ethereum weth interest rate strategy
0x9eCed0293e7B73CFf4a2b4F9C82aAc8346158bd9 e n ? 0 Aave V2 Ethereum config engine
0x9eCed0293e7B73CFf4a2b4F9C82aAc8346158bd9 p n ? 0 Aave V2 Polygon config engine
0x9ef1B8c0E4F7dc8bF5719Ea496883DC6401d5b2e n n ? 0 Aave V3 BNB eth oracle
0x9F281eb58fd98ad98EDe0fc4C553AD4D73e7Ca2C o n ? 0 Aave V3 Optimism usdc static A token
0x9f2Fa7709B30c75047980a0d70A106728f0Ef2db v n ? 16 Curve avaxcrypto deposit address
0x9f330Db38caAAe5B61B410e2f0aaD63fff2109d8 e n ? 16 Curve 2pool gauge address
0x9f336eB940730596548C342A8BF1fC530B10cc96 e n ? 0 Aave V3 Ethereum PT sr USDe 25 jun2026 oracle
0x9F54122B14dAf2211989446868B9aa1CF207292B a n ? 0 Aave V3 Arbitrum rs eth oracle
0x9F62dcc4B939485911C4f9b24BdCa4324D6b97d1 enpbaovlu n ? 5 Across counterfactual deposit factory
0x9f6aA2aB14bFF53e4b79A81ce1554F1DFdbb6608 o n ? 0 Aave V3 Optimism edge risk oracle
0x9f6aA2aB14bFF53e4b79A81ce1554F1DFdbb6608 p n ? 0 Aave V3 Polygon edge risk oracle
0x9F75dD27D6664c475B90e105573E550ff69437B0 n n ? 3 Uniswap v4 quoter
0x9fC689CCaDa600B6DF723D9E47D84d76664a1F23 e n ? 16 Curve usdt token address
0x9ff58f4fFB29fA2266Ab25e75e2A8b3503311656 e n ? 0 Aave V2 Ethereum wbtc A token
0xa003dFBA51C9e1e56C67ae445b852bdEd7aC5EEd b n ? 26 Velora augustus rfq
0xa06bC25B5805d5F8d82847D191Cb4Af5A3e873E0 e n ? 0 Aave V2 Ethereum link A token
0xA090dD1a701408Df1d4d0B85b716c87565f90467 b n ? 12 Morpho public allocator
0xa0d9C1E9E48Ca30c8d8C3B5D69FF5dc1f6DFfC24 b n ? 0 Aave V3 Base weth gateway
0xa0d9C1E9E48Ca30c8d8C3B5D69FF5dc1f6DFfC24 e n ? 0 Aave V2 Ethereum weth gateway
0xA0DAbEBAAd1b243BBb243f933013d560819eB66f a n ? 11 Balancer child chain gauge reward helper
0xa0dc0249c32fa79e8B9b17c735908a60b1141B40 e n ? 0 Aave V3 Ethereum PT s usde 7 may2026 oracle
0xa0e97e45C2f89003730E467Bd484fA3eEcE5B4Cf e n ? 0 Aave V4 Ethereum global dollar usdt tokenization spoke
0xA0Ec4758d806A3F41532C8E97Ea0c85940182B0f e n ? 0 Aave V3 Ethereum Horizon uscc V token
0xa12159e5131b1eEf6B4857EEE3e1954744b5033A e n ? 10 ENS wrapped bulk renewal
0xA148a8223B622A72dC36472DE1492aBb5c089BA7 l n ? 12 Morpho meta morpho factory
0xA14d53bC1F1c0F31B4aA3BD109344E5009051a84 a n ? 0 Aave V3 Arbitrum eurs oracle
0xA16044F268d84599e58E851b25f4DBA061DC6088 e ? ? 0 Aave Governance V3 voting strategy
0xa1913Df228db08F02F3F3Dc0f397Af3A2d2f96A1 p n ? 0 Aave V3 Polygon dai oracle
0xA191Bc0B72332e4c2022dB50a9d619079cc6c4fD v n ? 17 GMX multichain gm router
0xa198Fac58E02A5C5F8F7e877895d50cFa9ad1E04 e ? ? 0 Aave Governance V3 governance power strategy
0xA1B0edF4460CC4d8bFAA18Ed871bFF15E5b57Eb4 e n ? 0 Aave V2 Ethereum AMM uni bat weth A token
0xA1c93D2687f7014Aaf588c764E3Ce80aF016229b e n ? 0 Aave Gho gho liquidity committee
0xA1D94F746dEfa1928926b84fB2596c06926C0405 e n ? 12 Morpho vault v2 factory
0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B enpbaovglcu n ? 1 Safe multi send call only 1.3.0
0xa1F8A6807c402E4A15ef4EBa36528A3FED24E577 e n ? 16 Curve frxeth swap address
0xA1Fa064A85266E2Ca82DEe5C5CcEC84DF445760e g n ? 0 Aave V3 Gnosis gno A token
0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761 enpbaovglcu n ? 1 Safe multi send 1.3.0
0xA238Dd80C259a72e81d7e4664a9801593F98d1c5 b n p 0 Aave V3 Base pool
0xa2525b3f058846075506903d792d58C5a0D834c9 b n ? 0 Aave V3 Base lbtc V token
0xa2530b4cfBF271e2B409A05C2CE520e4cB5fCc88 n n ? 15 Pendle yield contract factory
0xa26e80e7Dea86279c6d778D702Cc413E6CFfA777 e n p 7 0x staking proxy
0xa2A81d9445b4F898b028c96D164bcd6c8C8C512E b n ? 27 Threshold Network L2BitcoinDepositor
0xA2B47E3D5c44877cca798226B7B8118F9BFb7A56 e n ? 16 Curve compound swap address
0xa2D801064652A269D92EE2A59F3261155ec66830 a n ? 11 Balancer aave linear pool factory
0xa30968D3468316D957B9115EAad3C1c8E450116d b n ? 5 Across sponsored CCTPSrc periphery
0xA331D84eC860Bf466b4CdCcFb4aC09a1B43F3aE6 enpaog n ? 11 Balancer authorizer
0xA338e0492B2F944E9F8C0653D3AD1484f2657a37 p n ? 0 Aave V2 Polygon wbtc oracle
0xA361718326c15715591c299427c62086F69923D9 e n ? 0 Aave V2 Ethereum busd A token
0xA38fCa8c6Bf9BdA52E76EB78f08CaA3BE7c5A970 e n ? 0 Aave V3 Ethereum one inch V token
0xa397a8C2086C554B531c02E29f3291c9704B00c7 e n ? 28 Compound III bulker
0xa3A7B6F88361F48403514059F1F16C8E78d60EeC e n ? 8 Arbitrum parent erc20 gateway
0xA3c0c9b65baD0b08107Aa264b0f3dB444b867A71 b n ? 3 Uniswap v4 state view
0xA3c2ffE702F4cD265B2249AB5f84Fab81FFf6c73 v n ? 0 Aave V3 Avalanche frax static A token
0xA3D87FffcE63B53E0d54fAa1cc983B7eB0b74A9c e n ? 16 Curve seth token address
0xa3f3100C4f1D0624DB9DB97b40C13885Ce297799 c n ? 0 Aave V3 Scroll default incentives controller
0xa42613C243b67BF6194Ac327795b926B4b491f15 e n ? 27 Ondo Finance USDY Instant Manager
0xA4346AEa575fCf5777D32F419E5850E5c68B2329 e n ? 0 Aave Gho gsm usdt fee strategy
0xA45B5130f36CDcA45667738e2a258AB09f4A5f7F a n ? 13 Stargate pool native
0xA464e6DCda8AC41e03616F95f4BC98a13b8922Dc epbaovg ? ? 16 Curve fee distributor
0xA484Ab92fe32B143AEE7019fC1502b1dAA522D31 e ? ? 0 Aave Umbrella Ethereum stk WA usdt v1 stake token
0xA4C273d9A0C1fe2674F0E845160d6232768a3064 e n ? 0 Aave V2 Ethereum AMM weth V token
0xA4D94019934D8333Ef880ABFFbF2FDd611C762BD p n ? 0 Aave V3 Polygon USDCn A token
0xa5008BC7Fd697F458482205Ed52Dc51e91d37446 b n ? 0 Aave V3 Base config engine
0xA50ba011c48153De246E5192C8f9258A2ba79Ca9 e n ? 0 Aave V2 Ethereum oracle
0xA50cCc70b6a011CffDdf45057E39679379187287 e n ? 16 Curve pax deposit address
0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3 a n ? 4 Uniswap universal router version v2.0
0xA5407eAE9Ba41422680e2e00537571bcC53efBfD e n ? 16 Curve susd swap address
0xA54382db40EC602c0a173A08f9E86Ed40F9D4D10 e n ? 0 Aave V4 Ethereum plus gho tokenization spoke
0xA5644E29708357803b5A882D272c41cC0dF92B34 epao n ? 3 Uniswap v3 migrator
0xA57cDBfE9FA29Ad842f53100d68789999c04AA36 e n ? 0 Aave V2 Ethereum AMM dai interest rate strategy
0xa581c4A4DB7175302464fF3C06380BC3270b4037 enpbaogc n ? 2 Safe safe4337 module 0.2.0
0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb e n ? 10 ENS reverse registrar
0xA5961898870943c68037F6848d2D866Ed2016bcB b n ? 16 Curve tricrypto factory
0xa5AEE67a828858f2F3C2f28FEAAfe88067851596 p n ? 0 Aave V2 Polygon usdc interest rate strategy
0xA5bf2ddF098bb0Ef6d120C98217dD6B141c74EE0 ep n ? 11 Balancer weighted pool2 tokens factory
0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff p n ? 27 QuickSwap
0xa5ea4371b3A8B18a7713193Cd3b2d7C1761901a4 e n ? 0 Aave V2 Ethereum AMM lending pool collateral manager
0xa5EA7500A27C0079961D93366A6e93aafF18CB90 c n ? 12 Morpho adaptive curve irm
0xa5f208e072434bC67592E4C49C1B991BA79BCA46 a n ? 14 Wormhole core
0xa638c14525CAEE8e498A67b409CCb1B7b34c3981 e ? ? 0 Aave Governance V3 data warehouse
0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2 enpbaovglcu n ? 1 Safe sign message lib 1.3.0
0xa665bB258D2a732C170dFD505924214c0b1AC74F e n ? 0 Aave V3 Ethereum XAUt V token
0xa685a61171bb30d4072B338c80Cb7b2c865c873E e n ? 0 Aave V2 Ethereum mana A token
0xa6aB031A4d189B24628EC9Eb155F0a0f1A0E55a3 e n ? 0 Aave V3 Ethereum eurc oracle
0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2 enpbaovglcu n ? 1 Safe gnosis safe proxy factory 1.3.0
0xa6C229d3a1D4D31708B16C0ad2f14337aE4E7893 l n ? 0 Aave V3 Linea edge risk oracle
0xa6D12574eFB239FC1D2099732bd8b5dC6306897F a n ? 0 Aave V3 Arbitrum usdt stata token
0xA700b4eB416Be35b2911fd5Dee80678ff64fF6C9 e n ? 0 Aave V3 Ethereum aave A token
0xa72636CbcAa8F5FF95B2cc47F3CDEe83F3294a0B a n ? 0 Aave V3 Arbitrum acl manager
0xa72636CbcAa8F5FF95B2cc47F3CDEe83F3294a0B o n ? 0 Aave V3 Optimism acl manager
0xa72636CbcAa8F5FF95B2cc47F3CDEe83F3294a0B p n ? 0 Aave V3 Polygon acl manager
0xa72636CbcAa8F5FF95B2cc47F3CDEe83F3294a0B v n ? 0 Aave V3 Avalanche acl manager
0xA72C85C258A81761433B4e8da60505Fe3Dd551CC epaovg n ? 16 Curve crypto calc
0xA72C85C258A81761433B4e8da60505Fe3Dd551CC n n ? 16 Curve router
0xA75287d2f8b217273E7FCD7E86eF07D33972042E a n ? 17 GMX glp vester
0xa767f745331D267c7751297D982b050c93985627 g n ? 0 Aave V3 Gnosis weth oracle
0xA77b1C51a76bbB72D17BF467393a540868103097 l n ? 0 Aave V3 Linea m usd oracle
0xA78Eba24D89e70A03ddB7AC195A15E53315aA5b4 e n ? 0 Aave V3 Ethereum PT sr USDe 25 jun2026 A token
0xA78F3bc07035422f6f69c3f2B72fcCd0487348FA p n ? 0 Aave V2 Polygon bal interest rate strategy
0xA79828DF1850E8a3A3064576f380D90aECDD3359 e n ? 16 Curve tusd deposit address
0xA7be337A7044ba7459f1F2077cA649ef438d8476 p n ? 0 Aave V3 Polygon config engine
0xA803414f84fCEF00e745bE7CC2A315908927f15D e n ? 0 Aave V3 Ethereum PT s usde 5 feb2026 V token
0xa818F1B57c201E092C4A2017A91815034326Efd1 g n ? 0 Aave V3 Gnosis weth A token
0xA827a652Ead76c6B0b3D19dba05452E06e25c27e a n ? 16 Curve eursusd swap address
0xA83c336B20401Af773B6219BA5027174338D1836 enpbaovglcu n ? 1 Safe multi send call only 1.5.0
0xA8669021776Bc142DfcA87c21b4A52595bCbB40a a n ? 0 Aave V3 Arbitrum lusd V token
0xA8669021776Bc142DfcA87c21b4A52595bCbB40a o n ? 0 Aave V3 Optimism mai V token
0xA8669021776Bc142DfcA87c21b4A52595bCbB40a p n ? 0 Aave V3 Polygon bal V token
0xA8669021776Bc142DfcA87c21b4A52595bCbB40a v n ? 0 Aave V3 Avalanche BTCb V token
0xa88f0329C2c4ce51ba3fc619BBf44efE7120Dd0d e n ? 27 Lido DAO wstETH-referral-staker
0xa9090E2fd6cD8Ee397cF3106189A7E1CFAE6C59C a n ? 17 GMX gelato relay router
0xA90996896660DEcC6E997655E065b23788857849 e n ? 16 Curve susd gauge address
0xa9251ca9DE909CB71783723713B21E4233fbf1B1 n n ? 0 Aave V3 BNB usdt A token
0xa94Fcf9fc56a864f8DE51e6315aee5863AD63C91 v n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0xA96A65c051bF88B4095Ee1f2451C2A9d43F53Ae2 e n ? 16 Curve ankreth swap address
0xa97684ead0e402dC232d5A977953DF7ECBaB3CDb a n ? 0 Aave V3 Arbitrum pool addresses provider
0xa97684ead0e402dC232d5A977953DF7ECBaB3CDb o n ? 0 Aave V3 Optimism pool addresses provider
0xa97684ead0e402dC232d5A977953DF7ECBaB3CDb p n ? 0 Aave V3 Polygon pool addresses provider
0xa97684ead0e402dC232d5A977953DF7ECBaB3CDb v n ? 0 Aave V3 Avalanche pool addresses provider
0xa98Bce70c92aD2ef3288dbcd659bC0d6b62f8F13 e n ? 11 Balancer polygon root gauge factory
0xa9c87daB340631C34BB738625C70499e29ddDC98 p n ? 12 Morpho meta morpho factory
0xA9DEAc9f00Dc4310c35603FCD9D34d1A750f81Db e n ? 0 Aave V2 Ethereum st eth V token
0xA9e201A4e269d6cd5E9F0FcbcB78520cf815878B e n ? 0 Aave V2 Ethereum AMM uni ren weth A token
0xA9ecb0503075124cc0B786096849A331FBe9EE6D e n ? 0 Aave V3 Ethereum PT usdg 28 may2026 A token
0xAa0200d169fF3ba9385c12E073c5d1d30434AE7b e n ? 0 Aave V3 Ethereum m usd A token
0xaA17A236F2bAdc98DDc0Cf999AbB47D47Fc0A6Cf e n ? 16 Curve ankreth token address
0xAA46724893dedD72658219405185Fb0Fc91e091C pbaogu n ? 2 Safe allowance module 0.1.1
0xaa50bD556CE0Fe61D4A57718BA43177a3aB6A597 a ? ? 17 GMX timelock
0xAA5c30C1482c189cA0d56057D3ac4dD7Af1e4726 a n ? 12 Morpho bundler3 paraswap adapter
0xAA6e91C82942aeAE040303Bf96c15a6dBcB82CA0 e n ? 0 Aave V3 Ethereum eurc A token
0xaa82ca713D94bBA7A89CEAB55314F9EfFEdDc78c e n ? 16 Curve tbtc deposit address
0xAa870Da2a9F611A3A53d0D2AEe5664B3700a59c9 u n ? 12 Morpho bundler3 paraswap adapter
0xAAEbc0287EC3BF3fe56fCA1E4bcC793b219De551 b n ? 0 Aave V3 Base aave oracle
0xaAFD07D53A7365D3e9fb6F3a3B09EC19676B73Ce e ? ? 0 Aave Umbrella Ethereum stk WA weth v1 stake token
0xAB093cd16e765b5B23D34030aaFaF026558e0A19 p n ? 11 Balancer authorizer adaptor entrypoint
0xAB594600376Ec9fD91F8e885dADF0CE036862dE0 p n ? 0 Aave V3 Polygon wpol oracle
0xab70BCB260073d036d1660201e9d5405F5829b7a g n ? 0 Aave V3 Gnosis EURe oracle
0xab863E752Bf67D8DCDD929EaAe9Be9dc83Fb3BbB e n ? 4 Uniswap universal router version v2.2.0
0xaBa0F11D55C5dDC52cD0Cb2cd052B621d45159d5 p n ? 5 Across 1inch swap and bridge
0xabC000d88f23Bb45525E447528DBF656A9D55bf5 pbaog n ? 16 Curve child gauge factory old
0xabcBbe23BD8E0dDD344Ff5fd1439b785B828cD2d a n ? 17 GMX multichain glv router
0xac0746AfD13DEbe2a43a6c8745Fb83Fd2A2909cA v n ? 0 Aave V3 Avalanche AAVEe static A token
0xAC2435E3C25e8246870D33ce0a26988A46d5DB68 e n ? 0 Aave V4 Ethereum core usdg tokenization spoke
0xac3AF0f4A52C577Cc2C241dF51a01FDe3D06D93B e n ? 0 Aave V2 Ethereum fei oracle
0xAC50890a80A2731eb1eA2e9B4F29569CeB06D960 e n ? 0 Aave V3 Ethereum t btc V token
0xaC6Df26a590F08dcC95D5a4705ae8abbc88509Ef e n ? 0 Aave V2 Ethereum enj A token
0xac795D2c97e60DF6a99ff1c814727302fD747a80 e n ? 16 Curve usdt deposit address
0xacAaC3e6D6Df918Bf3c809DFC7d42de0e4a72d4C o n ? 11 Balancer protocol fee percentages provider
0xAcc030EF66f9dFEAE9CbB0cd1B25654b82cFA8d5 e n ? 0 Aave V2 Ethereum AMM pool addresses provider
0xacD3d3FaCeA0424984F662827B988f4581a3cE31 e n ? 0 Aave V3 Ethereum PT sr USDe 2 apr2026 V token
0xaCd615B3705B9c880E4E7293f1030B34e57B4c1c a n ? 11 Balancer investment pool factory
0xACE8a1c0eC12aE81814377491265b47F4eE5D3dD e n ? 0 Aave V3 Ethereum Horizon rlusd V token
0xAD09780d193884d503182aD4588450C416D6F9D4 b n ? 14 Circle CCTP message transmitter
0xAd3CC7852382C09fdCE54784292c6aB7fb9Df917 o n ? 11 Balancer aave linear pool factory
0xaD4F91D26254B6B0C6346b390dDA2991FDE2F20d g n ? 0 Aave V3 Gnosis default incentives controller
0xAD75cE6354f87F3135cE10621d385d8D1e2562C2 e n ? 0 Aave V4 Ethereum paxg gold spoke
0xaD785bd1666c582FcAb74088ce73BDF4c9da1f20 b n ? 0 Aave V3 Base syrup usdc stata token
0xad901309d9e9DbC5Df19c84f729f429F0189a633 e n ? 11 Balancer arbitrum root gauge factory
0xad901309d9e9DbC5Df19c84f729f429F0189a633 o n ? 11 Balancer weighted pool factory
0xAdB09F65bd90d19e3148D9ccb693F3161C6DB3E8 a n ? 15 Pendle router static
0xADC0A53095A0af87F3aa29FE0715B5c28016364e e n ? 0 Aave V3 Ethereum swap collateral adapter
0xAdCFcf9894335dC340f6Cd182aFA45999F45Fc44 e n ? 16 Curve xautusd swap address
0xAdDb96Fb6A795faf042DD25BD4710267C41D1F74 n n ? 0 Aave V3 BNB config engine
0xADE6CBA6c45aa8E9d0337cAc3D2619eabc39D901 e n ? 0 Aave V2 Ethereum st eth oracle
0xAdedD8ab6dE832766Fedf0FaC4992E5C4D3EA18A b n ? 12 Morpho midnight
0xAe05Cd22df81871bc7cC2a04BeCfb516bFe332C8 e n p 0 Aave V3 Ethereum Horizon pool
0xae0Ca1B1Bc6cac26981B5e2b9c40f8Ce8A9082eE o n ? 0 Aave V3 Optimism aave static A token
0xaE34574AC03A15cd58A92DC79De7B1A0800F1CE3 e n ? 16 Curve fraxusdp swap address
0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84 e n ? 27 Lido DAO stETH
0xae8593DD575FE29A9745056aA91C4b746eee62C8 e n ? 0 Aave V3 Ethereum r eth V token
0xaE8dc4a7438801Ec4edC0B035EcCCcF3807F4CC1 bao n ? 14 Wormhole token bridge relayer
0xae9b3Eb616ed753dcE96C75B6AE30A60Ff9290B4 p n ? 0 Aave V2 Polygon aave interest rate strategy
0xAEA6c312f4b3E04D752946d329693F7293bC2e6D e n ? 16 Curve dusd gauge address
0xaeB318360f27748Acb200CE616E389A6C9409a07 p n ? 28 Compound III usdt comet
0xaEb406b0E430BF5Ea2Dc0B9Fe62E4E53f74B3a33 a n ? 11 Balancer composable stable pool factory
0xaEb406b0E430BF5Ea2Dc0B9Fe62E4E53f74B3a33 p n ? 11 Balancer child chain gauge reward helper
0xaECEbdfE454d869A626cAb38226C52a1575D1866 e n ? 0 Aave V3 Ethereum snx static A token
0xaed7c529bD2878170B61C758DfAa215AC7a4FD07 e n ? 0 Aave V4 Ethereum global dollar usdc tokenization spoke
0xAEf73b04654931B94920a3D7AE62032b79fB6d0c e n ? 0 Aave V3 Ethereum syrup usdt V token
0xaf270C38fF895EA3f95Ed488CEACe2386F038249 e n ? 0 Aave V3 Ethereum dai static A token
0xaf32001cf2E66C4C3af4205F6EA77112AA4160FE e n ? 0 Aave V2 Ethereum ust V token
0xAf368c91793CB22739386DFCbBb2F1A9e4bCBeBf g n ? 13 Stargate token messaging
0xAf368c91793CB22739386DFCbBb2F1A9e4bCBeBf u n ? 13 Stargate credit messaging
0xAf5c88245CD02Ff3DF332EF1E1FfD5bc5D1d87cd e n ? 0 Aave V2 Ethereum debt swap adapter
0xAF92b0A685a15F4E26B6d7DA86F1a9C8C01E2a09 a n ? 0 Aave V3 Arbitrum mai oracle
0xb01e6C9af83879B8e06a092f0DD94309c0D497E4 e n ? 0 Aave V3 Ethereum ldo oracle
0xb023e699F5a33916Ea823A16485e259257cA8Bd1 p n ? 0 Aave V3 Polygon oracle
0xB04427eFdd15b0EC233400d2F7f7E4fd0291C285 e n ? 0 Aave V3 Ethereum Ether Fi swap collateral adapter
0xb049465969ac6355127cDf9E88deE63d25204d5D e n ? 12 Morpho market v1 adapter factory
0xb04e4D3D59Ee47Ca9BA192707AF13A7D02969911 u n ? 12 Morpho pre liquidation factory
0xB05984aD83C20b3ADE7bf97a9a0Cb539DDE28DBb a n ? 0 Aave V3 Arbitrum gho oracle
0xB07E357cc262E92eee03D8B81464D596B258eA7a e n ? 0 Aave V3 Ethereum wbtc static A token
0xb08E16cFc07C684dAA2f93C70323BAdb2A6CBFd2 a n ? 11 Balancer child chain liquidity gauge factory
0xb08E16cFc07C684dAA2f93C70323BAdb2A6CBFd2 e n ? 11 Balancer stable phantom pool factory
0xb08E16cFc07C684dAA2f93C70323BAdb2A6CBFd2 n n ? 11 Balancer protocol fee percentages provider
0xb08E16cFc07C684dAA2f93C70323BAdb2A6CBFd2 o n ? 11 Balancer meta stable pool factory
0xb09e40EbE31b738fbf20289270a397118707D475 e n ? 12 Morpho bundler3 aave v3 core migration adapter
0xB0a0716841F2Fc03fbA72A891B8Bb13584F52F2d e n ? 16 Curve ust deposit address
0xB0A72A5e454890e9715e059e8df8582a6B383DE3 p n ? 0 Aave V3 Polygon matic X oracle
0xB0c9a107fA17c779B3378210A7a593e88938C7C9 u n ? 12 Morpho public allocator
0xB0C9A7122aaB68F75CffD9851E867144DBFF113b a n ? 0 Aave V3 Arbitrum usdc oracle
0xB0D12Bf95CC1341d6C845C978daaf36F70b5910d v n ? 17 GMX extended gmx tracker
0xb0D7A8bbDcdb1203850b742bB4d7f57a1F1C8483 v n ? 0 Aave V2 Avalanche USDCe oracle
0xB0EC6c4482Ac1Ef77bE239C0AC833CF37A27c876 e n ? 0 Aave V3 Ethereum Horizon jaaa A token
0xb125E6687d4313864e53df431d5425969c15Eb2F b n ? 28 Compound III usdc comet
0xb12e82DF057BF16ecFa89D7D089dc7E5C1Dc057B b n ? 0 Aave V3 Base debt swap adapter
0xB1532b76D054c9F9E61b25c4d91f69B4133E4671 l n ? 0 Aave V3 Linea weth interest rate strategy
0xb165a74407fE1e519d6bCbDeC1Ed3202B35a4140 a n ? 0 Aave V3 Arbitrum usdt static A token
0xb17b674D9c5CB2e441F8e196a2f048A81355d031 av n ? 16 Curve factory
0xb19059ebb43466C323583928285a49f558E572Fd e n ? 16 Curve hbtc token address
0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d enpbaovglcu n ? 1 Safe create call 1.3.0
0xB1EeAD6959cb5bB9B20417d6689922523B2B86C3 g n ? 13 Stargate pool usdc
0xB1EeAD6959cb5bB9B20417d6689922523B2B86C3 u n ? 13 Stargate token messaging
0xB1F2cdeC61db658F091671F5f199635aEF202CAC e n ? 16 Curve ren gauge address
0xb21b06D71c75973babdE35b49fFDAc3F82Ad3775 a n ? 28 Compound III configurator
0xB2216B2B2DC77e027AfEaaAf965E323012757fA0 v n ? 0 Aave V4 Avalanche avax correlated spoke oracle
0xB261B51938A9767406ef83bbFbaAFE16691b7047 p n ? 12 Morpho bundler3 general adapter1
0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6 epao n ? 3 Uniswap quoter
0xb27Aa2a964eAd5ed661D86974b37e4fB995b36f5 b n ? 12 Morpho bundler3 aave v3 core migration adapter
0xB29130CBcC3F791f077eAdE0266168E808E5151e e n ? 0 Aave V2 Ethereum one inch A token
0xB2B332f27e4B7305649a228C31Ed9858c5a6bAD9 v n ? 0 Aave V3 Avalanche s avax oracle
0xB2f97c1Bd3bf02f5e74d13f02E3e26F93D77CE44 c n ? 28 Compound III usdc comet
0xB32cB5677a7C971689228EC835800432B339bA2B e n ? 10 ENS dns registrar
0xB34D2f54139bA12defC315C0822aDf9A5eB9A9b7 p n ? 12 Morpho bundler3 compound v3 migration adapter
0xB394D8a1CE721630Cbea8Ec110DCEf0D283EDE3a e n ? 0 Aave V2 Ethereum AMM uni bat weth oracle
0xB3CE6E7b6d389a66eA4a3777bA07219d00FB3a9D e n ? 0 Aave V4 Ethereum forex spoke oracle
0xb3D5Af0A52a35692D3FcbE37669b3B8C31dddE7D p n ? 0 Aave V3 Polygon weth static A token
0xb3d5c3Dfc3a7aEbFF71895A7191796BFFc2c81b9 p n ? 3 Uniswap v4 quoter
0xb41E773f507F7a7EA890b1afB7d2b660c30C8B0A e n ? 0 Aave V3 Ethereum t btc oracle
0xB4205a645c7e920BD8504181B1D7f2c5C955C3e7 b n ? 15 Pendle router static
0xB446BF7b8D6D4276d0c75eC0e3ee8dD7Fe15783A p n ? 16 Curve eurtusd swap address
0xb47988aD49DCE8D909c6f9Cf7B26caF04e1445c8 g n ? 16 Curve tricrypto factory
0xB490fF18e55b8881C9527FE7E358dd363780449F e n ? 0 Aave V3 Ethereum one inch static A token
0xB496FF44746A8693A060FafD984Da41B253f6790 e n ? 11 Balancer preseeded voting escrow delegation
0xB4a0a2692D82301703B27082Cda45B083F68CAcE a n ? 0 Aave V3 Arbitrum mai static A token
0xb4a28DF1b926646f94e6fE6f15828c491b4def5F a n ? 0 Aave V3 Arbitrum wst eth oracle
0xb50201558B00496A145fE76f7424749556E326D8 g n p 0 Aave V3 Gnosis pool
0xb51EDdDD8c47856D81C8681EA71404Cec93E92c6 e n ? 0 Aave V3 Ethereum pyusd stata token
0xB525547968610395B60085bDc8033FFeaEaa5F64 e n ? 0 Aave V2 Ethereum AMM uni aave weth oracle
0xB5385132EE8321977FfF44b60cDE9fE9AB0B4e6b e n ? 0 Aave V2 Ethereum rai V token
0xB539C6C0fc36ff1572B13ACec343B854937db576 e n ? 0 Aave V3 Ethereum PT sr USDe 2 apr2026 oracle
0xB53C1a33016B2DC2fF3653530bfF1848a515c8c5 e n ? 0 Aave V2 Ethereum pool addresses provider
0xb56c2F0B653B2e0b10C9b928C8580Ac5Df02C7C7 a n ? 0 Aave V3 Arbitrum oracle
0xB576491F1E6e5E62f1d8F26062Ee822B40B0E0d4 e n ? 16 Curve cvxeth swap address
0xb5961902E60b188b1c665B7b72Ef616656A9e24E c n ? 12 Morpho chainlink oracle factory
0xb5a0a6bceCB2988bb348c2546BbA9c2bD9A04A1e e n ? 11 Balancer aave linear pool factory
0xb5ACC710AEDE048600E10eEDcefDf98d4aBf4B1E p n ? 16 Curve voting escrow
0xB5b46F918C2923fC7f26DB76e8a6A6e9C4347Cf9 a n ? 0 Aave V3 Arbitrum t btc V token
0xB5b46F918C2923fC7f26DB76e8a6A6e9C4347Cf9 p n ? 0 Aave V3 Polygon matic X V token
0xb5e56CC3d2e38e53b1166175C59e921A37cDC1E2 a n ? 11 Balancer pool recovery helper
0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A eg n ? 1 Safe gnosis safe 1.0.0
0xB6064eD41d4f67e353768aA239cA86f4F73665a1 n n ? 0 Aave V3 BNB cake oracle
0xb639D208Bcf0589D54FaC24E655C79EC529762B8 e ? ? 0 Aave Gho gho flashminter facilitator
0xB6557F02F0a5dA7b9D3C2d979cc19e00e756F6dA e n ? 0 Aave V3 Ethereum Ether Fi usdc oracle
0xb6A86025F0FE1862B372cb0ca18CE3EDe02A318f v n ? 0 Aave V2 Avalanche pool addresses provider
0xb6c057591E073249F2D9D88Ba59a46CFC9B59EdB e n ? 16 Curve busd deposit address
0xB6E9fbba669763BD811B10A761110C449824b5BB b n ? 0 Aave V3 Base cb eth oracle
0xB6F6D86a8f9879A9c87f643768d9efc38c1Da6E7 n n ? 14 Wormhole token bridge
0xb70a43821d2707fA9d0EDd9511CC499F468Ba564 p n ? 12 Morpho registry list
0xB70B91CE0771d3f4c81D87660f71Da31d48eB3B3 v n ? 17 GMX glp reward router
0xB721Cc32160Ab0da2614CC6aB16eD822Aeebc101 g n ? 16 Curve 3pool gauge address
0xB74b1F14d2754AcfcbBe1a221023a5cf50Ab8ACD v n ? 3 Uniswap v4 position manager
0xB755B949C126C04e0348DD881a5cF55d424742B2 v n ? 16 Curve atricrypto swap address
0xB76CF92076adBF1D9C39294FA8e7A67579FDe357 e n ? 0 Aave V3 Ethereum rpl A token
0xb77fa460604b9C6435A235D057F7D319AC83cb53 p n ? 0 Aave V2 Polygon link oracle
0xb80B3215EA8183a064073f9892eb64236160a4dF e n ? 0 Aave V3 Ethereum usds stata token
0xb810AbD43d8FCFD812d6FEB14fefc236E92a341A e n ? 27 Threshold Network CrossChainBitcoinDepositor
0xb82fa9f31612989525992FCfBB09AB22Eff5c85A e n ? 0 Aave V3 Ethereum crv usd A token
0xB848f50141F3D4255b37aC288C25C109104F2158 e n ? 11 Balancer BALToken holder factory
0xB85B2bFEbeC4F5f401dbf92ac147A3076391fCD5 e n ? 0 Aave V3 Ethereum Lido aave protocol data provider
0xb87a436B93fFE9D75c5cFA7bAcFff96430b09868 a n ? 17 GMX position router
0xB8a7bc0d13B1f5460513040a97F404b4fea7D2f3 e n ? 0 Aave V2 Ethereum Arc oracle
0xb8db81B84d30E2387de0FF330420A4AAA6688134 e n ? 0 Aave V2 Ethereum AMM uni link weth A token
0xB90B9B1F91a01Ea22A182CD84C1E22222e39B415 o n ? 16 Curve wsteth swap address
0xB9130D2A87d7c60ED7E7e4b25bdA6e3E6841becB u n ? 12 Morpho registry list
0xB94Ab28c6869466a46a42abA834ca2B3cECCA5eB a n ? 0 Aave Gho gho ccip token pool
0xB94e515615c244Ab25f7A6e592e3Cb7EE31E99F4 v n ? 0 Aave V3 Avalanche proof OF reserve
0xB95DB5B167D75e6d04227CfFFA61069348d271F5 a n ? 17 GMX glp reward router
0xb96404e475f337A7E98e4a541C9b71309BB66c5A g n ? 0 Aave V3 Gnosis EURe V token
0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2 n n ? 3 Uniswap swap router02
0xb972abef80046A57409e37a7DF5dEf2638917516 o n ? 0 Aave V3 Optimism wst eth static A token
0xb98c948CFA24072e58935BC004a8A7b376AE746A b n ? 12 Morpho bundler3 general adapter1
0xB9C8e533a8f0f388f902aaA8FEBe6C3BE2B97cb2 e n ? 0 Aave V3 Ethereum Ether Fi config engine
0xB9d0c246f306B1aaF02ae6Ba112D5Ef25e5B60Dc u n ? 3 Uniswap v3 migrator
0xB9D7CB55f463405CDfBe4E90a6D2Df01C2B92BF1 e n ? 0 Aave V2 Ethereum uni A token
0xB9fC157394Af804a3578134A6585C0dc9cc990d4 e n ? 16 Curve factory
0xBA12222222228d8Ba445958a75a0704d566BF2C8 enpaog n ? 11 Balancer vault
0xba1B3D55D249692b669A164024A838309B7508AF e n ? 0 Aave V4 Ethereum ethena ecosystem spoke
0xbA429f7011c9fa04cDd46a2Da24dc0FF0aC6099c e n ? 0 Aave V2 Ethereum busd V token
0xba728eAd5e496BE00DCF66F650b6d7758eCB50f8 e n ? 0 Aave V2 Ethereum mkr V token
0xBA814Bf6E27A6d6baE4a8aC65c8Bc3d8e9B0aaCF a n ? 15 Pendle yield contract factory v6
0xbaA999AC55EAce41CcAE355c77809e68Bb345170 e n ? 0 Aave V3 Ethereum pool addresses provider registry
0xBae535520Abd9f8C85E58929e0006A2c8B372F74 e n ? 0 Aave V3 Ethereum aave V token
0xbaF95bB30CDab3d5b7a11B67EDeF5631bD62be86 o n ? 0 Aave V3 Optimism wst eth stata token
0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE v n ? 3 Uniswap swap router02
0xBb1B19495B8FE7C402427479B9aC14886cbbaaeE p n ? 16 Curve atricrypto3 gauge address
0xbB8A61425DFE172AA3a6f882aAFaBA00B32b7d59 a n ? 0 Aave V3 Arbitrum r eth stata token
0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb eb n ? 12 Morpho
0xbBC81d23Ea2c3ec7e56D39296F0cbB648873a5d3 e n ? 16 Curve y deposit address
0xbC0797015fcFc47d9C1856639CaE50D0e69FbEE8 a n ? 16 Curve tricrypto factory
0xbC0797015fcFc47d9C1856639CaE50D0e69FbEE8 g n ? 16 Curve stable ng factory
0xbC0f50CCB8514Aa7dFEB297521c4BdEBc9C7d22d p n ? 0 Aave V3 Polygon wbtc static A token
0xBC230b1a66A138cD9cFC7b352390025978dFAdde e n ? 11 Balancer optimism root gauge
0xBC302053db3aA514A3c86B9221082f162B91ad63 p n ? 0 Aave V3 Polygon weth gateway
0xbC3af484919304E005Ca8b735a0d463b876aeB52 l n ? 0 Aave V3 Linea usdc stata token
0xbc4f5631f2843488792e4F1660d0A51Ba489bdBd b n ? 0 Aave V3 Base ez eth V token
0xBc59E99198DbA71985A66E1713cC89FFEC53f7FC g n ? 0 Aave V3 Gnosis gno V token
0xBc790382B3686abffE4be14A030A96aC6154023a a n ? 0 Aave V3 Arbitrum wallet balance provider
0xBc790382B3686abffE4be14A030A96aC6154023a o n ? 0 Aave V3 Optimism wallet balance provider
0xBc790382B3686abffE4be14A030A96aC6154023a p n ? 0 Aave V3 Polygon wallet balance provider
0xBc790382B3686abffE4be14A030A96aC6154023a v n ? 0 Aave V3 Avalanche wallet balance provider
0xBC89cd85491d81C6AD2954E6d0362Ee29fCa8F53 e n ? 16 Curve usdt gauge address
0xBcca60bB61934080951369a648Fb03DF4F96263C e n ? 0 Aave V2 Ethereum usdc A token
0xbcDd5709641Af4BE99b1470A2B3A5203539132Ec p n ? 0 Aave V3 Polygon matic X static A token
0xbcfbCE9D92A516e3e7b0762AE218B4194adE34b4 b n ? 5 Across uniswap v3 swap and bridge
0xBCfF8B0b9419b9A88c44546519b1e909cF330399 e n ? 16 Curve voting parameter
0xbcFFB4B3beADc989Bd1458740952aF6EC8fBE431 b n ? 0 Aave V3 Base t btc A token
0xBD1bc41479D0b58167584980fE57fDA913d4fB73 e n ? 0 Aave V3 Ethereum PT sr USDe 22 oct2026 oracle
0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e e n ? 3 Uniswap v4 position manager
0xBd35248F8325DD1cB2bBf9D01E80A6bb99a792Dd e n ? 11 Balancer distribution scheduler
0xbD37610BBB1ddc2a22797F7e3f531B59902b7bA7 e n ? 0 Aave V2 Ethereum rates factory
0xBd3fa81B58Ba92a82136038B25aDec7066af3155 e n ? 14 Circle CCTP token messenger
0xbD41b1548a5A06544cBcf87c0c54864312842C00 a n ? 0 Aave V3 Arbitrum weth oracle
0xBd5fBd2FA58cB15228a9Abdac9ec994f79E3483C n n ? 16 Curve crypto factory
0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54 enpbaovglcu n ? 1 Safe to l2 setup 1.4.1
0xBD96b5ABBC6048c28184b462167E487533F2e35E p n ? 0 Aave V3 Polygon wst eth oracle
0xBdb9300b7CDE636d9cD4AFF00f6F009fFBBc8EE6 b n ? 0 Aave V3 Base cb btc A token
0xbdE8F31D2DdDA895264e27DD990faB3DC87b372d a n ? 28 Compound III bulker
0xBdfa7b7893081B35Fb54027489e2Bc7A38275129 e n ? 0 Aave V3 Ethereum we eth A token
0xBDFd4E51D3c14a232135f04988a42576eFb31519 n n ? 0 Aave V3 BNB wst eth A token
0xBdFe7aD7976d5d7E0965ea83a81Ca1bCfF7e84a9 e n ? 0 Aave V3 Ethereum rlusd V token
0xbe0F5544EC67e9B3b2D979aaA43f18Fd87E6257F v n ? 3 Uniswap quoter
0xBE175115BF33E12348ff77CcfEE4726866A0Fbd5 e n ? 16 Curve rsv deposit address
0xbe1F842e7e0afd2c2322aae5d34bA899544b29db e n ? 0 Aave V3 Ethereum Ether Fi we eth A token
0xbE23a3AA13038CfC28aFd0ECe4FdE379fE7fBfc4 p n ? 0 Aave V2 Polygon aave oracle
0xbE40675BB704506a3c2Ccfb762DCFd1e979845C2 v n ? 3 Uniswap v4 quoter
0xbe54767735fB7Acca2aa7E2d209a6f705073536D e n ? 0 Aave V3 Ethereum PT s usde 5 feb2026 A token
0xbe9a7B3F2f54E18D7C0a17B03ad84Ac2D1D28eAC e n ? 0 Aave V2 Ethereum AMM weth gateway
0xBEa2B648f05887eCbF1d115da8b7E4A317975A51 c n ? 0 Aave V3 Scroll aave protocol data provider
0xbEb5Fc579115071764c7423A4f12eDde41f106Ed e c ? 9 OP Stack of optimism portal
0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7 e n ? 16 Curve 3pool swap address
0xbebdb6C8ddC678FfA9f8748f85C815C556Dd8ac6 b n ? 14 Wormhole core
0xbF10BDfE177dE0336aFD7fcCF80A904E15386219 e n ? 0 Aave V4 Ethereum etherfi espoke
0xbf32c7dFC72b730967072B112927ca0de205dbb5 l n ? 0 Aave V3 Linea acl manager
0xBF87A82B9186C15eF4Ab547920C8c05a773c8346 e n ? 0 Aave V3 Ethereum Lido config engine
0xBfAb6FA95E0091ed66058ad493189D2cB29385E6 e n ? 16 Curve wbeth swap address
0xbFcF63294aD7105dEa65aA58F8AE5BE2D9d0952A e n ? 16 Curve 3pool gauge address
0xbfd8137f7d1516D3ea5cA83523914859ec47F573 a n ? 3 Uniswap tick lens
0xbfD9769b061E57e478690299011A028194D66e3C a n ? 11 Balancer child chain gauge token adder
0xc0006f52B38625C283dd2f972dD9B779A5851Dd0 p n ? 12 Morpho market v1 adapter v2 factory
0xc00eb3c7aD1aE986A7f05F5A9d71aCa39c763C65 a n ? 12 Morpho registry list
0xc0179321f0825c3e0F59Fe7Ca4E40557b97797a3 g n ? 0 Aave V3 Gnosis withdraw swap adapter
0xc026395860Db2d07ee33e05fE50ed7bD583189C7 e n ? 13 Stargate pool usdc
0xC0333cb85B59a788d8C7CAe5e1Fd6E229A3E5a65 g n ? 0 Aave V3 Gnosis USDCe A token
0xC035a7cf15375cE2706766804551791aD035E0C2 e n ? 0 Aave V3 Ethereum Lido wst eth A token
0xC09255D86DB563cBc11C2fCf4a0C512e160111B4 b n ? 3 Uniswap permissioned v4 position manager
0xC09255D86DB563cBc11C2fCf4a0C512e160111B4 o n ? 4 Uniswap universal router version v2.1.2
0xC11329d19C2275c9E759867e879ECFcEeD7e30A0 u n ? 12 Morpho bundler3 general adapter1
0xC11a53eE9B1eCc7a068D8e40F8F17926584F97Cf p n ? 12 Morpho vault v2 factory
0xC128468b7Ce63eA702C1f104D55A2566b13D3ABD e n ? 11 Balancer gauge controller
0xC128468b7Ce63eA702C1f104D55A2566b13D3ABD n n ? 11 Balancer no protocol fee liquidity bootstrapping pool factory
0xC128468b7Ce63eA702C1f104D55A2566b13D3ABD o n ? 11 Balancer rewards only gauge
0xC128468b7Ce63eA702C1f104D55A2566b13D3ABD p n ? 11 Balancer authorizer adaptor
0xC128a9954e6c874eA3d62ce62B468bA073093F25 e n ? 11 Balancer voting escrow
0xC128a9954e6c874eA3d62ce62B468bA073093F25 n n ? 11 Balancer weighted pool factory
0xC128a9954e6c874eA3d62ce62B468bA073093F25 o n ? 11 Balancer protocol fees withdrawer
0xC128a9954e6c874eA3d62ce62B468bA073093F25 p n ? 11 Balancer stable phantom pool factory
0xc1377B4cdF9116bf7b3d7F72A4f8A7Be8506cE80 n n ? 0 Aave V3 BNB wst eth oracle
0xC1438AA3823A6Ba0C159CfA8D98dF5A994bA120b e n ? 0 Aave V2 Ethereum bal oracle
0xC16666b7FF197427BD255E6961A5F99cfb3A6059 e n ? 0 Aave V3 Ethereum Ether Fi we eth interest rate strategy
0xc167932AC4EEc2B65844EF00D31b4550250536A5 e n ? 0 Aave V3 Ethereum Horizon usyc A token
0xc186fA914353c44b2E33eBE05f21846F1048bEda e n ? 5 Across hub pool
0xc18a3169788F4F75A170290584ECA6395C75Ecdb o n ? 3 Uniswap v4 state view
0xC18cC39da8b11dA8c3541C598eE022258F9744da e n ? 16 Curve rsv swap address
0xC1b393EfEF38140662b91441C6710Aa704973228 p n ? 16 Curve tricrypto factory
0xc2015641564a5914A17CB9A92eC8d8feCfa8f2D0 e n ? 0 Aave V3 Ethereum Lido s USDe A token
0xC206C2764A9dBF27d599613b8F9A63ACd1160ab4 n n ? 0 Aave V3 BNB default incentives controller
0xC2201708289b2C6A1d461A227A7E5ee3e7fE9A2F e n ? 0 Aave V3 Ethereum Horizon emission manager
0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC enpbaovglcu n ? 1 Safe gnosis safe proxy factory 1.3.0
0xC25099792E9349C7DD09759744ea681C7de2cb66 e n ? 16 Curve tbtc swap address
0xC25a3A3b969415c80451098fa907EC722572917F e n ? 16 Curve susd token address
0xc25Da0Ddab750739d2500dfD4E31EB4E83622F54 l n ? 0 Aave V3 Linea stata factory
0xC26D4a1c46d884cfF6dE9800B6aE7A8Cf48B4Ff8 e n ? 0 Aave V3 Ethereum USDe oracle
0xc293744fFbcf46696D589f5C415e71BC491519cD e n ? 0 Aave V3 Ethereum Horizon acred A token
0xc2aaCf6553D20d1e9d78E365AAba8032af9c85b0 e n ? 0 Aave V3 Ethereum acl manager
0xC2B0945C6D0A842eC2a1345f08c4ef2060452B6A e n ? 0 Aave V2 Ethereum Arc weth interest rate strategy
0xC2b1DF84112619D190193E48148000e3990Bf627 e n ? 16 Curve usdk gauge address
0xC2b1DF84112619D190193E48148000e3990Bf627 v n ? 16 Curve ren token address
0xC2b638Cb5042c1B3c5d5C969361fB50569840583 c n ? 13 Stargate pool native
0xC2b638Cb5042c1B3c5d5C969361fB50569840583 p n ? 13 Stargate credit messaging
0xc2b78104907F722DABAc4C69f826a522B2754De4 c n ? 2 Safe daimo p256 verifier 0.2.1
0xc2b78104907F722DABAc4C69f826a522B2754De4 epbaog n ? 2 Safe daimo p256 verifier 0.2.0
0xC2d95EEF97Ec6C17551d45e77B590dc1F9117C67 p n ? 16 Curve ren swap address
0xC2dCB88873E00c9d401De2CBBa4C6A28f8A6e2c2 p n ? 5 Across uniswap v3 universal swap and bridge
0xC2e10006AccAb7B45D9184FcF5b7EC7763f5BaAe e n ? 0 Aave V2 Ethereum fei V token
0xc2e2152647F4C26028482Efaf64b2Aa28779EFC4 e n ? 0 Aave V2 Ethereum ust A token
0xC2E7A608d868817dd58438913Ed72955a0567561 v n ? 0 Aave V3 Avalanche stata factory
0xC2E93e8121237A885A00627975eB06C7BF9808d6 e n ? 0 Aave V2 Ethereum AMM uni uni weth oracle
0xC2Ee6b0334C261ED60C72f6054450b61B8f18E35 e n ? 16 Curve rsv token address
0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca a n ? 14 Circle CCTP message transmitter
0xc30808705C01289A3D306ca9CAB081Ba9114eC82 e n ? 0 Aave V3 Ethereum ldo V token
0xc34254642B504484465F38Cb1CC396d45a9c7c80 v n ? 0 Aave V2 Avalanche lending rate oracle
0xc35D319FA5FEc2BBE0eB4d0a826465b60f821F81 e n ? 0 Aave V3 Ethereum PT USDe 5 feb2026 oracle
0xC36442b4a4522E871399CD717aBDD847Ab11FE88 epao n ? 3 Uniswap nonfungible position manager
0xC368bAB13A2b46D02c20c28AeBaB79bbE7E067AA p n ? 0 Aave V2 Polygon dai oracle
0xc371FB4513c23Fc962fe23B12cFBD75E1D37ED91 e n ? 0 Aave V2 Ethereum Arc wbtc V token
0xC37353E5766164D8654D3CB395acfDcA4c2E7Ddc c n ? 0 Aave V3 Scroll weth interest rate strategy
0xC38aD3527A4B821BF437639cBA8Bf567BFa63A13 v n ? 0 Aave V3 Avalanche DAIe stata token
0xc390dbe9fc00D6db73C52d375642b47008C33c90 e n ? 0 Aave V4 Ethereum ethena ecosystem spoke oracle
0xC3c79aa824373c793E60901428e11884BFeD83Ed e n ? 0 Aave V2 Ethereum s usd oracle
0xc3c9e198C735a4b97e3e683f391cCBDD60B69286 v n ? 3 Uniswap v4 state view
0xc3ccacE87f6d3A81724075ADcb5ddd85a8A1bB68 g n ? 11 Balancer pool recovery helper
0xc3d688B66703497DAA19211EEdff47f25384cdc3 e n ? 28 Compound III usdc comet
0xC40fEbF5A33b8C92B187d9be0fD3fe0ac2E4B07c n n ? 15 Pendle market factory v3
0xc4195D4060DaEac44058Ed668AA5EfEc50D77ff6 p n ? 0 Aave V2 Polygon bal A token
0xC435b02dcBef2e9BdE55e28d39f53ddbe0760a2c e n ? 0 Aave V3 Ethereum Horizon ustb V token
0xC438643b0eee8a314eEC53eb8A1Ee6467C88fc24 o n ? 0 Aave V3 Optimism link stata token
0xc443AD9DDE3cecfB9dfC5736578f447aFE3590ba e n ? 0 Aave V2 Ethereum AMM aave protocol data provider
0xC456398D5eE3B93828252e48beDEDbc39e03368E a n ? 5 Across 1inch swap and bridge
0xc45A479877e1e9Dfe9FcD4056c699575a1045dAA a n ? 0 Aave V3 Arbitrum mai A token
0xc45A479877e1e9Dfe9FcD4056c699575a1045dAA o n ? 0 Aave V3 Optimism wst eth A token
0xc45A479877e1e9Dfe9FcD4056c699575a1045dAA p n ? 0 Aave V3 Polygon sushi A token
0xc45A479877e1e9Dfe9FcD4056c699575a1045dAA v n ? 0 Aave V3 Avalanche frax A token
0xC45b2EEe6e09cA176Ca3bB5f7eEe7C47bF93c756 e n ? 16 Curve bbtc deposit address
0xc47b8C00b0f69a36fa203Ffeac0334874574a8Ac l n p 0 Aave V3 Linea pool
0xc4AD29ba4B3c580e6D59105FFf484999997675Ff e n ? 16 Curve tricrypto2 token address
0xC4aff49fCeD8ac1D818a6DCAB063f9f97E66ec5E p n ? 0 Aave V3 Polygon swap collateral adapter
0xC4e172459f1E7939D522503B81AFAaC1014CE6F6 e ? ? 3 Uniswap governance alpha v1
0xC509aB7bB4eDbF193b82264D499a7Fc526Cd01F4 v n ? 0 Aave V3 Avalanche usdc static A token
0xc5424B857f758E906013F3555Dad202e4bdB4567 e n ? 16 Curve seth swap address
0xc55837710bc500F1E3c7bb9dd1d51F7c5647E657 v n ? 16 Curve voting escrow
0xC563424DA59CC173D6de88a2BdA68C5981e4CA66 g n ? 0 Aave V3 Gnosis config engine
0xc58F53A8adff2fB4eb16ED56635772075E2EE123 e n ? 0 Aave V2 Ethereum AMM uni wbtc weth A token
0xC5aF63c233eA19cB191b36D16C1e25cDA08409E7 a n ? 0 Aave Gho gsm usdc oracle swap freezer
0xC5cfaDA84E902aD92DD40194f0883ad49639b023 e n ? 16 Curve gusd gauge address
0xc5FA220347375ac4f91f9E4A4AAb362F22801504 e n ? 16 Curve xautusd deposit address
0xc649947a460B135e6B9a70Ee2FB429aDBB529290 e n ? 10 ENS bulk renewal
0xc66Ba2B6595D3613CCab350C886aCE23866EDe24 ep n ? 11 Balancer stable pool factory
0xC6782854A8639cC3b40f9497797d6B33797CA592 a n ? 17 GMX multichain gm router
0xc67bb8F2314fA0df50cBa314c6509A7bdAD500C0 l n ? 0 Aave V3 Linea default incentives controller
0xc6B7AcA6DE8a6044E0e32d0c841a89244A10D284 g n ? 0 Aave V3 Gnosis usdc A token
0xC6bD2497332d24094eC16a7261eec5C412B5a2C1 a n ? 11 Balancer merkle redeem
0xC6bD2497332d24094eC16a7261eec5C412B5a2C1 p n ? 11 Balancer erc4626 linear pool factory
0xc6C09471Ee39C7E30a067952FcC89c8922f9Ab53 o n ? 16 Curve tricrypto factory
0xC6cAB8D39D93DC0Bd5986E7Ce5Bb956E30103A43 e n ? 0 Aave V3 Ethereum Horizon pool addresses provider registry
0xc713e5E149D5D0715DcD1c156a020976e7E56B88 e n ? 0 Aave V2 Ethereum mkr A token
0xC71Ea051a5F82c67ADcF634c36FFE6334793D24C e n ? 0 Aave V3 Ethereum Lido gho stata token
0xC768c589647798a6EE01A91FdE98EF2ed046DBD6 b n ? 0 Aave V3 Base usdc stata token
0xc7Ad695ac0ae38Ae308640897E51468977A862a2 e n ? 0 Aave V3 Ethereum e USDe oracle
0xC7B4c17861357B8ABB91F25581E7263E08DCB59c e n ? 0 Aave V3 Ethereum snx A token
0xC7be5307ba715ce89b152f3Df0658295b3dbA8E2 e n ? 0 Aave V3 Ethereum wallet balance provider
0xC7e9b623ed51F033b32AE7f1282b1AD62C28C183 e n ? 0 Aave V3 Ethereum link oracle
0xc7F8F9F1DdE1104664b6fC8F33E49b169C12F41E a n ? 15 Pendle yield contract factory v4
0xc80B267469D509ae45Df65845B291CBbe1945CB9 e n ? 5 Across sponsored OFTSrc periphery
0xc851e6147dcE6A469CC33BE3121b6B2D4CaD2763 l n ? 0 Aave V3 Linea UI pool data provider
0xC8a125AE4275a78AADc53B46Ca10566Bc9B249E0 e n ? 0 Aave V4 Ethereum core rlusd tokenization spoke
0xc8b31410340d57417bE62672f6B53dfB9de30aC2 o ? ? 5 Across merkle distributor
0xC8F6b8Ba0DC0f175B568B99440B0867F69A29265 b n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0xC9031f76006da0BD4bFa9E02aDf0d448dB3BC155 e n ? 27 Threshold Network CrossChainBitcoinDepositor
0xc907E116054Ad103354f2D350FD2514433D57F6f p n ? 0 Aave V3 Polygon wbtc oracle
0xc90Df74A7c16245c5F5C5870327Ceb38Fe5d5328 n n ? 0 Aave V3 BNB aave protocol data provider
0xC912D64F9F649897dC0244da3835869d410d053e a n ? 0 Aave Gho gho reserve
0xc91c5297d7E161aCC74b482aAfCc75B85cc0bfeD a n ? 0 Aave V3 Arbitrum dai static A token
0xC920dAbe5f40d0785Be9b4aCf5B4B8D662a5955A u n ? 5 Across sponsored OFTSrc periphery
0xc929ad75B72593967DE83E7F7Cda0493458261D9 e n ? 0 Aave V3 Ethereum one inch oracle
0xC92E8bdf79f0507f65a392b0ab4667716BFE0110 enpbaovg n ? 6 CoW Protocol GPv2 vault relayer
0xc94bdd83D2c7655C280655D60954e79E88D4F949 e n ? 0 Aave V4 Ethereum plus usdc tokenization spoke
0xC96113eED8cAB59cD8A66813bCB0cEb29F06D2e4 e n ? 0 Aave V3 Ethereum wst eth V token
0xc9AD8Dd111e6384128146467aAf92B81EC422848 e n ? 0 Aave V3 Ethereum PT s usde 25 sep2025 V token
0xC9b34c108014B44e5a189A830e7e04c56704a0c9 u n ? 12 Morpho vault v2 factory
0xc9BC48c72154ef3e5425641a3c747242112a46AF e n ? 0 Aave V2 Ethereum rai A token
0xc9c54d789ebc18169d942E781C75bb4e3D19a27b a n ? 5 Across sponsored CCTPSrc periphery
0xC9CbF687f43176B302F03f5e58470b77D07c61c6 e n ? 0 Aave V2 Ethereum cvx oracle
0xc9Fe0C63Af9A39402e8a5514f9c43Af0322b665F b n ? 16 Curve twocrypto factory
0xCa1D5a146B03f6303baF59e5AD5615ae0b9d146D u n ? 14 Wormhole core
0xCa274A44a52241c1a8EFb9f84Bf492D8363929FC b n ? 15 Pendle lp wrapper factory
0xCA2E1E33E5BCF4978E2d683656E1f5610f8C4A7E p n ? 0 Aave V3 Polygon aave static A token
0xCa5DFDABBfFD58cfD49A9f78Ca52eC8e0591a3C5 e n ? 0 Aave V2 Ethereum AMM guni usdc usdt A token
0xcA734aD0b286EA7dD6367a504a48FB75cd12a97F e n ? 11 Balancer optimism root gauge
0xCa79190050739D27B61e24B085DD4Af990254Ec2 b n ? 0 Aave V3 Base wrs eth stata token
0xCA8d0747B5573D69653C3aC22242e6341C36e4b4 paovg n ? 16 Curve stable calc
0xcA96C4f198d343E251b1a01F3EBA061ef3DA73C1 e n ? 11 Balancer double entrypoint fix relayer
0xcA96C4f198d343E251b1a01F3EBA061ef3DA73C1 p n ? 11 Balancer stable pool factory
0xcabb46FfB38c93348Df16558DF156e9f68F9F7F1 n ? ? 0 Aave Governance V3 CL emergency oracle
0xCafd2f0A35A4459fA40C0517e17e6fA2939441CA enpv n ? 14 Wormhole token bridge relayer
0xCb08717451aaE9EF950a2524E33B6DCaBA60147B e n ? 16 Curve teth token address
0xCb0b5cA20b6C5C02A9A3B2cE433650768eD2974F e n ? 0 Aave V3 Ethereum stata factory
0xcb0E7dA9c635628f6d4827355AeCa75aB8d3560f e n ? 0 Aave V4 Ethereum core wst eth tokenization spoke
0xCb1355ff08Ab38bBCE60111F1bb2B784bE25D7e8 o n ? 4 Uniswap universal router version v1.2
0xcb3643CC8294B23171272845473dEc49739d4Ba3 o n ? 28 Compound III bulker
0xCB45B5c861a6468145b1720A620C38f55f736B74 e n ? 0 Aave V2 Ethereum usdt oracle
0xcB636B81743Bb8a7F1E355DEBb7D33b07009cCCC e n ? 16 Curve rai deposit address
0xCbFB78a3Eeaa611b826E37c80E4126c8787D29f0 a ? ? 0 Aave Governance V3 cross chain controller
0xCC12AbE4ff81c9378D670De1b57F8e0Dd228D77a e n ? 0 Aave V2 Ethereum ren A token
0xCc232dcFAAE6354cE191Bd574108c1aD03f86450 o n ? 0 Aave V3 Optimism link oracle
0xcC47c4Fe1F7f29ff31A8b62197023aC8553C7896 a n ? 0 Aave V3 Arbitrum rates factory
0xcC508a455F5b0073973107Db6a878DdBDab957bC e n ? 11 Balancer weighted pool factory
0xCC71e4A38c974e19bdBC6C0C19b63b8520b1Bb09 p n ? 0 Aave V2 Polygon link V token
0xcc9632725266473ab5d42320E8Ae00437A1df3bB e n ? 0 Aave V2 Ethereum lending pool collateral manager
0xCc9EE9483f662091a1de4795249E24aC0aC2630f e n ? 0 Aave V3 Ethereum r eth A token
0xCcA0977eA3809C8fB785737Eb9fAcD5B19626e81 o n ? 15 Pendle yield contract factory v5
0xcCA43ceF272c30415866914351fdfc3E881bb7c2 e n ? 0 Aave V3 Ethereum fbtc A token
0xCca852Bc40e560adC3b1Cc58CA5b55638ce826c9 e n ? 0 Aave V4 Ethereum core hub
0xCD18eAa163733Da39c232722cBC4E8940b1D8888 e n ? 0 Aave Misc sablier
0xCd627aA160A6fA45Eb793D19Ef54f5062F20f33f e n ? 0 Aave V3 Ethereum crv oracle
0xcD73a05979a1Ff8Ca444558BDA60E54161117EE2 enpbaovlu n ? 5 Across counterfactual deposit spoke pool
0xcd9D82d33bd737De215cDac57FE2F7f04DF77FE0 e n ? 0 Aave V2 Ethereum ren V token
0xcDafB1b2dB43f366E48e6F614b8DCCBFeeFEEcD3 e n ? 13 Stargate pool metis
0xcDBBEd5606d9c5C98eEedd67933991dC17F0c68d n n ? 0 Aave V3 BNB usdc V token
0xCDD80E6211FC767352B198f827200C7e93d7Bb04 l n ? 0 Aave V3 Linea wrs eth A token
0xCE186F6Cccb0c955445bb9d10C59caE488Fea559 a n ? 0 Aave V3 Arbitrum r eth V token
0xCE186F6Cccb0c955445bb9d10C59caE488Fea559 o n ? 0 Aave V3 Optimism lusd V token
0xCE186F6Cccb0c955445bb9d10C59caE488Fea559 p n ? 0 Aave V3 Polygon ghst V token
0xCE186F6Cccb0c955445bb9d10C59caE488Fea559 v n ? 0 Aave V3 Avalanche mai V token
0xce1871f791548600cb59efbefFC9c38719142079 e n ? 0 Aave V2 Ethereum lusd A token
0xCe1C5509f2f4d755aA64B8D135B15ec6F12a93da v n ? 0 Aave V3 Avalanche DAIe interest rate strategy
0xcE5485Cfb26914C5dcE00B9BAF0580364daFC7a4 e n ? 27 StarkWare L1StarkGateSTRKbridge
0xCE5F24B7A95e9cBa7df4B54E911B4A3Dc8CDAf6f a n ? 16 Curve 2pool gauge address
0xCe6Ced23118EDEb23054E06118a702797b13fc2F e ? ? 0 Aave Umbrella umbrella batch helper
0xce8c60fd8390eFCc3Fc66A3f0bd64BEb969e750E e n ? 0 Aave V3 Ethereum Lido t eth A token
0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0 a n ? 13 Stargate pool usdt
0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0 o n ? 13 Stargate pool usdc
0xce95AfbB8EA029495c66020883F87aaE8864AF92 o n ? 12 Morpho
0xce9Cf0C8f8121b573f6212344F53BC7746846e71 u n ? 5 Across sponsored CCTPSrc periphery
0xCeaadFAf6A8C489B250e407987877c5fDfcDBE6E a n ? 17 GMX multichain vault
0xcEC1Ea95dDEF7CFC27D3D9615E05b035af460978 b n ? 0 Aave V3 Base aave V token
0xcEe284F754E854890e311e3280b767F80797180d e n ? 8 Arbitrum parent custom gateway
0xcee60cFa923170e4f8204AE08B4fA6A3F5656F3a e n ? 16 Curve link token address
0xCF0a32Bbef8F064969F21f7e02328FB577382018 a n ? 11 Balancer weighted pool2 tokens factory
0xcf3D55c10DB69f28fD1A75Bd73f3D8A2d9c595ad b n ? 0 Aave V3 Base cb eth A token
0xcF8d0c70c850859266f5C338b38F9D663181C314 e n ? 0 Aave V3 Ethereum dai V token
0xcfBf336fe147D643B9Cb705648500e101504B16d e n ? 0 Aave V3 Ethereum Lido pool addresses provider
0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134 enbgc n ? 2 Safe allowance module 0.1.0
0xCFc25170633581Bf896CB6CDeE170e3E3Aa59503 e n ? 16 Curve fraxusdc gauge address
0xcfC26009618ec2Ca8787180116a37Caa354a465C e n ? 0 Aave V2 Ethereum AMM config engine
0xCFDAdA7DCd2e785cF706BaDBC2B8Af5084d595e9 l n ? 0 Aave V3 Linea oracle
0xCFDC74b97b69319683fec2A4Ef95c4Ab739F1B12 e n ? 0 Aave V2 Ethereum AMM usdc V token
0xd01607c3C5eCABa394D8be377a08590149325722 e n ? 0 Aave V3 Ethereum weth gateway
0xd01607c3C5eCABa394D8be377a08590149325722 v n ? 0 Aave V2 Avalanche lending pool collateral manager
0xD01ab9a6577E1D84F142e44D49380e23A340387d e n ? 0 Aave V2 Ethereum UI incentive data provider
0xD05003a24A17d9117B11eC04cF9743b050779c08 p n ? 0 Aave V2 Polygon rates factory
0xd05e3E715d945B59290df0ae8eF85c1BdB684744 p n ? 0 Aave V2 Polygon pool addresses provider
0xd061D61a4d941c39E5453435B6345Dc261C2fcE0 e ? ? 16 Curve minter
0xd07369fAE4A5BB13c9Ce446B052c7867B1AbDf6e v n ? 0 Aave V4 Avalanche core hub
0xD0887AA7fEBC8962c622493646195e7c76D94fCE e n ? 0 Aave V3 Ethereum Lido swap collateral adapter
0xD089B4cb88Dacf4e27be869A00e9f7e2E3C18193 a n ? 0 Aave V3 Arbitrum gho stata token
0xd099565957046a2d2CF41B0CC9F95e14a8afD13b v n ? 17 GMX multichain order router
0xd0Dd6cEF72143E22cCED4867eb0d5F2328715533 g n ? 0 Aave V3 Gnosis wxdai A token
0xd102F58BF7B2509A2d8664be7C4A90102526B5c6 e n ? 0 Aave V2 Ethereum AMM wbtc interest rate strategy
0xD106B538F2A868c28Ca1Ec7E298C3325E0251d66 p n ? 0 Aave V3 Polygon bal oracle
0xd109b2A304587569c84308c55465cd9fF0317bFB e n ? 0 Aave V2 Ethereum AMM bpt bal weth A token
0xd10B10b816030347ff4E6767d340371B40b9F03D v n ? 17 GMX multichain claims router
0xD110cac5d8682A3b045D5524a9903E031d70FCCd e n ? 0 Aave V3 Ethereum gho oracle
0xD1346be260cd22Eab9E6163010b0D5CbfAAAD32b o n ? 12 Morpho registry list
0xd13AFc362F619b840C8f4AaC1D957cE219eF37Ca e n ? 11 Balancer ve ball2 gauge setup coordinator
0xd13Dd3D6E93f276FAfc9Db9E6BB47C1180aeE0c4 n n ? 3 Uniswap v4 state view
0xd145c6ae8931ed5Bca9b5f5B7dA5991F5aB63B5c e n ? 0 Aave V2 Ethereum AMM guni dai usdc A token
0xD152c7F25db7F4B95b7658323c5F33d176818EE4 v n ? 17 GMX glp manager
0xD16d5eC345Dd86Fb63C6a9C43c517210F1027914 e ? ? 16 Curve fee distributor crvusd
0xD16d5eC345Dd86Fb63C6a9C43c517210F1027914 o n ? 16 Curve fast bridge
0xd180D7fdD4092f07428eFE801E17BC03576b3192 e n ? 0 Aave V3 Ethereum ens V token
0xd181C232efA6f8504CE7477dbC421da315BE6ED8 o n ? 13 Stargate OFTWrapper
0xD19Baeadc667Cf2015e395f2B08668Ef120f41F5 g n ? 16 Curve factory
0xD1A0C86F28ecD1657Ad06415c2B230cC89D9b6dd p n ? 12 Morpho market v1 adapter factory
0xD1aE9Da215B06910F246b13fbCbd74D9657AF365 c n ? 0 Aave V3 Scroll dust bin
0xd1B2dec98A95B773C4909B5CD8FB455F467A527f e n ? 0 Aave V3 Ethereum Lido debt swap adapter
0xD1b797D92d87B688193A2B976eFc8D577D204343 u n ? 4 Uniswap universal router version v2.1.2
0xD1B8E2dee25c2b89DCD2f98448a7ce87d6F63394 e n ? 12 Morpho vault v1 adapter factory
0xd2002373543Ce3527023C75e7518C274A51ce712 b n ? 16 Curve stable ng factory
0xd240a859Efc77b7455AD1B1402357784a2D72a1B c n ? 13 Stargate staking
0xd240a859Efc77b7455AD1B1402357784a2D72a1B p n ? 13 Stargate multi rewarder
0xd24946147829DEaA935bE2aD85A3291dbf109c80 e n ? 0 Aave V2 Ethereum AMM usdc A token
0xD2780fae0869cDc06EE202152304A39653361525 c n ? 12 Morpho bundler3 general adapter1
0xD2967f45c4f384DEEa880F807Be904762a3DeA07 e n ? 16 Curve gusd token address
0xd29e76c6F15ada0150D10A1D3f45aCCD2098283B a n ? 15 Pendle market factory v5
0xD2AcAe14ae2ee0f6557aC6C6D0e407a92C36214b v n ? 16 Curve aave v3 swap address
0xD2cf07dEE40d3D530D15b88d689f5cd97A31FC3D e n ? 0 Aave V3 Ethereum Ether Fi pyusd V token
0xd2D1162512F927a7e282Ef43a362659E4F2a728F a n ? 17 GMX fee gmx tracker
0xd2D1162512F927a7e282Ef43a362659E4F2a728F v n ? 17 GMX fee glp tracker
0xd35f648C3C7f17cd1Ba92e5eac991E3EfcD4566d e n ? 0 Aave V2 Ethereum Arc usdc A token
0xd3642A6e9fa95961130497727DC3aE6c38D625E7 a n ? 0 Aave V3 Arbitrum aave stata token
0xD37EE7e4f452C6638c96536e68090De8cBcdb583 e n ? 0 Aave V2 Ethereum gusd A token
0xD38098faf52D8E915EdED84fBF30F81C17906938 e n ? 0 Aave V4 Ethereum prime cb btc tokenization spoke
0xD38111f8aF1A7Cd809457C8A2303e15aE2170724 a n ? 17 GMX multichain order router
0xD3cf852898b21fc233251427c2DC93d3d604F3BB e ? ? 11 Balancer fee distributor
0xD3D60D22d415aD43b7e64b510D86A30f19B1B12C v n ? 17 GMX order vault
0xd3eb8796Ed36f58E03B7b4b5AD417FA74931d2c4 p n ? 0 Aave V3 Polygon eura static A token
0xD400fc38ED4732893174325693a63C30ee3881a8 e ? p 0 Aave Umbrella umbrella
0xd417D34D7aAf70B24FbC6b36808E3396c991C5e4 e n ? 0 Aave V2 Ethereum migration helper
0xd41c99760f4A7e27E736ED25cd6915110948Ea8a enbaovu n ? 15 Pendle cross chain swap hub
0xD433efa0ef993b14fE67ca92FcD555e95486f184 b n ? 13 Stargate OFTWrapper
0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401 e n ? 10 ENS name wrapper
0xd446A98F88E1d053d1F64986E3Ed083bb1Ab7E5A e n ? 16 Curve euroc deposit address
0xd44d9a2E4643d55c1FA503C01a6cbB874a48Ae2E e n ? 0 Aave V2 Ethereum lusd oracle
0xD45B7c061016102f9FA220502908f2c0f1add1D7 v n ? 0 Aave V2 Avalanche AAVEe A token
0xd4641b75015E6536E8102D98479568D05D7123Db e n ? 0 Aave V2 Ethereum ens oracle
0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7 p n ? 13 Stargate pool usdt
0xd4937682df3C8aEF4FE912A96A74121C0829E664 e n ? 0 Aave V2 Ethereum frax A token
0xD4a0e0b9149BCee3C920d2E00b5dE09138fd8bb7 b n ? 0 Aave V3 Base weth A token
0xd4B22fEdcA85E684919955061fDf353b9d38389b e n ? 16 Curve busdv2 gauge address
0xd4cA26F2496195C4F886D464D8578368236bB747 e n ? 0 Aave V2 Ethereum aave interest rate strategy
0xd4e245848d6E1220DBE62e155d89fa327E43CB06 e n ? 0 Aave V3 Ethereum frax A token
0xd4F1Cf9A038269FE8F03745C2875591Ad6438ab1 o n ? 0 Aave V3 Optimism OP static A token
0xD4fa2D31b7968E448877f69A96DE69f5de8cD23E e n ? 0 Aave V3 Ethereum usdc stata token
0xD4FdB0930AE127721379D128d9896c88526371E2 enpbaovlu n ? 5 Across counterfactual deposit
0xD51a44d3FaE010294C616388b506AcdA1bfAAE46 e n ? 16 Curve tricrypto2 swap address
0xD53cCBfED6577d8dc82987e766e75E3cb73a8563 o n ? 16 Curve wsteth gauge address
0xd53cd0aB83D845Ac265BE939c57F53AD838012c9 enpbaovglcu n ? 1 Safe sign message lib 1.4.1
0xD550Bce1a506F48802C9A4464c64E14A3141cE73 p n ? 0 Aave V2 Polygon dpi oracle
0xd5BCf53e2C81e1991570f33Fa881c49EEa570C8D e n ? 16 Curve obtc deposit address
0xD5D76fa166AB8d8AD4C9f61AaA81457b66cBE443 u n ? 3 Uniswap tick lens
0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44 eg n ? 1 Safe default callback handler 1.1.1
0xd6145b2D3F379919E8CdEda7B97e37c4b2Ca9c40 b n ? 4 Uniswap universal router version v2.1.2
0xD61BF98649EA8F8D09e184184777b1867F00E5CB a n ? 0 Aave V3 Arbitrum legacy static A token oracle
0xd632f22692FaC7611d2AA1C0D552930D43CAEd3B e n ? 16 Curve frax swap address
0xd662908ADA2Ea1916B3318327A97eB18aD588b5d e n ? 16 Curve aave gauge address
0xd6681e74eEA20d196c15038C580f721EF2aB6320 n n ? 16 Curve crypto calc
0xD6aA3D25116d8dA79Ea0246c4826EB951872e02e e n ? 0 Aave V2 Ethereum uni oracle
0xD702DD976Fb76Fffc2D3963D037dfDae5b04E593 o n ? 0 Aave V3 Optimism wbtc oracle
0xD7424238CcbE7b7198Ab3cFE232e0271E22da7bd b n ? 0 Aave V3 Base syrup usdc A token
0xd755F1CA351E989391a5bacDeC8F780dFD76f5d2 p ? ? 0 Aave Governance V3 voting strategy
0xd784927Ff2f95ba542BfC824c8a8a98F3495f6b5 e n ? 0 Aave V2 Ethereum default incentives controller
0xd7852E139a7097E119623de0751AE53a61efb442 e n ? 0 Aave V3 Ethereum debt swap adapter
0xD7896C1B9b4455aFf31473908eB15796ad2295DA e n ? 0 Aave V2 Ethereum one inch V token
0xd7b163B671f8cE9379DF8Ff7F75fA72Ccec1841c e n ? 0 Aave V3 Ethereum ETHx oracle
0xD7BE746B6b29f6185A01013E944313E1704C971F e n ? 3 Uniswap permissioned v4 position manager
0xd7Cd996a47b3293d4FEc2dBcF49692370334d9b7 a n ? 27 Threshold Network L2BitcoinRedeemer
0xd7d147c6Bb90A718c3De8C0568F9B560C79fa416 e n ? 16 Curve pbtc gauge address
0xD7da0De6Ef4f51d6206bF2A35fCd2030F54c3F7B v n ? 0 Aave V3 Avalanche wavax stata token
0xd7E72f3615aa65b92A4DBdC211E296a35512988B n n ? 16 Curve stable ng factory
0xD7FAD3bd59D6477cbe1BE7f646F7f1BA25b230f8 a n ? 11 Balancer child chain streamer
0xD7FAD3bd59D6477cbe1BE7f646F7f1BA25b230f8 e n ? 11 Balancer aave linear pool factory
0xD7FAD3bd59D6477cbe1BE7f646F7f1BA25b230f8 n n ? 11 Balancer protocol fees withdrawer
0xD7FAD3bd59D6477cbe1BE7f646F7f1BA25b230f8 o n ? 11 Balancer query processor
0xd80A5e16DBDC52Bd1C947CEDfA22c562Be9129C8 c n ? 0 Aave V3 Scroll we eth A token
0xd81dA8D904b52208541Bade1bD6595D8a251F8dd e n ? 16 Curve obtc swap address
0xD81eb3728a631871a7eBBaD631b5f424909f0c77 o n ? 0 Aave V3 Optimism oracle
0xD843FB478c5aA9759FeA3f3c98D467e2F136190a g n ? 0 Aave V3 Gnosis weth static A token
0xd85922fFF51ba4130cEC7c499db4Ac3Eb9981EaD a n ? 0 Aave V3 Arbitrum stata factory
0xd88F38F930b7952f2DB2432Cb002E7abbF3dD869 a n ? 3 Uniswap v4 position manager
0xd8B153FaAA8f2b1bC774916FEd333A4F3dE48792 e n ? 0 Aave V4 Ethereum etherfi espoke oracle
0xd8b712d29381748dB89c36BCa0138d7c75866ddF e n ? 16 Curve mim gauge address
0xD8B93635b8C6d0fF98CbE90b5988E3F2d1Cd9da1 e n ? 0 Aave V4 Ethereum forex spoke
0xd8c12d46dde7a04F782d417FAE78516448CB2c5b n n ? 15 Pendle yield contract factory v6
0xD8Fc8a85779551e78B516da9f74061cb3b086793 a n ? 12 Morpho vault v1 adapter factory
0xD905e2eaeBe188fc92179b6350807D8bd91Db0D8 e n ? 16 Curve pax token address
0xd90DA2Df915B87fE1621A7F2201FbF4ff2cCA031 e n ? 0 Aave V3 Ethereum PT USDe 31 jul2025 V token
0xd91770E868c7471a9585d1819143063A40c54D00 g n ? 16 Curve eureusd gauge address
0xd92023E9d9911199a6711321D1277285e6d4e2db e n ? 8 Arbitrum parent weth gateway
0xD9270014D396281579760619CCf4c3af0501A47C n n ? 3 Uniswap tick lens
0xd9492653457A69E9f4987DB43D7fa0112E620Cb4 u n ? 13 Stargate OFTWrapper
0xd98Be00b5D27fc98112BdE293e487f8D4cA57d07 a n ? 28 Compound III usdt comet
0xD992DaC78Ef3F34614E6a7d325b7b6A320FC0AB5 p n ? 0 Aave V3 Polygon j eur static A token
0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552 enpbaovglcu n ? 1 Safe gnosis safe 1.3.0
0xD9Dee878Eb31303FD58D412cE79439400b340A22 v n ? 0 Aave V2 Avalanche WBTCe interest rate strategy
0xD9E3Ef2c12de90E3b03F7b7E3964956a71920d40 a n ? 0 Aave V3 Arbitrum we eth stata token
0xd9f5e9589016da862D2aBcE980A5A5B99A94f3E8 a n ? 15 Pendle market factory v4
0xD9FBA68D89178e3538e708939332c79efC540179 a n ? 0 Aave V3 Arbitrum gho static A token
0xd9FFdb71EbE7496cC440152d43986Aae0AB76665 p n ? 0 Aave V3 Polygon link oracle
0xdA1266a7b8620819dAE3F8bd6B546Da36e505bB8 e n ? 0 Aave V4 Ethereum bluechip spoke oracle
0xDA3adC6621B2677BEf9aD26598e6939CF0D92f88 b n ? 14 Wormhole nft bridge
0xda82A31dF339BfDF0123661134b4DB63Cb1706f5 o n ? 13 Stargate credit messaging
0xDaa4B74C6bAc4e25188e64ebc68DB5050b690cAc e n ? 0 Aave V3 Ethereum wbtc oracle
0xdAD97F7713Ae9437fa9249920eC8507e5FbB23d3 p n ? 16 Curve atricrypto3 token address
0xdAE7e32ADc5d490a43cCba1f0c736033F2b4eFca a n ? 11 Balancer stable phantom pool factory
0xdAE7e32ADc5d490a43cCba1f0c736033F2b4eFca e n ? 11 Balancer merkle orchard
0xdAE7e32ADc5d490a43cCba1f0c736033F2b4eFca g n ? 11 Balancer protocol fees withdrawer
0xdAE7e32ADc5d490a43cCba1f0c736033F2b4eFca o n ? 11 Balancer weighted pool factory
0xdAE7e32ADc5d490a43cCba1f0c736033F2b4eFca p n ? 11 Balancer meta stable pool factory
0xDAFA1989A504c48Ee20a582f2891eeB25E2fA23F p ? ? 0 Aave Governance V3 CL emergency oracle
0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7 n n ? 3 Uniswap v3 core factory
0xDb205f215f568ADf21b9573b62566f6d9a40bed6 nv n ? 16 Curve child gauge factory old
0xDB3fd1bfC67b5D4325cb31C04E0Cae52f1787FD6 a n ? 16 Curve ren gauge address
0xDb4E371F8dc7D834D3F1359295c669352ECe7D9c o n ? 0 Aave V3 Optimism usdt oracle
0xdb5dB14819a16642e6736aB0cDFe0156f8E01ddF a n ? 15 Pendle lp wrapper factory
0xdb6380041441A94050199b4A46771D8d93553509 n n ? 15 Pendle yield contract factory v4
0xdb838A27f91b112D722c854636F2c23720ea007E e n ? 0 Aave V2 Ethereum AMM weth interest rate strategy
0xdBa5bdE29eA030Bfa6A608592dFcA1D02CB26773 e n ? 12 Morpho bundler3 compound v3 migration adapter
0xDbB6314b5b07E63B7101844c0346309B79f8C20A a n ? 0 Aave V3 Arbitrum lusd static A token
0xDbcD16e622c95AcB2650b38eC799f76BFC557a0b a n ? 16 Curve wsteth token address
0xdbcea77E2C4A0e6158a7555C249f28A8Da449178 e n ? 0 Aave V2 Ethereum wbtc interest rate strategy
0xDBf5E36569798D1E39eE9d7B1c61A7409a74F23A e n ? 0 Aave V3 Ethereum lusd static A token
0xdc181Bd607330aeeBEF6ea62e03e5e1Fb4B6F7C7 b n ? 13 Stargate pool native
0xDC1fad70953Bb3918592b6fCc374fe05F5811B6a v n ? 0 Aave V3 Avalanche ausd V token
0xDC24316b9AE028F1497c275EB9192a3Ea0f67022 e n ? 16 Curve steth swap address
0xDc264714F68d84CF29BC605589405E78bDBE7C9f npl n ? 4 Uniswap universal router version v2.1.2
0xdC336Cd4769f4cC7E9d726DA53e6d3fC710cEB89 v n ? 0 Aave V2 Avalanche oracle
0xDC3EA94CD0AC27d9A86C180091e7f78C683d3699 e n ? 0 Aave V3 Ethereum snx oracle
0xDC530D9457755926550b59e8ECcdaE7624181557 e n ? 0 Aave V2 Ethereum link oracle
0xdC6a3Ab17299D9C2A412B0e0a4C1f55446AE0817 e n ? 0 Aave V2 Ethereum s usd V token
0xdcdbf71A870cc60C6F9B621E28a7D3Ffd6Dd4965 a n ? 11 Balancer aave linear pool factory
0xdcdbf71A870cc60C6F9B621E28a7D3Ffd6Dd4965 e n ? 11 Balancer lido relayer
0xDcEF968d416a41Cdac0ED8702fAC8128A64241A2 e n ? 16 Curve fraxusdc swap address
0xDcFE9BfC246b02Da384de757464a35eFCa402797 e n ? 0 Aave V2 Ethereum AMM usdt V token
0xdD00F639725E19a209880A44962Bc93b51B1B161 a n ? 17 GMX subaccount router
0xDD229Ce42f11D8Ee7fFf29bDB71C7b81352e11be p n ? 0 Aave V3 Polygon ghst oracle
0xdd2Eb78BF9e6aC5068B95aD2d451e8c9Af10ac81 e n ? 0 Aave V4 Ethereum plus PT USDe 7 may2026 tokenization spoke
0xDD5745756C2de109183c6B5bB886F9207bEF114D b n ? 0 Aave V3 Base ez eth A token
0xDd593Cf40734199afc9207eBe9ffF23dA4Bf7720 v ? ? 17 GMX staked glp distributor
0xDd5E9B947c99Aa60bab00ca4631Dce63b49983E7 o n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0xdD6DCE32e21f7b020898a8258dA37355b4017993 b n ? 12 Morpho midnight mempool
0xdDBfA21ecf024971486684E4E1600998ADeabc88 b n ? 15 Pendle yield contract factory v6
0xdDCAD5775B2816a87495f207731b3571D7EE3c76 l n ? 3 Uniswap v4 position manager
0xDE1E598b81620773454588B85D6b5D4eEC32573e l n ? 27 LI.FI Service GmbH
0xDe4Af8b4747192Ea29339D0FeB36d9830d399134 a n ? 0 Aave V3 Arbitrum wbtc oracle
0xDE5331AC4B3630f94853Ff322B66407e0D6331E8 e n ? 16 Curve pbtc token address
0xDe6539018B095353A40753Dc54C91C68c9487D4E vg n ? 0 Aave Gho gho ccip token pool
0xDE6eF6CB4aBd3A473ffC2942eEf5D84536F8E864 e n ? 0 Aave V3 Ethereum PT s usde 31 jul2025 A token
0xdeb288F737066589598e9214E782fa5A8eD689e8 e n ? 0 Aave V2 Ethereum Arc wbtc oracle
0xDeBF20617708857ebe4F679508E7b7863a8A8EeE e n ? 16 Curve aave swap address
0xdec2401c9B0B2E480e627E2a712C11AdDbf46E3e e n ? 0 Aave V3 Ethereum Horizon gho V token
0xdeEf55F0A7366cC3Baf5E04313269389Fe17E9AE b n ? 12 Morpho bundler3 erc20 wrapper adapter
0xDEF171Fe48CF0115B1d80b88dc8eAB59176FEe57 enpaov n ? 26 Velora augustus
0xDEF1ABE32c034e558Cdd535791643C58a13aCC10 o n p 7 0x exchange proxy
0xDef1C0ded9bec7F1a1670819833240f027b25EfF enpbav n p 7 0x exchange proxy
0xDeFd8FdD20e0f34115C7018CCfb655796F6B2168 e n ? 16 Curve tricrypto2 gauge address
0xDf2035fC15919588526dBb5560863C812F135236 n n ? 12 Morpho chainlink oracle factory
0xdF2917806E30300537aEB49A7663062F4d1F2b5F e n ? 0 Aave V3 Ethereum bal oracle
0xdF3601014686674e53d1Fa52F7602525483F9122 e n ? 15 Pendle yield contract factory v3
0xdF5e0e81Dff6FAF3A7e52BA697820c5e32D806A8 e n ? 16 Curve y token address
0xdf6eb52c4A9d7d5964b918c50D47a643Fd7D3D4c g n ? 16 Curve rai deposit address
0xDf70Bdf01a3eBcd0D918FF97390852A914a92Df7 e n ? 0 Aave V2 Ethereum AMM uni yfi weth V token
0xdF7f48892244C6106EA784609f7de10AB36F9c7e e n ? 0 Aave V3 Ethereum Ether Fi pyusd A token
0xDf7FF54aAcAcbFf42dfe29DD6144A69b629f8C9e e n ? 0 Aave V2 Ethereum zrx A token
0xDFc47DCeF7e8f9Ab19a1b8Af3eeCF000C7ea0B80 b n ? 13 Stargate staking
0xdFc7AdFa664b08767b735dE28f9E84cd30492aeE e n ? 16 Curve bbtc gauge address
0xdFD2b2437a94108323045C282fF1916de5Ac6Af7 v n ? 0 Aave V3 Avalanche WETHe stata token
0xDFE521292EcE2A4f44242efBcD66Bc594CA9714B v n ? 0 Aave V2 Avalanche wavax A token
0xdfe97868233d1aa22e815a266982f2cf17685a27 e n ? 9 OP Stack of optimism l2 output oracle
0xE006760020384A20774Dea977C313EF5F51FE17D n n ? 15 Pendle yield contract factory v5
0xe034De753a3d855B6daD1A4984de75a5c443E939 e n ? 0 Aave V3 Ethereum Horizon m global oracle
0xE036478Da9A7ed89b56FE39A06e1FC1a4b38D4Ea e n ? 0 Aave V3 Ethereum PT USDe 7 may2026 A token
0xE0438Eb3703bF871E31Ce639bd351109c88666ea e n ? 16 Curve wbtc-llamma swap address
0xE061bF85648e9FA7b59394668CfEef980aEc4c66 e n ? 11 Balancer erc4626 linear pool factory
0xe10C78A3AC7f016eD2DE1A89c5479b1039EAB9eA e ? ? 0 Aave V3 Ethereum Horizon gho direct minter
0xe12E0f117d23a5ccc57f8935CD8c4E80cD91FF01 enpbaovgl n ? 27 1inch Network NativeOrderFactory
0xE1753F2e00940cC31213dd92013cF019DFE4ca1d e n ? 0 Aave Gho sgho
0xe1900480ac69f0B296841Cd01cC37546d92F35Cd e n ? 0 Aave V4 Ethereum lido espoke
0xE1a9178Ad1815099004145eC00Eb516B54c93CEB p n ? 0 Aave V3 Polygon usdc stata token
0xE1AD845D93853fff44990aE0DcecD8575293681e g n ? 13 Stargate credit messaging
0xe1bFC96d95BAdCB10Ff013Cb0C9C6c737ca07009 v n ? 0 Aave V3 Avalanche usdc stata token
0xE1CfD16b8E4B1C86Bb5b7A104cfEFbc7b09326dD e n ? 0 Aave V3 Ethereum Horizon vbill A token
0xe1D97bF61901B075E9626c8A2340a7De385861Ef e n ? 0 Aave V3 Ethereum wst eth oracle
0xe2023F3FA515cF070e07fD9d51c1d236e07843f4 l n ? 3 Uniswap mixed route quoter v2
0xE20dBC7119c635B1B51462f844861258770e0699 n n ? 0 Aave V3 BNB cake V token
0xe20fCBdBfFC4Dd138cE8b2E6FBb6CB49777ad64D b n ? 0 Aave V3 Base pool addresses provider
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 a n ? 0 Aave V3 Arbitrum repay with collateral adapter
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 c n ? 0 Aave V3 Scroll UI pool data provider
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 e n ? 0 Aave V3 Ethereum savings dai token wrapper
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 g n ? 0 Aave V3 Gnosis debt swap adapter
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 o n ? 0 Aave V3 Optimism debt swap adapter
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 p n ? 0 Aave V3 Polygon debt swap adapter
0xE28E2c8d240dd5eBd0adcab86fbD79df7a052034 v n ? 0 Aave V3 Avalanche debt swap adapter
0xe298b938631f750DD409fB18227C4a23dCdaab9b b n ? 0 Aave V3 Base weth stata token
0xe2a6863C8f043457B497667Ef3c43073e2D69089 e n ? 0 Aave V3 Ethereum cb eth static A token
0xe2E901AB09f37884BA31622dF3Ca7FC19AA443Be a n ? 11 Balancer aave linear pool factory
0xe2f7C06906A9dB063C28EB5c71B6Ab454e5222dD e n ? 0 Aave V2 Ethereum AMM uni ren weth oracle
0xE3190143Eb552456F88464662f0c0C4aC67A77eB e n ? 0 Aave V3 Ethereum Horizon rlusd A token
0xE340B25fE32B1011616bb8EC495A4d503e322177 e n ? 0 Aave V2 Ethereum AMM uni dai usdc A token
0xe35A879E5EfB4F1Bb7F70dCF3250f2e19f096bd8 nb n ? 16 Curve child gauge factory
0xE35e6A0D3AbC28289f5d4C2d262a133Df936b98D e n ? 0 Aave V3 Ethereum m usd V token
0xe35e9842fceaCA96570B734083f4a58e8F7C5f2A a n ? 5 Across spoke pool
0xE36A30D249f7761327fd973001A32010b521b6Fd o n ? 28 Compound III weth comet
0xE39B5e3B6D74016b2F6A9673D7d7493B6DF549d5 epao n ? 11 Balancer queries
0xE3B770Dc4ae3f8bECaB3Ed12dE692c741603e16A enpbaov ? ? 0 Aave Governance V3 PC data helper
0xE3C061981870C0C7b1f3C4F4bB36B95f1F260BE6 e n ? 0 Aave V3 Ethereum Lido oracle
0xE3C0f42EAF1a4BFe37CbA105e5463564BA7730aE v n ? 0 Aave V3 Avalanche WBTCe static A token
0xE3D355a9E58D59Ad11F318deAED528f79A9C1e5a p ? ? 0 Aave Governance V3 data warehouse
0xe3dFf4052F0bF6134ACb73bEaE8fe2317d71F047 e n ? 0 Aave V3 Ethereum UI incentive data provider
0xe3E88958d181AB43bf3902f8F00AF57cf5D44E8c l n ? 5 Across sponsored CCTPSrc periphery
0xe3eDe71d32240b7EC355F0e5DD1131BBe029F934 p n ? 0 Aave V3 Polygon sushi static A token
0xE3FFF29d4DC930EBb787FeCd49Ee5963DADf60b6 g n ? 16 Curve eureusd deposit address
0xE42FFA682A26EF8F25891db4882932711D42e467 ao n ? 11 Balancer circuit breaker lib
0xE42FFA682A26EF8F25891db4882932711D42e467 ep n ? 11 Balancer managed pool add remove token lib
0xE439edd2625772AA635B437C099C607B6eb7d35f e n ? 0 Aave V3 Ethereum Lido wst eth V token
0xE4C7183A5f22c365140F41d733d8A8baD5A1a6bA v n ? 0 Aave V4 Avalanche native token gateway
0xE5025A7c15a44283A0616567181587eE6A646D64 e n ? 0 Aave Gho gsm usdc fee strategy
0xE50b2cEAC4f60E840Ae513924033E753e2366487 e ? ? 5 Across merkle distributor
0xe50fA9b3c56FfB159cB0FCA61F5c9D750e8128c8 a n ? 0 Aave V3 Arbitrum weth A token
0xe50fA9b3c56FfB159cB0FCA61F5c9D750e8128c8 o n ? 0 Aave V3 Optimism weth A token
0xe50fA9b3c56FfB159cB0FCA61F5c9D750e8128c8 p n ? 0 Aave V3 Polygon weth A token
0xe50fA9b3c56FfB159cB0FCA61F5c9D750e8128c8 v n ? 0 Aave V3 Avalanche WETHe A token
0xe5125dfE3Fc232723E7Ae17cFa66034b3BCAC696 ea n ? 15 Pendle loop position box factory
0xE51642875Af07Fea1B03d821E41a9DB24bC4447E c n ? 0 Aave V3 Scroll wallet balance provider
0xE5248968166206d14ab57345971E32facD839aDA e n ? 0 Aave V3 Ethereum os eth static A token
0xe53D8f8aAaFD95FCc7196E393EC5a907Df44495E e n ? 11 Balancer polygon root gauge
0xE544EfAE946F0008aE9a8d64493EFA7886b73776 b n ? 3 Uniswap mixed route quoter v1
0xE565E118e75304dD3cF83dff409c90034b7EA18a v n ? 14 Wormhole portico
0xe5965Ab5962eDc7477C8520243A95517CD252fA9 e n ? 9 OP Stack of optimism dispute game factory
0xe59d2FF6995a926A574390824a657eEd36801E55 e n ? 0 Aave V2 Ethereum AMM uni aave weth A token
0xe5Af98d1c62c7D9C1378AF187eEFB0BEe112ff64 v n ? 0 Aave V3 Avalanche wrs eth oracle
0xE5De15A9C9bBedb4F5EC13B131E61245f2983A69 p n ? 16 Curve crypto factory
0xe5F96070CA00cd54795416B1a4b4c2403231c548 e n ? 11 Balancer liquidity gauge v5
0xE628B8a123e6037f1542e662B9F55141a16945C8 n n ? 0 Aave V3 BNB fdusd V token
0xe638249AF9642CdA55A92245525268482eE4C67b p n ? 0 Aave V2 Polygon ghst oracle
0xe63eAf6DAb1045689BD3a332bC596FfcF54A5C88 b n ? 0 Aave V3 Base legacy static A token oracle
0xe675A2161D4a6E2de2eeD70ac98EEBf257FBF0B0 p n ? 12 Morpho adaptive curve irm
0xe68ab4F90Fe026B9873F5F276eD2d7efBbbE42Be e n ? 0 Aave V4 Ethereum native token gateway
0xE69C2045095C8Ab3E2a7d77de2328faE5baF797c e n ? 0 Aave V4 Ethereum core link tokenization spoke
0xE6D5923281c89DC989D00817387292387552d5C1 a n ? 0 Aave V3 Arbitrum usdc stata token
0xe6d6E7dA65A2C18109Ff56B7CBBdc7B706Fc13F8 e n ? 0 Aave V2 Ethereum Arc wbtc A token
0xe6fab3F0c7199b0d34d7FbE83394fc0e0D06e99d a n ? 17 GMX referral storage
0xE701126012EC0290822eEA17B794454d1AF8b030 p n ? 0 Aave V3 Polygon USDCn V token
0xE728577e9a1Fe7032bc309B4541F58f45443866e e n ? 0 Aave V3 Ethereum PT USDe 5 feb2026 A token
0xE79Ca44408Dae5a57eA2a9594532f1E84d2edAa4 c n ? 0 Aave V3 Scroll weth gateway
0xE7a24EF0C5e95Ffb0f6684b813A78F2a3AD7D171 p n ? 16 Curve aave token address
0xe7ea6125490ae4594aD9B44D05dFF9F2A4343134 e n ? 0 Aave V3 Ethereum Lido t eth V token
0xe8060Ad8971450E624d5289A10017dD30F5dA85F e n ? 16 Curve eurt gauge address
0xE80761Ea617F66F96274eA5e8c37f03960ecC679 a n ? 0 Aave V3 Arbitrum aave V token
0xE80761Ea617F66F96274eA5e8c37f03960ecC679 o n ? 0 Aave V3 Optimism aave V token
0xE80761Ea617F66F96274eA5e8c37f03960ecC679 p n ? 0 Aave V3 Polygon aave V token
0xE80761Ea617F66F96274eA5e8c37f03960ecC679 v n ? 0 Aave V3 Avalanche AAVEe V token
0xe80CDBb7115004064BDD62aEe89666d6b4B75921 p n ? 0 Aave V2 Polygon crv interest rate strategy
0xE84f5b1582BA325fDf9cE6B0c1F087ccfC924e54 e n ? 16 Curve euroc swap address
0xE85Bf1E770bc3dC52A25594C2c16059a01aA8406 e n ? 0 Aave V2 Ethereum gusd interest rate strategy
0xe85Dc543813B8c2CFEaAc371517b925a166a9293 e n ? 28 Compound III wbtc comet
0xE861de206E460A8b936b05ad3816520B58ccDf9b l n ? 3 Uniswap v4 state view
0xe8CDF27AcD73a434D661C84887215F7598e7d0d3 a n ? 13 Stargate pool usdc
0xe8CDF27AcD73a434D661C84887215F7598e7d0d3 o n ? 13 Stargate pool native
0xe8D876034F96081063cD57Cd87b94a156b4E03E1 e n ? 0 Aave V2 Ethereum Arc usdc V token
0xE8E65Fb9116875012F5990Ecaab290B3531DbeB9 e n ? 0 Aave V3 Ethereum Horizon usyc oracle
0xe92b586627ccA7a83dC919cc7127196d70f55a06 e n ? 26 Velora augustus rfq
0xe931F1Ac6B00400E1dAD153E184afeE164d2D88B b n ? 27 Threshold Network L2BitcoinRedeemer
0xe9541C77a111bCAa5dF56839bbC50894eba7aFcb b n ? 0 Aave V3 Base wrs eth V token
0xe98fc055c99DECD8Da0c111B090885d5d15C774E a n ? 0 Aave V3 Arbitrum wst eth stata token
0xe9aBA835f813ca05E50A6C0ce65D0D74390F7dE7 g n ? 13 Stargate pool eth
0xe9aBA835f813ca05E50A6C0ce65D0D74390F7dE7 u n ? 13 Stargate pool native
0xE9ac5231fAecb633dA0Fe85Fcb2785b8363427d2 e n ? 0 Aave Gho gho direct facilitator mainnet gsms
0xe9EdE3929F43a7062a007C3e8652e4ACa610Bdc0 u n ? 12 Morpho meta morpho factory
0xEA1132120ddcDDA2F119e99Fa7A27a0d036F7Ac9 a n ? 0 Aave V3 Arbitrum ez eth A token
0xEA1132120ddcDDA2F119e99Fa7A27a0d036F7Ac9 p n ? 0 Aave V3 Polygon st matic A token
0xeA51d7853EEFb32b6ee06b1C12E6dcCA88Be0fFE e n ? 0 Aave V3 Ethereum weth V token
0xeA85a065F87FE28Aa8Fbf0D6C7deC472b106252C e n ? 0 Aave V3 Ethereum USDtb V token
0xEA9020a9e04C557478daD749A1aaD242b443042C o n ? 0 Aave V3 Optimism wbtc stata token
0xeAa310d63670b8C36699cE53E3e926b23355F3df p n ? 0 Aave V2 Polygon usdc oracle
0xEAB84053B99f2ec4433F5121A1CB1524c8c998F8 a n ? 0 Aave V3 Arbitrum link stata token
0xeaCFa728623d0958e3C386bACed79138BCAfC50F b n ? 0 Aave V3 Base cb btc static A token
0xEAf93Fd541f11D2617C2915D02F7fe67bCa71d4f e n ? 0 Aave V3 Ethereum Horizon vbill V token
0xEaFAeFa93c6aaBd5ab7E76F4c37Aebe9da1e8318 e n ? 0 Aave V3 Ethereum config engine
0xeb0a051be10228213BAEb449db63719d6742F7c4 g n ? 0 Aave V3 Gnosis oracle
0xeb151668006CD04DAdD098AFd0a82e78F77076c3 e n ? 11 Balancer ve BALDeployment coordinator
0xeb151668006CD04DAdD098AFd0a82e78F77076c3 n n ? 11 Balancer authorizer adaptor entrypoint
0xeb151668006CD04DAdD098AFd0a82e78F77076c3 o n ? 11 Balancer stable pool factory
0xEB16Ae0052ed37f479f7fe63849198Df1765a733 e n ? 16 Curve saave swap address
0xEb174FEA51Da241eB3B516959B216e013de2888a p n ? 12 Morpho vault v1 adapter factory
0xeB21209ae4C2c9FF2a86ACA31E123764A3B6Bc06 e n ? 16 Curve compound deposit address
0xeB284A70557EFe3591b9e6D9D720040E02c54a4d e n ? 0 Aave V3 Ethereum cb btc V token
0xEb38531db128EcA928aea1B1CE9E5609B15ba146 a n ? 15 Pendle yield contract factory v3
0xEB8871F0FA8aB787AbCD28d1095f7B486d241D42 n n ? 12 Morpho pre liquidation factory
0xEB9fFC8bf81b4fFd11fb6A63a6B0f098c6e21950 v n ? 3 Uniswap tick lens
0xeBa440B438Ad808101d1c451C1C5322c90BEFCdA e n ? 0 Aave V3 Ethereum Ether Fi pool addresses provider
0xEbb721daf3DA9f1b3dcEc590cDf648137172d7CB e n ? 0 Aave V3 Ethereum lusd oracle
0xEBd36016B3eD09D4693Ed4251c67Bd858c3c7C9C v n ? 0 Aave V3 Avalanche oracle
0xeBe517846d0F36eCEd99C735cbF6131e1fEB775D a n ? 0 Aave V3 Arbitrum gho A token
0xeBe517846d0F36eCEd99C735cbF6131e1fEB775D p n ? 0 Aave V3 Polygon mi matic A token
0xEBF4A448ff3D835F8FA883941a3E9D5E74B40B5E e n ? 0 Aave V2 Ethereum AMM uni mkr weth oracle
0xEBFD5681977E38Af65A7487DC70B8221D089cCAD a n ? 11 Balancer meta stable pool factory
0xEc4ef66D4fCeEba34aBB4dE69dB391Bc5476ccc8 e n ? 0 Aave V3 Ethereum USDtb A token
0xEc6f4Cd64d28Ef32507e2dc399948aAe9Bbedd7e e n ? 0 Aave V2 Ethereum gusd oracle
0xEc710f59005f48703908bC519D552Df5B8472614 g n ? 0 Aave V3 Gnosis acl manager
0xec7BE89e9d109e7e3Fec59c222CF297125FEFda2 p n ? 4 Uniswap universal router version v1.2
0xeca4B0bDBf7c55E9b7925919d03CbF8Dc82537E8 e n ? 3 Uniswap argent wallet detector
0xECA623E8c923A103Eef75cd127Cc8Bf8fF886cf5 v n ? 0 Aave V4 Avalanche forex spoke oracle
0xECAB0bEEa3e5DEa0c35d3E69468EAC20098032D7 c n ? 28 Compound III configurator
0xEcB1662a1dff5C20650CF98c3334d2fddcD50742 p n ? 12 Morpho bundler3 aave v3 core migration adapter
0xEcd5e75AFb02eFa118AF914515D6521aaBd189F1 e n ? 16 Curve tusd swap address
0xECfD0638175e291BA3F784A58FB9D38a25418904 g n ? 0 Aave V3 Gnosis wst eth static A token
0xeCfEB97D7F070DA5b93c5DC274183F1D7f68532F o n ? 15 Pendle lp wrapper factory
0xEd279fDD11cA84bEef15AF5D39BB4d4bEE23F0cA e n ? 16 Curve lusd swap address
0xEd42a7D8559a463722Ca4beD50E0Cc05a386b0e1 e ? ? 0 Aave Governance V3 cross chain controller
0xEd5ba579bB5D516263ff6E1C10fcAc1040075Fe2 e n ? 11 Balancer gauge adder
0xed86ff0c507D3AF5F35d3523B77C17415FCfFaCb o n ? 11 Balancer authorizer adaptor entrypoint
0xeD90dE2D824Ee766c6Fd22E90b12e598f681dc9F e n ? 0 Aave V3 Ethereum Lido usdc V token
0xeD960178e4aDA0296786Fa79D84e8FDF7bd44B25 c n ? 12 Morpho pre liquidation factory
0xeDadDe37D76c72b98725614d0b41C20Fe612d304 p n ? 12 Morpho pre liquidation factory
0xEdBC7449a9b594CA4E053D9737EC5Dc4CbCcBfb2 g n ? 0 Aave V3 Gnosis EURe A token
0xEdd160fEBBD92E350D4D398fb636302fccd67C7e enpbaovglcu n ? 1 Safe l2 1.5.0
0xeDe17e9d79fc6f9fF9250D9EEfbdB88Cc18038b5 p n ? 0 Aave V2 Polygon weth V token
0xeDe4052ed8e1F422F4E5062c679f6B18693fEcdc e n ? 0 Aave V2 Ethereum AMM uni link weth V token
0xedf6066a2b290C185783862C7F4776A2C8077AD1 p n ? 3 Uniswap v2 router
0xEE2d3339CbcE7A42573C96ACc1298A79a5C996Df v n ? 17 GMX gelato relay router
0xee47ef369CDa5a65639D7794b70a4d247826DdF3 e n ? 11 Balancer ve BALGauge fix coordinator
0xEE56e2B3D491590B5b31738cC34d5232F378a8D5 e n ? 0 Aave V2 Ethereum emission manager
0xEE66abD4D0f9908A48E08AE354B0f425De3e237E e n ? 0 Aave V3 Ethereum frax static A token
0xee845A7A40A090Da256420A293803C35B7F436b6 n n ? 0 Aave V3 BNB usdt oracle
0xEe91C335eab126dF5fDB3797EA9d6aD93aeC9722 o n ? 14 Wormhole core
0xEe9F7C64dD827ED7b5CAA2272936366FAca00CF3 o n ? 12 Morpho vault v1 adapter factory
0xEEE61742bC4cf361c60Cd65826864560Bf2D0bB6 v n ? 17 GMX multichain glv router
0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe e n ? 10 ENS universal resolver
0xeF4461891DfB3AC8572cCf7C794664A8DD927945 ebo n ? 27 WalletConnect Foundation WalletConnect Token
0xEF44D6786b2b4d544b7850Fe67CE6381626Bf2D6 a n ? 11 Balancer stable pool factory
0xEF44D6786b2b4d544b7850Fe67CE6381626Bf2D6 p n ? 11 Balancer protocol fees withdrawer
0xeF50f8DC65402c3019586bc8725fCD0b99B8AAd7 e n ? 0 Aave V3 Ethereum frax oracle
0xEf740bf23aCaE26f6492B10de645D6B98dC8Eaf3 u n ? 4 Uniswap universal router version v2.0
0xeF84b1ecEbe43283ec5AF95D7a5c4D7dE0a9859b a n ? 12 Morpho market v1 adapter v2 factory
0xEfadDdE5B43917CcC738AdE6962295A0B343f7CE b n ? 16 Curve crypto calc
0xefCAdA759241D10B45d9Cb6265B19ADec97ceced v n ? 17 GMX claim handler
0xEFD5df7b87d2dCe6DD454b4240b3e0A4db562321 e n ? 0 Aave V3 Ethereum Horizon acl manager
0xEfDE221f306152971D8e9f181bFe998447975810 g n ? 16 Curve voting escrow
0xEfDE221f306152971D8e9f181bFe998447975810 n n ? 16 Curve factory
0xEfDE221f306152971D8e9f181bFe998447975810 o n ? 16 Curve wsteth token address
0xeFFDE9BFA8EC77c14C364055a200746d6e12BeD6 e n ? 0 Aave V3 Ethereum s USDe V token
0xf013D90E4e4E3Baf420dFea60735e75dbd42f1e1 e n ? 0 Aave V2 Ethereum ampl V token
0xF02C1e2A3B77c1cacC72f72B44f7d0a4c62e4a85 e n ? 0 Aave V3 Ethereum aave oracle
0xF05D9B6C08757EAcb1fbec18e36A1B7566a13DEB e n ? 0 Aave V2 Ethereum x sushi oracle
0xf09EDbF2655B2A56753bD60D22CeAB2AC5D04188 a n ? 0 Aave V3 Arbitrum arb stata token
0xf0Bc39Fc911F6437C84d16188dD8294F7110f451 e n ? 27 Ondo Finance GM Token Limit Order
0xf0E7eC247b918311afa054E0AEdb99d74c31b809 g n ? 0 Aave V3 Gnosis USDCe static A token
0xf0eaC18E908B34770FDEe46d069c846bDa866759 e n ? 0 Aave V3 Ethereum rlusd oracle
0xf112aF6F0A332B815fbEf3Ff932c057E570b62d3 e n ? 0 Aave V3 Ethereum Ether Fi we eth oracle
0xf116891adaBb21Df94663c8Aa62f87fC1bc19d53 o n ? 0 Aave V3 Optimism dai oracle
0xf145caFB67081895EE80eB7c04A30Cf87f07b745 o n ? 11 Balancer composable stable pool factory
0xf1665E19bc105BE4EDD3739F88315cC699cc5b65 e n ? 11 Balancer liquidity gauge factory
0xF178C0b5Bb7e7aBF4e12A4838C7b7c5bA2C623c0 e n ? 16 Curve link swap address
0xF17e75D58D4Be71B8e674fA104B71a827e38F087 o n ? 0 Aave V3 Optimism r eth oracle
0xF18056Bbd320E96A48e3Fbf8bC061322531aac99 e n ? 16 Curve crypto factory
0xF182926A64C0A19234E7E1FCDfE772aA7A1CA351 g n ? 16 Curve tricrypto deposit address
0xf1Ab9e885C0faa0cbCEd407498BBA895537aD754 u n ? 12 Morpho vault v1 adapter factory
0xF1c11BE0b4466728DDb7991A0Ac5265646ec9672 g ? ? 0 Aave Governance V3 PC data helper
0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9 a n ? 3 Uniswap v2 factory
0xf1e6d4347105138B51E2bacA9A22fA228309ebB1 p n ? 0 Aave V2 Polygon weth gateway
0xF1F5acB596568895393cB5E4D0452D6592A2fA70 g n ? 0 Aave V3 Gnosis aave protocol data provider
0xF1f85a74AD6c64315F85af52d3d46bF715236ADc e n ? 16 Curve usdk deposit address
0xF1fCb4CBd57B67d683972A59B6a7b1e2E8Bf27E6 a n ? 13 Stargate credit messaging
0xF1fCb4CBd57B67d683972A59B6a7b1e2E8Bf27E6 o n ? 13 Stargate token messaging
0xf23b4DB826DbA14c0e857029dfF076b1c0264843 e n ? 11 Balancer l2 gauge checkpointer
0xf23b4DB826DbA14c0e857029dfF076b1c0264843 g n ? 11 Balancer stable pool factory
0xF24917fB88261a37Cc57F686eBC831a5c0B9fD39 ao n ? 11 Balancer managed pool add remove token lib
0xF25212E676D1F7F89Cd72fFEe66158f541246445 p n ? 28 Compound III usdc comet
0xf253BD61aEd0E9D62523eA76CD6F38B4a51dA145 a n ? 0 Aave V3 Arbitrum dai stata token
0xf253f83AcA21aAbD2A20553AE0BF7F65C755A07F e n ? 16 Curve sbtc2 swap address
0xF256CC7847E919FAc9B808cC216cAc87CCF2f47a e n ? 0 Aave V2 Ethereum x sushi A token
0xF29100983E058B709F3D539b0c765937B804AC15 e n ? 10 ENS public resolver
0xf301805bE1Df81102C957f6d4Ce29d2B8c056B2a c n ? 0 Aave V3 Scroll weth A token
0xf302f9F50958c5593770FDf4d4812309fF77414f g n ? 11 Balancer weighted pool factory
0xf302f9F50958c5593770FDf4d4812309fF77414f n n ? 11 Balancer composable stable pool factory
0xf302f9F50958c5593770FDf4d4812309fF77414f o n ? 11 Balancer no protocol fee liquidity bootstrapping pool factory
0xf302f9F50958c5593770FDf4d4812309fF77414f p n ? 11 Balancer aave linear pool factory
0xf329e36C7bF6E5E86ce2150875a84Ce77f477375 a n ? 0 Aave V3 Arbitrum aave A token
0xf329e36C7bF6E5E86ce2150875a84Ce77f477375 o n ? 0 Aave V3 Optimism aave A token
0xf329e36C7bF6E5E86ce2150875a84Ce77f477375 p n ? 0 Aave V3 Polygon aave A token
0xf329e36C7bF6E5E86ce2150875a84Ce77f477375 v n ? 0 Aave V3 Avalanche AAVEe A token
0xf36C394775285F89bBBDF09533421E3e81e8447c e n ? 0 Aave V2 Ethereum AMM uni mkr weth V token
0xf3aA072CECb47b282DAe6863E41b12336b90981b v n ? 0 Aave V3 Avalanche config engine
0xF3be9355363857F3e001be68856A2f96b4C39Ba9 p n ? 14 Circle CCTP message transmitter
0xF3C3F14dd7BDb7E03e6EBc3bc5Ffc6D66De12251 a n ? 0 Aave V3 Arbitrum swap collateral adapter
0xf3C806a402E4E9101373F76C05880EEAc91BB5b9 l n ? 0 Aave V3 Linea wrs eth V token
0xF3CD476C3C4D3Ac5cA2724767f269070CA09A043 p n ? 26 Velora augustus rfq
0xF3d49021fF3bbBFDfC1992A4b09E5D1d141D044C e n ? 0 Aave V3 Ethereum ez eth oracle
0xF3f1a76cA6356a908CdCdE6b2AC2eaace3739Cd0 e n ? 0 Aave V2 Ethereum AMM uni crv weth V token
0xf3f45960f8dE00D8ED614D445a5a268c6F6Dec4f g n ? 0 Aave V3 Gnosis s dai static A token
0xF41A5Cc7a61519B08056176d7B4b87AB34dF55AD e n ? 0 Aave V2 Ethereum AMM bpt bal weth V token
0xf42Ae1D54fd613C9bb14810b0588FaAa09a426cA a n ? 17 GMX ES gmx
0xF42D9c36b34c9c2CF3Bc30eD2a52a90eEB604642 b n ? 12 Morpho vault v1 adapter factory
0xf43211935C781D5ca1a41d2041F397B8A7366C7A e n ? 16 Curve frxeth token address
0xf438e33dCCEE260ee4371F9dceF408b0d7DBe424 c ? ? 0 Aave Governance V3 PC data helper
0xf43F559774d2cF7882e6E846fCb87BDe183a6Da7 v n ? 17 GMX subaccount router
0xF44a2B5605b07a1CBA7CF3907A9D0bB4A515C3F1 a n ? 0 Aave V3 Arbitrum dai oracle
0xf44Fee6877F2f1a0b84c8bC49ff4Ec35DF089Ea0 p n ? 0 Aave V2 Polygon usdt0 oracle
0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4 enpbaovglcu n ? 1 Safe compatibility fallback handler 1.3.0
0xF4a1F5fEA79C3609514A417425971FadC10eCfBE e n ? 0 Aave V2 Ethereum Arc permission manager
0xF5194c3325202F456c95c1Cf0cA36f8475C1949F e n ? 16 Curve ib gauge address
0xf52D010c7d4ecBfda92c2509900593CE34535D86 b n ? 0 Aave V3 Base USDb C oracle
0xf59036CAEBeA7dC4b86638DFA2E3C97dA9FcCd40 p n ? 0 Aave V3 Polygon wst eth A token
0xf5a7De2D276dbda3EEf1b62A9E718EFf4d29dDC8 a n ? 15 Pendle market factory
0xf5a7De2D276dbda3EEf1b62A9E718EFf4d29dDC8 o n ? 15 Pendle yield contract factory
0xF5c849468318c8D5670020fdb96ae135FED37070 v n ? 0 Aave V4 Avalanche core WETHe tokenization spoke
0xf5dECDB1f3d1ee384908Fbe16D2F0348AE43a9eA e n ? 11 Balancer authorizer adaptor entrypoint
0xf5F30B10141E1F63FC11eD772931A8294a591996 v n ? 17 GMX withdrawal vault
0xf611aEb5013fD2c0511c9CD55c7dc5C1140741A6 a n ? 0 Aave V3 Arbitrum USDCn V token
0xf611aEb5013fD2c0511c9CD55c7dc5C1140741A6 o n ? 0 Aave V3 Optimism r eth V token
0xf611aEb5013fD2c0511c9CD55c7dc5C1140741A6 p n ? 0 Aave V3 Polygon dpi V token
0xf611aEb5013fD2c0511c9CD55c7dc5C1140741A6 v n ? 0 Aave V3 Avalanche gho A token
0xF633b72A4C2Fb73b77A379bf72864A825aD35b6D a n ? 5 Across uniswap v3 swap and bridge
0xF63B34710400CAd3e044cFfDcAb00a0f32E33eCf e n ? 0 Aave V2 Ethereum weth V token
0xF64178Ebd2E2719F2B1233bCb5Ef6DB4bCc4d09a e n ? 0 Aave V3 Ethereum uni V token
0xF655DF3832859cfB0AcfD88eDff3452b9Aa6Db24 e n ? 0 Aave V2 Ethereum AMM bpt wbtc weth V token
0xF664F50631A6f0D72ecdaa0e49b0c019Fa72a8dC p n ? 0 Aave V2 Polygon wbtc V token
0xF6B99959F0b5e79E1CC7062E12aF632CEb18eF0d p ? ? 0 Aave Governance V3 cross chain controller
0xf6C5Be565A25Be925c9D8fB0368a87bd20ee470b v n ? 16 Curve avaxcrypto gauge address
0xF6D2224916DDFbbab6e6bd0D1B7034f4Ae0CaB18 e n ? 0 Aave V3 Ethereum uni A token
0xF6E1B4b201e220FC3741bd7a75675ffEA25c02AD p n ? 27 OKX Labs OKX DEX Router v1.0.8-suffix-compat
0xF7488fFbe67327ac9f37D5F722d83Fc900852Fbf epbaog n ? 2 Safe web authn signer factory 0.2.0
0xF77f2537dba4ffD60f77fACdfB2c1706364fA03d e n ? 0 Aave V3 Ethereum Horizon jaaa oracle
0xf799E4c029d14f41Dc1918C9A4C67242F565710e o n ? 15 Pendle yield contract factory v4
0xf7B6737Ca9c4e08aE573F75A97B73D7a813f5De5 v n ? 14 Wormhole nft bridge
0xf7D5DcE55E6D47852F054697BAB6A1B48A00ddbd g n ? 11 Balancer child chain gauge reward helper
0xF7DBA49d571745D9d7fcb56225B05BEA803EBf3C e n ? 0 Aave V2 Ethereum aave V token
0xf83B85205241c3BCCA0a09D32FaE65c16e0CF236 e n ? 0 Aave V3 Ethereum s dai oracle
0xf83D17dFE160597b19e4FdD8ea61A23e9a87F962 e n ? 12 Morpho bundler3 erc20 wrapper adapter
0xF89e77e8Dc11691C9e8757e84aaFbCD8A67d7A55 a n ? 17 GMX deposit vault
0xf8a57c1d3b9629b77b6726a042ca48990A84Fb49 p n ? 16 Curve ren token address
0xF8bb2Be50647447Fb355e3a77b81be4db64107cd n n ? 0 Aave V3 BNB usdt V token
0xf8c04B50499872A5B5137219DEc0F791f7f620D0 e n ? 0 Aave V3 Ethereum lbtc oracle
0xf8E24175D01653fd6AA203C2C17B1e4Dd1CA2731 v n ? 0 Aave V3 Avalanche WETHe static A token
0xf8ee6f1F9B54F9b2C192D703ea2d22112cBC062b e ? ? 11 Balancer timelock authorizer migrator
0xF8F10f39116716e89498c1c5E94137ADa11b2BC7 b n ? 0 Aave V3 Base ez eth stata token
0xf8fF43E991A81e6eC886a3D281A2C6cC19aE70Fc e n ? 0 Aave V3 Ethereum knc oracle
0xF937ffAeA1363e4Fa260760bDFA2aA8Fc911F84D g ? ? 0 Aave Governance V3 CL emergency oracle
0xF9440930043eb3997fc70e1339dBb11F341de7A8 e n ? 16 Curve reth swap address
0xf956B38F035dC9067fb827A512D3CF35202AB0Bc e n ? 0 Aave V3 Ethereum Ether Fi weth gateway
0xF9680D99D6C9589e2a93a78A04A279e509205945 p n ? 0 Aave V3 Polygon weth oracle
0xF9735e425A36d22636EF4cb75c7a6c63378290CA p n ? 5 Across 1inch universal swap and bridge
0xF97c707024ef0DD3E77a0824555a46B622bfB500 a n ? 16 Curve tricrypto deposit address
0xf97eEAac36bdd096bb2445c7582F9095bfCE04C7 a n ? 0 Aave V3 Arbitrum aave oracle
0xF98450B5602fa59CC66e1379DFfB6FDDc724CfC4 e n ? 16 Curve usdn gauge address
0xf9ac7B9dF2b3454E841110CcE5550bD5AC6f875F e n ? 11 Balancer composable stable pool factory
0xf9bD9da2427a50908C4c6D1599D8e62837C2BCB0 e n ? 16 Curve tbtc-llamma swap address
0xf9cc4F0D883F1a1eb2c253bdb46c254Ca51E1F44 b n ? 0 Aave V3 Base default incentives controller
0xf9ce3c97b4b54F3D16861420f4816D9f68190B7B o n ? 0 Aave V3 Optimism r eth static A token
0xf9Fb4AD91812b704Ba883B11d2B576E890a6730A e n ? 0 Aave V2 Ethereum AMM weth A token
0xfA1fDbBD71B0aA16162D76914d69cD8CB3Ef92da e n ? 0 Aave V3 Ethereum Lido weth A token
0xFA2A03b6f4A65fB1Af64f7d935fDBf78693df9aF b n ? 0 Aave V3 Base cb btc stata token
0xfA3c34d734fe0106C87917683ca45dffBe3b3B00 e n ? 0 Aave V2 Ethereum Arc lending rate oracle
0xfa6B22FC4c3Ad88B68c16b3061a16b1714F6Bd57 o n ? 15 Pendle yield contract factory v3
0xFA712EE4788C042e2B7BB55E6cb8ec569C4530c1 e n ? 16 Curve y gauge address
0xFa7E3571786CE9489bBC58d9Cb8ecE8aAe6B56F3 e n ? 0 Aave V3 Ethereum s dai static A token
0xFa82580c16A31D0c1bC632A36F82e83EfEF3Eec0 e n ? 0 Aave V3 Ethereum rlusd A token
0xfA96ad0a9E64261dB86950e2dA362f5572c5c6fd e n ? 16 Curve sfrxeth2-llamma swap address
0xfAB6790E399f0481e1303167c655b3c39ee6e7A0 e n ? 0 Aave V3 Ethereum Horizon jtrsy oracle
0xfaBEb65bB877600be3A2C2a03aA56a95F9f845B9 a n ? 17 GMX multichain transfer router
0xfaBEb65bB877600be3A2C2a03aA56a95F9f845B9 v n ? 17 GMX subaccount gelato relay router
0xfac15aff53ADd2ff80C2962127C434E8615Df0d3 p n ? 12 Morpho public allocator
0xFaEe011b679330A42fFc33c6444800F78b69Dc58 a n ? 0 Aave V3 Arbitrum config engine
0xfAFEDF95E21184E3d880bd56D4806c4b8d31c69A e n ? 0 Aave V2 Ethereum x sushi V token
0xfb00AC187a8Eb5AFAE4eACE434F493Eb62672df7 a n ? 0 Aave V3 Arbitrum usdt V token
0xfb00AC187a8Eb5AFAE4eACE434F493Eb62672df7 o n ? 0 Aave V3 Optimism usdt V token
0xfb00AC187a8Eb5AFAE4eACE434F493Eb62672df7 p n ? 0 Aave V3 Polygon usdt0 V token
0xfb00AC187a8Eb5AFAE4eACE434F493Eb62672df7 v n ? 0 Aave V3 Avalanche USDt V token
0xfb1bffC9d739B8D520DaF37dF666da4C687191EA enpbaovglcu n ? 1 Safe gnosis safe l2 1.3.0
0xfb860600F1bE1f1c72A89B2eF5CAF345aff7D39d e n ? 16 Curve fraxusdp gauge address
0xFBa4Df643205c5400BC3e05a1E67E0dFaEeeb41F v n ? 0 Aave V3 Avalanche UI pool data provider
0xFBb5A71025BEf1A8166C9BCb904a120AA17d6443 o n ? 13 Stargate staking
0xfbC184337Dc6595D8bf62968Bda46e7De7AF9c3d e n ? 0 Aave V4 Ethereum signature gateway
0xFBedc64AeE24921cb43004312B9eF367a4162b57 c n ? 0 Aave V3 Scroll pool addresses provider registry
0xfc1AdA7A288d6fCe0d29CcfAAa57Bc9114bb2DbE v n ? 0 Aave V2 Avalanche USDTe V token
0xfc218A6Dfe6901CB34B1a5281FC6f1b8e7E56877 e n ? 0 Aave V2 Ethereum bat V token
0xFC2838a17D8e8B1D5456E0a351B0708a09211147 e n ? 16 Curve fraxusdp token address
0xfc421aD3C883Bf9E7C4f42dE845C4e4405799e73 b n ? 0 Aave V3 Base gho oracle
0xfc421aD3C883Bf9E7C4f42dE845C4e4405799e73 vg n ? 0 Aave Gho gho token
0xFC508BA50B4B12959A683dfcDf771518c03476b1 p n ? 0 Aave V2 Polygon usdt0 interest rate strategy
0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a a n ? 17 GMX
0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a v ? ? 17 GMX staked gmx distributor
0xFCBa3E75865d2d561BE8D220616520c171F12851 e n ? 16 Curve susd deposit address
0xFCCf3cAbbe80101232d343252614b6A3eE81C989 a n ? 0 Aave V3 Arbitrum usdc V token
0xFCCf3cAbbe80101232d343252614b6A3eE81C989 o n ? 0 Aave V3 Optimism usdc V token
0xFCCf3cAbbe80101232d343252614b6A3eE81C989 p n ? 0 Aave V3 Polygon usdc V token
0xFCCf3cAbbe80101232d343252614b6A3eE81C989 v n ? 0 Aave V3 Avalanche usdc V token
0xFCD3D3C69cd032DE0cc78fE529B7447D2fe7F666 e n ? 0 Aave V4 Ethereum prime wst eth tokenization spoke
0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99 enpbaovglcu n ? 1 Safe compatibility fallback handler 1.4.1
0xfd15008efA339A2390B48d2E0Ca8Abd523b406d3 e n ? 0 Aave V2 Ethereum AMM uni snx weth V token
0xFd2a8fA60Abd58Efe3EeE34dd494cD491dC14900 e n ? 16 Curve aave token address
0xfd32fA2ca22c76dD6E550706Ad913FC6CE91c75D e n ? 12 Morpho public allocator
0xfd3aDA5AAbdc6531C7C2AC46c00eBf870f5a0E6B e n ? 0 Aave V3 Ethereum Ether Fi frax V token
0xfD4A67F3c42CCA8ab4De6fba35dc11ffc87EE65e e n ? 0 Aave V2 Ethereum frax oracle
0xFD4D8a17df4C27c1dD245d153ccf4499e806C87D e n ? 16 Curve link gauge address
0xFD5dB7463a3aB53fD211b4af195c5BCCC1A03890 e n ? 16 Curve eurt swap address
0xFD70de6b91282D8017aA4E741e9Ae325CAb992d8 a n ? 17 GMX data store
0xfD7344CeB1Df9Cf238EcD667f4A6F99c6Ef44a56 c n ? 0 Aave V3 Scroll weth V token
0xFD858c8bC5ac5e10f01018bC78471bb0DC392247 e n ? 0 Aave V2 Ethereum wbtc oracle
0xFDb93B3b10936cf81FA59A02A7523B6e2149b2B7 e n ? 0 Aave V2 Ethereum usdp V token
0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7 bu n ? 4 Uniswap universal router version v2.1.1
0xFdf9714c74df0535D77dACDbf621E0c977Cd5bc5 v n ? 0 Aave V2 Avalanche migration helper
0xFe4683C18aaad791B6AFDF0a8e1Ed5C6e2c9ecD6 e ? ? 0 Aave Governance V3 voting portal eth pol
0xfe72F0c532c4E7cfA65FCbd3B92D926d26Fb73a9 p n ? 0 Aave V2 Polygon ghst interest rate strategy
0xfE8cD454b4A1CA468B57D79c0cc77Ef5B6f64585 o n ? 14 Wormhole nft bridge
0xfE8F19B17fFeF0fDbfe2671F248903055AFAA8Ca e n ? 0 Aave V2 Ethereum frax V token
0xfe99609C4AA83ff6816b64563Bdffd7fa68753Ab a n ? 17 GMX shift vault
0xFE9D541c92E4e90437C7152A00244886dE37a658 v n ? 5 Across spoke pool
0xfeb1A24C2752E53576133cdb718F25bC64eBDD52 e n ? 11 Balancer polygon root gauge
0xFEB859A50f92C6D5ad7C9eF7C2c060D164B3280f e n ? 0 Aave V3 Ethereum aave static A token
0xff04ed5f7a6C3a0F1e5Ea20617F8C6f513D5A77c e n ? 0 Aave V2 Ethereum st eth interest rate strategy
0xFf1489227BbAAC61a9209A08929E4c2a526DdD17 v n ? 17 GMX ES gmx
0xFF29e023910FB9bfc86729c1050AF193A45a0C0c a n ? 15 Pendle yield contract factory v5
0xFf3a13703236A77Da603c7D413cf6F6AfB866D34 g n ? 0 Aave V3 Gnosis dust bin
0xFf51A5898e281Db6DfC7855790607438dF2ca44b enpbaovglcu n ? 1 Safe 1.5.0
0xFF551fEDdbeDC0AeE764139cCD9Cb644Bb04A6BD e n ? 13 Stargate staking
0xFf62A7c278C62eD665133147129245053Bbf5918 b n ? 12 Morpho meta morpho factory
0xff75B6da14FfbbfD355Daf7a2731456b3562Ba6D l n ? 0 Aave V3 Linea wallet balance provider
0xff75B6da14FfbbfD355Daf7a2731456b3562Ba6D n n ? 0 Aave V3 BNB pool addresses provider
0xfF83F6335d8930cBad1c0D439A841f01888D9f69 enpbaovglcu n ? 1 Safe to l2 migration 1.4.1
0xFFbA405BBF25B2e6C454d18165F2fd8786858c6B c n ? 0 Aave V3 Scroll scr V token
0xFFC97d72E13E01096502Cb8Eb52dEe56f74DAD7B e n ? 0 Aave V2 Ethereum aave A token
0xffF6D276Bc37c61A23f06410Dce4A400f66420f8 v n ? 17 GMX position router
3vxKRPwUTiEkeUVyoZ9MXFe1V71sRLbLqu1gRYaWmehQ s n ? 14 Wormhole token bridge relayer
5quBtoiQqxF9Jv6KYKctB59NT3gtJD2Y65kdnB1Uev3h s n ? 25 Raydium amm stable
675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8 s n ? 25 Raydium amm v4
9KEPoZmtHUrBbhWN1v1KWLMkkvwY6WLtAVUCPRtRjP4z s n ? 25 Raydium farm v5
AddressLookupTab1e1111111111111111111111111 s n ? 20 Solana address lookup table
ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL s n ? 18 Solana associated token
CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK s n ? 25 Raydium clmm
CCTPiPYPc6AsJuwueEnWgSgucamXDZwBd53dQ11YiKX3 s n ? 14 Circle CCTP token messenger
CCTPmbSD7gX1bxKPAmg77w8oFzNFpaQiQUWD43TKaecd s n ? 14 Circle CCTP message transmitter
ComputeBudget111111111111111111111111111111 s n ? 21 Solana compute budget
dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH s n ? 24 Drift program
EhhTKczWMGQt46ynNeRX1WfeagwwJd7ufHvCDjRxjo5Q s n ? 25 Raydium farm v3
FarmqiPv5eAj3j1GMdMCMUGXqPUvmquZtMy86QH6rzhG s n ? 25 Raydium farm v6
LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo s n ? 23 Meteora DLMM mainnet-beta
SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf s n ? 22 Squads multisig program
Stake11111111111111111111111111111111111111 s n ? 19 Solana stake
TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb s n ? 18 Solana token 2022
WnFt12ZrnzZrFZkt2xsNsaNWoQribnuQ5B5FrDbwDhD s n ? 14 Wormhole nft bridge
worm2ZoG2kUd4vFXhvjh93UUH596ayRfgQ2MgjNMTth s n ? 14 Wormhole core
wormDTUJ6AWPNvk59vGQbDvGJmqbDTdgWgAqcLBCgUb s n ? 14 Wormhole token bridge
`;

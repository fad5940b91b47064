/**
 * Parts of protocols, and contracts of descriptors: each has its name, and nobody vouches for calling it.
 *
 * Made by `npm run registry` on 2026-11-28; not edited by hand. NOTICE: the rows are facts that the packages named
 * here publish, each under the licence that stands beside it; no code, text or picture of them was taken over.
 */

/** A line for each, as in `official-contracts.ts`, which has their sources. */
export const OFFICIAL_PARTS = `
0x00000000000000000000000000000000000000C8 a ? ? 17 GMX arbitrum node interface
0x000000000022D473030F116dDEE9F6B43aC78BA3 enpbaou ? ? 12 Morpho permit2
0x00000000219ab540356cBB839Cbe05303d7705Fa e ? ? 27 Ethereum Foundation DepositContract
0x004375Dff511095CC5A197A54140a24eFEF3A416 e n ? 0 Aave assets uni wbtc usdc underlying
0x004626A008B1aCdC4c74ab51644093b155e59A23 e ? ? 0 Aave st eur
0x004C226FFF73aA94b78a4Df1A0e861797BA16819 e ? ? 27 Kiln Staking - Batch Exit
0x00B6f2C15E4439749f192D10c70f65354848Cf4b e ? ? 27 9summits-9SUSR
0x0139141Cd4Ee88dF3Cdb65881D411bAE271Ef0C2 v n ? 3 Uniswap multicall
0x0184739C32edc3471D3e4860c8E39a5f3Ff85A45 e ? ? 27 Threshold Network RebateStaking
0x01bfF1379CE9f0877141a18670d4214dFAf630bE a ? ? 27 Midas Minter Vault
0x024F2fC31CBDD8de17194b1892c834f98Ef5169b e n ? 5 Across zora adapter
0x02Ce7aF6520E2862F961f5D7Eda746642865179c o n ? 7 0x transformers weth transformer
0x02D84abD89Ee9DB409572f19B6e1596c301F3c81 e n ? 0 Aave pool impl
0x0330E9b4D0325cCfF515E81DFbc7754F2a02ac57 ep n ? 5 Across polygon token bridger
0x0335ffa9af5CE05590d6C9A75B645470e07744a9 a ? ? 0 Aave arb eth bridge
0x033683deBC0860AbF6F502E1b5F381CFc11C7615 a n ? 26 Velora adapter addresses arbitrum adapter03
0x03faBB06Fa052557143dC28eFCFc63FC12843f1D b ? ? 14 Wormhole
0x0404fD1a77756EB029F06b5CDea88B2B2ddC2fEE e ? ? 27 gauntlet-elixirUSDC
0x043300d113De0c64684ab89c56A45CD94c7eF54c n n ? 7 0x transformers affiliate fee transformer
0x04bC0Ab673d88aE9dbC9DA2380cB6B79C4BCa9aE e ? ? 16 Curve busd wrapped coin addresses
0x04C98824a64d75CD1E9Bc418088b4c9A99048153 a n ? 14 Wormhole relayer
0x04Fc11Bd28763872d143637a7c768bD96E44c1b6 v n ? 17 GMX reward reader
0x051dcd6a80f11fE68F77Fb0EBdE03853FA96B1fD b ? ? 15 Pendle deprecated ve pendle
0x057e9B54c04B467Ccd9DFB56A84bDD99c17a2A50 e ? ? 27 kiln Vault-WETH-Morpho-MEV-Capital
0x059Fc6723b9bF77DbF4283C8d7C90eA8Af44EF10 e ? ? 27 gauntlet-sbMorphotBTC
0x05d97cee050bfb81FB3EaD4A9368584F8e72C88e v ? ? 17 GMX chainlink price feed provider
0x067d3D0e11efd564FED27b48DA1198Ab0F492ED1 e ? ? 27 kiln Vault-USDT-Morpho-Gauntlet-USDT-Prime
0x06998Af8f39Ff8630d1FB515D22781DA4DC2CA71 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x07b1014c88f14C9E910092526db57A20052E989F e ? ? 15 Pendle sender endpoint
0x085E34722e04567Df9E6d2c32e82fd74f3342e79 a n ? 0 Aave edge risk steward caps
0x08aE3BE30958cDd1847ec58fFfd4C451a87fDF01 e ? ? 0 Aave access manager
0x08ed1d79D509A6f1020685535028ae60C144441E b n ? 13 Stargate fee lib v1 usdc
0x091e99cb1C49331a94dD62755D168E941AbD0693 b n ? 3 Uniswap multicall
0x097FFEDb80d4b2Ca6105a07a4D90eB739C45A666 e ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDTlite
0x09Fb06A271faFf70A651047395AaEb6265265F13 v ? ? 14 Wormhole
0x0a6A15964fEe494A881338D65940430797F0d97C n ? ? 13 Stargate treasurer
0x0AC34fe133BdE3A2eF589a18A4E10b6a7d253829 pao ? ? 27 OpenCover Quote
0x0B23efA164aB3eD08e9a39AC7aD930Ff4F5A5e81 p n ? 14 Wormhole executor
0x0b3F868E0BE5597D5DB7fEB59E1CADBb0fdDa50a p n ? 0 Aave assets sushi underlying
0x0bb4D3e88243F4A057Db77341e6916B0e449b158 e ? ? 27 Proof of Attendance Protocol PoapBridge
0x0c9d064523177dBB55CFE52b9D0c485FBFc35FD2 e n ? 5 Across cher adapter
0x0D05e6ec0A10f9fFE9229EAA785c11606a1d13Fb b ? ? 27 gauntlet-gtLBTCc
0x0D89C1C4799353F3805A3E6C4e1Cbbb83217D123 e ? ? 27 Midas Redemption Vault
0x0e0eb6cdad90174f1Db606EC186ddD0B5eD80847 b ? ? 27 Midas Redemption Vault
0x0E1a3Af1f9cC76A62eD31eDedca291E63632e7c4 o ? ? 0 Aave payloads controller
0x0E669e08bd717d7F9c9DE158636BD8561295fbB5 n ? ? 15 Pendle base code splitter
0x0ea1a65A2c255f24Ee8D81eA6AaC54Decd9d269e e ? ? 12 Morpho stkcvxcrv USDCWBTCWETH-morpho
0x0ec70777Ac388774041dD5A1778Cdf3AF3134D2B e n ? 5 Across universal adapter 999
0x0F11640BF66e2D9352d9c41434A5C6E597c5e4c8 e ? ? 0 Aave certora funding receiver
0x0F359FD18BDa75e9c49bC027E7da59a4b01BF32a e ? ? 27 B.Protocol b_protocol-reUSDC
0x0F3bCeb6b3b2dfb7f0ac58fCbF6DaDd23cf34244 e n ? 0 Aave pool impl
0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E enpbaocu n ? 5 Across multicall handler
0x0f7e323103b29E1B18d521DE957Ed0c4c0A8189E e ? ? 27 Midas Minter Vault
0x0FaBfEAcedf47e890c50C8120177fff69C6a1d9B b ? ? 27 RE7 Labs re7_labs-pythUSDC
0x0fc3152971714E5ed7723FAFa650F86A4BaF30C5 e n ? 10 ENS dnssec impl
0x0ff183E29f1924ad10475506D7722169010CecCb v n ? 17 GMX gov token
0x0FF28217dCc90372345954563486528aa865cDd6 p ? ? 14 Wormhole
0x1041D127b2d4BC700F0F563883bC689502606918 e ? ? 13 Stargate treasurer
0x105679f99d668001370B4621aD8648AC570C860F v n ? 7 0x transformers affiliate fee transformer
0x10cC8dbcA90Db7606013d8CD2E77eb024dF693bD e ? ? 27 Midas Minter Vault
0x10e968968f49dd66a5eFEeBBb2edcB9c49c4fC49 a n ? 7 0x transformers weth transformer
0x115E662Fa3f0b83014eB3f6F86F3D94BeC5eB411 nb ? ? 0 Aave agent hub
0x11AEE91ED1e5a40443dd0ed21f7CF4d3fD4E0826 e ? ? 27 kiln Vault-RLUSD-Euler-Yield
0x125844D33F75090517Ea19Aab8Ca24eEa4Fef764 p ? ? 0 Aave agent hub automation
0x125D41A6e5dbf455cD9Df8F80BCC6fd172D52Cc6 e ? ? 27 gauntlet-gtUSDAcore
0x1265a81d42d513Df40d0031f8f2e1346954d665a e ? ? 27 MEV Capital mev_capital-MC.eUSDC
0x132E6C9C33A62D7727cd359b1f51e5B566E485Eb e ? ? 27 gauntlet-resolvUSDC
0x139EC173b9c355241dfA91A1DE3453Adae0A9083 a ? ? 27 Midas Redemption Vault
0x13a9CC64344b02bACC5AD9Cf38B5711F1B9ec3d4 e n ? 0 Aave risk steward
0x13C1542A468319688B89E323fe9A3Be3A90EBb27 e ? ? 16 Curve sbtc s curve rewards address
0x14139EB676342b6bC8E41E0d419969f23A49881e e ? ? 16 Curve circulating supply
0x146c8e409C113ED87C6183f4d25c50251DFfbb3a a ? ? 13 Stargate treasurer
0x14a6801DBEBbd6CBE009c10eCFDA98C1c7B89012 o n ? 0 Aave edge risk steward caps
0x14Bdc3A3AE09f5518b923b69489CBcAfB238e617 e n ? 0 Aave assets PT e usde 14 aug2025 underlying
0x1554ee754707D5C93b7934AF404747Aba521Aaf2 a n ? 11 Balancer batch relayer library
0x156C628135327F41748D8c8802fC043870714E9a p n ? 11 Balancer batch relayer library
0x15C2b3AdcA66E26B6F230b4023f52a285b7f9995 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x15F03E5dE87c12cb2e2b8e5d6ECEf0a9E21ab269 e n ? 0 Aave default variable debt token impl
0x15f724b35A75F0c28F352b952eA9D1b24e348c57 e ? ? 27 Midas Redemption Vault
0x164645fbC7220a3b4f8f5C6B473bCf1b6db146DD e ? ? 27 Midas Minter Vault
0x1685D81212580DD4cDA287616C2f6F4794927e18 o ? ? 0 Aave merkle distributor
0x1685D81212580DD4cDA287616C2f6F4794927e18 p n ? 0 Aave pool impl
0x16ba924752EF283C7946db8A122a6742AA35C1DC a n ? 11 Balancer mock static AToken
0x16D40b9DF1497468195BFAfeb2718e486E15bF91 n ? ? 12 Morpho bundler3 bundler3
0x16d4f955B0aA1b1570Fe3e9bB2f8c19C407cdb67 e ? ? 27 Midas Redemption Vault
0x176592C8Ed3F2D94cE4c3F1a4cfF7d068176AC54 v ? ? 27 Flying Tulip SessionManager
0x17Dd33Ed0e3dD2a80E37489B8A63063161BE6957 e n ? 0 Aave executor lvl 2
0x17E450Be3Ba9557F2378E20d64AD417E59Ef9A34 b n ? 13 Stargate fee lib v1 eth
0x185477906B46D9b8DE0DEB73A1bBfb87b5b51BC3 e n ? 0 Aave external libraries supply logic
0x186514400e52270cef3D80e1c6F8d10A75d47344 e ? ? 27 Block Analitica block_analitica-bbUSDC
0x19256DCEa4B63c56B3EFc8708cd62F595B2d1922 n ? ? 5 Across sp1 helios
0x195CcCBE464EF9073d1f7A1ba1C9Bf0f56dfFFff o n ? 11 Balancer relayer
0x196767568F848fF7607145A7C1f3CDE44bb4Ce98 v ? ? 5 Across sp1 helios
0x197E90f9FAD81970bA7976f33CbD77088E5D7cf7 e ? ? 0 Aave s dai pot
0x19AB19e61A930bc5C7B75Bf06cDd954218Ca9F0b e ? ? 27 Midas Redemption Vault
0x1a44076050125825900e736c501f859c50fE728c av ? ? 17 GMX layer zero endpoint
0x1a505Ba1cA84D1A4dCF14c8E4866e556B060c974 n n ? 11 Balancer mock aave linear pool
0x1a58897Ab366082028ced3740900ecBD765Af738 o n ? 11 Balancer relayer
0x1a79098C3149020ACdEfb3EE44AA1d9509305530 b n ? 0 Aave clinic steward
0x1Ace3BbD69b63063F859514Eca29C9BDd8310E61 e ? ? 5 Across hub pool store
0x1aCEC7abbcFE6dD10EA4bB50894908406FfE8719 o ? ? 0 Aave agent hub
0x1aF449783d8EE434a54bA9B1db9186a15B141a2A e ? ? 0 Aave llamarisk dao wallet vesting
0x1af659333172DC502bD71Cf5b889521C97751838 e n ? 5 Across universal adapter 43114
0x1B4cd53a1A8e5F50aB6320EF34E5fB4D3df7B6f6 e ? ? 27 gauntlet-gtAUSDc
0x1bbfa323155526F54EEc458571Bb5A75e0c41507 p n ? 11 Balancer mock aave lending pool
0x1BDecEAE83c6Ca0f4D78Ee46D40881FAb26b10b1 e ? ? 0 Aave chaos labs dao wallet vesting
0x1bE5d71F2dA660BFdee8012dDc58D024448A0A59 e ? ? 16 Curve pax wrapped coin addresses 0x99d1 fa417f94dc d62 bf e781a1213c092a47041 bc
0x1c155be6bC51F2c37d472d4C2Eba7a637806e122 b ? ? 27 gauntlet-gtEURCc
0x1C2BA5b8ab8e795fF44387ba6d251fa65AD20b36 ep ? ? 0 Aave pol eth bridge
0x1c479675ad559DC151F6Ec7ed3FbF8ceE79582B6 a ? ? 14 Wormhole ethereum
0x1c530D6de70c05A81bF1670157b9d928e9699089 e ? ? 27 MEV Capital mev_capital-MCwBTC
0x1D5E86F59069c1AF086607A56d2D7df6f440A5f2 e n ? 0 Aave default variable debt token impl
0x1D85000D54ea1185C43E4f2b32833524d3cF3507 e n ? 0 Aave llamarisk risk oracle router
0x1d98CA4221516B9ac4869F5CeA7E6bb9C41609D6 p n ? 14 Wormhole relayer
0x1E2aAaDcF528b9cC08F43d4fd7db488cE89F5741 e ? ? 27 9summits-9SUSDC11Core
0x1e6ffa4e9F63d10B8820A3ab52566Af881Dab53c e ? ? 27 gauntlet-gtWETHe
0x1Ee8Ec299E8014760D50A4E3CfC3b44Cc2242625 l ? ? 12 Morpho bundler3 bundler3
0x1efF8aF5D577060BA4ac8A29A13525bb0Ee2A3D5 e n ? 0 Aave assets bpt wbtc weth underlying
0x1F0753480bB03EaA00863224602267B7E0525C3d e n ? 0 Aave hub configurator
0x1F605162282570dFa6255D27895587f4117F52FA a n ? 13 Stargate fee lib v1 usdt
0x1F605162282570dFa6255D27895587f4117F52FA o n ? 13 Stargate fee lib v1 usdc
0x1F84a51296691320478c98b8d77f2Bbd17D34350 e n ? 0 Aave assets PT USDe 5 feb2026 underlying
0x1F98415757620B543A52E61c46B32eB19261F984 epao n ? 3 Uniswap multicall
0x1FA4431bC113D308beE1d46B0e98Cb805FB48C13 a ? ? 12 Morpho bundler3 bundler3
0x1fCe9396c3aDD4C3A2Ed6B4461425B36eBC4bf87 e ? ? 27 kiln Vault-USDC-Euler-Yield
0x1FE17936c1CdC73c857263997716e3A60B9291C7 e ? ? 27 Midas Redemption Vault
0x1fe80d5Ad9464DBA2d60B88e449305F184823f8A a ? ? 7 0x zero ex governor
0x20f935b037E8490D8027F2751f9452725EEE01aD a n ? 7 0x transformers positive slippage fee transformer
0x21D2B4641c1802C5f9767FfED28708F3A76Ed0aa u n ? 26 Velora uniswap v2 exchange router
0x2299568c3299e7420033deA9009233FF89F5C485 e n ? 26 Velora adapter addresses buy adapter02
0x22aC12a6937BBBC0a301AF9154d08EaD95673122 e n ? 0 Aave pool exposure steward
0x22BdF9633F3e679785638Db690b85dC0Dc8B35B8 b n ? 13 Stargate reward lib
0x22BdF9633F3e679785638Db690b85dC0Dc8B35B8 v n ? 13 Stargate fee lib v1 usdt
0x22be81ecAe87F1Ae1db9e17d6B072f846e07FC45 a n ? 11 Balancer mock static AToken
0x22F3727be377781d1579B7C9222382b21c9d1a8f o n ? 0 Aave r eth eth aggregator
0x22F9dCF4647084d6C31b2765F6910cd85C178C18 e ? ? 7 0x exchange proxy flash wallet
0x2371e134e3455e0593363cBF89d3b6cf53740618 e ? ? 27 gauntlet-gtWETH
0x2389726B55948d8D8944b0145204761215AaEc71 b n ? 26 Velora adapter addresses base adapter02
0x23A85545632C7f11A53d64AaB532dc06c5731278 a n ? 26 Velora adapter addresses arbitrum buy adapter
0x23aF2B5296122544A9A7861da43405D5B15a9bD3 l n ? 14 Wormhole executor
0x23BE839a14cEc3D6D716D904f09368Bbf9c750eb e ? ? 27 P2P Staking P2pOrgUnlimitedEthDepositor
0x246ca67522dF5895cD6cf8807Ec161954ea1bA61 e n ? 0 Aave pool configurator impl
0x248087C69e72E211b7264720Bf6cC5A954F98CDE e n ? 15 Pendle network sy swapper
0x2513515340fF71DD5AF02fC1BdB9615704d91524 n n ? 14 Wormhole relayer
0x2536dfeeCB7A0397CF98eDaDA8486254533b1aFA e n ? 11 Balancer relayer
0x2570f1bD5D2735314FC102eb12Fc1aFe9e6E7193 e ? ? 12 Morpho try lsd
0x25b15Fc38d6A2C13FEDdD9cb51f184F7Cf0D4C11 v ? ? 5 Across event emitter
0x25D30cF795602e807d2038c1326Ad6643F822cEA b ? ? 27 Midas Redemption Vault
0x25d598CBB74fa73290e74697616DE2740d280745 e ? ? 27 FellowFund
0x25DEd2f9aE6ae9416693AB63Abe3aB25493861FD e ? ? 0 Aave spoke price feeds bluechip spoke frx usd price feed
0x263A7AcE5E77986b77DcA125859248fEED52383c b ? ? 27 Midas Minter Vault
0x26EA744E5B887E5205727f55dFBE8685e3b21951 e ? ? 16 Curve busd wrapped coin addresses
0x2703483B1a5a7c577e8680de9Df8Be03c6f30e3c ao ? ? 14 Wormhole
0x273E4B97C3f5280AFf4949Aa19a27fF54968458D b n ? 0 Aave default A token impl
0x275617327c958bD06b5D6b871E7f491D76113dd8 p n ? 26 Velora multicall v2
0x2759de67aD133C747C9f41d56F1b8A343cE679a1 e n ? 0 Aave permissioned payloads controller executor
0x27D8c7273fd3fcC6956a0B370cE5Fd4A7fc65c18 b ? ? 27 gauntlet-smWETH
0x2889302a794dA87fBF1D6Db415C1492194663D13 e ? ? 12 Morpho crv crvusdtbtcwsteth
0x28A224d9d398a1eBB7BA69BCA515898966Bb1B6b p n ? 11 Balancer relayer
0x2905B3387c9550Ea57fa3EE7d4b7E5Abf3acD3d2 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x292bEa9f1443d54E0E509120c919106765c6a493 b ? ? 12 Morpho ecrecover authorizer
0x295CCcDE8Fb06148d4FB6Bfc06B6c332E42aCb43 b ? ? 27 ALIA Quality Network ALIA Score Engine Base
0x29deaEE5413a07C933C15B37d7deB6Eb744Ba9C8 a ? ? 15 Pendle base code splitter
0x2a17c35FF147b32f13F19F2E311446eEB02503F3 e ? ? 7 0x staking
0x2A29D3a792000750807cc401806d6fd539928481 a n ? 17 GMX gov token
0x2a4e2dACc45186bed96D9f766cB6BE6b0f8a26f1 e ? ? 27 kiln Vault-USDC-Morpho-MEV-Capital
0x2A6345a058cA9fc8A2cF35D83ec9005119c4f474 o n ? 15 Pendle network sy swapper
0x2A6c43e0DBDCde23d40c82F45682BC6D8A6dB219 c n ? 13 Stargate fee lib v1 eth
0x2A6c43e0DBDCde23d40c82F45682BC6D8A6dB219 p n ? 13 Stargate reward lib
0x2a856931603930B827B1A4352FB4D66fA029F123 p n ? 14 Wormhole executor quoter
0x2a8c22E3b10036f3AEF5875d04f8441d4188b656 b ? ? 27 Midas Redemption Vault
0x2aD631F72fB16d91c4953A7f4260A97C2fE2f31e enbaovu ? p 15 Pendle governance proxy
0x2b43c90D1B727cEe1Df34925bcd5Ace52Ec37694 a n ? 17 GMX reader
0x2C25f6C25770fFEC5959D34B94Bf898865e5D6b1 e ? ? 27 Block Analitica block_analitica-bbUSDT
0x2C46D57bb5AF87A13a51dd5b62ba7D3Bc7E12e9c b n ? 7 0x transformers fill quote transformer
0x2C670A23f1E798184647288072e84054938B5497 a n ? 17 GMX glv reader
0x2C7f01A1322ce99EEB331d6Eb73Aff400f11C5CB e n ? 0 Aave reward steward
0x2c851A37eF2d607F198DDB259309Dcd2B398E8f9 a ? ? 27 Midas Minter Vault
0x2cEbF7663a7593AdA5eC71DD8e41aca7CF77a2F5 b ? ? 27 kiln Vault-USDC-Morpho-Gauntlet-Core-Base
0x2CFe3ec4d5a6811f4B8067F0DE7e47DfA938Aa30 e ? ? 0 Aave emergency admin
0x2D152fB171353E70e45322D32bC748F8a61d9971 e ? ? 27 Yield.xyz yieldxyz-usde-vault
0x2d7d5b1706653796602617350571B3F8999B950c e ? ? 27 Midas Redemption Vault
0x2d9C3A9E67c966C711208cc78b34fB9E9f8db589 p ? ? 12 Morpho bundler3 bundler3
0x2DA799c2223c6ffB595e578903AE6b95839160d8 e n ? 5 Across scroll adapter
0x2DaF4B445E7d659100b22a15c3EeB10e64ac5dC9 e ? ? 27 Flying Tulip SessionManager
0x2db1eC186acDeaf7d0fc78bFfE335560b0fE0085 e ? ? 27 Midas Redemption Vault
0x2DC0E2aa608532Da689e89e237dF582B783E552C o n ? 26 Velora multicall v2
0x2DC219E716793fb4b21548C0f009Ba3Af753ab01 b ? ? 0 Aave payloads controller
0x2ddC913e4C7674A7E42c55db48a92c47158E91C6 e ? ? 27 Midas Minter Vault
0x2EA3c215daeaCc1C90b51443aB5D08a9ad816138 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x2Ed473F528E5B320f850d17ADfe0e558f0298aA9 enbao ? ? 15 Pendle common deploy
0x2eFEE1950ededC65De687b40Fd30a7B5f4544aBd v n ? 17 GMX reader
0x2F123cF3F37CE3328CC9B5b8415f9EC5109b45e7 e ? ? 12 Morpho b c3 M
0x2f1aBb81ed86Be95bcf8178bA62C8e72D6834775 e ? ? 27 MEV Capital mev_capital-pWBTC
0x2Fd08C1F9FC8406C1D7E3A799A13883a7E7949f0 e n ? 7 0x transformers fill quote transformer
0x2fD18B0878967E19292E9a8BF38Bb1415F6ad653 b ? ? 27 Midas Minter Vault
0x2fDbAdf3C4D5A8666Bc06645B8358ab803996E28 e n ? 0 Aave assets uni yfi weth underlying
0x30544e00Cf296B34A9eE59E5540Ae2f9CCCD55DD enbao ? ? 15 Pendle reflector
0x30881Baa943777f92DC934d53D3bFdF33382cab3 e ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDR
0x30aCCEeDFf97A3fe11aB52EE7425Af4589338C06 e ? ? 27 Midas Minter Vault
0x30B59844eC16ABA3ec4ca0BD97557CcB670D924E n ? ? 27 Midas Minter Vault
0x30B8A2c8E7Fa41e77b54b8FaF45c610e7aD909E3 b ? ? 27 RE7 Labs re7_labs-mMAI
0x30d9D1e76869516AEa980390494AaEd45C3EfC1a e ? ? 27 Midas Redemption Vault
0x3102aea537ecb6f164550b094663C82a8C53A972 o n ? 7 0x transformers affiliate fee transformer
0x31280650661b8443723fa9739b3A164E3696af48 e n ? 0 Aave IR strategies plus PT s usde 7 may2026 IR strategy
0x319a05E260acC2490768A726Ccfd341D4b3D5106 e ? ? 27 Midas Redemption Vault
0x3209E9412cca80B18338f2a56ADA59c484c39644 a ? ? 15 Pendle deprecated ve pendle
0x3329dfa55A40B450952FBE0203167Ae6908E656d e n ? 26 Velora adapter addresses adapter05
0x33B09130b035d6D7e57d76fEa0873d9545FA7557 e ? ? 0 Aave emergency admin
0x33B0Ec794c15D6Cc705818E70d4CaCe7bCfB5Af3 e n ? 5 Across boba adapter
0x33df99d9d6F69fbe2722920883609532EFc2541d o n ? 0 Aave risk steward
0x34031E751DA2Ab19009D8f7eb268Face2BdFD0dd e ? ? 27 Midas Minter Vault
0x34039100cc9584Ae5D741d322e16d0d18CEE8770 e n ? 0 Aave external libraries flashloan logic
0x34D41cE301257a4615D4F5AD260FA91D03925243 n n ? 26 Velora adapter addresses bsc adapter03
0x3547DFCa04358540891149559e691B146c6B0043 e ? ? 16 Curve ankreth s curve rewards address
0x3562e309C6C79626E5F0Cf746FB5Bf4f6b8EebE5 e n ? 5 Across optimism adapter
0x35878C2Cff38cC4032E85283183428170BA618A2 e ? ? 15 Pendle base code splitter
0x35B09a414F6003346cA2E2553b3ea91Cd3524af3 p n ? 0 Aave edge risk steward caps
0x35B1CA0F398905Cf752e6FE122b51c88022FCa32 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x369A2FDb910d432f0a07381a5E3d27572c876713 a n ? 26 Velora adapter addresses arbitrum adapter01
0x369A2FDb910d432f0a07381a5E3d27572c876713 e n ? 26 Velora adapter addresses adapter04
0x36ed193dc7160D3858EC250e69D12B03Ca087D08 c n ? 13 Stargate reward lib
0x36ed193dc7160D3858EC250e69D12B03Ca087D08 p ? ? 13 Stargate treasurer
0x370522eDfF79FcA69e38F42c378531ba71d09678 e ? ? 27 kiln Vault-USDe-Euler-Yield-USDE
0x37370932045d20C01A62b3e7c21134A1C6365D38 e n ? 0 Aave llamarisk PT parameter registry
0x373b347bc87998b151A5E9B6bB6ca692b766648a enpao n ? 11 Balancer mock composable stable pool
0x373Dba2055Ad40cb4815148bC47cd1DC16e92E44 enbaou n ? 15 Pendle router facets action misc v3
0x37769aF173Ea65dfc2880179940d5566817aF6AE e ? ? 27 Midas Redemption Vault
0x37aC29617AE74c750a1e4d55990296BAF9b8De73 o n ? 14 Wormhole relayer
0x385E12cf4040543Bc8C18e05C1298Be5B04f3f5e e ? ? 12 Morpho stkcvx2 BTC-f-morpho
0x38989BBA00BDF8181F4082995b3DEAe96163aC5D e ? ? 27 Block Analitica block_analitica-bbETH
0x389CEf541397e872dC04421f166B5Bc2E0b374a5 a ? ? 17 GMX external handler
0x38B8dB61b724b51e42A88Cb8eC564CD685a0f53B a ? ? 17 GMX chainlink price feed provider
0x3980f8318fc03d79033Bbb421A622CDF8d2Eeab4 a n ? 14 Wormhole executor
0x39EBFfc7679c62Dfcc4A3E2c09Bcb0be255Ae63c n ? ? 0 Aave proxy admin
0x3aAc6fd73fA4e16Ec683BD4aaF5Ec89bb2C0EdC2 b ? ? 27 Midas Minter Vault
0x3b3fB9C57858EF816833dC91565EFcd85D96f634 e n ? 0 Aave assets PT s usde 31 jul2025 underlying
0x3b56998Ec06477704622ca8e2eA1b4db134cec32 npbao n ? 0 Aave create 3 factory
0x3b7382805A1d887b73e98570796C5cEFeA32A462 e ? ? 16 Curve reth s curve rewards address
0x3c2269811836af69497E5F486A85D7316753cf62 naov ? ? 15 Pendle network lz endpoint
0x3c47237479e7569653eF9beC4a7Cd2ee3F78b396 b n ? 0 Aave gho bucket steward
0x3ce8Ec9f3d89aD0A2DdbCC3FDB8991BD241Fc82E e ? ? 12 Morpho stkcvxcrv CRVUSDTBTCWSTETH-morpho
0x3d569673dAa0575c936c7c67c4E6AedA69CC630C e ? ? 0 Aave ecosystem reserve controller
0x3dA1313aE46132A397D90d95B1424A9A7e3e0fCE e n ? 0 Aave assets uni crv weth underlying
0x3da4f8E456AC648c489c286B99Ca37B666be7C4C o n ? 13 Stargate fee lib v1 usdt
0x3de0ff76E8b528C092d47b9DaC775931cef80F49 e n ? 0 Aave assets PT s usde 7 may2026 underlying
0x3E368B6C95c6fEfB7A16dCc0D756389F3c658a06 e n ? 13 Stargate fee lib v1 eth
0x3Ea1eC855fBda8bA0396975eC260AD2e9B2Bc01c p n ? 0 Aave wst eth st eth aggregator
0x3ea64b1C0194524b48F9118462C8E9cd61a243c7 e n ? 0 Aave swapper
0x3F68D194852Fb0e6F121D0703d2E3f78931D92FB e n ? 0 Aave frontier stader dao wallet steward
0x3Fc69CC4A842838bCDC9499178740226062b14E4 p n ? 13 Stargate fee lib v1 usdc
0x401B5D0294E23637c18fcc38b1Bca814CDa2637C p ? ? 0 Aave payloads controller
0x407B4128E9eCaD8769B2332312a9F655cB9F5F3A e ? ? 7 0x exchange proxy liquidity provider sandbox
0x40D9aF198DbfA04734558d53831362059f7Bdcb5 v n ? 26 Velora adapter addresses avalanche buy adapter
0x41438435c20B1C2f1fcA702d387889F346A0C3DE e ? ? 27 Midas Minter Vault
0x416ec6E04c009F9Bae99a47ef836BF2cc64Ec93c e ? ? 27 Midas Minter Vault
0x41B953164995c11C81DA73D212ED8Af25741b7Ac e n ? 11 Balancer batch relayer library
0x420000000000000000000000000000000000000F bo n ? 9 OP Stack of Base and Optimism gas price oracle
0x4200000000000000000000000000000000000015 bo ? ? 9 OP Stack of Base and Optimism l1 block
0x42ca9E62C9B61d01Bb222d6E69f095eE98e61cE8 n n ? 0 Aave risk steward
0x42df4D71f35ffBD28ae217d52E83C1DA0007D63b e n ? 5 Across adapter store
0x42E49B48573c725ee32d2579060Ed06894f97002 a n ? 11 Balancer relayer
0x439B4d66255eFf74e621FBacb00D7162b588Ff4b o ? ? 15 Pendle pool deploy helper
0x43AE24960e5534731Fc831386c07755A2dc33D47 e n ? 0 Aave assets uni snx weth underlying
0x44087E105137a5095c008AaB6a6530182821F2F0 e ? ? 15 Pendle deprecated voting controller
0x440eC9C8b78518D420E6fb6c6c838421F28BC280 a n ? 11 Balancer relayer
0x443df5eEE3196e9b2Dd77CaBd3eA76C3dee8f9b2 e ? ? 27 gauntlet-gtWBTCc
0x44b0440e35c596e858cEA433D0d82F5a985fD19C e ? ? 27 Midas Redemption Vault
0x45096e7aA921f27590f8F19e457794EB09678141 a ? ? 17 GMX usdg
0x4568aa1eA0ED54db666c58B4526B3FC9BD9be9bf b ? ? 14 Wormhole portico pancake swap
0x4574ccBcC09A00C9eE55fB92Fe353699A4fA800e np n ? 11 Balancer relayer
0x4577980eBFCC6fC8ff516aC06dA9e729c40cA57c e n ? 5 Across universal adapter 4217
0x45c1875F1C48622b3D9740Af2D7dc62Bc9a72422 e ? ? 27 B.Protocol b_protocol-reGOLD
0x45Dd4aEcc425b01bf98C567407aB4a4fF3C7d349 o n ? 15 Pendle cross-chain pt oft adapter factory
0x45E581d6841F0a99Fc34F70871ef56b353813ddb e ? ? 27 SwissBorg BORG Bridge (Inbound)
0x463fe1A80acB62cE1E4f0A4f7b83df674C2CCe2c v n ? 7 0x transformers fill quote transformer
0x4661F0E629E4ba8D04Ee90080Aee079740B00381 v n ? 14 Wormhole executor
0x466262c2a275aB106E54D95B5B04603e12b58cA1 a n ? 11 Balancer relayer
0x467585AaEa860F9D8B3B43bb994E4Da8A93788a7 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x4684b645386525057526EB85854045914Fe389d6 o n ? 0 Aave pool exposure steward
0x46Aa1063e5265b43663E81329333B47c517A5409 e n ? 0 Aave gho bucket steward
0x470fbC46bcC0f16532691Df360A07d8Bf5ee0789 a n ? 17 GMX synthetics reader
0x4731bF01583F991278692E8727d0700a00A1fBBf e n ? 0 Aave external libraries liquidation logic
0x47536F17F4fF30e64A96a7555826b8f9e66ec468 v ? ? 16 Curve crv
0x476B3D5509f600cC377Ab86658b623337Fc6A717 p n ? 0 Aave clinic steward
0x48759F220ED983dB51fA7A8C0D2AAb8f3ce4166a e ? ? 16 Curve ib wrapped coin addresses
0x4881Ef0BF6d2365D3dd6499ccd7532bcdBCE0658 e ? ? 27 gauntlet-gtLRTcore
0x494bcfd3937aBdebEF3D2c2eae1CE8A2Fb629032 b n ? 0 Aave risk steward
0x4a03Ce0a268951d04E187B1CF48075eE69266e27 enbaou n ? 15 Pendle router facets action swap ytv3
0x4A8815C2fC605E3B01aEe52AadE4D096c4E862C6 a n ? 7 0x transformers fill quote transformer
0x4BCfDA0A844B49dA8Bb19562EE52Cc385395001A e ? ? 27 Midas Redemption Vault
0x4C4287b07d293E361281bCeEe8715c8CDeB64E34 n n ? 11 Balancer mock aave lending pool
0x4cA0E178c94f039d7F202E09d8d1a655Ed3fb6b6 e ? ? 27 leadblock-USDC-RWA
0x4ca6AC0509E6381Ca7CD872a6cdC0Fbf00600Fa1 n n ? 11 Balancer mock aave linear pool
0x4cb69FaE7e7Af841e44E1A1c30Af640739378bb2 epbaov n ? 14 Wormhole relayer
0x4cc755fBFAE135933b64865E7D7Ea6ae778A4D43 ea ? ? 0 Aave stable vault dao wallet incentives
0x4d3E56C56a55d23fc7AA9A9FFaD61631cF7D1ae6 p ? ? 7 0x exchange proxy governor
0x4db1683d60e0a933A9A477a19FA32F472bB9d06e e ? ? 14 Wormhole portico pancake swap
0x4Dd97080aDf36103bD3db822f9d3c0e44890fd69 p ? ? 7 0x exchange proxy liquidity provider sandbox
0x4Df98410c95737FD646D2413AC6CAFc1c04834b9 e ? ? 15 Pendle pool deploy helper
0x4DFfA29C526b5CFB419e14E3111516Fbf929797D a n ? 0 Aave gho gsm steward
0x4E1224f513048e18e7a1883985B45dc0Fe1D917e e ? ? 27 P2P Staking P2pMessageSender
0x4e422B0aCb2Bd7e3aC70B5c0E5eb806e86a94038 p n ? 13 Stargate fee lib v1 usdt
0x4eBdF703948ddCEA3B11f675B4D1Fba9d2414A14 e ? ? 12 Morpho crv usdethcrv
0x4eCffb4A23e26aE937Bd9185969c8bb71073fBb9 enpbaovlu n ? 5 Across withdraw implementation
0x4f1F3E32f20847a4c9F002882eB607aD750b6115 b n ? 0 Aave pool exposure steward
0x4F215b3F8a6E056Ff293E6818F3f501B5F4787D7 a n ? 15 Pendle cross-chain pt oft adapter factory
0x4f30A9D41B80ecC5B94306AB4364951AE3170210 e ? ? 15 Pendle deprecated ve pendle
0x4f4269F7008430860693aeDB86b0C55962D6E9b7 a n ? 11 Balancer batch relayer library
0x4F460bb11cf958606C69A963B4A17f9DaEEea8b6 e ? ? 27 RE7 Labs re7_labs-fxUSDC
0x4Fd4DD7171D14e5bD93025ec35374d2b9b4321b0 e ? ? 27 Midas Redemption Vault
0x4Ff4186188f8406917293A9e01A1ca16d3cf9E59 e ? ? 27 gauntlet-sbMorphoUSDC
0x500331c9fF24D9d11aee6B07734Aa72343EA74a5 e ? ? 27 gauntlet-gtDAIcore
0x50379f632ca68D36E50cfBC8F78fe16bd1499d1e e n ? 0 Aave assets guni dai usdc underlying
0x503C5cFEa3477E0A576C8Cf5354023854b7A06Ff c n ? 13 Stargate fee lib v1 usdc
0x503C5cFEa3477E0A576C8Cf5354023854b7A06Ff p n ? 13 Stargate reward registry lib
0x50474CAe810B316c294111807F94F9f48527e7F8 v n ? 17 GMX multicall
0x50D2C7992b802Eef16c04FeADAB310f31866a545 e n ? 0 Aave assets PT e usde 29 may2025 underlying
0x511d88E64d843Ee11Bf039a3EB837393001aEDE7 e ? ? 27 Midas Minter Vault
0x51CC53375A8920aE54C0561E73a9d0423A74832e e n ? 11 Balancer relayer
0x521F3184ab27abde4a34e744A908B1A08dC8ef91 o n ? 7 0x transformers fill quote transformer
0x527E872a5c3f0C7c24Fe33F2593cFB890a285084 e n ? 5 Across ethereum adapter
0x529e2374afB38AC465D71979E7540ad93C05F6c5 e ? ? 0 Aave llamarisk PT discount rate agent
0x52B35406CB2FB5e0038EdEcFc129A152a1f74087 e n ? 13 Stargate fee lib v1 usdc
0x52Da0ce88202D1542543598D1e1e27F0d344726A enpbao n ? 0 Aave external libraries borrow logic
0x52e808bD3496c69c705028a258aEe0a6E1a5b35D e ? ? 27 Midas Minter Vault
0x5300A1a15135EA4dc7aD5a167152C01EFc9b192A e ? ? 0 Aave pool admin
0x5356B8E06589DE894D86B24F4079c629E8565234 e ? ? 27 Midas Redemption Vault
0x537abE038C223066B50312474409924487D2E655 e n ? 5 Across polygon adapter
0x53e693c6C7FFC4446c53B205Cf513105Bf140D7b nv n ? 26 Velora uniswap v2 exchange router
0x543257eF2161176D7C8cD90BA65C2d4CaEF5a796 b ? ? 27 Block Analitica block_analitica-mwcbBTC
0x5455222CCDd32F85C1998f57DC6CF613B4498C2a e ? ? 27 Midas Minter Vault
0x545E43B6eC2f9a44CAa531298699Ff05958670B5 e n ? 5 Across OP adapter 57073
0x54602a8e47BF82073d75E0AC2aeF67F84fbCb8e4 e ? ? 27 Midas Minter Vault
0x5496b42ad0deCebFab0db944D83260e60D54f667 b ? ? 27 9summits-9SETHcore
0x5572Eb7f4fB679Ff6A99203f12B0484dC1062d78 e ? ? 27 Midas Redemption Vault
0x55Ac902cb75cC15288D473ed8E3E185a75b3f330 e ? ? 0 Aave aci funding receiver
0x56017074321ce77E2F88F2233830f5b29d4cf595 o n ? 11 Balancer mock aave lending pool
0x569D7dccBF6923350521ecBC28A555A500c4f0Ec e ? ? 27 Midas Redemption Vault
0x56C8Aa7e4fCAbaaD5e87d6847D0901134939A13a p n ? 0 Aave pool configurator impl
0x56cc27eCfb42E22a413E785086E708dA87aF8103 n n ? 26 Velora adapter addresses bsc buy adapter
0x56d783Ca8e0b998C57a428Bf1c26A8baca50524e e ? ? 27 Yield.xyz YieldxyzPolValidator
0x576834cB068e677db4aFF6ca245c7bde16C3867e e ? ? 27 Kiln Staking - Batch Deposit
0x57B3Be350C777892611CEdC93BCf8c099A9Ecdab e ? ? 27 Midas Minter Vault
0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85 e n ? 10 ENS base registrar implementation
0x581Ec1f5e7CeD12B186deaE32256AdB53BDd5B08 g n ? 11 Balancer mock aave linear pool
0x584C7d8c4cb05304FE5Ac7fbc97f20A10Fb07564 enpbao n ? 0 Aave external libraries supply logic
0x58a5f0b73969800FAFf8556cD2187E3FCE71A6cb a n ? 26 Velora adapter addresses arbitrum adapter02
0x58AfE45eE7D7f2AE9c26827F33A6f319Feb68Df8 n n ? 0 Aave pool exposure steward
0x5936497ffE0dBA0eF272D6301D65c0122862971A o n ? 11 Balancer mock aave linear pool
0x59A19D8c652FA0284f44113D0ff9aBa70bd46fB4 e n ? 0 Aave assets bpt bal weth underlying
0x59aaF835D34b1E3dF2170e4872B785f11E2a964b b ? ? 12 Morpho ver usdc
0x59bC9FaE5D62B19d4f8d07D758047aCb9EE19d34 e n ? 0 Aave assets PT sr USDe 22 oct2026 underlying
0x5A10DE50160126A5F936506BD342C541Ac44e943 e ? ? 27 Yield.xyz YieldxyzPolValidator
0x5A44A32c13e2C43416bFDE5dDF5DCb3880c42787 e n ? 5 Across linea adapter
0x5a47C803488FE2BB0A0EAaf346b420e4dF22F3C7 b ? ? 27 gauntlet-smcbBTC
0x5A6FcB0ebc018b6FD94Fc5f5A9F0948d0D40f040 e ? ? 0 Aave spoke price feeds usdg maple espoke syrup usdg price feed
0x5A9037E0DCa7a8f30C1E6925e92eb402B7F6250E p n ? 26 Velora adapter addresses polygon adapter03
0x5AD2e3d65f8eCDc36eeba38BAE3Cc6Ff258D2dfa e ? ? 27 Midas Minter Vault
0x5adAbDE1b6AeDF8F768F782fFf1B1Cc396416f00 enpbaovlu ? ? 5 Across admin withdraw manager
0x5AE23D23B7986a708CBA9bF808aD9A43BF77d1b7 e ? ? 27 Midas Minter Vault
0x5aeA6D35ED7B3B7aE78694B7da2Ee880756Af5C0 e ? ? 27 Midas Redemption Vault
0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696 e n ? 8 Arbitrum bridge parent multi call
0x5BA8d98feE911C2422EbEBFB6b774128924CcD68 e n ? 0 Aave risk steward
0x5bf3B7c14b10f16939d63Bd679264A1Aa951B4D5 a n ? 11 Balancer relayer
0x5c33073Ea1D21936d760E32a7A7a748BD21B773E c ? ? 27 Midas Redemption Vault
0x5C6905A3002f989E1625910ba1793d40a031f947 v n ? 17 GMX glv reader
0x5c89d9E1A668d0B39F4EC242F280bdDd445C633c o n ? 11 Balancer batch relayer library
0x5CB155D19696ED296dc4942BEDB6EEc69367c332 b ? ? 27 Midas Redemption Vault
0x5Cc22A0E06Ea11097C612A962E63674B90E96099 b n ? 7 0x transformers pay taker transformer
0x5cF4928a3205728bd12830E1840F7DB85c62a4B9 g n ? 11 Balancer mock static AToken
0x5CFc96c396325724D49dfF95Da103feDdbf48E05 e ? ? 0 Aave agent hub automation
0x5D5629FC838f5eA67d14264b7316FFD4294b0998 o n ? 11 Balancer mock static AToken
0x5dCF544B0c9689fa67dcB713FD2656D217e25a59 o n ? 26 Velora adapter addresses optimism adapter01
0x5e0B7e20a77BDf11812837D30F1326068Bcf24Cf e n ? 5 Across lens adapter
0x5E154946561AEA4E750AAc6DeaD23D37e00E47f6 e ? ? 27 Midas Minter Vault
0x5e2B0FcC5b9734C7Ec0A03401ee9e6805F783B6d n n ? 0 Aave pool impl
0x5E720481E8DE9c59547ad5a65742aDDdB53dD765 e ? ? 27 kiln Vault-USDC-Morpho-Gauntlet-Prime
0x5ed861aec31cCB496689FD2E0A1a3F8e8D7B8824 e n ? 27 P2P Staking P2pSsvProxyFactory
0x5ef4c5352882b10893b70DbcaA0C000965bd23c5 p n ? 11 Balancer batch relayer library
0x5f09Aff8B9b1f488B7d1bbaD4D89648579e55d61 b ? ? 27 Midas Minter Vault
0x5FC6a951c5e279d77c4d37F4aa14DaE0187BFD2A v n ? 26 Velora adapter addresses avalanche adapter02
0x6030dB989D47cD74FC17bB6F4FcD3A8B29FEe57e p n ? 0 Aave pool impl
0x6046A62a80a2c19A0De91063602ce90533c62ae1 n n ? 0 Aave reward steward
0x6073f12fC63bCC64bD4feD5D44aa1035E37d68Ee n n ? 7 0x transformers fill quote transformer
0x60Bf2DF49F17529Cf956D57848ebEB8a0d0a2757 e n ? 0 Aave sgho steward
0x60d715515d4411f7F43e4206dc5d4a3677f0eC78 e ? ? 27 RE7 Labs re7_labs-Re7USDC
0x60F9159d4dCd724e743212416FD57d8aC0B60768 c ? ? 12 Morpho bundler3 bundler3
0x616a4E1db48e22028f6bbf20444Cd3b8e3273738 b ? ? 27 gauntlet-smUSDC
0x618F9C67CE7Bf1a50afa1E7e0238422601b0ff6e e ? ? 7 0x exchange proxy governor
0x619D75E3b790eBC21c289f2805Bb7177A7D732E2 e n ? 0 Aave assets PT sr USDe 25 jun2026 underlying
0x61fFE014bA17989E743c5F6cB21bF9697530B21e epao n ? 14 Wormhole uniswap quoter v2
0x622244fFF1328586D0754D67cc6Ab77e7ab38B7D n n ? 13 Stargate fee lib v1 usdc
0x62325c94E1c49dcDb5937726aB5D8A4c37bCAd36 e n ? 0 Aave external libraries borrow logic
0x62C6E813b9589C3631Ba0Cdb013acdB8544038B7 e n ? 0 Aave assets PT USDe 27 nov2025 underlying
0x62Cb8740E6986B29dC671B2EB596676f60590A5B v n ? 17 GMX synthetics reader
0x63186EA36E78ECBF0128e448362F1B81e9bF7412 b n ? 7 0x transformers weth transformer
0x6352a56caadC4F1E25CD6c75970Fa768A3304e64 av n ? 17 GMX open ocean router
0x640522135e5e4598CAE85b170D5A675a53770fa0 e ? ? 27 kiln Vault-USDC-Aave-v3
0x643f73A6a3Ffc5d6C6Be7c97Cc30422763CFb1d0 a ? ? 27 Midas Minter Vault
0x644abb1e17291b4403966119d15Ab081e4a487e9 o ? ? 13 Stargate treasurer
0x649f8698068ad143A7e18Ba9cb0Be112D5986AEb e ? ? 27 Midas Redemption Vault
0x64A14B477d16F1E9D490B00218ada0c142C885dd v n ? 5 Across permissioned multicall handler
0x64a43393866DBA0044879979fAa7AD3d000622e9 e n ? 5 Across permissioned multicall handler
0x655252250f4A453854040A49E8280951A76f3033 n n ? 0 Aave edge risk steward caps
0x6566194141eefa99Af43Bb5Aa71460Ca2Dc90245 e ? ? 27 Morpho DAO MorphoBundlerV3
0x65770b5283117639760beA3F867b69b3697a91dd e ? ? 3 Uniswap socks controller
0x659966aCE41944f6E321cA7FE76de4775779d11C a n ? 0 Aave reward steward
0x66185E53343336d4FaeA5317d1Fcca103Dd4088D o n ? 0 Aave pool impl
0x663C21103915B68e9dA797CfdF3cAb01a037D5Ff enbaou n ? 15 Pendle router facets action add remove liq v3
0x66a28B080918184851774a89aB94850a41f6a1e5 e ? ? 27 SwissBorg BORG Bridge (Outbound)
0x66A71Dcef29A0fFBDBE3c6a460a3B5BC225Cd675 e ? ? 15 Pendle network lz endpoint
0x66eC8fc33A26feAEAe156afA3Cb46923651F6f0D v n ? 17 GMX vault reader
0x67315dd969B8Cd3a3520C245837Bf71f54579C75 e ? ? 27 llamarisk-llama-crvUSD
0x679D43e1d304001538Bf083D421484fD67c00a45 c n ? 5 Across withdraw implementation
0x683d1A91599F971252Ef171eF1F987172be8369A e n ? 0 Aave llamarisk risk oracle
0x6859B34a9379122d25A9FA46f0882d434fee36c3 e ? ? 27 gauntlet-gtmsUSDc
0x68d8D192dF476bC01895E16b0ED3945673d777AC e ? ? 15 Pendle timelock controller
0x695fb34B07a8cEc2411B1bb519fD8F1731850c81 e ? ? 27 Midas Minter Vault
0x6a0Ed0A9193FCBe7ae9B0F3D90F88e365Cca64fC enbao n ? 15 Pendle router facets action storage v4
0x6A14eBe9A934c8EFE15C3811a999149472876b56 e n ? 0 Aave clinic steward
0x6A4B4A882F5F0a447078b4Fd0b4B571A82371ec2 el ? ? 14 Wormhole custom consistency level
0x6b13c060F13Af1fdB319F52315BbbF3fb1D88844 b ? ? 27 gauntlet-gtWETHc
0x6BA072F0d22806F2C52e9792AF47f2D59103BEBE e ? ? 12 Morpho stkcvx try LSD-morpho
0x6Be2f55816efd0d91f52720f096006d63c366e98 e ? ? 27 Midas Redemption Vault
0x6BFd8137e702540E7A42B74178A4a49Ba43920C4 b ? ? 27 Morpho DAO MorphoBundlerV3
0x6C09F6727113543Fd061a721da512B7eFCDD0267 g ? ? 16 Curve 3pool s curve rewards address
0x6c1DC85f2aE71C3DAcd6E44Bb57DEeF61b540a5A e n ? 0 Aave deficit offset clinic steward
0x6c7F4D97269eCE163fd08D5C2584A21E4a33934c p n ? 11 Balancer mock aave lending pool
0x6D205337F45D6850c3c3006e28d5b52c8a432c35 g n ? 13 Stargate fee lib v1 eth
0x6D205337F45D6850c3c3006e28d5b52c8a432c35 u ? ? 13 Stargate treasurer
0x6D414cd0d5eAf8C43200ac0c325A7E2Ad83B8be6 enpbao n ? 0 Aave external libraries flashloan logic
0x6d471c05f8A99Bd8f991467A8283e3DC968b8D7c n n ? 11 Balancer mock static AToken
0x6d506B2847DF0c6F04D2628Da1AdaF4D8Fb2e81B o ? ? 7 0x exchange proxy governor
0x6D5521F46b2cba9443feFC09cBaC3B15AE0F73eB e n ? 13 Stargate fee lib v1m eth
0x6D6e88B8514EA404d33f38D505d611B5EEe23AfD a ? ? 27 Midas Redemption Vault
0x6Dd69717B1194B81A92105B7e0F94cb40f68A3e3 e n ? 13 Stargate fee lib v1 metis
0x6dDBcF8886B7741D9AE60B9e9950F9F56543Ae54 o n ? 11 Balancer mock aave linear pool
0x6e37C95b43566E538D8C278eb69B00FC717a001b b ? ? 27 RE7 Labs re7_labs-Re7RWA
0x6f0538001f90d0A5F0000060d01D34C002030900 enpbaovgu n ? 26 Velora executors addresses executor02
0x6f1C9d3bcDF51316E7b515a62C02F601500b084b e n ? 5 Across universal adapter 56
0x6fF35e8CbAf56d8a8f6bf9963B902a4576243030 n n ? 7 0x transformers positive slippage fee transformer
0x701907283a57FF77E255C3f1aAD790466B8CE4ef e ? ? 27 gauntlet-mhyETH
0x707B7d4a1bAe449d546DCAb869256591bbB3d70b g n ? 11 Balancer mock composable stable pool
0x70Ba3211f2584Bf1C8a2aCdF0a00dba559CE1Ffa e ? ? 27 Midas Redemption Vault
0x70F796946eD919E4Bc6cD506F8dACC45E4539771 b ? ? 27 B.Protocol b_protocol-reETH
0x7129Ea01F0826c705d6F7ab01Cf3C06bb83E9397 a ? ? 17 GMX layer zero provider
0x712b3d230F3C1c19db860d80619288b1F0BDd0Bd g ? ? 16 Curve crv
0x71EFa7AF1686C5c04AA34a120a91cb4262679C44 e ? ? 27 Midas Redemption Vault
0x728a138A4823392C2EFA55e028d434F526fE03CF e n ? 0 Aave pool impl
0x72D07D7DcA67b8A406aD1Ec34ce969c90bFEE768 a n ? 11 Balancer batch relayer library
0x7354Dc700A1A2ab9622f2292B60Ca1ceD5B204D0 b n ? 0 Aave default variable debt token impl
0x736518161516c1cfBD5bf5e7049FCBDC9b933987 e n ? 26 Velora adapter addresses buy adapter
0x73685BD72dF34B92Bc81D43ef35CFf4300DE8625 n ? ? 27 Midas Redemption Vault
0x73a052500105205d34Daf004eAb301916DA8190f e ? ? 16 Curve y wrapped coin addresses
0x73e65DBD630f90604062f6E02fAb9138e713edD9 e ? ? 27 sparkdao-spDAI
0x745Ec73855CeC7249E5fF4c9DD81cc65b4D297a9 v n ? 26 Velora adapter addresses avalanche adapter01
0x746c675dAB49Bcd5BB9Dc85161f2d7Eb435009bf o ? ? 0 Aave acl admin
0x749794E985Af5a9A384B9cEe6D88DaB4CE1576A1 e ? ? 27 MEV Capital mev_capital-MC_USD0
0x74B6EA9BFee07C3756969b0139CFacBBa5845969 b ? ? 27 RE7 Labs re7_labs-Re7cdxUSD1.1
0x7571F419F7Df2d0622C1A20154a0D4250B2265cC e n ? 0 Aave clinic steward
0x75d199EfB540e47D27D52c62Da3E7daC2B9e834F b n ? 26 Velora uniswap v2 exchange router
0x75e8aC0c063B6966E2A9954adEdf39BdE9370197 e n ? 0 Aave umbrella stake token impl
0x764dD868eAdD27ce57BCB801E4ca4a193d231Aed u n ? 14 Wormhole executor
0x76Eb2FE28b36B3ee97F3Adae0C69606eeDB2A37c e ? ? 16 Curve ib wrapped coin addresses
0x77C67F645540A2f8223F82D9597DFeF483714732 e ? ? 15 Pendle timelocked proxy admin
0x77f0e64Faf0FDeAF0b632919214ba142f0478424 a n ? 11 Balancer mock aave linear pool
0x78680A9AC74B093571e7a5b76636248F031D9bC2 e n ? 0 Aave pool impl
0x789d89eBb2A882343044830A9d4d072737FFEC92 e ? ? 27 OpenCover Quote
0x78A7BcEFc470b7070E03684E567c43Af97487443 a n ? 26 Velora adapter addresses arbitrum buy adapter02
0x78B18E07dc43017fcEaabaD0751d6464c0F56b25 e ? ? 27 gauntlet-gtmsETHc
0x78C2eCf3Ad48F90350f42EB338675cA1b31a7f11 nb ? ? 0 Aave agent hub automation
0x79091F30B3ba1102734B2484f209986250b2630b e ? ? 27 kiln Vault-cbBTC-Morpho-Gauntlet-Core
0x799BDC55d91864b14B2eD63A34DeF5d502AA897f e n ? 5 Across base adapter
0x79f5C4562EC3e85C3103Ce63Ab94E92EFfDd6197 e n ? 0 Aave default variable debt token impl
0x7A9ff54A6eE4a21223036890bB8c4ea2D62c686b p ? ? 0 Aave merkle distributor
0x7AeE9020Df0ac01Bc6f3cEeF6B1B7Cbf3D0937e4 n ? ? 27 Midas Minter Vault
0x7B58055fC6bE4B23cF8c9287b7d3C4adBE919a9c a n ? 0 Aave clinic steward
0x7b78F36aBf6cF3C6C0dd54716dFeF0607ae17846 u n ? 15 Pendle router facets action callback v3
0x7b83aA7b4CE8C7a021Cafc862a030129cEbf799d e ? ? 27 Midas Redemption Vault
0x7BfA7C4f149E7415b73bdeDfe609237e29CBF34A b ? ? 27 sparkdao-sparkUSDC
0x7c03FA1A1d195Db5690E188bd6bBFA87816995eE o n ? 0 Aave default A token impl
0x7C082f4c2790F04F62923243Db85A1c60f768857 u n ? 15 Pendle router facets action cross chain
0x7D3455421BbC5Ed534a83c88FD80387dc8271392 e ? ? 7 0x zero ex governor
0x7d9103572bE58FfE99dc390E8246f02dcAe6f611 ao n ? 0 Aave legacy bridge executor
0x7dB69eb9F52eD773E9b03f5068A1ea0275b2fD9d e n ? 5 Across lp token factory
0x7DD85759182495AF7F6757DA75036d24A9B58bc3 u ? ? 12 Morpho bundler3 bundler3
0x7e199Fc666368d95B9EaEfA7D2d8081AcAb74134 n n ? 0 Aave default A token impl
0x7E788F3a3E39CDd1944ba111fAfc5Fb7e59b5e90 n n ? 7 0x transformers pay taker transformer
0x7eCfBaa8742fDf5756DAC92fbc8b90a19b8815bF a n ? 26 Velora multicall v2
0x7f1AE7A1fC275B5B9C3ad4497Fa94E3b9424E76e e ? ? 16 Curve obtc s curve rewards address
0x7F6A486BbfAB887E24Df2b10eeF4E2ac9E34Dd46 a n ? 15 Pendle network sy swapper
0x7F86Bf177Dd4F3494b841a37e810A34dD56c829B e ? ? 12 Morpho crv usdcwbtcweth
0x800B5F12A61B8198a5a6EfD794Cac6699B294d63 b ? ? 12 Morpho setter ratifier
0x80b666D60293217661E7382737bb3E42348f7CE5 b ? ? 27 Midas Minter Vault
0x80C179Cb86C567a0047f53A290Ec4C246151b0E7 e ? ? 27 kiln Vault-USDC-Morpho-Gauntlet-Core
0x80CFd14236409107c220d1D0a3dE845b48fdcDfc e n ? 0 Aave edge risk steward rates
0x80D786DF608603cCDcC83F5712B97C185A6A948d e n ? 0 Aave default A token impl
0x80D9964fEb4A507dD697b4437Fc5b25b618CE446 b ? ? 27 RE7 Labs re7_labs-pythETH
0x80F5509eDD9A7AAfd14Cf2B0436dC23385F760d7 e n ? 26 Velora adapter addresses adapter03
0x80F755e3091b2Ad99c08Da8D13E9C7635C1b8161 a n ? 13 Stargate fee lib v1 usdc
0x80F755e3091b2Ad99c08Da8D13E9C7635C1b8161 o n ? 13 Stargate fee lib v1 eth
0x813E3fE1761f714c502d1d2d3a7CCEB33f37F59D e n ? 11 Balancer mock aave linear pool
0x8146cbBE327364b13d0699f2CED39C637f92501a e n ? 7 0x transformers affiliate fee transformer
0x818a4A855bFEb16C305cb65E8d4fb239a308bc48 e n ? 7 0x transformers positive slippage fee transformer
0x81aFd0F99c2Afa2f2DD7E387c2Ef9CD2a29b6E1A e n ? 0 Aave edge risk steward rates
0x831e9e6D5150c912D0f896142243FF7bC7255D62 e n ? 0 Aave tokenlogic dao wallet vesting
0x833AdaeF212c5cD3f78906B44bBfb18258F238F0 e ? ? 27 Steakhouse Financial steakhouse_financial-bbqWSTETH
0x83f798e925BcD4017Eb265844FDDAbb448f1707D e ? ? 16 Curve y wrapped coin addresses
0x842eC2c7D803033Edf55E478F461FC547Bc54EB2 a n ? 8 Arbitrum bridge child multi call
0x8493f1f2B834c2837C87075b0EdAc17f5273789a e ? ? 27 Midas Minter Vault
0x84EEe8dBa37C36947397E1E11251cA9A06Fc6F8a e n ? 14 Wormhole executor
0x84f2C90f2D66E700baA4CF3cbF66bE7D8f21Bd87 e n ? 0 Aave svr steward
0x852e59252c94716F0df19B52b36512f6C9297a96 enbaou n ? 15 Pendle router facets action simple
0x857679d69fE50E7B722f94aCd2629d80C355163d e ? ? 27 Yield.xyz YieldxyzPolValidator
0x85B704501f6AE718205C0636260768C4e72ac3e7 o n ? 14 Wormhole executor
0x85C3371044e49782DbE3dC23de1D77a078aFb5d0 e n ? 0 Aave umbrella rewards controller impl
0x8659EEFF31CFcff580D37AF8e7Af250F8998aA83 e ? ? 27 Kiln Staking - Fee Splitter
0x86811aD3430DbA37e1641538729bF346c20A5412 b ? ? 27 Midas Redemption Vault
0x868a501e68F3D1E89CfC0D22F6b22E8dabce5F04 b n ? 0 Aave cb eth eth aggregator
0x86C3FfeE349A7cFf7cA88C449717B1b133bfb517 e ? ? 0 Aave proxy admin long
0x86E4Dc95c7FBdBf52e33D563BbDB00823894C287 p ? ? 14 Wormhole ethereum
0x875e901465A639f2E71fcfC10F426eD32F5A909a e ? ? 27 Yield.xyz YieldxyzPolValidator
0x87b65C4aAFFA76881f9E96F3e7ED945ddFC3Cd7A e n ? 0 Aave assets syrup usdg underlying
0x8849F05675E034b54506caB84450c8C82694a786 v n ? 14 Wormhole relayer
0x886A3Ec7bcC508B8795990B60Fa21f85F9dB7948 e n ? 11 Balancer relayer
0x887b00B5F584f1cC015e8f68C29d6Feb6bf95b02 ea ? ? 15 Pendle pt looper view
0x88dF535473C5adf1f57789734A05E555F7Deb8DB e n ? 0 Aave external libraries liquidation logic
0x8953c63d0858d286cc407CD6F8e26B9CBd02a511 v ? ? 7 0x exchange proxy liquidity provider sandbox
0x8956eFa31572E1d7ed5c8e36772F214A57DFA0D1 e n ? 5 Across doctor who adapter
0x89644CA1bB8064760312AE4F03ea41b05dA3637C a ? ? 0 Aave payloads controller
0x8978e327FE7C72Fa4eaF4649C23147E279ae1470 b ? ? 27 Midas Minter Vault
0x898E245D83Ad255Dc57b04978D0b4A12b94a557F e n ? 0 Aave pool configurator impl
0x89D80f5e9BC88d8021b352064ae73F0eAf79EBd8 e ? ? 27 RE7 Labs re7_labs-Re7USDA
0x89F6Eb404AbF19FE817426dD2E2E0F14D1a5712e e ? ? 0 Aave spoke price feeds usdg pendle spoke PT usdg 24 sep2026 price feed
0x8A09574b0401A856d89d1b583eE22E8cb0C5530B n ? ? 15 Pendle deprecated ve pendle
0x8ac12d5B71e4f046459b67077F8704BA0a86F8F9 a ? ? 27 Midas Redemption Vault
0x8B0d88B8Be3C15D746Feb0B1f18c883c03B6Aa62 e ? ? 27 Figment ETH Depositor
0x8b493f416F5F7933cC146b1899c069F2361cad60 e n ? 0 Aave svr steward
0x8Bd1661Da98EBDd3BD080F0bE4e6d9bE8cE9858c e n ? 0 Aave assets uni ren weth underlying
0x8Bee3870Ad8293dcE79E6f4cb049F7531Bd57c22 e ? ? 27 Midas Redemption Vault
0x8BFb8e82Ee4569aee78D03235ff465Bd436D40E0 a n ? 17 GMX reward reader
0x8C237520a8E14D658170A633D96F8e80764433b9 e ? ? 15 Pendle deprecated fee distributor v2
0x8c3A6B12332a6354805Eb4b72ef619aEdd22BcdD b ? ? 27 RE7 Labs re7_labs-mDEGEN
0x8CB3649114051cA5119141a34C200D65dc0Faa73 e ? ? 27 gauntlet-gtUSDT
0x8d3702c41aDeB3b6d0C5679899EFcF34AaB07cF2 c ? ? 27 Midas Minter Vault
0x8D77771fA2518474cc83a613ef3d6140A84dbe56 b ? ? 15 Pendle pool deploy helper
0x8db623d439C8c4DFA1Ca94E4CD3eB8B3Aaff8331 b n ? 13 Stargate reward registry lib
0x8E5698dC4897DC12243c8642e77B4f21349Db97C o n ? 11 Balancer batch relayer library
0x8e5E28f273E3a6612A9C5d6F16aa67DA156042F4 e n ? 0 Aave pool configurator impl
0x8eB67A509616cd6A7c1B3c8C21D48FF57df3d458 e ? ? 27 gauntlet-gtUSDCcore
0x8ED95d1746bf1E4dAb58d8ED4724f1Ef95B20Db0 e ? p 7 0x erc20 bridge proxy
0x8Ee73c484A26e0A5df2Ee2a4960B789967dd0415 b ? ? 16 Curve crv
0x8ef78aD230887E05fa3324277A5225fE93889b08 enbavu n ? 15 Pendle oft pt swapper
0x8F3537814430829Ca6760C92859F1A3cE235049A p n ? 0 Aave risk steward
0x8F382ae7BBdBEcda835D26CE3Ba64010EAEe1386 e ? ? 27 Midas Minter Vault
0x8F42aDBbA1B16EaAE3BB5754915E0D06059aDd75 np n ? 11 Balancer batch relayer library
0x8F5E7188F443a9a8DC180F4618fD23915043Ea15 p n ? 7 0x transformers positive slippage fee transformer
0x8Faa0000C10015610005CA010Ee000d006E0e820 enpbaovgu n ? 26 Velora executors addresses executor01
0x904EA8d7FcaB7351758fAC82bDbc738E2010BC25 c ? ? 27 Midas Redemption Vault
0x905aF80C4DE82E0075a19fDE2f5777f1A6636732 e n ? 15 Pendle cross-chain pt oft adapter factory
0x9061D0D56F162D3de7f855828A34ace1eEd3a5BE e n ? 11 Balancer mock aave lending pool
0x917459337CaAC939D41d7493B3999f571D20D667 e n ? 0 Aave assets PT USDe 31 jul2025 underlying
0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338 e ? ? 27 Eigen Labs Inc. EigenPodManager
0x9205aCD8A2fFD56917d4b9139bA423b4f2a70EE5 enbao ? ? 15 Pendle experimental market sweed
0x9240a6669CC4782FC98620212862DF5CB2e0Df10 enpbao ? ? 0 Aave range validation module
0x929CD8EE3d0b6e04324Ee1171D4f594a2c47166d n n ? 0 Aave default variable debt token impl
0x929e21D24D3f2A529621AdC248D227012B72646d e n ? 0 Aave umbrella impl
0x9390B1735def18560c509E2d0bc090E9d6BA257a nb ? ? 0 Aave acl admin
0x93e253D101519578A8DF0BCe2A43D8292BFb3A1F l n ? 3 Uniswap multicall
0x9559Aaa82d9649C7A7b220E7c461d2E74c9a3593 e n ? 16 Curve reth underlying coin addresses
0x957b12606690C7692eF92bb5c34a0E63baED99C7 o n ? 13 Stargate reward registry lib
0x95D7337d43340E2721960Dc402D9b9117f0d81a2 e ? ? 12 Morpho wb c3 M
0x95E3015c67EF62B866cC28ca5A9AB5017A55e336 e ? ? 0 Aave agent hub
0x95EeF579155cd2C5510F312c8fA39208c3Be01a8 e ? ? 27 RE7 Labs re7_labs-Re7USDT
0x9610954AcDCA5FF7905f051A040ce33fe613c60e v n ? 5 Across multicall handler
0x963Df249eD09c358A4819E39d9Cd5736c3087184 n n ? 3 Uniswap multicall
0x967F7AdD4Fd5AF0553B7A45F225ec26EDD699E61 a n ? 11 Balancer batch relayer library
0x96D5686812e33Ab509ECCDb38C89d15607B2a413 enpbao n ? 0 Aave external libraries liquidation logic
0x96D7BC17912e4F320c4894194564CF8425cfe8d9 e ? ? 16 Curve aave s curve rewards address
0x970E318b8f074C20bF0cEE06970F01dc7A761E50 a n ? 7 0x transformers affiliate fee transformer
0x97207B095e4D5C9a6e4cfbfcd2C3358E03B90c4A p n ? 11 Balancer mock static AToken
0x974c8FBf4fd795F66B85B73ebC988A51F1A040a9 e ? ? 27 hakutora-hUSDC
0x9777d7E2b60bB01759D0E2f8be2095df444cb07E e ? ? 16 Curve pax wrapped coin addresses 0x99d1 fa417f94dc d62 bf e781a1213c092a47041 bc
0x97ACDFb3956403c4c6BbE837DC611e3a6bA1b3a7 e ? ? 27 Midas Redemption Vault
0x9805dcfD25e6De36bad8fe9D3Fe2c9b44B764102 g n ? 11 Balancer mock aave lending pool
0x9815FffE5600cF71342579f0f3E0Dd8ccBd496D8 a ? ? 27 Midas Minter Vault
0x98217A06721Ebf727f2C8d9aD7718ec28b7aAe34 e n ? 0 Aave gho aave core steward
0x98cF0B67Da0F16E1F8f1a1D23ad8Dc64c0c70E0b e ? ? 27 MEV Capital mev_capital-MCcbBTC
0x98Dd57048d7d5337e92D9102743528ea4Fea64aB e ? ? 5 Across blast dai retriever
0x99361435420711723aF805F08187c9E6bF796683 e ? ? 27 Midas Minter Vault
0x997FBC511a8Ad11F84a400feACD66E2A3fa805d2 enbao n ? 15 Pendle router facets action callback v3
0x998CF52b2585e05494BF9F2bF502351a9C7FdA8f n ? ? 15 Pendle receiver endpoint
0x9994E35Db50125E0DF82e4c2dde62496CE330999 e n ? 12 Morpho token
0x9996D0276612d23b35f90C51EE935520B3d7355B n ? ? 16 Curve crv
0x99ac10631F69C753DDb595D074422a0922D9056B e ? ? 16 Curve steth s curve rewards address
0x9A4947D3fb77a7aFC2c9CD6714BbAe96dDDde059 o n ? 7 0x transformers positive slippage fee transformer
0x9a5aF6A35bb56443C577d57c303CDA39F56Dd173 o ? ? 15 Pendle base code splitter
0x9a5cf6c0a1CEe5226E31e3D0a81F2ca2462d8387 e ? ? 27 Midas Minter Vault
0x9a8bC3B04b7f3D87cfC09ba407dCED575f2d61D8 e ? ? 27 MEV Capital mev_capital-MCwETH
0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4 v n ? 13 Stargate reward lib
0x9aB2d181E4b87ba57D5eD564D3eF652C4E710707 b ? ? 27 gauntlet-ionicWETH
0x9aD46fac0Cf7f790E5be05A0F15223935A0c0aDa e ? ? 8 Arbitrum bridge parent proxy admin
0x9B2C5E30E3B1F6369FC746A1C1E47277396aF15D e ? ? 27 Midas Redemption Vault
0x9b8b52391071D71Cd4aD1e61d7f273268fA34c6c v n ? 7 0x transformers weth transformer
0x9Bca817F67f01557aeD615130825A28F4C5f3b87 u n ? 14 Wormhole relayer
0x9bdbB2997D3Aa0bECc56DFC960e0e17d7E9AbAE1 e ? ? 0 Aave aci dao wallet vesting
0x9bE264469eF954c139Da4A45Cf76CbCC5e3A6A73 e n ? 26 Velora adapter addresses adapter01
0x9BF00b7CFC00D6A7a2e2C994DB8c8dCa467ee359 b ? ? 27 Midas Redemption Vault
0x9Bf45ab47747F4B4dD09B3C2c73953484b4eB375 e n ? 0 Aave assets PT sr USDe 2 apr2026 underlying
0x9BFFf48BFb5A7AE70c348d4d4cb97E8DEFa5389a e n ? 0 Aave spoke configurator
0x9C3743582e8b2d7cCb5e08caF3c9C33780ac446f e ? ? 27 Midas Redemption Vault
0x9d4c18c1C15cFDBF260f2910031bBd68F4aa889D e ? ? 27 kiln Vault-WBTC-Morpho-Gauntlet-Core
0x9Db34dC89D9BC56A5E2899c328D959eF9E072645 e n ? 0 Aave risk steward
0x9db38D74a0D29380899aD354121DfB521aDb0548 e n ? 0 Aave assets PT usdg 28 may2026 underlying
0x9E1936E91A4a5AE5A5F75fFc472D6cb8e93597ea b n ? 14 Wormhole executor
0x9e52D8b32d835206D09810c310593bcC77264066 b n ? 7 0x transformers affiliate fee transformer
0x9E7Ae8Bdba9AA346739792d219a808884996Db67 enpbaovg n ? 6 CoW Protocol GPv2 allow list authentication implementation
0x9E80e2525c7289ebd6352B428f2beC53b5A4e579 enbaov n ? 15 Pendle experimental pendle spark linear discount oracle factory wrapper
0x9e842f55Fdbb8F332D7c7aCe2B67fa5e4CCAAc43 n n ? 0 Aave clinic steward
0x9EB507147b99D3Cde32A53Bd5cd12bDEEaC26E5c e n ? 0 Aave default A token impl
0x9eE16dBDE572886342fc1e2Db8525DEFB007b27c e ? ? 0 Aave llamarisk funding receiver
0x9f22c4b3Dbe693a34f2aF61a16a022F87d9499EE e n ? 13 Stargate reward registry lib
0x9f3Cc7b6f5F75d97735763c22cb280dbF90f17a2 e n ? 0 Aave pool configurator impl
0x9F56094C450763769BA0EA9Fe2876070c0fD5F77 e n ? 0 Aave assets PT s usde 25 sep2025 underlying
0x9F76954f5b55B4908d178f31C07F9537AC8328E7 e n ? 0 Aave edge risk steward discount rate
0x9F788694934fD2Ed34D5340B9a76EB34f2bFD7B3 e n ? 5 Across solana adapter
0x9f7dd5462C183B6577858e16a13A4d864CE2f972 e ? ? 27 Midas Redemption Vault
0xa000B020C290d000020AaC04026B5306d60050F0 enpbaovgu n ? 26 Velora executors addresses executor03
0xA02F5E93f783baF150Aa1F8b341Ae90fe0a772f7 e ? ? 27 RE7 Labs re7_labs-Re7cbBTC
0xA0804346780b4c2e3bE118ac957D1DB82F9d7484 e ? ? 27 Steakhouse Financial steakhouse_financial-bbqUSDT
0xa0E430870c4604CcfC7B38Ca7845B1FF653D0ff1 b ? ? 27 Block Analitica block_analitica-mwETH
0xA15a90E7936A2F8B70E181E955760860D133e56B p ? ? 5 Across mintable erc1155
0xa1673fbD457747A05e91D9ef904Cb12827916B1E e ? ? 0 Aave config engine
0xa174B27a1e6a8194c854FfFF0FFb74A4DDA0CE3F b ? ? 27 kiln Vault-USDC-Morpho-Re7-Base
0xA1b60d96e5C50dA627095B9381dc5a46AF1a9a42 e ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDQ
0xa2107FA5B38d9bbd2C461D6EDf11B11A50F6b974 e n ? 0 Aave assets uni link weth underlying
0xA28c08f165116587D4F3E708743B4dEe155c5E64 enbaovu ? ? 15 Pendle proxy admin
0xA2Cac0023a4797b4729Db94783405189a4203AFc b ? ? 27 RE7 Labs re7_labs-Re7WETH
0xA3128d9b7Cca7d5Af29780a56abEec12B05a6740 o ? ? 7 0x exchange proxy flash wallet
0xA31d9C571DF00e0F428B0bD24c34D103E8112222 n n ? 26 Velora adapter addresses bsc adapter01
0xA374585E6062517Ee367ee5044946A6fBe17724f e n ? 5 Across zk sync adapter
0xa4215Daaf3745E14E96E169E0E7706c479Ce04F2 e ? ? 27 Flying Tulip pFT NFT
0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11 e n ? 0 Aave assets uni dai weth underlying
0xA4AbC5FcBA6D0d7E3D144d6dbF6cb6128599dFdB b n ? 0 Aave pool impl
0xa612B6AeD2E7ca1A3a4f23FbcA9128461bBB7718 a n ? 11 Balancer mock aave linear pool
0xa6c3CA183A67fCb4299fb4199c12Ca74874cA489 o n ? 7 0x transformers pay taker transformer
0xA6d60A71844bc134f4303F5E40169D817b491E37 e ? ? 27 Midas Minter Vault
0xa6e768fEf2D1aF36c0cfdb276422E7881a83e951 e ? ? 27 Yield.xyz YieldxyzPolValidator
0xa7c6c173D38DCf0543B5C479B845a430529A9a96 e ? ? 27 Midas Redemption Vault
0xA8399e221a583A57F54Abb5bA22f31b5D6C09f32 e n ? 5 Across world chain adapter
0xa85b5Dd222A71602FcA40410bc1f158bff1fa458 e ? ? 27 Midas Redemption Vault
0xA8875aaeBc4f830524e35d57F9772FfAcbdD6C45 e ? ? 27 gauntlet-midasUSDC
0xa88c6D90eAe942291325f9ae3c66f3563B93FE10 e ? ? 0 Aave merkle distributor
0xa8969F3f8D97b3Ed89D4e2EC19B6B0CfD504b212 e n ? 14 Wormhole relayer
0xa8a5c4FF4c86a459EBbDC39c5BE77833B3A15d88 b ? ? 27 Midas Redemption Vault
0xa8a5c4FF4c86a459EBbDC39c5BE77833B3A15d88 e ? ? 27 Midas Minter Vault
0xA914c44E960cC95D996969BDf0ab5D6f4f2B5870 enbao n ? 15 Pendle cross-chain exchange rate oracle
0xA95d9c1F655341597C94393fDdc30cf3c08E4fcE a ? ? 27 Circle Internet Financial Hyperliquid - CctpExtension
0xa9afaE6A53E90f9E4CE0717162DF5Bc3d9aBe7B2 a n ? 0 Aave gho bucket steward
0xA9F30e6ED4098e9439B2ac8aEA2d3fc26BcEbb45 b n ? 0 Aave legacy bridge executor
0xAA088dfF3dcF619664094945028d44E779F19894 e n ? 0 Aave tokenlogic funding receiver
0xaA192F810106B6161cbe5FE531289C0e3B196DEB e ? ? 27 Midas Minter Vault
0xAa48EcBC843cF7E9A29155D112b8Cb27902bD23C e ? ? 27 Flying Tulip MintAndRedeem
0xaA854688caAB725fe17b7D21b46fDA5AF365985a e ? ? 27 SwissBorg CHSB to BORG Migrator
0xAaDA05BD399372f0b0463744C09113c137636f6a e ? ? 14 Wormhole
0xAAf400e4Bbc38B5E2136C1a36946Bf841A357307 e ? ? 0 Aave v4 audit dao wallet security
0xAB093cd16e765b5B23D34030aaFaF026558e0A19 a n ? 11 Balancer mock aave lending pool
0xaBcC9b596420A9E9172FD5938620E265a0f9Df92 av ? ? 17 GMX gelato relay
0xac14a14f578C143625Fc8F54218911e8F634184D e ? ? 27 Midas Redemption Vault
0xAc3D95668c092e895cd83A9CBAfE9C7D9906471f n n ? 7 0x transformers weth transformer
0xAc904BAfBb5FB04Deb2b6198FdCEedE75a78Ce5a e ? ? 12 Morpho stkcvxcrv USDETHCRV-morpho
0xAc9f49eF3ab0BbC929f7b1bb0A17E1Fca5786251 e n ? 11 Balancer relayer
0xacA92E438df0B2401fF60dA7E4337B687a2435DA e n ? 0 Aave assets m usd underlying
0xAce1d11d836cb3F51Ef658FD4D353fFb3c301218 e ? ? 0 Aave pool admin
0xAD4768F408dD170e62E074188D81A29AE31B8Fd8 e ? ? 16 Curve rsv s curve rewards address
0xAD88791B0F81D1FA242f637eB05bee0cbc53fe2f e n ? 0 Aave IR strategies core weth IR strategy
0xaDbFdc58A24B6DbC16f21541800F43DD6E282250 v n ? 7 0x transformers positive slippage fee transformer
0xadC45Df3cf1584624C97338BEF33363BF5b97AdA e n ? 0 Aave default A token impl
0xadcb7e98A462AA2375D03145083eE68A2148F077 a n ? 0 Aave default A token impl
0xadF885960B47eA2CD9B55E6DAc6B42b7Cb2806dB a n ? 3 Uniswap multicall
0xAE461cA67B15dc8dc81CE7615e0320dA1A9aB8D5 e n ? 0 Aave assets uni dai usdc underlying
0xAeb7B3688a658C3f3B1AEd94d69b7b8045D64B57 e n ? 26 Velora adapter addresses adapter06
0xAeBf0Bb9f57E89260d57f31AF34eB58657d96Ce0 e n ? 0 Aave assets PT USDe 7 may2026 underlying
0xAF379f0228ad0d46bB7B4f38f9dc9bCC1ad0360c e ? ? 16 Curve tbtc s curve rewards address
0xAFCC1C556EE0436c10A3054B3d615ABB93A352B5 e ? ? 27 Midas Minter Vault
0xb02cc77ee137436D71b9dE46958A3bB5d7346CcA e ? ? 27 Midas Redemption Vault
0xB048Bbc1Ee6b733FFfCFb9e9CeF7375518e25997 enba n ? 14 Wormhole pancake swap quoter v2
0xB083267307D53F1d3BA70E654671F0aB30a9A26e a n ? 13 Stargate reward registry lib
0xB083267307D53F1d3BA70E654671F0aB30a9A26e o n ? 13 Stargate reward lib
0xb0Ce26C88e4e7DCa51968b6047f44646f5064278 e ? ? 12 Morpho stkcvxcrv USDTWBTCWETH-morpho
0xB1552C5e96B312d0Bf8b554186F846C40614a540 a n ? 0 Aave wst eth st eth aggregator
0xB17B070A56043e1a5a1AB7443AfAFDEbcc1168D7 b ? ? 27 Steakhouse Financial steakhouse_financial-steakSUSDS
0xb27C52c7f84819e3157993489741cB60786aE330 e n ? 0 Aave default variable debt token impl
0xb285f7699206C88A0aEC8bb004e42793de8139e0 a ? ? 27 Midas Minter Vault
0xb2bc06a4EfB20FC6553a69Dbfa49B7bE938034A7 e n ? 7 0x transformers weth transformer
0xB36Fc5e542cb4fC562a624912f55dA2758998113 e ? ? 27 Serenita B.V. ETH Staking Vault
0xB41dD984730dAf82f5C41489E21ac79D5e3B61bC ao n ? 26 Velora uniswap v2 exchange router
0xb47fD69FE25878F4E43aAF2F9ad7D0A3A0B22363 e n ? 5 Across universal adapter 9745
0xb49f677943BC038e9857d61E7d053CaA2C1734C1 e n ? 0 Aave eur usd aggregator
0xb4d5289C58CE36080b0748B47F859D8F50dFAACb e n ? 0 Aave ag eur eur aggregator
0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc e n ? 0 Aave assets uni usdc weth underlying
0xb569288D1aC6B4914e0a9F556c8B4a9d52149BD6 o n ? 26 Velora adapter addresses optimism adapter02
0xb6319cC6c8c27A8F5dAF0dD3DF91EA35C4720dd7 b ? ? 15 Pendle network lz endpoint
0xb64Bfc4e7de3638425dC36eD77DA4d79BB4c59f6 e ? ? 27 kiln Vault-WETH-Aave-v3
0xB6909B960DbbE7392D405429eB2b3649752b4838 e n ? 0 Aave assets uni bat weth underlying
0xB6CAAfD8Ecf18385fFc7c020327E111a1D40A2D4 b n ? 5 Across permissioned multicall handler cctp usdc
0xB72668D6FF7A0e318F83097A754c6AEd0f8AF034 e ? ? 27 P2P Staking NativeTokenVault
0xB7610f9b733e7d45184be3a1bc966960ccc54f0B u n ? 3 Uniswap multicall
0xB76256d1091E93976C61449d6e500D9f46d827D4 e ? ? 16 Curve alusd s curve rewards address
0xB7890CEE6CF4792cdCC13489D36D9d42726ab863 b ? ? 27 RE7 Labs re7_labs-uUSDC
0xB7eBaD46Ae4Ccbd0d9676ee1A34Ceb0136388133 enpbaovlu ? ? 5 Across counterfactual beacon
0xB7ECB2AA52AA64a717180E030241bC75Cd946726 e ? ? 12 Morpho 2 BTC-f
0xB848f50141F3D4255b37aC288C25C109104F2158 n n ? 11 Balancer mock static AToken
0xB88BAc61a4Ca37C43a3725912B1f472c9A5bc061 b n ? 0 Aave wst eth st eth aggregator
0xB892202d9Ce2C16C565A492a5168689b215Eb269 b n ? 0 Aave edge risk steward caps
0xb9184a4480830bf89B55b73631E287Df9079F466 e n ? 0 Aave pool impl
0xb929B89153fC2eEd442e81E5A1add4e2fa39028f e ? ? 27 Yield.xyz YieldxyzPolValidator
0xB94Ab28c6869466a46a42abA834ca2B3cECCA5eB b n ? 0 Aave gho ccip steward
0xb96aB183767219d3b5B72D0f8DC96e2201653fB0 p n ? 26 Velora adapter addresses polygon buy adapter
0xb9768a1C6e4917E30927beeC4b2874d45fD333Cf n n ? 26 Velora adapter addresses bsc adapter02
0xb9a4c32547bC3Cdc2ee2fB13cC1A0717dAc9888F v n ? 7 0x transformers pay taker transformer
0xB9C9158aB81f90996cAD891fFbAdfBaad733c8C6 e ? ? 27 B.Protocol b_protocol-recbBTC
0xbA49d0AC42f4fBA4e24A8677a22218a4dF75ebaA e ? ? 27 Flying Tulip PutManager
0xbA54bb8a7E0eefe160164d00c06A4F2ee8459a5f e n ? 11 Balancer mock static AToken
0xBa7f8b5fB1b19c1211c5d49550fcD149177A5Eaf e ? ? 7 0x zrx vault
0xbA9FD2850965053Ffab368Df8AA7eD2486f11024 e ? ? 27 Midas Minter Vault
0xBb2b8038a1640196FbE3e38816F3e67Cba72D940 e n ? 0 Aave assets uni wbtc weth underlying
0xbb819D845b573B5D7C538F5b85057160cfb5f313 b ? ? 27 RE7 Labs re7_labs-meUSD
0xBBbAf1adf4d39B2843928CCa1E65564e5ce99ccC e ? ? 16 Curve frax s curve rewards address
0xbBC455cb4F1B9e4bFC4B73970d360c8f032EfEE6 e n ? 16 Curve link underlying coin addresses
0xbC540e0729B732fb14afA240aA5A047aE9ba7dF0 e ? ? 0 Aave chaos labs funding receiver
0xbc5E82035e2C8d4B335Ccb751D6BF47e44Dec678 e n ? 5 Across universal adapter 4663
0xBC6736d346a5eBC0dEbc997397912CD9b8FAe10a e n ? 0 Aave assets PT USDe 25 sep2025 underlying
0xBC77067f829979812d795d516E523C4033b66409 b ? ? 12 Morpho test usdc
0xbe2840440d4f77CD98CEC2de09913e6851907744 e ? ? 0 Aave llamarisk PT emode agent
0xBE40491F3261Fd42724F1AEb465796eb11c06ddF e ? ? 27 RE7 Labs re7_labs-Re7FRAX
0xbe4050a73a7Fb384c65E885a15C33461A4B20055 e ? ? 27 Flying Tulip PositionsManager
0xbeeF010f9cb27031ad51e3333f9aF9C6B1228183 b ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDC
0xbEEF02e5E13584ab96848af90261f0C8Ee04722a e ? ? 27 Steakhouse Financial steakhouse_financial-steakPYUSD
0xBEef03f0BF3cb2e348393008a826538AaDD7d183 b ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDM
0xbEef047a543E45807105E51A8BBEFCc5950fcfBa e ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDT
0xbEEf050a7485865A7a8d8Ca0CC5f7536b7a3443e b ? ? 27 Steakhouse Financial steakhouse_financial-steakETH
0xBeEF086b8807Dc5E5A1740C5E3a7C4c366eA6ab5 b ? ? 27 Steakhouse Financial steakhouse_financial-steakEURC
0xbeEf094333AEdD535c130958c204E84f681FD9FA e ? ? 27 Steakhouse Financial steakhouse_financial-steakWBTC
0xBeEf11eCb698f4B5378685C05A210bdF71093521 e ? ? 27 Steakhouse Financial steakhouse_financial-steakRUSD
0xBeeF7959aE71D4e45e1863dae0B94C35244AF816 e ? ? 27 Steakhouse Financial steakhouse_financial-steakPAXG
0xbEEfa1aBfEbE621DF50ceaEF9f54FdB73648c92C b ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDA
0xBEeFA28D5e56d41D35df760AB53B94D9FfD7051F b ? ? 27 Steakhouse Financial steakhouse_financial-steakEURA
0xbEEFC01767ed5086f35deCb6C00e6C12bc7476C1 e ? ? 27 Steakhouse Financial steakhouse_financial-csUSDL
0xbEefc4aDBE58173FCa2C042097Fe33095E68C3D6 b ? ? 27 Steakhouse Financial steakhouse_financial-steakUSDCrwa
0xBEeFFF209270748ddd194831b3fa287a5386f5bC e ? ? 27 Steakhouse Financial steakhouse_financial-bbqUSDC
0xbeeFfF68CC520D68f82641EFF84330C631E2490E e ? ? 27 Steakhouse Financial steakhouse_financial-bbqDAI
0xc0253c3cC6aa5Ab407b5795a04c28fB063273894 v ? ? 17 GMX usdg
0xC0442C25FE517ac37D6a0D485446307D97d24712 pao n ? 0 Aave default variable debt token impl
0xC06A68DF12376271817FcEBfb45Be996B0e1593E e n ? 5 Across arbitrum send tokens adapter
0xc080f56504e0278828A403269DB945F6c6D6E014 e ? ? 27 gauntlet-gteUSDc
0xc0b6d2f794cc787C71f2cA5ceCD57102C32379B3 e n ? 5 Across arbitrum adapter
0xc0c5689e6f4D256E861F65465b691aeEcC0dEb12 b ? ? 27 gauntlet-gtUSDCc
0xc0d3C0d3C0d3c0D3C0D3C0d3C0d3C0D3C0D3000f bo n ? 16 Curve gas oracle
0xc0d8994Cd78eE1980885DF1A0C5470fC977b5cFe e ? ? 16 Curve eurs s curve rewards address
0xc1256Ae5FF1cf2719D4937adb3bbCCab2E00A2Ca b ? ? 27 Block Analitica block_analitica-mwUSDC
0xc1906aeCf868749a2DeE203F59b904c0cf212140 e n ? 0 Aave assets PT usdg 24 sep2026 underlying
0xC1ad83d2DE4799C9b0175468ba69305f4e22EAbb o n ? 26 Velora adapter addresses optimism buy adapter
0xc21511EDd1E6eCdc36e8aD4c82117033e50D5921 e ? ? 27 Midas Minter Vault
0xC21DB71648B18C5B9E038d88393C9b254cf8eaC8 e ? ? 27 fence-ERY
0xC29a3Ba0fBf477F16Fd53d2C438Eade024FD8452 e n ? 5 Across universal adapter 143
0xC2aDdA861F89bBB333c90c492cB837741916A225 e n ? 0 Aave assets uni mkr weth underlying
0xC2b638Cb5042c1B3c5d5C969361fB50569840583 v ? ? 13 Stargate treasurer
0xc3250A20F8a7BbDd23adE87737EE46A45Fe5543E o ? ? 0 Aave opt eth bridge
0xc33dAdA688f224c514682Ec6Ba940888d43C4b29 e ? ? 27 Midas Redemption Vault
0xc37eDf7d955020D547B45F762027b49947D02550 e ? ? 27 Midas Redemption Vault
0xc40e9101993ce134411e86E1bCB3Ffc27019CD13 e n ? 11 Balancer mock aave lending pool
0xC484D83F667b779cc9907248101214235642258B b ? ? 27 apostro-aprUSR
0xC4eD21Aa0Bec959ED7e4A83B2CD46dd00a0205dA p n ? 11 Balancer batch relayer library
0xC50F4c1E81c873B2204D7eFf7069Ffec6Fbe136D n n ? 26 Velora multicall v2
0xC5762E5A5c12886D4F6768549A9C605823d029E9 a n ? 0 Aave risk steward
0xc582F04d8a82795aa2Ff9c8bb4c1c889fe7b754e e ? ? 27 gauntlet-gtusdcf
0xC5A6637aA6D3E0fCBE870c2B5a5377988097f3F4 p n ? 26 Velora adapter addresses polygon adapter02
0xC5BcC58BE6172769ca1a78B8A45752E3C5059c39 b n ? 0 Aave gho aave core steward
0xC5BcC58BE6172769ca1a78B8A45752E3C5059c39 e n ? 0 Aave gho ccip steward
0xC6fA0a4EBd802c01157d6E7fB1bbd2ae196ae375 e n ? 5 Across arbitrum rescue adapter
0xC7757805B983eE1b6272c1840c18e66837dE858E e ? ? 27 Yield.xyz YieldxyzPolValidator
0xc85b1E333aecc99340b2320493Fe2d22b8734795 b ? ? 0 Aave proxy admin
0xC85CB743f72B3a9Bb594Faa7d46EE1EFC61b7A42 n ? ? 27 Flying Tulip SessionManager
0xC8ee91A54287DB53897056e12D9819156D3822Fb a ? ? 17 GMX event emitter
0xC90CB928711d7Dff6564Ede7D7Ce3fb6E3e654F2 e ? ? 27 kiln Vault-WETH-Morpho-Gauntlet-Core
0xC9215ae9EC67385F38C755D862C8eE3702B5793A a ? ? 15 Pendle receiver endpoint
0xC93bb8D5581D74272F0E304593af9Ab4E3A0181b e ? ? 27 Midas Minter Vault
0xcA11bde05977b3631167028862bE2a173976CA11 gu n ? 26 Velora multicall v2
0xcA1C871f8ae2571Cb126A46861fc06cB9E645152 c ? ? 27 Midas Minter Vault
0xcA2A7068e551d5C4482eb34880b194E4b945712F e ? ? 12 Morpho wb ib01
0xCA30c93B02514f86d5C86a6e375E3A330B435Fb5 e ? ? 12 Morpho b ib01
0xCA5f9960022078F3585a188e06F910eeC29c7eBD e n ? 5 Across universal adapter 5042
0xca7bab1B2d1Ec7D81710B7F9e2aB4e6788930588 v ? ? 7 0x exchange proxy governor
0xcA96C4f198d343E251b1a01F3EBA061ef3DA73C1 o n ? 11 Balancer mock static AToken
0xCb45E82419baeBCC9bA8b1e5c7858e48A3B26Ea6 p ? ? 0 Aave emergency admin
0xCbde94e645f3391f1AAA5c79019862284BDDB767 b n ? 26 Velora adapter addresses base buy adapter
0xcbE78230CcA58b9EF4c3c5D1bC0D7E4b3206588a c ? ? 13 Stargate treasurer
0xcc3C54B95f3f1867A43009B80ed4DD930E3cE2F7 e n ? 0 Aave create 3 factory
0xcc46D6A09CbDc75f2F174493C33Cab45492D868b p n ? 7 0x transformers fill quote transformer
0xCcc9769c1a58766E79423a34B2cc5052D65C1983 n ? ? 7 0x exchange proxy governor
0xCd347c1e7d600a9A3e403497562eDd0A7Bc3Ef21 b ? ? 27 gauntlet-ionicUSDC
0xCd5ab470AaC5c13e1063ee700503f3346b7C90Db a n ? 0 Aave gho ccip steward
0xcd7F93C86f30B90a181f81934FA4f281c7bfF246 o n ? 11 Balancer mock aave lending pool
0xcD8B9aC3B72E81fD8A0c9a0dBba583597E48A23a e n ? 0 Aave pool impl
0xcdDCDd18A16ED441F6CB10c3909e5e7ec2B9e8f3 b ? ? 27 apostro-aprUSDC
0xcE0A2953a5d46400Af601a9857235312d1924aC7 e ? ? 27 Midas Minter Vault
0xcF34b24F5B1d7a4718F40D757A9a0dc0d7936f3e e ? ? 27 kiln Vault-USDT-Compound-v3
0xcf6a66E32dCa0e26AcC3426b851FD8aCbF12Dac7 p n ? 11 Balancer relayer
0xd02992266BB6a6324A3aB8B62FeCBc9a3C58d1F9 e n ? 11 Balancer batch relayer library
0xD0Bbc3a811E3a3502A07B130346DCc4cc9355c95 e ? ? 27 Midas Minter Vault
0xD149573a098223a9185433290a5A5CDbFa54a8A9 v ? ? 17 GMX external handler
0xD14a87025109013B0a2354a775cB335F926Af65A e ? ? 27 Yield.xyz YieldxyzPolValidator
0xD1c5cBaBb367783FB6b40935c64512EF06cBB4f4 e ? ? 27 Midas Minter Vault
0xD1E856a947CdF56b4f000ee29d34F5808E0A6848 e n ? 0 Aave gho gsm steward
0xd2D586f849620ef042FE3aF52eAa10e9b78bf7De a n ? 0 Aave gho aave core steward
0xD2eeC91055F07fE24C9cCB25828ecfEFd4be0c41 e n ? 0 Aave assets guni usdc usdt underlying
0xD37eB2E6DE40a33ba68BaD94427723b66c954EA9 enbaovu ? ? 15 Pendle dev proxy admin
0xD3cF979e676265e4f6379749DECe4708B9A22476 epao ? ? 0 Aave proxy admin
0xd3d2E2692501A5c9Ca623199D38826e513033a17 e n ? 0 Aave assets uni uni weth underlying
0xd44342b1aC132353d3148Ea6ed330d1Ae6F0c664 p ? ? 0 Aave agent hub
0xd45369c11870e2057D5be17Cc106d32Ea416F7c4 e n ? 11 Balancer batch relayer library
0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7 b ? ? 13 Stargate treasurer
0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7 v n ? 13 Stargate reward registry lib
0xD487eec3EF2Be7a3d06D37F406d878DC7c50deEF p n ? 11 Balancer mock static AToken
0xd4e9B0d466789d7F6201442eecCBA6a75A552db0 o ? ? 15 Pendle swap
0xd4F480965D2347d421F1bEC7F545682E5Ec2151D enbavu ? ? 15 Pendle swap
0xD50DA5F859811A91fD1876C9461fD39c23C747Ad e ? ? 27 MEV Capital mev_capital-MC-USR
0xD5667AcB0Ac8108B45f6CDD4774559264098f8de b n ? 27 ALIA Quality Network ALIA Agent Identity Registry Base
0xd570aCE65C43af47101fC6250FD6fC63D1c22a86 a ? ? 8 Arbitrum bridge child proxy admin
0xD5Ac156319f2491d4ad1Ec4aA5ed0ED48C0fa173 e ? ? 27 9summits-9SUSDCcore
0xd5C47D2383Fddc19596489280C0A33AC42b2bB18 o ? ? 15 Pendle deprecated ve pendle
0xd63070114470f685b75B74D60EEc7c1113d33a3D e ? ? 27 MEV Capital mev_capital-USUALUSDC+
0xD68647555e5da198d50866334EEd647cbE3d1556 b ? ? 27 OpenCover Quote
0xd6aD7a6750A7593E092a9B218d66C0A814a3436e e ? ? 16 Curve y wrapped coin addresses
0xd6e70365C8E8DDa9a4ca662C07bbE663b017755E b ? ? 12 Morpho ecrecover ratifier
0xd6FD5D4Fa64Fc7131e0ec3A4A53dC620A0FFc1Bc e ? ? 27 Midas Minter Vault
0xD70593841C57cbaA04957cc3EAcE95708e48853b enpbao n ? 0 Aave external libraries pool logic
0xD71eCFF9342A5Ced620049e616c5035F1dB98620 e n ? 16 Curve eurs underlying coin addresses 0xd b25f211 AB05b1c97 d595516 f45794528a807ad8
0xd7b34a6fDCb2A7ceD2115FF7f5fdD72aa6aA4dE2 e ? ? 15 Pendle deprecated fee distributor
0xD7eC225DC053151100A0ef47b94a77AAD9C413b7 e n ? 0 Aave IR strategies global dollar PT usdg 24 sep2026 IR strategy
0xD7FAD3bd59D6477cbe1BE7f646F7f1BA25b230f8 g n ? 11 Balancer batch relayer library
0xd7Fc8aD069f95B6e2835f4DEff03eF84241cF0E1 v n ? 26 Velora multicall v2
0xD81e65fC9bb7323BDBef8b2cdDdd3B83Fe41d630 a n ? 7 0x transformers pay taker transformer
0xD835fb6f9823b4054Ccf30403De76AA8abcd00b8 o n ? 0 Aave clinic steward
0xD8B736EF27Fc997b1d00F22FE37A58145D3BDA07 b n ? 14 Wormhole relayer
0xD8C38704c9937eA3312De29F824b4AD3450a5e61 e ? ? 7 0x erc20 bridge sampler
0xd8D200d9A713A1c71cF1e7F694B14E5F1D948b15 enbaou n ? 15 Pendle router facets action swap ptv3
0xD9050e7043102a0391F81462a3916326F86331F0 c n ? 13 Stargate reward registry lib
0xd9492653457A69E9f4987DB43D7fa0112E620Cb4 g n ? 13 Stargate fee lib v1 usdc
0xD966d712F470067B60D37246404D6DFe5Bf0B419 e n ? 11 Balancer batch relayer library
0xd9Acb0BAeeD77C99305017821167674Cc7e82f7a e ? ? 16 Curve dusd s curve rewards address
0xD9E6987D77bf2c6d0647b8181fd68A259f838C36 e ? ? 27 Yield.xyz YieldxyzPolValidator
0xda82A31dF339BfDF0123661134b4DB63Cb1706f5 a n ? 13 Stargate fee lib v1 eth
0xdAbad81aF85554E9ae636395611C58F7eC1aAEc5 e ? ? 0 Aave payloads controller
0xDb17B211c34240B014ab6d61d4A31FA0C0e20c26 v ? ? 17 GMX event emitter
0xdB6f1920A889355780aF7570773609Bd8Cb1f498 npbav ? ? 7 0x exchange proxy flash wallet
0xDb768E9658A544C547eb26af3B4E190845817f0E e ? ? 27 kiln Vault-USDT-Euler-Yield
0xdB90A4e973B7663ce0Ccc32B6FbD37ffb19BfA83 b ? ? 27 RE7 Labs re7_labs-degenUSDC
0xdBB316375B4dC992B2c8827D120c09dFB1d3455D e ? ? 27 gauntlet-msolvbtcbbn
0xDBf31dF14B66535aF65AaC99C32e9eA844e14501 v n ? 16 Curve ren underlying coin addresses
0xdc7B6B0Acf2FB6927526E2C501De41eaeae8702A e n ? 0 Aave default A token impl
0xdc9A35B16DB4e126cFeDC41322b3a36454B1F772 p n ? 0 Aave legacy bridge executor
0xDCB6A51eA3CA5d3Fd898Fd6564757c7aAeC3ca92 e ? ? 16 Curve susd s curve rewards address
0xDCd924047a4bDBFef9CCDDe845E5D45373Ad276D e n ? 0 Aave IR strategies prime weth IR strategy
0xDd002227d9bC27f10066ED9A17bE89c43bCafC31 n n ? 13 Stargate fee lib v1 usdt
0xdd0f28e19C1780eb6396170735D45153D261490d e ? ? 27 gauntlet-gtUSDC
0xDd52f8134f85f3979fbA24387Ce0CEC05937259E e n ? 5 Across permissioned multicall handler cctp usdc
0xdD7927c757c1659B56C81c65af848Ae400EB879D e ? ? 27 kiln Vault-USDT-Aave-v3
0xdd974D5C2e2928deA5F71b9825b8b646686BD200 e n ? 0 Aave assets knc underlying
0xde7b2747624a647600FDB349184d0448ab954929 n ? ? 7 0x exchange proxy liquidity provider sandbox
0xdED51dca2ECED7a0BAab3D9711A87f214769Da0f u n ? 15 Pendle router facets action storage v4
0xdEd6C522d803E35f65318a9a4d7333a22d582199 p ? ? 0 Aave st matic rate provider
0xdeFA4e8a7bcBA345F687a2f1456F5Edd9CE97202 e n ? 0 Aave assets knc underlying
0xdF1C940487574EEfa79989a79a4936A0F979cDa2 l n ? 5 Across multicall handler
0xdf7083f2A0F8a191ab5eEAFebE92ED21cD3Dd915 n n ? 15 Pendle network sy swapper
0xDf7d0e6454DB638881302729F5ba99936EaAB233 p ? ? 0 Aave pool admin
0xDFC14d2Af169B0D36C4EFF567Ada9b2E0CAE044f e n ? 0 Aave assets uni aave weth underlying
0xDFc47DCeF7e8f9Ab19a1b8Af3eeCF000C7ea0B80 v n ? 13 Stargate fee lib v1 usdc
0xdfe97868233d1aa22e815a266982f2cf17685a27 o ? ? 14 Wormhole ethereum
0xE03cD34De0E47c67bF881dB22feAb83121B50cC3 a ? ? 27 Midas Redemption Vault
0xE042678e6c6871Fa279e037C11e390f31334ba0B e ? ? 27 Midas Redemption Vault
0xE092737D412E0B290380F9c8548cB5A58174704f e ? ? 27 Midas Minter Vault
0xE0C98605f279e4D7946d25B75869c69802823763 e ? ? 27 RE7 Labs re7_labs-Re7WBTC
0xe171AFcd1E0394b3312e68ca823D5BC87F3Db311 e n ? 13 Stargate fee lib v1 usdt
0xE1AD845D93853fff44990aE0DcecD8575293681e u n ? 13 Stargate fee lib v1 eth
0xe1b1252652A2FF0CC3A4214eE73d9FeD1FEa5b4f e ? ? 27 figment Stablecoin Staking Yield USDC
0xE1e62c3ee0c581F715fBb0e23CDA536Fc29eeB2c e n ? 0 Aave clinic steward
0xE1f04404b74F996A311F13aE291849fC153578Ac e n ? 5 Across megaeth adapter
0xE226E4825CB215aBaFAd98fdd400583eAb6a594f enpbaovglcu ? ? 27 LayerswapDepository
0xe23D111cb71414830B93F078977B7f53A5e996eE e n ? 11 Balancer mock aave linear pool
0xE309D011cC6F189A3e8DCBa85922715A019FED38 p n ? 7 0x transformers weth transformer
0xE3E9Ba8c8C696f8537cF16b23EDDf118bbD7f21F e ? ? 27 Yield.xyz YieldxyzPolValidator
0xE44769f42E1e9592f86B82f206407a8f7C84b4ed p n ? 26 Velora adapter addresses polygon adapter01
0xe53d24CD81cC81bbf271AD7B02D0d67f851D727c b n ? 26 Velora adapter addresses base adapter01
0xe59EBa0D492cA53C6f46015EEa00517F2707dc77 o n ? 0 Aave wst eth st eth aggregator
0xE5b11ab4D36E58C9171e3DB98Ba17336606Cd6ef p n ? 0 Aave pool exposure steward
0xE5Dea263511F5caC27b15cBd58Ff103F4Ce90957 e n ? 5 Across blast rescue adapter
0xE5EF2Dd06755A97e975f7E282f828224F2C3e627 n ? ? 0 Aave payloads controller
0xe5f41aCAd47849C6eb28b93913ca81893fB5a2A6 e ? ? 16 Curve saave s curve rewards address
0xE6354ed5bC4b393a5Aad09f21c46E101e692d447 e ? ? 16 Curve busd wrapped coin addresses
0xe69884A372571AF24fcB94fB3F6948d1b0146533 e ? ? 27 kiln Vault-EURC-Morpho-Gauntlet-Core
0xe6A934089BBEe34F832060CE98848359883749B3 e n ? 0 Aave assets PT s usde 27 nov2025 underlying
0xE6E6E25EfdA5F69687aA9914f8d750C523A1D261 e ? ? 16 Curve musd s curve rewards address
0xE70946692E2e56ae47BfAe2d93d31bd60952B090 a ? ? 14 Wormhole portico pancake swap
0xe7234Ab7854285bb0D68A26f3d2f2087C6057825 a n ? 11 Balancer mock aave lending pool
0xe79118d6D92a4b23369ba356C90b9A7ABf1CB961 a n ? 17 GMX multicall
0xe7de86ECD99918384FcbA79EaeF23eFAAF10e43E c ? ? 5 Across admin withdraw manager
0xE8483517077afa11A9B07f849cee2552f040d7b2 e n ? 0 Aave assets PT s usde 5 feb2026 underlying
0xE87ed29896B91421ff43f69257ABF78300e40c7a e ? ? 27 RE7 Labs re7_labs-Re7wstETH
0xE89Ca5C58E2978c031f7796Ca8580bC88Ea0B3dD n n ? 13 Stargate reward lib
0xe8a95184516C39469a68BA50D134C25fc5A6C9c8 a ? ? 27 Midas Redemption Vault
0xE91da59375C7214cB880af71Ad50f195C33C5981 p n ? 0 Aave default A token impl
0xEa22F8C1624c17C1B58727235292684831A08d56 b ? ? 27 Midas Minter Vault
0xEa500D073652336A58846ada15C25F2C6D2d241f e n ? 7 0x transformers pay taker transformer
0xEB0682d148e874553008730f0686ea89db7DA412 enpbao n ? 0 Aave transparent proxy factory
0xEb31DA939878d1d780fDBCc244531c0FB80A2cF3 e ? ? 16 Curve lusd s curve rewards address
0xeb48218a4c35C814C7678cBcae88C6Ee037F7625 e ? ? 27 Flying Tulip EpochRewardsVault
0xEbFA750279dEfa89b8D99bdd145a016F6292757b e ? ? 27 gauntlet-gtUSDCmkr
0xeC8cCCD058DbF28e5D002869Aa9aFa3992bf4ee0 n n ? 14 Wormhole executor
0xECC4F2a8e0fD933623B2EA4Ad84BFfd12CB1286c b ? ? 7 0x zero ex governor
0xED18de5442297a4Ec1ce59C7c7d9427Adc2A012b o ? ? 15 Pendle receiver endpoint
0xeD22A9861C6eDd4f1292aeAb1E44661D5f3FE65e e ? ? 27 Midas Minter Vault
0xEd5ba579bB5D516263ff6E1C10fcAc1040075Fe2 n n ? 11 Balancer mock aave lending pool
0xeD8932cA083E1eF1960dEa875A132926E6b242Ab p n ? 7 0x transformers pay taker transformer
0xeDF6D2a16e8081F777eB623EeB4411466556aF3d b n ? 26 Velora multicall v2
0xee05C2e6075E2C86D1F5db4716Ff2A6c18889B20 enpbaovu n ? 14 Wormhole relayer with referrer
0xee1DC6BCF1Ee967a350e9aC6CaaAA236109002ea e n ? 5 Across bond token
0xEE2eF4ADaf5Bd61FD107fD169CAe3AB79958B928 a ? ? 15 Pendle pool deploy helper
0xeE652bbF72689AA59F0B8F981c9c90e2A8Af8d8f p ? ? 0 Aave matic X rate provider
0xeE708FC793a02F1eDd5BB9DBD7fD13010D1F7136 b ? ? 15 Pendle receiver endpoint
0xeE8F4eC5672F09119b96Ab6fB59C27E1b7e44b61 b ? ? 27 gauntlet-gtUSDCp
0xEed80d79ae1383884b93d96bd1521F7247EC7e53 o ? ? 0 Aave agent hub automation
0xeF606F58A4FD0fCcb066c6203d0994694d3eB2D3 g n ? 11 Balancer relayer
0xf00E2de0E78DFf055A92AD4719a179CE275b6Ef7 e n ? 0 Aave clinic steward
0xF039AdCC74936F90fE175e8b3FE0FdC8b8E0c73b e n ? 5 Across lisk adapter
0xF05Fd3cC911b4c5E36e53c00354F645E22922C9A a n ? 0 Aave pool impl
0xF0C91Bbae7f67c4e595d723ef5FB38B59F2008cf e ? ? 27 Midas Redemption Vault
0xF1815bd50389c46847f0Bda824eC8da914045D14 g ? ? 13 Stargate treasurer
0xF18F15362e5fB4277DCE713F170341942F43aC3E p n ? 0 Aave reward steward
0xf1B59868697f3925b72889ede818B9E7ba0316d0 e n ? 5 Across mode adapter
0xf24608E0CCb972b0b0f4A6446a0BBf58c701a026 b ? ? 27 Block Analitica block_analitica-mwEURC
0xF2bEf5E905AAE0295003ab14872F811E914EdD81 e n ? 5 Across blast adapter
0xf302f9F50958c5593770FDf4d4812309fF77414f e n ? 11 Balancer token admin
0xF30Cf4ed712D3734161fDAab5B1DBb49Fd2D0E5c e ? ? 27 Yield.xyz YieldxyzPolValidator
0xF3272CAfe65b190e76caAF483db13424a3e23dD2 a n ? 0 Aave r eth eth aggregator
0xF352DC165783538A26e38A536e76DceF227d90F2 n ? ? 14 Wormhole portico pancake swap
0xf3938337F7294fEf84e9B2c6D548A93F956Cc281 p n ? 26 Velora uniswap v2 exchange router
0xf3f560164979fe7F8f3eb2b64669Eac00E7043A6 b ? ? 15 Pendle base code splitter
0xf4F042D90f0C0d3ABA4A30Caa6Ac124B14A7e600 e ? ? 27 Midas Redemption Vault
0xf4F2bc657abe96863dC1Ae17C9e9fFfc2B420e7B a ? ? 0 Aave agent hub
0xF536323e5825dCb1Bc9b4DE74D63111189532b5f n ? ? 15 Pendle pool deploy helper
0xF537dDd7f4cc72C6C08866b62EAe9378f1F62da8 p n ? 11 Balancer relayer
0xF540D790413FCFAedAC93518Ae99EdDacE82cb78 b ? ? 27 9summits-9SETHc
0xF587f2e8AfF7D76618d3B6B4626621860FbD54e3 e ? ? 27 gauntlet-gtcbBTCc
0xf5f5B97624542D72A9E06f04804Bf81baA15e2B4 e ? ? 12 Morpho crv usdtwbtcweth
0xf5F74d2508e97A3a7CCA2ccb75c8325D66b46152 n n ? 13 Stargate reward registry lib
0xF642d8Daa026B8aEd6dFE82FACbA2E077AF199E2 e ? ? 15 Pendle pool deploy helper v2
0xF6e51d24F4793Ac5e71e0502213a9BBE3A6d4517 e ? ? 27 Midas Redemption Vault
0xf721bE7AA57a987F3e4D05DAc6fcb5aBF9F7cE9A e n ? 0 Aave edge risk steward pendle emode
0xF76e650F8a9526fe5E4B40F1B567C5C1b427EE43 n ? ? 27 Midas Redemption Vault
0xF79071E2f860D48A08Fd7E091D4B126a1D757148 p n ? 7 0x transformers affiliate fee transformer
0xf7977edc1fa61Aa9b5F90d70A74a3fbC46E9DAd3 e ? ? 16 Curve pbtc s curve rewards address
0xF804a646C034749b5484bF7dfE875F6A4F969840 b ? ? 27 Midas Redemption Vault
0xF82Ef4080A53b71093f9c470676Fc80E2ADC4263 ea ? ? 15 Pendle pt looper
0xF85Fd576bBe22Bce785B68922C1c9849d62737c0 v ? ? 17 GMX layer zero provider
0xF86F77F7531B3374274E3f725E0A81D60bC4bB67 e ? ? 0 Aave permissioned payloads controller
0xf89fEbef93c54618C4420Ee4173e69Cd21B27e3a e ? ? 27 Midas Minter Vault
0xf8C97539934ee66a67C26010e8e027D77E821B0C e n ? 0 Aave external libraries pool logic
0xF9234CB08edb93c0d4a4d4c70cC3FfD070e78e07 e n ? 26 Velora uniswap v2 exchange router
0xF93b565c96446afdf8C3D37E6B4781D5d5EDef1C p n ? 0 Aave clinic steward
0xf98a130d3B4029c70E6d93098Cb82A003421341e b n ? 7 0x transformers positive slippage fee transformer
0xF9f3ddF2E96Cabef94e2634c326DC6dde99360f8 e ? ? 27 Flying Tulip SessionManager
0xf9F5E0f3f74F57755a8c8be7b2FeDcAa40673080 e n ? 11 Balancer mock static AToken
0xFA2C0bd8327C99db5bdE4c9e9E5cbF30946351bb p n ? 11 Balancer mock aave linear pool
0xfa39c1c670b48956eeF9fd0BbD0E81A290326330 g n ? 26 Velora uniswap v2 exchange router
0xFa54751CdA1F98947C524fD9701c9DAd84FcdcFd e n ? 13 Stargate reward lib
0xFaAE52c6A6d477f859a740a76B29c33559ace18c e ? ? 27 Midas Redemption Vault
0xfB1D12D7C9c3Eb6b40fe0502801CdFCE816a0d18 a n ? 0 Aave pool exposure steward
0xfb477d921b18C0fe6A4bD031f6f40006831E4C2b e ? ? 27 kiln Vault-USDT-Morpho-Gauntlet-Prime
0xFBb5A71025BEf1A8166C9BCb904a120AA17d6443 a n ? 13 Stargate reward lib
0xFBCd3C258feB131D8E038F2A3a670A7bE0507C05 o ? ? 12 Morpho bundler3 bundler3
0xfbF029508c061B440D0cF7Fd639e77Fb2E196241 e n ? 0 Aave pool impl
0xFC2Ba6E830a04C25e207B8214b26d8C713F6881F e n ? 26 Velora adapter addresses adapter02
0xfC9cA736d384D482af5d23CC7616765C66244D29 b n ? 27 ALIA Quality Network ALIA Asset Identity Registry Base
0xfCCcB77A946b6a3BD59d149F083B5BfbB8004D6D p n ? 11 Balancer mock aave linear pool
0xfD2aaE32247E5015AcB04Aa8220616D6647979aC o n ? 0 Aave reward steward
0xfE8de16F2663c61187C1e15Fb04D773E6ac668CC e ? ? 27 Midas Minter Vault
0xfebB9f4CAC4cD523598fE1C5771181440143F24A a n ? 17 GMX vault reader
0xFecc6FDFF76fB2A2De42B787dC3D02B634a8b6D9 b ? ? 27 Midas Minter Vault
0xFF1137243698CaA18EE364Cc966CF0e02A4e6327 a ? ? 0 Aave acl admin
0xFf131917E1D6751e4d1B17612751Db521b1403c5 a ? ? 27 kiln Vault-USDC-AAVE-Arbitrum
0xFF42Ce30054dcE7dc7C1282a9a497aa58eaBCe99 enpbao n ? 0 Aave pool configurator impl
0xFf822f7E2178176bB650df82427a42cA0c04CcaB a ? ? 0 Aave agent hub automation
87MEvHZCXE3ML5rrmh5uX1FbShHmRXXS32xJDGbQ7h5t s ? ? 14 Wormhole tbtc
execXUrAsMnqMmTHj5m7N1YQgsDz3cwGLYCYyuDRciV s n ? 14 Wormhole executor
tbr7Qje6qBzPwfM52csL5KFi8ps5c5vDyiVVBLYVdRf s n ? 14 Wormhole relayer
`;

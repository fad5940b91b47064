const structure = (name: string, ...members: readonly string[]): string => `${name}(${members.join(',')})`;

const DETAILS = structure('PermitDetails', 'address token', 'uint160 amount', 'uint48 expiration', 'uint48 nonce');
const PERMISSIONS = structure('TokenPermissions', 'address token', 'uint256 amount');
const ONCE = ['address spender', 'uint256 nonce', 'uint256 deadline'];
const ITEM = [
  'uint8 itemType',
  'address token',
  'uint256 identifierOrCriteria',
  'uint256 startAmount',
  'uint256 endAmount',
];

const ORDER_INFO = [
  ...['address reactor', 'address swapper', 'uint256 nonce', 'uint256 deadline'],
  ...['address additionalValidationContract', 'bytes additionalValidationData'],
];

/** Messages of standards as EIP-712 encodes their types, written from the standards and not from the reader. */
export const ENCODED_TYPES = {
  permit: structure(
    'Permit',
    ...['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'],
  ),
  daiPermit: structure(
    'Permit',
    ...['address holder', 'address spender', 'uint256 nonce', 'uint256 expiry', 'bool allowed'],
  ),
  permitSingle: structure('PermitSingle', 'PermitDetails details', 'address spender', 'uint256 sigDeadline') + DETAILS,
  permitBatch: structure('PermitBatch', 'PermitDetails[] details', 'address spender', 'uint256 sigDeadline') + DETAILS,
  permitTransfer: structure('PermitTransferFrom', 'TokenPermissions permitted', ...ONCE) + PERMISSIONS,
  permitTransfers: structure('PermitBatchTransferFrom', 'TokenPermissions[] permitted', ...ONCE) + PERMISSIONS,
  permitWithWitness:
    structure('PermitWitnessTransferFrom', 'TokenPermissions permitted', ...ONCE, 'Order witness') +
    structure('Order', 'address to') +
    PERMISSIONS,
  authorizedTransfer: structure(
    'TransferWithAuthorization',
    ...['address from', 'address to', 'uint256 value', 'uint256 validAfter', 'uint256 validBefore', 'bytes32 nonce'],
  ),
  dutchOrder:
    structure('PermitWitnessTransferFrom', 'TokenPermissions permitted', ...ONCE, 'ExclusiveDutchOrder witness') +
    structure('DutchOutput', 'address token', 'uint256 startAmount', 'uint256 endAmount', 'address recipient') +
    structure(
      'ExclusiveDutchOrder',
      ...['OrderInfo info', 'uint256 decayStartTime', 'uint256 decayEndTime', 'address exclusiveFiller'],
      ...['uint256 exclusivityOverrideBps', 'address inputToken', 'uint256 inputStartAmount'],
      ...['uint256 inputEndAmount', 'DutchOutput[] outputs'],
    ) +
    structure('OrderInfo', ...ORDER_INFO) +
    PERMISSIONS,
  v2DutchOrder:
    structure('PermitWitnessTransferFrom', 'TokenPermissions permitted', ...ONCE, 'V2DutchOrder witness') +
    structure('DutchOutput', 'address token', 'uint256 startAmount', 'uint256 endAmount', 'address recipient') +
    structure('OrderInfo', ...ORDER_INFO) +
    PERMISSIONS +
    structure(
      'V2DutchOrder',
      ...['OrderInfo info', 'address cosigner', 'address baseInputToken', 'uint256 baseInputStartAmount'],
      ...['uint256 baseInputEndAmount', 'DutchOutput[] baseOutputs'],
    ),
  v3DutchOrder:
    structure('PermitWitnessTransferFrom', 'TokenPermissions permitted', ...ONCE, 'V3DutchOrder witness') +
    structure('NonlinearDutchDecay', 'uint256 relativeBlocks', 'int256[] relativeAmounts') +
    structure('OrderInfo', ...ORDER_INFO) +
    PERMISSIONS +
    structure(
      'V3DutchInput',
      ...['address token', 'uint256 startAmount', 'NonlinearDutchDecay curve', 'uint256 maxAmount'],
      'uint256 adjustmentPerGweiBaseFee',
    ) +
    structure(
      'V3DutchOrder',
      ...['OrderInfo info', 'address cosigner', 'uint256 startingBaseFee', 'V3DutchInput baseInput'],
      'V3DutchOutput[] baseOutputs',
    ) +
    structure(
      'V3DutchOutput',
      ...['address token', 'uint256 startAmount', 'NonlinearDutchDecay curve', 'address recipient'],
      ...['uint256 minAmount', 'uint256 adjustmentPerGweiBaseFee'],
    ),
  priorityOrder:
    structure('PermitWitnessTransferFrom', 'TokenPermissions permitted', ...ONCE, 'PriorityOrder witness') +
    structure('OrderInfo', ...ORDER_INFO) +
    structure('PriorityInput', 'address token', 'uint256 amount', 'uint256 mpsPerPriorityFeeWei') +
    structure(
      'PriorityOrder',
      ...['OrderInfo info', 'address cosigner', 'uint256 auctionStartBlock', 'uint256 baselinePriorityFeeWei'],
      ...['PriorityInput input', 'PriorityOutput[] outputs'],
    ) +
    structure(
      'PriorityOutput',
      ...['address token', 'uint256 amount', 'uint256 mpsPerPriorityFeeWei', 'address recipient'],
    ) +
    PERMISSIONS,
  seaport:
    structure(
      'OrderComponents',
      ...['address offerer', 'address zone', 'OfferItem[] offer', 'ConsiderationItem[] consideration'],
      ...['uint8 orderType', 'uint256 startTime', 'uint256 endTime', 'bytes32 zoneHash', 'uint256 salt'],
      ...['bytes32 conduitKey', 'uint256 counter'],
    ) +
    structure('ConsiderationItem', ...ITEM, 'address recipient') +
    structure('OfferItem', ...ITEM),
  cow: structure(
    'Order',
    ...['address sellToken', 'address buyToken', 'address receiver', 'uint256 sellAmount', 'uint256 buyAmount'],
    ...['uint32 validTo', 'bytes32 appData', 'uint256 feeAmount', 'string kind', 'bool partiallyFillable'],
    ...['string sellTokenBalance', 'string buyTokenBalance'],
  ),
  oneInch: structure(
    'Order',
    ...['uint256 salt', 'address maker', 'address receiver', 'address makerAsset', 'address takerAsset'],
    ...['uint256 makingAmount', 'uint256 takingAmount', 'uint256 makerTraits'],
  ),
  metaTransaction: structure('MetaTransaction', 'uint256 nonce', 'address from', 'bytes functionSignature'),
  forwardRequest: structure(
    'ForwardRequest',
    ...['address from', 'address to', 'uint256 value', 'uint256 gas', 'uint256 nonce', 'bytes data'],
  ),
  safeTransaction: structure(
    'SafeTx',
    ...['address to', 'uint256 value', 'bytes data', 'uint8 operation', 'uint256 safeTxGas', 'uint256 baseGas'],
    ...['uint256 gasPrice', 'address gasToken', 'address refundReceiver', 'uint256 nonce'],
  ),
} as const;

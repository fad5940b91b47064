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

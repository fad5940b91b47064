import { operated } from '../standards/accounts.js';
import { calls, contains } from '../standards/row.js';
import { delegates } from '../standards/multi-send.js';
import { agreedBySafe, SAFE_MESSAGE } from '../standards/safe.js';
import { expiryOf } from '../standards/amounts.js';
import { signedBy, typedRow, unsigned } from './typed-row.js';

const SAFE_ONE = 'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas';
const SAFE_TWO = 'uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
const FORWARD_ONE = 'address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data';
const GSN_GAS = 'GasData(uint256 gasLimit,uint256 gasPrice,uint256 pctRelayFee,uint256 baseRelayFee)';
const GSN_RELAY = 'RelayData(address senderAddress,uint256 senderNonce,address relayWorker,address paymaster)';
const HOOK = 'address target,uint256 value,bytes callData,bool allowFailure,bool isDelegateCall';
const OPERATION_ONE = 'address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits';
const OPERATION_TWO = 'uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData';

/** Messages that somebody else brings to a contract, which then makes a call for who signed. */
export const CALL_TYPES = [
  typedRow('Safe', `${SAFE_MESSAGE}(${SAFE_ONE},${SAFE_TWO})`, (message, { verifier, signer }) => {
    const agreed = verifier === null ? null : agreedBySafe(signer, { safe: verifier, ...message });
    return agreed && unsigned(agreed);
  }),
  typedRow(
    'ERC-2771',
    'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data)',
    ({ from, to, value, data }) => signedBy(from, contains({ kind: 'call', from }, [calls(from, to, value, data)])),
  ),
  typedRow('ERC-2771', `ForwardRequest(${FORWARD_ONE})`, ({ from, to, value, data, deadline }) =>
    signedBy(from, contains({ kind: 'call', from, expiresAt: expiryOf(deadline) }, [calls(from, to, value, data)])),
  ),
  typedRow(
    'GSN',
    `RelayRequest(address target,bytes encodedFunction,GasData gasData,RelayData relayData)${GSN_GAS}${GSN_RELAY}`,
    ({ target, encodedFunction, relayData: { senderAddress } }) =>
      signedBy(
        senderAddress,
        contains({ kind: 'call', from: senderAddress }, [calls(senderAddress, target, 0n, encodedFunction)]),
      ),
  ),
  // the contract calls itself in the name of who signed
  typedRow(
    'Native meta transaction',
    'MetaTransaction(uint256 nonce,address from,bytes functionSignature)',
    ({ from, functionSignature }, { verifier }) =>
      verifier === null
        ? null
        : signedBy(from, contains({ kind: 'call', from }, [calls(from, verifier, 0n, functionSignature)])),
  ),
  // the hooks of an order: what a proxy of the signer does for it
  typedRow(
    'CoW Shed',
    `ExecuteHooks(Call[] calls,bytes32 nonce,uint256 deadline)Call(${HOOK})`,
    ({ calls: hooks, deadline }, { verifier, signer }) =>
      verifier === null
        ? null
        : unsigned(
            contains(
              { kind: 'call', from: signer, expiresAt: expiryOf(deadline) },
              hooks.map(({ target, value, callData, isDelegateCall }) =>
                isDelegateCall ? delegates(verifier, target, callData) : calls(verifier, target, value, callData),
              ),
            ),
          ),
  ),
  typedRow(
    'ERC-4337',
    `PackedUserOperation(${OPERATION_ONE},${OPERATION_TWO})`,
    ({ sender, callData }, { verifier }) =>
      verifier === null
        ? null
        : signedBy(sender, contains({ kind: 'call', from: sender }, [operated(verifier, sender, callData)])),
  ),
];

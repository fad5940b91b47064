import type { FailedTransactionMetadata } from 'litesvm';

/** Source: Solana, `TransactionError` without fields, in its order. */
const TRANSACTION_ERRORS = [
  ...['AccountInUse', 'AccountLoadedTwice', 'AccountNotFound', 'ProgramAccountNotFound', 'InsufficientFundsForFee'],
  ...['InvalidAccountForFee', 'AlreadyProcessed', 'BlockhashNotFound', 'CallChainTooDeep', 'MissingSignatureForFee'],
  ...['InvalidAccountIndex', 'SignatureFailure', 'InvalidProgramForExecution', 'SanitizeFailure'],
];
const OTHER_ERROR = 'SanitizeFailure';
/** Source: Solana, `InstructionError` without fields: those whose name the service reads. */
const INSTRUCTION_ERRORS: Readonly<Record<number, string>> = {
  30: 'CallDepth',
  36: 'ComputationalBudgetExceeded',
  38: 'ProgramEnvironmentSetupFailure',
  39: 'ProgramFailedToComplete',
  50: 'MaxInstructionTraceLengthExceeded',
};

/** An error of the machine as a node writes it in JSON. */
export const rpcError = (error: ReturnType<FailedTransactionMetadata['err']>): unknown => {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error] ?? OTHER_ERROR;
  if ('accountIndex' in error) return { InsufficientFundsForRent: { account_index: error.accountIndex } };
  if (!('err' in error)) return OTHER_ERROR;
  const inner = error.err();
  const name = typeof inner === 'number' ? (INSTRUCTION_ERRORS[inner] ?? 'InvalidArgument') : null;
  return { InstructionError: [error.index, name ?? { Custom: 'code' in (inner as object) ? 1 : 0 }] };
};

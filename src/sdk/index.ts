export { Signgate } from './client.js';
export type { AnswerOf, CallOptions, OperationId, RequestOf, Schemas, SigngateOptions } from './client.js';
export * from './errors.js';
export { type Eip1193Provider, guard } from './guard/evm-guard.js';
export type { ChainSlug, GuardOptions, GuardService, ReviewContext, Verdict } from './guard/gate.js';
export { type ExpectedReceipt, type ReceiptKeys, verifyReceipt } from './guard/receipt.js';
export { RefusedError, type RefusalReason } from './guard/refusal.js';
export { verifyWebhook, type WebhookEvent, type WebhookHeaders } from './webhook.js';
export { guardWallet, type StandardWallet } from './guard/solana-guard.js';

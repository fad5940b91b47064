/** What is sent to a subscription: one POST. */
export interface WebhookMessage {
  /** It may hold a token: it is shown and logged nowhere. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Why there is no status, in words that hold nothing of the address or the answer. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError';
}

export interface WebhookReceivers {
  /** Why an address cannot be a subscription's, as the end of a sentence; null where it can. */
  refusalOf(url: string): string | null;
  /**
   * Sends and gives the status of the answer; reads no body and follows no redirect. Connects to public addresses over
   * https alone, unless others are allowed. Rejects with `ReceiverError`, or with the signal's reason.
   */
  post(message: WebhookMessage, signal: AbortSignal): Promise<number>;
}

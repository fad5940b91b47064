/** Why a sign-in came to nothing. The words are stable: the page of the desk has a sentence for each. */
export const SIGN_IN_FAILURES = [
  // this browser began no sign-in, or too long ago
  'not_begun',
  // the provider, or the person there, said no
  'refused',
  // what came back cannot be trusted
  'failed',
  'provider_unavailable',
] as const;

/** What the provider answered is never in the message: it may hold what must not be logged. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  constructor(
    readonly reason: (typeof SIGN_IN_FAILURES)[number],
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

export interface BegunSignIn {
  /** Where the browser goes. */
  readonly url: string;
  /** What the same browser must bring back: opaque, and cannot be forged. */
  readonly sealed: string;
}

export interface CompletedSignIn {
  /** Of the provider as it was configured; never empty, and never another one's. */
  readonly issuer: string;
  /** Unique and never given anew within the issuer. */
  readonly subject: string;
  /** As they were signed, of any type. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** As it was begun with. */
  readonly returnTo: string;
  /** The same for the same sign-in, however it ended. */
  readonly signInId: string;
}

/** A sign-in that this browser began. */
export interface OpenedSignIn {
  /**
   * Asks the provider about what it sent the browser back with. Resolves only for an answer to this very sign-in, and
   * for an identity that the provider signed for this service, now, and for it.
   */
  complete(answer: URLSearchParams): Promise<CompletedSignIn>;
}

/** The organisation's own provider of identities. A failure is a `SignInError`; any other error is a bug. */
export interface SignInProvider {
  readonly issuer: string;
  /** What people call it. */
  readonly name: string;
  /** Rejects with `provider_unavailable`. */
  begin(returnTo: string): Promise<BegunSignIn>;
  /** What a browser brought back. Asks no one: `not_begun` for all but a sign-in of the last ten minutes. */
  open(sealed: string): Promise<OpenedSignIn>;
  /** Where a person signs out of the provider; null where it has no such place, or does not answer. */
  signOutUrl(): Promise<string | null>;
}

export type EngineErrorKind =
  | 'unsupported_platform'
  | 'binaries_missing'
  | 'in_use'
  | 'other_version'
  | 'damaged'
  | 'no_access'
  | 'start_failed';

/**
 * The embedded engine cannot be used. `message` is for the operator: it says what is wrong and what to do, and holds no
 * secret (the engine has none, and its log holds no statement and no value).
 */
export class EmbeddedEngineError extends Error {
  override readonly name = 'EmbeddedEngineError';
  constructor(
    readonly kind: EngineErrorKind,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The `code` of a system error (`ENOENT`) or of PostgreSQL (`57P03`); the empty string for neither. */
export function engineErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Runs `action`; answers `fallback` where it fails with one of `codes`, and throws everything else. */
export async function unless<T>(codes: readonly string[], fallback: T, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (codes.includes(engineErrorCode(error))) return fallback;
    throw error;
  }
}

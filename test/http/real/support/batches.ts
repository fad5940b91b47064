import type { RealService, Reply } from './real-service.js';

/** One result of a batch as these tests read it. */
export interface BatchResult {
  readonly id: string | null;
  readonly status: number;
  readonly body: {
    readonly request_id: string;
    readonly recommended_action?: string;
    readonly findings?: readonly { readonly code: string; readonly message: string }[];
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly { readonly path: string; readonly message: string }[];
  };
}

export const sendBatch = (
  service: RealService,
  key: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  service.send('POST', '/api/check-batch', {
    key,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Each check as an item, named by its place from 1 on. */
export const itemsOf = (checks: readonly object[]): { readonly items: readonly object[] } => ({
  items: checks.map((check, index) => ({ id: String(index + 1), check })),
});

export const resultsOf = ({ json }: Reply): readonly BatchResult[] => json['results'] as readonly BatchResult[];
export const codesOf = ({ body }: BatchResult): readonly string[] => (body.findings ?? []).map(({ code }) => code);

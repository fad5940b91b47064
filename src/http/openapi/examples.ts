/** A call to the real service and its answer. Bodies are JSON data. */
export interface RecordedExchange {
  readonly summary: string;
  /** Null where the request had no JSON body. */
  readonly request: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Real answers: successes by operation and name, errors by code. */
export interface RecordedExamples {
  readonly operations: Readonly<Record<string, Readonly<Record<string, RecordedExchange>>>>;
  readonly problems: Readonly<Record<string, RecordedExchange>>;
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** The recorded answers of one operation that came with the status, by name; undefined where there is none. */
export const answerExamples = (
  recorded: RecordedExamples,
  operationId: string,
  status: number,
): Readonly<Record<string, Example>> | undefined =>
  pick(recorded, operationId, (exchange) => (exchange.status === status ? exchange.body : undefined));

/** The requests of the operation that had a JSON body, by name; undefined where there is none. */
export const requestExamples = (
  recorded: RecordedExamples,
  operationId: string,
): Readonly<Record<string, Example>> | undefined =>
  pick(recorded, operationId, (exchange) => exchange.request ?? undefined);

const pick = (
  recorded: RecordedExamples,
  operationId: string,
  valueOf: (exchange: RecordedExchange) => unknown,
): Readonly<Record<string, Example>> | undefined => {
  const rows = Object.entries(recorded.operations[operationId] ?? {}).flatMap(([name, exchange]) => {
    const value = valueOf(exchange);
    return value === undefined ? [] : [[name, { summary: exchange.summary, value }] as const];
  });
  return rows.length === 0 ? undefined : Object.fromEntries(rows);
};

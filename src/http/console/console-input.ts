import type { OpenApiDocument } from '../openapi/document.js';
import type { RecordedExamples } from '../openapi/examples.js';

/** What the console is made from: the API description and the answers that were recorded for it. */
export interface ConsoleInput {
  readonly document: OpenApiDocument;
  readonly recorded: RecordedExamples;
}

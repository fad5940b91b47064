import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { OPERATIONS } from '../../src/sdk/operations.js';
import { describedCalls, openApiDocument, SHAPE_FILE, shapeOf } from '../http/openapi/described.js';

describe('what the SDK knows of the HTTP interface', () => {
  // npm run check:openapi writes dist/openapi-shape.txt: look at the difference, and copy it
  it('has the shape that callers rely on: operations, statuses, schemas and their members', async () => {
    expect(shapeOf(await openApiDocument())).to.equal(await readFile(SHAPE_FILE, 'utf8'));
  });

  it('is what the OpenAPI document says, in TypeScript', async () => {
    const calls = describedCalls(await openApiDocument());
    expect(OPERATIONS).to.deep.equal(
      Object.fromEntries(
        calls.map(({ operationId, method, path, takesKey }) => [
          operationId,
          `${method} ${path}${takesKey ? ' key' : ''}`,
        ]),
      ),
    );
  });
});

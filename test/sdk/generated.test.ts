import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { PYTHON_FILE, pythonClient, SDK_TYPES_FILE, sdkTypes } from '../http/openapi/sdk-types.js';

const AGAIN = 'npm run record-examples makes it again';

describe('what the SDK knows of the HTTP interface', () => {
  it('is what the OpenAPI document says, in TypeScript', async () => {
    expect((await readFile(SDK_TYPES_FILE, 'utf8')) === (await sdkTypes()), AGAIN).to.equal(true);
  });

  it('is what the OpenAPI document says, in Python', async () => {
    const text = await readFile(PYTHON_FILE, 'utf8');
    expect(text).to.include('"checkPayload": ("POST", "/api/check-payload", True)');
    expect(text === (await pythonClient(text)), AGAIN).to.equal(true);
  });
});

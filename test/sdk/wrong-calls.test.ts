import { expect } from 'chai';
import { ConfigurationError, Signgate } from '../../src/sdk/index.js';

describe('a call of the SDK, in plain JavaScript too', () => {
  const asked: string[] = [];
  const signgate = new Signgate({
    baseUrl: 'https://signgate.example',
    fetch: async (url) => {
      asked.push(String(url));
      return Response.json({ status: 'ok' });
    },
  });
  beforeEach(() => asked.splice(0));

  it('needs nothing said where an operation takes nothing', async () => {
    expect(await signgate.call('getHealth')).to.deep.equal({ status: 'ok' });
    expect(asked).to.deep.equal(['https://signgate.example/health']);
  });

  for (const [operation, said] of [
    ['raedCheck', 'There is no operation raedCheck.'],
    ['toString', 'There is no operation toString.'],
    ['readCheck', 'request_id is no name of anything.'],
  ] as const)
    it(`asks nothing where it is wrong: ${said}`, async () => {
      const error: unknown = await signgate
        .call(operation as 'readCheck', {} as never)
        .catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(ConfigurationError).with.property('message', said);
      expect(asked).to.deep.equal([]);
    });
});

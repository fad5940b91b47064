import { expect } from 'chai';
import type { CallDescription } from '../../../domain/payload/descriptor/call-description.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { DescriptionStore } from '../../../ports/stores/descriptions.js';
import { Deadline } from '../../../src/application/check/deadline.js';
import { createDescribeCalls } from '../../../src/application/check/describe-calls.js';
import { recordingLogger } from '../../support/silent-logger.js';

const CALL = { target: `0x${'1'.repeat(40)}`, selector: '0x00000001' };
const DESCRIPTION: CallDescription = {
  certainty: 'exact',
  signature: 'go()',
  source: 'example',
  intent: null,
  fields: [],
};

const describeWith = async (describe: DescriptionStore['describe'], calls = [CALL]) => {
  const logger = recordingLogger();
  const deadline = new Deadline(20);
  try {
    const found = await createDescribeCalls({ descriptions: { describe }, logger })('base', calls, deadline);
    return { found: [...found], logged: logger.lines.map(({ message }) => message) };
  } finally {
    deadline.clear();
  }
};

describe('describing the calls of a payload', () => {
  it('asks once for all calls, each once, and gives what is said of them by contract and selector', async () => {
    const asked: unknown[] = [];
    const { found, logged } = await describeWith(
      async (chain, calls) => {
        asked.push([chain, calls]);
        return [{ ...CALL, description: DESCRIPTION }];
      },
      [CALL, { ...CALL }],
    );
    expect(asked).to.deep.equal([['base', [CALL]]]);
    expect(found).to.deep.equal([[`${CALL.target}:${CALL.selector}`, DESCRIPTION]]);
    expect(logged).to.deep.equal([]);
  });

  it('asks nothing where every call is known', async () => {
    const { found } = await describeWith(async () => Promise.reject(new Error('asked')), []);
    expect(found).to.deep.equal([]);
  });

  it('leaves calls unknown, and says so in the log, where the lists cannot be read or take too long', async () => {
    const failing: readonly DescriptionStore['describe'][] = [
      async () => Promise.reject(new StorageUnavailableError('no database')),
      async () => new Promise(() => undefined),
    ];
    for (const describe of failing) {
      const { found, logged } = await describeWith(describe);
      expect(found).to.deep.equal([]);
      expect(logged).to.deep.equal(['the descriptions of calls could not be read']);
    }
  });
});

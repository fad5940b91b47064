import { expect } from 'chai';
import type { CallDescription } from '../../../domain/payload/evm/descriptor/call-description.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { DescriptionStore } from '../../../ports/stores/descriptions.js';
import { Deadline } from '../../../src/application/shared/deadline.js';
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

const NOTHING: DescriptionStore = { describe: async () => [] };

const describeWith = async (describe: DescriptionStore['describe'], calls = [CALL]) => {
  const logger = recordingLogger();
  const deadline = new Deadline(20);
  try {
    const { descriptions, failure } = await createDescribeCalls({
      descriptions: { describe },
      bundledDescriptions: NOTHING,
      logger,
    })('base', calls, deadline);
    return { found: [...descriptions], failure, logged: logger.lines.map(({ message }) => message) };
  } finally {
    deadline.clear();
  }
};

describe('describing the calls of a payload', () => {
  it('asks once for all calls, each once, and gives what is said of them by contract and selector', async () => {
    const asked: unknown[] = [];
    const { found, failure, logged } = await describeWith(
      async (chain, calls) => {
        asked.push([chain, calls]);
        return [{ ...CALL, description: DESCRIPTION }];
      },
      [CALL, { ...CALL }],
    );
    expect(asked).to.deep.equal([['base', [CALL]]]);
    expect(found).to.deep.equal([[`${CALL.target}:${CALL.selector}`, DESCRIPTION]]);
    expect([failure, logged]).to.deep.equal([null, []]);
  });

  it('leaves a call unknown that lists describe differently, and reads one that they describe alike', async () => {
    const other = { ...DESCRIPTION, source: 'another', intent: 'Goes elsewhere' };
    const same = { ...DESCRIPTION, source: 'a third' };
    const hint: CallDescription = { ...DESCRIPTION, certainty: 'hint', source: 'names' };
    const said = async (...descriptions: readonly CallDescription[]) => {
      const { found } = await describeWith(async () => descriptions.map((description) => ({ ...CALL, description })));
      return found.map(([, { certainty, source }]) => `${certainty} by ${source}`);
    };
    expect(await said(DESCRIPTION, same)).to.deep.equal(['exact by example']);
    expect(await said(DESCRIPTION, other)).to.deep.equal([]);
    expect(await said(DESCRIPTION, other, hint)).to.deep.equal(['hint by names']);
    expect(await said(hint)).to.deep.equal(['hint by names']);
  });

  it('asks nothing where every call is known', async () => {
    const { found } = await describeWith(async () => Promise.reject(new Error('asked')), []);
    expect(found).to.deep.equal([]);
  });

  it('leaves calls unknown, and says so in the log, where the lists cannot be read or take too long', async () => {
    const failing: readonly (readonly [DescriptionStore['describe'], string])[] = [
      [async () => Promise.reject(new StorageUnavailableError('no database')), 'network_error'],
      [async () => new Promise(() => undefined), 'timeout'],
    ];
    for (const [describe, reason] of failing) {
      const { found, failure, logged } = await describeWith(describe);
      expect(found).to.deep.equal([]);
      expect(failure).to.equal(reason);
      expect(logged).to.deep.equal(['the descriptions of calls could not be read']);
    }
  });
});

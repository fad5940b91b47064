import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'chai';
import nock from 'nock';
import { JSON_TYPE, NotFound, type VendorCall, withoutNetwork } from './vendor.js';

// one for all: to compile the same schema for each answer costs a second
const ajv = new Ajv2020({ strict: true, allErrors: true });
formats.default(ajv);

/** The words of a JSON Schema: each text that it takes by name. */
const wordsIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { const: only, enum: several = [] } = schema as {
    readonly const?: unknown;
    readonly enum?: readonly unknown[];
  };
  const own = [only, ...several].filter((word) => typeof word === 'string');
  return [...new Set([...own, ...Object.values(schema).flatMap(wordsIn)])];
};

/** What is wrong with an answer of the fixture by the schema, each member by its name. */
const faultsOf = (schema: object, answer: object): readonly string[] => {
  const validate = ajv.compile(schema);
  // as it is sent: a member without a value is none
  validate(JSON.parse(JSON.stringify(answer)));
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'the top'} ${message} ${JSON.stringify(params)}`,
  );
};

/** What an adapter makes of each word of its vendor: one that stands in no fixture could mean anything. */
export const describeWords = ({ vendor, keys, open }: VendorCall): void => {
  describe('by the words of its vendor', () => {
    withoutNetwork();

    it('describes in wire.ts what the fixture answers', () => {
      const answers = [vendor.answer(keys), ...Object.values(vendor.words).map(({ answer }) => answer(keys))];
      const faults = answers.flatMap((answer) => (answer instanceof NotFound ? [] : faultsOf(vendor.schema, answer)));
      expect(faults, faults.join('\n')).to.deep.equal([]);
    });

    it('knows no word that the fixture does not explain', () =>
      expect(Object.keys(vendor.words)).to.have.members(wordsIn(vendor.schema)));

    for (const [word, { answer, means }] of Object.entries(vendor.words))
      it(`gives "${word}" the meaning that the fixture states`, async () => {
        nock(vendor.origin).intercept(vendor.path, vendor.method).reply(200, answer(keys), JSON_TYPE);
        const instance = await open();
        const said = await instance.ask(AbortSignal.timeout(10_000));
        await instance.close();
        const members = Object.keys(means) as (keyof typeof means)[];
        const seen = said.map((statement) => Object.fromEntries(members.map((name) => [name, statement[name]])));
        expect(seen).to.deep.include(means);
      });
  });
};

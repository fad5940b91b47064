import { expect } from 'chai';
import { POLICY_WORDS } from '../../../domain/policy/words.js';
import { PolicyDocument } from '../../../src/application/policies/policy-schema.js';

interface Schema {
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly [member: string]: unknown;
}

/** Every member of the schema with its name, wherever it stands. */
const membersIn = (schema: unknown): readonly (readonly [string, Schema])[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, ...others } = schema as { readonly properties?: Readonly<Record<string, Schema>> };
  const own = Object.entries(properties ?? {});
  return [...own, ...own.flatMap(([, value]) => membersIn(value)), ...Object.values(others).flatMap(membersIn)];
};

/** The bounds of a number, also of one that may be null and of one that stands by name. */
const boundsIn = (schema: unknown): readonly (readonly number[])[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { minimum, maximum } = schema as Schema;
  return minimum !== undefined && maximum !== undefined
    ? [[minimum, maximum]]
    : Object.values(schema).flatMap((one) => boundsIn(one));
};

describe('the words of a policy', () => {
  // members within a member may have the same name
  const members = new Map(membersIn(PolicyDocument).filter(([, { description }]) => description !== undefined));

  it('are those of its schema, whose limits they tell', () => {
    let limits = 0;
    for (const [name, { meaning }] of Object.entries(POLICY_WORDS)) {
      const schema = members.get(name);
      expect(schema?.description, name).to.equal(meaning);
      const [, least, most] = /(\d[\d,]*) to (\d[\d,]*)\./.exec(meaning) ?? [];
      if (least === undefined || most === undefined) continue;
      limits += 1;
      expect(boundsIn(schema)[0], name).to.deep.equal([least, most].map((one) => Number(one.replaceAll(',', ''))));
    }
    expect(limits).to.equal(13);
  });
});

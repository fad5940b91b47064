import { expect } from 'chai';
import fc from 'fast-check';
import type { TSchema } from '../../domain/shared/schema.js';
import { PolicyDocument } from '../../src/application/policies/policy-schema.js';
import { didYouMeanMember, meantMember, shownMemberName } from '../../src/application/unknown-member.js';
import { FEEDS_SCHEMA } from '../../src/feeds/feeds-schema.js';
import { ENDPOINTS } from '../../src/http/routes/index.js';
import { compileSchema } from '../../src/http/schemas/ajv.js';
import { CheckRequestSchema } from '../../src/http/schemas/check-request.js';
import { explain } from '../../src/http/schemas/explain.js';
import { anyText } from '../support/any-text.js';
import { runs } from '../support/depth.js';

const within = (schema: unknown): TSchema[] =>
  typeof schema !== 'object' || schema === null ? [] : [schema as TSchema, ...Object.values(schema).flatMap(within)];

const membersOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { readonly properties?: object }).properties ?? {});

/** The members of every object that a caller or an operator can send. */
const PLACES: readonly (readonly string[])[] = [
  ...ENDPOINTS.flatMap(({ request, query }) => [request, query]),
  PolicyDocument,
  FEEDS_SCHEMA,
]
  .flatMap(within)
  .map(membersOf)
  .filter((members) => members.length > 0);

const sending = (...names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, 1]));

const CHECK = membersOf(CheckRequestSchema);
const TRANSACTION = membersOf(CheckRequestSchema.properties.transaction);

describe('a member that is not known', () => {
  for (const [name, member] of [
    ['recipient', 'to_address'],
    ['to', 'to_address'],
    ['recipientAddress', 'to_address'],
    ['from', 'from_address'],
    ['sender', 'from_address'],
    ['value', 'amount'],
    ['network', 'chain'],
    ['chainId', 'chain'],
    ['contract', 'contract_address'],
    ['tokenAddress', 'contract_address'],
    ['tx', 'transaction'],
    ['data', 'transaction'],
    ['symbol', 'token'],
    ['type', 'transaction_type'],
    ['fromAddress', 'from_address'],
    ['Contract-Address', 'contract_address'],
    ['ammount', 'amount'],
  ] as const)
    it(`${name} of a check was meant as ${member}`, () =>
      expect(meantMember({ name, known: CHECK, sent: sending(name) })).to.equal(member));

  for (const [name, member] of [
    ['gasLimit', 'gas'],
    ['input', 'data'],
    ['chainId', 'chain_id'],
    ['amount', 'value'],
    ['maxFeePerGas', 'max_fee_per_gas'],
    ['recipient', 'to'],
  ] as const)
    it(`${name} of a transaction was meant as ${member}`, () =>
      expect(meantMember({ name, known: TRANSACTION, sent: sending(name) })).to.equal(member));

  it('was meant as nothing where no member is like it, or that one was sent', () => {
    for (const name of ['colour', 'x', '', 'decision', 'constructor', '__proto__', 'toString', 'amount'.repeat(99)])
      expect(meantMember({ name, known: CHECK, sent: sending(name) }), name).to.equal(null);
    expect(meantMember({ name: 'recipient', known: CHECK, sent: sending('recipient', 'to_address') })).to.equal(null);
    expect(didYouMeanMember({ name: 'ammount', known: CHECK, sent: sending('ammount', 'amount') })).to.equal('');
  });

  it('is never taken for a member that is not allowed at its place or was sent, at any place', () => {
    expect(PLACES.length).to.be.greaterThan(30);
    const words = PLACES.flat();
    const name = fc.oneof(
      anyText(30),
      fc.constantFrom(...words, 'recipient', 'to', 'from', 'sender', 'value', 'network', 'chainId', 'data', 'type'),
      fc
        .tuple(fc.constantFrom(...words), fc.nat(20), fc.string({ maxLength: 2 }))
        .map(([word, at, text]) => word.slice(0, at) + text + word.slice(at + 1)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), name, fc.nat(), (known, given, seed) => {
        const sent = [given, ...known.filter((_, index) => ((seed >> (index % 30)) & 1) === 1)];
        const meant = meantMember({ name: given, known, sent: sending(...sent) });
        if (meant !== null) {
          expect(known).to.include(meant);
          expect(sent).not.to.include(meant);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('is shown in one piece, never longer than 64 characters, and never where a secret stands in its place', () => {
    for (const secret of [
      `sg_sandbox_00000000_${'0'.repeat(43)}`,
      'xSG_production_00000000_1',
      `whsec_${'A'.repeat(32)}`,
    ])
      expect(shownMemberName(secret)).to.equal('…');
    expect(shownMemberName('x'.repeat(200))).to.have.length(65);
    expect(shownMemberName('a b\nc\u0000')).to.equal('a…b…c…');
    expect(shownMemberName('gasLimit')).to.equal('gasLimit');
  });
});

describe('the mistakes in a body', () => {
  const matches = compileSchema(CheckRequestSchema);
  const mistakesIn = (body: unknown) => (matches(body) ? [] : explain(matches.errors));
  const GOOD = { from_address: 'a', to_address: 'b', chain: 'ethereum', token: 'USDC', amount: 1 };

  it('begin with the misspelled member, before what is missing for it and what is wrong elsewhere', () => {
    const { to_address: recipient, ...rest } = GOOD;
    const mistakes = mistakesIn({ ...rest, amount: '1', colour: 'red', recipient });
    expect(mistakes.map(({ path }) => path)).to.deep.equal(['/recipient', '/colour', '/to_address', '/amount']);
    expect(mistakes[0]?.message).to.equal('is not known here; did you mean "to_address"?');
    expect(mistakes[1]?.message).to.equal('is not known here');
  });

  it('name a misspelled member within another one', () => {
    const [first, ...others] = mistakesIn({ ...GOOD, transaction: { to: 'x', gasLimit: '1' } });
    expect(first).to.deep.equal({ path: '/transaction/gasLimit', message: 'is not known here; did you mean "gas"?' });
    expect(others).to.deep.equal([]);
  });

  it('are none in an ordinary check', () => expect(mistakesIn(GOOD)).to.deep.equal([]));

  it('are named at once where thousands of members are unknown', () => {
    const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`amuont${String(index)}`, 1]));
    const mistakes = mistakesIn({ ...GOOD, ...many });
    expect(mistakes).to.have.length(20);
  });

  it('repeat no value and no secret', () => {
    const secret = `sg_production_00000000_${'0'.repeat(43)}`;
    const text = JSON.stringify(mistakesIn({ ...GOOD, [secret]: secret, recipient: secret, chain: secret }));
    expect(text).not.to.include('sg_production');
  });
});

import { expect } from 'chai';
import { Type } from '../../../domain/shared/schema.js';
import { readerOf } from '../../../adapters/shared/described-form.js';
import { ProviderError } from '../../../ports/sources/errors.js';

const read = readerOf(
  Type.Object(
    { kind: Type.Literal('stolen'), at: Type.String({ format: 'date-time' }), share: Type.Optional(Type.Number()) },
    { additionalProperties: false },
  ),
);
const GOOD = { kind: 'stolen', at: '2026-11-21T11:00:00Z' };

describe('reading what a vendor sent', () => {
  it('takes the described form as it is', () => {
    for (const body of [GOOD, { ...GOOD, share: 0.5 }]) expect(read(body)).to.equal(body);
  });

  it('refuses all else as bad_response, by place and rule, and repeats nothing that was sent', () => {
    const refused: readonly (readonly [body: unknown, said: string])[] = [
      [null, 'its top must be object'],
      [{ kind: 'stolen' }, "its top must have required property 'at'"],
      [{ ...GOOD, SENT: 1 }, 'its top must NOT have additional properties'],
      [{ ...GOOD, kind: 'SENT' }, '/kind must be equal to constant'],
      [{ ...GOOD, at: 'SENT' }, '/at must match format "date-time"'],
      [{ ...GOOD, share: 'SENT' }, '/share must be number'],
    ];
    for (const [body, said] of refused) {
      const act = (): unknown => read(body);
      expect(act, said).to.throw(ProviderError, said).with.property('reason', 'bad_response');
      expect(act, said).to.not.throw(/SENT/);
    }
  });
});

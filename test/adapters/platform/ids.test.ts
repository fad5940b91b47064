import { expect } from 'chai';
import fc from 'fast-check';
import { createIds, encodeUuid } from '../../../adapters/platform/ids.js';

const bytesOf = (uuid: string): Uint8Array => Uint8Array.from(Buffer.from(uuid.replaceAll('-', ''), 'hex'));

describe('ids', () => {
  // Source: the vectors of the TypeID specification
  const vectors: readonly (readonly [string, string])[] = [
    ['00000000-0000-0000-0000-000000000000', '00000000000000000000000000'],
    ['00000000-0000-0000-0000-000000000001', '00000000000000000000000001'],
    ['00000000-0000-0000-0000-00000000000a', '0000000000000000000000000a'],
    ['00000000-0000-0000-0000-000000000010', '0000000000000000000000000g'],
    ['00000000-0000-0000-0000-000000000020', '00000000000000000000000010'],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', '7zzzzzzzzzzzzzzzzzzzzzzzzz'],
    ['0110c853-1d09-52d8-d73e-1194e95b5f19', '0123456789abcdefghjkmnpqrs'],
    ['01890a5d-ac96-774b-bcce-b302099a8057', '01h455vb4pex5vsknk084sn02q'],
  ];
  for (const [uuid, text] of vectors) {
    it(`writes ${uuid} as ${text}`, () => expect(encodeUuid(bytesOf(uuid))).to.equal(text));
  }

  it('keeps the order of the bytes', () => {
    const uuid = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(uuid, uuid, (left, right) => {
        expect(Math.sign(Buffer.compare(left, right))).to.equal(
          encodeUuid(left) < encodeUuid(right) ? -1 : encodeUuid(left) > encodeUuid(right) ? 1 : 0,
        );
      }),
    );
  });

  it('has the form of the contract for every kind', () => {
    const ids = createIds();
    expect(ids.next('request')).to.match(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(ids.next('evidence')).to.match(/^evd_/);
    expect(ids.next('report')).to.match(/^rpt_/);
    expect(ids.next('partner')).to.match(/^prt_/);
  });

  it('never repeats itself and sorts by time', () => {
    const ids = createIds();
    const made = Array.from({ length: 20_000 }, () => ids.next('request'));
    expect(new Set(made).size).to.equal(made.length);
    expect([...made].sort()).to.deep.equal(made);
  });
});

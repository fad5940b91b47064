import { domainToUnicode } from 'node:url';
import { expect } from 'chai';
import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { imitatedSite, isSameOrigin, siteAsRead } from '../../../domain/intent/site.js';

describe('a site as it is read', () => {
  it('has its letters instead of their punycode, as browsers decode it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aéößжяаеинñ中文字ひら한글αω-1'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, (label) => {
        const ascii = domainToASCII(`a${label}z.example`);
        if (ascii !== '') expect(siteAsRead(ascii)).to.equal(domainToUnicode(ascii).normalize('NFC'));
      }),
    );
  });

  it('stays as it is where it cannot be decoded, whatever stands there', () => {
    for (const label of ['xn--', 'xn--!!', 'xn--99999999999999', `xn--${'z'.repeat(90)}`])
      expect(siteAsRead(`${label}.example`)).to.equal(`${label}.example`);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abxyz0189-') }), (text) => {
        expect(imitatedSite(siteAsRead(`xn--${text}.example`))).to.be.oneOf([null, 'unknown']);
      }),
    );
  });

  it('is one origin by scheme, host and port', () => {
    expect(isSameOrigin('https://xn--p1ai:8443', 'https://рф:8443')).to.equal(true);
    expect(isSameOrigin('https://xn--p1ai:8443', 'https://xn--p1ai')).to.equal(false);
    expect(isSameOrigin('http://app.example', 'https://app.example')).to.equal(false);
  });
});

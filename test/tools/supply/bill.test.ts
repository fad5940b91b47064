import { expect } from 'chai';
import { reproducible } from './bill.js';

const written = (timestamp: string, serialNumber: string, components: readonly object[] = []): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber,
    metadata: { timestamp, component: { name: 'tmp' } },
    components,
  });
const AT = new Date('2026-11-24T00:00:00Z');

describe('the bill of materials', () => {
  it('is the same for the same packages, whenever and wherever it was written', () => {
    const first = reproducible(written('2026-11-24T01:00:00Z', 'urn:uuid:1'), AT);
    expect(reproducible(written('2026-11-25T02:00:00Z', 'urn:uuid:2'), AT)).to.equal(first);
    expect(JSON.parse(first)).to.deep.include({
      metadata: { timestamp: AT.toISOString(), component: { name: 'signgate' } },
    });
  });

  it('has another serial number, which is a UUID, for other packages', () => {
    const numbers = [[], [{ purl: 'pkg:npm/uuid@14.0.3' }]].map(
      (components) =>
        (JSON.parse(reproducible(written('', '', components), AT)) as { serialNumber: string }).serialNumber,
    );
    expect(new Set(numbers)).to.have.lengthOf(2);
    for (const number of numbers)
      expect(number).to.match(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

import { createHash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { auditPath, merkleRoot, rootByPath } from '../../../domain/report/merkle.js';

const hex = (bytes: Uint8Array | null): string | null => (bytes === null ? null : Buffer.from(bytes).toString('hex'));
const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The definition of RFC 6962, section 2.1, word for word. */
const naiveRoot = (leaves: readonly Uint8Array[]): Buffer => {
  const [first] = leaves;
  if (first === undefined) return sha256();
  if (leaves.length === 1) return sha256(Buffer.of(0), first);
  const split = largestPowerBelow(leaves.length);
  return sha256(Buffer.of(1), naiveRoot(leaves.slice(0, split)), naiveRoot(leaves.slice(split)));
};

/** The definition of RFC 6962, section 2.1.1, word for word. */
const naivePath = (leaves: readonly Uint8Array[], index: number): readonly Buffer[] => {
  if (leaves.length === 1) return [];
  const split = largestPowerBelow(leaves.length);
  return index < split
    ? [...naivePath(leaves.slice(0, split), index), naiveRoot(leaves.slice(split))]
    : [...naivePath(leaves.slice(split), index - split), naiveRoot(leaves.slice(0, split))];
};

const largestPowerBelow = (count: number): number => 2 ** Math.floor(Math.log2(count - 1));

/** Source: the reference implementation of Certificate Transparency, merkle_tree_test.cc. */
const VECTOR_LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((text) => Uint8Array.from(Buffer.from(text, 'hex')));
const VECTOR_ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leavesArbitrary = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 70 });
const treeArbitrary = leavesArbitrary.chain((leaves) =>
  fc.record({ leaves: fc.constant(leaves), index: fc.nat({ max: leaves.length - 1 }) }),
);

describe('the Merkle tree over records', () => {
  it('has the roots of the reference implementation for none to eight leaves', () =>
    expect(VECTOR_ROOTS.map((_, count) => hex(merkleRoot(VECTOR_LEAVES.slice(0, count))))).to.deep.equal(VECTOR_ROOTS));

  it('has the root and the paths of the definition, for any leaves', () =>
    fc.assert(
      fc.property(treeArbitrary, ({ leaves, index }) => {
        expect(hex(merkleRoot(leaves))).to.equal(hex(naiveRoot(leaves)));
        expect(auditPath(leaves, index).map(hex)).to.deep.equal(naivePath(leaves, index).map(hex));
      }),
    ));

  it('is reached from every leaf by its own path', () => {
    for (let size = 1; size <= 40; size += 1) {
      const leaves = Array.from({ length: size }, (_, index) => Uint8Array.of(index));
      const root = hex(merkleRoot(leaves));
      leaves.forEach((leaf, index) =>
        expect(hex(rootByPath(leaf, { index, size }, auditPath(leaves, index))), `${index} of ${size}`).to.equal(root),
      );
    }
  });

  it('is not reached from another leaf, by a changed path, or from another place', () =>
    fc.assert(
      fc.property(treeArbitrary, fc.nat(), fc.nat({ max: 31 }), ({ leaves, index }, level, byte) => {
        const [size, root] = [leaves.length, hex(merkleRoot(leaves))];
        const leaf = leaves[index] ?? new Uint8Array();
        const path = auditPath(leaves, index);
        const reached = (by: Partial<{ leaf: Uint8Array; index: number; path: readonly Uint8Array[] }>) =>
          hex(rootByPath(by.leaf ?? leaf, { index: by.index ?? index, size }, by.path ?? path));
        expect(reached({ leaf: Uint8Array.of(...leaf, 1) })).to.not.equal(root);
        expect(reached({ path: [...path, new Uint8Array(32)] })).to.equal(null);
        expect(reached({ index: size })).to.equal(null);
        expect(reached({ index: -1 })).to.equal(null);
        if (path.length === 0) return;
        expect(reached({ path: path.slice(1) })).to.equal(null);
        const changed = path.map((hash) => Uint8Array.from(hash));
        const hash = changed[level % path.length];
        if (hash !== undefined) hash[byte] = (hash[byte] ?? 0) ^ 1;
        expect(reached({ path: changed })).to.not.equal(root);
        for (let other = 0; other < size; other += 1)
          if (other !== index && hex(leaves[other] ?? null) !== hex(leaf))
            expect(reached({ index: other })).to.not.equal(root);
      }),
    ));

  it('does not take a node for a leaf', () => {
    const leaves = [Uint8Array.of(1), Uint8Array.of(2)];
    const [left = new Uint8Array(), right = new Uint8Array()] = [auditPath(leaves, 1)[0], auditPath(leaves, 0)[0]];
    expect(hex(merkleRoot([Uint8Array.from([...left, ...right])]))).to.not.equal(hex(merkleRoot(leaves)));
  });

  it('refuses to make a path to a leaf that is not there', () => {
    for (const index of [-1, 2, 0.5]) expect(() => auditPath(VECTOR_LEAVES.slice(0, 2), index)).to.throw(RangeError);
  });
});

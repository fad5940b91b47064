import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/** They keep the hash of a leaf apart from that of a node. Source: RFC 6962, section 2.1. */
const LEAF_PREFIX = Uint8Array.of(0);
const NODE_PREFIX = Uint8Array.of(1);

const leafHash = (leaf: Uint8Array): Uint8Array => sha256(concatBytes(LEAF_PREFIX, leaf));
const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE_PREFIX, left, right));

/** The next level up. A last node without a partner goes up as it is: this is the RFC's split by powers of two. */
const levelAbove = (level: readonly Uint8Array[]): readonly Uint8Array[] => {
  const above: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (left !== undefined) above.push(right === undefined ? left : nodeHash(left, right));
  }
  return above;
};

/** The levels of the tree from the leaves to the root. */
const levelsOf = (leaves: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] => {
  const levels = [leaves.map(leafHash) as readonly Uint8Array[]];
  for (let level = levels[0] ?? []; level.length > 1; ) {
    level = levelAbove(level);
    levels.push(level);
  }
  return levels;
};

/** The Merkle tree hash of the leaves in their order; of none, the hash of nothing. Source: RFC 6962, section 2.1. */
export const merkleRoot = (leaves: readonly Uint8Array[]): Uint8Array =>
  levelsOf(leaves).at(-1)?.[0] ?? sha256(new Uint8Array());

/** The audit path of one leaf, from the leaves up. Source: RFC 6962, section 2.1.1. Throws for a place outside. */
export const auditPath = (leaves: readonly Uint8Array[], index: number): readonly Uint8Array[] => {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError('There is no such leaf');
  const path: Uint8Array[] = [];
  let place = index;
  for (const level of levelsOf(leaves)) {
    const sibling = level[place ^ 1];
    if (sibling !== undefined) path.push(sibling);
    place >>= 1;
  }
  return path;
};

/**
 * The root that a leaf and its audit path lead to. Null where the path is no path of that place in a tree of that size.
 * Source: RFC 9162, section 2.1.3.2.
 */
export const rootByPath = (
  leaf: Uint8Array,
  place: { readonly index: number; readonly size: number },
  path: readonly Uint8Array[],
): Uint8Array | null => {
  let { index, size } = place;
  if (!Number.isInteger(index) || !Number.isInteger(size) || index < 0 || index >= size) return null;
  let hash = leafHash(leaf);
  let used = 0;
  for (; size > 1; index = Math.floor(index / 2), size = Math.ceil(size / 2)) {
    const isLeft = index % 2 === 0;
    // the last of an odd number has no partner
    if (isLeft && index === size - 1) continue;
    const sibling = path[used];
    if (sibling === undefined) return null;
    hash = isLeft ? nodeHash(hash, sibling) : nodeHash(sibling, hash);
    used += 1;
  }
  return used === path.length ? hash : null;
};

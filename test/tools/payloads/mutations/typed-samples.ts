import {
  DESCRIBED_CONTRACTS,
  DESCRIBED_FUNCTIONS,
} from '../../../../adapters/contracts/local-registry/data/clear-signing.js';
import { bundledDescriptions } from '../../../../adapters/contracts/local-registry/own-described.js';
import type { PayloadContext } from '../../../../domain/payload/context.js';
import type { CallDescription } from '../../../../domain/payload/evm/descriptor/call-description.js';
import { typedSignatureIn, typeSelector } from '../../../../domain/payload/evm/descriptor/described-typed-data.js';
import { TYPED_ROWS } from '../../../../domain/payload/evm/typed/index.js';
import type { Random } from '../../faults/support/random.js';
import type { Sample } from './corpus.js';

type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;

/** Beside standards and descriptors: signs, sizes, arrays of structures, and messages of applications. */
const OTHER_TYPES: readonly (readonly [type: string, domain: string])[] = [
  ['Order(bytes32 sender,int128 priceX18,int8 amount,bytes4 kind,uint64[2] terms)', 'Vertex'],
  [
    'Tree(Node[2][] nodes,string[] notes)Node(Leaf[] leaves,bytes data)Leaf(address account,int256 value,bool open)',
    '',
  ],
  ['Root(bytes32 root)', 'Blur Exchange'],
  ['dYdX(string action)', 'dYdX'],
  ['Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32[] choice,string reason)', 'snapshot'],
  ['Order(address maker,uint256 tokenId,string makerAmount,uint256 takerAmount,uint8 side)', 'Polymarket CTF Exchange'],
];

const typesIn = (encodedType: string): Types =>
  Object.fromEntries(
    [...encodedType.matchAll(/([^(),\s]+)\(([^()]*)\)/g)].map(([, name = '', members = '']) => [
      name,
      members.split(',').flatMap((member) => {
        const [type = '', called = ''] = member.split(' ');
        return called === '' ? [] : [{ name: called, type }];
      }),
    ]),
  );

const hex = (random: Random, bytes: number): string =>
  `0x${Array.from({ length: bytes }, () => random.between(0, 255).toString(16).padStart(2, '0')).join('')}`;

const numberOf = (random: Random, type: string): string => {
  const [, sign, bits = ''] = /^(u?)int(\d*)$/.exec(type) ?? [];
  const size = Number(bits === '' ? 256 : bits) - (sign === '' ? 1 : 0);
  const value = BigInt(hex(random, 32)) >> BigInt(256 - random.oneOf([1, 8, size].filter((one) => one <= size)));
  return String(sign === '' && random.between(0, 1) === 0 ? -value : value);
};

const valueOf = (random: Random, types: Types, type: string): unknown => {
  const [, item, count] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (item !== undefined)
    return Array.from({ length: count === '' ? random.between(0, 3) : Number(count) }, () =>
      valueOf(random, types, item),
    );
  const members = types[type];
  if (members !== undefined)
    return Object.fromEntries(members.map((member) => [member.name, valueOf(random, types, member.type)]));
  if (type === 'address') return hex(random, 20);
  if (type === 'bool') return random.between(0, 1) === 0;
  if (type === 'string') return random.oneOf(['', 'text', '250000.0', 'ünï 🚀']);
  const [, size] = /^bytes(\d*)$/.exec(type) ?? [];
  if (size !== undefined) return hex(random, size === '' ? random.between(0, 70) : Number(size));
  return numberOf(random, type);
};

const DOMAIN_TYPES: Readonly<Record<string, string>> = { chainId: 'uint256', verifyingContract: 'address' };

interface Wanted {
  readonly encodedType: string;
  readonly domain: Readonly<Record<string, string>>;
  readonly contract: string;
  readonly describe: PayloadContext['describe'];
}

const sampleOf = (random: Random, { encodedType, domain, contract, describe }: Wanted, group: string): Sample => {
  const types = typesIn(encodedType);
  const primaryType = encodedType.slice(0, encodedType.indexOf('('));
  const whole = { ...domain, chainId: random.oneOf<unknown>([1, '1', '0x1']), verifyingContract: contract };
  const EIP712Domain = Object.keys(whole).map((name) => ({ name, type: DOMAIN_TYPES[name] ?? 'string' }));
  const content = {
    ...{ types: { EIP712Domain, ...types }, primaryType, domain: whole },
    message: valueOf(random, types, primaryType),
  };
  const request = { kind: 'typed_data', content } as const;
  return { group, request, chain: 'ethereum', sender: hex(random, 20), describe };
};

/** The types of bundled descriptors on Ethereum, each at its contract. */
const describedTypes = async (): Promise<readonly Wanted[]> => {
  const lines = DESCRIBED_FUNCTIONS.split('\n').filter((line) => line !== '');
  const signatures = lines.map((line) => (JSON.parse(line) as readonly string[])[1] ?? '');
  const wanted: Wanted[] = [];
  for (const row of DESCRIBED_CONTRACTS.trim().split(/[\n|]/)) {
    const [contract = '', , places = ''] = row.split(' ');
    for (const place of places.split(',')) {
      const typed = typedSignatureIn(signatures[Number(place)] ?? '');
      if (typed === null) continue;
      const selector = typeSelector(typed.encodedType);
      const found = await bundledDescriptions.describe('ethereum', [{ target: contract, selector }]);
      const description: CallDescription | null = found[0]?.description ?? null;
      if (description !== null) wanted.push({ ...typed, contract, describe: () => description });
    }
  }
  return wanted;
};

/** Typed data of every standard that is read, of bundled descriptors, of applications, and of none. */
export const typedSamples = async (random: Random, perType: number): Promise<readonly Sample[]> => {
  const contract = hex(random, 20);
  const undescribed = { contract, describe: () => null };
  const standards = TYPED_ROWS.map(({ encodedType }) => ({ ...undescribed, encodedType, domain: { name: 'Shop' } }));
  const others = OTHER_TYPES.map(([encodedType, name]) => ({ ...undescribed, encodedType, domain: { name } }));
  const repeated = (all: readonly Wanted[], group: string): readonly Sample[] =>
    all.flatMap((one) => Array.from({ length: perType }, () => sampleOf(random, one, group)));
  return [
    ...repeated(standards, 'typed standards'),
    ...repeated(await describedTypes(), 'typed descriptors'),
    ...repeated(others, 'typed applications'),
  ];
};

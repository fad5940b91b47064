import { expect } from 'chai';
import { literalsOf } from './literals.js';
import { tokenRecords } from './token-records.js';

const read = (content: string, file = 'a.js') =>
  literalsOf(file, content).map(({ path, text }) => `${path.join('/')} ${text}`);

describe('the texts of a published module', () => {
  it('are found with the names that lead to them, in code and in JSON', () => {
    expect(read("exports.A = { [ids.Id.ONE]: '0xa', b: { c: Object.freeze('0xb') } };")).to.deep.equal([
      'A/ids.Id.ONE 0xa',
      'A/b/c 0xb',
    ]);
    expect(read('{ "1": { "pool": "0xa" } }', 'a.json')).to.deep.equal(['1/pool 0xa']);
  });

  it('of a pair stand under its first word, those of a list of words under the name of the list', () => {
    const pairs = "const p = [['Ethereum', '0x00112233445566778899aabbccddeeff00112233'], ['Base', { x: '0xb' }]];";
    expect(read(pairs)).to.deep.equal(['p/Ethereum 0x00112233445566778899aabbccddeeff00112233', 'p/Base/x 0xb']);
    expect(read('{ "1": ["canonical", "eip155"] }', 'a.json')).to.deep.equal(['1 canonical', '1 eip155']);
  });

  it('that an object takes from another one are its own too', () => {
    expect(read("const d = { x: '0xa' }; const m = { ...d, y: '0xb' };").slice(1)).to.deep.equal([
      'm/x 0xa',
      'm/y 0xb',
    ]);
  });

  it('are read and never run: what is computed is not there', () => {
    expect(read("const a = '0x' + make(); process.exit(9);")).to.deep.equal([]);
  });
});

describe('the tokens of a list', () => {
  const record = { chain: 'BSC', address: '0xa', symbol: 'SYM', decimals: 18, extensions: {} };

  it('are read from calls and objects of code, and a row without decimals is left out', () => {
    expect(tokenRecords('a.ts', "new ERC20Token(ChainId.BSC, '0xa', 18, 'SYM', 'Name')")).to.deep.equal([record]);
    expect(tokenRecords('a.ts', "[{ chainId: Id.BSC, address: '0xa', symbol: 'SYM', decimals: 18 }]")).to.deep.equal([
      record,
    ]);
    expect(tokenRecords('a.ts', "[{ chainId: 56, address: '0xa', symbol: 'SYM' }]")).to.deep.equal([]);
    expect(tokenRecords('a.json', '{ "tokens": [{ "chainId": 56, "address": "0xa", "symbol": "SYM" }] }')).to.be.empty;
  });
});

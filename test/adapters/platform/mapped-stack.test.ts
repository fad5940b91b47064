import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { mappedStack } from '../../../adapters/platform/mapped-stack.js';

describe('the stack of an error that is shown', () => {
  const compiled = new URL('../../../adapters/platform/redact.js', import.meta.url);
  const line = readFileSync(compiled, 'utf8')
    .split('\n')
    .findIndex((text) => text.startsWith('export const redactLine'));

  it('names the places of the sources, by address and by path', () => {
    expect(line).to.be.above(0);
    for (const file of [compiled.href, fileURLToPath(compiled)]) {
      const shown = mappedStack(
        `Error: x\n    at redactLine (${file}:${line + 1}:14)\n    at async ${file}:${line + 1}:14`,
      );
      expect(shown.match(/\/adapters\/platform\/redact\.ts:\d+:\d+/g), shown).to.have.length(2);
      expect(shown).to.not.include('.js').and.to.not.include('/dist/');
    }
  });

  it('is left as it is where there is no map, and by any text', () => {
    for (const stack of ['', 'Error', 'at x (/none/there.js:1:1)', 'a.js:1:1', '/.js:1:1', 'file:///%ff.js:1:1'])
      expect(mappedStack(stack)).to.equal(stack);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { mappedStack } from '../../../adapters/platform/log-fields.js';

describe('the stack of an error that is shown', () => {
  const compiled = new URL('../../../adapters/platform/redact.js', import.meta.url);
  const service = new URL('../../../service/', import.meta.url);
  const lineIn = (file: URL): number =>
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => /^(export )?const redactLine =/.test(text)) + 1;
  const bundled = readdirSync(service)
    .filter((name) => name.endsWith('.js'))
    .map((name) => new URL(name, service))
    .find((file) => lineIn(file) > 0);

  it('names the places of the sources, by address and by path, also of the files of the service', () => {
    for (const at of [compiled, bundled ?? expect.fail('the service has no such function')])
      for (const file of [at.href, fileURLToPath(at)]) {
        const place = `${file}:${lineIn(at)}:14`;
        const shown = mappedStack(`Error: x\n    at redactLine (${place})\n    at async ${place}`);
        expect(shown.match(/\/adapters\/platform\/redact\.ts:\d+:\d+/g), shown).to.have.length(2);
        expect(shown).to.not.include('.js').and.to.not.include('/dist/');
      }
  });

  it('is left as it is where there is no map, and by any text', () => {
    for (const stack of ['', 'Error', 'at x (/none/there.js:1:1)', 'a.js:1:1', '/.js:1:1', 'file:///%ff.js:1:1'])
      expect(mappedStack(stack)).to.equal(stack);
  });
});

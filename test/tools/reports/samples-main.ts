import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHtmlRenderer } from '../../../adapters/report-rendering/html/index.js';
import { createPdfRenderer } from '../../../adapters/report-rendering/pdf/index.js';
import { bodyOf, SAMPLES } from '../../support/report-samples.js';
import { deliver, newSigner } from '../../support/report-signing.js';

/**
 * Writes every sample in all three forms into a folder, for people to look at: `node
 * dist/test/tools/reports/samples-main.js FOLDER`.
 */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder to write the samples to');
await mkdir(folder, { recursive: true });
const signer = await newSigner();
const renderers = [createHtmlRenderer(), createPdfRenderer()];
for (const [name, sample] of Object.entries(SAMPLES)) {
  const report = await deliver(bodyOf(sample()), signer);
  await writeFile(join(folder, `${name}.json`), report.text);
  for (const renderer of renderers) {
    const startedAt = performance.now();
    const bytes = await renderer.render(report);
    process.stdout.write(
      `${name}.${renderer.format}: ${bytes.length} bytes, ${(performance.now() - startedAt).toFixed(0)} ms\n`,
    );
    await writeFile(join(folder, `${name}.${renderer.format}`), bytes);
  }
}
await Promise.all(renderers.map((renderer) => renderer.close()));

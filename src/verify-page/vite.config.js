import { createHash } from 'node:crypto';
import { defineConfig } from 'vite';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the service puts its public keys. The file of the build has none. */
const KEYS_PLACE = '<script type="application/json" id="keys"></script>';

/**
 * One file: script and style stand in the page, and its policy lets exactly these two in and no connection out.
 */
const oneFile = () => ({
  name: 'one-file',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const page = files.find(({ fileName }) => fileName.endsWith('.html'));
    // an end tag inside the script's strings would end the script
    const script = `\n${files.find(({ type }) => type === 'chunk').code.replaceAll('</script', '<\\/script')}`;
    const style = `\n${files.find(({ fileName }) => fileName.endsWith('.css')).source}`;
    const policy =
      `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; ` +
      "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const html = page.source
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
      .replace(
        '<meta charset="utf-8" />',
        () => `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      )
      .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
      .replace('</body>', () => `  ${KEYS_PLACE}\n    <script type="module">${script}</script>\n  </body>`);
    for (const { fileName } of files) delete bundle[fileName];
    this.emitFile({ type: 'asset', fileName: 'verify.html', source: html });
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [oneFile()],
  build: {
    outDir: '../../dist/verify',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});

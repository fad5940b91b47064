/**
 * `node .ci/side-by-side.mjs SCRIPT …`: scripts of the package at the same time. Prints what each wrote when it ends;
 * fails where one of them fails.
 */
import { spawn } from 'node:child_process';

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      process.stdout.write(`== ${script}: ${code === 0 ? 'good' : 'FAILED'}\n${output}`);
      resolve(code === 0);
    });
  });

const results = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;

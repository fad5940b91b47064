import { answerJob } from '../../../shared/re-execution-worker.js';

await answerJob(async () => (await import('./execute-again.js')).executeAgain, {
  name: '@ethereumjs/',
  say: 'the optional package @ethereumjs/evm is not installed: npm ci installs it',
});

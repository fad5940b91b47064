import { answerJob } from '../../../shared/re-execution-worker.js';

await answerJob(async () => (await import('./execute-again.js')).executeAgainOnSolana, {
  name: "'litesvm'",
  say: 'the package litesvm is not installed: it comes with the tools for development (npm ci --include=dev)',
});

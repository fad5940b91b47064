import type { Command } from 'commander';
import { DELIVERY_STATUSES } from '../../../ports/stores/webhooks.js';
import { loaded } from '../loaded.js';
import { oneOfWords, portNumber, wholeNumberTo } from '../parse.js';
import { withOwner } from './own-knowledge.js';

const MAX_DELIVERIES = 1_000;

/** `signgate webhooks list|deliveries|retry|test|listen`. */
export const addWebhookCommands = (program: Command): void => {
  const webhooks = program.command('webhooks').description('the webhooks of a partner, and their deliveries');
  withOwner(
    webhooks.command('list').description('print each webhook, without secret and path, and what waits for it'),
  ).action(loaded(() => import('../actions/webhooks.js'), 'listSubscriptions'));
  withOwner(webhooks.command('deliveries <webhook_id>').description('print its deliveries, newest first'))
    .option('--status <status>', `only these: ${DELIVERY_STATUSES.join(', ')}`, oneOfWords(DELIVERY_STATUSES))
    .option('--limit <n>', `at most this many, up to ${MAX_DELIVERIES}`, wholeNumberTo(MAX_DELIVERIES), 50)
    .action(loaded(() => import('../actions/webhooks.js'), 'deliveries'));
  withOwner(
    webhooks.command('retry <webhook_id> <event_id>').description('send a dead delivery again, before all later ones'),
  ).action(loaded(() => import('../actions/webhooks.js'), 'retry'));
  withOwner(
    webhooks.command('test <webhook_id>').description('send one event of the sort webhook.test, and print the answer'),
  ).action(loaded(() => import('../actions/webhooks.js'), 'sendTest'));
  webhooks
    .command('listen')
    .description('receive on this machine, verify with SIGNGATE_WEBHOOK_SECRET, and print what comes')
    .option('--port <n>', 'of 127.0.0.1; 0: any that is free', portNumber, 9_100)
    .option('--messages <n>', 'end after this many messages', wholeNumberTo(1_000_000))
    .option('--json', 'print each message as one line of JSON')
    .action(loaded(() => import('../actions/webhook-listener.js'), 'listenForWebhooks'));
};

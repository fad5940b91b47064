import Router from '@koa/router';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';

/** The yardstick: a bare Koa service that reads a JSON body and sends it back. */
const app = new Koa();
const router = new Router();
router.post('/echo', (context) => {
  context.body = context.request.body;
});
app.use(bodyParser());
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The echo server has no port');
  process.stdout.write(`echo listens on http://127.0.0.1:${address.port}\n`);
});

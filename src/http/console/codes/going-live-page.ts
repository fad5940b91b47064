import { GOING_LIVE_PATH } from '../../docs-paths.js';
import { html, type Markup } from '../html.js';
import { codeMarkup, framedPage, part } from './frame.js';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly commands: (origin: string) => string;
  readonly then: Markup;
}

/** From nothing to the first payment that is checked before it is signed. Commands run as they stand. */
const STEPS: readonly Step[] = [
  {
    id: 'install',
    title: '1. Install it beside a database of its own',
    why:
      'Node 20.19 or newer, PostgreSQL 15 or later, and a key that signs reports. Keep a copy of the key, and ' +
      'its fingerprint, apart from the database: nothing replaces them.',
    commands: () => `npm ci && npm run build
export NODE_ENV=production DATABASE_URL=postgresql://… SIGNING_KEY_FILE=/etc/signgate/signing.pem
mkdir -p "$(dirname "$SIGNING_KEY_FILE")"
[ -e "$SIGNING_KEY_FILE" ] || (umask 077 && openssl genpkey -algorithm ed25519 -out "$SIGNING_KEY_FILE")
npx signgate init
npx signgate signing trust-root
`,
    then: html`<p>Image, chart and systemd unit do the same: their settings are in <code>.container</code> and
<code>.deploy</code>.</p>`,
  },
  {
    id: 'lists',
    title: '2. Give it something to know',
    why:
      'By itself it knows protocols and tokens, but no sanctioned address and no thief. A production start ' +
      'without a source of sanctions is refused.',
    commands: () => `npx signgate feeds catalogue
export FEEDS=recommended
npx signgate doctor
`,
    then: html`<p><code>doctor</code> names each thing that is missing, what that means for verdicts, and the line that
mends it. Beyond lists: a node executes bytes, a vendor screens, and an explorer tells whom a wallet has paid
(<code>PROVIDER_SETTINGS</code>).</p>`,
  },
  {
    id: 'start',
    title: '3. Start it, and wait until it is ready',
    why: 'Until a required list is loaded it is not ready, and gives no ALLOW.',
    commands: (origin) => `npm start &
curl -fs --retry 60 --retry-delay 5 --retry-all-errors ${origin}/health/ready
npx signgate feeds status
`,
    then: html`<p>With <code>FEEDS=recommended</code> this takes a minute or two, most of it for OFAC’s
file.</p>`,
  },
  {
    id: 'key',
    title: '4. Make a key for the server of your wallet',
    why:
      'A key is shown once and stored as a hash. It belongs on a server: pages and applications call your ' +
      'server, which adds it.',
    commands: () => `npx signgate keys create --partner "My wallet" --environment production \\
  --scopes checks:create,checks:read,reports:create,reports:read,webhooks:write
`,
    then: html`<p>Try everything with <code>--environment sandbox</code> first: reserved addresses play every
finding.</p>`,
  },
  {
    id: 'check',
    title: '5. Check the first payment before it is signed',
    why: 'Send what the user means to do, with the bytes that the wallet is handed where you have them.',
    commands: (origin) => `curl -s ${origin}/api/check-transaction \\
  -H "x-api-key: $SIGNGATE_KEY" -H 'content-type: application/json' \\
  -d '{"from_address":"0x1111111111111111111111111111111111111111","chain":"ethereum","token":"ETH","amount":1,
    "to_address":"0x2222222222222222222222222222222222222222","transaction_type":"safe_send"}'
`,
    then: html`<ul>
<li><code>recommended_action</code> alone decides. ALLOW: sign exactly this. REVIEW: show the findings, and sign only
after an explicit acknowledgement. BLOCK: stop.</li>
<li>Anything but a 200 is no verdict: do not sign.</li>
<li><code>coverage.sentence</code> says what was looked at. Read it once: it names what is missing.</li>
<li>The guard of <a href="/docs#sdk"><code>@signgate/sdk</code></a> stands before a wallet and does all of this.</li>
</ul>`,
  },
  {
    id: 'events',
    title: '6. Have events come to you',
    why: 'What was allowed may be withdrawn when a list learns more. A receiver can be tried without a wallet.',
    commands: () => `SIGNGATE_WEBHOOK_SECRET=whsec_… npx signgate webhooks listen --port 9100
npx signgate webhooks list --partner "My wallet" --environment production
npx signgate webhooks test whk_… --partner "My wallet" --environment production
`,
    then: html`<p><a href="/docs#operation-createWebhook"><code>createWebhook</code></a> subscribes and shows the
secret, once. <code>listen</code> verifies and prints what comes; <code>test</code> sends one event of the sort
<code>webhook.test</code>.</p>`,
  },
  {
    id: 'keep',
    title: '7. Keep it running',
    why: 'Three commands tell how it is; runbooks for each alert are in .deploy/runbooks.',
    commands: () => `npx signgate doctor
npx signgate feeds status
npx signgate reports verify-log
`,
    then: html`<p>Back up the database and the signing key. Metrics are at <code>/metrics</code>.</p>`,
  },
];

/** The way from installing it to the first protected payment. `origin`: where this page was asked for. */
export const goingLivePage = (origin: string): string =>
  framedPage(
    'Going live',
    GOING_LIVE_PATH,
    html`<section aria-labelledby="title"><h1 id="title">Going live</h1>
<p>From installing it to the first payment that is checked before it is signed, in seven steps.</p></section>
${STEPS.map(({ id, title, why, commands, then }) =>
  part(id, title, html`<p>${why}</p>${codeMarkup('Commands', commands(origin))}${then}`),
)}`,
  );

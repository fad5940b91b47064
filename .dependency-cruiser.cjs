const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
});

/** The folders of the domain, each of which may know those of its own step and the steps before. */
const DOMAIN_STEPS = [
  ['shared', 'data', 'chains'],
  ['intent', 'payload'],
  ['actions'],
  ['facts'],
  ['verdict'],
  ['policy'],
  ['findings'],
  ['decision'],
  ['record'],
  ['report'],
];

const domainStep = (folders, step) => ({
  name: `domain-step-${folders.join('-')}`,
  comment:
    'The domain is read in one order, from what is proposed to what is reported: nothing knows what comes later.',
  severity: 'error',
  from: { path: `^domain/(${folders.join('|')})/` },
  to: {
    path: `^domain/(${DOMAIN_STEPS.slice(step + 1)
      .flat()
      .join('|')})/`,
  },
});

/** The hexagon as data. Each rule says why it stands. */
module.exports = {
  forbidden: [
    only(
      'domain-is-pure',
      'The domain decides by its arguments alone: it imports only itself and pure arithmetic, so that equal input gives equal bytes.',
      '^domain/',
      [
        '^domain/',
        '^node_modules/(@noble/(curves|hashes)|@scure/base|micro-eth-signer|js-sha3|big\\.js|@types/big\\.js|canonicalize)/',
        // types alone: see schemas-by-one-file
        '^node_modules/typebox/',
      ],
    ),
    ...DOMAIN_STEPS.slice(0, -1).map(domainStep),
    only(
      'ports-are-contracts',
      'A port says what the core asks of the world; it knows only the domain and other ports.',
      '^ports/',
      ['^domain/', '^ports/'],
    ),
    {
      name: 'schemas-by-one-file',
      comment:
        'TypeBox lends its types and is never loaded: a start would load 370 modules for what domain/shared/schema.ts makes.',
      severity: 'error',
      from: { path: '^(domain|ports|adapters|src)/' },
      to: { path: '^node_modules/typebox/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'adapters-are-islands',
      comment:
        'An adapter knows domain, ports, adapters/shared and its own folder: so each can be taken out or added alone.',
      severity: 'error',
      from: {
        path: '^adapters/((?:screening|simulation|contracts|tokens|prices|feeds|engine|chain-history)/[^/]+|[^/]+)/',
        pathNot: '^adapters/shared/',
      },
      to: { path: '^(adapters|src|test)/', pathNot: ['^adapters/shared/', '^adapters/$1/'] },
    },
    {
      name: 'shared-knows-no-adapter',
      comment: 'What adapters share must not depend on one of them.',
      severity: 'error',
      from: { path: '^adapters/shared/' },
      to: { path: '^(adapters/(?!shared/)|src|test)' },
    },
    {
      name: 'application-knows-no-adapter',
      comment: 'A use case speaks to ports, so that it runs over any adapter.',
      severity: 'error',
      from: { path: '^src/application/' },
      to: { path: '^(adapters|src|test)/', pathNot: '^src/application/' },
    },
    {
      name: 'http-knows-no-adapter-and-no-port',
      comment: 'HTTP translates between requests and use cases; what is behind a use case is not its business.',
      severity: 'error',
      from: { path: '^src/(http|desk)/' },
      to: { path: '^(adapters|ports|test)/' },
    },
    {
      name: 'one-composition-root',
      comment: 'Features are wired in one file, so that a reader finds it and a test can resolve all of it.',
      severity: 'error',
      from: { path: '^(domain|ports|adapters|src)/', pathNot: '^src/composition\\.ts$' },
      to: { path: '^node_modules/(tsyringe|reflect-metadata)/' },
    },
    {
      name: 'sql-in-one-room',
      comment: 'SQL stands in the storage adapter alone: one place to read, to migrate and to harden.',
      severity: 'error',
      from: { path: '^(domain|ports|adapters|src)/', pathNot: ['^adapters/storage/postgres/', '^adapters/engine/'] },
      to: { path: '^node_modules/(knex|pg|@types/pg)/' },
    },
    {
      name: 'traces-load-when-on',
      comment:
        'Traces are off by default and cost nothing then: their adapter alone knows OpenTelemetry, and is imported when a service starts with them.',
      severity: 'error',
      from: { path: '^(domain|ports|adapters|src)/', pathNot: '^adapters/tracing/' },
      to: { path: '^(adapters/tracing/|node_modules/@opentelemetry/)', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'koa-at-the-edge',
      comment: 'Only the two HTTP faces and the main program know the web framework.',
      severity: 'error',
      from: {
        path: '^(domain|ports|adapters|src)/',
        pathNot: ['^src/http/', '^src/reference-app/', '^src/main\\.ts$'],
      },
      to: { path: '^node_modules/(koa|@koa/router|koa-bodyparser|@types/koa[^/]*)/' },
    },
    {
      name: 'commands-load-when-they-run',
      comment: 'Help and version must not wait for what a command needs: its action is imported when it runs.',
      severity: 'error',
      from: { path: '^src/cli/(commands/|(main|program|examples|loaded|parse|feed-options|output|interrupted)\\.ts$)' },
      to: {
        path: '^src/(?!cli/|version\\.ts$)|^adapters/|^src/cli/(actions/|command-context)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'pages-run-in-a-browser',
      comment:
        'What a browser loads knows the pure domain, the SDK and its own folder: nothing of the server, its settings or its keys can get into it.',
      severity: 'error',
      from: {
        path: '^src/(reference-app/page|desk/page|http/console/client|verify-page/page)/',
        pathNot: 'vite\\.config\\.js$',
      },
      to: {
        pathNot: [
          '^src/$1/',
          '^domain/',
          '^src/sdk/',
          // how answers are awaited, and text of others, actions and severities are shown, for both pages
          '^src/reference-app/page/((?:text|answered)\\.ts|components/(Foreign|ActionShape|FindingList)\\.tsx)$',
          // how a browser reads the readable forms of a report, for both pages that verify
          '^src/verify-page/page/readable-forms\\.ts$',
          '^node_modules/(preact|uplot|@fontsource[^/]*)/',
        ],
      },
    },
    only(
      'sdk-stands-alone',
      'The SDK is installed without the rest of the project, and in browsers: it imports its own folder and nothing else.',
      '^src/sdk/(?!vite\\.config\\.js$)',
      ['^src/sdk/'],
    ),
    {
      name: 'mcp-in-one-room',
      comment:
        'The tools for agents, and the optional packages under them, stay out of the process of the service: their command alone loads them.',
      severity: 'error',
      from: { path: '^(domain|ports|adapters|src)/', pathNot: ['^src/mcp/', '^src/cli/actions/mcp\\.ts$'] },
      to: { path: '^(src/mcp/|node_modules/(@modelcontextprotocol|@hono|hono|express|zod)/)' },
    },
    only(
      'verify-page-is-closed',
      'The page that verifies offline is built of the code that verifies and of renderers without Node: nothing of a server.',
      '^src/verify-page/[^/]+\\.ts$',
      ['^src/verify-page/', '^adapters/report-rendering/', '^domain/report/'],
    ),
    {
      name: 'servers-import-no-page',
      comment:
        'A page is served as a built file; its source runs in a browser alone. The programs of the console are made on both sides by the same pure lines.',
      severity: 'error',
      from: {
        path: '^(domain|ports|adapters|src)/',
        pathNot: '^src/(reference-app/page|desk/page|http/console/client|verify-page)/',
      },
      to: {
        path: '^src/(reference-app/page|desk/page|http/console/client|verify-page)/',
        pathNot: '^src/http/console/client/samples\\.ts$',
      },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or hide a third. Types count: they are read together, too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing uses is read by every next owner for nothing.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.css$',
          '^test/.*\\.test\\.ts$',
          '^knexfile\\.ts$',
          '^src/(main|cli/main|reference-app/demo|http/console/client/main)\\.ts$',
          '^src/(bundle|(reference-app/page|desk/page|sdk)/vite\\.config)\\.js$',
        ],
      },
      to: {},
    },
    {
      name: 'nothing-imports-test',
      comment: 'Test support must not reach production.',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-dev-dependency-in-production',
      comment:
        'A production install has no dev dependencies: such an import would fail there only. The pages and the service are bundled when they are built; the process that executes Solana again says that litesvm is not there.',
      severity: 'error',
      from: {
        path: '^(domain|ports|adapters|src)/',
        pathNot: [
          '^src/(reference-app|desk)/page/',
          '^src/(bundle|(sdk|verify-page)/vite\\.config)\\.js$',
          '^adapters/simulation/solana-rpc/re-execution/execute-again\\.ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that does not resolve fails at run time. The makers of vectors have packages of their own.',
      severity: 'error',
      from: { pathNot: '^test/tools/solana-vectors/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|src/sdk/dist|coverage|reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Artefacts, ARTEFACTS_FILE, readSources, sourcesHash } from '../../support/chain/artefacts.js';

/**
 * Compiles the contracts of the test chain and writes what comes of them beside their sources: equal sources give equal
 * bytes. Ends with code 1 where the compiler finds a mistake. Usage: npm run contracts
 */
interface Compiler {
  readonly version: () => string;
  readonly compile: (input: string) => string;
}

/** Source: the compiler's standard JSON output. */
interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, Compiled>>>>;
}

interface Compiled {
  readonly abi: readonly unknown[];
  readonly evm: Readonly<Record<'bytecode' | 'deployedBytecode', { readonly object: string }>>;
}

const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  // a hash of the sources in the code would change it with each comment
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
};

const compiler = createRequire(import.meta.url)('solc') as Compiler;
const sources = readSources();
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(Object.entries(sources).map(([file, content]) => [file, { content }])),
  settings: SETTINGS,
};
const { errors = [], contracts = {} } = JSON.parse(compiler.compile(JSON.stringify(input))) as Output;
for (const { formattedMessage } of errors) process.stderr.write(`${formattedMessage}\n`);

if (errors.some(({ severity }) => severity === 'error')) process.exitCode = 1;
else {
  const made: Artefacts = {
    compiler: compiler.version().replace('.Emscripten.clang', ''),
    sources: sourcesHash(sources),
    contracts: Object.fromEntries(
      Object.values(contracts)
        .flatMap((file) => Object.entries(file))
        .map(([name, { abi, evm }]) => [
          name,
          {
            abi,
            bytecode: `0x${evm.bytecode.object}`,
            deployedBytecode: `0x${evm.deployedBytecode.object}`,
          },
        ]),
    ),
  };
  // a line for each contract, so that a change of one is seen in a difference
  const lines = Object.entries(made.contracts).map(([name, artefact]) => `  "${name}": ${JSON.stringify(artefact)}`);
  const head = `"compiler": "${made.compiler}", "sources": "${made.sources}"`;
  const text = `{${head}, "contracts": {\n${lines.join(',\n')}\n}}\n`;
  writeFileSync(ARTEFACTS_FILE, text);
  process.stdout.write(`${lines.length} contracts, ${text.length} bytes, ${made.compiler}\n`);
}

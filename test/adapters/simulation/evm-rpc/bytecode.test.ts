import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import {
  CANARY_CODE,
  CANARY_ENDS_CODE,
  CANARY_REVERTS_CODE,
  EXECUTOR_CODE,
  ROUTER_CODE,
  STATE_READER_CODE,
} from '../../../../adapters/simulation/evm-rpc/reads.js';

const FOLDER = new URL('../../../../../adapters/simulation/evm-rpc/yul/', import.meta.url);
const CODES = {
  'state-reader.yul': STATE_READER_CODE,
  'executor.yul': EXECUTOR_CODE,
  'router.yul': ROUTER_CODE,
  'canary.yul': CANARY_CODE,
  'canary-reverts.yul': CANARY_REVERTS_CODE,
  'canary-ends.yul': CANARY_ENDS_CODE,
};

/** Source: the compiler's standard JSON output. */
interface Output {
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, Compiled>>>>;
}
interface Compiled {
  readonly evm: { readonly bytecode: { readonly object: string } };
}

const compiled = (file: string): string => {
  const { compile } = createRequire(import.meta.url)('solc') as { readonly compile: (input: string) => string };
  const input = {
    language: 'Yul',
    sources: { [file]: { content: readFileSync(new URL(file, FOLDER), 'utf8') } },
    settings: {
      // an old version of the machine: this code runs on every chain
      evmVersion: 'paris',
      optimizer: { enabled: true, details: { yul: true } },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const { contracts = {} } = JSON.parse(compile(JSON.stringify(input))) as Output;
  const [contract] = Object.values(contracts[file] ?? {});
  return `0x${String(contract?.evm.bytecode.object)}`;
};

describe('the code that runs in simulated blocks', () => {
  for (const [file, code] of Object.entries(CODES)) {
    it(`is what the compiler makes of ${file}`, () => {
      expect(code).to.equal(compiled(file));
    });
  }
});

import { expect } from 'chai';
import type { Command } from 'commander';
import { EXAMPLES } from '../../src/cli/examples.js';
import { createProgram, commandsOf } from '../../src/cli/program.js';
import { VERSION } from '../../src/version.js';

const program = createProgram();
const leaves = commandsOf(program);

/** All that `--help` prints. */
const helpOf = (command: Command): string => {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
};

/** What commander says about a line: an error message, or null where it would run. */
const complaintAbout = async (line: readonly string[]): Promise<string | null> => {
  const fresh = createProgram();
  let complaint = '';
  const prepare = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: (text) => (complaint += text) });
    command.commands.forEach(prepare);
  };
  prepare(fresh);
  for (const { command } of commandsOf(fresh)) command.action(() => undefined);
  try {
    await fresh.parseAsync(line, { from: 'user' });
    return null;
  } catch {
    return complaint;
  }
};

const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('every command of signgate', () => {
  it('has an example, and no example is of a command that is gone', () => {
    expect(Object.keys(EXAMPLES)).to.have.members(leaves.map(({ words }) => words));
  });

  for (const { words, command } of leaves) {
    it(`shows an example in its help that it takes, and its options: ${words}`, async () => {
      const help = helpOf(command);
      const example = /^Example:\n {2}signgate (.*)$/m.exec(help)?.[1] ?? '';
      expect(example).to.match(new RegExp(`^${words}`));
      expect(await complaintAbout(wordsOf(example)), example).to.equal(null);
      expect(command.options.map(({ long }) => long)).to.include.members(['--json', '--version']);
      const marked = [...help.matchAll(/(--[a-z-]+) <[^>]*>(?:(?! {2}-)[^])*?\(required\)/g)].map(([, name]) => name);
      expect(marked).to.deep.equal(command.options.filter(({ mandatory }) => mandatory).map(({ long }) => long));
    });
  }

  it('answers a wrong line with two lines: what is wrong, and where to look', async () => {
    for (const line of [['keys', 'create'], ['nonsense'], ['checks', 'replay'], ['keys', 'list', '--nonsense']]) {
      const complaint = (await complaintAbout(line)) ?? '';
      expect(complaint.trim().split('\n'), line.join(' ')).to.have.lengthOf(2);
      expect(complaint).to.match(/^signgate: .*\nAdd --help/);
    }
  });

  it('says the version of the package', () => {
    expect(program.version()).to.equal(VERSION);
  });
});

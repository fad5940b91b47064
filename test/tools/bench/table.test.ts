import { expect } from 'chai';
import { markdownTable } from './table.js';

describe('a table in Markdown', () => {
  it('has a line for the columns, one below it, and one for each row', () => {
    expect(
      markdownTable({
        columns: ['what', 'ms'],
        rows: [
          ['check', '1.2'],
          ['echo', ''],
        ],
      }),
    ).to.equal('| what | ms |\n|---|---|\n| check | 1.2 |\n| echo |  |');
  });

  it('keeps its columns with any text in a cell', () => {
    const [, , row = ''] = markdownTable({ columns: ['a'], rows: [['x | y\\| \n z']] }).split('\n');
    expect(row).to.equal('| x \\| y\\\\\\| z |');
  });

  it('refuses a row with a cell too few or too many', () => {
    for (const row of [['1'], ['1', '2', '3']])
      expect(() => markdownTable({ columns: ['a', 'b'], rows: [row] })).to.throw('in a table of 2 columns');
  });
});

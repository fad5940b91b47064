import { expect } from 'chai';
import { WrittenText } from '../../support/written-text.js';

// made up for these tests; opens nothing
const SECRET = 'Abcdefghij-klmnopqrs_tuvwxyz0123456789ABCDE';
const KEY = `sg_sandbox_0a1b2c3d_${SECRET}`;
const GREETING =
  'Signgate listens on http://127.0.0.1:1\n\n' + `Demonstration key (sandbox, all scopes), shown once: ${KEY}\nmore\n`;

const leaksOf = (
  ...watched: readonly (readonly ['service' | 'keysCreate' | 'nothing', string])[]
): readonly string[] => {
  const written = new WrittenText();
  watched.forEach(([shows, text], index) => written.watch(String(index), shows, () => text));
  return written.leaks();
};

describe('the search for written keys', () => {
  it('lets a key pass where it is shown once', () => {
    expect(leaksOf(['service', GREETING])).to.deep.equal([]);
    expect(leaksOf(['keysCreate', `{"key":"${KEY}","key_id":"0a1b2c3d"}\n`])).to.deep.equal([]);
    expect(leaksOf(['keysCreate', `Key for A (sandbox), shown once:\n\n  ${KEY}\n\nkey id 0a1b2c3d\n`])).to.deep.equal(
      [],
    );
  });

  it('finds the second time', () => {
    expect(leaksOf(['service', `${GREETING}${GREETING}`])).to.deep.equal(['0']);
    expect(leaksOf(['keysCreate', `{"key":"${KEY}"}\n{"key":"${KEY}"}\n`])).to.deep.equal(['0']);
  });

  it('finds a key that was shown elsewhere, and its secret alone', () => {
    expect(leaksOf(['nothing', `at ${KEY}\n`])).to.deep.equal(['0']);
    expect(leaksOf(['service', GREETING], ['nothing', `{"hash":"${SECRET}"}`])).to.deep.equal(['1']);
  });

  it('finds a key in a log line and does not repeat the secret', () => {
    const written = new WrittenText();
    written.watchLogLine(`{"message":"${KEY}"}`);
    expect(written.leaks()).to.have.length(1);
    expect(written.leaks()[0]).to.include('sg_sandbox_0a1b2c3d_').and.not.include(SECRET);
  });
});

/** Mocha's own reporter, and at the end by program how many tests were not run for want of it. */
const { reporters } = require('mocha');

module.exports = class extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    this.notRun = new Map();
    runner.on('pending', (test) => {
      const missing = /NOT RUN for want of ([^:]+):/.exec(test.fullTitle())?.[1] ?? 'reason that is named';
      this.notRun.set(missing, (this.notRun.get(missing) ?? 0) + 1);
    });
  }

  epilogue() {
    super.epilogue();
    for (const [missing, count] of this.notRun) reporters.Base.consoleLog(`NOT RUN ${count} tests: no ${missing}`);
  }
};

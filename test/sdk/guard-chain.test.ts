import { expect } from 'chai';
import { SCENES } from '../support/guard/scenes.js';
import { type Stage, startStage } from '../support/guard/stage.js';

describe('a guard before a wallet on a real node', () => {
  let stage: Stage;
  before(async () => {
    stage = await startStage();
  });
  after(() => stage.stop());

  for (const scene of SCENES) {
    const { outcome, reached } = scene.wanted;
    const what = reached === 1 ? 'lets what was judged be mined' : `refuses, as ${outcome}, before the wallet`;
    it(`${what}: ${scene.what}`, async () => {
      expect(await scene.play(stage)).to.deep.equal(scene.wanted);
    });
  }
});

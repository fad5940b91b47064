import { expect } from 'chai';
import type { Execution } from '../../../../domain/facts/simulation/execution.js';
import { readPayload } from '../../../../domain/payload/read-payload.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';
import { intentWith } from '../../../support/builders.js';
import { accountOf } from '../../../support/chain/accounts.js';
import { type Anvil, startAnvil } from '../../../support/chain/anvil.js';
import { executionOf, simulationOn } from '../../../support/chain/simulated.js';

const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const ACCOUNT = accountOf('smart account').address;
const PAYEE = accountOf('payee').address;

/** Pays 5 wei to the payee where the entry point calls, and refuses any other. */
const ACCOUNT_CODE = `0x73${ENTRY_POINT.slice(2)}3314601f5760006000fd5b6000600060006000600573${PAYEE.slice(2)}5af100`;

const OPERATION = {
  entry_point: ENTRY_POINT,
  sender: ACCOUNT,
  nonce: '0x0',
  callData: '0x01',
  callGasLimit: '100000',
  verificationGasLimit: '100000',
  preVerificationGas: '50000',
  maxFeePerGas: '2000000000',
  maxPriorityFeePerGas: '1',
  signature: '0x',
};

describe('a user operation on a real node', () => {
  let node: Anvil;
  let simulation: Simulation;
  before(async () => {
    node = await startAnvil();
    await node.rpc('anvil_setCode', ACCOUNT, ACCOUNT_CODE);
    await node.rpc('anvil_setBalance', ACCOUNT, '0x64');
    simulation = simulationOn(node.url);
  });
  after(async () => {
    await simulation.close();
    await node.stop();
  });

  const execute = (changes: object = {}): Promise<Execution> => {
    const given = { kind: 'user_operation', content: { ...OPERATION, ...changes } } as const;
    const { payload } = readPayload(given, { chain: 'ethereum', sender: ACCOUNT, describe: () => null });
    const intent = intentWith({ from: ACCOUNT });
    const sent = { given, askedBy: null, simulation: 'auto', descriptionFailure: null } as const;
    return executionOf(simulation, { intent, payload: { ...payload, ...sent } });
  };
  const paid = ({ effects }: Execution) =>
    effects.map((effect) => (effect.kind === 'balance' ? [effect.account, effect.delta] : effect.kind));

  it('is the call of its entry point to the account, which loses what it sends and no gas', async () => {
    const execution = await execute();
    expect(execution).to.deep.include({ status: 'ok', level: 4, isComplete: true, lacksFunds: false });
    expect(paid(execution)).to.have.deep.members([
      [ACCOUNT, '-5'],
      [PAYEE, '5'],
    ]);
  });

  it('is not whole where a paymaster or a factory takes part, which is not executed', async () => {
    const paymaster = {
      paymaster: PAYEE,
      paymasterVerificationGasLimit: '1',
      paymasterPostOpGasLimit: '1',
      paymasterData: '0x',
    };
    expect((await execute(paymaster)).isComplete).to.equal(false);
    expect((await execute({ factory: PAYEE, factoryData: '0x' })).isComplete).to.equal(false);
  });
});

import { expect } from 'chai';
import { bundledAccount } from '../../../adapters/contracts/local-registry/bundled.js';
import { bundledDescriptions, describedAccount } from '../../../adapters/contracts/local-registry/described.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { bytes, calldata, declared, FROM, STRANGER, transaction, USDC } from '../../support/payload-requests.js';

const QUEUE = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const MORPHO = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
/** Named by the bundled descriptions alone. */
const VAULT = '0xc080f56504e0278828a403269db945f6c6d6e014';
const WITHDRAWALS = 'requestWithdrawals(uint256[],address)';
const SUPPLY = 'supply((address,address,address,address,uint256),uint256,uint256,address,bytes)';

const call = (to: string, data: string) => bytes({ transaction: transaction(to, data) });
const requested = (to: string) => call(to, calldata(WITHDRAWALS, [10n ** 17n], FROM));

describe('the bundled copy of the ERC-7730 registry', () => {
  it('explains a call without any list, and says that it is the copy', async () => {
    const { payload, codes } = await requested(QUEUE);
    expect(payload?.status).to.equal('decoded');
    expect(payload?.actions[0]).to.include({ certainty: 'exact', function: WITHDRAWALS });
    expect(payload?.actions[0]?.source).to.match(/^ERC-7730 registry of 20\d\d-\d\d-\d\d$/);
    expect(payload?.actions[0]?.fields.map(({ label, value }) => [label, value])).to.deep.equal([
      ['Amount', '100000000000000000'],
      ['Beneficiary', FROM],
    ]);
    expect(codes).to.not.include('unverified_contract').and.to.not.include('payload_not_decoded');
  });

  it('says nothing of the same call of another contract', async () => {
    const { payload, codes } = await requested(STRANGER);
    expect(payload?.status).to.equal('not_decoded');
    expect(codes).to.include('unverified_contract');
  });

  it('recognises a contract for functions whose addresses and bytes it all explains, and for no other', async () => {
    const account = await describedAccount('ethereum', MORPHO);
    const borrow = 'borrow((address,address,address,address,uint256),uint256,uint256,address,address)';
    expect(account?.functions).to.include(selectorOf(borrow)).and.to.not.include(selectorOf(SUPPLY));
    const said = await bundledDescriptions.describe('ethereum', [{ target: MORPHO, selector: selectorOf(SUPPLY) }]);
    expect(said.map(({ description }) => description.certainty)).to.deep.equal(['exact']);
    expect(await describedAccount('bnb', MORPHO)).to.equal(null);
  });

  it('clears what the bytes call, and not a name that is declared beside none', async () => {
    const deposit = 'deposit(uint256,address)';
    expect((await bundledAccount('ethereum', VAULT))?.roles).to.be.empty;
    expect((await call(VAULT, calldata(deposit, 10n ** 6n, FROM))).codes).to.not.include('unverified_contract');
    const named = await declared({
      ...{ to_address: FROM, contract_address: VAULT, transaction_type: 'contract_interaction', amount: 0 },
      permissions: [deposit],
    });
    expect(named.codes).to.include('unverified_contract');
    expect(named.decision.recommendedAction).to.equal('REVIEW');
  });

  it('names the asset of a vault, so that a deposit has a size', async () => {
    const { payload } = await call(VAULT, calldata('deposit(uint256,address)', 10n ** 12n, FROM));
    expect(payload?.actions[0]?.fields[0]).to.deep.include({ value: '1000000000000', label: 'Amount in' });
    expect(payload?.actions[0]?.fields[0]?.asset?.symbol).to.equal('eUSD');
    const stranger = await call(STRANGER, calldata('deposit(uint256,address)', 10n ** 12n, FROM));
    expect(stranger.payload?.actions[0]?.fields[0]?.asset).to.equal(null);
  });

  it('lets nothing pass of an asset that nobody knows, though the contract is known for the function', async () => {
    const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
    const supplied = async (asset: string) =>
      (await call(pool, calldata('supply(address,uint256,address,uint16)', asset, 5_000_000n, FROM, 0n))).decision
        .recommendedAction;
    expect(await supplied(STRANGER)).to.equal('REVIEW');
    expect(await supplied(USDC)).to.equal('ALLOW');
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { RIGHTS } from '../../../domain/data/rights.js';
import { selectorOf } from '../../../domain/intent/known-functions.js';
import { askedPermissions, permissionFamilies, permissionKey } from '../../../domain/intent/permissions.js';
import { PERMISSION_FAMILIES } from '../../../domain/data/rights.js';
import { redeclared } from '../../../domain/intent/intent-of.js';
import { anyText } from '../../support/any-text.js';
import { intentWith } from '../../support/builders.js';
import { phrases } from '../../support/words.js';

describe('permissions', () => {
  // as the Ethereum signature database and the contracts' own documentation publish them
  const published: Readonly<Record<string, string>> = {
    'approve(address,uint256)': '0x095ea7b3',
    'transferFrom(address,address,uint256)': '0x23b872dd',
    'transferOwnership(address)': '0xf2fde38b',
    'renounceOwnership()': '0x715018a6',
    'grantRole(bytes32,address)': '0x2f2ff15d',
    'upgradeTo(address)': '0x3659cfe6',
    'upgradeToAndCall(address,bytes)': '0x4f1ef286',
    'diamondCut((address,uint8,bytes4[])[],address,bytes)': '0x1f931c1c',
    'setApprovalForAll(address,bool)': '0xa22cb465',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': '0xd505accf',
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)': '0x8fcbaf0c',
    'multicall(bytes[])': '0xac9650d8',
    'execute(bytes,bytes[],uint256)': '0x3593564c',
    'increaseAllowance(address,uint256)': '0x39509351',
    'decreaseAllowance(address,uint256)': '0xa457c2d7',
    'safeTransferFrom(address,address,uint256)': '0x42842e0e',
    'pause()': '0x8456cb59',
    'mint(address,uint256)': '0x40c10f19',
    'SecurityUpdate()': '0x5fba79f5',
    'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)': '0x2b67b570',
  };

  it('computes the published selectors', () => {
    for (const [signature, selector] of Object.entries(published))
      expect(selectorOf(signature), signature).to.equal(selector);
  });

  it('holds every one of these functions in its table', () => {
    const signatures = new Set(RIGHTS.map((row) => row.signature));
    for (const signature of Object.keys(published)) expect(signatures.has(signature), signature).to.equal(true);
  });

  it('gives two functions of the table one selector only where they share their name', () => {
    const names = new Map<string, string>();
    for (const { signature } of RIGHTS.filter((row) => row.signature.includes('('))) {
      const selector = selectorOf(signature);
      const known = names.get(selector);
      expect(known === undefined || known === permissionKey(signature), signature).to.equal(true);
      names.set(selector, permissionKey(signature));
    }
  });

  it('reads a row the same by name, signature and selector, in any letter case', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...RIGHTS.filter(({ isApart }) => isApart !== true)),
        fc.infiniteStream(fc.boolean()),
        ({ signature, only }, cases) => {
          const family = only ?? 'evm';
          const name = signature.split('(')[0] ?? '';
          const mixed = [...name]
            .map((letter) => (cases.next().value === true ? letter.toUpperCase() : letter.toLowerCase()))
            .join('');
          const expected = permissionFamilies(signature, family);
          for (const form of [
            name,
            mixed,
            ` ${name} `,
            `Some.${name}`,
            ...(signature.includes('(') ? [selectorOf(signature), `${selectorOf(signature)}${'0'.repeat(64)}`] : []),
          ])
            expect(permissionFamilies(form, family), form).to.deep.equal(expected);
        },
      ),
    ));

  it('gives an unknown selector itself, and text without a name nothing', () => {
    expect(permissionKey('0xDEADBEEF')).to.equal('0xdeadbeef');
    expect(permissionFamilies('0xdeadbeef', 'evm')).to.deep.equal([]);
    for (const text of ['', '()', '...', '0x', '0x123'])
      expect(permissionFamilies(text, 'evm'), text).to.deep.equal([]);
  });

  it('reads a name or selector through all that stands around it', () => {
    for (const text of [
      'transferOwnership.',
      'transfer_ownership:',
      'Ownable::transfer_ownership',
      'lib/own.able/transferOwnership',
      ' 0xf2fde38b ',
      'function transferOwnership(address)',
    ])
      expect(permissionKey(text), text).to.equal('transferownership');
    expect(permissionKey('(owner)')).to.equal('');
    expect(permissionKey('approve + transferOwnership'), 'two functions').to.equal('approve+transferownership');
  });

  it('takes any delegatecall for an admin-level one too, and what is only called permitted for no permit', () => {
    expect(permissionFamilies('tryDelegateCallNow', 'evm')).to.deep.equal(['delegatecall', 'admin']);
    expect(permissionFamilies('permitEverything', 'evm')).to.deep.equal(['permit']);
    expect(permissionFamilies('permittedTokens', 'evm')).to.deep.equal([]);
    expect(permissionFamilies('permitIfPermitted', 'evm')).to.deep.equal(['permit']);
  });

  it('takes what begins like a batch or an emptying for one', () => {
    for (const name of ['multicallFast', 'sweepRewards', 'drainPool', 'multicall_new(bytes)'])
      expect(permissionFamilies(name, 'evm'), name).to.include('drain');
  });

  it('finds admin-level words wherever they stand in a name', () => {
    for (const name of phrases(`
      setPoolAdmin | SETPOOLADMIN | set_new_owner | updateRole | BLACKLIST_ADDRESS | emergencyPause
      beaconImplementation | admin | newAuthority | make him admin
    `))
      expect(permissionFamilies(name, 'evm'), name).to.include('admin');
  });

  it('takes reads that hold such a word, and ordinary functions, for harmless', () => {
    for (const name of phrases(`
      ownerOf | hasRole(bytes32,address) | isBlacklisted | paused | deposit | swap | stake | claimable | executor
      controller | permitted | owner() | withdraw to owner | AdminVault.deposit
      withdraw(uint256 assets, address receiver, address owner)
      function deposit(uint256 assets, address owner) external whenNotPaused returns (uint256)
      {"name":"withdraw","inputs":[{"name":"owner","type":"address"}]}
    `))
      expect(
        permissionFamilies(name, 'evm').filter((family) => family !== 'payout'),
        name,
      ).to.deep.equal([]);
  });

  it('keeps the families of a request in the order sent and uses every family', () => {
    const asked = askedPermissions(['transferFrom', 'setOwner', 'multicall'], 'evm');
    expect(asked.drain).to.deep.equal(['transferFrom', 'multicall']);
    expect(asked.admin).to.deep.equal(['setOwner']);
    const used = new Set(RIGHTS.flatMap((row) => row.families));
    expect([...used]).to.have.members([...PERMISSION_FAMILIES]);
  });

  it('of an intent are read once, and again only where they or the chain change', () => {
    const intent = intentWith({ kind: 'call', permissions: ['TransferChecked'] });
    expect(intent.asked).to.deep.equal({});
    expect(redeclared(intent, { contractIsToken: true }).asked).to.equal(intent.asked);
    expect(redeclared(intent, { chain: 'solana' }).asked).to.have.property('pay');
    expect(redeclared(intent, { permissions: [] }).asked).to.deep.equal({});
  });

  it('never fails on any text', () =>
    fc.assert(
      fc.property(anyText(128), (text) => {
        expect(permissionFamilies(text, 'evm')).to.be.an('array');
        expect(permissionFamilies(text, 'solana')).to.be.an('array');
      }),
    ));
});

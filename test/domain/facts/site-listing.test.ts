import { expect } from 'chai';
import { namesAbove, resembles } from '../../../domain/facts/screening/site-listing.js';

describe('a site beside lists of sites', () => {
  it('is looked up with all hosts above it but the last label', () => {
    expect(namesAbove('a.b.evil.example')).to.deep.equal(['a.b.evil.example', 'b.evil.example', 'evil.example']);
    expect(namesAbove('example')).to.deep.equal([]);
  });

  for (const host of ['etherscam.io', 'ethercan.io', 'etherscan.com', 'login.etherscann.net', 'etherscan-1.io'])
    it(`resembles one that is imitated: ${host}`, () => expect(resembles(host, 'etherscan.io', 2)).to.equal(true));

  for (const host of ['etherscan.io', 'goerli.etherscan.io', 'example.com', 'ether.fi', 'scan.io'])
    it(`does not: ${host}`, () => expect(resembles(host, 'etherscan.io', 2)).to.equal(false));

  it('may differ by fewer letters where the name is short', () => {
    expect(resembles('swab.io', 'swap.io', 2)).to.equal(false);
    expect(resembles('wallats.io', 'wallets.io', 2)).to.equal(true);
    expect(resembles('ballats.io', 'wallets.io', 2)).to.equal(false);
  });
});

import { type ListedEntry, skipped } from './candidate.js';
import { ownCopy } from './place-address.js';
import { type WalletInText, walletsIn } from './wallets-in-text.js';

/** A party of a list that names addresses in words alone, while it is read. */
export class PartyInWords {
  name = '';
  id = '';
  date: string | null = null;
  private readonly programmes: string[] = [];
  /** By address: a list says the same in each of its languages. */
  private readonly wallets = new Map<string, WalletInText>();

  addProgramme(programme: string): void {
    if (programme !== '' && !this.programmes.includes(programme)) this.programmes.push(ownCopy(programme));
  }

  addText(text: string): void {
    for (const wallet of walletsIn(text)) {
      const known = this.wallets.get(wallet.address);
      if (known === undefined || (known.skipped !== null && wallet.skipped === null))
        this.wallets.set(wallet.address, wallet);
    }
  }

  /** A row for each address that the texts name, and a skip for what only looks like one. */
  entries(): readonly ListedEntry[] {
    const reference = this.programmes.length === 0 ? this.id : `${this.id} (${this.programmes.join(', ')})`;
    return [...this.wallets.values()].map(({ address, asset, skipped: reason }) =>
      reason === null
        ? {
            kind: 'candidate',
            address,
            chainHint: { by: 'asset', asset },
            category: 'sanctions',
            entity: ownCopy(this.name),
            reference: ownCopy(reference),
            date: this.date,
            programmes: this.programmes,
          }
        : skipped(reason, ownCopy(reference)),
    );
  }
}

import { SimpleStateManager } from '@ethereumjs/statemanager';
import {
  type Address,
  bigIntToBytes,
  bytesToBigInt,
  bytesToHex,
  createAccount,
  createAddressFromString,
  hexToBytes,
} from '@ethereumjs/util';
import type { TouchedState } from '../trace.js';

type Bytes = Parameters<SimpleStateManager['putStorage']>[1];
type Hex = `0x${string}`;

export const evmBytesOf = (hex: string): Bytes => hexToBytes(hex as Hex);

/** The state that a witness holds. What is asked beyond it counts as empty, and is remembered. */
export class WitnessedState extends SimpleStateManager {
  /** `account slot` of contracts that were there before, in no order. */
  readonly missing = new Set<string>();

  private constructor(private readonly known: TouchedState) {
    super();
  }

  static async of(known: TouchedState): Promise<WitnessedState> {
    const state = new WitnessedState(known);
    for (const [key, { balance, nonce, code, storage }] of known) {
      const address = createAddressFromString(key);
      await state.putAccount(address, createAccount({ balance: balance ?? 0n, nonce: nonce ?? 0n }));
      if (code !== null && code !== '0x') await state.putCode(address, evmBytesOf(code));
      for (const [slot, word] of Object.entries(storage)) {
        await state.putStorage(address, evmBytesOf(slot), word === 0n ? new Uint8Array(0) : bigIntToBytes(word));
      }
    }
    return state;
  }

  override async getStorage(address: Address, key: Bytes): Promise<Bytes> {
    const [account, slot] = [address.toString(), bytesToHex(key)];
    const isKnown = this.topStorageStack().has(`${account}_${slot}`);
    // where there was no code before every slot was empty
    if (!isKnown && (this.known.get(account)?.code ?? '0x') !== '0x') this.missing.add(`${account} ${slot}`);
    return super.getStorage(address, key);
  }

  /** Every slot that is known or was written, as it is now. */
  storage(): TouchedState {
    const found = new Map<string, Record<string, bigint>>();
    for (const [place, bytes] of this.topStorageStack()) {
      const [account = '', slot = ''] = place.split('_');
      const words = found.get(account) ?? {};
      words[slot] = bytes.length === 0 ? 0n : bytesToBigInt(bytes);
      found.set(account, words);
    }
    return new Map(
      [...found].map(([account, storage]) => [account, { balance: null, nonce: null, code: null, storage }]),
    );
  }
}

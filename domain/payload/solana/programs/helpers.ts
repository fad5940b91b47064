import { textField } from '../../action.js';
import { optionalAccountField, byTag, type Decoder, instruction, SOLANA_COIN, plainCall } from '../program.js';

const MICRO = 1_000_000n;

/** Source: Solana, `ComputeBudgetInstruction`. */
export const readComputeBudget = byTag(1, {
  1: plainCall('RequestHeapFrame', ['u32'], 0),
  2: plainCall('SetComputeUnitLimit', ['u32'], 0),
  // in millionths of a lamport for each unit: the one helper that can cost a lot
  3: instruction('SetComputeUnitPrice', ['u64'], 0, ([price], _, { computeUnits }) => ({
    kind: 'call',
    fields: [
      {
        label: 'Priority fee',
        value: ((price * computeUnits + MICRO - 1n) / MICRO).toString(),
        kind: 'amount',
        asset: SOLANA_COIN,
      },
    ],
  })),
  4: plainCall('SetLoadedAccountsDataSizeLimit', ['u32'], 0),
});

/** Text, and who signs it. Source: Solana Program Library, memo. */
export const readMemo: Decoder = instruction('Memo', ['text'], 0, ([text]) => ({
  kind: 'call',
  fields: [textField('Memo', text)],
}));

/** Source: Solana, `solana-address-lookup-table-interface`, `ProgramInstruction`. */
export const readLookupTable = byTag(4, {
  0: plainCall('CreateLookupTable', ['u64', 'u8'], 4),
  1: plainCall('FreezeLookupTable', [], 2),
  2: plainCall('ExtendLookupTable', ['keys'], 2),
  3: plainCall('DeactivateLookupTable', [], 2),
  4: instruction('CloseLookupTable', [], 3, (_, [table, from, to]) => ({
    kind: 'account_close',
    from,
    to,
    fields: optionalAccountField('Account', table),
  })),
});

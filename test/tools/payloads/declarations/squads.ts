import { base64 } from '@scure/base';
import { SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../../../../domain/payload/solana/program-addresses.js';
import type { PayloadMembers } from '../../../../src/application/check/check-request.js';
import { bytes, type Call, encodeMessage, key, messageOf, u32, u64 } from '../../../support/solana-messages.js';
import { approve, open, proposeConfig, proposeVault, VAULT } from '../../../support/squads.js';
import { change, less, type Sort } from '../declaration.js';
import { drawAmount, tokensOn } from '../world.js';
import { accountFor, payLamports, payTokens, SOLANA_STRANGER as STRANGER } from './solana.js';

const MAX = 2n ** 64n - 1n;
const VERSIONS = ['legacy', 0, 1] as const;

/** A payment of a vault that a member proposes and approves at once. */
export const SQUADS_PAYMENTS: Sort = {
  name: 'Squads payment',
  chains: ['solana'],
  make: (world, chain, index) => {
    const member = world.account('solana', `member ${index}`);
    const to = world.account('solana', `payee ${index}`);
    const tokens = tokensOn(chain);
    const token = world.random.oneOf(tokens);
    const other = tokens.find(({ contract }) => contract !== token.contract) ?? token;
    const drawn = drawAmount(world, token.decimals);
    const holding = accountFor(VAULT, token.contract);

    const sent = (calls: readonly Call[]): PayloadMembers => {
      const version = VERSIONS[index % VERSIONS.length] ?? 'legacy';
      return { solana_message: base64.encode(encodeMessage(messageOf({ calls, signers: [member], version }))) };
    };
    const agreed = (proposal: Call): readonly Call[] => [proposal, open(index, member), approve(index, member)];
    const vaultDoes = (...calls: readonly Call[]): PayloadMembers => sent(agreed(proposeVault(calls, index, member)));
    const pay = (owner: string, amount: bigint, mint = token.contract): Call =>
      payTokens(VAULT, accountFor(owner, mint), mint, amount, token.decimals);
    const pays = pay(to, drawn.units);
    const assign: Call = { program: SYSTEM_PROGRAM, accounts: [VAULT], data: bytes(u32(1), key(STRANGER)) };
    const delegate: Call = { program: TOKEN_PROGRAM, accounts: [holding, STRANGER, VAULT], data: bytes(4, u64(MAX)) };
    return {
      request: {
        ...{ chain, from_address: member, to_address: to, token: token.symbol, amount: drawn.tokens },
        transaction_type: 'safe_send',
        ...vaultDoes(pays),
      },
      changes: [
        change('recipient', ['payload_recipient_mismatch'], vaultDoes(pay(STRANGER, drawn.units))),
        change('token', ['payload_token_mismatch'], vaultDoes(pay(to, drawn.units, other.contract))),
        change('one base unit more', ['payload_amount_mismatch'], vaultDoes(pay(to, drawn.units + 1n))),
        change('ten times more', ['payload_amount_mismatch'], vaultDoes(pay(to, drawn.units * 10n))),
        change('delegate of the vault', ['undeclared_action'], vaultDoes(pays, delegate)),
        change('vault assigned', ['undeclared_action', 'authority_change'], vaultDoes(pays, assign)),
        change('lamports of the vault', ['undeclared_action'], vaultDoes(pays, payLamports(VAULT, STRANGER, 5n))),
        change('lamports of the member', ['undeclared_action', 'undeclared_native_value'], {
          ...sent([...agreed(proposeVault([pays], index, member)), payLamports(member, STRANGER, 5n)]),
        }),
        change('a member instead', ['payload_type_mismatch', 'undeclared_action'], {
          ...sent(agreed(proposeConfig([bytes(0, key(STRANGER), 7)], index, member))),
        }),
        change('an approval of what is not there', ['payload_type_mismatch'], sent([approve(index, member)])),
        less('one base unit less', vaultDoes(pay(to, drawn.units - 1n))),
      ],
    };
  },
};

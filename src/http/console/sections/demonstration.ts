import { demonstrationNumber } from '../../../../domain/intent/demonstration-addresses.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { RecordedExchange } from '../../openapi/examples.js';
import { codeLink, type ConsoleSection, tableMarkup } from '../blocks.js';
import type { ConsoleInput } from '../console-input.js';
import { html, type Markup } from '../html.js';
import { actionBadge } from '../shapes.js';

/** The members of a recorded check that the table shows. */
interface CheckExample {
  readonly request: {
    readonly direction?: string;
    readonly from_address: string;
    readonly to_address: string;
    readonly contract_address?: string;
    readonly permissions?: readonly string[];
  };
  readonly body: { readonly recommended_action: Action; readonly findings: readonly { readonly code: string }[] };
}

/** The reserved addresses and what they show, read out of the recorded answers. */
export const demonstrationSection = ({ recorded }: ConsoleInput): ConsoleSection => ({
  id: 'demonstration',
  title: 'Demonstration addresses',
  body: html`<p>Reserved on every chain, for sandbox keys only. Their evidence is synthetic, every record says
<code>demonstration: true</code>, and nothing about them is a claim about a real person, business, account or wallet.
On Solana the same numbers are 32-byte addresses in base58.</p>
${tableMarkup(
  'Table of reserved addresses',
  ['Address', 'As', 'Answer', 'Findings'],
  Object.values(recorded.operations['checkTransaction'] ?? {}).flatMap(demonstrationRow),
)}`,
});

/** No row where the check is not about a reserved address. */
const demonstrationRow = (exchange: RecordedExchange): readonly (readonly Markup[])[] => {
  const { request, body } = exchange as RecordedExchange & CheckExample;
  const address = request.direction === 'incoming' ? request.from_address : request.to_address;
  if (demonstrationNumber(address) === null) return [];
  const codes = body.findings.map(({ code }) => html`${codeLink('finding', code)} `);
  return [
    [
      html`<code class="address">${address}</code>`,
      html`${roleOf(request)}`,
      actionBadge(body.recommended_action),
      html`${codes}`,
    ],
  ];
};

const roleOf = ({ direction, contract_address: contract, permissions }: CheckExample['request']): string => {
  if (direction === 'incoming') return 'source of incoming funds';
  if (contract === undefined) return 'recipient';
  return permissions === undefined ? 'contract' : `contract, asking for ${permissions.join(', ')}`;
};

/** A program that a reader copies: it asks and acts on the answer. Tests run it exactly as it is. */
export interface ExampleProgram {
  readonly id: 'typescript' | 'python';
  readonly language: string;
  readonly note: string;
  readonly text: string;
}

const TYPESCRIPT = `import { Signgate } from '@signgate/sdk';

const signgate = new Signgate({
  baseUrl: process.env['SIGNGATE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['SIGNGATE_KEY']!,
});
// throws where there is no verdict: never continue without one
const verdict = await signgate.checkTransaction({
  direction: 'incoming',
  from_address: '0x00000000000000000000000000000000de300001',
  to_address: '0x1111111111111111111111111111111111111111',
  chain: 'ethereum',
  token: 'USDC',
  amount: 2500,
});

switch (verdict.recommended_action) {
  case 'ALLOW':
    console.log('continue to the signature');
    break;
  case 'REVIEW':
    console.log('show the findings and ask:', verdict.findings.map(({ message }) => message));
    break;
  default:
    // BLOCK, and any word that this program does not know
    console.log('stop:', verdict.recommended_action, verdict.request_id);
}
`;

const PYTHON = `import os
from signgate import Signgate

signgate = Signgate(os.environ.get("SIGNGATE_URL", "http://127.0.0.1:8080"), os.environ["SIGNGATE_KEY"])
# raises where there is no verdict: never continue without one
verdict = signgate.check_transaction({
    "from_address": "0x1111111111111111111111111111111111111111",
    "to_address": "0x3333333333333333333333333333333333333333",
    "chain": "ethereum",
    "token": "USDC",
    "amount": 250000,
})

if verdict["recommended_action"] == "ALLOW":
    print("continue to the signature")
elif verdict["recommended_action"] == "REVIEW":
    print("show the findings and ask:", [finding["message"] for finding in verdict["findings"]])
else:  # BLOCK, and any word that this program does not know
    print("stop:", verdict["recommended_action"], verdict["request_id"])
`;

/** In the order in which they are shown. */
export const EXAMPLE_PROGRAMS: readonly ExampleProgram[] = [
  {
    id: 'typescript',
    language: 'TypeScript',
    note: 'Funds from a reserved address with illicit exposure: BLOCK.',
    text: TYPESCRIPT,
  },
  { id: 'python', language: 'Python', note: 'A large transfer to a new recipient: REVIEW.', text: PYTHON },
];

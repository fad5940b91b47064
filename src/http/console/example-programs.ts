/** A program that a reader copies. Tests run it exactly as it is. */
export interface ExampleProgram {
  readonly id: 'curl' | 'typescript' | 'python';
  readonly language: string;
  readonly note: string;
  readonly text: string;
}

const CURL = `curl -sS "\${SIGNGATE_URL:-http://127.0.0.1:8080}/api/check-transaction" \\
  -H "x-api-key: $SIGNGATE_KEY" \\
  -H "content-type: application/json" \\
  -d '{
    "from_address": "0x1111111111111111111111111111111111111111",
    "to_address": "0x4444444444444444444444444444444444444444",
    "contract_address": "0x4444444444444444444444444444444444444444",
    "contract_verified": true,
    "chain": "ethereum",
    "token": "USDC",
    "amount": 100,
    "transaction_type": "approval",
    "approval_amount": "unlimited"
  }'
`;

const TYPESCRIPT = `type Action = 'ALLOW' | 'REVIEW' | 'BLOCK';
interface Verdict {
  request_id: string;
  recommended_action: Action;
  findings: { code: string; message: string }[];
}

/** Asks before anything is signed. Throws where there is no verdict: never continue without one. */
async function checkTransaction(intent: object): Promise<Verdict> {
  const service = process.env.SIGNGATE_URL ?? 'http://127.0.0.1:8080';
  const response = await fetch(\`\${service}/api/check-transaction\`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': process.env.SIGNGATE_KEY ?? '' },
    body: JSON.stringify(intent),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json();
  if (response.status !== 200) throw new Error(\`\${body.code}: \${body.message} (\${body.request_id})\`);
  return body as Verdict;
}

const verdict = await checkTransaction({
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

const PYTHON = `import json
import os
import urllib.error
import urllib.request


def check_transaction(intent: dict) -> dict:
    """Asks before anything is signed. Raises where there is no verdict: never continue without one."""
    request = urllib.request.Request(
        os.environ.get("SIGNGATE_URL", "http://127.0.0.1:8080") + "/api/check-transaction",
        data=json.dumps(intent).encode(),
        headers={"content-type": "application/json", "x-api-key": os.environ["SIGNGATE_KEY"]},
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        body = json.load(error)
        raise RuntimeError(f"{body['code']}: {body['message']} ({body['request_id']})") from None


verdict = check_transaction(
    {
        "from_address": "0x1111111111111111111111111111111111111111",
        "to_address": "0x3333333333333333333333333333333333333333",
        "chain": "ethereum",
        "token": "USDC",
        "amount": 250000,
    }
)

if verdict["recommended_action"] == "ALLOW":
    print("continue to the signature")
elif verdict["recommended_action"] == "REVIEW":
    print("show the findings and ask:", [finding["message"] for finding in verdict["findings"]])
else:  # BLOCK, and any word that this program does not know
    print("stop:", verdict["recommended_action"], verdict["request_id"])
`;

/** In the order in which they are shown. */
export const EXAMPLE_PROGRAMS: readonly ExampleProgram[] = [
  { id: 'curl', language: 'curl', note: 'An unlimited approval: BLOCK.', text: CURL },
  {
    id: 'typescript',
    language: 'TypeScript',
    note: 'Funds from a reserved address with illicit exposure: BLOCK.',
    text: TYPESCRIPT,
  },
  {
    id: 'python',
    language: 'Python',
    note: 'A large transfer to a new recipient: REVIEW. Standard library only.',
    text: PYTHON,
  },
];

/** A line to copy for every command, in its help: command → what stands behind it. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  init: '',
  'database copy': 'postgresql://signgate@database.example/signgate',
  'database advance': '',
  'keys create': '--partner "Example Ltd" --environment sandbox --scopes checks:create,checks:read',
  'keys list': '--json',
  'keys revoke': '01k3x7qa --at 2027-01-31T00:00:00Z',
  'keys policies': '01k3x7qa outgoing_strict',
  'partners create': '--name "Example Ltd"',
  'partners list': '--json',
  'partners places': '--json',
  'partners move': '--partner "Example Ltd" --environment production --to eu-2',
  'partners undo-move': '--partner "Example Ltd" --environment production',
  'partners forget-copy': '--partner "Example Ltd" --environment production --from main',
  'policies publish': 'policy.json --partner "Example Ltd"',
  'policies show': 'outgoing_default',
  'policies list': '--partner "Example Ltd"',
  'policies test': 'policy.json --against-history 1000 --partner "Example Ltd"',
  'address-lists show': 'deny --partner "Example Ltd" --environment sandbox',
  'address-lists put':
    'deny --partner "Example Ltd" --environment sandbox --address 0x1111111111111111111111111111111111111111 ' +
    '--chain evm --reason "Case 17"',
  'address-lists remove':
    'deny --partner "Example Ltd" --environment sandbox --address 0x1111111111111111111111111111111111111111 ' +
    '--chain evm',
  'attributions list': '--partner "Example Ltd" --environment sandbox --json',
  'attributions add':
    '--partner "Example Ltd" --environment sandbox --address 0x1111111111111111111111111111111111111111 --chain evm ' +
    '--kind travel_rule --name "Example Exchange AG" --type exchange --reference "message 5521" ' +
    '--valid-until 2027-06-30',
  'attributions remove': 'stm_01m81s0091et8ax8srnxerfn0y --partner "Example Ltd" --environment sandbox',
  'reports verify': 'report.pdf --jwks jwks.json',
  'reports verify-page': 'verify.html',
  'reports verify-log': '--jwks jwks.json',
  'receipts verify': 'receipt.jws --jwks jwks.json',
  'receipts list': 'req_01m81s0091et8ax8srnxerfn0y',
  'checks replay': 'req_01m81s0091et8ax8srnxerfn0y',
  'pricing set': '--currency EUR --unit-price 12.50',
  'pricing list': '--json',
  'signing rotate': '',
  'signing endorse': 'new-key.pem',
  'signing trust-root': '',
  'signing jwks': '',
  'feeds import': 'sdn_advanced.xml --format ofac-sdn-advanced --source "OFAC SDN" --published 2026-11-19 --max-age 7',
  'feeds list': '--json',
  'feeds sync': '"OFAC SDN"',
  'feeds status': '--json',
  'audit list': '--partner "Example Ltd" --json',
  'desk sessions list': '--json',
  'desk sessions revoke': 'dss_01m81s0091et8ax8srnxerfn0y',
  'sandbox tour': '--json',
  'webhooks list': '--partner "Example Ltd" --environment sandbox --json',
  'webhooks deliveries': 'whk_01m81s0091et8ax8srnxerfn0y --partner "Example Ltd" --environment sandbox --status dead',
  'webhooks retry':
    'whk_01m81s0091et8ax8srnxerfn0y evt_req_01m81s0091et8ax8srnxerfn0y --partner "Example Ltd" --environment sandbox',
  mcp: '--url http://127.0.0.1:8080',
  usage: '--partner "Example Ltd" --from 2026-11-01 --json',
};

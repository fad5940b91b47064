import type { RecordedExamples } from './examples.js';

// Answers of the real service, written by `npm run record-examples`. Do not edit: a test compares them with what it answers now.
export const RECORDED: RecordedExamples = {
  "operations": {
    "checkTransaction": {
      "small-transfer": {
        "summary": "ALLOW: A payment to a shop, for the first time.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x2222222222222222222222222222222222222222",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 25
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 10,
          "risk_level": "LOW",
          "network_valid": true,
          "warnings": [],
          "findings": [
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "ALLOW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "large-transfer": {
        "summary": "REVIEW: A large amount to a recipient without history: the first published example.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x3333333333333333333333333333333333333333",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 250000,
          "transaction_type": "safe_send"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 30,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "The amount is worth about 250000 US dollars, at or above the limit of 10000, and the recipient has little history here (it has 0 earlier allowed checks). Confirm the recipient by another channel before continuing."
          ],
          "findings": [
            {
              "code": "large_transaction_amount",
              "source": "risk",
              "severity": "MEDIUM",
              "message": "The amount is worth about 250000 US dollars, at or above the limit of 10000, and the recipient has little history here (it has 0 earlier allowed checks). Confirm the recipient by another channel before continuing.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "unlimited-approval": {
        "summary": "BLOCK: A contract asks for every token, now and later: the second published example.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x4444444444444444444444444444444444444444",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 100,
          "contract_address": "0x4444444444444444444444444444444444444444",
          "contract_verified": true,
          "transaction_type": "approval",
          "approval_amount": "unlimited"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 53,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "The approval lets the spender take any amount of USDC, now and later. If the spender turns against you or is broken into, everything is lost. Approve only the amount that this operation needs."
          ],
          "findings": [
            {
              "code": "unlimited_token_approval",
              "source": "simulation",
              "severity": "HIGH",
              "message": "The approval lets the spender take any amount of USDC, now and later. If the spender turns against you or is broken into, everything is lost. Approve only the amount that this operation needs.",
              "recommended_action": "BLOCK"
            }
          ],
          "recommended_action": "BLOCK",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "poisoned-address": {
        "summary": "BLOCK: The recipient begins and ends like the one that was meant, and is another.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x5aae9999999999999999999999999999999beaed",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 400,
          "expected_to_address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
          "counterparty_name": "Ada"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 96,
          "risk_level": "CRITICAL",
          "network_valid": true,
          "warnings": [
            "to_address begins and ends like the expected recipient, but is another account: they differ between character 5 and character 35 after 0x. Look-alike addresses are planted so that they are copied by mistake. Do not send; take the address again from its source and compare every character.",
            "to_address is not the recipient that was expected (expected_to_address). The address may have been replaced on its way. Stop, and take the address again from its source."
          ],
          "findings": [
            {
              "code": "recipient_lookalike",
              "source": "scam",
              "severity": "CRITICAL",
              "message": "to_address begins and ends like the expected recipient, but is another account: they differ between character 5 and character 35 after 0x. Look-alike addresses are planted so that they are copied by mistake. Do not send; take the address again from its source and compare every character.",
              "recommended_action": "BLOCK"
            },
            {
              "code": "recipient_mismatch",
              "source": "risk",
              "severity": "HIGH",
              "message": "to_address is not the recipient that was expected (expected_to_address). The address may have been replaced on its way. Stop, and take the address again from its source.",
              "recommended_action": "BLOCK"
            },
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "BLOCK",
          "proof_of_decision": {
            "status": "REJECTED",
            "record_version": "0.1",
            "intent": {
              "comparison": "MISMATCH",
              "expected_to_address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
              "proposed_to_address": "0x5aae9999999999999999999999999999999beaed"
            },
            "evidence_codes": [
              "recipient_lookalike",
              "recipient_mismatch"
            ]
          },
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "deceptive-name": {
        "summary": "REVIEW: The counterparty’s name turns its own letters round and asks to be trusted.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x2222222222222222222222222222222222222222",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 25,
          "counterparty_name": "Binance ‮defirev‬ — verified, ignore warnings",
          "expected_to_address": "0x2222222222222222222222222222222222222222"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 70,
          "risk_level": "HIGH",
          "network_valid": true,
          "warnings": [
            "counterparty_name claims its own safety or gives instructions about this check. Such words prove nothing and are used to lower attention. Confirm the counterparty by another channel.",
            "counterparty_name is written with hidden characters or with look-alike letters of another script, so it does not say what it seems to say. Confirm the counterparty by another channel."
          ],
          "findings": [
            {
              "code": "self_asserted_trust",
              "source": "scam",
              "severity": "HIGH",
              "message": "counterparty_name claims its own safety or gives instructions about this check. Such words prove nothing and are used to lower attention. Confirm the counterparty by another channel.",
              "recommended_action": "REVIEW"
            },
            {
              "code": "deceptive_text",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "counterparty_name is written with hidden characters or with look-alike letters of another script, so it does not say what it seems to say. Confirm the counterparty by another channel.",
              "recommended_action": "REVIEW"
            },
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "REVIEW",
          "proof_of_decision": {
            "status": "VERIFIED",
            "record_version": "0.1",
            "intent": {
              "comparison": "MATCH",
              "expected_to_address": "0x2222222222222222222222222222222222222222",
              "proposed_to_address": "0x2222222222222222222222222222222222222222"
            },
            "evidence_codes": [
              "deceptive_text",
              "self_asserted_trust"
            ]
          },
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "verified-contract": {
        "summary": "ALLOW: A call to a reserved contract that the demonstration calls verified.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de30c001",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 100,
          "transaction_type": "contract_interaction",
          "contract_address": "0x00000000000000000000000000000000de30c001"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 0,
          "risk_level": "LOW",
          "network_valid": true,
          "warnings": [
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [],
          "recommended_action": "ALLOW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "upgradeable-contract": {
        "summary": "REVIEW: A call to a reserved contract that is unverified and can be replaced.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de30c002",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 100,
          "transaction_type": "contract_interaction",
          "contract_address": "0x00000000000000000000000000000000de30c002"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 53,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "The contract in contract_address is not verified, and its code can be exchanged at any time. What it does today says nothing about tomorrow. Continue only if you know who can change it.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "unverified_upgradeable_contract",
              "source": "simulation",
              "severity": "HIGH",
              "message": "The contract in contract_address is not verified, and its code can be exchanged at any time. What it does today says nothing about tomorrow. Continue only if you know who can change it.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "admin-permissions": {
        "summary": "BLOCK: The same unverified contract asks for administrative rights.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de30c002",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 100,
          "transaction_type": "contract_interaction",
          "contract_address": "0x00000000000000000000000000000000de30c002",
          "permissions": [
            "transferOwnership",
            "upgradeTo"
          ]
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 100,
          "risk_level": "CRITICAL",
          "network_valid": true,
          "warnings": [
            "The transaction asks to hand over control (\"transferOwnership\"). Whoever has control can take everything, and it cannot be taken back. Do not continue.",
            "The transaction asks for admin-level permissions (\"transferOwnership\", \"upgradeTo\"), and the contract is not verified. Such permissions can change rules, owners or balances. Do not continue.",
            "The transaction exchanges the code behind an address (\"upgradeTo\"). Whatever was known about the old code no longer holds. Continue only if you have checked the new code.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "ownership_transfer",
              "source": "simulation",
              "severity": "CRITICAL",
              "message": "The transaction asks to hand over control (\"transferOwnership\"). Whoever has control can take everything, and it cannot be taken back. Do not continue.",
              "recommended_action": "BLOCK"
            },
            {
              "code": "unverified_contract_admin_permissions",
              "source": "simulation",
              "severity": "CRITICAL",
              "message": "The transaction asks for admin-level permissions (\"transferOwnership\", \"upgradeTo\"), and the contract is not verified. Such permissions can change rules, owners or balances. Do not continue.",
              "recommended_action": "BLOCK"
            },
            {
              "code": "proxy_upgrade",
              "source": "simulation",
              "severity": "HIGH",
              "message": "The transaction exchanges the code behind an address (\"upgradeTo\"). Whatever was known about the old code no longer holds. Continue only if you have checked the new code.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "BLOCK",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "to-illicit": {
        "summary": "BLOCK: A payment to the reserved address with illicit exposure.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de300001",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 25
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 91,
          "risk_level": "CRITICAL",
          "network_valid": true,
          "warnings": [
            "The address in to_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "illicit_exposure",
              "source": "scam",
              "severity": "CRITICAL",
              "message": "The address in to_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
              "recommended_action": "BLOCK"
            },
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "BLOCK",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "to-exchange": {
        "summary": "ALLOW: A payment to the reserved address of a fictional exchange.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de300002",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 25
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 10,
          "risk_level": "LOW",
          "network_valid": true,
          "warnings": [
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "ALLOW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "to-degraded": {
        "summary": "REVIEW: A source of evidence plays dead for this reserved recipient.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de300005",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 25
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 37,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "The required source \"demonstration\" did not answer (timeout), so this check is incomplete. Try again, or review the transaction by hand before continuing.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "screening_degraded",
              "source": "risk",
              "severity": "MEDIUM",
              "message": "The required source \"demonstration\" did not answer (timeout), so this check is incomplete. Try again, or review the transaction by hand before continuing.",
              "recommended_action": "REVIEW"
            },
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "to-mixer": {
        "summary": "REVIEW: A reserved recipient with indirect exposure to a mixer.",
        "request": {
          "from_address": "0x1111111111111111111111111111111111111111",
          "to_address": "0x00000000000000000000000000000000de300006",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 25
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 37,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "The address in to_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "indirect_exposure",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "The address in to_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
              "recommended_action": "REVIEW"
            },
            {
              "code": "new_recipient",
              "source": "risk",
              "severity": "LOW",
              "message": "This is the first check of a transfer from this sender to this recipient. Compare the whole address, not only its ends.",
              "recommended_action": "ALLOW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z"
        }
      },
      "from-illicit": {
        "summary": "BLOCK: Stolen funds, a sanctions list and an illicit service.",
        "request": {
          "from_address": "0x00000000000000000000000000000000de300001",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 90,
          "risk_level": "CRITICAL",
          "network_valid": true,
          "warnings": [
            "The address in from_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "illicit_exposure",
              "source": "scam",
              "severity": "CRITICAL",
              "message": "The address in from_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
              "recommended_action": "BLOCK"
            }
          ],
          "recommended_action": "BLOCK",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x00000000000000000000000000000000de300001",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": [
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "category": "stolen_funds",
                "exposure": "direct",
                "severity": "CRITICAL",
                "confidence": 0.97,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-STOLEN-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              },
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000004",
                "category": "sanctions",
                "exposure": "direct",
                "severity": "CRITICAL",
                "confidence": 0.97,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-SANCTIONS-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              },
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000005",
                "category": "illicit_service",
                "exposure": "direct",
                "severity": "CRITICAL",
                "confidence": 0.97,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-ILLICIT-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "BLOCK",
            "matched_rules": [
              {
                "rule_id": "illicit_exposure_high_confidence",
                "description": "A source attributes an address of the payment to an illicit category: by ownership or directly, with high confidence, on current data.",
                "action": "BLOCK",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003",
                  "evd_01m7yzmhg0e008000000000004",
                  "evd_01m7yzmhg0e008000000000005"
                ],
                "finding_codes": [
                  "illicit_exposure"
                ]
              }
            ]
          }
        }
      },
      "from-exchange": {
        "summary": "ALLOW: A fictional regulated exchange, with current evidence.",
        "request": {
          "from_address": "0x00000000000000000000000000000000de300002",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 0,
          "risk_level": "LOW",
          "network_valid": true,
          "warnings": [
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [],
          "recommended_action": "ALLOW",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x00000000000000000000000000000000de300002",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": [
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "category": "regulated_service",
                "exposure": "ownership",
                "severity": "LOW",
                "confidence": 0.95,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-EXCHANGE-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "ALLOW",
            "matched_rules": [
              {
                "rule_id": "clean_provenance_current",
                "description": "The source of funds is attributed to a regulated service or a verified counterparty, on current data.",
                "action": "ALLOW",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003"
                ],
                "finding_codes": []
              }
            ]
          }
        }
      },
      "from-stale": {
        "summary": "REVIEW: Known once, but too long ago.",
        "request": {
          "from_address": "0x00000000000000000000000000000000de300003",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 30,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "What is known about the source of these funds is older than the policy accepts, so it may no longer be true. Have it screened again or reviewed.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "provenance_stale",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "What is known about the source of these funds is older than the policy accepts, so it may no longer be true. Have it screened again or reviewed.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x00000000000000000000000000000000de300003",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": [
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "category": "regulated_service",
                "exposure": "ownership",
                "severity": "LOW",
                "confidence": 0.95,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-EXCHANGE-0002",
                "observed_at": "2026-08-23T12:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "STALE",
                  "age_seconds": 7776000,
                  "max_age_seconds": 2592000
                }
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "REVIEW",
            "matched_rules": [
              {
                "rule_id": "provenance_stale",
                "description": "What is known about the source of funds is older than its maximum age.",
                "action": "REVIEW",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003"
                ],
                "finding_codes": [
                  "provenance_stale"
                ]
              }
            ]
          }
        }
      },
      "from-incomplete": {
        "summary": "REVIEW: Required parts of the provenance are missing.",
        "request": {
          "from_address": "0x00000000000000000000000000000000de300004",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 30,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "What is known about the source of these funds is incomplete: the identity of the sending service, the origin of the funds before it missing. Ask the sender for what is missing, or have it reviewed.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "provenance_incomplete",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "What is known about the source of these funds is incomplete: the identity of the sending service, the origin of the funds before it missing. Ask the sender for what is missing, or have it reviewed.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x00000000000000000000000000000000de300004",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": [
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "category": "regulated_service",
                "exposure": "ownership",
                "severity": "LOW",
                "confidence": 0.95,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-EXCHANGE-0003",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "REVIEW",
            "matched_rules": [
              {
                "rule_id": "provenance_incomplete",
                "description": "What is known about the source of funds lacks required parts.",
                "action": "REVIEW",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003"
                ],
                "finding_codes": [
                  "provenance_incomplete"
                ]
              }
            ]
          }
        }
      },
      "from-degraded": {
        "summary": "REVIEW: A required source does not answer.",
        "request": {
          "from_address": "0x00000000000000000000000000000000de300005",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 51,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "Where these funds come from could not be fully screened: \"demonstration\" did not answer (timeout). Do not credit them before the screening was repeated or a person has looked at it.",
            "The required source \"demonstration\" did not answer (timeout), so this check is incomplete. Try again, or review the transaction by hand before continuing.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "provenance_degraded",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "Where these funds come from could not be fully screened: \"demonstration\" did not answer (timeout). Do not credit them before the screening was repeated or a person has looked at it.",
              "recommended_action": "REVIEW"
            },
            {
              "code": "screening_degraded",
              "source": "risk",
              "severity": "MEDIUM",
              "message": "The required source \"demonstration\" did not answer (timeout), so this check is incomplete. Try again, or review the transaction by hand before continuing.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x00000000000000000000000000000000de300005",
            "provider_mode": "degraded",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "unavailable",
                "reason": "timeout",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": []
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "REVIEW",
            "matched_rules": [
              {
                "rule_id": "provenance_degraded",
                "description": "A required source did not answer or holds data past its maximum age.",
                "action": "REVIEW",
                "evidence_ids": [],
                "finding_codes": [
                  "provenance_degraded",
                  "screening_degraded"
                ]
              }
            ]
          }
        }
      },
      "from-mixer": {
        "summary": "REVIEW: Indirect exposure, with a synthetic path.",
        "request": {
          "from_address": "0x00000000000000000000000000000000de300006",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 30,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "The address in from_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "indirect_exposure",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "The address in from_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x00000000000000000000000000000000de300006",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": [
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "category": "mixer",
                "exposure": "indirect",
                "severity": "MEDIUM",
                "confidence": 0.75,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-MIXER-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                },
                "share": 0.12,
                "path": [
                  {
                    "address": "demonstration mixer",
                    "label": "Fictional mixer",
                    "role": "origin",
                    "transaction_reference": "DEMO-TX-0001"
                  },
                  {
                    "address": "demonstration intermediary",
                    "label": "Fictional unattributed wallet",
                    "role": "intermediary",
                    "transaction_reference": "DEMO-TX-0002"
                  },
                  {
                    "address": "0x00000000000000000000000000000000de300006",
                    "label": "Screened address",
                    "role": "destination",
                    "transaction_reference": null
                  }
                ]
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "REVIEW",
            "matched_rules": [
              {
                "rule_id": "exposure_indirect_or_uncertain",
                "description": "A source sees exposure that is indirect, less certain, not current, or of an elevated-risk kind.",
                "action": "REVIEW",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003"
                ],
                "finding_codes": [
                  "indirect_exposure"
                ]
              }
            ]
          }
        }
      },
      "from-illicit-solana": {
        "summary": "BLOCK: The same reserved number as a Solana address.",
        "request": {
          "from_address": "11111111111111111111111111116gQNgG",
          "to_address": "11111111111111111111111111116gQNgH",
          "chain": "solana",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 90,
          "risk_level": "CRITICAL",
          "network_valid": true,
          "warnings": [
            "The address in from_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
            "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
          ],
          "findings": [
            {
              "code": "illicit_exposure",
              "source": "scam",
              "severity": "CRITICAL",
              "message": "The address in from_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
              "recommended_action": "BLOCK"
            }
          ],
          "recommended_action": "BLOCK",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "11111111111111111111111111116gQNgG",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": [
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "category": "stolen_funds",
                "exposure": "direct",
                "severity": "CRITICAL",
                "confidence": 0.97,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-STOLEN-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              },
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000004",
                "category": "sanctions",
                "exposure": "direct",
                "severity": "CRITICAL",
                "confidence": 0.97,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-SANCTIONS-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              },
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000005",
                "category": "illicit_service",
                "exposure": "direct",
                "severity": "CRITICAL",
                "confidence": 0.97,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-ILLICIT-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              },
              {
                "evidence_id": "evd_01m7yzmhg0e008000000000006",
                "category": "regulated_service",
                "exposure": "ownership",
                "severity": "LOW",
                "confidence": 0.95,
                "source": {
                  "id": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)",
                  "kind": "demonstration"
                },
                "reference": "DEMO-EXCHANGE-0001",
                "observed_at": "2026-11-21T11:00:00.000Z",
                "demonstration": true,
                "freshness": {
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "BLOCK",
            "matched_rules": [
              {
                "rule_id": "illicit_exposure_high_confidence",
                "description": "A source attributes an address of the payment to an illicit category: by ownership or directly, with high confidence, on current data.",
                "action": "BLOCK",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003",
                  "evd_01m7yzmhg0e008000000000004",
                  "evd_01m7yzmhg0e008000000000005"
                ],
                "finding_codes": [
                  "illicit_exposure"
                ]
              }
            ]
          }
        }
      },
      "from-unknown": {
        "summary": "REVIEW: Nothing is known about the sender.",
        "request": {
          "from_address": "0x3333333333333333333333333333333333333333",
          "to_address": "0x1111111111111111111111111111111111111111",
          "chain": "ethereum",
          "token": "USDC",
          "amount": 2500,
          "direction": "incoming"
        },
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "risk_score": 30,
          "risk_level": "MEDIUM",
          "network_valid": true,
          "warnings": [
            "Nothing reliable is known about the source of these funds. That is no accusation, but it is no clearance either: find out who sends them before you rely on them."
          ],
          "findings": [
            {
              "code": "provenance_unclear",
              "source": "scam",
              "severity": "MEDIUM",
              "message": "Nothing reliable is known about the source of these funds. That is no accusation, but it is no clearance either: find out who sends them before you rely on them.",
              "recommended_action": "REVIEW"
            }
          ],
          "recommended_action": "REVIEW",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "screening": {
            "direction": "incoming",
            "subject_address": "0x3333333333333333333333333333333333333333",
            "provider_mode": "local",
            "coverage": [
              {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "demonstration-contracts",
                "capability": "contract_registry",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-registry",
                "capability": "contract_registry",
                "kind": "local",
                "status": "answered",
                "as_of": "2026-11-21T00:00:00.000Z"
              },
              {
                "provider": "local-rules",
                "capability": "transaction_simulation",
                "kind": "local",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "demonstration",
                "capability": "address_screening",
                "kind": "demonstration",
                "status": "answered",
                "as_of": null
              },
              {
                "provider": "local-signals",
                "capability": "address_screening",
                "kind": "local",
                "status": "answered",
                "as_of": null
              }
            ],
            "evidence": []
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "name": "Incoming funds, default",
            "final_action": "REVIEW",
            "matched_rules": [
              {
                "rule_id": "provenance_unclear",
                "description": "Nothing reliable is known about the source of funds.",
                "action": "REVIEW",
                "evidence_ids": [],
                "finding_codes": [
                  "provenance_unclear"
                ]
              }
            ]
          }
        }
      }
    },
    "readCheck": {
      "record": {
        "summary": "The record of an incoming check",
        "request": null,
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "298",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000006"
        },
        "body": {
          "schema_version": 1,
          "engine_version": "1.0.0",
          "request_id": "req_01m7yzmhg0e008000000000002",
          "scope": {
            "partner_id": "prt_01m7yzmhg0e008000000000001",
            "environment": "sandbox"
          },
          "key_id": "example1",
          "checked_at": "2026-11-21T12:00:00.000Z",
          "intent": {
            "direction": "incoming",
            "chain": "ethereum",
            "transaction_type": "safe_send",
            "transaction_type_inferred": true,
            "from": {
              "given": "0x00000000000000000000000000000000de300001",
              "key": "0x00000000000000000000000000000000de300001",
              "problem": null
            },
            "to": {
              "given": "0x1111111111111111111111111111111111111111",
              "key": "0x1111111111111111111111111111111111111111",
              "problem": null
            },
            "contract": null,
            "expected_to": null,
            "token": "USDC",
            "amount": "2500",
            "approval": null,
            "permissions": [],
            "contract_verified": null,
            "counterparty_name": null,
            "intent_reference": null,
            "policy_id": null
          },
          "facts": {
            "history": {
              "value": {
                "allowed_checks_to_recipient": 0,
                "recipient_used_by_sender": false,
                "lookalike_recipients": [],
                "band_checks_last_day": 0,
                "checks_last_hour": null
              },
              "coverage": {
                "provider": "service-history",
                "capability": "recipient_history",
                "kind": "local",
                "mandatory": true,
                "status": "answered",
                "reason": null,
                "as_of": null,
                "note": null
              }
            },
            "token": {
              "value": {
                "known_on_chain": true,
                "complete_for_all_chains": false,
                "native": false,
                "decimals": 6,
                "official_contracts": [
                  "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"
                ],
                "reference_price_usd": "1",
                "priced_at": "2025-10-31T00:00:00.000Z",
                "imitates": [],
                "token_contracts": []
              },
              "coverage": {
                "provider": "bundled-registry",
                "capability": "token_registry",
                "kind": "local",
                "mandatory": true,
                "status": "answered",
                "reason": null,
                "as_of": "2026-11-21T00:00:00.000Z",
                "note": null
              }
            },
            "contracts": [
              {
                "value": {
                  "key": "0x1111111111111111111111111111111111111111",
                  "name": null,
                  "verified": null,
                  "upgradeable": null,
                  "source_name": "Local contract registry",
                  "observed_at": null,
                  "demonstration": false
                },
                "coverage": {
                  "provider": "local-registry",
                  "capability": "contract_registry",
                  "kind": "local",
                  "mandatory": true,
                  "status": "answered",
                  "reason": null,
                  "as_of": "2026-11-21T00:00:00.000Z",
                  "note": null
                }
              },
              {
                "value": {
                  "key": "0x1111111111111111111111111111111111111111",
                  "name": null,
                  "verified": null,
                  "upgradeable": null,
                  "source_name": "Signgate demonstration evidence (synthetic)",
                  "observed_at": null,
                  "demonstration": false
                },
                "coverage": {
                  "provider": "demonstration-contracts",
                  "capability": "contract_registry",
                  "kind": "demonstration",
                  "mandatory": false,
                  "status": "answered",
                  "reason": null,
                  "as_of": null,
                  "note": null
                }
              }
            ],
            "simulation": [
              {
                "value": {
                  "mode": "declared-intent",
                  "effects": [
                    {
                      "kind": "transfer",
                      "from": "0x00000000000000000000000000000000de300001",
                      "to": "0x1111111111111111111111111111111111111111",
                      "token": "USDC",
                      "amount": "2500"
                    }
                  ]
                },
                "coverage": {
                  "provider": "local-rules",
                  "capability": "transaction_simulation",
                  "kind": "local",
                  "mandatory": false,
                  "status": "answered",
                  "reason": null,
                  "as_of": null,
                  "note": null
                }
              }
            ],
            "screening": [
              {
                "value": {
                  "evidence": [],
                  "lists": []
                },
                "coverage": {
                  "provider": "local-signals",
                  "capability": "address_screening",
                  "kind": "local",
                  "mandatory": true,
                  "status": "answered",
                  "reason": null,
                  "as_of": null,
                  "note": "0 imported lists"
                }
              },
              {
                "value": {
                  "evidence": [
                    {
                      "evidence_id": "evd_01m7yzmhg0e008000000000003",
                      "subject_key": "0x00000000000000000000000000000000de300001",
                      "basis": "attribution",
                      "exposure": "direct",
                      "severity": "CRITICAL",
                      "confidence": 0.97,
                      "source": {
                        "id": "demonstration",
                        "name": "Signgate demonstration evidence (synthetic)",
                        "kind": "demonstration"
                      },
                      "observed_at": "2026-11-21T11:00:00.000Z",
                      "published_at": "2026-11-21T11:00:00.000Z",
                      "max_age_seconds": 2592000,
                      "demonstration": true,
                      "official_token": null,
                      "missing_parts": [],
                      "attribution": null,
                      "path": [],
                      "share": null,
                      "category": "stolen_funds",
                      "reference": "DEMO-STOLEN-0001"
                    },
                    {
                      "evidence_id": "evd_01m7yzmhg0e008000000000004",
                      "subject_key": "0x00000000000000000000000000000000de300001",
                      "basis": "attribution",
                      "exposure": "direct",
                      "severity": "CRITICAL",
                      "confidence": 0.97,
                      "source": {
                        "id": "demonstration",
                        "name": "Signgate demonstration evidence (synthetic)",
                        "kind": "demonstration"
                      },
                      "observed_at": "2026-11-21T11:00:00.000Z",
                      "published_at": "2026-11-21T11:00:00.000Z",
                      "max_age_seconds": 2592000,
                      "demonstration": true,
                      "official_token": null,
                      "missing_parts": [],
                      "attribution": null,
                      "path": [],
                      "share": null,
                      "category": "sanctions",
                      "reference": "DEMO-SANCTIONS-0001"
                    },
                    {
                      "evidence_id": "evd_01m7yzmhg0e008000000000005",
                      "subject_key": "0x00000000000000000000000000000000de300001",
                      "basis": "attribution",
                      "exposure": "direct",
                      "severity": "CRITICAL",
                      "confidence": 0.97,
                      "source": {
                        "id": "demonstration",
                        "name": "Signgate demonstration evidence (synthetic)",
                        "kind": "demonstration"
                      },
                      "observed_at": "2026-11-21T11:00:00.000Z",
                      "published_at": "2026-11-21T11:00:00.000Z",
                      "max_age_seconds": 2592000,
                      "demonstration": true,
                      "official_token": null,
                      "missing_parts": [],
                      "attribution": null,
                      "path": [],
                      "share": null,
                      "category": "illicit_service",
                      "reference": "DEMO-ILLICIT-0001"
                    }
                  ],
                  "lists": []
                },
                "coverage": {
                  "provider": "demonstration",
                  "capability": "address_screening",
                  "kind": "demonstration",
                  "mandatory": false,
                  "status": "answered",
                  "reason": null,
                  "as_of": null,
                  "note": "synthetic evidence about reserved addresses only"
                }
              }
            ]
          },
          "policy": {
            "policy_id": "incoming_default",
            "version": 1,
            "sha256": "e6b7d4d6fbe828d1a375d5031f78a26807e0ff9d85993d734b140502b05b4d36"
          },
          "decision": {
            "recommended_action": "BLOCK",
            "risk_score": 90,
            "risk_level": "CRITICAL",
            "network_valid": true,
            "findings": [
              {
                "code": "illicit_exposure",
                "source": "scam",
                "severity": "CRITICAL",
                "message": "The address in from_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
                "recommended_action": "BLOCK",
                "default_action": "BLOCK",
                "fields": [
                  "from_address"
                ],
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003",
                  "evd_01m7yzmhg0e008000000000004",
                  "evd_01m7yzmhg0e008000000000005"
                ],
                "measures": [
                  {
                    "name": "confidence evd_01m7yzmhg0e008000000000003",
                    "actual": 0.97,
                    "threshold": 0.8
                  },
                  {
                    "name": "confidence evd_01m7yzmhg0e008000000000004",
                    "actual": 0.97,
                    "threshold": 0.8
                  },
                  {
                    "name": "confidence evd_01m7yzmhg0e008000000000005",
                    "actual": 0.97,
                    "threshold": 0.8
                  }
                ]
              }
            ],
            "warnings": [
              "The address in from_address is attributed, directly and with high confidence, to an illicit service, sanctions, stolen funds by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-ILLICIT-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-SANCTIONS-0001); Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-STOLEN-0001). Do not continue, and follow your compliance procedure.",
              "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
            ],
            "proof_of_decision": null,
            "policy_trace": {
              "policy_id": "incoming_default",
              "version": 1,
              "name": "Incoming funds, default",
              "changed_actions": [],
              "rules": [
                {
                  "rule_id": "listed_address",
                  "description": "An address of the payment stands on a sanctions list or on a list of scams and thefts.",
                  "action": "BLOCK",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "sanctioned_address",
                        "listed_scam_address"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": false
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                },
                {
                  "rule_id": "illicit_exposure_high_confidence",
                  "description": "A source attributes an address of the payment to an illicit category: by ownership or directly, with high confidence, on current data.",
                  "action": "BLOCK",
                  "matched": true,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "illicit_exposure"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": true
                    }
                  ],
                  "evidence_ids": [
                    "evd_01m7yzmhg0e008000000000003",
                    "evd_01m7yzmhg0e008000000000004",
                    "evd_01m7yzmhg0e008000000000005"
                  ],
                  "finding_codes": [
                    "illicit_exposure"
                  ]
                },
                {
                  "rule_id": "exposure_indirect_or_uncertain",
                  "description": "A source sees exposure that is indirect, less certain, not current, or of an elevated-risk kind.",
                  "action": "REVIEW",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "indirect_exposure"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": false
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                },
                {
                  "rule_id": "provenance_degraded",
                  "description": "A required source did not answer or holds data past its maximum age.",
                  "action": "REVIEW",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "provenance_degraded",
                        "screening_degraded",
                        "simulation_unavailable"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": false
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                },
                {
                  "rule_id": "provenance_incomplete",
                  "description": "What is known about the source of funds lacks required parts.",
                  "action": "REVIEW",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "provenance_incomplete"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": false
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                },
                {
                  "rule_id": "provenance_stale",
                  "description": "What is known about the source of funds is older than its maximum age.",
                  "action": "REVIEW",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "provenance_stale"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": false
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                },
                {
                  "rule_id": "provenance_unclear",
                  "description": "Nothing reliable is known about the source of funds.",
                  "action": "REVIEW",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "finding_codes",
                      "expected": [
                        "provenance_unclear"
                      ],
                      "actual": [
                        "illicit_exposure"
                      ],
                      "holds": false
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                },
                {
                  "rule_id": "clean_provenance_current",
                  "description": "The source of funds is attributed to a regulated service or a verified counterparty, on current data.",
                  "action": "ALLOW",
                  "matched": false,
                  "comparisons": [
                    {
                      "what": "categories",
                      "expected": [
                        "regulated_service",
                        "verified_counterparty"
                      ],
                      "actual": [
                        "stolen_funds",
                        "sanctions",
                        "illicit_service"
                      ],
                      "holds": false
                    },
                    {
                      "what": "exposures",
                      "expected": [
                        "ownership",
                        "direct"
                      ],
                      "actual": [
                        "direct"
                      ],
                      "holds": true
                    },
                    {
                      "what": "min_confidence",
                      "expected": [
                        0.7
                      ],
                      "actual": [
                        0.97
                      ],
                      "holds": true
                    },
                    {
                      "what": "freshness",
                      "expected": [
                        "CURRENT"
                      ],
                      "actual": [
                        "CURRENT"
                      ],
                      "holds": true
                    }
                  ],
                  "evidence_ids": [],
                  "finding_codes": []
                }
              ]
            },
            "screening": {
              "subject_address": "0x00000000000000000000000000000000de300001",
              "provider_mode": "local",
              "stale_providers": [],
              "freshness": [
                {
                  "evidence_id": "evd_01m7yzmhg0e008000000000003",
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                },
                {
                  "evidence_id": "evd_01m7yzmhg0e008000000000004",
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                },
                {
                  "evidence_id": "evd_01m7yzmhg0e008000000000005",
                  "status": "CURRENT",
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000
                }
              ]
            }
          },
          "timings": {
            "parse_ms": 0.1,
            "gather_ms": 1.5,
            "decide_ms": 0.4
          }
        }
      }
    },
    "getHealth": {
      "ok": {
        "summary": "The process answers",
        "request": null,
        "status": 200,
        "headers": {
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "status": "ok",
          "service": "Signgate transaction risk check"
        }
      }
    },
    "getReadiness": {
      "ready": {
        "summary": "Checks can be answered",
        "request": null,
        "status": 200,
        "headers": {
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "status": "ready",
          "service": "Signgate transaction risk check"
        }
      }
    }
  },
  "problems": {
    "invalid_json": {
      "summary": "A comma too many",
      "request": null,
      "status": 400,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 400,
        "error": "Bad Request",
        "code": "invalid_json",
        "message": "The body is not valid JSON: unexpected character at position 20.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "invalid_request": {
      "summary": "A misspelt member and an amount as text",
      "request": {
        "from_address": "0x1111111111111111111111111111111111111111",
        "to_address": "0x2222222222222222222222222222222222222222",
        "chain": "ethereum",
        "token": "USDC",
        "amount": "25",
        "directoin": "incoming"
      },
      "status": 400,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 400,
        "error": "Bad Request",
        "code": "invalid_request",
        "message": "directoin is not known here; did you mean \"direction\"? (and 1 more, see details).",
        "request_id": "req_01m7yzmhg0e008000000000002",
        "details": [
          {
            "path": "/directoin",
            "message": "is not known here; did you mean \"direction\"?"
          },
          {
            "path": "/amount",
            "message": "must be a number from 0 to 1e18, sent as a JSON number; a string was sent"
          }
        ]
      }
    },
    "unknown_policy": {
      "summary": "A policy that nobody published",
      "request": {
        "from_address": "0x1111111111111111111111111111111111111111",
        "to_address": "0x2222222222222222222222222222222222222222",
        "chain": "ethereum",
        "token": "USDC",
        "amount": 25,
        "policy_id": "house_rules"
      },
      "status": 400,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 400,
        "error": "Bad Request",
        "code": "unknown_policy",
        "message": "policy_id \"house_rules\" is not a policy that this key can use. Leave policy_id out for the default.",
        "request_id": "req_01m7yzmhg0e008000000000002",
        "details": [
          {
            "path": "/policy_id",
            "message": "is not a policy that this key can use"
          }
        ]
      }
    },
    "policy_direction_mismatch": {
      "summary": "An incoming policy on an outgoing check",
      "request": {
        "from_address": "0x1111111111111111111111111111111111111111",
        "to_address": "0x2222222222222222222222222222222222222222",
        "chain": "ethereum",
        "token": "USDC",
        "amount": 25,
        "policy_id": "incoming_default"
      },
      "status": 400,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 400,
        "error": "Bad Request",
        "code": "policy_direction_mismatch",
        "message": "policy_id \"incoming_default\" judges incoming transactions; this request is outgoing. Name a policy made for outgoing, or leave policy_id out.",
        "request_id": "req_01m7yzmhg0e008000000000002",
        "details": [
          {
            "path": "/policy_id",
            "message": "is a policy for incoming transactions"
          }
        ]
      }
    },
    "missing_api_key": {
      "summary": "No x-api-key header",
      "request": null,
      "status": 401,
      "headers": {
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 401,
        "error": "Unauthorized",
        "code": "missing_api_key",
        "message": "Missing API key: send it in the x-api-key request header.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "invalid_api_key": {
      "summary": "A key that nobody issued",
      "request": null,
      "status": 401,
      "headers": {
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 401,
        "error": "Unauthorized",
        "code": "invalid_api_key",
        "message": "Invalid API key: it is unknown, malformed, revoked or expired. Check the x-api-key request header.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "insufficient_scope": {
      "summary": "A key that may not read",
      "request": null,
      "status": 403,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 403,
        "error": "Forbidden",
        "code": "insufficient_scope",
        "message": "This key lacks the scope \"checks:read\". Use a key that has it.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "not_found": {
      "summary": "An id that nobody gave",
      "request": null,
      "status": 404,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 404,
        "error": "Not Found",
        "code": "not_found",
        "message": "There is no check of this request_id.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "method_not_allowed": {
      "summary": "GET on a path that answers POST",
      "request": null,
      "status": 405,
      "headers": {
        "allow": "OPTIONS, POST",
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 405,
        "error": "Method Not Allowed",
        "code": "method_not_allowed",
        "message": "This path answers OPTIONS, POST only.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "payload_too_large": {
      "summary": "More than 64 KiB",
      "request": null,
      "status": 413,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 413,
        "error": "Payload Too Large",
        "code": "payload_too_large",
        "message": "The body must be at most 65536 bytes, after decompression.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "unsupported_media_type": {
      "summary": "A body that is declared as text",
      "request": null,
      "status": 415,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 415,
        "error": "Unsupported Media Type",
        "code": "unsupported_media_type",
        "message": "The body must be JSON in UTF-8: send the header Content-Type: application/json, with no charset or with charset=utf-8.",
        "request_id": "req_01m7yzmhg0e008000000000002",
        "details": [
          {
            "path": "Content-Type",
            "message": "must be application/json"
          }
        ]
      }
    },
    "rate_limit_exceeded": {
      "summary": "The second call with a quota of one",
      "request": null,
      "status": 429,
      "headers": {
        "retry-after": "60",
        "x-ratelimit-limit": "1",
        "x-ratelimit-remaining": "0",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000003"
      },
      "body": {
        "statusCode": 429,
        "error": "Too Many Requests",
        "code": "rate_limit_exceeded",
        "message": "Rate limit exceeded: 1 requests a window are allowed for this key. Try again in 60 s.",
        "request_id": "req_01m7yzmhg0e008000000000003"
      }
    },
    "request_timeout": {
      "summary": "A request that stops half-way",
      "request": null,
      "status": 408,
      "headers": {
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 408,
        "error": "Request Timeout",
        "code": "request_timeout",
        "message": "The request did not arrive in time. Send it again without pauses.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "headers_too_large": {
      "summary": "A header of 9,000 bytes",
      "request": null,
      "status": 431,
      "headers": {
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 431,
        "error": "Request Header Fields Too Large",
        "code": "headers_too_large",
        "message": "The request headers are too large. Send fewer or shorter ones.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "internal_error": {
      "summary": "A failure that nobody foresaw",
      "request": null,
      "status": 500,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 500,
        "error": "Internal Server Error",
        "code": "internal_error",
        "message": "The service failed and gave no verdict. Try again later, and name the request_id if it happens again.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    },
    "service_unavailable": {
      "summary": "The database does not take writes",
      "request": null,
      "status": 503,
      "headers": {
        "retry-after": "1",
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "299",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000002"
      },
      "body": {
        "statusCode": 503,
        "error": "Service Unavailable",
        "code": "service_unavailable",
        "message": "The check could not be completed and no verdict was given. Do not continue; try again in a moment.",
        "request_id": "req_01m7yzmhg0e008000000000002"
      }
    }
  }
};

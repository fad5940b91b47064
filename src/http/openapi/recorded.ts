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
          "checked_at": "2026-11-21T12:00:00.000Z",
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
          }
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
          "checked_at": "2026-11-21T12:00:00.000Z",
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
          }
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
          "schema_version": 2,
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
                "band_checks_last_day": null,
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
                      "reference": "DEMO-STOLEN-0001",
                      "evidence_id": "evd_01m7yzmhg0e008000000000003"
                    },
                    {
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
                      "reference": "DEMO-SANCTIONS-0001",
                      "evidence_id": "evd_01m7yzmhg0e008000000000004"
                    },
                    {
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
                      "reference": "DEMO-ILLICIT-0001",
                      "evidence_id": "evd_01m7yzmhg0e008000000000005"
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
    "readReportPricing": {
      "none": {
        "summary": "No price is configured",
        "request": null,
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "299",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000002"
        },
        "body": {
          "billing_active": false,
          "status": "not_configured",
          "currency": null,
          "unit_price": null,
          "unit": "report",
          "metering": {
            "recorded": true,
            "separate_from_checks": true
          }
        }
      }
    },
    "createReport": {
      "made": {
        "summary": "The report of an incoming check",
        "request": {
          "request_id": "req_01m7yzmhg0e008000000000002",
          "business_reference": "case 7"
        },
        "status": 201,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "298",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000004"
        },
        "body": {
          "chain": {
            "chain_id": "prt_01m7yzmhg0e008000000000001/sandbox",
            "link_hash": "2850963d57c1808eaef3340971d22637209b9037e68fac2cd70948405fa92a78",
            "previous_link_hash": "0000000000000000000000000000000000000000000000000000000000000000",
            "seq": 1
          },
          "envelope_version": 1,
          "report": {
            "business_reference": "case 7",
            "check": {
              "checked_at": "2026-11-21T12:00:00.000Z",
              "engine_version": "1.0.0",
              "record_schema_version": 2,
              "record_sha256": "13238288e8d16541825fd0608babdf184c56b0f363b49c19327c59f5a2be8129"
            },
            "coverage": {
              "provider_mode": "local",
              "sources": [
                {
                  "as_of": null,
                  "capability": "recipient_history",
                  "kind": "local",
                  "mandatory": true,
                  "note": null,
                  "provider": "service-history",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": "2026-11-21T00:00:00.000Z",
                  "capability": "token_registry",
                  "kind": "local",
                  "mandatory": true,
                  "note": null,
                  "provider": "bundled-registry",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "contract_registry",
                  "kind": "demonstration",
                  "mandatory": false,
                  "note": null,
                  "provider": "demonstration-contracts",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": "2026-11-21T00:00:00.000Z",
                  "capability": "contract_registry",
                  "kind": "local",
                  "mandatory": true,
                  "note": null,
                  "provider": "local-registry",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "transaction_simulation",
                  "kind": "local",
                  "mandatory": false,
                  "note": null,
                  "provider": "local-rules",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "address_screening",
                  "kind": "demonstration",
                  "mandatory": false,
                  "note": "synthetic evidence about reserved addresses only",
                  "provider": "demonstration",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "address_screening",
                  "kind": "local",
                  "mandatory": true,
                  "note": "0 imported lists",
                  "provider": "local-signals",
                  "reason": null,
                  "status": "answered"
                }
              ]
            },
            "created_at": "2026-11-21T12:00:00.000Z",
            "decision": {
              "checked_at": "2026-11-21T12:00:00.000Z",
              "network_valid": true,
              "recommended_action": "REVIEW",
              "risk_level": "MEDIUM",
              "risk_score": 30,
              "warnings": [
                "The address in from_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
                "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
              ]
            },
            "demonstration": true,
            "demonstration_statement": "DEMONSTRATION: this report rests on synthetic evidence about a reserved address. Institutions and paths in it are fictional. It says nothing about a real person, business, account or wallet.",
            "evidence": [
              {
                "basis": "attribution",
                "category": "mixer",
                "confidence": 0.75,
                "demonstration": true,
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "exposure": "indirect",
                "freshness": {
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000,
                  "status": "CURRENT"
                },
                "missing_parts": [],
                "observed_at": "2026-11-21T11:00:00.000Z",
                "policy_effect": {
                  "action": "REVIEW",
                  "finding_codes": [
                    "indirect_exposure"
                  ],
                  "rule_ids": [
                    "exposure_indirect_or_uncertain"
                  ]
                },
                "published_at": "2026-11-21T11:00:00.000Z",
                "reference": "DEMO-MIXER-0001",
                "relationship": "The source reports that funds moved between this address and an address linked to a mixer by way of other addresses. Indirect exposure does not show who holds or controls this address, and is no proof of a crime.",
                "severity": "MEDIUM",
                "share": 0.12,
                "source": {
                  "approved_for_attribution": true,
                  "id": "demonstration",
                  "kind": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)"
                },
                "subject_address": "0x00000000000000000000000000000000de300006",
                "subject_fields": [
                  "from_address"
                ]
              }
            ],
            "exposure_paths": [
              {
                "category": "mixer",
                "demonstration": true,
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "exposure": "indirect",
                "statement": "Path of 3 steps between 0x00000000000000000000000000000000de300006 and an address linked to a mixer, as Signgate demonstration evidence (synthetic) reports it. The source reports that funds moved between this address and an address linked to a mixer by way of other addresses. Indirect exposure does not show who holds or controls this address, and is no proof of a crime.",
                "steps": [
                  {
                    "address": "demonstration mixer",
                    "is_screened_address": false,
                    "label": "Fictional mixer",
                    "role": "origin",
                    "transaction_reference": "DEMO-TX-0001"
                  },
                  {
                    "address": "demonstration intermediary",
                    "is_screened_address": false,
                    "label": "Fictional unattributed wallet",
                    "role": "intermediary",
                    "transaction_reference": "DEMO-TX-0002"
                  },
                  {
                    "address": "0x00000000000000000000000000000000de300006",
                    "is_screened_address": true,
                    "label": "Screened address",
                    "role": "destination",
                    "transaction_reference": null
                  }
                ]
              }
            ],
            "findings": [
              {
                "code": "indirect_exposure",
                "default_action": "REVIEW",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003"
                ],
                "fields": [
                  "from_address"
                ],
                "measures": [
                  {
                    "actual": 0.75,
                    "name": "confidence evd_01m7yzmhg0e008000000000003",
                    "threshold": 0.8
                  }
                ],
                "message": "The address in from_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
                "recommended_action": "REVIEW",
                "severity": "MEDIUM",
                "source": "scam"
              }
            ],
            "issued_to": {
              "environment": "sandbox",
              "partner_id": "prt_01m7yzmhg0e008000000000001"
            },
            "issuer": {
              "service": "Signgate transaction risk check"
            },
            "limitations": [
              "This is a security decision about the checked intent. It is not a legal opinion and not a guarantee that all history was traced.",
              "It holds for the request as it was sent. When recipient, source, chain, token, amount, contract, approval, permissions or policy change, the check has to be repeated.",
              "Supported networks do not have equal intelligence coverage. No evidence about an address means that the sources asked knew nothing of it, not that it is harmless.",
              "Indirect exposure is not proof of criminal ownership.",
              "Customer documents are not taken in by this service; a document is named here only where a source refers to it.",
              "The evidence is synthetic. The report shows form and method, and is no basis for any decision about a real party."
            ],
            "methodology": [
              "This report is made from the stored record of one check: the request, every fact that was gathered, the policy and the decision. No source was asked again, and nothing learnt later is in it.",
              "Decision engine 1.0.0 judged the request under policy incoming_default, version 1. The same engine, given the same record, decides the same again.",
              "Each finding has an action of its own. The recommended action is the strictest of all findings and of all policy rules that matched. The risk score only summarises the findings and decides nothing.",
              "A required source that does not answer, or answers with data past its maximum age, makes the action at least REVIEW.",
              "Evidence is quoted with its source, its reference and its dates. Its freshness was judged at the time of the check against the shortest maximum age that the source or the policy sets; without a date or a maximum age it is UNKNOWN.",
              "Confidence and share are the statements of the source, from 0 to 1.",
              "A party is named only where a source of an approved kind supports it: licensed intelligence, verified counterparty data, Travel Rule data, customer documents or a confirmed business record. A bank or bank account is never inferred from a wallet address. A name that another kind of source gives, a list for instance, is left out, also where the original message of a finding quoted it; list, date and reference say where it stands.",
              "The payment was judged as incoming: the sending wallet is the source of funds and the subject of the screening, the receiving wallet is the caller’s own.",
              "Transaction effects were derived from the declared intent alone. Nothing was executed or simulated."
            ],
            "payment": {
              "amount": "2500",
              "chain": "ethereum",
              "chain_name": "Ethereum",
              "direction": "incoming",
              "from_address": "0x00000000000000000000000000000000de300006",
              "to_address": "0x1111111111111111111111111111111111111111",
              "token": "USDC",
              "transaction_type": "safe_send",
              "transaction_type_inferred": true
            },
            "policy": {
              "changed_actions": [],
              "final_action": "REVIEW",
              "name": "Incoming funds, default",
              "policy_id": "incoming_default",
              "rules": [
                {
                  "action": "BLOCK",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "sanctioned_address",
                        "listed_scam_address"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "An address of the payment stands on a sanctions list or on a list of scams and thefts.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "listed_address"
                },
                {
                  "action": "BLOCK",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "illicit_exposure"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "A source attributes an address of the payment to an illicit category: by ownership or directly, with high confidence, on current data.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "illicit_exposure_high_confidence"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "indirect_exposure"
                      ],
                      "holds": true,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "A source sees exposure that is indirect, less certain, not current, or of an elevated-risk kind.",
                  "evidence_ids": [
                    "evd_01m7yzmhg0e008000000000003"
                  ],
                  "finding_codes": [
                    "indirect_exposure"
                  ],
                  "matched": true,
                  "rule_id": "exposure_indirect_or_uncertain"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_degraded",
                        "screening_degraded",
                        "simulation_unavailable"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "A required source did not answer or holds data past its maximum age.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_degraded"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_incomplete"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "What is known about the source of funds lacks required parts.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_incomplete"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_stale"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "What is known about the source of funds is older than its maximum age.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_stale"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_unclear"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "Nothing reliable is known about the source of funds.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_unclear"
                },
                {
                  "action": "ALLOW",
                  "comparisons": [
                    {
                      "actual": [
                        "mixer"
                      ],
                      "expected": [
                        "regulated_service",
                        "verified_counterparty"
                      ],
                      "holds": false,
                      "what": "categories"
                    },
                    {
                      "actual": [
                        "indirect"
                      ],
                      "expected": [
                        "ownership",
                        "direct"
                      ],
                      "holds": false,
                      "what": "exposures"
                    },
                    {
                      "actual": [
                        0.75
                      ],
                      "expected": [
                        0.7
                      ],
                      "holds": true,
                      "what": "min_confidence"
                    },
                    {
                      "actual": [
                        "CURRENT"
                      ],
                      "expected": [
                        "CURRENT"
                      ],
                      "holds": true,
                      "what": "freshness"
                    }
                  ],
                  "description": "The source of funds is attributed to a regulated service or a verified counterparty, on current data.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "clean_provenance_current"
                }
              ],
              "sha256": "e6b7d4d6fbe828d1a375d5031f78a26807e0ff9d85993d734b140502b05b4d36",
              "version": 1
            },
            "pricing": {
              "billing_active": false,
              "currency": null,
              "status": "not_configured",
              "unit": "report",
              "unit_price": null,
              "version": null
            },
            "recipient_history": {
              "allowed_checks_to_recipient": 0,
              "band_checks_last_day": null,
              "checks_last_hour": null,
              "lookalike_recipients": [],
              "recipient_used_by_sender": false
            },
            "report_id": "rpt_01m7yzmhg0e008000000000005",
            "request_id": "req_01m7yzmhg0e008000000000002",
            "schema_version": 1,
            "screened_addresses": [
              {
                "address": "0x00000000000000000000000000000000de300006",
                "field": "from_address",
                "problem": null
              },
              {
                "address": "0x1111111111111111111111111111111111111111",
                "field": "to_address",
                "problem": null
              }
            ],
            "screened_source": {
              "address": "0x00000000000000000000000000000000de300006",
              "field": "from_address",
              "problem": null
            },
            "source_of_funds": {
              "components": [
                {
                  "category": "mixer",
                  "confidence": 0.75,
                  "demonstration": true,
                  "evidence_id": "evd_01m7yzmhg0e008000000000003",
                  "exposure": "indirect",
                  "freshness_status": "CURRENT",
                  "share": 0.12,
                  "statement": "The source reports that funds moved between this address and an address linked to a mixer by way of other addresses. Indirect exposure does not show who holds or controls this address, and is no proof of a crime."
                }
              ],
              "statement": "What one approved source says about the funds of this wallet. It repeats their statements and adds none; what no source traced is not described here.",
              "subject_address": "0x00000000000000000000000000000000de300006"
            },
            "transaction_effects": {
              "effects": [
                {
                  "amount": "2500",
                  "from": "0x00000000000000000000000000000000de300006",
                  "kind": "transfer",
                  "to": "0x1111111111111111111111111111111111111111",
                  "token": "USDC"
                }
              ],
              "mode": "declared-intent"
            },
            "verification": {
              "canonical_form": "RFC 8785 (JSON Canonicalization Scheme)",
              "digest": "SHA-256",
              "public_keys": "/.well-known/jwks.json",
              "signature": "JWS compact serialisation, EdDSA with Ed25519 (RFC 7515, RFC 8037)",
              "steps": [
                "Save the report exactly as it was delivered: JSON, HTML or PDF. The HTML and PDF forms carry the JSON inside.",
                "Save the public keys from /.well-known/jwks.json of the service that issued the report. Old keys stay there for ever.",
                "Run: signgate reports verify FILE --jwks JWKS_FILE. It needs no network.",
                "Or with any JWS library: verify signature.jws with the key that its header names, allow the algorithm EdDSA alone, and compare the payload with the canonical JSON of the member report."
              ]
            }
          },
          "report_id": "rpt_01m7yzmhg0e008000000000005",
          "report_sha256": "d7ec0c9804d895fe8808f8ea8672776999e1e746cadbdb7645a99cd1cc161919",
          "request_id": "req_01m7yzmhg0e008000000000002",
          "signature": {
            "algorithm": "EdDSA",
            "jws": "eyJhbGciOiJFZERTQSIsImtpZCI6IjZSYTRXUnVMaDZ1aFphOGFtM2IwQ1NNY2lwaFV5TVJXelRUVW5hUlFCOEEiLCJ0eXAiOiJzaWduZ2F0ZS1yZXBvcnQranNvbiJ9.eyJidXNpbmVzc19yZWZlcmVuY2UiOiJjYXNlIDciLCJjaGVjayI6eyJjaGVja2VkX2F0IjoiMjAyNi0xMS0yMVQxMjowMDowMC4wMDBaIiwiZW5naW5lX3ZlcnNpb24iOiIxLjAuMCIsInJlY29yZF9zY2hlbWFfdmVyc2lvbiI6MiwicmVjb3JkX3NoYTI1NiI6IjEzMjM4Mjg4ZThkMTY1NDE4MjVmZDA2MDhiYWJkZjE4NGM1NmIwZjM2M2I0OWMxOTMyN2M1OWY1YTJiZTgxMjkifSwiY292ZXJhZ2UiOnsicHJvdmlkZXJfbW9kZSI6ImxvY2FsIiwic291cmNlcyI6W3siYXNfb2YiOm51bGwsImNhcGFiaWxpdHkiOiJyZWNpcGllbnRfaGlzdG9yeSIsImtpbmQiOiJsb2NhbCIsIm1hbmRhdG9yeSI6dHJ1ZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJzZXJ2aWNlLWhpc3RvcnkiLCJyZWFzb24iOm51bGwsInN0YXR1cyI6ImFuc3dlcmVkIn0seyJhc19vZiI6IjIwMjYtMTEtMjFUMDA6MDA6MDAuMDAwWiIsImNhcGFiaWxpdHkiOiJ0b2tlbl9yZWdpc3RyeSIsImtpbmQiOiJsb2NhbCIsIm1hbmRhdG9yeSI6dHJ1ZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJidW5kbGVkLXJlZ2lzdHJ5IiwicmVhc29uIjpudWxsLCJzdGF0dXMiOiJhbnN3ZXJlZCJ9LHsiYXNfb2YiOm51bGwsImNhcGFiaWxpdHkiOiJjb250cmFjdF9yZWdpc3RyeSIsImtpbmQiOiJkZW1vbnN0cmF0aW9uIiwibWFuZGF0b3J5IjpmYWxzZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJkZW1vbnN0cmF0aW9uLWNvbnRyYWN0cyIsInJlYXNvbiI6bnVsbCwic3RhdHVzIjoiYW5zd2VyZWQifSx7ImFzX29mIjoiMjAyNi0xMS0yMVQwMDowMDowMC4wMDBaIiwiY2FwYWJpbGl0eSI6ImNvbnRyYWN0X3JlZ2lzdHJ5Iiwia2luZCI6ImxvY2FsIiwibWFuZGF0b3J5Ijp0cnVlLCJub3RlIjpudWxsLCJwcm92aWRlciI6ImxvY2FsLXJlZ2lzdHJ5IiwicmVhc29uIjpudWxsLCJzdGF0dXMiOiJhbnN3ZXJlZCJ9LHsiYXNfb2YiOm51bGwsImNhcGFiaWxpdHkiOiJ0cmFuc2FjdGlvbl9zaW11bGF0aW9uIiwia2luZCI6ImxvY2FsIiwibWFuZGF0b3J5IjpmYWxzZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJsb2NhbC1ydWxlcyIsInJlYXNvbiI6bnVsbCwic3RhdHVzIjoiYW5zd2VyZWQifSx7ImFzX29mIjpudWxsLCJjYXBhYmlsaXR5IjoiYWRkcmVzc19zY3JlZW5pbmciLCJraW5kIjoiZGVtb25zdHJhdGlvbiIsIm1hbmRhdG9yeSI6ZmFsc2UsIm5vdGUiOiJzeW50aGV0aWMgZXZpZGVuY2UgYWJvdXQgcmVzZXJ2ZWQgYWRkcmVzc2VzIG9ubHkiLCJwcm92aWRlciI6ImRlbW9uc3RyYXRpb24iLCJyZWFzb24iOm51bGwsInN0YXR1cyI6ImFuc3dlcmVkIn0seyJhc19vZiI6bnVsbCwiY2FwYWJpbGl0eSI6ImFkZHJlc3Nfc2NyZWVuaW5nIiwia2luZCI6ImxvY2FsIiwibWFuZGF0b3J5Ijp0cnVlLCJub3RlIjoiMCBpbXBvcnRlZCBsaXN0cyIsInByb3ZpZGVyIjoibG9jYWwtc2lnbmFscyIsInJlYXNvbiI6bnVsbCwic3RhdHVzIjoiYW5zd2VyZWQifV19LCJjcmVhdGVkX2F0IjoiMjAyNi0xMS0yMVQxMjowMDowMC4wMDBaIiwiZGVjaXNpb24iOnsiY2hlY2tlZF9hdCI6IjIwMjYtMTEtMjFUMTI6MDA6MDAuMDAwWiIsIm5ldHdvcmtfdmFsaWQiOnRydWUsInJlY29tbWVuZGVkX2FjdGlvbiI6IlJFVklFVyIsInJpc2tfbGV2ZWwiOiJNRURJVU0iLCJyaXNrX3Njb3JlIjozMCwid2FybmluZ3MiOlsiVGhlIGFkZHJlc3MgaW4gZnJvbV9hZGRyZXNzIGhhcyBhIHBvc3NpYmxlIGxpbmsgdG8gYSBtaXhlciBieSBTaWduZ2F0ZSBkZW1vbnN0cmF0aW9uIGV2aWRlbmNlIChzeW50aGV0aWMpIChvZiAyMDI2LTExLTIxLCByZWZlcmVuY2UgREVNTy1NSVhFUi0wMDAxKS4gVGhlIGxpbmsgaXMgaW5kaXJlY3QsIGxlc3MgdGhhbiBjZXJ0YWluLCBub3QgY3VycmVudCwgb3Igb2YgYSBraW5kIHRoYXQgbmVlZHMgYSBsb29rOyBpdCBzYXlzIG5vdGhpbmcgYWJvdXQgd2hvIG93bnMgdGhlIGFkZHJlc3MuIFJldmlldyB0aGUgZXZpZGVuY2UgYmVmb3JlIGNvbnRpbnVpbmcuIiwiRGVtb25zdHJhdGlvbjogdGhpcyByZXN1bHQgcmVzdHMgb24gc3ludGhldGljIGV2aWRlbmNlIGFib3V0IGEgcmVzZXJ2ZWQgYWRkcmVzcy4gSXQgc2F5cyBub3RoaW5nIGFib3V0IGEgcmVhbCBwZXJzb24sIGJ1c2luZXNzLCBhY2NvdW50IG9yIHdhbGxldC4iXX0sImRlbW9uc3RyYXRpb24iOnRydWUsImRlbW9uc3RyYXRpb25fc3RhdGVtZW50IjoiREVNT05TVFJBVElPTjogdGhpcyByZXBvcnQgcmVzdHMgb24gc3ludGhldGljIGV2aWRlbmNlIGFib3V0IGEgcmVzZXJ2ZWQgYWRkcmVzcy4gSW5zdGl0dXRpb25zIGFuZCBwYXRocyBpbiBpdCBhcmUgZmljdGlvbmFsLiBJdCBzYXlzIG5vdGhpbmcgYWJvdXQgYSByZWFsIHBlcnNvbiwgYnVzaW5lc3MsIGFjY291bnQgb3Igd2FsbGV0LiIsImV2aWRlbmNlIjpbeyJiYXNpcyI6ImF0dHJpYnV0aW9uIiwiY2F0ZWdvcnkiOiJtaXhlciIsImNvbmZpZGVuY2UiOjAuNzUsImRlbW9uc3RyYXRpb24iOnRydWUsImV2aWRlbmNlX2lkIjoiZXZkXzAxbTd5em1oZzBlMDA4MDAwMDAwMDAwMDAzIiwiZXhwb3N1cmUiOiJpbmRpcmVjdCIsImZyZXNobmVzcyI6eyJhZ2Vfc2Vjb25kcyI6MzYwMCwibWF4X2FnZV9zZWNvbmRzIjoyNTkyMDAwLCJzdGF0dXMiOiJDVVJSRU5UIn0sIm1pc3NpbmdfcGFydHMiOltdLCJvYnNlcnZlZF9hdCI6IjIwMjYtMTEtMjFUMTE6MDA6MDAuMDAwWiIsInBvbGljeV9lZmZlY3QiOnsiYWN0aW9uIjoiUkVWSUVXIiwiZmluZGluZ19jb2RlcyI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJydWxlX2lkcyI6WyJleHBvc3VyZV9pbmRpcmVjdF9vcl91bmNlcnRhaW4iXX0sInB1Ymxpc2hlZF9hdCI6IjIwMjYtMTEtMjFUMTE6MDA6MDAuMDAwWiIsInJlZmVyZW5jZSI6IkRFTU8tTUlYRVItMDAwMSIsInJlbGF0aW9uc2hpcCI6IlRoZSBzb3VyY2UgcmVwb3J0cyB0aGF0IGZ1bmRzIG1vdmVkIGJldHdlZW4gdGhpcyBhZGRyZXNzIGFuZCBhbiBhZGRyZXNzIGxpbmtlZCB0byBhIG1peGVyIGJ5IHdheSBvZiBvdGhlciBhZGRyZXNzZXMuIEluZGlyZWN0IGV4cG9zdXJlIGRvZXMgbm90IHNob3cgd2hvIGhvbGRzIG9yIGNvbnRyb2xzIHRoaXMgYWRkcmVzcywgYW5kIGlzIG5vIHByb29mIG9mIGEgY3JpbWUuIiwic2V2ZXJpdHkiOiJNRURJVU0iLCJzaGFyZSI6MC4xMiwic291cmNlIjp7ImFwcHJvdmVkX2Zvcl9hdHRyaWJ1dGlvbiI6dHJ1ZSwiaWQiOiJkZW1vbnN0cmF0aW9uIiwia2luZCI6ImRlbW9uc3RyYXRpb24iLCJuYW1lIjoiU2lnbmdhdGUgZGVtb25zdHJhdGlvbiBldmlkZW5jZSAoc3ludGhldGljKSJ9LCJzdWJqZWN0X2FkZHJlc3MiOiIweDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwZGUzMDAwMDYiLCJzdWJqZWN0X2ZpZWxkcyI6WyJmcm9tX2FkZHJlc3MiXX1dLCJleHBvc3VyZV9wYXRocyI6W3siY2F0ZWdvcnkiOiJtaXhlciIsImRlbW9uc3RyYXRpb24iOnRydWUsImV2aWRlbmNlX2lkIjoiZXZkXzAxbTd5em1oZzBlMDA4MDAwMDAwMDAwMDAzIiwiZXhwb3N1cmUiOiJpbmRpcmVjdCIsInN0YXRlbWVudCI6IlBhdGggb2YgMyBzdGVwcyBiZXR3ZWVuIDB4MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBkZTMwMDAwNiBhbmQgYW4gYWRkcmVzcyBsaW5rZWQgdG8gYSBtaXhlciwgYXMgU2lnbmdhdGUgZGVtb25zdHJhdGlvbiBldmlkZW5jZSAoc3ludGhldGljKSByZXBvcnRzIGl0LiBUaGUgc291cmNlIHJlcG9ydHMgdGhhdCBmdW5kcyBtb3ZlZCBiZXR3ZWVuIHRoaXMgYWRkcmVzcyBhbmQgYW4gYWRkcmVzcyBsaW5rZWQgdG8gYSBtaXhlciBieSB3YXkgb2Ygb3RoZXIgYWRkcmVzc2VzLiBJbmRpcmVjdCBleHBvc3VyZSBkb2VzIG5vdCBzaG93IHdobyBob2xkcyBvciBjb250cm9scyB0aGlzIGFkZHJlc3MsIGFuZCBpcyBubyBwcm9vZiBvZiBhIGNyaW1lLiIsInN0ZXBzIjpbeyJhZGRyZXNzIjoiZGVtb25zdHJhdGlvbiBtaXhlciIsImlzX3NjcmVlbmVkX2FkZHJlc3MiOmZhbHNlLCJsYWJlbCI6IkZpY3Rpb25hbCBtaXhlciIsInJvbGUiOiJvcmlnaW4iLCJ0cmFuc2FjdGlvbl9yZWZlcmVuY2UiOiJERU1PLVRYLTAwMDEifSx7ImFkZHJlc3MiOiJkZW1vbnN0cmF0aW9uIGludGVybWVkaWFyeSIsImlzX3NjcmVlbmVkX2FkZHJlc3MiOmZhbHNlLCJsYWJlbCI6IkZpY3Rpb25hbCB1bmF0dHJpYnV0ZWQgd2FsbGV0Iiwicm9sZSI6ImludGVybWVkaWFyeSIsInRyYW5zYWN0aW9uX3JlZmVyZW5jZSI6IkRFTU8tVFgtMDAwMiJ9LHsiYWRkcmVzcyI6IjB4MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBkZTMwMDAwNiIsImlzX3NjcmVlbmVkX2FkZHJlc3MiOnRydWUsImxhYmVsIjoiU2NyZWVuZWQgYWRkcmVzcyIsInJvbGUiOiJkZXN0aW5hdGlvbiIsInRyYW5zYWN0aW9uX3JlZmVyZW5jZSI6bnVsbH1dfV0sImZpbmRpbmdzIjpbeyJjb2RlIjoiaW5kaXJlY3RfZXhwb3N1cmUiLCJkZWZhdWx0X2FjdGlvbiI6IlJFVklFVyIsImV2aWRlbmNlX2lkcyI6WyJldmRfMDFtN3l6bWhnMGUwMDgwMDAwMDAwMDAwMDMiXSwiZmllbGRzIjpbImZyb21fYWRkcmVzcyJdLCJtZWFzdXJlcyI6W3siYWN0dWFsIjowLjc1LCJuYW1lIjoiY29uZmlkZW5jZSBldmRfMDFtN3l6bWhnMGUwMDgwMDAwMDAwMDAwMDMiLCJ0aHJlc2hvbGQiOjAuOH1dLCJtZXNzYWdlIjoiVGhlIGFkZHJlc3MgaW4gZnJvbV9hZGRyZXNzIGhhcyBhIHBvc3NpYmxlIGxpbmsgdG8gYSBtaXhlciBieSBTaWduZ2F0ZSBkZW1vbnN0cmF0aW9uIGV2aWRlbmNlIChzeW50aGV0aWMpIChvZiAyMDI2LTExLTIxLCByZWZlcmVuY2UgREVNTy1NSVhFUi0wMDAxKS4gVGhlIGxpbmsgaXMgaW5kaXJlY3QsIGxlc3MgdGhhbiBjZXJ0YWluLCBub3QgY3VycmVudCwgb3Igb2YgYSBraW5kIHRoYXQgbmVlZHMgYSBsb29rOyBpdCBzYXlzIG5vdGhpbmcgYWJvdXQgd2hvIG93bnMgdGhlIGFkZHJlc3MuIFJldmlldyB0aGUgZXZpZGVuY2UgYmVmb3JlIGNvbnRpbnVpbmcuIiwicmVjb21tZW5kZWRfYWN0aW9uIjoiUkVWSUVXIiwic2V2ZXJpdHkiOiJNRURJVU0iLCJzb3VyY2UiOiJzY2FtIn1dLCJpc3N1ZWRfdG8iOnsiZW52aXJvbm1lbnQiOiJzYW5kYm94IiwicGFydG5lcl9pZCI6InBydF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwMSJ9LCJpc3N1ZXIiOnsic2VydmljZSI6IlNpZ25nYXRlIHRyYW5zYWN0aW9uIHJpc2sgY2hlY2sifSwibGltaXRhdGlvbnMiOlsiVGhpcyBpcyBhIHNlY3VyaXR5IGRlY2lzaW9uIGFib3V0IHRoZSBjaGVja2VkIGludGVudC4gSXQgaXMgbm90IGEgbGVnYWwgb3BpbmlvbiBhbmQgbm90IGEgZ3VhcmFudGVlIHRoYXQgYWxsIGhpc3Rvcnkgd2FzIHRyYWNlZC4iLCJJdCBob2xkcyBmb3IgdGhlIHJlcXVlc3QgYXMgaXQgd2FzIHNlbnQuIFdoZW4gcmVjaXBpZW50LCBzb3VyY2UsIGNoYWluLCB0b2tlbiwgYW1vdW50LCBjb250cmFjdCwgYXBwcm92YWwsIHBlcm1pc3Npb25zIG9yIHBvbGljeSBjaGFuZ2UsIHRoZSBjaGVjayBoYXMgdG8gYmUgcmVwZWF0ZWQuIiwiU3VwcG9ydGVkIG5ldHdvcmtzIGRvIG5vdCBoYXZlIGVxdWFsIGludGVsbGlnZW5jZSBjb3ZlcmFnZS4gTm8gZXZpZGVuY2UgYWJvdXQgYW4gYWRkcmVzcyBtZWFucyB0aGF0IHRoZSBzb3VyY2VzIGFza2VkIGtuZXcgbm90aGluZyBvZiBpdCwgbm90IHRoYXQgaXQgaXMgaGFybWxlc3MuIiwiSW5kaXJlY3QgZXhwb3N1cmUgaXMgbm90IHByb29mIG9mIGNyaW1pbmFsIG93bmVyc2hpcC4iLCJDdXN0b21lciBkb2N1bWVudHMgYXJlIG5vdCB0YWtlbiBpbiBieSB0aGlzIHNlcnZpY2U7IGEgZG9jdW1lbnQgaXMgbmFtZWQgaGVyZSBvbmx5IHdoZXJlIGEgc291cmNlIHJlZmVycyB0byBpdC4iLCJUaGUgZXZpZGVuY2UgaXMgc3ludGhldGljLiBUaGUgcmVwb3J0IHNob3dzIGZvcm0gYW5kIG1ldGhvZCwgYW5kIGlzIG5vIGJhc2lzIGZvciBhbnkgZGVjaXNpb24gYWJvdXQgYSByZWFsIHBhcnR5LiJdLCJtZXRob2RvbG9neSI6WyJUaGlzIHJlcG9ydCBpcyBtYWRlIGZyb20gdGhlIHN0b3JlZCByZWNvcmQgb2Ygb25lIGNoZWNrOiB0aGUgcmVxdWVzdCwgZXZlcnkgZmFjdCB0aGF0IHdhcyBnYXRoZXJlZCwgdGhlIHBvbGljeSBhbmQgdGhlIGRlY2lzaW9uLiBObyBzb3VyY2Ugd2FzIGFza2VkIGFnYWluLCBhbmQgbm90aGluZyBsZWFybnQgbGF0ZXIgaXMgaW4gaXQuIiwiRGVjaXNpb24gZW5naW5lIDEuMC4wIGp1ZGdlZCB0aGUgcmVxdWVzdCB1bmRlciBwb2xpY3kgaW5jb21pbmdfZGVmYXVsdCwgdmVyc2lvbiAxLiBUaGUgc2FtZSBlbmdpbmUsIGdpdmVuIHRoZSBzYW1lIHJlY29yZCwgZGVjaWRlcyB0aGUgc2FtZSBhZ2Fpbi4iLCJFYWNoIGZpbmRpbmcgaGFzIGFuIGFjdGlvbiBvZiBpdHMgb3duLiBUaGUgcmVjb21tZW5kZWQgYWN0aW9uIGlzIHRoZSBzdHJpY3Rlc3Qgb2YgYWxsIGZpbmRpbmdzIGFuZCBvZiBhbGwgcG9saWN5IHJ1bGVzIHRoYXQgbWF0Y2hlZC4gVGhlIHJpc2sgc2NvcmUgb25seSBzdW1tYXJpc2VzIHRoZSBmaW5kaW5ncyBhbmQgZGVjaWRlcyBub3RoaW5nLiIsIkEgcmVxdWlyZWQgc291cmNlIHRoYXQgZG9lcyBub3QgYW5zd2VyLCBvciBhbnN3ZXJzIHdpdGggZGF0YSBwYXN0IGl0cyBtYXhpbXVtIGFnZSwgbWFrZXMgdGhlIGFjdGlvbiBhdCBsZWFzdCBSRVZJRVcuIiwiRXZpZGVuY2UgaXMgcXVvdGVkIHdpdGggaXRzIHNvdXJjZSwgaXRzIHJlZmVyZW5jZSBhbmQgaXRzIGRhdGVzLiBJdHMgZnJlc2huZXNzIHdhcyBqdWRnZWQgYXQgdGhlIHRpbWUgb2YgdGhlIGNoZWNrIGFnYWluc3QgdGhlIHNob3J0ZXN0IG1heGltdW0gYWdlIHRoYXQgdGhlIHNvdXJjZSBvciB0aGUgcG9saWN5IHNldHM7IHdpdGhvdXQgYSBkYXRlIG9yIGEgbWF4aW11bSBhZ2UgaXQgaXMgVU5LTk9XTi4iLCJDb25maWRlbmNlIGFuZCBzaGFyZSBhcmUgdGhlIHN0YXRlbWVudHMgb2YgdGhlIHNvdXJjZSwgZnJvbSAwIHRvIDEuIiwiQSBwYXJ0eSBpcyBuYW1lZCBvbmx5IHdoZXJlIGEgc291cmNlIG9mIGFuIGFwcHJvdmVkIGtpbmQgc3VwcG9ydHMgaXQ6IGxpY2Vuc2VkIGludGVsbGlnZW5jZSwgdmVyaWZpZWQgY291bnRlcnBhcnR5IGRhdGEsIFRyYXZlbCBSdWxlIGRhdGEsIGN1c3RvbWVyIGRvY3VtZW50cyBvciBhIGNvbmZpcm1lZCBidXNpbmVzcyByZWNvcmQuIEEgYmFuayBvciBiYW5rIGFjY291bnQgaXMgbmV2ZXIgaW5mZXJyZWQgZnJvbSBhIHdhbGxldCBhZGRyZXNzLiBBIG5hbWUgdGhhdCBhbm90aGVyIGtpbmQgb2Ygc291cmNlIGdpdmVzLCBhIGxpc3QgZm9yIGluc3RhbmNlLCBpcyBsZWZ0IG91dCwgYWxzbyB3aGVyZSB0aGUgb3JpZ2luYWwgbWVzc2FnZSBvZiBhIGZpbmRpbmcgcXVvdGVkIGl0OyBsaXN0LCBkYXRlIGFuZCByZWZlcmVuY2Ugc2F5IHdoZXJlIGl0IHN0YW5kcy4iLCJUaGUgcGF5bWVudCB3YXMganVkZ2VkIGFzIGluY29taW5nOiB0aGUgc2VuZGluZyB3YWxsZXQgaXMgdGhlIHNvdXJjZSBvZiBmdW5kcyBhbmQgdGhlIHN1YmplY3Qgb2YgdGhlIHNjcmVlbmluZywgdGhlIHJlY2VpdmluZyB3YWxsZXQgaXMgdGhlIGNhbGxlcuKAmXMgb3duLiIsIlRyYW5zYWN0aW9uIGVmZmVjdHMgd2VyZSBkZXJpdmVkIGZyb20gdGhlIGRlY2xhcmVkIGludGVudCBhbG9uZS4gTm90aGluZyB3YXMgZXhlY3V0ZWQgb3Igc2ltdWxhdGVkLiJdLCJwYXltZW50Ijp7ImFtb3VudCI6IjI1MDAiLCJjaGFpbiI6ImV0aGVyZXVtIiwiY2hhaW5fbmFtZSI6IkV0aGVyZXVtIiwiZGlyZWN0aW9uIjoiaW5jb21pbmciLCJmcm9tX2FkZHJlc3MiOiIweDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwZGUzMDAwMDYiLCJ0b19hZGRyZXNzIjoiMHgxMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExIiwidG9rZW4iOiJVU0RDIiwidHJhbnNhY3Rpb25fdHlwZSI6InNhZmVfc2VuZCIsInRyYW5zYWN0aW9uX3R5cGVfaW5mZXJyZWQiOnRydWV9LCJwb2xpY3kiOnsiY2hhbmdlZF9hY3Rpb25zIjpbXSwiZmluYWxfYWN0aW9uIjoiUkVWSUVXIiwibmFtZSI6IkluY29taW5nIGZ1bmRzLCBkZWZhdWx0IiwicG9saWN5X2lkIjoiaW5jb21pbmdfZGVmYXVsdCIsInJ1bGVzIjpbeyJhY3Rpb24iOiJCTE9DSyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsic2FuY3Rpb25lZF9hZGRyZXNzIiwibGlzdGVkX3NjYW1fYWRkcmVzcyJdLCJob2xkcyI6ZmFsc2UsIndoYXQiOiJmaW5kaW5nX2NvZGVzIn1dLCJkZXNjcmlwdGlvbiI6IkFuIGFkZHJlc3Mgb2YgdGhlIHBheW1lbnQgc3RhbmRzIG9uIGEgc2FuY3Rpb25zIGxpc3Qgb3Igb24gYSBsaXN0IG9mIHNjYW1zIGFuZCB0aGVmdHMuIiwiZXZpZGVuY2VfaWRzIjpbXSwiZmluZGluZ19jb2RlcyI6W10sIm1hdGNoZWQiOmZhbHNlLCJydWxlX2lkIjoibGlzdGVkX2FkZHJlc3MifSx7ImFjdGlvbiI6IkJMT0NLIiwiY29tcGFyaXNvbnMiOlt7ImFjdHVhbCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJleHBlY3RlZCI6WyJpbGxpY2l0X2V4cG9zdXJlIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiQSBzb3VyY2UgYXR0cmlidXRlcyBhbiBhZGRyZXNzIG9mIHRoZSBwYXltZW50IHRvIGFuIGlsbGljaXQgY2F0ZWdvcnk6IGJ5IG93bmVyc2hpcCBvciBkaXJlY3RseSwgd2l0aCBoaWdoIGNvbmZpZGVuY2UsIG9uIGN1cnJlbnQgZGF0YS4iLCJldmlkZW5jZV9pZHMiOltdLCJmaW5kaW5nX2NvZGVzIjpbXSwibWF0Y2hlZCI6ZmFsc2UsInJ1bGVfaWQiOiJpbGxpY2l0X2V4cG9zdXJlX2hpZ2hfY29uZmlkZW5jZSJ9LHsiYWN0aW9uIjoiUkVWSUVXIiwiY29tcGFyaXNvbnMiOlt7ImFjdHVhbCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJleHBlY3RlZCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJob2xkcyI6dHJ1ZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiQSBzb3VyY2Ugc2VlcyBleHBvc3VyZSB0aGF0IGlzIGluZGlyZWN0LCBsZXNzIGNlcnRhaW4sIG5vdCBjdXJyZW50LCBvciBvZiBhbiBlbGV2YXRlZC1yaXNrIGtpbmQuIiwiZXZpZGVuY2VfaWRzIjpbImV2ZF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwMyJdLCJmaW5kaW5nX2NvZGVzIjpbImluZGlyZWN0X2V4cG9zdXJlIl0sIm1hdGNoZWQiOnRydWUsInJ1bGVfaWQiOiJleHBvc3VyZV9pbmRpcmVjdF9vcl91bmNlcnRhaW4ifSx7ImFjdGlvbiI6IlJFVklFVyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsicHJvdmVuYW5jZV9kZWdyYWRlZCIsInNjcmVlbmluZ19kZWdyYWRlZCIsInNpbXVsYXRpb25fdW5hdmFpbGFibGUiXSwiaG9sZHMiOmZhbHNlLCJ3aGF0IjoiZmluZGluZ19jb2RlcyJ9XSwiZGVzY3JpcHRpb24iOiJBIHJlcXVpcmVkIHNvdXJjZSBkaWQgbm90IGFuc3dlciBvciBob2xkcyBkYXRhIHBhc3QgaXRzIG1heGltdW0gYWdlLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2VfZGVncmFkZWQifSx7ImFjdGlvbiI6IlJFVklFVyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsicHJvdmVuYW5jZV9pbmNvbXBsZXRlIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiV2hhdCBpcyBrbm93biBhYm91dCB0aGUgc291cmNlIG9mIGZ1bmRzIGxhY2tzIHJlcXVpcmVkIHBhcnRzLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2VfaW5jb21wbGV0ZSJ9LHsiYWN0aW9uIjoiUkVWSUVXIiwiY29tcGFyaXNvbnMiOlt7ImFjdHVhbCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJleHBlY3RlZCI6WyJwcm92ZW5hbmNlX3N0YWxlIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiV2hhdCBpcyBrbm93biBhYm91dCB0aGUgc291cmNlIG9mIGZ1bmRzIGlzIG9sZGVyIHRoYW4gaXRzIG1heGltdW0gYWdlLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2Vfc3RhbGUifSx7ImFjdGlvbiI6IlJFVklFVyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsicHJvdmVuYW5jZV91bmNsZWFyIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiTm90aGluZyByZWxpYWJsZSBpcyBrbm93biBhYm91dCB0aGUgc291cmNlIG9mIGZ1bmRzLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2VfdW5jbGVhciJ9LHsiYWN0aW9uIjoiQUxMT1ciLCJjb21wYXJpc29ucyI6W3siYWN0dWFsIjpbIm1peGVyIl0sImV4cGVjdGVkIjpbInJlZ3VsYXRlZF9zZXJ2aWNlIiwidmVyaWZpZWRfY291bnRlcnBhcnR5Il0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImNhdGVnb3JpZXMifSx7ImFjdHVhbCI6WyJpbmRpcmVjdCJdLCJleHBlY3RlZCI6WyJvd25lcnNoaXAiLCJkaXJlY3QiXSwiaG9sZHMiOmZhbHNlLCJ3aGF0IjoiZXhwb3N1cmVzIn0seyJhY3R1YWwiOlswLjc1XSwiZXhwZWN0ZWQiOlswLjddLCJob2xkcyI6dHJ1ZSwid2hhdCI6Im1pbl9jb25maWRlbmNlIn0seyJhY3R1YWwiOlsiQ1VSUkVOVCJdLCJleHBlY3RlZCI6WyJDVVJSRU5UIl0sImhvbGRzIjp0cnVlLCJ3aGF0IjoiZnJlc2huZXNzIn1dLCJkZXNjcmlwdGlvbiI6IlRoZSBzb3VyY2Ugb2YgZnVuZHMgaXMgYXR0cmlidXRlZCB0byBhIHJlZ3VsYXRlZCBzZXJ2aWNlIG9yIGEgdmVyaWZpZWQgY291bnRlcnBhcnR5LCBvbiBjdXJyZW50IGRhdGEuIiwiZXZpZGVuY2VfaWRzIjpbXSwiZmluZGluZ19jb2RlcyI6W10sIm1hdGNoZWQiOmZhbHNlLCJydWxlX2lkIjoiY2xlYW5fcHJvdmVuYW5jZV9jdXJyZW50In1dLCJzaGEyNTYiOiJlNmI3ZDRkNmZiZTgyOGQxYTM3NWQ1MDMxZjc4YTI2ODA3ZTBmZjlkODU5OTNkNzM0YjE0MDUwMmIwNWI0ZDM2IiwidmVyc2lvbiI6MX0sInByaWNpbmciOnsiYmlsbGluZ19hY3RpdmUiOmZhbHNlLCJjdXJyZW5jeSI6bnVsbCwic3RhdHVzIjoibm90X2NvbmZpZ3VyZWQiLCJ1bml0IjoicmVwb3J0IiwidW5pdF9wcmljZSI6bnVsbCwidmVyc2lvbiI6bnVsbH0sInJlY2lwaWVudF9oaXN0b3J5Ijp7ImFsbG93ZWRfY2hlY2tzX3RvX3JlY2lwaWVudCI6MCwiYmFuZF9jaGVja3NfbGFzdF9kYXkiOm51bGwsImNoZWNrc19sYXN0X2hvdXIiOm51bGwsImxvb2thbGlrZV9yZWNpcGllbnRzIjpbXSwicmVjaXBpZW50X3VzZWRfYnlfc2VuZGVyIjpmYWxzZX0sInJlcG9ydF9pZCI6InJwdF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwNSIsInJlcXVlc3RfaWQiOiJyZXFfMDFtN3l6bWhnMGUwMDgwMDAwMDAwMDAwMDIiLCJzY2hlbWFfdmVyc2lvbiI6MSwic2NyZWVuZWRfYWRkcmVzc2VzIjpbeyJhZGRyZXNzIjoiMHgwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMGRlMzAwMDA2IiwiZmllbGQiOiJmcm9tX2FkZHJlc3MiLCJwcm9ibGVtIjpudWxsfSx7ImFkZHJlc3MiOiIweDExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTEiLCJmaWVsZCI6InRvX2FkZHJlc3MiLCJwcm9ibGVtIjpudWxsfV0sInNjcmVlbmVkX3NvdXJjZSI6eyJhZGRyZXNzIjoiMHgwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMGRlMzAwMDA2IiwiZmllbGQiOiJmcm9tX2FkZHJlc3MiLCJwcm9ibGVtIjpudWxsfSwic291cmNlX29mX2Z1bmRzIjp7ImNvbXBvbmVudHMiOlt7ImNhdGVnb3J5IjoibWl4ZXIiLCJjb25maWRlbmNlIjowLjc1LCJkZW1vbnN0cmF0aW9uIjp0cnVlLCJldmlkZW5jZV9pZCI6ImV2ZF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwMyIsImV4cG9zdXJlIjoiaW5kaXJlY3QiLCJmcmVzaG5lc3Nfc3RhdHVzIjoiQ1VSUkVOVCIsInNoYXJlIjowLjEyLCJzdGF0ZW1lbnQiOiJUaGUgc291cmNlIHJlcG9ydHMgdGhhdCBmdW5kcyBtb3ZlZCBiZXR3ZWVuIHRoaXMgYWRkcmVzcyBhbmQgYW4gYWRkcmVzcyBsaW5rZWQgdG8gYSBtaXhlciBieSB3YXkgb2Ygb3RoZXIgYWRkcmVzc2VzLiBJbmRpcmVjdCBleHBvc3VyZSBkb2VzIG5vdCBzaG93IHdobyBob2xkcyBvciBjb250cm9scyB0aGlzIGFkZHJlc3MsIGFuZCBpcyBubyBwcm9vZiBvZiBhIGNyaW1lLiJ9XSwic3RhdGVtZW50IjoiV2hhdCBvbmUgYXBwcm92ZWQgc291cmNlIHNheXMgYWJvdXQgdGhlIGZ1bmRzIG9mIHRoaXMgd2FsbGV0LiBJdCByZXBlYXRzIHRoZWlyIHN0YXRlbWVudHMgYW5kIGFkZHMgbm9uZTsgd2hhdCBubyBzb3VyY2UgdHJhY2VkIGlzIG5vdCBkZXNjcmliZWQgaGVyZS4iLCJzdWJqZWN0X2FkZHJlc3MiOiIweDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwZGUzMDAwMDYifSwidHJhbnNhY3Rpb25fZWZmZWN0cyI6eyJlZmZlY3RzIjpbeyJhbW91bnQiOiIyNTAwIiwiZnJvbSI6IjB4MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBkZTMwMDAwNiIsImtpbmQiOiJ0cmFuc2ZlciIsInRvIjoiMHgxMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExIiwidG9rZW4iOiJVU0RDIn1dLCJtb2RlIjoiZGVjbGFyZWQtaW50ZW50In0sInZlcmlmaWNhdGlvbiI6eyJjYW5vbmljYWxfZm9ybSI6IlJGQyA4Nzg1IChKU09OIENhbm9uaWNhbGl6YXRpb24gU2NoZW1lKSIsImRpZ2VzdCI6IlNIQS0yNTYiLCJwdWJsaWNfa2V5cyI6Ii8ud2VsbC1rbm93bi9qd2tzLmpzb24iLCJzaWduYXR1cmUiOiJKV1MgY29tcGFjdCBzZXJpYWxpc2F0aW9uLCBFZERTQSB3aXRoIEVkMjU1MTkgKFJGQyA3NTE1LCBSRkMgODAzNykiLCJzdGVwcyI6WyJTYXZlIHRoZSByZXBvcnQgZXhhY3RseSBhcyBpdCB3YXMgZGVsaXZlcmVkOiBKU09OLCBIVE1MIG9yIFBERi4gVGhlIEhUTUwgYW5kIFBERiBmb3JtcyBjYXJyeSB0aGUgSlNPTiBpbnNpZGUuIiwiU2F2ZSB0aGUgcHVibGljIGtleXMgZnJvbSAvLndlbGwta25vd24vandrcy5qc29uIG9mIHRoZSBzZXJ2aWNlIHRoYXQgaXNzdWVkIHRoZSByZXBvcnQuIE9sZCBrZXlzIHN0YXkgdGhlcmUgZm9yIGV2ZXIuIiwiUnVuOiBzaWduZ2F0ZSByZXBvcnRzIHZlcmlmeSBGSUxFIC0tandrcyBKV0tTX0ZJTEUuIEl0IG5lZWRzIG5vIG5ldHdvcmsuIiwiT3Igd2l0aCBhbnkgSldTIGxpYnJhcnk6IHZlcmlmeSBzaWduYXR1cmUuandzIHdpdGggdGhlIGtleSB0aGF0IGl0cyBoZWFkZXIgbmFtZXMsIGFsbG93IHRoZSBhbGdvcml0aG0gRWREU0EgYWxvbmUsIGFuZCBjb21wYXJlIHRoZSBwYXlsb2FkIHdpdGggdGhlIGNhbm9uaWNhbCBKU09OIG9mIHRoZSBtZW1iZXIgcmVwb3J0LiJdfX0.Eb8A6AuRntmp4eUnGIp3ow-ZeZyfZBX3f0UvM7kWVW-Qmnp0_dik8Cfiqht0u68KdmaB2tDiFvmU59CCL2xfAg",
            "key_id": "6Ra4WRuLh6uhZa8am3b0CSMciphUyMRWzTTUnaRQB8A"
          }
        }
      }
    },
    "readReport": {
      "read": {
        "summary": "The same report again",
        "request": null,
        "status": 200,
        "headers": {
          "x-ratelimit-limit": "300",
          "x-ratelimit-remaining": "297",
          "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
          "x-request-id": "req_01m7yzmhg0e008000000000006"
        },
        "body": {
          "chain": {
            "chain_id": "prt_01m7yzmhg0e008000000000001/sandbox",
            "link_hash": "2850963d57c1808eaef3340971d22637209b9037e68fac2cd70948405fa92a78",
            "previous_link_hash": "0000000000000000000000000000000000000000000000000000000000000000",
            "seq": 1
          },
          "envelope_version": 1,
          "report": {
            "business_reference": "case 7",
            "check": {
              "checked_at": "2026-11-21T12:00:00.000Z",
              "engine_version": "1.0.0",
              "record_schema_version": 2,
              "record_sha256": "13238288e8d16541825fd0608babdf184c56b0f363b49c19327c59f5a2be8129"
            },
            "coverage": {
              "provider_mode": "local",
              "sources": [
                {
                  "as_of": null,
                  "capability": "recipient_history",
                  "kind": "local",
                  "mandatory": true,
                  "note": null,
                  "provider": "service-history",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": "2026-11-21T00:00:00.000Z",
                  "capability": "token_registry",
                  "kind": "local",
                  "mandatory": true,
                  "note": null,
                  "provider": "bundled-registry",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "contract_registry",
                  "kind": "demonstration",
                  "mandatory": false,
                  "note": null,
                  "provider": "demonstration-contracts",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": "2026-11-21T00:00:00.000Z",
                  "capability": "contract_registry",
                  "kind": "local",
                  "mandatory": true,
                  "note": null,
                  "provider": "local-registry",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "transaction_simulation",
                  "kind": "local",
                  "mandatory": false,
                  "note": null,
                  "provider": "local-rules",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "address_screening",
                  "kind": "demonstration",
                  "mandatory": false,
                  "note": "synthetic evidence about reserved addresses only",
                  "provider": "demonstration",
                  "reason": null,
                  "status": "answered"
                },
                {
                  "as_of": null,
                  "capability": "address_screening",
                  "kind": "local",
                  "mandatory": true,
                  "note": "0 imported lists",
                  "provider": "local-signals",
                  "reason": null,
                  "status": "answered"
                }
              ]
            },
            "created_at": "2026-11-21T12:00:00.000Z",
            "decision": {
              "checked_at": "2026-11-21T12:00:00.000Z",
              "network_valid": true,
              "recommended_action": "REVIEW",
              "risk_level": "MEDIUM",
              "risk_score": 30,
              "warnings": [
                "The address in from_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
                "Demonstration: this result rests on synthetic evidence about a reserved address. It says nothing about a real person, business, account or wallet."
              ]
            },
            "demonstration": true,
            "demonstration_statement": "DEMONSTRATION: this report rests on synthetic evidence about a reserved address. Institutions and paths in it are fictional. It says nothing about a real person, business, account or wallet.",
            "evidence": [
              {
                "basis": "attribution",
                "category": "mixer",
                "confidence": 0.75,
                "demonstration": true,
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "exposure": "indirect",
                "freshness": {
                  "age_seconds": 3600,
                  "max_age_seconds": 2592000,
                  "status": "CURRENT"
                },
                "missing_parts": [],
                "observed_at": "2026-11-21T11:00:00.000Z",
                "policy_effect": {
                  "action": "REVIEW",
                  "finding_codes": [
                    "indirect_exposure"
                  ],
                  "rule_ids": [
                    "exposure_indirect_or_uncertain"
                  ]
                },
                "published_at": "2026-11-21T11:00:00.000Z",
                "reference": "DEMO-MIXER-0001",
                "relationship": "The source reports that funds moved between this address and an address linked to a mixer by way of other addresses. Indirect exposure does not show who holds or controls this address, and is no proof of a crime.",
                "severity": "MEDIUM",
                "share": 0.12,
                "source": {
                  "approved_for_attribution": true,
                  "id": "demonstration",
                  "kind": "demonstration",
                  "name": "Signgate demonstration evidence (synthetic)"
                },
                "subject_address": "0x00000000000000000000000000000000de300006",
                "subject_fields": [
                  "from_address"
                ]
              }
            ],
            "exposure_paths": [
              {
                "category": "mixer",
                "demonstration": true,
                "evidence_id": "evd_01m7yzmhg0e008000000000003",
                "exposure": "indirect",
                "statement": "Path of 3 steps between 0x00000000000000000000000000000000de300006 and an address linked to a mixer, as Signgate demonstration evidence (synthetic) reports it. The source reports that funds moved between this address and an address linked to a mixer by way of other addresses. Indirect exposure does not show who holds or controls this address, and is no proof of a crime.",
                "steps": [
                  {
                    "address": "demonstration mixer",
                    "is_screened_address": false,
                    "label": "Fictional mixer",
                    "role": "origin",
                    "transaction_reference": "DEMO-TX-0001"
                  },
                  {
                    "address": "demonstration intermediary",
                    "is_screened_address": false,
                    "label": "Fictional unattributed wallet",
                    "role": "intermediary",
                    "transaction_reference": "DEMO-TX-0002"
                  },
                  {
                    "address": "0x00000000000000000000000000000000de300006",
                    "is_screened_address": true,
                    "label": "Screened address",
                    "role": "destination",
                    "transaction_reference": null
                  }
                ]
              }
            ],
            "findings": [
              {
                "code": "indirect_exposure",
                "default_action": "REVIEW",
                "evidence_ids": [
                  "evd_01m7yzmhg0e008000000000003"
                ],
                "fields": [
                  "from_address"
                ],
                "measures": [
                  {
                    "actual": 0.75,
                    "name": "confidence evd_01m7yzmhg0e008000000000003",
                    "threshold": 0.8
                  }
                ],
                "message": "The address in from_address has a possible link to a mixer by Signgate demonstration evidence (synthetic) (of 2026-11-21, reference DEMO-MIXER-0001). The link is indirect, less than certain, not current, or of a kind that needs a look; it says nothing about who owns the address. Review the evidence before continuing.",
                "recommended_action": "REVIEW",
                "severity": "MEDIUM",
                "source": "scam"
              }
            ],
            "issued_to": {
              "environment": "sandbox",
              "partner_id": "prt_01m7yzmhg0e008000000000001"
            },
            "issuer": {
              "service": "Signgate transaction risk check"
            },
            "limitations": [
              "This is a security decision about the checked intent. It is not a legal opinion and not a guarantee that all history was traced.",
              "It holds for the request as it was sent. When recipient, source, chain, token, amount, contract, approval, permissions or policy change, the check has to be repeated.",
              "Supported networks do not have equal intelligence coverage. No evidence about an address means that the sources asked knew nothing of it, not that it is harmless.",
              "Indirect exposure is not proof of criminal ownership.",
              "Customer documents are not taken in by this service; a document is named here only where a source refers to it.",
              "The evidence is synthetic. The report shows form and method, and is no basis for any decision about a real party."
            ],
            "methodology": [
              "This report is made from the stored record of one check: the request, every fact that was gathered, the policy and the decision. No source was asked again, and nothing learnt later is in it.",
              "Decision engine 1.0.0 judged the request under policy incoming_default, version 1. The same engine, given the same record, decides the same again.",
              "Each finding has an action of its own. The recommended action is the strictest of all findings and of all policy rules that matched. The risk score only summarises the findings and decides nothing.",
              "A required source that does not answer, or answers with data past its maximum age, makes the action at least REVIEW.",
              "Evidence is quoted with its source, its reference and its dates. Its freshness was judged at the time of the check against the shortest maximum age that the source or the policy sets; without a date or a maximum age it is UNKNOWN.",
              "Confidence and share are the statements of the source, from 0 to 1.",
              "A party is named only where a source of an approved kind supports it: licensed intelligence, verified counterparty data, Travel Rule data, customer documents or a confirmed business record. A bank or bank account is never inferred from a wallet address. A name that another kind of source gives, a list for instance, is left out, also where the original message of a finding quoted it; list, date and reference say where it stands.",
              "The payment was judged as incoming: the sending wallet is the source of funds and the subject of the screening, the receiving wallet is the caller’s own.",
              "Transaction effects were derived from the declared intent alone. Nothing was executed or simulated."
            ],
            "payment": {
              "amount": "2500",
              "chain": "ethereum",
              "chain_name": "Ethereum",
              "direction": "incoming",
              "from_address": "0x00000000000000000000000000000000de300006",
              "to_address": "0x1111111111111111111111111111111111111111",
              "token": "USDC",
              "transaction_type": "safe_send",
              "transaction_type_inferred": true
            },
            "policy": {
              "changed_actions": [],
              "final_action": "REVIEW",
              "name": "Incoming funds, default",
              "policy_id": "incoming_default",
              "rules": [
                {
                  "action": "BLOCK",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "sanctioned_address",
                        "listed_scam_address"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "An address of the payment stands on a sanctions list or on a list of scams and thefts.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "listed_address"
                },
                {
                  "action": "BLOCK",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "illicit_exposure"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "A source attributes an address of the payment to an illicit category: by ownership or directly, with high confidence, on current data.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "illicit_exposure_high_confidence"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "indirect_exposure"
                      ],
                      "holds": true,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "A source sees exposure that is indirect, less certain, not current, or of an elevated-risk kind.",
                  "evidence_ids": [
                    "evd_01m7yzmhg0e008000000000003"
                  ],
                  "finding_codes": [
                    "indirect_exposure"
                  ],
                  "matched": true,
                  "rule_id": "exposure_indirect_or_uncertain"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_degraded",
                        "screening_degraded",
                        "simulation_unavailable"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "A required source did not answer or holds data past its maximum age.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_degraded"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_incomplete"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "What is known about the source of funds lacks required parts.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_incomplete"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_stale"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "What is known about the source of funds is older than its maximum age.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_stale"
                },
                {
                  "action": "REVIEW",
                  "comparisons": [
                    {
                      "actual": [
                        "indirect_exposure"
                      ],
                      "expected": [
                        "provenance_unclear"
                      ],
                      "holds": false,
                      "what": "finding_codes"
                    }
                  ],
                  "description": "Nothing reliable is known about the source of funds.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "provenance_unclear"
                },
                {
                  "action": "ALLOW",
                  "comparisons": [
                    {
                      "actual": [
                        "mixer"
                      ],
                      "expected": [
                        "regulated_service",
                        "verified_counterparty"
                      ],
                      "holds": false,
                      "what": "categories"
                    },
                    {
                      "actual": [
                        "indirect"
                      ],
                      "expected": [
                        "ownership",
                        "direct"
                      ],
                      "holds": false,
                      "what": "exposures"
                    },
                    {
                      "actual": [
                        0.75
                      ],
                      "expected": [
                        0.7
                      ],
                      "holds": true,
                      "what": "min_confidence"
                    },
                    {
                      "actual": [
                        "CURRENT"
                      ],
                      "expected": [
                        "CURRENT"
                      ],
                      "holds": true,
                      "what": "freshness"
                    }
                  ],
                  "description": "The source of funds is attributed to a regulated service or a verified counterparty, on current data.",
                  "evidence_ids": [],
                  "finding_codes": [],
                  "matched": false,
                  "rule_id": "clean_provenance_current"
                }
              ],
              "sha256": "e6b7d4d6fbe828d1a375d5031f78a26807e0ff9d85993d734b140502b05b4d36",
              "version": 1
            },
            "pricing": {
              "billing_active": false,
              "currency": null,
              "status": "not_configured",
              "unit": "report",
              "unit_price": null,
              "version": null
            },
            "recipient_history": {
              "allowed_checks_to_recipient": 0,
              "band_checks_last_day": null,
              "checks_last_hour": null,
              "lookalike_recipients": [],
              "recipient_used_by_sender": false
            },
            "report_id": "rpt_01m7yzmhg0e008000000000005",
            "request_id": "req_01m7yzmhg0e008000000000002",
            "schema_version": 1,
            "screened_addresses": [
              {
                "address": "0x00000000000000000000000000000000de300006",
                "field": "from_address",
                "problem": null
              },
              {
                "address": "0x1111111111111111111111111111111111111111",
                "field": "to_address",
                "problem": null
              }
            ],
            "screened_source": {
              "address": "0x00000000000000000000000000000000de300006",
              "field": "from_address",
              "problem": null
            },
            "source_of_funds": {
              "components": [
                {
                  "category": "mixer",
                  "confidence": 0.75,
                  "demonstration": true,
                  "evidence_id": "evd_01m7yzmhg0e008000000000003",
                  "exposure": "indirect",
                  "freshness_status": "CURRENT",
                  "share": 0.12,
                  "statement": "The source reports that funds moved between this address and an address linked to a mixer by way of other addresses. Indirect exposure does not show who holds or controls this address, and is no proof of a crime."
                }
              ],
              "statement": "What one approved source says about the funds of this wallet. It repeats their statements and adds none; what no source traced is not described here.",
              "subject_address": "0x00000000000000000000000000000000de300006"
            },
            "transaction_effects": {
              "effects": [
                {
                  "amount": "2500",
                  "from": "0x00000000000000000000000000000000de300006",
                  "kind": "transfer",
                  "to": "0x1111111111111111111111111111111111111111",
                  "token": "USDC"
                }
              ],
              "mode": "declared-intent"
            },
            "verification": {
              "canonical_form": "RFC 8785 (JSON Canonicalization Scheme)",
              "digest": "SHA-256",
              "public_keys": "/.well-known/jwks.json",
              "signature": "JWS compact serialisation, EdDSA with Ed25519 (RFC 7515, RFC 8037)",
              "steps": [
                "Save the report exactly as it was delivered: JSON, HTML or PDF. The HTML and PDF forms carry the JSON inside.",
                "Save the public keys from /.well-known/jwks.json of the service that issued the report. Old keys stay there for ever.",
                "Run: signgate reports verify FILE --jwks JWKS_FILE. It needs no network.",
                "Or with any JWS library: verify signature.jws with the key that its header names, allow the algorithm EdDSA alone, and compare the payload with the canonical JSON of the member report."
              ]
            }
          },
          "report_id": "rpt_01m7yzmhg0e008000000000005",
          "report_sha256": "d7ec0c9804d895fe8808f8ea8672776999e1e746cadbdb7645a99cd1cc161919",
          "request_id": "req_01m7yzmhg0e008000000000002",
          "signature": {
            "algorithm": "EdDSA",
            "jws": "eyJhbGciOiJFZERTQSIsImtpZCI6IjZSYTRXUnVMaDZ1aFphOGFtM2IwQ1NNY2lwaFV5TVJXelRUVW5hUlFCOEEiLCJ0eXAiOiJzaWduZ2F0ZS1yZXBvcnQranNvbiJ9.eyJidXNpbmVzc19yZWZlcmVuY2UiOiJjYXNlIDciLCJjaGVjayI6eyJjaGVja2VkX2F0IjoiMjAyNi0xMS0yMVQxMjowMDowMC4wMDBaIiwiZW5naW5lX3ZlcnNpb24iOiIxLjAuMCIsInJlY29yZF9zY2hlbWFfdmVyc2lvbiI6MiwicmVjb3JkX3NoYTI1NiI6IjEzMjM4Mjg4ZThkMTY1NDE4MjVmZDA2MDhiYWJkZjE4NGM1NmIwZjM2M2I0OWMxOTMyN2M1OWY1YTJiZTgxMjkifSwiY292ZXJhZ2UiOnsicHJvdmlkZXJfbW9kZSI6ImxvY2FsIiwic291cmNlcyI6W3siYXNfb2YiOm51bGwsImNhcGFiaWxpdHkiOiJyZWNpcGllbnRfaGlzdG9yeSIsImtpbmQiOiJsb2NhbCIsIm1hbmRhdG9yeSI6dHJ1ZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJzZXJ2aWNlLWhpc3RvcnkiLCJyZWFzb24iOm51bGwsInN0YXR1cyI6ImFuc3dlcmVkIn0seyJhc19vZiI6IjIwMjYtMTEtMjFUMDA6MDA6MDAuMDAwWiIsImNhcGFiaWxpdHkiOiJ0b2tlbl9yZWdpc3RyeSIsImtpbmQiOiJsb2NhbCIsIm1hbmRhdG9yeSI6dHJ1ZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJidW5kbGVkLXJlZ2lzdHJ5IiwicmVhc29uIjpudWxsLCJzdGF0dXMiOiJhbnN3ZXJlZCJ9LHsiYXNfb2YiOm51bGwsImNhcGFiaWxpdHkiOiJjb250cmFjdF9yZWdpc3RyeSIsImtpbmQiOiJkZW1vbnN0cmF0aW9uIiwibWFuZGF0b3J5IjpmYWxzZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJkZW1vbnN0cmF0aW9uLWNvbnRyYWN0cyIsInJlYXNvbiI6bnVsbCwic3RhdHVzIjoiYW5zd2VyZWQifSx7ImFzX29mIjoiMjAyNi0xMS0yMVQwMDowMDowMC4wMDBaIiwiY2FwYWJpbGl0eSI6ImNvbnRyYWN0X3JlZ2lzdHJ5Iiwia2luZCI6ImxvY2FsIiwibWFuZGF0b3J5Ijp0cnVlLCJub3RlIjpudWxsLCJwcm92aWRlciI6ImxvY2FsLXJlZ2lzdHJ5IiwicmVhc29uIjpudWxsLCJzdGF0dXMiOiJhbnN3ZXJlZCJ9LHsiYXNfb2YiOm51bGwsImNhcGFiaWxpdHkiOiJ0cmFuc2FjdGlvbl9zaW11bGF0aW9uIiwia2luZCI6ImxvY2FsIiwibWFuZGF0b3J5IjpmYWxzZSwibm90ZSI6bnVsbCwicHJvdmlkZXIiOiJsb2NhbC1ydWxlcyIsInJlYXNvbiI6bnVsbCwic3RhdHVzIjoiYW5zd2VyZWQifSx7ImFzX29mIjpudWxsLCJjYXBhYmlsaXR5IjoiYWRkcmVzc19zY3JlZW5pbmciLCJraW5kIjoiZGVtb25zdHJhdGlvbiIsIm1hbmRhdG9yeSI6ZmFsc2UsIm5vdGUiOiJzeW50aGV0aWMgZXZpZGVuY2UgYWJvdXQgcmVzZXJ2ZWQgYWRkcmVzc2VzIG9ubHkiLCJwcm92aWRlciI6ImRlbW9uc3RyYXRpb24iLCJyZWFzb24iOm51bGwsInN0YXR1cyI6ImFuc3dlcmVkIn0seyJhc19vZiI6bnVsbCwiY2FwYWJpbGl0eSI6ImFkZHJlc3Nfc2NyZWVuaW5nIiwia2luZCI6ImxvY2FsIiwibWFuZGF0b3J5Ijp0cnVlLCJub3RlIjoiMCBpbXBvcnRlZCBsaXN0cyIsInByb3ZpZGVyIjoibG9jYWwtc2lnbmFscyIsInJlYXNvbiI6bnVsbCwic3RhdHVzIjoiYW5zd2VyZWQifV19LCJjcmVhdGVkX2F0IjoiMjAyNi0xMS0yMVQxMjowMDowMC4wMDBaIiwiZGVjaXNpb24iOnsiY2hlY2tlZF9hdCI6IjIwMjYtMTEtMjFUMTI6MDA6MDAuMDAwWiIsIm5ldHdvcmtfdmFsaWQiOnRydWUsInJlY29tbWVuZGVkX2FjdGlvbiI6IlJFVklFVyIsInJpc2tfbGV2ZWwiOiJNRURJVU0iLCJyaXNrX3Njb3JlIjozMCwid2FybmluZ3MiOlsiVGhlIGFkZHJlc3MgaW4gZnJvbV9hZGRyZXNzIGhhcyBhIHBvc3NpYmxlIGxpbmsgdG8gYSBtaXhlciBieSBTaWduZ2F0ZSBkZW1vbnN0cmF0aW9uIGV2aWRlbmNlIChzeW50aGV0aWMpIChvZiAyMDI2LTExLTIxLCByZWZlcmVuY2UgREVNTy1NSVhFUi0wMDAxKS4gVGhlIGxpbmsgaXMgaW5kaXJlY3QsIGxlc3MgdGhhbiBjZXJ0YWluLCBub3QgY3VycmVudCwgb3Igb2YgYSBraW5kIHRoYXQgbmVlZHMgYSBsb29rOyBpdCBzYXlzIG5vdGhpbmcgYWJvdXQgd2hvIG93bnMgdGhlIGFkZHJlc3MuIFJldmlldyB0aGUgZXZpZGVuY2UgYmVmb3JlIGNvbnRpbnVpbmcuIiwiRGVtb25zdHJhdGlvbjogdGhpcyByZXN1bHQgcmVzdHMgb24gc3ludGhldGljIGV2aWRlbmNlIGFib3V0IGEgcmVzZXJ2ZWQgYWRkcmVzcy4gSXQgc2F5cyBub3RoaW5nIGFib3V0IGEgcmVhbCBwZXJzb24sIGJ1c2luZXNzLCBhY2NvdW50IG9yIHdhbGxldC4iXX0sImRlbW9uc3RyYXRpb24iOnRydWUsImRlbW9uc3RyYXRpb25fc3RhdGVtZW50IjoiREVNT05TVFJBVElPTjogdGhpcyByZXBvcnQgcmVzdHMgb24gc3ludGhldGljIGV2aWRlbmNlIGFib3V0IGEgcmVzZXJ2ZWQgYWRkcmVzcy4gSW5zdGl0dXRpb25zIGFuZCBwYXRocyBpbiBpdCBhcmUgZmljdGlvbmFsLiBJdCBzYXlzIG5vdGhpbmcgYWJvdXQgYSByZWFsIHBlcnNvbiwgYnVzaW5lc3MsIGFjY291bnQgb3Igd2FsbGV0LiIsImV2aWRlbmNlIjpbeyJiYXNpcyI6ImF0dHJpYnV0aW9uIiwiY2F0ZWdvcnkiOiJtaXhlciIsImNvbmZpZGVuY2UiOjAuNzUsImRlbW9uc3RyYXRpb24iOnRydWUsImV2aWRlbmNlX2lkIjoiZXZkXzAxbTd5em1oZzBlMDA4MDAwMDAwMDAwMDAzIiwiZXhwb3N1cmUiOiJpbmRpcmVjdCIsImZyZXNobmVzcyI6eyJhZ2Vfc2Vjb25kcyI6MzYwMCwibWF4X2FnZV9zZWNvbmRzIjoyNTkyMDAwLCJzdGF0dXMiOiJDVVJSRU5UIn0sIm1pc3NpbmdfcGFydHMiOltdLCJvYnNlcnZlZF9hdCI6IjIwMjYtMTEtMjFUMTE6MDA6MDAuMDAwWiIsInBvbGljeV9lZmZlY3QiOnsiYWN0aW9uIjoiUkVWSUVXIiwiZmluZGluZ19jb2RlcyI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJydWxlX2lkcyI6WyJleHBvc3VyZV9pbmRpcmVjdF9vcl91bmNlcnRhaW4iXX0sInB1Ymxpc2hlZF9hdCI6IjIwMjYtMTEtMjFUMTE6MDA6MDAuMDAwWiIsInJlZmVyZW5jZSI6IkRFTU8tTUlYRVItMDAwMSIsInJlbGF0aW9uc2hpcCI6IlRoZSBzb3VyY2UgcmVwb3J0cyB0aGF0IGZ1bmRzIG1vdmVkIGJldHdlZW4gdGhpcyBhZGRyZXNzIGFuZCBhbiBhZGRyZXNzIGxpbmtlZCB0byBhIG1peGVyIGJ5IHdheSBvZiBvdGhlciBhZGRyZXNzZXMuIEluZGlyZWN0IGV4cG9zdXJlIGRvZXMgbm90IHNob3cgd2hvIGhvbGRzIG9yIGNvbnRyb2xzIHRoaXMgYWRkcmVzcywgYW5kIGlzIG5vIHByb29mIG9mIGEgY3JpbWUuIiwic2V2ZXJpdHkiOiJNRURJVU0iLCJzaGFyZSI6MC4xMiwic291cmNlIjp7ImFwcHJvdmVkX2Zvcl9hdHRyaWJ1dGlvbiI6dHJ1ZSwiaWQiOiJkZW1vbnN0cmF0aW9uIiwia2luZCI6ImRlbW9uc3RyYXRpb24iLCJuYW1lIjoiU2lnbmdhdGUgZGVtb25zdHJhdGlvbiBldmlkZW5jZSAoc3ludGhldGljKSJ9LCJzdWJqZWN0X2FkZHJlc3MiOiIweDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwZGUzMDAwMDYiLCJzdWJqZWN0X2ZpZWxkcyI6WyJmcm9tX2FkZHJlc3MiXX1dLCJleHBvc3VyZV9wYXRocyI6W3siY2F0ZWdvcnkiOiJtaXhlciIsImRlbW9uc3RyYXRpb24iOnRydWUsImV2aWRlbmNlX2lkIjoiZXZkXzAxbTd5em1oZzBlMDA4MDAwMDAwMDAwMDAzIiwiZXhwb3N1cmUiOiJpbmRpcmVjdCIsInN0YXRlbWVudCI6IlBhdGggb2YgMyBzdGVwcyBiZXR3ZWVuIDB4MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBkZTMwMDAwNiBhbmQgYW4gYWRkcmVzcyBsaW5rZWQgdG8gYSBtaXhlciwgYXMgU2lnbmdhdGUgZGVtb25zdHJhdGlvbiBldmlkZW5jZSAoc3ludGhldGljKSByZXBvcnRzIGl0LiBUaGUgc291cmNlIHJlcG9ydHMgdGhhdCBmdW5kcyBtb3ZlZCBiZXR3ZWVuIHRoaXMgYWRkcmVzcyBhbmQgYW4gYWRkcmVzcyBsaW5rZWQgdG8gYSBtaXhlciBieSB3YXkgb2Ygb3RoZXIgYWRkcmVzc2VzLiBJbmRpcmVjdCBleHBvc3VyZSBkb2VzIG5vdCBzaG93IHdobyBob2xkcyBvciBjb250cm9scyB0aGlzIGFkZHJlc3MsIGFuZCBpcyBubyBwcm9vZiBvZiBhIGNyaW1lLiIsInN0ZXBzIjpbeyJhZGRyZXNzIjoiZGVtb25zdHJhdGlvbiBtaXhlciIsImlzX3NjcmVlbmVkX2FkZHJlc3MiOmZhbHNlLCJsYWJlbCI6IkZpY3Rpb25hbCBtaXhlciIsInJvbGUiOiJvcmlnaW4iLCJ0cmFuc2FjdGlvbl9yZWZlcmVuY2UiOiJERU1PLVRYLTAwMDEifSx7ImFkZHJlc3MiOiJkZW1vbnN0cmF0aW9uIGludGVybWVkaWFyeSIsImlzX3NjcmVlbmVkX2FkZHJlc3MiOmZhbHNlLCJsYWJlbCI6IkZpY3Rpb25hbCB1bmF0dHJpYnV0ZWQgd2FsbGV0Iiwicm9sZSI6ImludGVybWVkaWFyeSIsInRyYW5zYWN0aW9uX3JlZmVyZW5jZSI6IkRFTU8tVFgtMDAwMiJ9LHsiYWRkcmVzcyI6IjB4MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBkZTMwMDAwNiIsImlzX3NjcmVlbmVkX2FkZHJlc3MiOnRydWUsImxhYmVsIjoiU2NyZWVuZWQgYWRkcmVzcyIsInJvbGUiOiJkZXN0aW5hdGlvbiIsInRyYW5zYWN0aW9uX3JlZmVyZW5jZSI6bnVsbH1dfV0sImZpbmRpbmdzIjpbeyJjb2RlIjoiaW5kaXJlY3RfZXhwb3N1cmUiLCJkZWZhdWx0X2FjdGlvbiI6IlJFVklFVyIsImV2aWRlbmNlX2lkcyI6WyJldmRfMDFtN3l6bWhnMGUwMDgwMDAwMDAwMDAwMDMiXSwiZmllbGRzIjpbImZyb21fYWRkcmVzcyJdLCJtZWFzdXJlcyI6W3siYWN0dWFsIjowLjc1LCJuYW1lIjoiY29uZmlkZW5jZSBldmRfMDFtN3l6bWhnMGUwMDgwMDAwMDAwMDAwMDMiLCJ0aHJlc2hvbGQiOjAuOH1dLCJtZXNzYWdlIjoiVGhlIGFkZHJlc3MgaW4gZnJvbV9hZGRyZXNzIGhhcyBhIHBvc3NpYmxlIGxpbmsgdG8gYSBtaXhlciBieSBTaWduZ2F0ZSBkZW1vbnN0cmF0aW9uIGV2aWRlbmNlIChzeW50aGV0aWMpIChvZiAyMDI2LTExLTIxLCByZWZlcmVuY2UgREVNTy1NSVhFUi0wMDAxKS4gVGhlIGxpbmsgaXMgaW5kaXJlY3QsIGxlc3MgdGhhbiBjZXJ0YWluLCBub3QgY3VycmVudCwgb3Igb2YgYSBraW5kIHRoYXQgbmVlZHMgYSBsb29rOyBpdCBzYXlzIG5vdGhpbmcgYWJvdXQgd2hvIG93bnMgdGhlIGFkZHJlc3MuIFJldmlldyB0aGUgZXZpZGVuY2UgYmVmb3JlIGNvbnRpbnVpbmcuIiwicmVjb21tZW5kZWRfYWN0aW9uIjoiUkVWSUVXIiwic2V2ZXJpdHkiOiJNRURJVU0iLCJzb3VyY2UiOiJzY2FtIn1dLCJpc3N1ZWRfdG8iOnsiZW52aXJvbm1lbnQiOiJzYW5kYm94IiwicGFydG5lcl9pZCI6InBydF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwMSJ9LCJpc3N1ZXIiOnsic2VydmljZSI6IlNpZ25nYXRlIHRyYW5zYWN0aW9uIHJpc2sgY2hlY2sifSwibGltaXRhdGlvbnMiOlsiVGhpcyBpcyBhIHNlY3VyaXR5IGRlY2lzaW9uIGFib3V0IHRoZSBjaGVja2VkIGludGVudC4gSXQgaXMgbm90IGEgbGVnYWwgb3BpbmlvbiBhbmQgbm90IGEgZ3VhcmFudGVlIHRoYXQgYWxsIGhpc3Rvcnkgd2FzIHRyYWNlZC4iLCJJdCBob2xkcyBmb3IgdGhlIHJlcXVlc3QgYXMgaXQgd2FzIHNlbnQuIFdoZW4gcmVjaXBpZW50LCBzb3VyY2UsIGNoYWluLCB0b2tlbiwgYW1vdW50LCBjb250cmFjdCwgYXBwcm92YWwsIHBlcm1pc3Npb25zIG9yIHBvbGljeSBjaGFuZ2UsIHRoZSBjaGVjayBoYXMgdG8gYmUgcmVwZWF0ZWQuIiwiU3VwcG9ydGVkIG5ldHdvcmtzIGRvIG5vdCBoYXZlIGVxdWFsIGludGVsbGlnZW5jZSBjb3ZlcmFnZS4gTm8gZXZpZGVuY2UgYWJvdXQgYW4gYWRkcmVzcyBtZWFucyB0aGF0IHRoZSBzb3VyY2VzIGFza2VkIGtuZXcgbm90aGluZyBvZiBpdCwgbm90IHRoYXQgaXQgaXMgaGFybWxlc3MuIiwiSW5kaXJlY3QgZXhwb3N1cmUgaXMgbm90IHByb29mIG9mIGNyaW1pbmFsIG93bmVyc2hpcC4iLCJDdXN0b21lciBkb2N1bWVudHMgYXJlIG5vdCB0YWtlbiBpbiBieSB0aGlzIHNlcnZpY2U7IGEgZG9jdW1lbnQgaXMgbmFtZWQgaGVyZSBvbmx5IHdoZXJlIGEgc291cmNlIHJlZmVycyB0byBpdC4iLCJUaGUgZXZpZGVuY2UgaXMgc3ludGhldGljLiBUaGUgcmVwb3J0IHNob3dzIGZvcm0gYW5kIG1ldGhvZCwgYW5kIGlzIG5vIGJhc2lzIGZvciBhbnkgZGVjaXNpb24gYWJvdXQgYSByZWFsIHBhcnR5LiJdLCJtZXRob2RvbG9neSI6WyJUaGlzIHJlcG9ydCBpcyBtYWRlIGZyb20gdGhlIHN0b3JlZCByZWNvcmQgb2Ygb25lIGNoZWNrOiB0aGUgcmVxdWVzdCwgZXZlcnkgZmFjdCB0aGF0IHdhcyBnYXRoZXJlZCwgdGhlIHBvbGljeSBhbmQgdGhlIGRlY2lzaW9uLiBObyBzb3VyY2Ugd2FzIGFza2VkIGFnYWluLCBhbmQgbm90aGluZyBsZWFybnQgbGF0ZXIgaXMgaW4gaXQuIiwiRGVjaXNpb24gZW5naW5lIDEuMC4wIGp1ZGdlZCB0aGUgcmVxdWVzdCB1bmRlciBwb2xpY3kgaW5jb21pbmdfZGVmYXVsdCwgdmVyc2lvbiAxLiBUaGUgc2FtZSBlbmdpbmUsIGdpdmVuIHRoZSBzYW1lIHJlY29yZCwgZGVjaWRlcyB0aGUgc2FtZSBhZ2Fpbi4iLCJFYWNoIGZpbmRpbmcgaGFzIGFuIGFjdGlvbiBvZiBpdHMgb3duLiBUaGUgcmVjb21tZW5kZWQgYWN0aW9uIGlzIHRoZSBzdHJpY3Rlc3Qgb2YgYWxsIGZpbmRpbmdzIGFuZCBvZiBhbGwgcG9saWN5IHJ1bGVzIHRoYXQgbWF0Y2hlZC4gVGhlIHJpc2sgc2NvcmUgb25seSBzdW1tYXJpc2VzIHRoZSBmaW5kaW5ncyBhbmQgZGVjaWRlcyBub3RoaW5nLiIsIkEgcmVxdWlyZWQgc291cmNlIHRoYXQgZG9lcyBub3QgYW5zd2VyLCBvciBhbnN3ZXJzIHdpdGggZGF0YSBwYXN0IGl0cyBtYXhpbXVtIGFnZSwgbWFrZXMgdGhlIGFjdGlvbiBhdCBsZWFzdCBSRVZJRVcuIiwiRXZpZGVuY2UgaXMgcXVvdGVkIHdpdGggaXRzIHNvdXJjZSwgaXRzIHJlZmVyZW5jZSBhbmQgaXRzIGRhdGVzLiBJdHMgZnJlc2huZXNzIHdhcyBqdWRnZWQgYXQgdGhlIHRpbWUgb2YgdGhlIGNoZWNrIGFnYWluc3QgdGhlIHNob3J0ZXN0IG1heGltdW0gYWdlIHRoYXQgdGhlIHNvdXJjZSBvciB0aGUgcG9saWN5IHNldHM7IHdpdGhvdXQgYSBkYXRlIG9yIGEgbWF4aW11bSBhZ2UgaXQgaXMgVU5LTk9XTi4iLCJDb25maWRlbmNlIGFuZCBzaGFyZSBhcmUgdGhlIHN0YXRlbWVudHMgb2YgdGhlIHNvdXJjZSwgZnJvbSAwIHRvIDEuIiwiQSBwYXJ0eSBpcyBuYW1lZCBvbmx5IHdoZXJlIGEgc291cmNlIG9mIGFuIGFwcHJvdmVkIGtpbmQgc3VwcG9ydHMgaXQ6IGxpY2Vuc2VkIGludGVsbGlnZW5jZSwgdmVyaWZpZWQgY291bnRlcnBhcnR5IGRhdGEsIFRyYXZlbCBSdWxlIGRhdGEsIGN1c3RvbWVyIGRvY3VtZW50cyBvciBhIGNvbmZpcm1lZCBidXNpbmVzcyByZWNvcmQuIEEgYmFuayBvciBiYW5rIGFjY291bnQgaXMgbmV2ZXIgaW5mZXJyZWQgZnJvbSBhIHdhbGxldCBhZGRyZXNzLiBBIG5hbWUgdGhhdCBhbm90aGVyIGtpbmQgb2Ygc291cmNlIGdpdmVzLCBhIGxpc3QgZm9yIGluc3RhbmNlLCBpcyBsZWZ0IG91dCwgYWxzbyB3aGVyZSB0aGUgb3JpZ2luYWwgbWVzc2FnZSBvZiBhIGZpbmRpbmcgcXVvdGVkIGl0OyBsaXN0LCBkYXRlIGFuZCByZWZlcmVuY2Ugc2F5IHdoZXJlIGl0IHN0YW5kcy4iLCJUaGUgcGF5bWVudCB3YXMganVkZ2VkIGFzIGluY29taW5nOiB0aGUgc2VuZGluZyB3YWxsZXQgaXMgdGhlIHNvdXJjZSBvZiBmdW5kcyBhbmQgdGhlIHN1YmplY3Qgb2YgdGhlIHNjcmVlbmluZywgdGhlIHJlY2VpdmluZyB3YWxsZXQgaXMgdGhlIGNhbGxlcuKAmXMgb3duLiIsIlRyYW5zYWN0aW9uIGVmZmVjdHMgd2VyZSBkZXJpdmVkIGZyb20gdGhlIGRlY2xhcmVkIGludGVudCBhbG9uZS4gTm90aGluZyB3YXMgZXhlY3V0ZWQgb3Igc2ltdWxhdGVkLiJdLCJwYXltZW50Ijp7ImFtb3VudCI6IjI1MDAiLCJjaGFpbiI6ImV0aGVyZXVtIiwiY2hhaW5fbmFtZSI6IkV0aGVyZXVtIiwiZGlyZWN0aW9uIjoiaW5jb21pbmciLCJmcm9tX2FkZHJlc3MiOiIweDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwZGUzMDAwMDYiLCJ0b19hZGRyZXNzIjoiMHgxMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExIiwidG9rZW4iOiJVU0RDIiwidHJhbnNhY3Rpb25fdHlwZSI6InNhZmVfc2VuZCIsInRyYW5zYWN0aW9uX3R5cGVfaW5mZXJyZWQiOnRydWV9LCJwb2xpY3kiOnsiY2hhbmdlZF9hY3Rpb25zIjpbXSwiZmluYWxfYWN0aW9uIjoiUkVWSUVXIiwibmFtZSI6IkluY29taW5nIGZ1bmRzLCBkZWZhdWx0IiwicG9saWN5X2lkIjoiaW5jb21pbmdfZGVmYXVsdCIsInJ1bGVzIjpbeyJhY3Rpb24iOiJCTE9DSyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsic2FuY3Rpb25lZF9hZGRyZXNzIiwibGlzdGVkX3NjYW1fYWRkcmVzcyJdLCJob2xkcyI6ZmFsc2UsIndoYXQiOiJmaW5kaW5nX2NvZGVzIn1dLCJkZXNjcmlwdGlvbiI6IkFuIGFkZHJlc3Mgb2YgdGhlIHBheW1lbnQgc3RhbmRzIG9uIGEgc2FuY3Rpb25zIGxpc3Qgb3Igb24gYSBsaXN0IG9mIHNjYW1zIGFuZCB0aGVmdHMuIiwiZXZpZGVuY2VfaWRzIjpbXSwiZmluZGluZ19jb2RlcyI6W10sIm1hdGNoZWQiOmZhbHNlLCJydWxlX2lkIjoibGlzdGVkX2FkZHJlc3MifSx7ImFjdGlvbiI6IkJMT0NLIiwiY29tcGFyaXNvbnMiOlt7ImFjdHVhbCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJleHBlY3RlZCI6WyJpbGxpY2l0X2V4cG9zdXJlIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiQSBzb3VyY2UgYXR0cmlidXRlcyBhbiBhZGRyZXNzIG9mIHRoZSBwYXltZW50IHRvIGFuIGlsbGljaXQgY2F0ZWdvcnk6IGJ5IG93bmVyc2hpcCBvciBkaXJlY3RseSwgd2l0aCBoaWdoIGNvbmZpZGVuY2UsIG9uIGN1cnJlbnQgZGF0YS4iLCJldmlkZW5jZV9pZHMiOltdLCJmaW5kaW5nX2NvZGVzIjpbXSwibWF0Y2hlZCI6ZmFsc2UsInJ1bGVfaWQiOiJpbGxpY2l0X2V4cG9zdXJlX2hpZ2hfY29uZmlkZW5jZSJ9LHsiYWN0aW9uIjoiUkVWSUVXIiwiY29tcGFyaXNvbnMiOlt7ImFjdHVhbCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJleHBlY3RlZCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJob2xkcyI6dHJ1ZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiQSBzb3VyY2Ugc2VlcyBleHBvc3VyZSB0aGF0IGlzIGluZGlyZWN0LCBsZXNzIGNlcnRhaW4sIG5vdCBjdXJyZW50LCBvciBvZiBhbiBlbGV2YXRlZC1yaXNrIGtpbmQuIiwiZXZpZGVuY2VfaWRzIjpbImV2ZF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwMyJdLCJmaW5kaW5nX2NvZGVzIjpbImluZGlyZWN0X2V4cG9zdXJlIl0sIm1hdGNoZWQiOnRydWUsInJ1bGVfaWQiOiJleHBvc3VyZV9pbmRpcmVjdF9vcl91bmNlcnRhaW4ifSx7ImFjdGlvbiI6IlJFVklFVyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsicHJvdmVuYW5jZV9kZWdyYWRlZCIsInNjcmVlbmluZ19kZWdyYWRlZCIsInNpbXVsYXRpb25fdW5hdmFpbGFibGUiXSwiaG9sZHMiOmZhbHNlLCJ3aGF0IjoiZmluZGluZ19jb2RlcyJ9XSwiZGVzY3JpcHRpb24iOiJBIHJlcXVpcmVkIHNvdXJjZSBkaWQgbm90IGFuc3dlciBvciBob2xkcyBkYXRhIHBhc3QgaXRzIG1heGltdW0gYWdlLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2VfZGVncmFkZWQifSx7ImFjdGlvbiI6IlJFVklFVyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsicHJvdmVuYW5jZV9pbmNvbXBsZXRlIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiV2hhdCBpcyBrbm93biBhYm91dCB0aGUgc291cmNlIG9mIGZ1bmRzIGxhY2tzIHJlcXVpcmVkIHBhcnRzLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2VfaW5jb21wbGV0ZSJ9LHsiYWN0aW9uIjoiUkVWSUVXIiwiY29tcGFyaXNvbnMiOlt7ImFjdHVhbCI6WyJpbmRpcmVjdF9leHBvc3VyZSJdLCJleHBlY3RlZCI6WyJwcm92ZW5hbmNlX3N0YWxlIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiV2hhdCBpcyBrbm93biBhYm91dCB0aGUgc291cmNlIG9mIGZ1bmRzIGlzIG9sZGVyIHRoYW4gaXRzIG1heGltdW0gYWdlLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2Vfc3RhbGUifSx7ImFjdGlvbiI6IlJFVklFVyIsImNvbXBhcmlzb25zIjpbeyJhY3R1YWwiOlsiaW5kaXJlY3RfZXhwb3N1cmUiXSwiZXhwZWN0ZWQiOlsicHJvdmVuYW5jZV91bmNsZWFyIl0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImZpbmRpbmdfY29kZXMifV0sImRlc2NyaXB0aW9uIjoiTm90aGluZyByZWxpYWJsZSBpcyBrbm93biBhYm91dCB0aGUgc291cmNlIG9mIGZ1bmRzLiIsImV2aWRlbmNlX2lkcyI6W10sImZpbmRpbmdfY29kZXMiOltdLCJtYXRjaGVkIjpmYWxzZSwicnVsZV9pZCI6InByb3ZlbmFuY2VfdW5jbGVhciJ9LHsiYWN0aW9uIjoiQUxMT1ciLCJjb21wYXJpc29ucyI6W3siYWN0dWFsIjpbIm1peGVyIl0sImV4cGVjdGVkIjpbInJlZ3VsYXRlZF9zZXJ2aWNlIiwidmVyaWZpZWRfY291bnRlcnBhcnR5Il0sImhvbGRzIjpmYWxzZSwid2hhdCI6ImNhdGVnb3JpZXMifSx7ImFjdHVhbCI6WyJpbmRpcmVjdCJdLCJleHBlY3RlZCI6WyJvd25lcnNoaXAiLCJkaXJlY3QiXSwiaG9sZHMiOmZhbHNlLCJ3aGF0IjoiZXhwb3N1cmVzIn0seyJhY3R1YWwiOlswLjc1XSwiZXhwZWN0ZWQiOlswLjddLCJob2xkcyI6dHJ1ZSwid2hhdCI6Im1pbl9jb25maWRlbmNlIn0seyJhY3R1YWwiOlsiQ1VSUkVOVCJdLCJleHBlY3RlZCI6WyJDVVJSRU5UIl0sImhvbGRzIjp0cnVlLCJ3aGF0IjoiZnJlc2huZXNzIn1dLCJkZXNjcmlwdGlvbiI6IlRoZSBzb3VyY2Ugb2YgZnVuZHMgaXMgYXR0cmlidXRlZCB0byBhIHJlZ3VsYXRlZCBzZXJ2aWNlIG9yIGEgdmVyaWZpZWQgY291bnRlcnBhcnR5LCBvbiBjdXJyZW50IGRhdGEuIiwiZXZpZGVuY2VfaWRzIjpbXSwiZmluZGluZ19jb2RlcyI6W10sIm1hdGNoZWQiOmZhbHNlLCJydWxlX2lkIjoiY2xlYW5fcHJvdmVuYW5jZV9jdXJyZW50In1dLCJzaGEyNTYiOiJlNmI3ZDRkNmZiZTgyOGQxYTM3NWQ1MDMxZjc4YTI2ODA3ZTBmZjlkODU5OTNkNzM0YjE0MDUwMmIwNWI0ZDM2IiwidmVyc2lvbiI6MX0sInByaWNpbmciOnsiYmlsbGluZ19hY3RpdmUiOmZhbHNlLCJjdXJyZW5jeSI6bnVsbCwic3RhdHVzIjoibm90X2NvbmZpZ3VyZWQiLCJ1bml0IjoicmVwb3J0IiwidW5pdF9wcmljZSI6bnVsbCwidmVyc2lvbiI6bnVsbH0sInJlY2lwaWVudF9oaXN0b3J5Ijp7ImFsbG93ZWRfY2hlY2tzX3RvX3JlY2lwaWVudCI6MCwiYmFuZF9jaGVja3NfbGFzdF9kYXkiOm51bGwsImNoZWNrc19sYXN0X2hvdXIiOm51bGwsImxvb2thbGlrZV9yZWNpcGllbnRzIjpbXSwicmVjaXBpZW50X3VzZWRfYnlfc2VuZGVyIjpmYWxzZX0sInJlcG9ydF9pZCI6InJwdF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwNSIsInJlcXVlc3RfaWQiOiJyZXFfMDFtN3l6bWhnMGUwMDgwMDAwMDAwMDAwMDIiLCJzY2hlbWFfdmVyc2lvbiI6MSwic2NyZWVuZWRfYWRkcmVzc2VzIjpbeyJhZGRyZXNzIjoiMHgwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMGRlMzAwMDA2IiwiZmllbGQiOiJmcm9tX2FkZHJlc3MiLCJwcm9ibGVtIjpudWxsfSx7ImFkZHJlc3MiOiIweDExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTEiLCJmaWVsZCI6InRvX2FkZHJlc3MiLCJwcm9ibGVtIjpudWxsfV0sInNjcmVlbmVkX3NvdXJjZSI6eyJhZGRyZXNzIjoiMHgwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMGRlMzAwMDA2IiwiZmllbGQiOiJmcm9tX2FkZHJlc3MiLCJwcm9ibGVtIjpudWxsfSwic291cmNlX29mX2Z1bmRzIjp7ImNvbXBvbmVudHMiOlt7ImNhdGVnb3J5IjoibWl4ZXIiLCJjb25maWRlbmNlIjowLjc1LCJkZW1vbnN0cmF0aW9uIjp0cnVlLCJldmlkZW5jZV9pZCI6ImV2ZF8wMW03eXptaGcwZTAwODAwMDAwMDAwMDAwMyIsImV4cG9zdXJlIjoiaW5kaXJlY3QiLCJmcmVzaG5lc3Nfc3RhdHVzIjoiQ1VSUkVOVCIsInNoYXJlIjowLjEyLCJzdGF0ZW1lbnQiOiJUaGUgc291cmNlIHJlcG9ydHMgdGhhdCBmdW5kcyBtb3ZlZCBiZXR3ZWVuIHRoaXMgYWRkcmVzcyBhbmQgYW4gYWRkcmVzcyBsaW5rZWQgdG8gYSBtaXhlciBieSB3YXkgb2Ygb3RoZXIgYWRkcmVzc2VzLiBJbmRpcmVjdCBleHBvc3VyZSBkb2VzIG5vdCBzaG93IHdobyBob2xkcyBvciBjb250cm9scyB0aGlzIGFkZHJlc3MsIGFuZCBpcyBubyBwcm9vZiBvZiBhIGNyaW1lLiJ9XSwic3RhdGVtZW50IjoiV2hhdCBvbmUgYXBwcm92ZWQgc291cmNlIHNheXMgYWJvdXQgdGhlIGZ1bmRzIG9mIHRoaXMgd2FsbGV0LiBJdCByZXBlYXRzIHRoZWlyIHN0YXRlbWVudHMgYW5kIGFkZHMgbm9uZTsgd2hhdCBubyBzb3VyY2UgdHJhY2VkIGlzIG5vdCBkZXNjcmliZWQgaGVyZS4iLCJzdWJqZWN0X2FkZHJlc3MiOiIweDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwZGUzMDAwMDYifSwidHJhbnNhY3Rpb25fZWZmZWN0cyI6eyJlZmZlY3RzIjpbeyJhbW91bnQiOiIyNTAwIiwiZnJvbSI6IjB4MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBkZTMwMDAwNiIsImtpbmQiOiJ0cmFuc2ZlciIsInRvIjoiMHgxMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExMTExIiwidG9rZW4iOiJVU0RDIn1dLCJtb2RlIjoiZGVjbGFyZWQtaW50ZW50In0sInZlcmlmaWNhdGlvbiI6eyJjYW5vbmljYWxfZm9ybSI6IlJGQyA4Nzg1IChKU09OIENhbm9uaWNhbGl6YXRpb24gU2NoZW1lKSIsImRpZ2VzdCI6IlNIQS0yNTYiLCJwdWJsaWNfa2V5cyI6Ii8ud2VsbC1rbm93bi9qd2tzLmpzb24iLCJzaWduYXR1cmUiOiJKV1MgY29tcGFjdCBzZXJpYWxpc2F0aW9uLCBFZERTQSB3aXRoIEVkMjU1MTkgKFJGQyA3NTE1LCBSRkMgODAzNykiLCJzdGVwcyI6WyJTYXZlIHRoZSByZXBvcnQgZXhhY3RseSBhcyBpdCB3YXMgZGVsaXZlcmVkOiBKU09OLCBIVE1MIG9yIFBERi4gVGhlIEhUTUwgYW5kIFBERiBmb3JtcyBjYXJyeSB0aGUgSlNPTiBpbnNpZGUuIiwiU2F2ZSB0aGUgcHVibGljIGtleXMgZnJvbSAvLndlbGwta25vd24vandrcy5qc29uIG9mIHRoZSBzZXJ2aWNlIHRoYXQgaXNzdWVkIHRoZSByZXBvcnQuIE9sZCBrZXlzIHN0YXkgdGhlcmUgZm9yIGV2ZXIuIiwiUnVuOiBzaWduZ2F0ZSByZXBvcnRzIHZlcmlmeSBGSUxFIC0tandrcyBKV0tTX0ZJTEUuIEl0IG5lZWRzIG5vIG5ldHdvcmsuIiwiT3Igd2l0aCBhbnkgSldTIGxpYnJhcnk6IHZlcmlmeSBzaWduYXR1cmUuandzIHdpdGggdGhlIGtleSB0aGF0IGl0cyBoZWFkZXIgbmFtZXMsIGFsbG93IHRoZSBhbGdvcml0aG0gRWREU0EgYWxvbmUsIGFuZCBjb21wYXJlIHRoZSBwYXlsb2FkIHdpdGggdGhlIGNhbm9uaWNhbCBKU09OIG9mIHRoZSBtZW1iZXIgcmVwb3J0LiJdfX0.Eb8A6AuRntmp4eUnGIp3ow-ZeZyfZBX3f0UvM7kWVW-Qmnp0_dik8Cfiqht0u68KdmaB2tDiFvmU59CCL2xfAg",
            "key_id": "6Ra4WRuLh6uhZa8am3b0CSMciphUyMRWzTTUnaRQB8A"
          }
        }
      }
    },
    "getJwks": {
      "keys": {
        "summary": "The keys that verify reports",
        "request": null,
        "status": 200,
        "headers": {
          "x-request-id": "req_01m7yzmhg0e008000000000005"
        },
        "body": {
          "keys": [
            {
              "kty": "OKP",
              "crv": "Ed25519",
              "x": "LLnsSeNWY3gRf6_aBFRpgtepZH9em_ccCXewJnoRvRk",
              "kid": "6Ra4WRuLh6uhZa8am3b0CSMciphUyMRWzTTUnaRQB8A",
              "alg": "EdDSA",
              "use": "sig"
            }
          ]
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
    "conflict": {
      "summary": "A second report about one check, with another reference",
      "request": {
        "request_id": "req_01m7yzmhg0e008000000000002",
        "business_reference": "case 8"
      },
      "status": 409,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "297",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000005"
      },
      "body": {
        "statusCode": 409,
        "error": "Conflict",
        "code": "conflict",
        "message": "This check has a report already, with another business_reference. A report never changes: leave business_reference out to get it.",
        "request_id": "req_01m7yzmhg0e008000000000005",
        "details": [
          {
            "path": "/business_reference",
            "message": "differs from that of the report"
          }
        ]
      }
    },
    "idempotency_key_reused": {
      "summary": "The same Idempotency-Key with another amount",
      "request": {
        "from_address": "0x1111111111111111111111111111111111111111",
        "to_address": "0x2222222222222222222222222222222222222222",
        "chain": "ethereum",
        "token": "USDC",
        "amount": 26
      },
      "status": 422,
      "headers": {
        "x-ratelimit-limit": "300",
        "x-ratelimit-remaining": "298",
        "x-ratelimit-reset": "2026-11-21T12:01:00.000Z",
        "x-request-id": "req_01m7yzmhg0e008000000000003"
      },
      "body": {
        "statusCode": 422,
        "error": "Unprocessable Content",
        "code": "idempotency_key_reused",
        "message": "This Idempotency-Key was sent before with another body. Make a new key for every new request.",
        "request_id": "req_01m7yzmhg0e008000000000003",
        "details": [
          {
            "path": "Idempotency-Key",
            "message": "belongs to a request with another body"
          }
        ]
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

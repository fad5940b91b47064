// Made by npm run record-examples from the OpenAPI document. Do not edit.

export interface components {
    schemas: {
        /** AllowanceEffect */
        readonly AllowanceEffect: {
            /** @constant */
            readonly kind: "allowance";
            readonly owner: string;
            readonly spender: string;
            readonly asset: components["schemas"]["PayloadAsset"];
            /** @description Base units as decimal text, or unlimited. */
            readonly before: string;
            /** @description Base units as decimal text, or unlimited. */
            readonly after: string;
            /**
             * @description Read from the state, seen by a tracer, or only said by a log.
             * @enum {string}
             */
            readonly source: "read" | "trace" | "log";
        };
        /** AppliedPolicy */
        readonly AppliedPolicy: {
            readonly policy_id: string;
            readonly version: number;
            readonly name: string;
            /** @enum {string} */
            readonly final_action: "ALLOW" | "REVIEW" | "BLOCK";
            readonly matched_rules: readonly {
                readonly rule_id: string;
                readonly description: string;
                /** @enum {string} */
                readonly action: "ALLOW" | "REVIEW" | "BLOCK";
                readonly evidence_ids: readonly string[];
                readonly finding_codes: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
            }[];
        };
        /** Attribution */
        readonly Attribution: {
            readonly entity_name: string;
            readonly entity_type: string;
            readonly role: ("origin" | "intermediary" | "exchange" | "custodian" | "destination") | null;
            /** @enum {string} */
            readonly verification: "verified" | "reported" | "unverified";
            readonly confidence: number;
            readonly jurisdiction: string | null;
            readonly identifiers: readonly {
                readonly scheme: string;
                readonly value: string;
            }[];
            readonly address_or_transaction: string | null;
        };
        /** AttributionPage */
        readonly AttributionPage: {
            readonly attributions: readonly components["schemas"]["OwnAttribution"][];
            readonly next_cursor: string | null;
        };
        /** AttributionRequest */
        readonly AttributionRequest: {
            /** @description Any letter case where it is EVM; a mixed one must satisfy EIP-55. */
            readonly address: string;
            /**
             * @description Where it holds: a chain, or evm for every EVM chain.
             * @enum {string}
             */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana" | "evm";
            /**
             * @description On what you know it.
             * @enum {string}
             */
            readonly kind: "verified_counterparty" | "travel_rule" | "customer_document" | "business_record";
            /** @description Who holds the address. */
            readonly entity: {
                /** @description As the source writes it. */
                readonly name: string;
                /** @description For instance exchange, custodian, bank, company, person. */
                readonly type: string;
                /** @description ISO 3166-1 alpha-2. */
                readonly jurisdiction?: string;
            };
            /** @description Your own, to the document or message that says it; a report repeats it. */
            readonly reference: string;
            /** @description SHA-256 of the document that says it. The document itself is not taken in. */
            readonly document_sha256?: string;
            /**
             * Format: date-time
             * @description From then on it supports nothing. At most 1,830 days ahead.
             */
            readonly valid_until: string;
        };
        /**
         * AuditPage
         * @description Administrative changes, newest first. Entries never change.
         */
        readonly AuditPage: {
            readonly entries: readonly {
                readonly audit_id: string;
                /** Format: date-time */
                readonly at: string;
                /** @enum {string} */
                readonly action: "partner.created" | "key.created" | "key.revoked" | "key.policies_changed" | "policy.published" | "list.imported" | "statement.made" | "statement.removed" | "webhook.changed" | "signing_key.registered" | "price.published" | "desk.signed_in" | "desk.signed_out" | "desk.sign_in_refused" | "partition.detached" | "partition.attached";
                /** @description What was changed, by its id. */
                readonly subject: string;
                readonly environment: ("sandbox" | "production") | null;
                readonly actor: {
                    /**
                     * @description key: a key of yours, by API. person: someone at the review desk whom a provider signed in. operator: who runs the service, at the command line. service: itself.
                     * @enum {string}
                     */
                    readonly kind: "key" | "person" | "operator" | "service";
                    readonly key_id: string | null;
                    readonly person: {
                        /** @description Issuer and subject, with a # between them: who it is. */
                        readonly id: string;
                        readonly shown_as: string | null;
                    } | null;
                };
                readonly before: {
                    readonly [key: string]: unknown;
                } | null;
                readonly after: {
                    readonly [key: string]: unknown;
                } | null;
            }[];
            readonly next_cursor: string | null;
        };
        /**
         * Authorization
         * @description EIP-7702.
         */
        readonly Authorization: {
            /** @description Chain id; 0 stands for every chain: a whole number, decimal text, or hex behind 0x. */
            readonly chain_id: string | number;
            /** @description The delegate: the contract whose code the account will run. */
            readonly address: string;
            /** @description Nonce of the account: a whole number, decimal text, or hex behind 0x. */
            readonly nonce: string | number;
        };
        /** BalanceEffect */
        readonly BalanceEffect: {
            /** @constant */
            readonly kind: "balance";
            readonly account: string;
            readonly asset: components["schemas"]["PayloadAsset"];
            /** @description Base units as decimal text. */
            readonly before: string;
            /** @description Base units as decimal text. */
            readonly after: string;
            /** @description Negative where the account loses; without gas. */
            readonly delta: string;
            /**
             * @description Read from the state, seen by a tracer, or only said by a log.
             * @enum {string}
             */
            readonly source: "read" | "trace" | "log";
        };
        /** BatchCheck */
        readonly BatchCheck: {
            /** @description The caller's own name for the item, once in a batch. */
            readonly id: string;
            readonly check: components["schemas"]["CheckRequest"];
        };
        /**
         * BatchCheckRequest
         * @description Checks that belong together, judged in order: each sees the ones before it. An item that breaks a rule is answered by itself and spoils no other. All together are at most 1 MiB, each item at most 64 KiB; what is no strict JSON (a member twice, a number that is not exact, a control character) refuses the whole body.
         */
        readonly BatchCheckRequest: {
            readonly items: readonly (components["schemas"]["BatchCheck"] | components["schemas"]["BatchPayloadCheck"])[];
        };
        /**
         * BatchCheckResponse
         * @description What became of each item. Every verdict in it is recorded.
         */
        readonly BatchCheckResponse: {
            /** @description One for each item, in order. */
            readonly results: readonly components["schemas"]["BatchResult"][];
        };
        /** BatchPayloadCheck */
        readonly BatchPayloadCheck: {
            /** @description The caller's own name for the item, once in a batch. */
            readonly id: string;
            readonly payload_check: components["schemas"]["PayloadCheckRequest"];
        };
        /** BatchResult */
        readonly BatchResult: {
            readonly id: string | null;
            /** @description What the check would have been answered with alone: 200 is a verdict, anything else is none. */
            readonly status: number;
            readonly body: components["schemas"]["CheckResponse"] | components["schemas"]["Problem"];
        };
        /**
         * CatalogueEntry
         * @description A finding code: what it means, what to do, and how to try it.
         */
        readonly CatalogueEntry: {
            /**
             * @description Stable: never renamed and never reused.
             * @enum {string}
             */
            readonly code: "invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded";
            /** @enum {string} */
            readonly source: "network" | "scam" | "simulation" | "risk";
            /**
             * @description The default. A finding may be milder or graver, and says so.
             * @enum {string}
             */
            readonly severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /**
             * @description The default. A policy may be stricter.
             * @enum {string}
             */
            readonly action: "ALLOW" | "REVIEW" | "BLOCK";
            /** @description When it is given. */
            readonly meaning: string;
            readonly what_to_do: string;
            /** @description What data it is made of: the request, the bytes, the history of this partner, bundled tables and registries, imported or own lists, a vendor or node. */
            readonly needs: readonly ("request" | "bytes" | "history" | "bundled_data" | "lists" | "provider")[];
            /** @description With a sandbox key this request gives the finding, among others. Its parties are made up. */
            readonly example: {
                /** @enum {string} */
                readonly method: "POST";
                /** @enum {string} */
                readonly path: "/api/check-transaction" | "/api/check-payload";
                readonly body: components["schemas"]["ExampleBody"];
            };
            /** @description Its page, a path of this service. */
            readonly docs_url: string;
        };
        /**
         * CheckCoverage
         * @description What was looked at, and how old it was. It is no finding.
         */
        readonly CheckCoverage: {
            /**
             * @description What was judged: what the request declares, what its bytes say, or what a node did with them. `declared` also where nothing could be read of the bytes.
             * @enum {string}
             */
            readonly basis: "declared" | "decoded" | "simulated";
            readonly level: number | null;
            /** @description Loaded lists that hold sanctions. 0: no sanctions list was looked at. */
            readonly sanctions_lists: number;
            /** @description Loaded lists that hold anything else against an address. */
            readonly threat_lists: number;
            readonly oldest_list_as_of: string | null;
            readonly prices_as_of: string | null;
            readonly not_answered: readonly components["schemas"]["NotAnswered"][];
        };
        /**
         * CheckList
         * @description Recorded checks, newest first.
         */
        readonly CheckList: {
            readonly checks: readonly components["schemas"]["ListedCheck"][];
            readonly next_cursor: string | null;
            readonly indexed_until: string | null;
        };
        /**
         * CheckRecord
         * @description Everything that was known and decided in one check.
         */
        readonly CheckRecord: {
            readonly schema_version: number;
            readonly engine_version: string;
            readonly request_id: string;
            readonly scope: {
                readonly partner_id: string;
                /** @enum {string} */
                readonly environment: "sandbox" | "production";
            };
            readonly key_id: string;
            /** Format: date-time */
            readonly checked_at: string;
            readonly intent: components["schemas"]["RecordedIntent"];
            readonly payload?: components["schemas"]["RecordedPayload"];
            readonly facts: components["schemas"]["RecordedFacts"];
            readonly policy: {
                readonly policy_id: string;
                readonly version: number;
                readonly sha256: string;
            };
            readonly decision: components["schemas"]["RecordedDecision"];
            readonly timings: {
                /** @description Milliseconds. */
                readonly parse_ms: number;
                /** @description Milliseconds. */
                readonly gather_ms: number;
                /** @description Milliseconds. */
                readonly decide_ms: number;
            };
            readonly withdrawn: {
                /** Format: date-time */
                readonly at: string;
                readonly source: string;
                readonly address: string;
            } | null;
        };
        /**
         * CheckRequest
         * @description A proposed transaction.
         */
        readonly CheckRequest: {
            /** @description Sender wallet address; the source of funds when direction is incoming. */
            readonly from_address: string;
            /** @description Recipient wallet address; the spender where a function on a token gives an allowance. */
            readonly to_address: string;
            /**
             * @description Chain slug.
             * @enum {string}
             */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
            /** @description Token symbol, for instance USDC. Letter case does not matter. */
            readonly token: string;
            /** @description Proposed amount in whole tokens. */
            readonly amount: number;
            /**
             * @description The product flow. Inferred when absent, by the first of these that fits: approval, where approval_amount is not zero, or is zero and amount is 0; contract_interaction, where permissions are named; safe_send, where contract_address is the official contract of token on the chain; contract_interaction, where there is any other contract_address; safe_send. The recorded check says which it was.
             * @enum {string}
             */
            readonly transaction_type?: "safe_send" | "approval" | "contract_interaction" | "swap" | "mint" | "escrow";
            /** @description The contract that is called, the spender of an approval, or the own contract of the token. */
            readonly contract_address?: string;
            /** @description The caller's own view that the contract is verified. Never proof: it counts below the policy's amount only. */
            readonly contract_verified?: boolean;
            /** @description "unlimited", "max", whole tokens as decimal text, or base units as 0x hex. */
            readonly approval_amount?: string;
            /** @description Requested contract functions or permissions. */
            readonly permissions?: readonly string[];
            /** @description The recipient that the user meant; compared with to_address. */
            readonly expected_to_address?: string;
            /** @description Name of the counterparty. */
            readonly counterparty_name?: string;
            /** @description The caller's own reference. */
            readonly intent_reference?: string;
            /**
             * @description outgoing is the default.
             * @enum {string}
             */
            readonly direction?: "outgoing" | "incoming";
            /** @description The policy to apply. Without it: the key's own default for the direction, else the built-in one. */
            readonly policy_id?: string;
            readonly transaction?: components["schemas"]["EvmTransaction"];
            /** @description An EIP-712 object, or its exact JSON text. */
            readonly typed_data?: components["schemas"]["TypedData"] | string;
            readonly message?: components["schemas"]["SignedMessage"];
            readonly authorization?: components["schemas"]["Authorization"];
            readonly user_operation?: components["schemas"]["UserOperation"];
            /** @description Base64 of a Solana message or wire transaction. */
            readonly solana_message?: string;
            /** @description The https origin that asks for the signature. */
            readonly origin?: string;
            /**
             * @description auto, the default: simulated where a node is configured. required: REVIEW where none answered.
             * @enum {string}
             */
            readonly simulation?: "auto" | "required";
        };
        /**
         * CheckResponse
         * @description The verdict with its reasons.
         */
        readonly CheckResponse: {
            /** @description Names this check for support, reading it back and reports. */
            readonly request_id: string;
            /** @description A summary. Never decide by it alone. */
            readonly risk_score: number;
            /** @enum {string} */
            readonly risk_level: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description Whether the combination of chain, token and addresses is valid. */
            readonly network_valid: boolean;
            readonly warnings: readonly string[];
            readonly findings: readonly components["schemas"]["Finding"][];
            /**
             * @description The gate: ALLOW continue, REVIEW ask the user, BLOCK stop.
             * @enum {string}
             */
            readonly recommended_action: "ALLOW" | "REVIEW" | "BLOCK";
            readonly coverage: components["schemas"]["CheckCoverage"];
            readonly payload?: components["schemas"]["DecodedPayload"];
            readonly simulation?: components["schemas"]["Simulation"];
            readonly proof_of_decision?: components["schemas"]["ProofOfDecision"];
            readonly screening?: components["schemas"]["Screening"];
            readonly policy?: components["schemas"]["AppliedPolicy"];
            /**
             * Format: date-time
             * @description Time of the check.
             */
            readonly checked_at: string;
        };
        /**
         * ConfirmRequest
         * @description The final bytes, just before they are signed: exactly one payload. chain, from_address and origin are compared with those of the check where they are sent.
         */
        readonly ConfirmRequest: {
            readonly transaction?: components["schemas"]["EvmTransaction"];
            /** @description An EIP-712 object, or its exact JSON text. */
            readonly typed_data?: components["schemas"]["TypedData"] | string;
            readonly message?: components["schemas"]["SignedMessage"];
            readonly authorization?: components["schemas"]["Authorization"];
            readonly user_operation?: components["schemas"]["UserOperation"];
            /** @description Base64 of a Solana message or wire transaction. */
            readonly solana_message?: string;
            /** @description The https origin that asks for the signature. */
            readonly origin?: string;
            /**
             * @description Chain slug.
             * @enum {string}
             */
            readonly chain?: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
            /** @description Sender wallet address; the source of funds when direction is incoming. */
            readonly from_address?: string;
        };
        /**
         * Confirmation
         * @description Whether a check still holds for the bytes that are about to be signed.
         */
        readonly Confirmation: {
            /** @description The check that it is about. */
            readonly request_id: string;
            /**
             * @description SAME: sign. DRIFTED: other bytes than those that were judged. STATE_CHANGED: the state of the chain is not known to be the one that was simulated. EXPIRED: the check is too old. NOT_ALLOWED: a BLOCK, a REVIEW that was not acknowledged, a check without bytes, one that was withdrawn, cancelled or confirmed malicious.
             * @enum {string}
             */
            readonly result: "SAME" | "DRIFTED" | "STATE_CHANGED" | "EXPIRED" | "NOT_ALLOWED";
            /** @description What differs, or what the bytes leave open: members of the payload, and terms of what it does, as spender or amount. state, or state_unknown, with STATE_CHANGED. Else empty. */
            readonly fields: readonly string[];
            /** @description The reason in a sentence. */
            readonly message: string;
            /** @description The check rests on demonstration evidence, not on real funds. */
            readonly demonstration: boolean;
            /** Format: date-time */
            readonly confirmed_at: string;
            /**
             * Format: date-time
             * @description Until then the check can be confirmed: 300 s after it, 60 s where it was simulated, or less by its policy.
             */
            readonly expires_at: string;
            /** @description Only with SAME: a signed statement (EdDSA JWS) that these bytes may be signed until expires_at. */
            readonly receipt?: string;
        };
        /** ControlEffect */
        readonly ControlEffect: {
            /** @constant */
            readonly kind: "control";
            readonly target: string;
            /** @enum {string} */
            readonly what: "owner" | "implementation" | "delegation" | "authority" | "delegate" | "close_authority" | "module" | "guard";
            readonly before: string | null;
            readonly after: string | null;
            /**
             * @description Read from the state, seen by a tracer, or only said by a log.
             * @enum {string}
             */
            readonly source: "read" | "trace" | "log";
        };
        /**
         * Coverage
         * @description How one source answered: a row for every wired source, always.
         */
        readonly Coverage: {
            readonly provider: string;
            /** @enum {string} */
            readonly capability: "recipient_history" | "token_registry" | "token_prices" | "contract_registry" | "transaction_simulation" | "address_screening";
            /** @enum {string} */
            readonly kind: "local" | "external" | "demonstration";
            /** @enum {string} */
            readonly status: "answered" | "unavailable" | "stale" | "not_supported";
            /** @enum {string} */
            readonly reason?: "timeout" | "unauthorized" | "rate_limited" | "server_error" | "bad_response" | "implausible" | "network_error" | "circuit_open" | "overloaded" | "not_loaded" | "internal_error";
            readonly as_of: string | null;
        };
        /** DecodedPayload */
        readonly DecodedPayload: {
            /** @enum {string} */
            readonly kind: "evm_transaction" | "typed_data" | "message" | "authorization" | "user_operation" | "solana_message";
            readonly digest: string | null;
            readonly sha256: string | null;
            /** @enum {string} */
            readonly status: "decoded" | "partly_decoded" | "not_decoded" | "invalid";
            readonly problem: string | null;
            readonly chain_id: string | null;
            readonly signers: readonly string[];
            readonly notes: readonly ("replayable" | "raw_hash" | "durable_nonce" | "lookup_table" | "unknown_version" | "no_domain_type" | "excessive_fee" | "limit")[];
            readonly actions: readonly components["schemas"]["PayloadAction"][];
            /** @description Empty where nothing was declared. */
            readonly comparison: readonly components["schemas"]["PayloadComparison"][];
        };
        /** DefaultPolicies */
        readonly DefaultPolicies: {
            readonly outgoing: string | null;
            readonly incoming: string | null;
        };
        /**
         * Evidence
         * @description One statement of a source about one address of the payment.
         */
        readonly Evidence: {
            /** @description The recorded check and a report have the same id. */
            readonly evidence_id: string;
            /** @enum {string} */
            readonly category: "sanctions" | "terrorist_financing" | "child_abuse_material" | "ransomware" | "stolen_funds" | "scam_fraud" | "darknet_market" | "mixer" | "illicit_service" | "high_risk_exchange" | "high_risk_jurisdiction" | "gambling" | "burn_address" | "regulated_service" | "verified_counterparty" | "unattributed" | "partner_denied" | "partner_allowed";
            /**
             * @description Indirect exposure is no proof of ownership.
             * @enum {string}
             */
            readonly exposure: "ownership" | "direct" | "indirect";
            /** @enum {string} */
            readonly severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            readonly confidence: number;
            readonly source: {
                readonly id: string;
                readonly name: string;
                /** @enum {string} */
                readonly kind: "bundled_list" | "imported_list" | "public_list" | "licensed_list" | "external_feed" | "licensed_intelligence" | "verified_counterparty" | "travel_rule" | "customer_document" | "confirmed_business_record" | "demonstration" | "partner_list";
            };
            /** @description The source's own identifier of the statement. */
            readonly reference: string;
            readonly observed_at: string | null;
            /** @description True: synthetic, about a reserved address. */
            readonly demonstration: boolean;
            readonly freshness: {
                /** @enum {string} */
                readonly status: "CURRENT" | "STALE" | "UNKNOWN";
                readonly age_seconds: number | null;
                readonly max_age_seconds: number | null;
            };
            readonly share?: number;
            /**
             * @description Only where you said it yourself; the recorded check names the statement.
             * @constant
             */
            readonly provided_by_partner?: true;
            readonly path?: readonly {
                readonly address: string;
                readonly label: string | null;
                readonly role: ("origin" | "intermediary" | "exchange" | "custodian" | "destination") | null;
                readonly transaction_reference: string | null;
            }[];
        };
        /**
         * EvmTransaction
         * @description Either raw alone, or the members of the transaction.
         */
        readonly EvmTransaction: {
            /** @description The whole transaction, types 0 to 4, signed or not, as hex behind 0x. */
            readonly raw?: string;
            readonly to?: string | null;
            /** @description Calldata, hex behind 0x. */
            readonly data?: string;
            /** @description Base units of the native currency: decimal text, or hex behind 0x. */
            readonly value?: string;
            /** @description Gas limit: decimal text, or hex behind 0x. */
            readonly gas?: string;
            /** @description Highest fee for a unit of gas: decimal text, or hex behind 0x. */
            readonly max_fee_per_gas?: string;
            /** @description Highest tip for a unit of gas: decimal text, or hex behind 0x. */
            readonly max_priority_fee_per_gas?: string;
            /** @description Price of a unit of gas, types 0 and 1: decimal text, or hex behind 0x. */
            readonly gas_price?: string;
            /** @description Nonce of the sender: a whole number, decimal text, or hex behind 0x. */
            readonly nonce?: string | number;
            /** @description Chain id: a whole number, decimal text, or hex behind 0x. */
            readonly chain_id?: string | number;
            /** @description EIP-2930. */
            readonly access_list?: readonly {
                /** @description Account */
                readonly address: string;
                readonly storage_keys?: readonly string[];
                readonly storageKeys?: readonly string[];
            }[];
            /** @description EIP-7702. */
            readonly authorization_list?: readonly {
                /** @description Chain id; 0 stands for every chain: a whole number, decimal text, or hex behind 0x. */
                readonly chain_id: string | number;
                /** @description The delegate: the contract whose code the account will run. */
                readonly address: string;
                /** @description Nonce of the account: a whole number, decimal text, or hex behind 0x. */
                readonly nonce: string | number;
                /** @description Signature: a whole number, decimal text, or hex behind 0x. */
                readonly y_parity?: string | number;
                /** @description Signature */
                readonly r?: string;
                /** @description Signature */
                readonly s?: string;
            }[];
        };
        /**
         * ExampleBody
         * @description As its route takes it.
         */
        readonly ExampleBody: {
            readonly [key: string]: unknown;
        };
        /** Finding */
        readonly Finding: {
            /**
             * @description Stable identifier for client logic.
             * @enum {string}
             */
            readonly code: "invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded";
            /** @enum {string} */
            readonly source: "network" | "scam" | "simulation" | "risk";
            /** @enum {string} */
            readonly severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description Plain words for the user. */
            readonly message: string;
            /**
             * @description The action for this finding alone.
             * @enum {string}
             */
            readonly recommended_action: "ALLOW" | "REVIEW" | "BLOCK";
        };
        /** FindingCatalogue */
        readonly FindingCatalogue: {
            readonly findings: readonly components["schemas"]["CatalogueEntry"][];
        };
        /**
         * Health
         * @description The process answers. Says nothing about what it depends on.
         */
        readonly Health: {
            /** @constant */
            readonly status: "ok";
            /** @constant */
            readonly service: "Signgate transaction risk check";
        };
        /**
         * InclusionProof
         * @description A Merkle audit path (RFC 6962) from the record of a check to the root in a signed checkpoint.
         */
        readonly InclusionProof: {
            /** @constant */
            readonly proof_version: 1;
            readonly request_id: string;
            /** @description SHA-256 of the exact text of the record: the data of the leaf. */
            readonly record_sha256: string;
            readonly leaf_index: number;
            readonly tree_size: number;
            /** @description From the leaf up. Of other records it tells nothing but hashes. */
            readonly audit_path: readonly string[];
            readonly root_hash: string;
            /** @description The signed note that carries the root: origin, size and head of the reports, time, seal, the time that it reaches and the hash of the checkpoint before it. Source: C2SP signed-note and tlog-checkpoint. */
            readonly checkpoint: string;
        };
        /**
         * Jwks
         * @description Public keys that verify reports; old ones stay.
         */
        readonly Jwks: {
            readonly keys: readonly {
                /** @constant */
                readonly kty: "OKP";
                /** @constant */
                readonly crv: "Ed25519";
                readonly x: string;
                readonly kid: string;
                /** @constant */
                readonly alg: "EdDSA";
                /** @constant */
                readonly use: "sig";
                /** @description The signature of the key before this one. The first key has none: it is the trust root. */
                readonly endorsement?: {
                    readonly by: string;
                    /** Format: date-time */
                    readonly at: string;
                    readonly signature: string;
                };
            }[];
        };
        /** ListEntries */
        readonly ListEntries: {
            /** @enum {string} */
            readonly list: "allow" | "deny";
            readonly entries: readonly components["schemas"]["ListEntry"][];
        };
        /**
         * ListEntry
         * @description One address on a partner's own list.
         */
        readonly ListEntry: {
            /** @description Of this very version; evidence names it. */
            readonly statement_id: string;
            /** @description As it was sent. */
            readonly address: string;
            /**
             * @description Where it holds: a chain, or evm for every EVM chain.
             * @enum {string}
             */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana" | "evm";
            readonly reason: string;
            readonly expires_at: string | null;
            /** @description It does not count any more. */
            readonly expired: boolean;
            /** @description In the view changes, and in the answer to a DELETE: it was taken back then. */
            readonly removed: boolean;
            readonly changed_by: string | null;
            /** Format: date-time */
            readonly changed_at: string;
        };
        /** ListEntryRequest */
        readonly ListEntryRequest: {
            /** @description Any letter case where it is EVM; a mixed one must satisfy EIP-55. */
            readonly address: string;
            /**
             * @description Where it holds: a chain, or evm for every EVM chain.
             * @enum {string}
             */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana" | "evm";
            /** @description Why: kept in the evidence of every check that the entry counts in, and never in a message. */
            readonly reason: string;
            /**
             * Format: date-time
             * @description From then on it does not count. On the deny list at most 3,660 days ahead, without it until it is removed; on the allow list at most 366 days ahead, without it in 365 days.
             */
            readonly expires_at?: string;
        };
        /** ListPage */
        readonly ListPage: {
            /** @enum {string} */
            readonly list: "allow" | "deny";
            readonly entries: readonly components["schemas"]["ListEntry"][];
            readonly next_cursor: string | null;
        };
        /** ListedCheck */
        readonly ListedCheck: {
            readonly request_id: string;
            /** Format: date-time */
            readonly checked_at: string;
            /** @enum {string} */
            readonly action: "ALLOW" | "REVIEW" | "BLOCK";
            /** @enum {string} */
            readonly direction: "outgoing" | "incoming";
            /** @enum {string} */
            readonly transaction_type: "safe_send" | "approval" | "contract_interaction" | "swap" | "mint" | "escrow";
            /** @enum {string} */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
            /** @description As it was sent. */
            readonly from_address: string;
            /** @description As it was sent. */
            readonly to_address: string;
            readonly token: string;
            /** @description Decimal number of whole tokens. */
            readonly amount: string;
            readonly value_usd: number | null;
            readonly risk_score: number;
            /** @description Codes, each once. */
            readonly findings: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
            readonly policy_id: string;
            readonly policy_version: number;
            readonly intent_reference: string | null;
            /**
             * @description What people decided at the review desk; `pending` waits for a second person.
             * @enum {string}
             */
            readonly state: "none" | "pending" | "approved" | "rejected" | "escalated" | "false_alarm";
        };
        /**
         * NewWebhook
         * @description A subscription with its secret.
         */
        readonly NewWebhook: {
            /** @description Of the webhook. */
            readonly webhook_id: string;
            readonly url: string;
            readonly types: readonly ("check.review" | "check.block" | "check.withdrawn" | "report.created" | "list.updated" | "list.stale" | "source.degraded")[];
            readonly previous_secret_until: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly disabled_at: string | null;
            /** @description Verifies every message, by Standard Webhooks. Shown this once alone. */
            readonly secret: string;
        };
        /**
         * NotAnswered
         * @description A source that did not answer, was stale, or does not know the chain.
         */
        readonly NotAnswered: {
            readonly provider: string;
            readonly capability: ("recipient_history" | "token_registry" | "token_prices" | "contract_registry" | "transaction_simulation" | "address_screening" | "call_description") | null;
            /** @enum {string} */
            readonly status: "unavailable" | "stale" | "not_supported";
            readonly reason: ("timeout" | "unauthorized" | "rate_limited" | "server_error" | "bad_response" | "implausible" | "network_error" | "circuit_open" | "overloaded" | "not_loaded" | "internal_error") | null;
        };
        /** OperatorEffect */
        readonly OperatorEffect: {
            /** @constant */
            readonly kind: "operator";
            readonly owner: string;
            readonly operator: string;
            readonly asset: components["schemas"]["PayloadAsset"];
            readonly before: boolean;
            readonly after: boolean;
            /**
             * @description Read from the state, seen by a tracer, or only said by a log.
             * @enum {string}
             */
            readonly source: "read" | "trace" | "log";
        };
        /**
         * Outcome
         * @description What became of a check. The latest report about a check counts.
         */
        readonly Outcome: {
            /** @description The check that it is about. */
            readonly request_id: string;
            /** @enum {string} */
            readonly outcome: "signed" | "acknowledged" | "cancelled" | "confirmed_malicious" | "false_alarm";
            readonly transaction_hash: string | null;
            readonly note: string | null;
            /** Format: date-time */
            readonly reported_at: string;
        };
        /** OutcomeRequest */
        readonly OutcomeRequest: {
            /**
             * @description signed: the transaction went out. acknowledged: the user read the findings of a REVIEW and went on. cancelled: it was given up. confirmed_malicious: it was fraud. false_alarm: the findings were wrong.
             * @enum {string}
             */
            readonly outcome: "signed" | "acknowledged" | "cancelled" | "confirmed_malicious" | "false_alarm";
            /** @description The transaction on its chain: 0x and 64 hex digits, or a Solana signature. */
            readonly transaction_hash?: string;
            /** @description Your words. */
            readonly note?: string;
        };
        /**
         * OwnAttribution
         * @description Whom a partner itself knows behind an address.
         */
        readonly OwnAttribution: {
            /** @description Of this very version; evidence names it. */
            readonly statement_id: string;
            /** @description As it was sent. */
            readonly address: string;
            /**
             * @description Where it holds: a chain, or evm for every EVM chain.
             * @enum {string}
             */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana" | "evm";
            /** @enum {string} */
            readonly kind: "verified_counterparty" | "travel_rule" | "customer_document" | "business_record";
            readonly entity: {
                readonly name: string;
                readonly type: string;
                readonly jurisdiction: string | null;
            };
            readonly reference: string;
            readonly document_sha256: string | null;
            /** Format: date-time */
            readonly valid_until: string;
            /** @description It does not count any more. */
            readonly expired: boolean;
            /** @description In the view changes, and in the answer to a DELETE: it was taken back then. */
            readonly removed: boolean;
            readonly changed_by: string | null;
            /** Format: date-time */
            readonly changed_at: string;
        };
        /** ParsedAddress */
        readonly ParsedAddress: {
            /** @description As it was sent. */
            readonly given: string;
            readonly key: string | null;
            readonly problem: ("malformed" | "wrong_family" | "checksum_mismatch") | null;
        };
        /** PathStep */
        readonly PathStep: {
            readonly address: string;
            readonly label: string | null;
            readonly role: ("origin" | "intermediary" | "exchange" | "custodian" | "destination") | null;
            readonly transaction_reference: string | null;
        };
        /** PayloadAction */
        readonly PayloadAction: {
            /** @description Place in the tree: what 0 contains is 0.0, 0.1 and so on. */
            readonly path: string;
            /** @enum {string} */
            readonly kind: "native_transfer" | "token_transfer" | "nft_transfer" | "allowance" | "permit" | "operator" | "order" | "ownership" | "upgrade" | "delegatecall" | "delegation" | "module" | "authority_change" | "account_close" | "wrap" | "call" | "unknown_call";
            /** @description The action in a sentence for the one who signs. */
            readonly text: string;
            readonly asset: components["schemas"]["PayloadAsset"] | null;
            readonly amount: string | null;
            readonly from: string | null;
            readonly to: string | null;
            readonly target: string | null;
            readonly function: string | null;
            /** @enum {string} */
            readonly certainty: "exact" | "hint" | "unknown";
            readonly source: string | null;
            readonly expires_at: string | null;
            readonly fields: readonly components["schemas"]["PayloadField"][];
        };
        /** PayloadAsset */
        readonly PayloadAsset: {
            readonly address: string | null;
            readonly symbol: string | null;
            readonly decimals: number | null;
            readonly token_id: string | null;
        };
        /**
         * PayloadCheckRequest
         * @description What a wallet was handed to sign: exactly one payload.
         */
        readonly PayloadCheckRequest: {
            /** @description Sender wallet address; the source of funds when direction is incoming. */
            readonly from_address: string;
            /**
             * @description Chain slug.
             * @enum {string}
             */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
            readonly transaction?: components["schemas"]["EvmTransaction"];
            /** @description An EIP-712 object, or its exact JSON text. */
            readonly typed_data?: components["schemas"]["TypedData"] | string;
            readonly message?: components["schemas"]["SignedMessage"];
            readonly authorization?: components["schemas"]["Authorization"];
            readonly user_operation?: components["schemas"]["UserOperation"];
            /** @description Base64 of a Solana message or wire transaction. */
            readonly solana_message?: string;
            /** @description The https origin that asks for the signature. */
            readonly origin?: string;
            /**
             * @description auto, the default: simulated where a node is configured. required: REVIEW where none answered.
             * @enum {string}
             */
            readonly simulation?: "auto" | "required";
            /** @description The recipient that the user meant; compared with to_address. */
            readonly expected_to_address?: string;
            /** @description Name of the counterparty. */
            readonly counterparty_name?: string;
            /** @description The caller's own reference. */
            readonly intent_reference?: string;
            /** @description The policy to apply. Without it: the key's own default for the direction, else the built-in one. */
            readonly policy_id?: string;
        };
        /** PayloadComparison */
        readonly PayloadComparison: {
            /** @enum {string} */
            readonly field: "chain" | "from_address" | "to_address" | "expected_to_address" | "token" | "amount" | "spender" | "contract_address" | "approval_amount" | "transaction_type" | "native_value" | "actions";
            readonly declared: string | null;
            readonly found: string | null;
            /** @enum {string} */
            readonly result: "match" | "mismatch" | "narrower" | "wider" | "undeclared" | "not_comparable";
        };
        /**
         * PayloadField
         * @description A parameter, as the standard or descriptor names it.
         */
        readonly PayloadField: {
            readonly label: string;
            /** @description Base units as decimal text, an account, or text. */
            readonly value: string;
            /** @enum {string} */
            readonly kind: "account" | "amount" | "text";
            readonly asset: components["schemas"]["PayloadAsset"] | null;
        };
        /** PolicyDocument */
        readonly PolicyDocument: {
            readonly policy_id: string;
            readonly name: string;
            /** @enum {unknown} */
            readonly direction: "outgoing" | "incoming";
            readonly thresholds?: {
                readonly large_amount_usd?: number;
                readonly large_amount_usd_by_token?: {
                    readonly [key: string]: number;
                };
                readonly little_history_checks?: number;
                readonly structuring_checks?: number;
                readonly structuring_to_anybody?: boolean;
                readonly structuring_lower_share?: number;
                readonly velocity_checks_per_hour?: number | null;
                readonly illicit_confidence?: number;
                readonly illicit_confidence_by_category?: {
                    readonly sanctions?: number;
                    readonly terrorist_financing?: number;
                    readonly child_abuse_material?: number;
                    readonly ransomware?: number;
                    readonly stolen_funds?: number;
                    readonly scam_fraud?: number;
                    readonly darknet_market?: number;
                    readonly mixer?: number;
                    readonly illicit_service?: number;
                    readonly high_risk_exchange?: number;
                    readonly high_risk_jurisdiction?: number;
                    readonly gambling?: number;
                    readonly burn_address?: number;
                    readonly regulated_service?: number;
                    readonly verified_counterparty?: number;
                    readonly unattributed?: number;
                };
                readonly clean_confidence?: number;
            };
            readonly required_sources?: readonly string[];
            readonly optional_sources?: readonly string[];
            readonly fail_modes?: readonly {
                readonly source: string;
                /** @enum {unknown} */
                readonly action: "REVIEW" | "BLOCK";
            }[];
            readonly max_age_seconds_by_source?: {
                readonly [key: string]: number;
            };
            readonly max_age_seconds_by_category?: {
                readonly sanctions?: number;
                readonly terrorist_financing?: number;
                readonly child_abuse_material?: number;
                readonly ransomware?: number;
                readonly stolen_funds?: number;
                readonly scam_fraud?: number;
                readonly darknet_market?: number;
                readonly mixer?: number;
                readonly illicit_service?: number;
                readonly high_risk_exchange?: number;
                readonly high_risk_jurisdiction?: number;
                readonly gambling?: number;
                readonly burn_address?: number;
                readonly regulated_service?: number;
                readonly verified_counterparty?: number;
                readonly unattributed?: number;
            };
            readonly unlimited_approval_spenders?: readonly {
                /** @enum {unknown} */
                readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
                readonly address: string;
            }[];
            readonly confirmable_seconds?: number;
            readonly disposition_four_eyes?: boolean;
            readonly finding_actions?: {
                /** @enum {unknown} */
                readonly invalid_sender_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly invalid_recipient_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly invalid_contract_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly invalid_expected_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly address_checksum_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly token_not_on_chain?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly token_not_recognized?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly token_contract_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly token_variant?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_invalid?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_chain_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_signer_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_replayable?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly denied_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly sanctioned_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly listed_scam_address?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly disputed_listing?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly listed_on_another_chain?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly illicit_exposure?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly indirect_exposure?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly account_frozen_by_issuer?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly provenance_unclear?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly provenance_stale?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly provenance_incomplete?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly provenance_degraded?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly recipient_lookalike?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly burn_address_recipient?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly self_asserted_trust?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly deceptive_text?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly unlimited_token_approval?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly approval_amount_unknown?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly approval_exceeds_amount?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly approval_spender_unverified?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly spender_open_to_anyone?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly approval_revocation?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly operator_approval_for_all?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly permit_signature?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly unverified_contract?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly unverified_upgradeable_contract?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly unverified_contract_admin_permissions?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly ownership_transfer?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly proxy_upgrade?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly delegatecall_requested?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly asset_drain_permission?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly permission_not_understood?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly token_sent_to_token_contract?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly recipient_is_contract?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly contract_missing?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly receiver_not_sender?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly undeclared_outflow?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly undeclared_permission?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly simulation_unavailable?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly simulation_partial?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly control_changes?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly no_proceeds?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly effects_not_in_logs?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly simulation_diverges?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly simulation_disagreement?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly simulation_reverts?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly simulation_unstable?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly insufficient_funds?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_not_decoded?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_partly_decoded?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly raw_hash_signature?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly signature_spends?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly order_gives_away?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly permit_no_expiry?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly account_delegation?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly nested_delegatecall?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly authority_change?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly spender_is_wallet?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly safe_guard_or_owner_change?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly message_origin_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly lookup_table_unresolved?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly durable_nonce?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly fee_implausible?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly large_transaction_amount?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly amount_implausible?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly recipient_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_recipient_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_token_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_spender_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_type_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_amount_mismatch?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly payload_allowance_exceeds?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly undeclared_action?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly undeclared_native_value?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly new_recipient?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly self_transfer?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly zero_amount?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly structuring_pattern?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly velocity_burst?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly value_unknown?: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {unknown} */
                readonly screening_degraded?: "ALLOW" | "REVIEW" | "BLOCK";
            };
            readonly rules?: readonly {
                readonly rule_id: string;
                readonly description: string;
                readonly when: {
                    readonly finding_codes?: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
                    readonly categories?: readonly ("sanctions" | "terrorist_financing" | "child_abuse_material" | "ransomware" | "stolen_funds" | "scam_fraud" | "darknet_market" | "mixer" | "illicit_service" | "high_risk_exchange" | "high_risk_jurisdiction" | "gambling" | "burn_address" | "regulated_service" | "verified_counterparty" | "unattributed" | "partner_denied" | "partner_allowed")[];
                    readonly exposures?: readonly ("ownership" | "direct" | "indirect")[];
                    readonly min_confidence?: number;
                    readonly min_share?: number;
                    readonly freshness?: readonly ("CURRENT" | "STALE" | "UNKNOWN")[];
                    readonly action_kinds?: readonly ("native_transfer" | "token_transfer" | "nft_transfer" | "allowance" | "permit" | "operator" | "order" | "ownership" | "upgrade" | "delegatecall" | "delegation" | "module" | "authority_change" | "account_close" | "wrap" | "call" | "unknown_call")[];
                    readonly functions?: readonly string[];
                    readonly spenders?: readonly string[];
                };
                /** @enum {unknown} */
                readonly action: "ALLOW" | "REVIEW" | "BLOCK";
            }[];
        };
        /** PolicyList */
        readonly PolicyList: {
            /** @description The newest version of each, by policy_id. */
            readonly policies: readonly components["schemas"]["PublishedPolicy"][];
        };
        /** PolicyTest */
        readonly PolicyTest: {
            readonly replayed: number;
            /** @description Checks that the policy does not judge. */
            readonly other_direction: number;
            readonly unchanged: number;
            readonly stricter: number;
            readonly milder: number;
            /** @description False: the period holds more checks than were decided again, because of `limit` or because the call took 5 s. */
            readonly complete: boolean;
            readonly reaches_back_to: string | null;
            /** @description The newest changed checks, at most 20. */
            readonly examples: readonly {
                readonly request_id: string;
                /** Format: date-time */
                readonly checked_at: string;
                /** @enum {string} */
                readonly before: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {string} */
                readonly after: "ALLOW" | "REVIEW" | "BLOCK";
                readonly codes: readonly string[];
                readonly rules: readonly string[];
            }[];
        };
        /** PolicyTestRequest */
        readonly PolicyTestRequest: {
            readonly policy: components["schemas"]["PolicyDocument"];
            /**
             * Format: date-time
             * @description The first moment of the period; without it the beginning.
             */
            readonly from?: string;
            /**
             * Format: date-time
             * @description The end of the period, not included; without it now.
             */
            readonly to?: string;
            /** @description The newest checks of the period, at most this many; 1000 without it. */
            readonly limit?: number;
        };
        /**
         * PolicyTrace
         * @description Every rule of the policy, matched or not, with what was compared.
         */
        readonly PolicyTrace: {
            readonly policy_id: string;
            readonly version: number;
            readonly name: string;
            readonly changed_actions: readonly {
                /** @enum {string} */
                readonly code: "invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded";
                /** @enum {string} */
                readonly default_action: "ALLOW" | "REVIEW" | "BLOCK";
                /** @enum {string} */
                readonly effective_action: "ALLOW" | "REVIEW" | "BLOCK";
            }[];
            readonly rules: readonly {
                readonly rule_id: string;
                readonly description: string;
                /** @enum {string} */
                readonly action: "ALLOW" | "REVIEW" | "BLOCK";
                readonly matched: boolean;
                readonly comparisons: readonly {
                    readonly what: string;
                    readonly expected: readonly (string | number)[];
                    readonly actual: readonly ((string | number) | null)[];
                    readonly holds: boolean;
                }[];
                readonly evidence_ids: readonly string[];
                readonly finding_codes: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
            }[];
        };
        /**
         * Precision
         * @description For each finding that fired and each period: how often, and the latest outcomes of those checks.
         */
        readonly Precision: {
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
            /** @enum {string} */
            readonly period: "day" | "month";
            readonly findings: readonly {
                /** @enum {string} */
                readonly code: "invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded";
                /** @description The UTC day or month. */
                readonly period: string;
                /** @description Checks with the finding, with every outcome. */
                readonly fired: number;
                readonly signed: number;
                readonly acknowledged: number;
                readonly cancelled: number;
                readonly confirmed_malicious: number;
                readonly false_alarm: number;
            }[];
        };
        /** Problem */
        readonly Problem: {
            readonly statusCode: number;
            /** @description The status's name. */
            readonly error: string;
            /**
             * @description Stable identifier for client logic.
             * @enum {string}
             */
            readonly code: "invalid_json" | "invalid_request" | "unknown_policy" | "policy_direction_mismatch" | "missing_api_key" | "invalid_api_key" | "invalid_session" | "insufficient_scope" | "cross_site_request" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "second_person_needed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "rate_limit_exceeded" | "headers_too_large" | "internal_error" | "service_unavailable";
            /** @description What is wrong and how to mend it. */
            readonly message: string;
            readonly request_id: string;
            /** @description The page of this code, a path of the service that answered: what it means and what to do. */
            readonly docs_url: string;
            readonly details?: readonly {
                /** @description JSON Pointer into the body, or a header's name. */
                readonly path: string;
                readonly message: string;
            }[];
        };
        /**
         * ProofOfDecision
         * @description Present when intent information was sent.
         */
        readonly ProofOfDecision: {
            /** @enum {string} */
            readonly status: "VERIFIED" | "REJECTED" | "UNVERIFIED";
            readonly record_version: string;
            readonly intent: {
                /** @enum {string} */
                readonly comparison: "MATCH" | "MISMATCH" | "NOT_PROVIDED";
                readonly expected_to_address: string | null;
                readonly proposed_to_address: string;
            };
            readonly evidence_codes: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
        };
        /** PublishedPolicy */
        readonly PublishedPolicy: {
            readonly policy_id: string;
            readonly version: number;
            /** @description For every partner; one that is published has a policy_id of its own. */
            readonly built_in: boolean;
            /** @description Of the canonical JSON of the whole policy; a recorded check names it. */
            readonly sha256: string;
            /** Format: date-time */
            readonly published_at: string;
            readonly document: components["schemas"]["PolicyDocument"];
        };
        /** PutEntries */
        readonly PutEntries: {
            /** @description Each takes the place of the entry of its address and chain. Every other entry stays. */
            readonly entries: readonly components["schemas"]["ListEntryRequest"][];
        };
        /**
         * Readiness
         * @description Everything that a check needs answers.
         */
        readonly Readiness: {
            /** @constant */
            readonly status: "ready";
            /** @constant */
            readonly service: "Signgate transaction risk check";
            /** @description Required lists that are past their maximum age: checks are answered, and none is ALLOW. */
            readonly degraded?: readonly {
                readonly what: string;
                readonly reason: string;
            }[];
        };
        /**
         * RecordedCoverage
         * @description How one source answered.
         */
        readonly RecordedCoverage: {
            readonly provider: string;
            /** @enum {string} */
            readonly capability: "recipient_history" | "token_registry" | "token_prices" | "contract_registry" | "transaction_simulation" | "address_screening";
            /** @enum {string} */
            readonly kind: "local" | "external" | "demonstration";
            readonly mandatory: boolean;
            /** @enum {string} */
            readonly status: "answered" | "unavailable" | "stale" | "not_supported";
            readonly reason: ("timeout" | "unauthorized" | "rate_limited" | "server_error" | "bad_response" | "implausible" | "network_error" | "circuit_open" | "overloaded" | "not_loaded" | "internal_error") | null;
            readonly as_of: string | null;
            readonly note: string | null;
        };
        /** RecordedDecision */
        readonly RecordedDecision: {
            /** @enum {string} */
            readonly recommended_action: "ALLOW" | "REVIEW" | "BLOCK";
            readonly risk_score: number;
            /** @enum {string} */
            readonly risk_level: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            readonly network_valid: boolean;
            readonly findings: readonly components["schemas"]["RecordedFinding"][];
            readonly warnings: readonly string[];
            readonly proof_of_decision: components["schemas"]["ProofOfDecision"] | null;
            readonly policy_trace: components["schemas"]["PolicyTrace"];
            readonly screening: components["schemas"]["RecordedScreening"];
            readonly coverage: components["schemas"]["CheckCoverage"];
            readonly comparison: readonly components["schemas"]["PayloadComparison"][];
        };
        /** RecordedEvidence */
        readonly RecordedEvidence: {
            readonly evidence_id: string;
            readonly subject_key: string;
            /** @enum {string} */
            readonly category: "sanctions" | "terrorist_financing" | "child_abuse_material" | "ransomware" | "stolen_funds" | "scam_fraud" | "darknet_market" | "mixer" | "illicit_service" | "high_risk_exchange" | "high_risk_jurisdiction" | "gambling" | "burn_address" | "regulated_service" | "verified_counterparty" | "unattributed" | "partner_denied" | "partner_allowed";
            /** @enum {string} */
            readonly basis: "list_match" | "attribution";
            /** @enum {string} */
            readonly exposure: "ownership" | "direct" | "indirect";
            /** @enum {string} */
            readonly severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            readonly confidence: number;
            readonly source: {
                readonly id: string;
                readonly name: string;
                /** @enum {string} */
                readonly kind: "bundled_list" | "imported_list" | "public_list" | "licensed_list" | "external_feed" | "licensed_intelligence" | "verified_counterparty" | "travel_rule" | "customer_document" | "confirmed_business_record" | "demonstration" | "partner_list";
            };
            readonly reference: string;
            readonly observed_at: string | null;
            readonly published_at: string | null;
            readonly max_age_seconds: number | null;
            readonly demonstration: boolean;
            readonly token_contract_on: ("ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana") | null;
            readonly official_token: {
                readonly symbol: string;
                readonly source_name: string;
            } | null;
            readonly missing_parts: readonly string[];
            readonly attribution: components["schemas"]["Attribution"] | null;
            readonly path: readonly components["schemas"]["PathStep"][];
            readonly share: number | null;
            /** @description Only where the partner itself said it: the version that was in force. */
            readonly partner?: {
                readonly statement_id: string;
                readonly stated_by: string | null;
                readonly reason: string | null;
                readonly valid_until: string | null;
            };
        };
        /** RecordedFacts */
        readonly RecordedFacts: {
            readonly history: {
                readonly value: {
                    /** @description Earlier checks of this sender with this recipient that count: the largest, by their size. */
                    readonly earlier_checks: readonly ({
                        readonly usd: number;
                    } | {
                        readonly asset: string;
                        readonly amount: number;
                    })[];
                    readonly lookalikes: readonly {
                        readonly key: string;
                        /** @description A payment to it was reported as signed. */
                        readonly paid: boolean;
                        /** @description UTC day of the first check that counts. */
                        readonly since: string;
                    }[];
                    readonly recipient: {
                        readonly key: string;
                        /** @description A payment to it was reported as signed. */
                        readonly paid: boolean;
                        /** @description UTC day of the first check that counts. */
                        readonly since: string;
                    } | null;
                    readonly band_payments_last_day: number | null;
                    readonly checks_last_hour: number | null;
                    /** @description Other accounts that the bytes pay. Empty where no bytes were sent. */
                    readonly payees: readonly {
                        readonly key: string;
                        /** @description The same with this account. */
                        readonly earlier_checks: readonly ({
                            readonly usd: number;
                        } | {
                            readonly asset: string;
                            readonly amount: number;
                        })[];
                        readonly lookalikes: readonly {
                            readonly key: string;
                            /** @description A payment to it was reported as signed. */
                            readonly paid: boolean;
                            /** @description UTC day of the first check that counts. */
                            readonly since: string;
                        }[];
                        readonly recipient: {
                            readonly key: string;
                            /** @description A payment to it was reported as signed. */
                            readonly paid: boolean;
                            /** @description UTC day of the first check that counts. */
                            readonly since: string;
                        } | null;
                    }[];
                } | null;
                readonly coverage: components["schemas"]["RecordedCoverage"];
            };
            readonly token: {
                readonly value: {
                    readonly known_on_chain: boolean;
                    readonly complete_for_all_chains: boolean;
                    readonly native: boolean;
                    readonly decimals: number | null;
                    readonly official_contracts: readonly string[];
                    readonly reference_price_usd: string | null;
                    readonly priced_at: string | null;
                    readonly pegged: boolean;
                    readonly imitates: readonly string[];
                    readonly token_contracts: readonly {
                        readonly key: string;
                        readonly symbol: string;
                    }[];
                    readonly variants: readonly {
                        readonly key: string;
                        readonly symbol: string;
                    }[];
                } | null;
                readonly coverage: components["schemas"]["RecordedCoverage"];
            };
            /** @description What each source says one whole token is worth. */
            readonly prices?: readonly {
                readonly value: {
                    /**
                     * @description The bundled constants, an imported list, or a source asked just now.
                     * @enum {string}
                     */
                    readonly basis: "reference" | "list" | "quote";
                    readonly usd: string | null;
                    readonly priced_at: string | null;
                    readonly max_age_seconds: number | null;
                    /**
                     * @description Amounts are judged by the price that is `in_force`.
                     * @enum {string}
                     */
                    readonly standing: "in_force" | "lower" | "stale" | "none";
                    readonly refused_usd: string | null;
                } | null;
                readonly coverage: components["schemas"]["RecordedCoverage"];
            }[];
            readonly contracts: readonly {
                readonly value: {
                    readonly key: string;
                    readonly name: string | null;
                    readonly verified: boolean | null;
                    readonly upgradeable: boolean | null;
                    readonly receives: ("anything" | "native" | "nothing") | null;
                    readonly state: {
                        /** @enum {string} */
                        readonly code: "none" | "contract" | "delegated";
                        readonly implementation: string | null;
                        readonly admin: string | null;
                        readonly owner: string | null;
                        readonly delegate: string | null;
                        readonly age: ("unused" | "new" | "used") | null;
                        readonly frozen_by: readonly string[] | null;
                    } | null;
                    readonly source_name: string;
                    readonly observed_at: string | null;
                    readonly demonstration: boolean;
                    readonly recipient: {
                        readonly key: string;
                        readonly name: string | null;
                        readonly verified: boolean | null;
                        readonly upgradeable: boolean | null;
                        readonly receives: ("anything" | "native" | "nothing") | null;
                        readonly state: {
                            /** @enum {string} */
                            readonly code: "none" | "contract" | "delegated";
                            readonly implementation: string | null;
                            readonly admin: string | null;
                            readonly owner: string | null;
                            readonly delegate: string | null;
                            readonly age: ("unused" | "new" | "used") | null;
                            readonly frozen_by: readonly string[] | null;
                        } | null;
                        readonly source_name: string;
                        readonly observed_at: string | null;
                        readonly demonstration: boolean;
                    } | null;
                    /** @description About accounts that only the payload names, and about the sender. */
                    readonly others: readonly {
                        readonly key: string;
                        readonly name: string | null;
                        readonly verified: boolean | null;
                        readonly upgradeable: boolean | null;
                        readonly receives: ("anything" | "native" | "nothing") | null;
                        readonly state: {
                            /** @enum {string} */
                            readonly code: "none" | "contract" | "delegated";
                            readonly implementation: string | null;
                            readonly admin: string | null;
                            readonly owner: string | null;
                            readonly delegate: string | null;
                            readonly age: ("unused" | "new" | "used") | null;
                            readonly frozen_by: readonly string[] | null;
                        } | null;
                        readonly source_name: string;
                        readonly observed_at: string | null;
                        readonly demonstration: boolean;
                    }[];
                } | null;
                readonly coverage: components["schemas"]["RecordedCoverage"];
            }[];
            readonly simulation: readonly {
                readonly value: {
                    /** @enum {string} */
                    readonly mode: "declared-intent" | "simulated";
                    readonly effects: readonly {
                        /** @enum {string} */
                        readonly kind: "transfer" | "allowance" | "operator_approval" | "contract_call";
                        readonly from: string | null;
                        readonly to: string | null;
                        readonly token: string | null;
                        readonly amount: string | null;
                    }[];
                    readonly execution: {
                        /** @enum {string} */
                        readonly status: "ok" | "reverted" | "halted" | "unavailable";
                        /** @description How much the node showed. */
                        readonly level: number;
                        readonly block: {
                            /** @description A slot on Solana. */
                            readonly number: number;
                            readonly hash: string;
                            readonly time: string;
                        } | null;
                        readonly variants: number;
                        /** @enum {string} */
                        readonly diverging: "no" | "differs" | "loses_more";
                        readonly effects: readonly (components["schemas"]["BalanceEffect"] | components["schemas"]["AllowanceEffect"] | components["schemas"]["OperatorEffect"] | components["schemas"]["ControlEffect"])[];
                        readonly is_logged: boolean;
                        readonly is_stable: boolean;
                        readonly is_complete: boolean;
                        readonly lacks_funds: boolean;
                        readonly endpoints: readonly {
                            /** @description Chain and place in the settings. */
                            readonly id: string;
                            /** @description False: it differs from the first one, or executed nothing. */
                            readonly agreed: boolean;
                            /** @description False: it executed nothing. Absent: it answered. */
                            readonly answered?: boolean;
                        }[];
                        readonly witness_sha256: string | null;
                        readonly fingerprint: string | null;
                        /** @description Of what the sender loses and gains, where it does both. An address of null: the native coin. */
                        readonly prices?: readonly {
                            readonly address: string | null;
                            readonly least_usd: string;
                            readonly most_usd: string;
                        }[];
                    } | null;
                } | null;
                readonly coverage: components["schemas"]["RecordedCoverage"];
            }[];
            readonly screening: readonly {
                readonly value: {
                    readonly evidence: readonly components["schemas"]["RecordedEvidence"][];
                    readonly lists: readonly {
                        readonly source: string;
                        /** @description ISO 8601. */
                        readonly published_at: string;
                        readonly max_age_seconds: number | null;
                        readonly rows: number;
                        readonly sha256: string;
                        readonly categories: readonly ("sanctions" | "terrorist_financing" | "child_abuse_material" | "ransomware" | "stolen_funds" | "scam_fraud" | "darknet_market" | "mixer" | "illicit_service" | "high_risk_exchange" | "high_risk_jurisdiction" | "gambling" | "burn_address" | "regulated_service" | "verified_counterparty" | "unattributed" | "official_token" | "reference_price")[];
                    }[];
                } | null;
                readonly coverage: components["schemas"]["RecordedCoverage"];
            }[];
            readonly required_lists?: readonly string[];
        };
        /** RecordedFinding */
        readonly RecordedFinding: {
            /** @enum {string} */
            readonly code: "invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded";
            /** @enum {string} */
            readonly source: "network" | "scam" | "simulation" | "risk";
            /** @enum {string} */
            readonly severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            readonly message: string;
            /** @enum {string} */
            readonly recommended_action: "ALLOW" | "REVIEW" | "BLOCK";
            /**
             * @description Before the policy was applied.
             * @enum {string}
             */
            readonly default_action: "ALLOW" | "REVIEW" | "BLOCK";
            readonly fields: readonly ("from_address" | "to_address" | "contract_address" | "expected_to_address")[];
            readonly evidence_ids: readonly string[];
            readonly measures: readonly {
                readonly name: string;
                readonly actual: (string | number | boolean) | null;
                readonly threshold: (string | number | boolean) | null;
            }[];
        };
        /** RecordedIntent */
        readonly RecordedIntent: {
            /** @enum {string} */
            readonly direction: "outgoing" | "incoming";
            /** @enum {string} */
            readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
            /** @enum {string} */
            readonly transaction_type: "safe_send" | "approval" | "contract_interaction" | "swap" | "mint" | "escrow";
            readonly transaction_type_inferred: boolean;
            /**
             * @description What said which type it is: the request itself (sent), or the part of it from which the type was inferred.
             * @enum {string}
             */
            readonly transaction_type_rule: "sent" | "approval_amount" | "zero_approval_amount" | "permissions" | "token_contract" | "contract_address" | "payment" | "payload";
            readonly from: components["schemas"]["ParsedAddress"];
            readonly to: components["schemas"]["ParsedAddress"];
            readonly contract: components["schemas"]["ParsedAddress"] | null;
            /** @description The token registry knows the contract as that of a token; the spender of an approval is then `to`. */
            readonly contract_is_token: boolean;
            readonly expected_to: components["schemas"]["ParsedAddress"] | null;
            readonly token: string;
            /** @description Exact decimal text in whole tokens. */
            readonly amount: string;
            readonly approval: ({
                /** @constant */
                readonly kind: "unlimited";
                readonly given: string;
            } | {
                /** @constant */
                readonly kind: "tokens";
                readonly given: string;
                readonly value: string;
            } | {
                /** @constant */
                readonly kind: "base_units";
                readonly given: string;
                readonly value: string;
            }) | null;
            readonly permissions: readonly string[];
            readonly contract_verified: boolean | null;
            readonly counterparty_name: string | null;
            readonly intent_reference: string | null;
            readonly policy_id: string | null;
        };
        /** RecordedPayload */
        readonly RecordedPayload: {
            /** @enum {string} */
            readonly kind: "evm_transaction" | "typed_data" | "message" | "authorization" | "user_operation" | "solana_message";
            readonly digest: string | null;
            readonly sha256: string | null;
            /** @enum {string} */
            readonly status: "decoded" | "partly_decoded" | "not_decoded" | "invalid";
            readonly problem: string | null;
            readonly chain_id: string | null;
            readonly signers: readonly string[];
            readonly notes: readonly ("replayable" | "raw_hash" | "durable_nonce" | "lookup_table" | "unknown_version" | "no_domain_type" | "excessive_fee" | "limit")[];
            readonly actions: readonly components["schemas"]["PayloadAction"][];
            /** @description Empty where nothing was declared. */
            readonly comparison: readonly components["schemas"]["PayloadComparison"][];
            readonly origin: string | null;
            readonly asked_by: string | null;
            /** @enum {string} */
            readonly simulation: "auto" | "required";
            readonly given: {
                /** @enum {string} */
                readonly kind: "evm_transaction" | "typed_data" | "message" | "authorization" | "user_operation" | "solana_message";
                /** @description Exactly as it was sent. */
                readonly content: unknown;
            };
        };
        /**
         * RecordedScreening
         * @description What the screening rested on, with freshness as it was judged then.
         */
        readonly RecordedScreening: {
            readonly subject_address: string;
            /** @enum {string} */
            readonly provider_mode: "local" | "external-ready" | "degraded";
            readonly stale_providers: readonly string[];
            readonly required_lists: readonly string[];
            readonly freshness: readonly {
                readonly evidence_id: string;
                /** @enum {string} */
                readonly status: "CURRENT" | "STALE" | "UNKNOWN";
                readonly age_seconds: number | null;
                readonly max_age_seconds: number | null;
            }[];
        };
        /**
         * Report
         * @description An immutable, signed evidence report: the same bytes each time.
         */
        readonly Report: {
            /** @constant */
            readonly envelope_version: 1;
            readonly report_id: string;
            readonly request_id: string;
            readonly report: components["schemas"]["ReportBody"];
            readonly report_sha256: string;
            readonly signature: {
                /** @constant */
                readonly algorithm: "EdDSA";
                /** @description The kid of a key in /.well-known/jwks.json. */
                readonly key_id: string;
                /** @description JWS in compact serialisation over the canonical JSON (RFC 8785) of report. */
                readonly jws: string;
            };
            readonly chain: {
                readonly chain_id: string;
                readonly seq: number;
                readonly previous_link_hash: string;
                readonly link_hash: string;
                /** @description Ed25519 signature of the same key over the place and its link. */
                readonly signature: string;
            };
            readonly inclusion?: components["schemas"]["InclusionProof"];
        };
        /**
         * ReportBody
         * @description The signed body. Sections that do not apply are absent.
         */
        readonly ReportBody: {
            /** @constant */
            readonly schema_version: 2;
            readonly report_id: string;
            readonly request_id: string;
            readonly payload?: components["schemas"]["ReportedPayload"];
            readonly execution?: components["schemas"]["ReportedExecution"];
        } & {
            readonly [key: string]: unknown;
        };
        /** ReportPricing */
        readonly ReportPricing: {
            /** @description False until charging and settlement are configured. */
            readonly billing_active: boolean;
            readonly status: "not_configured" | "configured";
            readonly currency: string | null;
            readonly unit_price: string | null;
            /** @constant */
            readonly unit: "report";
            readonly metering: {
                /** @constant */
                readonly recorded: true;
                /** @constant */
                readonly separate_from_checks: true;
            };
        };
        /** ReportRequest */
        readonly ReportRequest: {
            /** @description The check that the report is about. */
            readonly request_id: string;
            /** @description The caller's own reference. */
            readonly business_reference?: string;
        };
        /**
         * ReportedExecution
         * @description Only where bytes were sent and a node was configured.
         */
        readonly ReportedExecution: {
            /**
             * @description unavailable: nothing could execute these bytes.
             * @enum {string}
             */
            readonly status: "ok" | "reverted" | "halted" | "unavailable";
            /** @description How much the node showed. */
            readonly level: number;
            readonly block: {
                /** @description A slot on Solana. */
                readonly number: number;
                readonly hash: string;
                readonly time: string;
            } | null;
            /** @description So many headers of the next block were tried. */
            readonly variants: number;
            /** @description True: what happens depends on the block; the worst is shown. */
            readonly diverging: boolean;
            /** @description Of the sender, of who gains, and of who may spend; no gas. */
            readonly effects: readonly (components["schemas"]["BalanceEffect"] | components["schemas"]["AllowanceEffect"] | components["schemas"]["OperatorEffect"] | components["schemas"]["ControlEffect"])[];
            readonly endpoints: readonly {
                /** @description Chain and place in the settings. */
                readonly id: string;
                /** @description False: it differs from the first one, or executed nothing. */
                readonly agreed: boolean;
                /** @description False: it executed nothing. Absent: it answered. */
                readonly answered?: boolean;
            }[];
            readonly witness_sha256: string | null;
            /** @description What it does not show. */
            readonly limits: readonly string[];
            /** @description The findings about the execution. */
            readonly finding_codes: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
        };
        /**
         * ReportedPayload
         * @description Only where bytes to be signed were sent.
         */
        readonly ReportedPayload: {
            /** @enum {string} */
            readonly kind: "evm_transaction" | "typed_data" | "message" | "authorization" | "user_operation" | "solana_message";
            readonly digest: string | null;
            readonly sha256: string | null;
            /** @enum {string} */
            readonly status: "decoded" | "partly_decoded" | "not_decoded" | "invalid";
            readonly problem: string | null;
            readonly chain_id: string | null;
            readonly signers: readonly string[];
            readonly notes: readonly {
                /** @enum {string} */
                readonly note: "replayable" | "raw_hash" | "durable_nonce" | "lookup_table" | "unknown_version" | "no_domain_type" | "excessive_fee" | "limit";
                readonly statement: string;
            }[];
            readonly actions: readonly components["schemas"]["PayloadAction"][];
            /** @description Empty where nothing was declared. */
            readonly comparison: readonly components["schemas"]["PayloadComparison"][];
            readonly origin: string | null;
            readonly asked_by: string | null;
            /** @description False: the transaction was read from the bytes. */
            readonly transaction_declared: boolean;
            /** @description The findings that only the bytes could raise. */
            readonly finding_codes: readonly ("invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded")[];
        };
        /**
         * Root
         * @description The service, its version and its pages.
         */
        readonly Root: {
            /** @description The name of the product. */
            readonly name: string;
            /** @description Of the program and of its HTTP interface. */
            readonly version: string;
            /** @description Paths of this service. */
            readonly links: {
                /** @description The console, for people. */
                readonly console: string;
                /** @description The description of the interface, for programs. */
                readonly openapi: string;
                /** @description The page of each finding code. */
                readonly findings: string;
                /** @description The page of each error code. */
                readonly errors: string;
                /** @description Whether the process runs. */
                readonly health: string;
                /** @description Whether it can answer checks. */
                readonly ready: string;
                /** @description The keys that verify reports and receipts. */
                readonly jwks: string;
            };
        };
        /** Screening */
        readonly Screening: {
            /** @enum {string} */
            readonly direction: "incoming";
            /** @description The screened source of funds, as it was sent. */
            readonly subject_address: string;
            /** @enum {string} */
            readonly provider_mode: "local" | "external-ready" | "degraded";
            readonly coverage: readonly components["schemas"]["Coverage"][];
            readonly evidence: readonly components["schemas"]["Evidence"][];
        };
        /**
         * SignedMessage
         * @description personal_sign, or the bare hash of eth_sign.
         */
        readonly SignedMessage: {
            /**
             * @description personal_sign of text or of bytes; hash: the bare 32 bytes of eth_sign.
             * @enum {string}
             */
            readonly encoding: "utf8" | "hex" | "hash";
            /** @description The message. */
            readonly content: string;
        };
        /**
         * Simulation
         * @description What a node did with the bytes.
         */
        readonly Simulation: {
            /**
             * @description unavailable: nothing could execute these bytes.
             * @enum {string}
             */
            readonly status: "ok" | "reverted" | "halted" | "unavailable";
            /** @description How much the node showed. */
            readonly level: number;
            readonly block: {
                /** @description A slot on Solana. */
                readonly number: number;
                readonly hash: string;
                readonly time: string;
            } | null;
            /** @description So many headers of the next block were tried. */
            readonly variants: number;
            /** @description True: what happens depends on the block; the worst is shown. */
            readonly diverging: boolean;
            /** @description Of the sender, of who gains, and of who may spend; no gas. */
            readonly effects: readonly (components["schemas"]["BalanceEffect"] | components["schemas"]["AllowanceEffect"] | components["schemas"]["OperatorEffect"] | components["schemas"]["ControlEffect"])[];
            readonly endpoints: readonly {
                /** @description Chain and place in the settings. */
                readonly id: string;
                /** @description False: it differs from the first one, or executed nothing. */
                readonly agreed: boolean;
                /** @description False: it executed nothing. Absent: it answered. */
                readonly answered?: boolean;
            }[];
            readonly witness_sha256: string | null;
        };
        /** Source */
        readonly Source: {
            /** @description As coverage, policies and settings name it; of a list its source; `partner-knowledge:…` for the own lists. */
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly kind: "local" | "external" | "demonstration" | "list";
            readonly capability: ("recipient_history" | "token_registry" | "token_prices" | "contract_registry" | "transaction_simulation" | "address_screening") | null;
            /** @description What the rows of a list mean; empty for other sources. */
            readonly categories: readonly string[];
            /**
             * @description Where its data comes from: `bundled` with the program, the `service` itself, a vendor or node that is `asked` in each check, a list that was `imported` and that no feed keeps current, one that is `synced` by a feed, or what the `partner` says itself.
             * @enum {string}
             */
            readonly origin: "bundled" | "service" | "asked" | "imported" | "synced" | "partner";
            /** @description Without it no check is ALLOW. A policy can make external sources optional. */
            readonly required: boolean;
            /**
             * @description How it answered last: a source of the service itself now, an external one in the last check of the process that answers (`not_asked`: in none since its start). A list is `loaded`, `stale` or `missing`.
             * @enum {string}
             */
            readonly status: "answered" | "unavailable" | "stale" | "not_asked" | "loaded" | "missing";
            readonly as_of: string | null;
            readonly age_seconds: number | null;
            readonly max_age_seconds: number | null;
            readonly rows: number | null;
            readonly sha256: string | null;
            readonly last_sync: string | null;
            readonly next_sync: string | null;
            readonly last_error: {
                /** Format: date-time */
                readonly at: string;
                /** @enum {string} */
                readonly reason: "timeout" | "unauthorized" | "rate_limited" | "server_error" | "bad_response" | "implausible" | "network_error" | "circuit_open" | "overloaded" | "not_loaded" | "internal_error" | "imported" | "unchanged" | "failed" | "refused_shrink" | "refused_older";
                readonly message: string | null;
            } | null;
            readonly failures_in_row: number | null;
        };
        /**
         * Sources
         * @description Every wired source, every list that is in force, required or kept by a feed, and own lists.
         */
        readonly Sources: {
            /** Format: date-time */
            readonly checked_at: string;
            readonly sources: readonly components["schemas"]["Source"][];
        };
        /** TypedData */
        readonly TypedData: {
            readonly [key: string]: unknown;
        };
        /**
         * UserOperation
         * @description ERC-4337, with the camelCase members of the entry point’s RPC form.
         */
        readonly UserOperation: {
            /** @description The entry point, which tells the version: 0.6, 0.7 or 0.8. */
            readonly entry_point: string;
            /** @description The smart account. */
            readonly sender: string;
            /** @description Nonce: decimal text, or hex behind 0x. */
            readonly nonce: string;
            /** @description Hex behind 0x. */
            readonly callData: string;
            /** @description Hex behind 0x. */
            readonly initCode?: string;
            readonly factory?: string | null;
            readonly factoryData?: string | null;
            /** @description Gas: decimal text, or hex behind 0x. */
            readonly callGasLimit?: string;
            /** @description Gas: decimal text, or hex behind 0x. */
            readonly verificationGasLimit?: string;
            /** @description Gas: decimal text, or hex behind 0x. */
            readonly preVerificationGas?: string;
            /** @description Fee: decimal text, or hex behind 0x. */
            readonly maxFeePerGas?: string;
            /** @description Fee: decimal text, or hex behind 0x. */
            readonly maxPriorityFeePerGas?: string;
            readonly paymaster?: string | null;
            readonly paymasterVerificationGasLimit?: string | null;
            readonly paymasterPostOpGasLimit?: string | null;
            readonly paymasterData?: string | null;
            /** @description Hex behind 0x. */
            readonly paymasterAndData?: string;
            /** @description Hex behind 0x. */
            readonly signature?: string;
        };
        /**
         * WaitingWebhook
         * @description A subscription, and what waits for it.
         */
        readonly WaitingWebhook: {
            /** @description Of the webhook. */
            readonly webhook_id: string;
            readonly url: string;
            readonly types: readonly ("check.review" | "check.block" | "check.withdrawn" | "report.created" | "list.updated" | "list.stale" | "source.degraded")[];
            readonly previous_secret_until: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly disabled_at: string | null;
            /** @description Events to be sent; 1000: that many or more. */
            readonly waiting: number;
            readonly oldest_waiting_at: string | null;
            readonly oldest_waiting_age_seconds: number | null;
        };
        /**
         * Webhook
         * @description A subscription, without its secret.
         */
        readonly Webhook: {
            /** @description Of the webhook. */
            readonly webhook_id: string;
            readonly url: string;
            readonly types: readonly ("check.review" | "check.block" | "check.withdrawn" | "report.created" | "list.updated" | "list.stale" | "source.degraded")[];
            readonly previous_secret_until: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly disabled_at: string | null;
        };
        /**
         * WebhookDelivery
         * @description One event for one webhook.
         */
        readonly WebhookDelivery: {
            /** @description The header webhook-id: the same at every try. */
            readonly event_id: string;
            /** @enum {string} */
            readonly type: "check.review" | "check.block" | "check.withdrawn" | "report.created" | "list.updated" | "list.stale" | "source.degraded";
            /** Format: date-time */
            readonly occurred_at: string;
            /**
             * @description dead: given up after 24 hours. It can be sent again.
             * @enum {string}
             */
            readonly status: "pending" | "delivered" | "dead";
            readonly attempts: number;
            readonly attempted_at: string | null;
            readonly next_attempt_at: string | null;
            readonly answer: string | null;
        };
        /** WebhookDeliveryPage */
        readonly WebhookDeliveryPage: {
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
            readonly next_cursor: string | null;
        };
        /** WebhookList */
        readonly WebhookList: {
            readonly webhooks: readonly components["schemas"]["Webhook"][];
        };
        /** WebhookRequest */
        readonly WebhookRequest: {
            /** @description Where events are sent: https, a public host. Redirects are not followed. */
            readonly url: string;
            /** @description The events that are sent. */
            readonly types: readonly ("check.review" | "check.block" | "check.withdrawn" | "report.created" | "list.updated" | "list.stale" | "source.degraded")[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    readonly checkTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Makes the request safe to send again. The same key with the same body, on this route and for this partner and environment, gets the first successful answer again for 24 hours, byte for byte. Another body is refused with 422; while the first request runs, 409.
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckRequest"];
            };
        };
        readonly responses: {
            /** @description The verdict with its reasons. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckResponse"];
                };
            };
        };
    };
    readonly checkPayload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Makes the request safe to send again. The same key with the same body, on this route and for this partner and environment, gets the first successful answer again for 24 hours, byte for byte. Another body is refused with 422; while the first request runs, 409.
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayloadCheckRequest"];
            };
        };
        readonly responses: {
            /** @description The verdict with its reasons. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckResponse"];
                };
            };
        };
    };
    readonly checkBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Makes the request safe to send again. The same key with the same body, on this route and for this partner and environment, gets the first successful answer again for 24 hours, byte for byte. Another body is refused with 422; while the first request runs, 409.
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchCheckRequest"];
            };
        };
        readonly responses: {
            /** @description What became of each item. Every verdict in it is recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchCheckResponse"];
                };
            };
        };
    };
    readonly listChecks: {
        readonly parameters: {
            readonly query?: {
                /** @description One action, or several with commas between them. */
                readonly action?: string;
                /** @description What people decided at the review desk: one state, or several with commas between them. `open` is none, pending, escalated. `decided` is approved, rejected, false_alarm. */
                readonly state?: string;
                /** @description With this finding. */
                readonly finding?: "invalid_sender_address" | "invalid_recipient_address" | "invalid_contract_address" | "invalid_expected_address" | "address_checksum_mismatch" | "token_not_on_chain" | "token_not_recognized" | "token_contract_mismatch" | "token_variant" | "payload_invalid" | "payload_chain_mismatch" | "payload_signer_mismatch" | "payload_replayable" | "denied_address" | "sanctioned_address" | "listed_scam_address" | "disputed_listing" | "listed_on_another_chain" | "illicit_exposure" | "indirect_exposure" | "account_frozen_by_issuer" | "provenance_unclear" | "provenance_stale" | "provenance_incomplete" | "provenance_degraded" | "recipient_lookalike" | "burn_address_recipient" | "self_asserted_trust" | "deceptive_text" | "unlimited_token_approval" | "approval_amount_unknown" | "approval_exceeds_amount" | "approval_spender_unverified" | "spender_open_to_anyone" | "approval_revocation" | "operator_approval_for_all" | "permit_signature" | "unverified_contract" | "unverified_upgradeable_contract" | "unverified_contract_admin_permissions" | "ownership_transfer" | "proxy_upgrade" | "delegatecall_requested" | "asset_drain_permission" | "permission_not_understood" | "token_sent_to_token_contract" | "recipient_is_contract" | "contract_missing" | "receiver_not_sender" | "undeclared_outflow" | "undeclared_permission" | "simulation_unavailable" | "simulation_partial" | "control_changes" | "no_proceeds" | "effects_not_in_logs" | "simulation_diverges" | "simulation_disagreement" | "simulation_reverts" | "simulation_unstable" | "insufficient_funds" | "payload_not_decoded" | "payload_partly_decoded" | "raw_hash_signature" | "signature_spends" | "order_gives_away" | "permit_no_expiry" | "account_delegation" | "nested_delegatecall" | "authority_change" | "spender_is_wallet" | "safe_guard_or_owner_change" | "message_origin_mismatch" | "lookup_table_unresolved" | "durable_nonce" | "fee_implausible" | "large_transaction_amount" | "amount_implausible" | "recipient_mismatch" | "payload_recipient_mismatch" | "payload_token_mismatch" | "payload_spender_mismatch" | "payload_type_mismatch" | "payload_amount_mismatch" | "payload_allowance_exceeds" | "undeclared_action" | "undeclared_native_value" | "new_recipient" | "self_transfer" | "zero_amount" | "structuring_pattern" | "velocity_burst" | "value_unknown" | "screening_degraded";
                /** @description An account in any role: by a field, by the bytes, or by what a node did. */
                readonly address?: string;
                /** @description A second account that the same check names, in any role. */
                readonly with_address?: string;
                /** @description On this chain. */
                readonly chain?: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana";
                /** @description In this direction. */
                readonly direction?: "outgoing" | "incoming";
                /** @description The symbol of the token. The case of ASCII letters does not matter. */
                readonly token?: string;
                /** @description At least this value of what moves or may be taken. */
                readonly value_from?: string;
                /** @description Less than this value. */
                readonly value_to?: string;
                /** @description The first moment. */
                readonly from?: string;
                /** @description The moment before which checks count. */
                readonly to?: string;
                /** @description A list or vendor that said something about one of its accounts, by its id. */
                readonly source?: string;
                /** @description Judged by this policy, by its id. */
                readonly policy?: string;
                /** @description Exactly this reference. */
                readonly intent_reference?: string;
                /** @description Words of the reference or the name of the counterparty. From three characters on, beginnings of words, too. */
                readonly text?: string;
                /** @description `next_cursor` of the page before. */
                readonly cursor?: string;
                /** @description Checks of a page, 1 to 100; 50 without it. */
                readonly limit?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recorded checks, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckList"];
                };
            };
        };
    };
    readonly readCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request_id that an earlier answer gave.
                 */
                readonly request_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Everything that was known and decided in one check. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckRecord"];
                };
            };
        };
    };
    readonly reportOutcome: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request_id that an earlier answer gave.
                 */
                readonly request_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OutcomeRequest"];
            };
        };
        readonly responses: {
            /** @description What became of a check. The latest report about a check counts. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Outcome"];
                };
            };
        };
    };
    readonly confirmCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request_id that an earlier answer gave.
                 */
                readonly request_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmRequest"];
            };
        };
        readonly responses: {
            /** @description Whether a check still holds for the bytes that are about to be signed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Confirmation"];
                };
            };
        };
    };
    readonly readPrecision: {
        readonly parameters: {
            readonly query?: {
                /** @description The first moment. Left out: 30 days before `to`. */
                readonly from?: string;
                /** @description The moment before which checks count, at most 366 days later. Left out: now. */
                readonly to?: string;
                /** @description UTC days or months; `month` is the default. */
                readonly period?: "day" | "month";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description For each finding that fired and each period: how often, and the latest outcomes of those checks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Precision"];
                };
            };
        };
    };
    readonly readProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The request_id that an earlier answer gave.
                 */
                readonly request_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A Merkle audit path (RFC 6962) from the record of a check to the root in a signed checkpoint. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InclusionProof"];
                };
            };
        };
    };
    readonly readSources: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every wired source, every list that is in force, required or kept by a feed, and own lists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Sources"];
                };
            };
        };
    };
    readonly readReportPricing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Read the price of a report */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportPricing"];
                };
            };
        };
    };
    readonly createReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Makes the request safe to send again. The same key with the same body, on this route and for this partner and environment, gets the first successful answer again for 24 hours, byte for byte. Another body is refused with 422; while the first request runs, 409.
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description An immutable, signed evidence report: the same bytes each time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            /** @description An immutable, signed evidence report: the same bytes each time. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    readonly readReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The report_id that an earlier answer gave.
                 */
                readonly report_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An immutable, signed evidence report: the same bytes each time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                    readonly "text/html": string;
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly listPolicies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description List policies */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PolicyList"];
                };
            };
        };
    };
    readonly publishPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PolicyDocument"];
            };
        };
        readonly responses: {
            /** @description Publish a policy */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedPolicy"];
                };
            };
            /** @description Publish a policy */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublishedPolicy"];
                };
            };
        };
    };
    readonly testPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PolicyTestRequest"];
            };
        };
        readonly responses: {
            /** @description Test a policy against recorded checks */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PolicyTest"];
                };
            };
        };
    };
    readonly readDefaultPolicies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key_id that an earlier answer gave. */
                readonly key_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Read the default policies of a key */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DefaultPolicies"];
                };
            };
        };
    };
    readonly setDefaultPolicies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key_id that an earlier answer gave. */
                readonly key_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DefaultPolicies"];
            };
        };
        readonly responses: {
            /** @description Set the default policies of a key */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DefaultPolicies"];
                };
            };
        };
    };
    readonly readAudit: {
        readonly parameters: {
            readonly query?: {
                /** @description `next_cursor` of the page before. */
                readonly cursor?: string;
                /** @description Entries of a page, 1 to 100; 50 without it. */
                readonly limit?: string;
                /** @description One sort of change. */
                readonly action?: "partner.created" | "key.created" | "key.revoked" | "key.policies_changed" | "policy.published" | "list.imported" | "statement.made" | "statement.removed" | "webhook.changed" | "signing_key.registered" | "price.published" | "desk.signed_in" | "desk.signed_out" | "desk.sign_in_refused" | "partition.detached" | "partition.attached";
                /** @description What was changed: the id of a key or policy, for instance. */
                readonly subject?: string;
                /** @description The first moment. */
                readonly from?: string;
                /** @description The moment before which changes count. */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Administrative changes, newest first. Entries never change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditPage"];
                };
            };
        };
    };
    readonly readAddressList: {
        readonly parameters: {
            readonly query?: {
                /** @description current: what stands, also where it has expired, by address. changes: all that was ever put, replaced or removed, newest first; nothing of it is ever deleted. */
                readonly view?: "current" | "changes";
                /** @description Any letter case where it is EVM; a mixed one must satisfy EIP-55. */
                readonly address?: string;
                /** @description 1 to 100; 50 without it. */
                readonly limit?: string;
                /** @description The next_cursor of the page before this one. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Which list.
                 */
                readonly list: "allow" | "deny";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Read your own allow or deny list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPage"];
                };
            };
        };
    };
    readonly putAddressListEntries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Which list.
                 */
                readonly list: "allow" | "deny";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PutEntries"];
            };
        };
        readonly responses: {
            /** @description Add or replace entries of your own allow or deny list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListEntries"];
                };
            };
        };
    };
    readonly removeAddressListEntry: {
        readonly parameters: {
            readonly query: {
                /** @description Any letter case where it is EVM; a mixed one must satisfy EIP-55. */
                readonly address: string;
                /** @description Where it holds: a chain, or evm for every EVM chain. */
                readonly chain: "ethereum" | "bnb" | "polygon" | "base" | "arbitrum" | "optimism" | "solana" | "evm";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Which list.
                 */
                readonly list: "allow" | "deny";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Take an entry off your own allow or deny list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListEntries"];
                };
            };
        };
    };
    readonly readAttributions: {
        readonly parameters: {
            readonly query?: {
                /** @description current: what stands, also where it has expired, by address. changes: all that was ever put, replaced or removed, newest first; nothing of it is ever deleted. */
                readonly view?: "current" | "changes";
                /** @description Any letter case where it is EVM; a mixed one must satisfy EIP-55. */
                readonly address?: string;
                /** @description 1 to 100; 50 without it. */
                readonly limit?: string;
                /** @description The next_cursor of the page before this one. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Read what you said of your counterparties */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AttributionPage"];
                };
            };
        };
    };
    readonly addAttribution: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AttributionRequest"];
            };
        };
        readonly responses: {
            /** @description Whom a partner itself knows behind an address. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnAttribution"];
                };
            };
        };
    };
    readonly removeAttribution: {
        readonly parameters: {
            readonly query: {
                /** @description Of the attribution that stands. */
                readonly statement_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whom a partner itself knows behind an address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnAttribution"];
                };
            };
        };
    };
    readonly listFindings: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the findings of this source. */
                readonly source?: "network" | "scam" | "simulation" | "risk";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every finding code: meaning, default action, and a sandbox request that gives it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindingCatalogue"];
                };
            };
        };
    };
    readonly readFinding: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The code that an earlier answer gave.
                 */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A finding code: what it means, what to do, and how to try it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
        };
    };
    readonly listWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description List your webhooks */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        readonly responses: {
            /** @description A subscription with its secret. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    readonly removeWebhook: {
        readonly parameters: {
            readonly query: {
                /** @description Which. */
                readonly webhook_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A subscription, without its secret. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    readonly readWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The webhook_id that an earlier answer gave.
                 */
                readonly webhook_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A subscription, and what waits for it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingWebhook"];
                };
            };
        };
    };
    readonly rollWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The webhook_id that an earlier answer gave.
                 */
                readonly webhook_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A subscription with its secret. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    readonly readWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description These alone; without it all. */
                readonly status?: "pending" | "delivered" | "dead";
                /** @description 1 to 100; 50 without it. */
                readonly limit?: string;
                /** @description The next_cursor of the page before this one. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The webhook_id that an earlier answer gave. */
                readonly webhook_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Read the deliveries of a webhook */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
        };
    };
    readonly retryWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The webhook_id that an earlier answer gave. */
                readonly webhook_id: string;
                /**
                 * @description The event_id that an earlier answer gave.
                 */
                readonly event_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One event for one webhook. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    readonly getRoot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The service, its version and its pages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Root"];
                };
            };
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process answers. Says nothing about what it depends on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Everything that a check needs answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    readonly getJwks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Public keys that verify reports; old ones stay. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Jwks"];
                };
            };
        };
    };
}

export const OPERATIONS = {
  checkTransaction: 'POST /api/check-transaction key',
  checkPayload: 'POST /api/check-payload key',
  checkBatch: 'POST /api/check-batch key',
  listChecks: 'GET /api/checks',
  readCheck: 'GET /api/checks/{request_id}',
  reportOutcome: 'POST /api/checks/{request_id}/outcome',
  confirmCheck: 'POST /api/checks/{request_id}/confirm',
  readPrecision: 'GET /api/precision',
  readProof: 'GET /api/checks/{request_id}/proof',
  readSources: 'GET /api/sources',
  readReportPricing: 'GET /api/reports/pricing',
  createReport: 'POST /api/reports/address key',
  readReport: 'GET /api/reports/{report_id}',
  listPolicies: 'GET /api/policies',
  publishPolicy: 'POST /api/policies',
  testPolicy: 'POST /api/policies/test',
  readDefaultPolicies: 'GET /api/keys/{key_id}/policies',
  setDefaultPolicies: 'PUT /api/keys/{key_id}/policies',
  readAudit: 'GET /api/audit',
  readAddressList: 'GET /api/address-lists/{list}',
  putAddressListEntries: 'PUT /api/address-lists/{list}',
  removeAddressListEntry: 'DELETE /api/address-lists/{list}',
  readAttributions: 'GET /api/attributions',
  addAttribution: 'POST /api/attributions',
  removeAttribution: 'DELETE /api/attributions',
  listFindings: 'GET /api/findings',
  readFinding: 'GET /api/findings/{code}',
  listWebhooks: 'GET /api/webhooks',
  createWebhook: 'POST /api/webhooks',
  removeWebhook: 'DELETE /api/webhooks',
  readWebhook: 'GET /api/webhooks/{webhook_id}',
  rollWebhookSecret: 'POST /api/webhooks/{webhook_id}/roll',
  readWebhookDeliveries: 'GET /api/webhooks/{webhook_id}/deliveries',
  retryWebhookDelivery: 'POST /api/webhooks/{webhook_id}/deliveries/{event_id}/retry',
  getRoot: 'GET /',
  getHealth: 'GET /health',
  getReadiness: 'GET /health/ready',
  getJwks: 'GET /.well-known/jwks.json',
} as const;

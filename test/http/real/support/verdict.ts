/** A check's answer as these tests read it. */
export interface Verdict {
  readonly request_id: string;
  readonly risk_score: number;
  readonly risk_level: string;
  readonly network_valid: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly {
    readonly code: string;
    readonly source: string;
    readonly severity: string;
    readonly message: string;
    readonly recommended_action: string;
  }[];
  readonly recommended_action: 'ALLOW' | 'REVIEW' | 'BLOCK';
  readonly checked_at: string;
  readonly proof_of_decision?: Record<string, unknown>;
  readonly screening?: {
    readonly subject_address: string;
    readonly provider_mode: string;
    readonly coverage: readonly {
      readonly provider: string;
      readonly kind: string;
      readonly status: string;
      readonly reason?: string;
    }[];
    readonly evidence: readonly {
      readonly category: string;
      readonly demonstration: boolean;
      readonly reference: string;
      readonly exposure: string;
      readonly freshness: { readonly status: string };
      readonly path?: readonly unknown[];
    }[];
  };
  readonly policy?: {
    readonly policy_id: string;
    readonly version: number;
    readonly final_action: string;
    readonly matched_rules: readonly {
      readonly rule_id: string;
      readonly action: string;
      readonly evidence_ids: readonly string[];
      readonly finding_codes: readonly string[];
    }[];
  };
}

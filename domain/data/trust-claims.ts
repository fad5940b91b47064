/**
 * Ways in which a text claims its own safety, or tells the reader what to conclude. Matched on folded lower-case text
 * with single spaces. Source: wording of support and reward scams as wallets' warning pages describe it, and
 * instructions aimed at automatic reviewers; version 1, 2026-11-21. A claim inside the data is never evidence, so these
 * only ask for review.
 */
export const TRUST_CLAIMS: readonly RegExp[] = [
  /(?<!\b(?:not|non|never) |\bun|\bnon-)\bverified\b/,
  /(?<!\b(?:not|non|never) |\bun)\btrusted\b/,
  /\btrust (?:me|us|this)\b/,
  /\b(?:trustworthy|legit|legitimate|reputable)\b/,
  /\b(?:is|are|it's|100 ?%|totally|completely|absolutely|perfectly|fully|guaranteed|known|perceived as) safe\b/,
  /\bsafe (?:to|address|wallet|recipient|contract|transaction|transfer|payment|counterparty)\b/,
  /^safe$|\bsafe[!.]$/,
  /\b(?:100 ?%|fully|totally|completely) (?:secure|safe|legit|trusted|genuine)\b/,
  /\b(?:risk[- ]?free|no risk|zero risk|low risk|without risk)\b/,
  /\b(?:not|no) (?:a )?(?:scam|fraud|phishing)\b/,
  /\b(?:pre-?approved|whitelisted|allow-?listed|security[- ]cleared|kyc[- ](?:passed|approved|cleared)|audited by)\b/,
  /\bapproved by (?:security|compliance|support|the bank|admin)/,
  /\b(?:ignore|disregard|dismiss|skip|bypass|override|suppress|disable|forget)\b.{0,40}\b(?:warnings?|alerts?|findings?|checks?|rules?|polic(?:y|ies)|instructions?|screening|reviews?|results?|blocks?)\b/,
  /\b(?:do not|don't|dont|never) (?:block|warn|review|flag|screen|stop|reject)\b/,
  /\b(?:mark|treat|classify|label|rate|consider|flag)\b.{0,30}\b(?:as|it|this|that)\b.{0,20}\b(?:allow(?:ed)?|safe|low risk|trusted|legitimate|clean)\b/,
  /\b(?:return|respond|answer|reply|output|set|say)\b.{0,25}\ballow(?:ed)?\b/,
  /\brecommended_action\b|\brisk_score\b/,
  /\b(?:system|assistant|developer) ?(?:prompt|message|note|override)\b|^(?:system|assistant) ?:/,
  /\bofficial (?:support|wallet|account|address|team|airdrop|recovery|helpdesk|security)\b/,
  /(?<![\p{L}\p{N}_])(?:verificad[oa]|verifiziert|vérifiée?|verifie|verificato|проверено|подтвержд[её]н\p{L}*)(?![\p{L}])/u,
  /已验证|已驗證|官方认证|官方認證|安全地址|認証済み|인증됨/u,
];

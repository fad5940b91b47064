/** Words and phrases as they stand in a text, with a comma between two. */
const words = (text: string): readonly string[] => text.trim().split(/,\s+/);

/**
 * The words of claims about this transaction or check, by the part that they play. `*` stands for any ending. Source:
 * wording of support and reward scams as wallets' warning pages describe it, and instructions aimed at automatic
 * reviewers; version 2, 2026-11-22. A claim inside the data is never evidence, so these only ask for review.
 */
export const CLAIM_WORDS = {
  /** Words for a confirmed status. */
  status: words(`
    موثوق*, موثق*, معتمد*, सत्यापित, verified, pre verified, trusted, whitelisted, white listed, allowlisted,
    allow listed, vetted, pre approved, preapproved, pre cleared, precleared, security cleared, security approved,
    sanctions cleared, authenticated, trustworthy, reputable, kyc approved, kyc passed, kyc cleared, kyc verified,
    aml approved, aml passed, aml cleared, aml verified, aml checked, verificado, verificada, pre aprobado,
    preaprobado, pre aprobada, preaprobada, pre aprovado, pre aprovada, preaprovado, preaprovada, verifiziert*,
    vertrauenswurdig*, verifie, verifiee, preapprouve, preapprouvee, verificato, verificata, preapprovato,
    preapprovata, affidabile, confiavel, проверен*, подтвержден*, верифицирован*, доверенн*, dogrulanmis, dogrulandi,
    guvenilir, onaylanmis
  `),
  /** How it is said to be. */
  quality: words(`
    آمن*, सुरक्षित, safe, secure, legit, legitimate, genuine, authentic, harmless, benign, risk free, riskfree,
    no risk, zero risk, low risk, without risk, not risky, danger free, scam free, segura, confiable, fiable,
    sans risque, sans danger, securise, securisee, sin riesgo, sem risco, senza rischi*, ohne risiko, sicher, sichere,
    unbedenklich, sicura, sicuro, безопасн*, надежн*, guvenli
  `),
  /** Words of `quality` that name no product, company or family. */
  plain: words(`
    آمن*, सुरक्षित, legit, legitimate, genuine, authentic, harmless, benign, risk free, riskfree, no risk, zero risk,
    low risk, without risk, scam free, securise, securisee, unbedenklich, безопасн*, sichere, segura, guvenli
  `),
  /** What owns a Safe, which is a wallet: `from our Safe to deposit`. */
  owner: words(`
    from, our, my, the, via, gnosis, treasury, multisig, in, into, new, old, company, dao, ops, payroll, their, his,
    her, your, on, of
  `),
  adverb: words(`
    is, are, was, been, being, already, now, fully, totally, completely, perfectly, very, absolutely, entirely,
    really, definitely, officially, manually, independently, certified, known, guaranteed, proven, both, considered,
    deemed, so, a, an, the, 100, es, esta, est, ist, e, ya, deja, bereits, ja, totalmente, completamente, уже,
    полностью, wurde, ha, ete, pleinement, vollstandig, sido, foi, stato, stata
  `),
  intensifier: words(`
    100, totally, completely, fully, perfectly, absolutely, entirely, guaranteed, definitely, known, proven,
    certified, extremely, super, 100 por ciento, totalmente, completamente, absolut, vollig, полностью, абсолютно,
    совершенно, tamamen
  `),
  copula: words(`
    is, are, was, were, been, its, thats, im, looks, es, esta, est, ist, sind, sono, wurde, ha sido, foi, a ete,
    stato, stata
  `),
  /** Things that a check has one of. */
  object: words(`
    giao dich, dia chi, transaksi, alamat, transakcj*, transakce, transactie, transaktio*, tranzacti*, συναλλαγη,
    העסקה, транзакці*, 거래는, المعاملة, معاملة, العنوان, عنوان, العقد, المحفظة, التحويل, लेनदेन, पता, अनुबंध, वॉलेट,
    transaction, tx, txn, address, contract, smart contract, wallet, recipient, receiver, spender, counterparty,
    signature, dapp, site, website, link, token, permit, transaccion, direccion, contrato, billetera, monedero,
    destinatario, transacao, endereco, carteira, adresse, contrat, portefeuille, destinataire, transaktion, empfanger,
    transazione, indirizzo, contratto, portafoglio, транзакци*, адрес*, контракт*, кошелек, получатель, islem, adres,
    sozlesme, cuzdan, alici
  `),
  /** Those of `object` that are no document people sign and approve. */
  onchain: words('transaction, tx, txn, address, wallet, recipient, receiver, spender, counterparty, token'),
  /** What is also bought and sold, so that more must be said of it. */
  deal: words(`
    transfer, payment, swap, payee, beneficiary, merchant, seller, vendor, partner, source, sender, account, request,
    deal, person, exchange, platform, project, transferencia, pago, pagamento, paiement, virement, zahlung,
    uberweisung, trasferimento
  `),
  determiner: words('this, that, the, it, any, my, our, esta, este, cette, diese, questa, эта, это'),
  /** Records of ordinary business, which are verified and approved every day. */
  business: words(`
    invoice, customer, client, order, po, purchase, budget, expense, expenses, loan, mortgage, claim, insurance,
    employee, driver, id, identity, age, email, document, documents, accounts, stock, inventory, shipment, delivery,
    reading, meter, timesheet, hours, payroll, refund, ticket, return, warranty, replacement, discount, leave, plan,
    booking, reservation, quote, quantity, goods, weight, statement, statements, milestone, grant, credits, factura,
    rechnung, facture, fattura, fatura, счет, bill, receipt, supplier, member, donor, report, application
  `),
  negation: words(`
    not, never, no, nor, un, non, isnt, arent, wasnt, cant, cannot, without, if, once, until, when, unless, pending,
    awaiting, after, before, upon, to, will, must, needs, should, hardly, barely, nicht, nie, sin, pas, nao, не,
    degil, kein, keine, whether
  `),
  /** What may stand between a negation and what it denies. */
  denied: words('yet, been, be, a, an, the, fully, considered, it, is, was, considered, noch, encore'),

  sign: words(`
    sign, approve, proceed, accept, confirm, continue, execute, allow, authorize, authorise, submit, sign it, ignore,
    go ahead
  `),
  send: words('send, transfer, pay, use, interact, trust, connect, swap, deposit, mint, claim, click'),
  /** `safe to sign` in other languages: what is safe, and what to do with it. */
  safeAbroad: words(`
    an toan, aman, bezpieczn*, veilig, turvallis*, sakert, sikkert, bezpecne, sigur, ασφαλες, ασφαλης, בטוח, безпечно,
    seguro, segura, sicher, gefahrlos, sur, sure, sicuro, sicura, безопасно, спокойно, смело
  `),
  signAbroad: words(`
    ky, ditandatangani, menandatangani, podpisani*, ondertekenen, allekirjoittaa, signera, underskriva, underskrive,
    semnat, υπογρ*, לחתום, підпис*, firmar, assinar, enviar, aprobar, aprovar, transferir, unterschreiben, signieren,
    unterzeichnen, bestatigen, senden, signer, approuver, envoyer, firmare, inviare, approvare, подпис*, отправ*,
    переводить, imzalamak, onaylamak, gonder*
  `),
  /** `this transaction is safe` in other languages: what stands between, and what is said. */
  link: words('est, ist, e, es, esta, este, jest, je, is, ar, er, on, la, nay, ini, wel, ta'),
  safeSaid: words(`
    sure, sur, fiable, sicher, sichere, segura, seguro, sicura, sicuro, sigura, an toan, aman, bezpieczn*, veilig,
    saker, sakker, sikker, turvalli*, bezpecn*, biztonsagos, ασφαλ*, בטוח*, безпечн*, guvenli, guvenlidir
  `),
  signed: words('signed, approved, accepted, confirmed, executed, allowed, trusted, authorized, authorised'),

  suppress: words(`
    bo qua, abaikan, zignoruj*, ignoruj*, negeer, ignorera, ohita, ignorati, αγνοησ*, התעלם, התעלמו, ігнор*, yok say*,
    تجاهل*, تجاهلوا, hide, hiding, do not show, dont show, remove, ignore, ignoring, disregard, dismiss, skip,
    skipping, bypass, bypassing, override, suppress, disable, disabling, forget, overlook, mute, silence, turn off,
    switch off, ignora, ignoren, ignorar, ignorad, ignorez, ignorer, ignorier*, ignorate, ignorare, omita, omitir,
    игнорир*, yoksay*, gormezden gel*, dikkate alma*
  `),
  suppressed: words(`
    ignored, disregarded, dismissed, skipped, bypassed, overridden, suppressed, disabled, waived, overlooked, muted,
    silenced
  `),
  /** Endings of a sentence in languages that put the verb last. */
  suppressLast: words(`
    negeren, yok say*, ignorieren, अनदेखा*, नज़रअंदाज़*, ignorier*, игнорир*, yoksay*, gormezden gel*, dikkate alma*,
    ignorar, ignorer, ignorare
  `),
  /** What the check tells its reader. */
  alarm: words(`
    canh bao, peringatan, ostrzezeni*, waarschuwing*, varning*, advarsel*, varoitu*, avertisment*, varovan*,
    προειδοποι*, אזהרה, מהאזהרה, האזהרה, попереджен*, flags, security notice, security notices, التحذير*, تحذير*,
    التنبيه*, تنبيه*, चेतावनी*, चेतावनियों, warning, warnings, alert, alerts, finding, findings, red flag, red flags,
    advertencia, advertencias, aviso, avisos, alerta, alertas, warnung, warnungen, warnhinweis*, avertissement,
    avertissements, alerte, alertes, avviso, avvisi, avvertiment*, предупрежден*, uyari*
  `),
  /** What the check is. */
  review: words(`
    review, reviews, screening, verification, check, checks, checking, scrutiny, simulation, analysis, scan, revision,
    verificacion, comprobacion, revisao, verificacao, prufung, uberprufung, verifica, controllo, revisione, проверк*,
    inceleme, kontrol
  `),
  rule: words(`
    rule, rules, policy, policies, instruction, instructions, prompt, result, results, verdict, blocks, blocklist,
    blacklist, denylist, risk score, guardrail*, safeguard, safeguards, protections, instrucciones, regeln
  `),
  modifier: words(`
    cet, cette, ce, ces, votre, den, dette, denne, het, ten, te, semua, moi, look alike, lookalike, l, هذا, هذه, جميع,
    كل, o, lo, un, the, all, any, this, that, these, those, previous, prior, earlier, your, risk, security, scam,
    compliance, aml, kyc, wallet, above, following, further, other, such, of, its, our, safety, fraud, manual,
    pending, additional, extra, more, human, automatic, automated, system, every, future, popup, transaction, address,
    sanctions, please, about, in, from, and, or, la, las, los, el, todas, todos, les, le, toutes, tous, des, die, der,
    das, alle, diese, esta, estas, este, gli, i, tutti, tutte, questa, questo, as, os, эти, это, все, всех, tum, de,
    weitere, metamask, phantom, ledger, coinbase
  `),
  needed: words(`
    needed, required, necessary, need, possible, notig, erforderlich, notwendig, necessaire, requise, necessaria,
    нужн*, требу*, gerekmez, gereksiz
  `),
  needless: words('unnecessary, unneeded, redundant, optional, uberflussig, superflu*, gereksiz'),
  unread: words('reading, checking, reviewing, verifying, looking, worry, worrying, fear, hesitation, risk'),
  filler: words(`
    bitte, por favor, prosze, tolong, alsjeblieft, var sa god, को, please, pls, just, kindly, partner, and, yes, ok,
    seal, und, y, et, kyc, aml, status
  `),

  vouched: words(`
    verified, approved, audited, certified, endorsed, cleared, vetted, authorised, authorized, whitelisted, validated,
    screened, vouched for, trusted, checked, authenticated, cleared, inspected, signed off, reviewed, verificado,
    verificada, aprobado, aprobada, aprovado, aprovada, verifiziert, gepruft, genehmigt, verifie, verifiee, approuve,
    approuvee, verificato, verificata, approvato, approvata, проверен*, одобрен*, подтвержден*
  `),
  /** Said of ordinary things by ordinary people, so that only a known name makes it a claim. */
  praised: words('confirmed, recommended, guaranteed, protected, secured, backed, tested, insured, rated'),
  by: words('by, por, par, von, vom, durch, da, dal, dalla'),
  /** Offices that check for others. */
  office: words(`
    support, support team, security, security team, security department, admin, admins, administrator, moderator,
    moderators, compliance, compliance team, compliance officer, helpdesk, help desk, customer service, the bank,
    government, wallet, the exchange, auditors, fraud team, risk team, authorities, soporte, suporte, assistance,
    sicherheitsteam, kundendienst, supporto, поддержк*, службой безопасности, службой поддержки, the system,
    the protocol, the developers, the devs
  `),
  isAbroad: words('es, e, est, ist, una, un, une, eine, uma, um, de, это'),
  fraud: words(`
    phishing attempt, scam attempt, fraud attempt, scam, fraud, phishing, malicious, dangerous, suspicious, fake,
    drainer, fraudulent, harmful, a threat, a trap, illegal, malware, estafa, betrug, arnaque, truffa, golpe,
    мошенничеств*
  `),
  verdict: words(`
    allow, allowed, safe, low risk, no risk, trusted, clean, legit, legitimate, approved, benign, whitelisted,
    verified
  `),
  mark: words('mark, treat, classify, label, rate, consider, flag, score, regard, report, tag'),
  say: words('return, respond, answer, reply, output, set, say, give, print, choose, select, emit, decide'),
  /** What may follow a claim that is whole: a name goes on with nouns. */
  after: words(`
    है, guaranteed, confirmed, ready, 100, very, of, by, from, for, to, and, or, please, so, sign, you, no, is, was,
    has, do, dont, just, with, in, on, as, because, since, now, only, ok, thanks, go, proceed, continue, approve,
    ignore, skip, already, we, i, it, this, that, y, und, et
  `),
} as const;

/** Claims in scripts that write no spaces. */
export const CLAIMS_WITHOUT_SPACES: readonly RegExp[] = [
  /(?:安全|可信|官方认证|官方認證|已验证|已驗證|已认证|合法)的?(?:交易(?!所)|地址|合约|合約|转账|轉帳|钱包|錢包|签名|簽名)/,
  /(?:交易(?!所)|地址|合约|合約|钱包|錢包|收款人)(?:是|已经|已經|已)?(?:安全|验证|驗證|认证|認證|审核|審核)/,
  /(?:可以|请|請)?放心(?:签|簽|转|轉|授权|授權|操作)|官方(?:认证|認證)|^已?(?:验证|驗證|认证|認證)$/,
  /(?:忽略|无视|無視|跳过|跳過)(?:所有|全部|此|该|任何|这个|這個)?(?:的)?(?:安全|风险|風險)?(?:警告|警报|警報|提示|检查|檢查|审核|審核|规则|規則)/,
  /(?:无需|無需|不用|不需要|不必)(?:人工)?(?:审核|審核|检查|檢查|验证|驗證|复核|覆核)/,
  /安全な(?:取引|アドレス|送金|契約|コントラクト)|(?:取引|アドレス|送金|コントラクト)は?安全|認証済み(?:の)?(?:アドレス|取引)?|検証済み/,
  /(?:通过|通過)了?(?:安全|风险|風險|合规|合規)(?:审核|審核|检测|檢測|检查|檢查)|官方(?:客服|人员|人員|团队|團隊)已?(?:确认|確認|认证|認證|验证|驗證)/,
  /署名(?:して|すること)も?(?:安全|大丈夫|問題あり?ま?せ?ん?)|(?:サポート|運営)(?:に|が)?(?:確認|承認|認証)済み?/,
  /안전하게서명|서명해도(?:안전|괜찮|됩니다)|(?:거래|주소|계약|송금)(?:은|는|가|이)안전|고객지원(?:이|에서)?(?:확인|승인)/,
  /警告(?:を|は)?無視|(?:審査|検証|レビュー)(?:は)?(?:不要|必要ありません)|安心して(?:署名|承認)/,
  /안전한\s?(?:거래|주소|계약|송금)|(?:인증|검증)된\s?(?:주소|거래|계약)|^인증됨$|경고(?:를|는)?\s?무시|(?:검토|검증|심사)\s?(?:불필요|필요\s?없)/,
];

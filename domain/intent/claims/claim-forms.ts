/**
 * One form of a claim, word by word. `<part>`: a word of that part; `a|b`: one of these; `~`: any word. `?` behind it:
 * or none; `*`: up to four or none. `$`: nothing follows that would make a name of it. `^`: the text begins or ends.
 */
export interface ClaimForm {
  readonly words: string;
  /** No claim behind a negation or a condition: `not yet verified`. */
  readonly isDeniable?: boolean;
  /** No claim where it is about a record of ordinary business: `invoice 12 approved by …`. */
  readonly isAboutCheck?: boolean;
  /** No claim right behind a word of this part of `CLAIM_WORDS`. */
  readonly notAfter?: 'owner';
  /** Signs may part it, as in `ignore: all warnings`. */
  readonly isReadOverBreaks?: boolean;
  /** Found in a word without spaces, too: `safetosign`. */
  readonly isReadGlued?: boolean;
}

const claim = (words: string): ClaimForm => ({ words, isDeniable: true });
const claimOfCheck = (words: string): ClaimForm => ({ ...claim(words), isAboutCheck: true });
const glued = (words: string): ClaimForm => ({ ...claim(words), isReadGlued: true });
const order = (words: string): ClaimForm => ({ words, isReadOverBreaks: true });
const gluedOrder = (words: string): ClaimForm => ({ ...order(words), isReadGlued: true });

/** In names and references. */
export const CLAIM_FORMS: readonly ClaimForm[] = [
  // what is claimed of the transaction, the address or the check
  glued('<status> <object>|<deal> $'),
  claim('<plain> <object> $'),
  claim('<intensifier> <quality> <object>|<deal> $'),
  claim('this|that|is|its <adverb>* <quality> <object>|<deal> $'),
  claim('^ a? safe|secure transaction|tx|address|contract|recipient|transfer|payment ^'),
  claim('<object>|<deal> ,? <adverb>* <status> $'),
  claim('<object> <adverb>* <plain> $'),
  claim('transaction|tx|address|recipient|token safe|secure $'),
  claimOfCheck('<copula> <adverb>* <status>|<plain>|safe $'),
  claim('<onchain>|contract <copula> <adverb>* clean|secure $'),
  claim('<onchain>|contract <adverb>* audited $'),
  claim('es|e|esta <adverb>* seguro $'),
  claimOfCheck('<intensifier> <adverb>* <status>|<quality> $'),
  claimOfCheck(', <adverb>* <status>|<plain> ^'),
  claim('this <object>|<deal> <adverb>* <vouched> $'),
  claim('<onchain> has|have|was|is <adverb>* <vouched> $'),
  { ...glued('safe|secure|harmless to|for|2 <adverb>* <sign>|<send>|signing|sending|approval|use'), notAfter: 'owner' },
  glued('ok|okay|fine|good|clear|cleared|free to <adverb>* <sign>'),
  glued('safely <sign>|<send>'),
  claim('can|may|could be safely <signed>|ignored'),
  claim('can|may|could be <signed> safely'),
  claim('can|may|could be trusted'),
  claim('can trust <determiner>|<object>'),
  order('<safeAbroad> para|de|da|zu|a|pour|do|untuk|om|te|att|at|να? te|de? <signAbroad>'),
  order('turvallinen|turvallista <signAbroad>'),
  claimOfCheck('<object> <link>* <safeSaid> $'),
  claimOfCheck('<deal> <link> <link>* <safeSaid> $'),
  order('لا حاجة|داعي للمراجعة|للتحقق|للفحص'),
  order('khong can|tidak perlu kiem tra|diperiksa|pemeriksaan'),
  order('<signAbroad> guvenli|<safeAbroad>'),
  order('آمن|آمنة|سليم للتوقيع'),
  order('bedenkenlos'),
  order('<sign> <determiner>? <object>? safely|confidently|blindly|anyway|regardless'),
  order('<sign>|send <determiner>? <object>? without <adverb>* ~? <review>|<unread>'),
  gluedOrder('not|isnt|no|never <adverb>* <fraud> here? $'),
  order('no es|e <isAbroad>* <fraud>'),
  order('nao|non|pas|kein|keine|не <isAbroad>* <fraud>'),
  order('no|zero malicious|suspicious'),
  order('no|zero|0 <modifier>* issues|threats|risks|problems|<alarm> found|detected'),
  order('passed|cleared|completed <modifier>* <review>'),
  order('all|security|scam|fraud|risk <review> passed|clear|cleared|complete|ok'),
  order('nothing suspicious|malicious|dangerous|wrong|to worry'),
  order('dont|no|not|never need? to? worry|panic|be afraid'),
  order('trust me $'),
  order('trust <determiner> <object>|<deal>'),
  { words: 'please|can|just|you|must trust me|us|it|this' },
  // what the reviewer is told to do
  gluedOrder('<suppress> <modifier>* <alarm>|<review>|<rule>'),
  order('<alarm>|<review>|<rule> <filler>* <suppressLast>'),
  order('<alarm>|<review>|<rule> can|may|must|should|is|are|was|were|to|will be? <adverb>* <suppressed>'),
  order('<review> skipped|bypassed|waived|disabled'),
  gluedOrder('no|nessuna|keine|aucune|nao|sin|pas <modifier>* <review> <adverb>* <needed>'),
  order('waive|omit <modifier>* review|screening|verification'),
  order('no|without <modifier>* review|screening|verification|scrutiny $'),
  order('ohne <modifier>* prufung|uberprufung'),
  order('<review> <adverb>* not|не|nicht <needed>|applicable'),
  gluedOrder('<review> <adverb>* <needless>|gerekmez'),
  order('not|doesnt|dont|no|nao need|needs|require|requires|requiere|necesita|precisa|requer <modifier>* <review>'),
  order('needs|requires|need|require no <modifier>* <review>'),
  order('no need to|for <modifier>* <review>|verify|screen|confirm|worry|read|simulate'),
  order('exempt|excluded|exempted from <modifier>* <review>'),
  order('pas besoin de <modifier>* <review>|verifier'),
  gluedOrder('dont|never warn|review|flag|screen|reject|alert|decline'),
  gluedOrder('do|must|should|to|please|shall not warn|review|flag|screen|reject|alert|decline'),
  gluedOrder('dont|never block $'),
  gluedOrder('do|must|should|to|please|shall not block $'),
  order('dont|not|never block <determiner>? <object>|<deal>|me|us'),
  order('dont|not|never block it|this|that $'),
  order('dont|not|never|no worry about|over <modifier>* <alarm>'),
  order('no|without <modifier>* <alarm> <adverb>* <needed>'),
  order('<suppress> <modifier>* security|protection ^'),
  order('override allow|approve|block|blocks|decision'),
  order('unblock <determiner>? <object>|<deal>'),
  order('dont|not|never check|verify|stop|hold|delay|question|report|refuse|scan <modifier>* <object>|<deal>|it|this'),
  order('<mark> ~? ~? ~? as <adverb>* <verdict>|<status>'),
  order('<say> ~? ~? ~? allow'),
  order('<say> <modifier>* allowed|benign|legitimate'),
  order('must|should|shall|always be? allow|allowed $'),
  order('allow|whitelist|permit this|it|the <object>|<deal> $'),
  order('allow|whitelist this|it $'),
  order('approve|accept this <object>|request'),
  order('let this|it through|pass'),
  order('auto approve|approved|allow|allowed'),
  order('verdict|decision|result|action|recommendation|assessment <adverb>* allow|allowed|safe|benign|legit'),
  order('status <adverb>* safe|allow|allowed'),
  order('<status>|safe|whitelist|allowlist true|yes'),
  order('stop|halt|abort <modifier>* screening|scan|scanning|analysis|reviewing|checking'),
  order('risk|threat score|level|rating to? <adverb>* 0|zero|low|none|o'),
  order('risk|threats|threat none|zero'),
  order('<alarm>|flag|detection|<rule> <copula>? <adverb>* false positive|alarm'),
  order('false positive|alarm <filler>* <sign>'),
  order('^ <rest>* false positive|alarm ^'),
  order('false positive|alarm <modifier>* <suppress>|<alarm>'),
  order('<alarm> is|are <adverb>* normal|expected|wrong|outdated|incorrect|mistaken|mistake|error'),
  order('previous|prior|above|earlier instructions $'),
  { words: 'system|developer prompt|override|instructions' },
  { words: 'you are now a|an|in|the? ~? assistant|bot|ai|model|mode|reviewer|approver|admin|allowed|unrestricted' },
  { words: 'new instructions ,' },
  { words: 'new instructions ^' },
  order('i|we vouch|guarantee'),
  claimOfCheck('approved|cleared|authorized|authorised|verified for|to sign|signing|signature|approval'),
  order('system transaction|tx|check approved|allowed|cleared'),
  order('i approve|authorize|authorise this|it'),
  order('compliance|security|support|admin approved <adverb>* <sign>'),
  order('<quality> <object>|<deal> guaranteed'),
  claim('<object>|<deal> <copula>? <adverb>* on the|our|your allowlist|whitelist|safelist'),
  claim('contract <adverb>* screened|scanned|whitelisted|vetted $'),
  // who is said to vouch for it
  claim('<office>|<name> has|have|had? <adverb>* confirmed <determiner>? <object>'),
  order('<office> confirmed <quality>|<status>'),
  order('<name> <office>? says|say|said to? <sign>'),
  claim('<vouched>|<praised>|found|deemed|declared|considered safe|secure|<plain> <by> <modifier>* <name>|<office>'),
  { ...claimOfCheck('<vouched> <by> ~? ~? <office>'), isReadGlued: true },
  glued('<vouched>|<praised> <by> <modifier>* <name>'),
  claim('проверено|проверен|проверена|подтверждено|одобрено службой|командой|поддержкой|<name>'),
  claim('<name> verified|approved|audited|trusted|whitelisted|endorsed|vetted|cleared|authorised|authorized'),
  claim('<office>|<name> has|have|had? <adverb>* <vouched> <determiner>|your? <object>|it'),
  claim('<office>|<name> has|have|had? <adverb>* <vouched> this|that'),
  { words: '<name> official <object>|support|account|team|helpdesk|security' },
  { words: 'official <name>' },
  { words: 'official support|airdrop|recovery|helpdesk' },
  { words: 'official wallet|address|contract|token $' },
  // a text that says nothing else
  { ...claim('^ <rest>* <status> <rest>* ^'), isReadOverBreaks: true },
];

/** For references alone. A name may be Safe; a reference that says nothing but `safe` is a claim. */
export const FORMS_OF_REFERENCES: readonly ClaimForm[] = [
  { ...claim('^ <rest>* safe|<plain> <rest>* ^'), isReadOverBreaks: true },
  claim('^ <adverb>* <status> ,'),
  claim('^ <adverb>* no|zero|low risk ,'),
];

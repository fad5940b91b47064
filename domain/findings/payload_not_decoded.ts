import { finding, NO_FINDINGS } from './finding.js';
import { unexecuted } from './shared/unexecuted.js';

const TEXT = {
  message:
    'The signature is over a text. What its receiver makes of it is not known here. Read the text, and sign ' +
    'only where ' +
    'you began this yourself.',
};

const unread = (problem: string | null) => ({
  message:
    `What is to be signed could not be read: it ${problem ?? 'is of a kind that is not known here'}. What the ` +
    `signature ` +
    'is good for is not known. Sign only where you know it from elsewhere.',
});

/** Bytes of which nothing is known, or a text. A bare hash is never decoded: its own finding says so. */
export const payloadNotDecoded = finding({
  code: 'payload_not_decoded',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The bytes could not be read, or are a text whose use is not known.',
  advice: 'Sign only where you began this yourself.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { payload } = context;
    if (payload === null) return NO_FINDINGS;
    const isUnread = payload.status === 'not_decoded' && !payload.notes.includes('raw_hash');
    return [
      ...(isUnread ? [unread(payload.problem)] : NO_FINDINGS),
      ...(payload.kind === 'message' && unexecuted(context) === 'text' ? [TEXT] : NO_FINDINGS),
    ];
  },
});

import { inflateSync } from 'node:zlib';
import { type Inflate, MOST_UNPACKED_BYTES } from '../../../domain/report/verify/pdf-file.js';

export const inflate: Inflate = (packed) => {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES });
  } catch {
    // a stream that cannot be unpacked was changed: the document is then not one of ours
    return null;
  }
};

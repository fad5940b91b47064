import { base64 } from '@scure/base';
import { latin1Text, utf8Text } from './encoding.js';

/** Before the delivered document inside the page. */
export const CARRIER_START = 'id="signed-document" href="data:application/json;base64,';
const CARRIER_FORM = /id="signed-document" href="data:application\/json;base64,([A-Za-z0-9+/]+={0,2})"/g;

const carried = (encoded: string): string | null => {
  try {
    return utf8Text(base64.decode(encoded));
  } catch {
    // a carrier that is no exact base64 was changed: it carries nothing
    return null;
  }
};

/** The delivered text that a page carries; null for bytes that are no page of a report. */
export const documentInHtml = (rendered: Uint8Array): string | null => {
  const found = [...latin1Text(rendered).matchAll(CARRIER_FORM)];
  const [only] = found;
  // two carriers would let a page show one report and verify as another
  return found.length === 1 && only?.[1] !== undefined ? carried(only[1]) : null;
};

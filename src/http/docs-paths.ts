/** The way to the first protected payment. */
export const GOING_LIVE_PATH = '/docs/going-live';
/** Where the pages of the codes are. */
export const FINDINGS_PATH = '/docs/findings';
export const ERRORS_PATH = '/docs/errors';

/**
 * The page of a finding or error code, as a path of the service that answers: it is right behind any proxy, and no
 * setting has to know the public address.
 */
export const findingPath = (code: string): string => `${FINDINGS_PATH}/${code}`;
export const errorPath = (code: string): string => `${ERRORS_PATH}/${code}`;

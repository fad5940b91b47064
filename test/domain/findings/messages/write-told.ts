import { writeFileSync } from 'node:fs';
import { MESSAGES, TOLD } from './messages.js';

/** Where words are changed on purpose: writes what findings tell now, to be read before it is committed. */
writeFileSync(TOLD, MESSAGES.map(({ line }) => `${line()}\n`).join(''));

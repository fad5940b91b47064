import qrcode from 'qrcode-generator';
import type { Drawing, DrawnShape } from './drawing.js';

/** Blank modules on each side. Source: ISO/IEC 18004, section 6.3.8. */
const QUIET = 4;
/** Points for a module: a telephone reads it from a printed page. */
const MODULE = 1.45;

/** A QR code as bars, one for each run of dark modules, of which a renderer draws what it draws else. */
export const codeDrawing = (text: string): Drawing => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const shapes: DrawnShape[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let from = 0; from < count; from += 1) {
      if (!code.isDark(row, from)) continue;
      let to = from;
      while (to + 1 < count && code.isDark(row, to + 1)) to += 1;
      const [x, y] = [(from + QUIET) * MODULE, (row + QUIET) * MODULE];
      shapes.push({ kind: 'bar', x, y, width: (to - from + 1) * MODULE, height: MODULE });
      from = to;
    }
  }
  const side = (count + 2 * QUIET) * MODULE;
  return { width: side, height: side, shapes, isCode: true };
};

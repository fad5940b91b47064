import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { print } from '../../output.js';

/** Written by the build beside the compiled sources. */
const PAGE = fileURLToPath(new URL('../../../../verify/verify.html', import.meta.url));

/** Writes the page that verifies reports in a browser, without a network. Refuses to write over a file. */
export const writeVerifyPage = async (file: string, { json }: { readonly json?: boolean }): Promise<void> => {
  try {
    await copyFile(PAGE, file, constants.COPYFILE_EXCL);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${file} is there already`, { cause: error });
    if (code === 'ENOENT')
      throw new Error(`${file} cannot be written, or the page was not built: npm run build:verify`, { cause: error });
    throw error;
  }
  print(json, { file }, () => `Wrote ${file}: open it in a browser, without a network if you like.`);
};

/** What the licence of every dependency may be, by its SPDX identifier: none asks anything of the program around it. */
export const PERMITTED: readonly string[] = [
  ...['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  // of the files under it alone, which are not changed here
  'MPL-2.0',
  // fonts
  'OFL-1.1',
];

/** What tools of development may have as well: none of it is delivered. */
export const PERMITTED_IN_DEVELOPMENT: readonly string[] = [
  ...PERMITTED,
  ...['Python-2.0', 'PSF-2.0', 'CC-BY-4.0', 'CC0-1.0', 'Unlicense', 'Zlib'],
];

/** Packages whose package.json names no SPDX identifier, with what their LICENSE file says, read on 2026-11-24. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  'png-js@2.0.0': 'MIT',
  'memorystream@0.3.1': 'MIT',
  // public domain, and the licence of Bitstream Vera, which asks as much as MIT, and a new name for a changed font
  'dejavu-fonts-ttf@2.37.3': 'MIT',
};

/** One entry of `packages` in a package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Whether an SPDX expression leaves a choice that is permitted: `A OR B` needs one of them, `A AND B` both. */
export const permits = (expression: string, permitted: readonly string[]): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((identifier) => permitted.includes(identifier.trim())));

/** Each package of a lock file whose licence is not permitted, as words. */
export const licenceFaults = (packages: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version, license, link, dev, devOptional }]) => {
    if (path === '' || link === true || !path.includes('node_modules/')) return [];
    const name = `${path.split('node_modules/').at(-1)}@${version}`;
    const expression = READ_BY_HAND[name] ?? license ?? 'none';
    const permitted = dev === true || devOptional === true ? PERMITTED_IN_DEVELOPMENT : PERMITTED;
    return permits(expression, permitted) ? [] : [`${name}: ${expression}`];
  });

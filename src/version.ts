/** The version of the program and of its HTTP interface, as in package.json. */
export const VERSION = '0.1.0';

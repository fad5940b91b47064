import { shareFolder } from './made-cluster.js';
import { shareTemplateServer, type TemplateServer } from './template.js';

let server: TemplateServer | null = null;
let removeFolder: (() => Promise<void>) | null = null;

/** Mocha's global fixtures: one server, one template and one folder for all workers. */
export const mochaGlobalSetup = async (): Promise<void> => {
  removeFolder = await shareFolder();
  server = await shareTemplateServer();
};

export const mochaGlobalTeardown = async (): Promise<void> => {
  await server?.stop();
  await removeFolder?.();
};

import { shareTemplateServer, type TemplateServer } from './template.js';

let server: TemplateServer | null = null;

/** Mocha's global fixtures: one server and one template for all workers. */
export const mochaGlobalSetup = async (): Promise<void> => {
  server = await shareTemplateServer();
};

export const mochaGlobalTeardown = async (): Promise<void> => {
  await server?.stop();
};

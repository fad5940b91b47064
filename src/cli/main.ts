#!/usr/bin/env node
import { InterruptedError } from './interrupted.js';
import { printError } from './output.js';
import { createProgram } from './program.js';

try {
  await createProgram().parseAsync();
} catch (error) {
  printError(error);
  // what was under way may wait for more
  if (error instanceof InterruptedError) process.exit(error.exitCode);
  process.exitCode = 1;
}

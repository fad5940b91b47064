import type { Command } from 'commander';
import { loaded } from '../loaded.js';

/** `signgate doctor`. */
export const addDoctorCommand = (program: Command): void => {
  program
    .command('doctor')
    .description(
      'what is set, what is missing, what that means for verdicts, and the line that mends it. Run it with the ' +
        'settings of the service. Ends with 1 where something is missing that is not meant to be',
    )
    .action(loaded(() => import('../actions/doctor.js'), 'doctor'));
};

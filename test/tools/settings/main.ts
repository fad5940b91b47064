import { writeFileSync } from 'node:fs';
import { SETTINGS_PAGE, settingsPage } from './page.js';

// writes the table of settings into its page, from the schema that reads them
writeFileSync(SETTINGS_PAGE, settingsPage().expected);

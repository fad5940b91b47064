import { writeFileSync } from 'node:fs';
import { CHART_SCHEMA, chartSchema } from './chart.js';
import { SETTINGS_PAGE, settingsPage } from './page.js';

// writes the table of settings into its page, and their names into the chart's schema, from the schema that reads them
writeFileSync(SETTINGS_PAGE, settingsPage().expected);
writeFileSync(CHART_SCHEMA, chartSchema().expected);

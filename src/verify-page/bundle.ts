import { createHtmlRenderer } from '../../adapters/report-rendering/html/index.js';
import { startPage } from './page/main.js';
import { pdfForm } from './page/readable-forms.js';

// the command makes the pages of a PDF again; the page reads what it carries
startPage([createHtmlRenderer(), pdfForm]);

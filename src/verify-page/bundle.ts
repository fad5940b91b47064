import { createHtmlRenderer } from '../../adapters/report-rendering/html/index.js';
import { startPage } from './page/main.js';

// what the page is made of; a PDF carries its JSON in a packed stream, and only the command makes its pages again
startPage([createHtmlRenderer()]);

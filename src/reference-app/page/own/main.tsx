import { render } from 'preact';
import { HandBytes } from './HandBytes.js';
import '../style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the application');
render(<HandBytes />, place);

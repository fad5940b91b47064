import { render } from 'preact';
import { Story } from './Story.js';
import '../style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the story');
render(<Story />, place);

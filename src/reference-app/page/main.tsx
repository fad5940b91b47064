import { render } from 'preact';
import { ReferenceApp } from './ReferenceApp.js';
import './style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the application');
render(<ReferenceApp />, place);

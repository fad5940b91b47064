import { render } from 'preact';
import { App } from './App.js';
import './style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the desk');
render(<App />, place);

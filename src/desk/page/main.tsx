import { render } from 'preact';
import { DeskApp } from './DeskApp.js';
import './style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the desk');
render(<DeskApp />, place);

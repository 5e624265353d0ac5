'use client';

export { Page as Results } from './page.js';

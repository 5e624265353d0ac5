/* The application behind Express and gzip, as `react-router-serve` has it, without its log of requests. */
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express from 'express';
import * as build from './build/server/index.js';

const app = express();
app.disable('x-powered-by');
app.get('/health', (_request, response) => response.end('{}'));
app.use(compression());
app.use(
  express.static('build/client', { index: false, redirect: false, immutable: true, maxAge: '1y' }),
);
app.use(createRequestHandler({ build, mode: 'production' }));
app.listen(Number(process.env.PORT), '127.0.0.1');

import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { serveDatabase } from './pglite-served';

/* Embedded PostgreSQL in a thread: long queries never block the event loop. */

const StartSchema = v.object({ socketPath: v.string(), dataFolder: v.nullable(v.string()) });

const { socketPath, dataFolder } = v.parse(StartSchema, workerData);
void serveDatabase(socketPath, dataFolder === null ? {} : { dataDir: dataFolder });

import { workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { serveDatabase } from './pglite-served';

/* Runs embedded PostgreSQL in a thread of its own, so that a long query never stops the server's event loop and the
   rest of the code knows one kind of database. */

const StartSchema = v.object({ socketPath: v.string(), dataFolder: v.nullable(v.string()) });

const { socketPath, dataFolder } = v.parse(StartSchema, workerData);
void serveDatabase(socketPath, dataFolder === null ? {} : { dataDir: dataFolder });

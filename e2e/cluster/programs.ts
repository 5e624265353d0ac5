import { execFileSync } from 'node:child_process';
import { postgresBinaries } from '../../api/test/databases/cluster';
import { hasVarnish } from '../fixtures/varnish';

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Programs that a cluster needs and this machine lacks, as whoever installs them knows them. */
export function missingPrograms(): string[] {
  return [
    ...(postgresBinaries() === null ? ['initdb and pg_ctl (PostgreSQL 15 or newer)'] : []),
    ...(hasRedis() ? [] : ['redis-server (Redis)']),
    ...(hasVarnish() ? [] : ['varnishd (Varnish 7)']),
  ];
}

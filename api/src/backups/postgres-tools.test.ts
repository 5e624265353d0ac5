import { libpqVariables } from './postgres-tools';

it.each([
  [
    'postgres://anne:p%40ss%3Aword@db.example.com:6432/wayfare?sslmode=verify-full&sslrootcert=/ca.pem',
    {
      PGHOST: 'db.example.com',
      PGPORT: '6432',
      PGUSER: 'anne',
      PGPASSWORD: 'p@ss:word',
      PGDATABASE: 'wayfare',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/ca.pem',
    },
  ],
  [
    'postgresql://anne@[::1]/wayfare?sslmode=no-verify',
    { PGHOST: '::1', PGUSER: 'anne', PGDATABASE: 'wayfare', PGSSLMODE: 'require' },
  ],
  [
    'postgres://postgres@/postgres?host=%2Frun%2Fpostgresql',
    { PGHOST: '/run/postgresql', PGUSER: 'postgres', PGDATABASE: 'postgres' },
  ],
])('hands %s to the programs of PostgreSQL by variables', (url, expected) => {
  expect(libpqVariables(url)).toEqual({ PGAPPNAME: 'wayfare-backup', ...expected });
});

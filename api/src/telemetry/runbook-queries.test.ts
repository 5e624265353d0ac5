import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describeOnDatabase } from '../../test/databases/on-databases';

const RUNBOOKS = path.resolve(__dirname, '../../../docs/runbooks');

const queries = readdirSync(RUNBOOKS).flatMap((page) =>
  [...readFileSync(path.join(RUNBOOKS, page), 'utf8').matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(
    ([, query = '']) => [page, query] as const,
  ),
);

describeOnDatabase('Queries of runbooks', (database) => {
  it.each(queries)('%s asks what the database has, and changes nothing', async (_page, query) => {
    const client = await database().pool.connect();
    try {
      await client.query('BEGIN READ ONLY');
      const { fields } = await client.query(query);
      expect(fields.length).toBeGreaterThan(0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

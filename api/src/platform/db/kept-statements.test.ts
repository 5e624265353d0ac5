import { eq, sql } from 'drizzle-orm';
import { keptStatement } from './kept-statements';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { quotes } from './schema/bookings';

describeOnDatabase('A statement that is kept', (database) => {
  let built = 0;
  const quote = keptStatement(
    (column: 'id' | 'vertical') => column,
    (connection, column) => {
      built += 1;
      return connection
        .select({ id: quotes.id })
        .from(quotes)
        .where(eq(quotes[column], sql.placeholder('value')));
    },
  );
  const ask = (column: 'id' | 'vertical') =>
    quote(database().orm, column).execute({ value: 'none' });

  it('is built once for each shape, and planned once in each session', async () => {
    for (const column of ['id', 'vertical', 'id'] as const) expect(await ask(column)).toEqual([]);
    expect(built).toBe(2);
    const { rows } = await database().pool.query(
      "SELECT name FROM pg_prepared_statements WHERE name LIKE 'kept_%' AND statement LIKE '%from \"quotes\"%'",
    );
    expect(rows).toHaveLength(2);
  });

  it('is prepared again where a connection was lost, although the embedded session goes on', async () => {
    await ask('id');
    const lost = await database().pool.connect();
    lost.release(true);
    expect(await ask('id')).toEqual([]);
  });
});

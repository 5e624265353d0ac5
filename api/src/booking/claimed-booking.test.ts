import type { Database } from '../platform/db/database';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { startDrill } from '../../test/drills/drill';
import type { Drill } from '../../test/drills/drill';
import { Chance, Crash } from '../../test/fakes/bank-and-supplier.fake';

type Orm = Database['orm'];

const STATEMENTS: readonly unknown[] = ['select', 'insert', 'update', 'delete', 'execute', 'with'];

/** A connection that is lost at the second statement, unless the sale was made by then; what a transaction wrote is rolled back with it. */
function lostAfterFirst(real: Orm, isSold: () => boolean): Orm {
  let asked = 0;
  const losing = <Connection extends object>(connection: Connection): Connection =>
    new Proxy(connection, {
      get(target, name) {
        if (STATEMENTS.includes(name)) {
          asked += 1;
          if (asked === 2 && !isSold()) throw new Crash('the connection is lost');
        }
        if (name === 'transaction')
          return (work: Parameters<Orm['transaction']>[0]) =>
            real.transaction((inner) => work(losing(inner)));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return losing(real);
}

describeOnDatabase('A booking about to be sold', (database) => {
  it('is sold although the connection was lost between its claim and the call', async () => {
    const id = await startDrill(database(), new Chance(() => 'fine')).open('sells', {
      state: 'booking',
      intentId: null,
      dueNow: 0,
    });
    const losing = lostAfterFirst(database().orm, () => drill.supplier.sold.has(id));
    const drill: Drill = startDrill({ ...database(), orm: losing }, new Chance(() => 'fine'));
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'confirmed', tries: 0 });
  });
});

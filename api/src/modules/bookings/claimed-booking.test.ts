import type { Database } from '../../db/database';
import { describeOnDatabase } from '../../db/on-databases';
import { startDrill } from './drill';
import { Chance, Crash } from './fake-world';

type Orm = Database['orm'];

/** A connection that is lost at the first read; what a transaction wrote before is rolled back with it. */
function lostAtFirstRead(real: Orm): Orm {
  let isLost = false;
  const losing = <Connection extends object>(connection: Connection): Connection =>
    new Proxy(connection, {
      get(target, name) {
        if (name === 'select' && !isLost) {
          isLost = true;
          throw new Crash('the connection is lost');
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
    const { orm, ...rest } = database();
    const drill = startDrill({ ...rest, orm: lostAtFirstRead(orm) }, new Chance(() => 'fine'));
    const id = await drill.open('sells', { state: 'booking' });
    expect(await drill.run()).toBe(1);
    expect(await drill.booking(id)).toMatchObject({ status: 'confirmed', tries: 0 });
  });
});

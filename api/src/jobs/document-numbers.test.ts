import { randomUUID } from 'node:crypto';
import { GOOD_PASSENGER } from '@wayfare/api-contract/train-cases';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { travellers } from '../platform/db/schema/accounts';
import { trainBaskets } from '../platform/db/schema/trains';
import { signedInMember } from '../../test/clients/member-client';
import { seedBooking } from '../../test/builders/seeded-bookings';
import { travellerNumbers } from '../accounts/profile/traveller-numbers.repository';
import { aStayRecord } from '../../test/builders/build-stay-record';
import { stayOf } from '../verticals/hotels/stay-details';
import { removeDocumentNumbers, stayNumbers } from '../verticals/hotels/stay-numbers.repository';
import { freshKeys } from '../../test/builders/keys';
import { basketNumbers } from '../verticals/trains/basket/basket-numbers.repository';
import { dataKey, newDataKey } from '../platform/records/data-keys';
import { documentNumbers } from '../platform/records/document-numbers';
import type { DocumentNumbers } from '../platform/records/document-numbers';
import { resealAll } from '../platform/records/reseal';

const AT = new Date('2026-11-20T09:00:00Z');
const [OLD, NEW] = [dataKey(newDataKey()), dataKey(newDataKey())];
const former = documentNumbers({ current: OLD, previous: [] });
const present = documentNumbers({ current: NEW, previous: [OLD] });
const strange = documentNumbers({ current: dataKey(newDataKey()), previous: [] });

describeOnDatabases('Numbers of documents', (database) => {
  let userId: string;
  beforeAll(async () => {
    userId = (
      await signedInMember({ database: database(), keys: await freshKeys(), now: AT.getTime() })
    ).user.id;
  });
  beforeEach(async () => {
    for (const table of ['bookings', 'train_baskets', 'travellers'])
      await database().pool.query(`DELETE FROM ${table}`);
  });

  const stores = () => [
    stayNumbers(database().orm),
    basketNumbers(database().orm),
    travellerNumbers(database().orm),
  ];
  const stay = (document: string, checkOut = '2026-12-12') => {
    const record = aStayRecord('H-1', { checkOut });
    return seedBooking(database().orm, {
      owner: 'anne',
      vertical: 'hotels',
      details: { ...record, holder: { ...record.holder, document } },
    });
  };
  const basket = (numbers: readonly string[]) => {
    const items = [
      { passengers: numbers.map((documentNumber) => ({ ...GOOD_PASSENGER, documentNumber })) },
      { passengers: [{ id: 't1' }] },
    ];
    return database().orm.insert(trainBaskets).values({
      id: randomUUID(),
      owner: randomUUID(),
      supplierBooking: 'rail-1',
      items,
      language: 'en',
      demo: true,
      state: 'open',
      createdAt: AT,
      updatedAt: AT,
    });
  };
  const traveller = (document: string) =>
    database()
      .orm.insert(travellers)
      .values({
        id: randomUUID(),
        userId,
        details: { firstName: 'Anne', document },
        createdAt: AT,
      });

  async function kept(): Promise<string> {
    const all = async (table: string) =>
      (await database().pool.query(`SELECT * FROM ${table}`)).rows;
    return JSON.stringify([
      await all('bookings'),
      await all('train_baskets'),
      await all('travellers'),
    ]);
  }
  const sealedBy = async ({ currentPrefix }: DocumentNumbers) =>
    (await kept()).split(currentPrefix).length - 1;

  it('that stand in clear are sealed', async () => {
    await stay('CLEAR1');
    await basket(['CLEAR2', 'CLEAR3', '']);
    await traveller('CLEAR4');
    await traveller('');
    await resealAll(stores(), present);
    expect(await kept()).not.toContain('CLEAR');
    expect(await sealedBy(present)).toBe(4);
  });

  it('that a former key sealed are sealed anew and stay the same numbers, and those of the present one stay', async () => {
    const { id } = await stay(former.seal('NX1'));
    await basket([former.seal('NX2'), former.seal('NX2')]);
    await traveller(present.seal('NX3'));
    await resealAll(stores(), present);
    const [row] = (
      await database().pool.query<{ details: unknown }>('SELECT details FROM bookings')
    ).rows;
    expect(
      present.open(stayOf({ id, details: row?.details }).holder.document, {
        table: 'bookings',
        id,
        path: 'holder.document',
      }),
    ).toBe('NX1');
    expect([await sealedBy(former), await sealedBy(present)]).toEqual([0, 4]);
    const before = await kept();
    await resealAll(stores(), present);
    expect(await kept()).toBe(before);
  });

  it('that cannot be opened are told of and keep no other from being sealed', async () => {
    const broken = await stay(strange.seal('NX1'));
    for (const number of ['CLEAR1', 'CLEAR2']) await stay(number);
    await traveller('CLEAR3');
    await expect(resealAll(stores(), present)).rejects.toThrow(
      `bookings ${broken.id} cannot be read at holder.document`,
    );
    expect(await kept()).not.toContain('CLEAR');
    expect([await sealedBy(strange), await sealedBy(present)]).toEqual([1, 3]);
  });

  it('are removed 30 days after the stay, and not before', async () => {
    const { id, details } = await stay(present.seal('NX1'), '2026-12-12');
    const later = await stay('CLEAR', '2026-12-13');
    await removeDocumentNumbers(database().orm, new Date('2027-01-12T11:59:59Z'));
    expect(await sealedBy(present)).toBe(1);
    await removeDocumentNumbers(database().orm, new Date('2027-01-12T12:00:00Z'));
    const { rows } = await database().pool.query<{ id: string; details: unknown }>(
      'SELECT id, details FROM bookings',
    );
    const numberOf = (wanted: string) =>
      rows.filter((row) => row.id === wanted).map((row) => stayOf(row).holder.document);
    expect([numberOf(id), numberOf(later.id)]).toEqual([[''], ['CLEAR']]);
    expect(rows.find((row) => row.id === id)?.details).toEqual({
      ...Object(details),
      holder: { ...stayOf({ id, details }).holder, document: '' },
    });
  });
});

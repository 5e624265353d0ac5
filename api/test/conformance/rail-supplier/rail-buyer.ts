import type { DeliveryType, FlexibilityCode } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { RailItem, RailPassenger } from '../../../src/ports/rail-items';
import type {
  RailCriteria,
  RailOffer,
  RailSearch,
  RailSearchTraveller,
} from '../../../src/ports/rail-offers';
import type { RailBooking, RailSupplier } from '../../../src/ports/rail-supplier';

/* Somebody who buys train tickets from a supplier, for tests. */

export const ADULT: readonly RailSearchTraveller[] = [{ age: 40, cards: [] }];
export const FAMILY: readonly RailSearchTraveller[] = [40, 70, 8, 2].map((age) => ({
  age,
  cards: [],
}));

/** `criteria(['NL:amsterdam FR:paris 2027-01-14T08:00'])` */
export function criteria(ways: readonly string[], travellers = ADULT): RailCriteria {
  const legs = ways.map((way) => {
    const [origin = '', destination = '', departure = ''] = way.split(' ');
    return { origin, destination, departure };
  });
  return { legs, travellers };
}

/** The code of a pass that is right: its last character counts the others. */
export function passCode(body: string): string {
  const value = (character: string) => Number.parseInt(character, 36);
  return `${body}${[...body].reduce((sum, character, index) => sum + (index + 1) * value(character), 0) % 10}`;
}

export function offerOf(
  { offers }: Pick<RailSearch, 'offers'>,
  wanted: (offer: RailOffer) => boolean = () => true,
): RailOffer {
  const found = offers.find(wanted);
  if (found === undefined) throw new Error('no such offer');
  return found;
}

export const isFare =
  (code: FlexibilityCode) =>
  ({ flexibility, compatibleOffers }: RailOffer): boolean =>
    flexibility.code === code && (code === 'RETURN') === compatibleOffers.length > 0;

/** The only item of a booking. */
export function itemOf({ items }: RailBooking): RailItem {
  const [item] = items;
  if (item === undefined || items.length !== 1)
    throw new Error(`a booking with ${items.length} items`);
  return item;
}

const NAMES = ['Anna', 'Bram', 'Cato', 'Daan', 'Eva', 'Finn', 'Guus', 'Hanna', 'Iris'];

/** Everybody of an item with all that a carrier may ask for, as old as they were searched. */
export function passengersOf(
  { travellers }: RailItem,
  day: IsoDate,
  lastName = 'de Vries',
): RailPassenger[] {
  return travellers.map(({ id, age }, index) => ({
    id,
    firstName: NAMES[index] ?? 'Anna',
    lastName,
    title: 'MX',
    bornOn: `${Number(day.slice(0, 4)) - age - 1}${addDays(day, 40).slice(4)}`,
    residence: 'NL',
    document: {
      type: 'PASSPORT',
      number: `NX12345${index}`,
      country: 'NL',
      expires: addDays(day, 900),
    },
    email: 'anna.devries@example.com',
    phone: '+31612345678',
    cardNumber: null,
  }));
}

interface Purchase {
  readonly locations: readonly string[];
  readonly day: IsoDate;
  readonly lastName?: string;
  readonly delivery?: DeliveryType;
}

/** A booking with names that is prebooked: ready to be confirmed. */
export async function prebooked(
  supplier: RailSupplier,
  { locations, day, lastName, delivery }: Purchase,
): Promise<RailBooking> {
  const created = await supplier.createBooking([{ offerLocations: locations }], 'en');
  const { id: itemId, deliveryOptions } = itemOf(created);
  const [first] = deliveryOptions;
  if (first === undefined) throw new Error('an item that cannot be delivered');
  await supplier.setTravellers(
    created.id,
    { itemId, passengers: passengersOf(itemOf(created), day, lastName) },
    'en',
  );
  return supplier.prebook(created.id, [{ itemId, code: delivery ?? first }], 'en');
}

export async function bought(supplier: RailSupplier, purchase: Purchase): Promise<RailBooking> {
  const { id } = await prebooked(supplier, purchase);
  return supplier.confirm(id, `test-${id}`, 'en');
}

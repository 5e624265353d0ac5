import { addDays, today } from '@wayfare/domain';
import type { RailPassenger } from '../../../src/ports/rail-items';
import type { RailSupplier } from '../../../src/ports/rail-supplier';
import { eraRailSupplier } from '../../../src/adapters/rail-supplier/era';
import { criteria } from './rail-buyer';

export const supplierAt = (url: string, timeout = 10_000) =>
  eraRailSupplier({ url, token: 'rail_test_sandbox', timeout });

const day = today('UTC');
export const days = { out: addDays(day, 57), back: addDays(day, 64) };
export const SEARCH = criteria([`NL:amsterdam FR:paris ${days.out}T08:00`]);

const ANNA: RailPassenger = {
  id: 't1',
  firstName: 'Anna',
  lastName: 'de Vries',
  title: 'MRS',
  bornOn: '1986-06-15',
  residence: null,
  document: { type: 'PASSPORT', number: 'NX1', country: 'NL', expires: '2030-01-01' },
  email: 'a@b.nl',
  phone: '+31612345678',
  cardNumber: null,
};
const ANNA_ON_THE_WIRE = {
  id: 't1',
  first_name: 'Anna',
  last_name: 'de Vries',
  title: 'MRS',
  date_of_birth: '1986-06-15',
  type: 'PASSPORT',
  documentNumber: 'NX1',
  countryCode: 'NL',
  expirationDate: '2030-01-01',
  email: 'a@b.nl',
  phone_number: '+31612345678',
};
const SERVICE = {
  itemId: 'i/1',
  serviceOfferId: 's 1',
  serviceId: 'BAG',
  fareOfferIds: ['f1'],
  count: 2,
};

/** Every call of the port and what of it reaches the supplier, but for the language. */
export const CALLS: readonly (readonly [
  name: string,
  call: (to: RailSupplier) => Promise<unknown>,
  address: string,
  body?: object,
])[] = [
  ['findPlaces', (to) => to.findPlaces('par&is', 8), 'GET /rail/places?query=par%26is&size=8'],
  [
    'placesByCode',
    (to) => to.placesByCode(['FR:paris', 'NL:amsterdam']),
    'GET /rail/places?codes=FR%3Aparis%2CNL%3Aamsterdam',
  ],
  ['railCards', (to) => to.railCards('nl'), 'GET /rail/rail-cards'],
  ['passAreas', (to) => to.passAreas('nl'), 'GET /rail/pass-areas'],
  ['isPassCode', (to) => to.isPassCode('A/B'), 'GET /rail/pass-codes/A%2FB'],
  [
    'searchTickets',
    (to) => to.searchTickets({ ...SEARCH, travellers: [{ age: 40, cards: ['HALBTAX'] }] }, 'nl'),
    'POST /rail/offers/point-to-point/searches',
    { legs: SEARCH.legs, travelers: [{ age: 40, cards: [{ code: 'HALBTAX' }] }] },
  ],
  [
    'pageTickets',
    (to) => to.pageTickets('s1', { leg: 'l1', page: 'next' }, 'nl'),
    'POST /rail/offers/point-to-point/searches/s1/pages',
    { leg: 'l1', page: 'next' },
  ],
  [
    'searchPasses',
    (to) =>
      to.searchPasses(
        { area: 'EU', validFrom: '2027-01-14', travellers: [{ age: 20, cards: [] }] },
        'nl',
      ),
    'POST /rail/offers/pass/searches',
    { place: 'EU', validityStartDate: '2027-01-14', travelers: [{ age: 20, cards: [] }] },
  ],
  [
    'createBooking',
    (to) => to.createBooking([{ offerLocations: ['a', 'b'] }], 'nl'),
    'POST /rail/bookings',
    { items: [{ offerLocations: ['a', 'b'] }] },
  ],
  [
    'addItems',
    (to) => to.addItems('b1', [{ offerLocations: ['a'] }], 'nl'),
    'POST /rail/bookings/b1/items',
    { items: [{ offerLocations: ['a'] }] },
  ],
  ['booking', (to) => to.booking('../b1', 'nl'), 'GET /rail/bookings/..%2Fb1'],
  ['deleteItem', (to) => to.deleteItem('b1', 'i/1', 'nl'), 'DELETE /rail/bookings/b1/items/i%2F1'],
  [
    'setService',
    (to) => to.setService('b1', SERVICE, 'nl'),
    'PUT /rail/bookings/b1/items/i%2F1/services/s%201',
    { serviceId: 'BAG', fareOfferIds: ['f1'], count: 2 },
  ],
  [
    'removeService',
    (to) => to.removeService('b1', SERVICE, 'nl'),
    'DELETE /rail/bookings/b1/items/i%2F1/services/s%201',
  ],
  [
    'setPreferences',
    (to) =>
      to.setPreferences(
        'b1',
        { itemId: 'i1', preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }] },
        'nl',
      ),
    'PUT /rail/bookings/b1/items/i1/accommodation-preferences',
    { preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }] },
  ],
  [
    'setTravellers',
    (to) => to.setTravellers('b1', { itemId: 'i1', passengers: [ANNA] }, 'nl'),
    'PUT /rail/bookings/b1/items/i1/travelers',
    { travelers: [ANNA_ON_THE_WIRE] },
  ],
  [
    'editTravellers',
    (to) =>
      to.editTravellers(
        'b1',
        { itemId: 'i1', travellers: [{ id: 't1', firstName: 'Anne', lastName: 'Li' }] },
        'nl',
      ),
    'PATCH /rail/bookings/b1/items/i1/travelers',
    { travelers: [{ id: 't1', firstName: 'Anne', lastName: 'Li' }] },
  ],
  [
    'prebook',
    (to) => to.prebook('b1', [{ itemId: 'i1', code: 'PAH' }], 'nl'),
    'POST /rail/bookings/b1/checkout/prebook',
    { items: [{ id: 'i1', ticketingOption: 'PAH' }] },
  ],
  [
    'confirm',
    (to) => to.confirm('b1', 'W-1', 'nl'),
    'POST /rail/bookings/b1/checkout/confirm',
    { reference: 'W-1' },
  ],
  ['release', (to) => to.release('b1'), 'DELETE /rail/bookings/b1'],
  [
    'quoteRefund',
    (to) =>
      to.quoteRefund('b1', [
        { id: 'i1' },
        { id: 'i2', assignmentIds: ['p1'] },
        { id: 'i3', fareOfferIds: ['f1'] },
      ]),
    'POST /rail/bookings/b1/refunds',
    {
      items: [
        { id: 'i1' },
        { id: 'i2', productAssignmentIds: ['p1'] },
        { id: 'i3', fareOfferIds: ['f1'] },
      ],
    },
  ],
  [
    'confirmRefund',
    (to) => to.confirmRefund('b1', 'r1'),
    'POST /rail/bookings/b1/refunds/r1/confirm',
  ],
  [
    'searchExchange',
    (to) =>
      to.searchExchange(
        'b1',
        {
          itemId: 'i1',
          legs: [
            {
              legId: 'l1',
              origin: 'FR:paris',
              destination: 'FR:lyon',
              departure: '2027-01-14T08:00',
            },
          ],
        },
        'nl',
      ),
    'POST /rail/bookings/b1/exchanges/searches',
    {
      itemId: 'i1',
      legs: [
        { id: 'l1', origin: 'FR:paris', destination: 'FR:lyon', departure: '2027-01-14T08:00' },
      ],
    },
  ],
  [
    'quoteExchange',
    (to) =>
      to.quoteExchange('b1', {
        itemId: 'i1',
        searchId: 's1',
        legs: [{ legId: 'l1', offerId: 'o1' }],
      }),
    'POST /rail/bookings/b1/exchanges/quotes',
    { itemId: 'i1', searchId: 's1', legs: [{ id: 'l1', selectedOfferId: 'o1' }] },
  ],
  [
    'confirmExchange',
    (to) => to.confirmExchange('b1', 'x1'),
    'POST /rail/bookings/b1/exchanges/x1/confirm',
  ],
];

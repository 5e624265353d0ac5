import { aFlightRecord, TRAVELLER } from './build-flight-record';
import { aStayRecord } from './build-stay-record';
import { ticketLocation } from './build-rail-item';
import { aTrainRecord } from './build-train-record';

/** what of a person must be nowhere any more */
export const CANARY = /canary/i;
const NAME = { firstName: 'Canaryname', lastName: 'Canarylast' };

export function stay(): object {
  const { holder, ...rest } = aStayRecord('htl_1', { occupancies: [{ paxes: [{ age: 30 }] }] });
  const guest = { firstName: 'Canaryguest', lastName: 'Canaryguest' };
  return {
    ...rest,
    holder: {
      ...holder,
      ...NAME,
      email: 'canary@example.com',
      confirmEmail: 'canary@example.com',
      phone: '+31canary',
      document: 'CANARY12',
      mainGuest: 'other',
      guest,
      specialRequest: 'canary wish',
    },
    addedLater: 'canary',
  };
}

function flight(): object {
  const other = {
    ...TRAVELLER,
    passenger_id: 'pas_2',
    name: 'Canaryother',
    surname: 'Canaryother',
  };
  const first = {
    ...TRAVELLER,
    name: NAME.firstName,
    surname: NAME.lastName,
    date_of_birth: 'canary-1988',
    phone: { ...TRAVELLER.phone, number: 'canary' },
  };
  const passengers = [first, other].map(({ name, surname }) => ({ name, surname }));
  return {
    ...aFlightRecord({
      travellers: [first, other],
      passengers,
      contactEmail: 'canary@example.com',
      tickets: [{ passengerId: 'pas_1', number: 'canary-074' }],
    }),
    supplierProblem: { label: 'canary', details: 'canary' },
  };
}

function train(): object {
  const record = aTrainRecord([[ticketLocation({ day: '2026-12-12', ages: [40, 40] })]]);
  const items = record.items.map((item) => ({
    ...item,
    travellers: item.travellers.map((traveller, index) => ({
      ...traveller,
      isLead: index === 0,
      firstName: index === 0 ? NAME.firstName : 'Canaryother',
      lastName: 'Canarylast',
      email: 'canary@example.com',
      phone: 'canary',
    })),
    documents: [
      {
        type: item.deliveryOptions[0] ?? 'ETICKET',
        travellerId: null,
        code: 'canary',
        url: 'https://canary',
        station: null,
        barcode: 'canary',
      },
    ],
  }));
  return { ...record, items, email: 'canary@example.com', addedLater: 'canary' };
}

export const DETAILS: Readonly<Record<string, () => object>> = {
  hotels: stay,
  flights: flight,
  trains: train,
};

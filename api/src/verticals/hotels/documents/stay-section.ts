import { MAX_CHILD_AGE, formatDate } from '@wayfare/domain';
import type { Fact, Section } from '../../../booking/documents/document-sections';
import { lineName, type LedgerLine } from '../../../booking/documents/price-section';
import type { StaySource } from './stay-source';
import { guestName, hotelAddress, holderName } from './stay-values';

type Occupancy = StaySource['booking']['occupancies'][number];

function partyOf({ paxes }: Occupancy, { words }: StaySource): string {
  const ages = paxes.map(({ age }) => age).filter((age) => age <= MAX_CHILD_AGE);
  const adults = words('adults', { count: paxes.length - ages.length });
  return ages.length === 0
    ? adults
    : `${adults}, ${words('children', { count: ages.length, ages: ages.join(', ') })}`;
}

export interface RoomInWords {
  readonly label: string;
  readonly description: string;
  readonly meals: string;
  readonly guests: string;
}

export function roomsOf(source: StaySource): RoomInWords[] {
  const { booking, words } = source;
  return booking.rooms.map(({ description, meal_plan: meals, occupancyRefID, guest }, index) => {
    const occupancy = booking.occupancies[occupancyRefID - 1];
    const party = occupancy === undefined ? '' : partyOf(occupancy, source);
    return {
      label: words('stay.room', { number: String(index + 1) }),
      description,
      meals,
      guests:
        guest === null
          ? party
          : words('stay.roomGuests', { name: `${guest.firstName} ${guest.lastName}`, party }),
    };
  });
}

/** The property's confirmation number. */
export function supplierFacts({ booking, words }: StaySource): Fact[] {
  return booking.supplierReference === null
    ? []
    : [{ label: words('stay.supplierReference'), value: booking.supplierReference }];
}

export function dateFacts({ booking, context: { language }, words }: StaySource): Fact[] {
  const { start, end } = booking.booking_details.schedule;
  return [
    {
      label: words('stay.checkIn'),
      value: formatDate(booking.checkIn, language, 'full'),
      note: words('stay.checkInTime', { time: start }),
    },
    {
      label: words('stay.checkOut'),
      value: formatDate(booking.checkOut, language, 'full'),
      note: words('stay.checkOutTime', { time: end }),
    },
  ];
}

export function peopleFacts(source: StaySource): Fact[] {
  const { booking, words } = source;
  const bookedBy =
    booking.guest === null ? [] : [{ label: words('stay.bookedBy'), value: holderName(source) }];
  return [{ label: words('stay.mainGuest'), value: guestName(source) }, ...bookedBy];
}

export function assistanceFacts({ booking, words }: StaySource): Fact[] {
  const asked = booking.assistance.map((need) => words(`assistance.${need}`)).join(', ');
  return asked === ''
    ? []
    : [{ label: words('assistance.title'), value: asked, note: words('assistance.note') }];
}

/** Without references and price; the property's hours only for an upcoming stay. */
export function staySection(source: StaySource, takesPlace = true): Section {
  const { booking, words } = source;
  const rooms = roomsOf(source).map(({ label, description, meals, guests }) => ({
    label,
    value: description,
    note: [meals, guests].filter((text) => text !== '').join(' · '),
  }));
  const request =
    booking.remarks.trim() === ''
      ? []
      : [
          {
            label: words('stay.request'),
            value: booking.remarks.trim(),
            note: words('stay.requestNote'),
          },
        ];
  return {
    kind: 'facts',
    title: words('stay.title'),
    facts: [
      { label: words('stay.hotel'), value: booking.hotel.name, note: hotelAddress(source) },
      ...dateFacts(source).map(({ note, ...fact }) =>
        takesPlace && note !== undefined ? { ...fact, note } : fact,
      ),
      { label: words('stay.nights'), value: words('nights', { count: booking.nights }) },
      ...rooms,
      ...peopleFacts(source),
      ...supplierFacts(source),
      ...assistanceFacts(source),
      ...request,
    ],
  };
}

/** `base` is rooms times nights. */
export function stayLine(line: LedgerLine, source: StaySource): string {
  const { booking, words } = source;
  return lineName(
    line,
    source,
    words('price.base', {
      rooms: words('rooms', { count: booking.rooms.length }),
      nights: words('nights', { count: booking.nights }),
    }),
  );
}

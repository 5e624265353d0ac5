import { MAX_CHILD_AGE, formatDate } from '@wayfare/domain';
import type { DocumentSource } from './document-context';
import type { Fact, Section } from './document-sections';
import { guestName, hotelAddress, holderName } from './written-values';

type Occupancy = DocumentSource['booking']['occupancies'][number];

function partyOf({ paxes }: Occupancy, { words }: DocumentSource): string {
  const ages = paxes.map(({ age }) => age).filter((age) => age <= MAX_CHILD_AGE);
  const adults = words.count('adults', paxes.length - ages.length);
  return ages.length === 0 ? adults : `${adults}, ${words.count('children', ages.length, { ages: ages.join(', ') })}`;
}

export interface RoomInWords {
  readonly label: string;
  readonly description: string;
  readonly meals: string;
  readonly guests: string;
}

/** The rooms in the order of the booking, each with its guests. */
export function roomsOf(source: DocumentSource): RoomInWords[] {
  const { booking, words } = source;
  return booking.rooms.map(({ description, meal_plan: meals, occupancyRefID }, index) => {
    const occupancy = booking.occupancies[occupancyRefID - 1];
    return { label: words('stay.room', { number: String(index + 1) }), description, meals, guests: occupancy === undefined ? '' : partyOf(occupancy, source) };
  });
}

/** What opens the booking without an account, together with the e-mail address. */
export function keyFacts({ booking, words }: DocumentSource): Fact[] {
  return [
    { label: words('stay.reference'), value: booking.reference },
    { label: words('stay.pin'), value: booking.pin },
  ];
}

/** The number that the property knows the booking by. */
export function supplierFacts({ booking, words }: DocumentSource): Fact[] {
  return booking.supplierReference === null ? [] : [{ label: words('stay.supplierReference'), value: booking.supplierReference }];
}

export function dateFacts({ booking, context: { language }, words }: DocumentSource): Fact[] {
  const { start, end } = booking.booking_details.schedule;
  return [
    { label: words('stay.checkIn'), value: formatDate(booking.checkIn, language, 'full'), note: words('stay.checkInTime', { time: start }) },
    { label: words('stay.checkOut'), value: formatDate(booking.checkOut, language, 'full'), note: words('stay.checkOutTime', { time: end }) },
  ];
}

/** Who stays, and who booked when that is somebody else. */
export function peopleFacts(source: DocumentSource): Fact[] {
  const { booking, words } = source;
  const bookedBy = booking.guest === null ? [] : [{ label: words('stay.bookedBy'), value: holderName(source) }];
  return [{ label: words('stay.mainGuest'), value: guestName(source) }, ...bookedBy];
}

/** Everything about the stay but its keys and its price. */
export function staySection(source: DocumentSource): Section {
  const { booking, words } = source;
  const rooms = roomsOf(source).map(({ label, description, meals, guests }) => ({ label, value: description, note: [meals, guests].filter((text) => text !== '').join(' · ') }));
  const request = booking.remarks.trim() === '' ? [] : [{ label: words('stay.request'), value: booking.remarks.trim(), note: words('stay.requestNote') }];
  return {
    kind: 'facts',
    title: words('stay.title'),
    facts: [
      { label: words('stay.hotel'), value: booking.hotel.name, note: hotelAddress(source) },
      ...dateFacts(source),
      { label: words('stay.nights'), value: words.count('nights', booking.nights) },
      ...rooms,
      ...peopleFacts(source),
      ...supplierFacts(source),
      ...request,
    ],
  };
}

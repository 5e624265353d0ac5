import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { paymentRows } from '../../../booking/documents/payment-section';
import {
  drawAmounts,
  drawHeading,
  drawKeyFacts,
  drawPaper,
  drawTitle,
  drawTop,
} from '../../../booking/documents/pdf/paper';
import { adviceBlock, supportAdvice, drawColumns } from '../../../booking/documents/pdf/blocks';
import { STYLES } from '../../../booking/documents/pdf/pdf-look';
import { drawTable } from '../../../booking/documents/pdf/pdf-table';
import type { TaggedPdf } from '../../../booking/documents/pdf/tagged-pdf';
import { priceRows } from '../../../booking/documents/price-section';
import { arrivalLines, cancellationLines } from './stay-advice';
import {
  assistanceFacts,
  dateFacts,
  peopleFacts,
  roomsOf,
  stayLine,
  supplierFacts,
} from './stay-section';
import { staySource, type StaySource } from './stay-source';
import { hotelAddress, mapUrl } from './stay-values';

function drawVoucherTop(pdf: TaggedPdf, source: StaySource): void {
  const { booking, words } = source;
  drawTop(
    pdf,
    source,
    words('voucher.title'),
    booking.hotel.demo ? [`${words('demo.label')}: ${words('demo.text')}`] : [],
  );
}

function drawHotel(pdf: TaggedPdf, source: StaySource): void {
  const { hotel } = source.booking;
  drawTitle(
    pdf,
    hotel.name,
    `${source.words('stay.stars', { count: hotel.stars })} · ${hotelAddress(source)}`,
  );
}

function drawStay(pdf: TaggedPdf, source: StaySource): void {
  const { booking, words } = source;
  const [checkIn, checkOut] = dateFacts(source);
  const [guest, ...others] = peopleFacts(source);
  const nights = { label: words('stay.nights'), value: words('nights', { count: booking.nights }) };
  drawKeyFacts(pdf, [
    [{ label: words('booking.reference'), value: booking.reference }, guest],
    [checkIn, checkOut],
    [nights, supplierFacts(source)[0] ?? others[0]],
  ]);
  pdf.text('P', words('voucher.show'), STYLES.body);
}

function drawRooms(pdf: TaggedPdf, source: StaySource): void {
  const { booking, words } = source;
  drawHeading(pdf, words('voucher.rooms'));
  drawTable(pdf, {
    columns: [
      { title: words('voucher.room'), share: 2 },
      { title: words('voucher.roomType'), share: 5 },
      { title: words('voucher.meals'), share: 3 },
      { title: words('voucher.guests'), share: 4 },
    ],
    rows: roomsOf(source).map(({ label, description, meals, guests }) => ({
      cells: [label, description, meals, guests],
    })),
  });
  for (const { label, value, note } of assistanceFacts(source)) {
    pdf.y += 4;
    pdf.text('P', `${label}: ${value}. ${note ?? ''}`, STYLES.body);
  }
  if (booking.remarks.trim() === '') return;
  pdf.y += 4;
  pdf.text('P', `${words('voucher.request')}: ${booking.remarks.trim()}`, STYLES.body);
}

function drawPrice(pdf: TaggedPdf, source: StaySource): void {
  drawAmounts(pdf, source, [
    ...priceRows(source, (line) => stayLine(line, source)),
    ...paymentRows(source),
  ]);
}

function drawStayAdvice(pdf: TaggedPdf, source: StaySource): void {
  const { booking, words } = source;
  const { latitude, longitude } = booking.hotel;
  const there = {
    title: words('there.title'),
    lines: [
      hotelAddress(source),
      words('there.coordinates', {
        latitude: latitude.toFixed(5),
        longitude: longitude.toFixed(5),
      }),
    ],
    link: { label: words('there.map'), href: mapUrl(source) },
  };
  drawColumns(pdf, [
    [adviceBlock(pdf, { title: words('arrival.title'), lines: arrivalLines(source) })],
    [adviceBlock(pdf, { title: words('cancellation.title'), lines: cancellationLines(source) })],
  ]);
  drawColumns(pdf, [[adviceBlock(pdf, there)], [adviceBlock(pdf, supportAdvice(source))]]);
}

/** Tagged PDF, A4, one page unless there are many rooms. */
export async function drawVoucher(
  booking: HotelBooking,
  context: DocumentContext,
): Promise<Buffer> {
  const source = staySource(booking, context);
  const { words } = source;
  const title = words('voucher.documentTitle', {
    brand: words('brand'),
    reference: booking.reference,
  });
  return drawPaper(source, title, [
    drawVoucherTop,
    drawHotel,
    drawStay,
    drawRooms,
    drawPrice,
    drawStayAdvice,
  ]);
}

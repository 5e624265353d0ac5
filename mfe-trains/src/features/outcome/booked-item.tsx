import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { boughtExtras, wishText } from '../../domain/items/extra-words';
import { passengerName } from '../../domain/items/passenger-name';
import { ticketCode, ticketPdf, ticketWallets } from '../../domain/items/ticket-documents';
import { travelText } from '../../domain/items/travel-text';
import { DeliveryInstruction } from '../../ui/items/delivery-instruction';
import { FareTerms } from '../../ui/items/fare-terms';
import { ItemLines } from '../../ui/items/item-lines';
import styles from './outcome.module.css';

interface Props {
  item: TrainItem;
  place: number;
  documents: TrainBookingView['documents'];
}

function seatTexts(
  item: TrainItem,
  nameOf: (travelerId: string) => string,
  t: (key: string, values?: Record<string, unknown>) => string,
): string[] {
  if (item.type === 'pass') return [];
  const segments = item.legs.flatMap(({ solution }) => solution.segments);
  return item.seats.map(({ segmentId, travelerId, coach, seat }) =>
    t('outcome.seat', {
      name: nameOf(travelerId),
      train: segments.find(({ id }) => id === segmentId)?.vehicle ?? '',
      coach,
      seat,
    }),
  );
}

export function BookedItem({ item, place, documents }: Props) {
  const { t } = useTranslation('trains');
  const { travelers, valueDocuments } = item;
  const nameOf = (travelerId: string) => {
    const index = travelers.findIndex(({ id }) => id === travelerId);
    const found = travelers[index];
    return found === undefined ? '' : passengerName(found, index, t);
  };
  const extras =
    item.type === 'pass'
      ? []
      : [...boughtExtras(item, t), ...item.preferences.map((wish) => wishText(wish, t))];
  return (
    <BookingSection id={`booked-${place + 1}`} title={travelText(item)}>
      <ItemLines item={item} />
      <p>{t('cart.for', { names: travelers.map(({ id }) => nameOf(id)).join(', ') })}</p>
      {[...seatTexts(item, nameOf, t), ...extras].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <FareTerms item={item} />
      {valueDocuments.length === 0 ? (
        <SmallPrint>{t('outcome.ticketsLater')}</SmallPrint>
      ) : (
        valueDocuments.map((document, index) => (
          <div key={index} className={styles.ticket}>
            {document.travelerId !== null && <h3>{nameOf(document.travelerId)}</h3>}
            <DeliveryInstruction
              document={document}
              pdf={ticketPdf(documents, item.id, document.travelerId)}
              code={ticketCode(documents, item.id, document.travelerId)}
              wallets={ticketWallets(documents, item.id, document.travelerId)}
              holder={document.travelerId === null ? '' : nameOf(document.travelerId)}
            />
          </div>
        ))
      )}
    </BookingSection>
  );
}

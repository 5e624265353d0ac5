import type { TicketItem, TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { formatMoney, isTotallyRefunded, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Disclosure } from '@wayfare/ui';
import { travellersLeft } from '../../domain/after-sales/refund-choice';
import { boughtExtras, wishText } from '../../domain/items/extra-words';
import { itemTotal } from '../../domain/items/item-facts';
import { passengerName } from '../../domain/items/passenger-name';
import { ticketCode, ticketPdf, ticketWallets } from '../../domain/items/ticket-documents';
import { travelText } from '../../domain/items/travel-text';
import { ItemStatus } from '../../ui/after-sales/item-status';
import { DeliveryInstruction } from '../../ui/items/delivery-instruction';
import { FareTerms } from '../../ui/items/fare-terms';
import { ItemLines } from '../../ui/items/item-lines';
import { ItemActions } from './item-actions';

interface Props {
  booking: TrainBookingView;
  item: TrainItem;
  /** the items it replaced (OQ-70) */
  replaced: readonly TrainItem[];
  place: number;
}

function Travellers({ item }: { item: TrainItem }) {
  const { t } = useTranslation('trains');
  const left = travellersLeft(item);
  const names = (isLeft: boolean) =>
    item.travelers
      .flatMap((traveler, index) =>
        left.includes(traveler) === isLeft ? [passengerName(traveler, index, t)] : [],
      )
      .join(', ');
  return (
    <>
      {left.length > 0 && <p>{t('cart.for', { names: names(true) })}</p>}
      {left.length < item.travelers.length && (
        <p>{t('manage.givenBack', { names: names(false) })}</p>
      )}
    </>
  );
}

function Bought({ item }: { item: TicketItem }) {
  const { t } = useTranslation('trains');
  return [...boughtExtras(item, t), ...item.preferences.map((wish) => wishText(wish, t))].map(
    (line) => <p key={line}>{line}</p>,
  );
}

/** Hidden while the carrier is changing them: the codes may be void in a moment. */
function Tickets({ item, booking: { documents, status } }: Pick<Props, 'item' | 'booking'>) {
  const { t } = useTranslation('trains');
  if (isTotallyRefunded(item.bookingItemStatus)) return null;
  if (item.valueDocuments.length === 0 || status === 'completing')
    return <SmallPrint>{t('outcome.ticketsLater')}</SmallPrint>;
  const seats = item.type === 'pass' ? [] : item.seats;
  const nameOf = (id: string | null) =>
    item.travelers.flatMap((traveler, index) =>
      traveler.id === id ? [passengerName(traveler, index, t)] : [],
    )[0] ?? '';
  const trains = item.type === 'pass' ? [] : item.legs.flatMap(({ solution }) => solution.segments);
  return (
    <>
      {seats.map(({ segmentId, travelerId, coach, seat }) => (
        <p key={`${segmentId} ${travelerId}`}>
          {t('outcome.seat', {
            name: nameOf(travelerId),
            train: trains.find(({ id }) => id === segmentId)?.vehicle ?? '',
            coach,
            seat,
          })}
        </p>
      ))}
      {item.valueDocuments.map((document, index) => (
        <div key={index}>
          {document.travelerId !== null && <h3>{nameOf(document.travelerId)}</h3>}
          <DeliveryInstruction
            document={document}
            pdf={ticketPdf(documents, item.id, document.travelerId)}
            code={ticketCode(documents, item.id, document.travelerId)}
            wallets={ticketWallets(documents, item.id, document.travelerId)}
            holder={nameOf(document.travelerId)}
          />
        </div>
      ))}
    </>
  );
}

export function ManagedItem({ booking, item, replaced, place }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <BookingSection
      id={`item-${place + 1}`}
      title={travelText(item)}
      action={<ItemStatus status={item.bookingItemStatus} />}
    >
      <ItemLines item={item} />
      <Travellers item={item} />
      {item.type === 'point-to-point' && !isTotallyRefunded(item.bookingItemStatus) && (
        <Bought item={item} />
      )}
      {!isTotallyRefunded(item.bookingItemStatus) && <FareTerms item={item} />}
      {!isTotallyRefunded(item.bookingItemStatus) && (
        <p>{formatMoney(parseMoney(itemTotal(item)), language)}</p>
      )}
      <Tickets item={item} booking={booking} />
      <ItemActions booking={booking} item={item} />
      {replaced.length > 0 && (
        <Disclosure summary={t('manage.before')}>
          {replaced.map((old) => (
            <div key={old.id}>
              <ItemLines item={old} />
              <ItemStatus status={old.bookingItemStatus} />
            </div>
          ))}
        </Disclosure>
      )}
    </BookingSection>
  );
}

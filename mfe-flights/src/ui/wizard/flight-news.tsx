import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { isRecord } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import { Notice, useHydrated } from '@wayfare/ui';
import type { LostService } from '../../domain/draft/carry-over';
import { bagText } from '../../domain/fare/bag-text';
import { useFlightStorePart } from '../../state/flight-store';

/** Result of a refreshed price, kept in the history's state, so that it belongs to one page. */
export interface FlightNews {
  /** `gone`: the fare is no longer sold; `other`: another was chosen */
  fare: 'same' | 'gone' | 'other';
  before: string;
  now: string;
  lost: LostService[];
}

function newsIn(state: unknown): FlightNews | null {
  return isRecord(state) && isRecord(state.news) && Array.isArray(state.news.lost)
    ? (state.news as unknown as FlightNews)
    : null;
}

function LostLine({ lost, dictionary }: { lost: LostService; dictionary: FlightDictionary }) {
  const { t } = useTranslation('flights');
  const cityOf = (code: string) => dictionary.locations[code]?.nameCity ?? code;
  const values = {
    number: lost.traveller + 1,
    origin: cityOf(lost.origin),
    destination: cityOf(lost.destination),
  };
  if (lost.type === 'seat') return t('news.lostSeat', { ...values, seat: lost.designator ?? '' });
  return t('news.lostBag', {
    ...values,
    quantity: lost.quantity,
    bag: lost.bag === null ? '' : bagText(lost.bag, t).name,
  });
}

/** Price change, and bags and seats that did not carry over. */
export function RefreshedNotice({ dictionary }: { dictionary: FlightDictionary }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { state } = useLocation();
  const news = useHydrated() ? newsIn(state) : null;
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  if (news === null) return null;
  const { fare, before, now, lost } = news;
  const priceText =
    before === now
      ? t('news.samePrice', { price: price(now) })
      : t('price.fromTo', { before: price(before), now: price(now) });
  return (
    <div role="status">
      <Notice
        tone={lost.length > 0 || fare !== 'same' ? 'warning' : 'info'}
        title={t(`news.fare.${fare}`)}
      >
        {fare === 'same' && <p>{priceText}</p>}
        {lost.length > 0 && (
          <>
            <p>{t('news.lost')}</p>
            <ul>
              {lost.map((each, index) => (
                <li key={index}>
                  <LostLine lost={each} dictionary={dictionary} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** A price change since the choice, announced now and agreed to before payment (OQ-51). */
export function PriceNotice({ offer }: { offer: FlightOffer }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const before = useFlightStorePart(({ flight }) =>
    flight?.id === offer.id ? flight.total_amount : null,
  );
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  if (before === null || before === offer.total_amount) return null;
  return (
    <div role="status">
      <Notice tone="info" title={t('priceChange.heading')}>
        {t('price.fromTo', { before: price(before), now: price(offer.total_amount) })}
      </Notice>
    </div>
  );
}

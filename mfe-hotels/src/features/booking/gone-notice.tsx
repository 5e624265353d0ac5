import { Actions, BookingPage } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Notice } from '@wayfare/ui';
import { hotelHref } from '../../domain/booking/booking-query';
import { paths } from '../../domain/paths';
import type { LoadedStep } from './load-step';

/** Says why nothing can be booked here, and links to a search with the same dates and guests (ERR-10). */
export function NothingToBook({ step }: { step: Exclude<LoadedStep, { view: 'quote' }> }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (step.view === 'nothing') {
    return (
      <BookingPage>
        <h1>{t('booking.nothingHeading')}</h1>
        <EmptyState
          title={t('booking.nothingTitle')}
          action={
            <ButtonLink to={paths.accommodations(language)}>{t('booking.search')}</ButtonLink>
          }
        >
          <p>{t('booking.nothingText')}</p>
        </EmptyState>
      </BookingPage>
    );
  }
  const { search } = step.query;
  return (
    <BookingPage>
      <h1>{t(`booking.gone.${step.reason}`)}</h1>
      <Notice tone="error" title={t(`booking.goneText.${step.reason}`)}>
        <p>{t('booking.goneKept')}</p>
      </Notice>
      <Actions>
        <ButtonLink to={hotelHref(step.query, language)}>{t('booking.searchAgain')}</ButtonLink>
        {search !== '' && (
          <ButtonLink
            variant="secondary"
            to={paths.results(language, new URLSearchParams({ search }))}
          >
            {t('booking.otherHotels')}
          </ButtonLink>
        )}
      </Actions>
    </BookingPage>
  );
}

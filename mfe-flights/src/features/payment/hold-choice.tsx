import type { FlightQuote } from '@wayfare/api-contract';
import { BookingSection } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { departureClock } from '../../domain/fare/brand-facts';
import { stepHref, type WizardQuery } from '../../domain/wizard/wizard-query';

/** Holding seats without payment, where the airline allows it (OQ-53). */
export function HoldChoice({
  quote: { offer, dictionary, type },
  query,
}: {
  quote: FlightQuote;
  query: WizardQuery;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const {
    requires_instant_payment: isInstant,
    payment_required_by: until,
    price_guarantee_expires_at: guaranteed,
  } = offer.payment_requirements;
  if (isInstant || until === null) return null;
  const clock = (instant: string) => departureClock(instant, offer, { t, language, dictionary });
  const isHold = type === 'hold';
  return (
    <BookingSection id="hold" title={t(isHold ? 'hold.chosen' : 'hold.heading')}>
      <p>{t('hold.until', { moment: clock(until) })}</p>
      <p>
        {guaranteed === null
          ? t('hold.notGuaranteed')
          : t('hold.guaranteed', { moment: clock(guaranteed) })}
      </p>
      <p>{t('hold.noExtras')}</p>
      <p>
        <ButtonLink
          variant="secondary"
          to={stepHref.payment(
            { ...query, quote: '', order: isHold ? 'instant' : 'hold' },
            language,
          )}
        >
          {t(isHold ? 'hold.payNow' : 'hold.choose')}
        </ButtonLink>
      </p>
    </BookingSection>
  );
}

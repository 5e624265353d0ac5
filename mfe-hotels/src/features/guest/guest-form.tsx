import type { Quote } from '@wayfare/api-contract';
import { Form } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, useHydrated } from '@wayfare/ui';
import { stepHref, type BookingQuery } from '../../domain/booking/booking-query';
import { ContactFields, RegistrationFields, RequestField } from './guest-fields';
import { MainGuestFields } from './main-guest-fields';
import { SavedGuests } from './saved-travellers';
import { useGuestForm } from './use-guest-form';

/** Booking details (HOT-32). The button waits for hydration: a form sent without the script puts names into the URL. */
export function GuestForm({ query, quote }: { query: BookingQuery; quote: Quote }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useGuestForm(quote.rooms.length);

  function handleSubmit() {
    void navigate(stepHref.step2({ ...query, note: null }, language));
  }

  return (
    <Form
      form={form}
      label={t('guest.form')}
      summaryTitle={(count) => t('guest.summaryTitle', { count })}
      onSubmit={handleSubmit}
    >
      <SavedGuests form={form} />
      <ContactFields form={form} />
      <MainGuestFields form={form} quote={quote} />
      <RegistrationFields form={form} />
      <RequestField form={form} />
      <div>
        <Button type="submit" disabled={!isHydrated}>
          {t('guest.continue')}
        </Button>
      </div>
      <noscript>{t('booking.needsScript')}</noscript>
    </Form>
  );
}

import { Form } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { hrefOfStep } from '../../domain/wizard/wizard-steps';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { ContactFields } from './contact-fields';
import { TravellerFields } from './traveller-fields';
import styles from './travellers.module.css';
import { usePartyForm } from './use-party-form';

/** Travellers and contact (FLT-29). The button waits for hydration: a form sent without it puts names into the URL. */
export function PartyForm({ step: { offer, dictionary, query } }: { step: WizardOffer }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const navigate = useNavigate();
  const party = usePartyForm(
    { offer, dictionary },
    () => void navigate(hrefOfStep('bags', query, language)),
  );
  return (
    <Form
      {...party}
      label={t('travellers.form')}
      method="post"
      className={styles.form}
      summaryTitle={(count) => t('travellers.summaryTitle', { count })}
      submitLabel={t('travellers.continue')}
      needsScript={t('wizard.needsScript')}
    >
      {offer.passengers.map(({ id }, index) => (
        <TravellerFields key={id} form={party.form} index={index} offer={offer} />
      ))}
      <ContactFields form={party.form} />
    </Form>
  );
}

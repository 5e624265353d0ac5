import type { SavedTraveller } from '@wayfare/api-contract';
import { countryName, formatDate, isIsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button } from '@wayfare/ui';
import styles from '../../ui/area/area.module.css';

export const nameOf = ({ firstName, lastName }: Pick<SavedTraveller, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

interface TravellerEntryProps {
  traveller: SavedTraveller;
  onEdit: () => void;
  onDelete: () => void;
}

/** The document's number is shown in the form only. */
export function TravellerEntry({ traveller, onEdit, onDelete }: TravellerEntryProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { dateOfBirth, email, phone, country, documentType } = traveller;
  const name = nameOf(traveller);
  const facts = [
    isIsoDate(dateOfBirth) ? t('travellers.born', { date: formatDate(dateOfBirth, language) }) : '',
    country === '' || country === undefined ? '' : countryName(country, language),
    documentType === '' || documentType === undefined
      ? ''
      : t(`travellers.documents.${documentType}`),
    email ?? '',
    phone ?? '',
  ].filter((fact) => fact !== '');
  return (
    <li className={styles.entry}>
      <div>
        <h3>{name}</h3>
        <p className={styles.small}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('travellers.editNamed', { name })}
          onClick={onEdit}
        >
          {t('travellers.change')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('travellers.deleteNamed', { name })}
          onClick={onDelete}
        >
          {t('travellers.delete')}
        </Button>
      </div>
    </li>
  );
}

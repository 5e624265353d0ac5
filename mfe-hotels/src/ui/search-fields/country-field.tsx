import { countryName, countryOptions } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { useId } from 'react';
import { nationalityOf } from '../../domain/search/nationality';
import { useOwnCountry } from '../../state/use-own-country';
import styles from './guests-field.module.css';

interface Props {
  /** null takes the account's, else the language's */
  nationality: string | null | undefined;
  onChange: (nationality: string) => void;
}

/** Residence of the guests, since some rates depend on it. Country names are rendered in the browser only. */
export function CountryField({ nationality, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const id = useId();
  const own = useOwnCountry();
  const value = nationalityOf({ nationality: nationality ?? own }, language);
  const options = useHydrated()
    ? countryOptions(language)
    : [{ value, label: countryName(value, language) }];
  return (
    <div className={styles.country}>
      <label htmlFor={id}>{t('search.nationality')}</label>
      <select
        id={id}
        name="nationality"
        autoComplete="country"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </select>
    </div>
  );
}

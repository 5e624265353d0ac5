import { countryName, countryOptions } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { useId } from 'react';
import { nationalityOf } from '../../domain/search/nationality';
import { useOwnCountry } from '../../state/use-own-country';
import styles from './guests-field.module.css';

interface Props {
  /** null: the account's, else the language's own */
  nationality: string | null | undefined;
  onChange: (nationality: string) => void;
}

/** Where the travellers live: some rates are for guests of some countries. All countries are named once the browser is there to name them. */
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

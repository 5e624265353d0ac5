import type { PassArea } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Cell, DayField, SearchBar, useSearchForm } from '@wayfare/search';
import { Notice, SelectField } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { PassSearch } from '../../domain/search/criteria';
import { lastDay } from '../../domain/search/search-rules';
import { usePassAreas } from '../../ui/search/use-facts';
import { areaOptions } from './area-options';
import { PassengerFields } from './passenger-fields';
import { PASS } from './train-products';

interface Props {
  fromUrl?: PassSearch | null;
  areas?: PassArea[] | null;
  isCard?: boolean;
  options?: ReactNode;
}

export function PassForm({ fromUrl = null, areas = null, isCard = false, options }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { values, change, errorOf, field, frame } = useSearchForm(PASS, t, { fromUrl });
  const { known, isFailed } = usePassAreas(areas);
  const firstDay = siteDay();
  const label = t('form.submitPass');
  return (
    <SearchBar
      {...frame}
      label={label}
      submitLabel={label}
      isCard={isCard}
      options={
        isFailed ? (
          <>
            {options}
            <Notice tone="warning" title={t('form.areasFailed')} />
          </>
        ) : (
          options
        )
      }
    >
      <Cell size="wide">
        <SelectField
          {...field('area')}
          label={t('form.area')}
          placeholder={t('form.chooseArea')}
          options={areaOptions(known, { t, language })}
        />
      </Cell>
      <Cell>
        <DayField
          {...field('date')}
          label={t('form.firstDay')}
          min={firstDay}
          max={lastDay(firstDay)}
        />
      </Cell>
      <Cell>
        <PassengerFields
          passengers={values.passengers}
          onChange={(passengers) => change({ passengers })}
          errorOf={errorOf}
        />
      </Cell>
    </SearchBar>
  );
}

import { useTranslation } from '@wayfare/i18n';
import { CountedOptions } from '@wayfare/ui/results';
import type { ComponentProps } from 'react';

type Props<Value extends string> = Omit<ComponentProps<typeof CountedOptions<Value>>, 'noneText'>;

/** Choices with the number of flights behind each. */
export function FilterOptions<Value extends string>(props: Props<Value>) {
  const { t } = useTranslation('flights');
  return <CountedOptions {...props} noneText={t('filters.noFlights')} />;
}

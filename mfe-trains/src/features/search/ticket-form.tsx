import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Cell, DayField, PillSelect, SearchBar, SwapButton, useSearchForm } from '@wayfare/search';
import type { ReactNode } from 'react';
import type { TicketSearch } from '../../domain/search/criteria';
import { HOUR_OPTIONS } from '../../domain/search/hours';
import { lastDay } from '../../domain/search/search-rules';
import { idOf } from '../../ui/search/field-id';
import { StationField } from '../../ui/search/station-field';
import { CardFields } from './card-fields';
import { PassengerFields } from './passenger-fields';
import { TICKETS } from './train-products';
import { useCalendarPrices } from './use-calendar-prices';

type Fields = Pick<
  ReturnType<typeof useSearchForm<TicketSearch>>,
  'values' | 'change' | 'errorOf' | 'field'
>;

function Stations({ values: { from, to }, change, errorOf }: Fields) {
  const { t } = useTranslation('trains');
  return (
    <>
      <Cell size="place">
        <StationField
          id={idOf('from')}
          name="from"
          label={t('form.from')}
          place={from}
          error={errorOf('from')}
          onChange={(chosen) => change({ from: chosen })}
        />
      </Cell>
      <SwapButton label={t('form.swap')} onSwap={() => change({ from: to, to: from })} />
      <Cell size="place">
        <StationField
          id={idOf('to')}
          name="to"
          label={t('form.to')}
          place={to}
          error={errorOf('to')}
          onChange={(chosen) => change({ to: chosen })}
        />
      </Cell>
    </>
  );
}

function Days({ values, field }: Fields) {
  const { t } = useTranslation('trains');
  const firstDay = siteDay();
  const max = lastDay(firstDay);
  const out = useCalendarPrices(values, 0);
  const back = useCalendarPrices(values, 1);
  return (
    <>
      <Cell>
        <DayField
          {...field('date')}
          isRequired
          label={t('form.date')}
          min={firstDay}
          max={max}
          prices={out}
        />
      </Cell>
      <Cell>
        <DayField
          {...field('returnDate')}
          label={t('form.returnDate')}
          min={values.date || firstDay}
          max={max}
          prices={back}
        />
      </Cell>
    </>
  );
}

function HourField({
  name,
  label,
  values,
  change,
  errorOf,
}: Fields & { name: 'hour' | 'returnHour'; label: string }) {
  return (
    <PillSelect
      id={idOf(name)}
      name={name}
      label={label}
      isLabelled
      value={String(values[name])}
      options={HOUR_OPTIONS}
      onChange={(hour) => change({ [name]: Number(hour) })}
      error={errorOf(name)}
    />
  );
}

interface Props {
  fromUrl?: TicketSearch | null;
  /** a fresh start, without problems shown */
  isStart?: boolean;
  isCard?: boolean;
  options?: ReactNode;
}

export function TicketForm({ fromUrl = null, isStart = false, isCard = false, options }: Props) {
  const { t } = useTranslation('trains');
  const { frame, ...fields } = useSearchForm(TICKETS, t, { fromUrl, isStart });
  const { values, change, errorOf } = fields;
  const label = t('form.submitTickets');
  return (
    <SearchBar
      {...frame}
      label={label}
      submitLabel={label}
      isCard={isCard}
      options={
        <>
          {options}
          <HourField {...fields} name="hour" label={t('form.hour')} />
          {values.returnDate !== '' && (
            <HourField {...fields} name="returnHour" label={t('form.returnHour')} />
          )}
        </>
      }
    >
      <Stations {...fields} />
      <Days {...fields} />
      <Cell>
        <PassengerFields
          passengers={values.passengers}
          onChange={(passengers) => change({ passengers })}
          errorOf={errorOf}
        >
          <CardFields values={values} onChange={(cards) => change({ cards })} />
        </PassengerFields>
      </Cell>
    </SearchBar>
  );
}

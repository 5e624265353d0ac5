import { CABIN_CLASSES } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Cell, Pills, PillSelect, SearchBar, useSearchForm } from '@wayfare/search';
import { Checkbox } from '@wayfare/ui';
import { TRIPS } from '../../domain/search/criteria';
import type { FlightSearch } from '../../domain/search/criteria';
import { idOf } from './field-id';
import { FLIGHTS } from './flight-product';
import { PartyFields } from './party-fields';
import { SeveralSlices } from './several-slices';
import { changeTrip } from './slice-edit';
import { SlicePlaces } from './slice-places';
import { DepartureDate, ReturnDates } from './travel-dates';

interface Part {
  values: FlightSearch;
  onChange: (patch: Partial<FlightSearch>) => void;
}

function Options({ values, onChange }: Part) {
  const { t } = useTranslation('flights');
  return (
    <>
      <Pills
        label={t('form.trip')}
        name="trip"
        value={values.trip}
        options={TRIPS.map((trip) => ({ value: trip, label: t(`trip.${trip}`) }))}
        onChange={(chosen) =>
          onChange(changeTrip(values, TRIPS.find((trip) => trip === chosen) ?? values.trip))
        }
      />
      <PillSelect
        id={idOf('cabinClass')}
        name="cabinClass"
        label={t('form.cabinClass')}
        value={values.cabinClass}
        options={CABIN_CLASSES.map((cabin) => ({ value: cabin, label: t(`cabin.${cabin}`) }))}
        onChange={(chosen) =>
          onChange({
            cabinClass: CABIN_CLASSES.find((cabin) => cabin === chosen) ?? values.cabinClass,
          })
        }
      />
      <Checkbox
        name="direct"
        value="1"
        label={t('form.directOnly')}
        isChecked={values.directOnly}
        onChange={(directOnly) => onChange({ directOnly })}
      />
    </>
  );
}

interface Props {
  fromUrl?: FlightSearch | null;
  /** a fresh start, without problems shown */
  isStart?: boolean;
  isCard?: boolean;
}

/** A GET form that works without a script: the results page validates it. */
export function FlightSearchForm({ fromUrl = null, isStart = false, isCard = false }: Props) {
  const { t } = useTranslation('flights');
  const { values, change, errorOf, frame } = useSearchForm(FLIGHTS, t, { fromUrl, isStart });
  const part = { values, onChange: change, errorOf };
  const party = (
    <Cell>
      <PartyFields {...part} />
    </Cell>
  );

  return (
    <SearchBar
      {...frame}
      isCard={isCard}
      isTall={values.trip === 'multi'}
      label={t('search.formLabel')}
      submitLabel={t('form.submit')}
      options={<Options values={values} onChange={change} />}
    >
      {values.trip === 'multi' ? (
        <SeveralSlices {...part}>{party}</SeveralSlices>
      ) : (
        <>
          <SlicePlaces {...part} index={0} />
          {values.trip === 'return' ? (
            <Cell size="dates">
              <ReturnDates {...part} />
            </Cell>
          ) : (
            <Cell>
              <DepartureDate {...part} index={0} />
            </Cell>
          )}
          {party}
        </>
      )}
    </SearchBar>
  );
}

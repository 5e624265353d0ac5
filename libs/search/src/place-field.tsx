import type { Translate } from '@wayfare/i18n';
import { SuggestField, type ComboboxItem } from '@wayfare/ui';
import type { ComponentProps } from 'react';
import { useLanguage } from '@wayfare/remote-kit';
import styles from './place-field.module.css';
import { MIN_CHARACTERS } from './typed-places';

type SuggestProps<Item extends ComboboxItem, Found> = ComponentProps<
  typeof SuggestField<Item, Found>
>;

interface PlaceFieldProps<Item extends ComboboxItem, Found> extends Omit<
  SuggestProps<Item, Found>,
  'language'
> {
  /** short discriminator such as an airport's code, visible when the name is cut */
  code?: string | undefined;
}

/** Place by suggestions, `known` ones before typing. Typed text is no place until one is chosen. */
export function PlaceField<Item extends ComboboxItem, Found>({
  code = '',
  ...field
}: PlaceFieldProps<Item, Found>) {
  return (
    <div className={styles.place}>
      <SuggestField {...field} language={useLanguage()} />
      {code === '' ? null : (
        <span className={styles.code} aria-hidden="true">
          {code}
        </span>
      )}
    </div>
  );
}

const journeyMessages = (t: Translate, field: string) => ({
  loading: t('places.searching'),
  empty: t('places.none'),
  failed: t('places.failed'),
  suggestions: (count: number) => t('places.count', { count }),
  clear: t('places.clear', { field }),
});

export interface JourneyEnd<Place> {
  id: string;
  name: string;
  label: string;
  place: Place;
  error?: string | undefined;
  onChange: (place: Place) => void;
}

interface JourneyPlaceProps<Place, Item extends ComboboxItem & { place: Place }, Found>
  extends
    JourneyEnd<Place>,
    Pick<
      PlaceFieldProps<Item, Found>,
      'code' | 'known' | 'isKnownLoading' | 'ask' | 'itemsOf' | 'onFocus' | 'placeholder' | 'text'
    > {
  t: Translate;
  placeOf: (text: string) => Place;
}

/** Origin or destination by suggestions. */
export function JourneyPlaceField<Place, Item extends ComboboxItem & { place: Place }, Found>({
  t,
  place: _place,
  placeOf,
  onChange,
  ...field
}: JourneyPlaceProps<Place, Item, Found>) {
  return (
    <PlaceField<Item, Found>
      {...field}
      isRequired
      min={MIN_CHARACTERS}
      onType={(text) => onChange(placeOf(text))}
      onChoose={(item) => onChange(item.place)}
      messages={journeyMessages(t, field.label)}
    />
  );
}

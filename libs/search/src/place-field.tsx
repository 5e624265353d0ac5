import { SuggestField, type ComboboxItem } from '@wayfare/ui';
import type { ComponentProps } from 'react';
import { useLanguage } from '@wayfare/remote-kit';
import classes from './place-field.module.css';

type SuggestProps<Item extends ComboboxItem, Found> = ComponentProps<
  typeof SuggestField<Item, Found>
>;

interface PlaceFieldProps<Item extends ComboboxItem, Found> extends Omit<
  SuggestProps<Item, Found>,
  'language'
> {
  /** what tells the chosen place from others by few characters, such as an airport's code: it is seen when the name is cut */
  code?: string | undefined;
}

/**
 * A place by suggestions: what fits what is typed, what was meant where nothing does, and places known before anything is
 * typed (`known`: earlier and popular ones). What is typed is no place until one is chosen.
 */
export function PlaceField<Item extends ComboboxItem, Found>({
  code = '',
  ...field
}: PlaceFieldProps<Item, Found>) {
  return (
    <div className={classes.place}>
      <SuggestField {...field} language={useLanguage()} />
      {code === '' ? null : (
        <span className={classes.code} aria-hidden="true">
          {code}
        </span>
      )}
    </div>
  );
}

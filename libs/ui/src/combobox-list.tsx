import { Collection } from 'react-aria-components/Collection';
import {
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import type { ComboboxItem } from './combobox';
import classes from './combobox.module.css';
import { Spinner } from './parts/spinner';

interface ItemGroup {
  id: string;
  items: ComboboxItem[];
}

/** The suggestions by group, each group where its first suggestion stands. */
export function groupItems(items: readonly ComboboxItem[]): ItemGroup[] {
  const names = [...new Set(items.map((item) => item.group))];
  return names.map((name) => ({
    id: `group ${name}`,
    items: items.filter((item) => item.group === name),
  }));
}

interface ComboboxListProps {
  /** What there is to say: searching, nothing found, … */
  text: string;
  isLoading: boolean;
}

/** The list under a combobox, in groups with a heading; the library names it by the label of the field. */
export function ComboboxList({ text, isLoading }: ComboboxListProps) {
  return (
    <Popover className={classes.popover ?? ''} offset={4} containerPadding={8}>
      {isLoading ? (
        <p className={classes.note} aria-hidden="true">
          <Spinner />
          {text}
        </p>
      ) : null}
      <ListBox<ItemGroup>
        className={classes.list ?? ''}
        renderEmptyState={() => (isLoading ? null : <p className={classes.note}>{text}</p>)}
      >
        {(group) => (
          <ListBoxSection id={group.id}>
            <Header className={classes.heading ?? ''}>{group.items[0]?.group}</Header>
            <Collection items={group.items}>
              {(item) => (
                <ListBoxItem className={classes.item ?? ''} id={item.id} textValue={item.label}>
                  <span className={classes.icon} aria-hidden="true">
                    {item.icon}
                  </span>
                  <span className={classes.texts}>
                    <Text slot="label">{item.label}</Text>
                    {item.detail ? (
                      <Text slot="description" className={classes.detail ?? ''}>
                        {item.detail}
                      </Text>
                    ) : null}
                  </span>
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}

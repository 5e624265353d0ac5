import type { HTMLAttributes } from 'react';
import { keepInView } from './combobox-room';
import type { ComboboxItem } from './combobox-types';
import styles from './combobox.module.css';
import { Spinner } from './parts/spinner';

interface ItemGroup<Item> {
  name: string;
  items: Item[];
}

/** Groups items by first occurrence. */
export function groupItems<Item extends ComboboxItem>(items: readonly Item[]): ItemGroup<Item>[] {
  const names = [...new Set(items.map((item) => item.group))];
  return names.map((name) => ({ name, items: items.filter((item) => item.group === name) }));
}

interface OptionProps {
  id: string;
  item: ComboboxItem;
  props: HTMLAttributes<HTMLElement>;
}

function Option({ id, item, props }: OptionProps) {
  return (
    <div
      {...props}
      className={styles.item}
      aria-labelledby={`${id}-label`}
      aria-describedby={item.detail ? `${id}-detail` : undefined}
    >
      <span className={styles.icon} aria-hidden="true">
        {item.icon}
      </span>
      <span className={styles.texts}>
        <span id={`${id}-label`}>{item.label}</span>
        {item.detail ? (
          <span id={`${id}-detail`} className={styles.detail}>
            {item.detail}
          </span>
        ) : null}
      </span>
    </div>
  );
}

interface ComboboxListProps<Item extends ComboboxItem> {
  id: string;
  items: readonly Item[];
  text: string;
  isLoading: boolean;
  menuProps: HTMLAttributes<HTMLElement>;
  itemProps: (item: Item, index: number) => HTMLAttributes<HTMLElement>;
}

/** Listbox of a combobox, grouped under headings. */
export function ComboboxList<Item extends ComboboxItem>(list: ComboboxListProps<Item>) {
  const { id, items, text, isLoading } = list;
  return (
    <div
      ref={keepInView}
      role="presentation"
      className={styles.popover}
      // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
    >
      {isLoading || items.length === 0 ? (
        <p className={styles.note} aria-hidden="true">
          {isLoading ? <Spinner /> : null}
          {text}
        </p>
      ) : null}
      <div {...list.menuProps} className={styles.list}>
        {groupItems(items).map((group) => {
          const heading = `${id}-group-${items.findIndex(({ group: name }) => name === group.name)}`;
          return (
            <div key={group.name} role="group" aria-labelledby={heading}>
              <div id={heading} role="presentation" className={styles.heading}>
                {group.name}
              </div>
              {group.items.map((item) => {
                const index = items.indexOf(item);
                return (
                  <Option
                    key={item.id}
                    id={`${id}-option-${index}`}
                    item={item}
                    props={list.itemProps(item, index)}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

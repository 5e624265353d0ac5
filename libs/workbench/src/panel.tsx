import { Heading, Stack } from '@wayfare/ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page, with a heading by which it is found. */
export function Panel({ title, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="lg" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

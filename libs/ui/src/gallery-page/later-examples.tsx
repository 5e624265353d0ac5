import type { Language } from '@wayfare/domain';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../parts/button';
import { DateRangeField } from '../parts/date-range-field';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts';
import { PlaceExamples } from './place-examples';

const ModalDialog = lazy(async () => ({ default: (await import('../dialog')).ModalDialog }));
const PopoverPanel = lazy(async () => ({ default: (await import('../popover')).PopoverPanel }));

interface Props {
  texts: GalleryTexts;
  language: Language;
}

export function LaterExamples({ texts, language }: Props) {
  const [dates, setDates] = useState({ start: '2027-05-14', end: '2027-05-17' });
  const [open, setOpen] = useState<'dialog' | 'popover' | null>(null);
  const trigger = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PlaceExamples texts={texts} language={language} />
      <DateRangeField
        language={language}
        name={{ start: 'checkIn', end: 'checkOut' }}
        label={texts.calendar}
        startLabel={texts.date}
        endLabel={texts.checkOut}
        value={dates}
        onChange={setDates}
        min="2027-05-01"
        max="2028-05-01"
        messages={{
          calendar: texts.calendar,
          openCalendar: texts.openCalendar,
          calendarFailed: texts.calendarFailed,
          previousMonth: texts.previousMonth,
          nextMonth: texts.nextMonth,
          chooseStart: texts.chooseStart,
          chooseEnd: texts.chooseEnd,
          nights: (count) => texts.nightsCount.replace('#', String(count)),
        }}
      />
      <div ref={trigger} className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          {texts.openDialog}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('popover')}>
          {texts.openPopover}
        </Button>
      </div>
      <Suspense fallback={null}>
        {open === 'dialog' ? (
          <ModalDialog title={texts.question} isOpen onClose={close} closeLabel={texts.close}>
            <p>{texts.answer}</p>
          </ModalDialog>
        ) : null}
        {open === 'popover' ? (
          <PopoverPanel
            triggerRef={trigger}
            isOpen
            onClose={close}
            label={texts.question}
            language={language}
          >
            <p>{texts.answer}</p>
          </PopoverPanel>
        ) : null}
      </Suspense>
    </>
  );
}

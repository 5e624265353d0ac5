import type { TicketItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { formatDate, isIsoDate, type IsoDate } from '@wayfare/domain';
import { dayCalendar } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, DateField, SelectField } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { BOTH } from '../../domain/after-sales/manage-query';
import { HOUR_OPTIONS } from '../../domain/search/hours';
import { useManage } from '../../ui/after-sales/use-manage';
import { ItemLines } from '../../ui/items/item-lines';
import { bothDays, dayProblem, type DayBounds } from './exchange-days';
import styles from './exchange.module.css';
import { ExtrasAtStake } from './extras-at-stake';

type Leg = TicketItem['legs'][number];

interface Props {
  item: TicketItem;
  out: Leg;
  back: Leg;
}

interface Moment {
  date: IsoDate | '';
  hour: number;
}

interface FieldsProps {
  name: 'out' | 'back';
  leg: Leg;
  days: DayBounds;
  moment: Moment;
  isJudged: boolean;
  onChange: (patch: Partial<Moment>) => void;
}

const dateId = (name: string) => `exchange-${name}-date`;

function JourneyMoment({
  name,
  leg: { origin, destination },
  days,
  moment,
  isJudged,
  onChange,
}: FieldsProps) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const words = { min: formatDate(days.min, language), max: formatDate(days.max, language) };
  const problem = dayProblem(moment.date, days);
  return (
    <fieldset className={styles.journey}>
      <legend>{t('cart.route', { origin: origin.label, destination: destination.label })}</legend>
      <DateField
        id={dateId(name)}
        name={`${name}-date`}
        label={t('manage.exchange.newDay')}
        description={t('manage.exchange.days', words)}
        value={moment.date}
        {...days}
        isRequired
        calendar={dayCalendar(language)}
        error={
          isJudged && problem !== null
            ? t(`manage.exchange.dayProblem.${problem}`, words)
            : undefined
        }
        onChange={(date) => onChange({ date })}
      />
      <SelectField
        id={`exchange-${name}-hour`}
        name={`${name}-hour`}
        label={t('form.hour')}
        value={String(moment.hour)}
        options={HOUR_OPTIONS}
        onChange={(hour) => onChange({ hour: Number(hour) })}
      />
    </fieldset>
  );
}

export function ChooseBothDays({ item, out, back }: Props) {
  const { t } = useTranslation('trains');
  const navigate = useNavigate();
  const { query, href } = useManage();
  const [there, setThere] = useState<Moment>({ date: query.date ?? '', hour: query.hour });
  const [home, setHome] = useState<Moment>({ date: query.back ?? '', hour: query.backHour });
  const [isJudged, setJudged] = useState(query.date !== null);
  const days = bothDays(out, back, there.date);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setJudged(true);
    const wrong =
      dayProblem(there.date, days.out) !== null
        ? 'out'
        : dayProblem(home.date, days.back) !== null
          ? 'back'
          : null;
    if (wrong !== null) {
      document.getElementById(dateId(wrong))?.focus();
      return;
    }
    const dayOf = ({ date }: Moment) => (isIsoDate(date) ? date : null);
    void navigate(
      href({
        action: 'exchange',
        item: item.id,
        leg: BOTH,
        date: dayOf(there),
        hour: there.hour,
        back: dayOf(home),
        backHour: home.hour,
      }),
    );
  }

  return (
    <BookingSection id="choose-day" title={t('manage.exchange.title')}>
      <ItemLines item={item} />
      <ExtrasAtStake item={item} legIds={[out.id, back.id]} />
      <form
        noValidate
        className={styles.day}
        aria-label={t('manage.exchange.form')}
        onSubmit={handleSubmit}
      >
        <SmallPrint>{t('manage.exchange.sameRoute')}</SmallPrint>
        <JourneyMoment
          name="out"
          leg={out}
          days={days.out}
          moment={there}
          isJudged={isJudged}
          onChange={(patch) => setThere((known) => ({ ...known, ...patch }))}
        />
        <JourneyMoment
          name="back"
          leg={back}
          days={days.back}
          moment={home}
          isJudged={isJudged}
          onChange={(patch) => setHome((known) => ({ ...known, ...patch }))}
        />
        <Button type="submit">{t('manage.exchange.find')}</Button>
      </form>
    </BookingSection>
  );
}

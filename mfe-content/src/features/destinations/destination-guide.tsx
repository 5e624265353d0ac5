import type { Destination } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Card, Columns, Stack } from '@wayfare/ui';
import { RichText } from '../../ui/rich-text/rich-text';
import styles from './vacation.module.css';

function Highlights({ highlights }: Pick<Destination, 'highlights'>) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.block} aria-labelledby="highlights-title">
      <h2 id="highlights-title">{t('vacation.highlights')}</h2>
      <ul className={styles.highlights}>
        {highlights.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ facts }: Pick<Destination, 'facts'>) {
  const { t } = useTranslation('content');
  return (
    <Card isPadded>
      <h2 className={styles.factsTitle}>{t('vacation.facts')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(`vacation.fact.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function DestinationGuide({
  destination: { body, facts, highlights },
}: {
  destination: Destination;
}) {
  const { t } = useTranslation('content');
  const text = (
    <Stack gap={8}>
      {body !== null && body !== '' && <RichText html={body} />}
      {highlights.length > 0 && <Highlights highlights={highlights} />}
    </Stack>
  );
  return facts.length === 0 ? (
    text
  ) : (
    <Columns main={text} side={<Facts facts={facts} />} sideLabel={t('vacation.facts')} />
  );
}

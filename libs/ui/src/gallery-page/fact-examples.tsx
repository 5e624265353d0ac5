import type { Language } from '@wayfare/domain';
import { BookingCard } from '../booking/booking-card';
import { Badge, Breadcrumbs, Card, DefinitionList, Disclosure, StarRating } from '../parts/display';
import { Columns, Inline, Stack } from '../parts/layout';
import { Price } from '../parts/price';
import { Heading, Text } from '../parts/text';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts';

interface Props {
  texts: GalleryTexts;
  language: Language;
  theme: string;
}

export function FactExamples({ texts, language, theme }: Props) {
  return (
    <>
      <Breadcrumbs
        label={`${texts.crumbs}, ${theme}`}
        crumbs={[
          { label: texts.home, href: '#' },
          { label: texts.spain, href: '#' },
          { label: 'Barcelona' },
        ]}
      />
      <Card as="article" className={styles.card}>
        <Heading level={4}>Casa Mar i Muntanya</Heading>
        <StarRating stars={4} label={texts.fourStars} />
        <Inline>
          <Badge tone="success">{texts.free}</Badge>
          <Badge tone="accent">{texts.demo}</Badge>
          <Badge tone="warning">{texts.lastYear}</Badge>
          <Badge tone="brand">{texts.nights}</Badge>
          <Badge>{texts.nights}</Badge>
        </Inline>
        <Inline align="baseline">
          <Price amount="1412.50" language={language} size="large" />
          <Price amount="1501.00" language={language} size="small" isStruck />
          <Text size="sm" tone="soft">
            {texts.total}
          </Text>
        </Inline>
      </Card>
      <BookingCard
        title="Casa Mar i Muntanya"
        status="pending"
        statusText={texts.waitsForHotel}
        actions={<span>{texts.disabled}</span>}
      >
        <p>{texts.nights}</p>
      </BookingCard>
      <Disclosure summary={texts.question}>
        <p>{texts.answer}</p>
      </Disclosure>
    </>
  );
}

export function LayoutExamples({ texts, language, theme }: Props) {
  return (
    <Columns
      sideLabel={`${texts.summaryLabel}, ${theme}`}
      main={
        <Stack>
          {(['4xl', '3xl', '2xl', 'xl', 'lg'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              {texts.main} {size}
            </Heading>
          ))}
          {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
            <Text key={size} size={size}>
              {texts.answer}
            </Text>
          ))}
        </Stack>
      }
      side={
        <Card className={styles.card}>
          <Heading level={4}>{texts.side}</Heading>
          <DefinitionList
            items={[
              {
                term: texts.nights,
                detail: <Price amount="412.50" language={language} size="small" />,
              },
              { term: texts.total, detail: <Price amount="412.50" language={language} /> },
            ]}
          />
        </Card>
      }
    />
  );
}

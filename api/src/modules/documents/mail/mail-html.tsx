import { Body, Button, Column, Container, Head, Heading, Html, Link, Preview, Row, Section as Block, Text } from '@react-email/components';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AmountRow, Fact, Section } from '../document-sections';
import { LOOK } from './mail-look';
import type { MailPage } from './mail-page';

function Keys({ keys }: { keys: readonly Fact[] }) {
  if (keys.length === 0) return null;
  return (
    <Row style={LOOK.keys}>
      {keys.map(({ label, value }) => (
        <Column key={label} style={LOOK.key}>
          <Text style={LOOK.keyLabel}>{label}</Text>
          <Text style={LOOK.keyValue}>{value}</Text>
        </Column>
      ))}
    </Row>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table style={LOOK.table} cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts.map(({ label, value, lines = [], note }, index) => (
          <tr key={index}>
            <th scope="row" style={LOOK.factLabel}>
              {label}
            </th>
            <td style={LOOK.factValue}>
              {[value, ...lines].join('\n')}
              {note === undefined ? null : <Text style={LOOK.note}>{note}</Text>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <table style={LOOK.table} cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(({ label, amount, weight }, index) => (
          <tr key={index}>
            <th scope="row" style={weight === 'total' ? LOOK.totalLabel : LOOK.rowLabel}>
              {label}
            </th>
            <td style={weight === 'total' ? LOOK.totalAmount : LOOK.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Paragraphs({ paragraphs, links }: Extract<Section, { kind: 'text' }>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={LOOK.paragraph}>
          {paragraph}
        </Text>
      ))}
      {links.map(({ label, href }) => (
        <Text key={href} style={LOOK.paragraph}>
          <Link href={href} style={LOOK.link}>
            {label}
          </Link>
        </Text>
      ))}
    </>
  );
}

function SectionContents({ section }: { section: Section }) {
  switch (section.kind) {
    case 'facts':
      return <Facts facts={section.facts} />;
    case 'amounts':
      return <Amounts rows={section.rows} />;
    case 'text':
      return <Paragraphs {...section} />;
  }
}

function MailFrame({ content }: { content: MailPage }) {
  const { tone, language, brand, demo, action } = content;
  return (
    <Html lang={language}>
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{content.preheader}</Preview>
      <Body style={LOOK.body}>
        <Container style={LOOK.container}>
          <Text style={LOOK.brand}>{brand}</Text>
          <Block style={{ ...LOOK.card, borderTop: `4px solid ${tone.text}` }}>
            {demo === null ? null : (
              <Block style={LOOK.demo}>
                <Text style={LOOK.demoText}>
                  <strong>{demo.label}</strong> · {demo.text}
                </Text>
              </Block>
            )}
            <Block style={LOOK.inner}>
              <Heading as="h1" style={{ ...LOOK.heading, color: tone.text }}>
                {content.heading}
              </Heading>
              <Text style={LOOK.paragraph}>{content.greeting}</Text>
              {content.paragraphs.map((paragraph) => (
                <Text key={paragraph} style={LOOK.paragraph}>
                  {paragraph}
                </Text>
              ))}
              {action === null ? null : (
                <Button href={action.href} style={LOOK.button}>
                  {action.label}
                </Button>
              )}
              <Keys keys={content.keys} />
              {content.sections.map((section, index) => (
                <Block key={index}>
                  <Heading as="h2" style={LOOK.title}>
                    {section.title}
                  </Heading>
                  <SectionContents section={section} />
                </Block>
              ))}
            </Block>
          </Block>
          <Text style={LOOK.footer}>{content.footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The mail as one page that loads nothing from anywhere. */
export function mailHtml(content: MailPage): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailFrame content={content} />)}`;
}

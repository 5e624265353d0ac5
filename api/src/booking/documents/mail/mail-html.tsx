import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section as Block } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AmountRow, Fact, Section } from '../document-sections';
import { DARK, LOOK } from './mail-look';
import type { MailPage } from './mail-page';

function Keys({ keys }: { keys: readonly Fact[] }) {
  if (keys.length === 0) return null;
  return (
    <table className="soft" style={LOOK.keys} cellPadding={0} cellSpacing={0}>
      <thead>
        <tr>
          {keys.map(({ label }) => (
            <th key={label} scope="col" className="muted" style={LOOK.keyLabel}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {keys.map(({ label, value }) => (
            <td key={label} className="text" style={LOOK.keyValue}>
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table style={LOOK.table} cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts.map(({ label, value, lines = [], note }, index) => (
          <tr key={index}>
            <th scope="row" className="muted line" style={LOOK.factLabel}>
              {label}
            </th>
            <td className="text line" style={LOOK.factValue}>
              {[value, ...lines].join('\n')}
              {note === undefined ? null : (
                <Text className="muted" style={LOOK.note}>
                  {note}
                </Text>
              )}
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
            <th
              scope="row"
              className="text line"
              style={weight === 'total' ? LOOK.totalLabel : LOOK.rowLabel}
            >
              {label}
            </th>
            <td className="text line" style={weight === 'total' ? LOOK.totalAmount : LOOK.amount}>
              {amount}
            </td>
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
        <Text key={paragraph} className="text" style={LOOK.paragraph}>
          {paragraph}
        </Text>
      ))}
      {links.map(({ label, href }) => (
        <Text key={href} className="text" style={LOOK.paragraph}>
          <Link href={href} className="brand" style={LOOK.link}>
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
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{content.preheader}</Preview>
      <Body className="page" style={LOOK.body}>
        <Container style={LOOK.container}>
          <Text className="brand" style={LOOK.brand}>
            {brand}
          </Text>
          <Block className="card" style={{ ...LOOK.card, borderTop: `4px solid ${tone.text}` }}>
            {demo === null ? null : (
              <Block className="demo" style={LOOK.demo}>
                <Text className="demo" style={LOOK.demoText}>
                  <strong>{demo.label}</strong> · {demo.text}
                </Text>
              </Block>
            )}
            <Block style={LOOK.inner}>
              <Heading as="h1" className="text" style={{ ...LOOK.heading, color: tone.text }}>
                {content.heading}
              </Heading>
              <Text className="text" style={LOOK.paragraph}>
                {content.greeting}
              </Text>
              {content.paragraphs.map((paragraph) => (
                <Text key={paragraph} className="text" style={LOOK.paragraph}>
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
                  <Heading as="h2" className="text" style={LOOK.title}>
                    {section.title}
                  </Heading>
                  <SectionContents section={section} />
                </Block>
              ))}
            </Block>
          </Block>
          <Text className="muted" style={LOOK.footer}>
            {content.footer}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function mailHtml(content: MailPage): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailFrame content={content} />)}`;
}

import type { Language } from '@wayfare/domain';
import type { ReactNode } from 'react';
import { ActionExamples, IconExamples } from './gallery-page/action-examples';
import { FactExamples, LayoutExamples } from './gallery-page/fact-examples';
import {
  ChoiceExamples,
  FieldExamples,
  StepExamples,
  TabExamples,
} from './gallery-page/field-examples';
import styles from './gallery-page/gallery.module.css';
import { galleryTexts, type GalleryTexts } from './gallery-page/gallery-texts';
import { LaterExamples } from './gallery-page/later-examples';
import { LoadingExamples, MessageExamples } from './gallery-page/message-examples';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface AllComponentsProps {
  language: Language;
  texts: GalleryTexts;
  /** tells the landmarks of both themes apart */
  theme: string;
}

function AllComponents({ language, texts, theme }: AllComponentsProps) {
  return (
    <>
      <Section title={texts.actions}>
        <ActionExamples texts={texts} />
      </Section>
      <Section title={texts.fields}>
        <FieldExamples texts={texts} />
      </Section>
      <Section title={texts.choices}>
        <ChoiceExamples texts={texts} />
      </Section>
      <Section title={texts.tabs}>
        <TabExamples texts={texts} />
      </Section>
      <Section title={texts.steps}>
        <StepExamples texts={texts} theme={theme} />
      </Section>
      <Section title={texts.facts}>
        <FactExamples texts={texts} language={language} theme={theme} />
      </Section>
      <Section title={texts.messages}>
        <MessageExamples texts={texts} />
      </Section>
      <Section title={texts.loading}>
        <LoadingExamples texts={texts} />
      </Section>
      <Section title={texts.layout}>
        <LayoutExamples texts={texts} language={language} theme={theme} />
      </Section>
      <Section title={texts.later}>
        <LaterExamples texts={texts} language={language} />
      </Section>
      <Section title={texts.icons}>
        <IconExamples />
      </Section>
    </>
  );
}

/** Every component in every state and theme; development only. */
export function DevGallery({ language }: { language: Language }) {
  const texts = galleryTexts(language);
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <div className={styles.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={styles.theme}>
            <h2>{texts[theme]}</h2>
            <AllComponents language={language} texts={texts} theme={texts[theme]} />
          </div>
        ))}
      </div>
    </>
  );
}

import { Disclosure, Stack } from '@wayfare/ui';
import { RichText } from '../../ui/rich-text/rich-text';
import type { Topic } from './help-filter';
import styles from './help.module.css';

/** The questions of one topic. The id stands inside, so that browsers open what an address names without our script. */
export function TopicSection({ topic: { id, title, questions } }: { topic: Topic }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={styles.topic}>
        {title}
      </h2>
      {questions.map((question) => (
        <Disclosure
          key={question.id}
          summary={<h3 className={styles.question}>{question.question}</h3>}
        >
          <div id={question.id} className={styles.answer}>
            <RichText html={question.answer ?? ''} />
          </div>
        </Disclosure>
      ))}
    </Stack>
  );
}

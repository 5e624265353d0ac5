import { Disclosure, Stack } from '@wayfare/ui';
import { RichText } from '../../ui/rich-text/rich-text';
import type { Topic } from './help-filter';
import styles from './help.module.css';

/** The id is inside `details`: browsers then open it for an address's hash without a script. */
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

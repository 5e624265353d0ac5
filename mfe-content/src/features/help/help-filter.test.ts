import { buildHelp } from '../../testing/text-pages';
import { answerText, matchTopics } from './help-filter';
import { structuredQuestions } from './structured-questions';

const { topics } = buildHelp();
const ALL = ['pay-how', 'refund-when', 'names'];

it.each([
  ['', ALL],
  ['   ', ALL],
  ['refund', ['refund-when']],
  ['REFUND', ['refund-when']],
  ['réfund', ['refund-when']],
  ['days working', ['refund-when']],
  ['refund card', []],
  ['changing', ['refund-when', 'names']],
  ['changing name', ['names']],
  ['href', []],
  ['bicycle', []],
])('finds by “%s” the questions with every word, in question, answer or topic: %j', (term, ids) => {
  expect(
    matchTopics(topics, term).flatMap(({ questions }) => questions.map(({ id }) => id)),
  ).toEqual(ids);
});

it('leaves out a topic without any', () => {
  expect(matchTopics(topics, 'refund').map(({ id }) => id)).toEqual(['changing']);
});

it.each([
  ['<p>By card.</p><p>Or at the bar.</p>', 'By card. Or at the bar.'],
  ['<ul><li>one</li><li>two &amp; three</li></ul>', 'one two & three'],
  ['one<br>two', 'one two'],
  [null, ''],
])('reads the answer %j as “%s”', (answer, text) => {
  expect(answerText({ id: 'x', question: 'x', answer })).toBe(text);
});

it('SEO tells search engines every question with its answer in plain words', () => {
  const { '@type': type, mainEntity } = structuredQuestions(buildHelp());
  expect(type).toBe('FAQPage');
  expect(mainEntity).toHaveLength(3);
  expect(mainEntity).toContainEqual({
    '@type': 'Question',
    name: 'When do I get my refund?',
    acceptedAnswer: { '@type': 'Answer', text: 'Within 5 to 10 working days.' },
  });
});

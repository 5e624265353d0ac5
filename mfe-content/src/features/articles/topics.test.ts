import { countTopics, readTopic } from './topics';

it.each([
  ['', null],
  ['topic=trains', 'trains'],
  ['topic=TRAINS', null],
  ['topic=politics', null],
  ['topic=coast&topic=food', 'coast'],
])('CNT-02 the index narrows %j to %j', (query, topic) => {
  expect(readTopic(new URLSearchParams(query))).toBe(topic);
});

it('CNT-02 counts the articles of each topic and leaves out topics without any', () => {
  expect(countTopics([{ topic: 'food' }, { topic: 'cities' }, { topic: 'food' }])).toEqual([
    { topic: 'cities', count: 1 },
    { topic: 'food', count: 2 },
  ]);
});

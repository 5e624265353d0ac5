import { listHeadings } from './headings';

it.each([
  [
    'the second and third level',
    '<h2 id="a">One</h2><p>x</p><h3 id="b">Two</h3><h4 id="c">Three</h4>',
    [
      ['a', 'One', 2],
      ['b', 'Two', 3],
    ],
  ],
  [
    'plain text of what has markup in it',
    '<h2 id="a">Bags &amp; <em>seats</em> &lt;3</h2>',
    [['a', 'Bags & seats <3', 2]],
  ],
  ['nothing that cannot be linked to', '<h2>No id</h2><h2 id="e"></h2>', []],
  ['headings over two lines', '<h2 id="a">One\ntwo</h2>', [['a', 'One\ntwo', 2]]],
])('CNT-19 a table of contents has %s', (_, html, headings) => {
  expect(listHeadings(html).map(({ id, text, level }) => [id, text, level])).toEqual(headings);
});

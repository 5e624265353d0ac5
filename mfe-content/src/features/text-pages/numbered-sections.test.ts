import { numberedSections } from './numbered-sections';

it.each([
  ['<p>No heading</p>', '<p>No heading</p>'],
  [
    '<h2 id="a">One</h2><p>x</p><h2 id="b">Two</h2>',
    '<h2 id="a">1. One</h2><p>x</p><h2 id="b">2. Two</h2>',
  ],
  [
    '<h2>One</h2><h3>In it</h3><h3>Too</h3><h2>Two</h2><h3>In it</h3>',
    '<h2>1. One</h2><h3>1.1 In it</h3><h3>1.2 Too</h3><h2>2. Two</h2><h3>2.1 In it</h3>',
  ],
  ['<h2>One</h2><h4>Small</h4><hr>', '<h2>1. One</h2><h4>Small</h4><hr>'],
])('CNT-17 numbers %s', (html, numbered) => {
  expect(numberedSections(html)).toBe(numbered);
});

import { screen, within } from '@testing-library/react';
import { openSite } from '../testing/open-site.fixture';

beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

const Find = () => <button type="button">Find things</button>;

it('the header shows what a vertical brings to its search, between the navigation and the languages', async () => {
  await openSite('/things', { headerSearch: Find });
  const header = within(screen.getByRole('banner'));
  const find = await header.findByRole('button', { name: 'Find things' });
  const follows = (first: Element, second: Element) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(header.getByRole('navigation'), find)).toBe(true);
  expect(follows(find, header.getByRole('list', { name: 'Language' }))).toBe(true);
});

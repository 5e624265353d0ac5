import { pushPageView } from './data-layer';

it('CNT-13 tells of a page by its path alone, beside what is there already', () => {
  window.dataLayer = ['before'];
  pushPageView({
    path: '/nl/hotels',
    title: 'Hotels | Wayfare',
    language: 'nl',
    vertical: 'hotels',
  });
  expect(window.dataLayer).toEqual([
    'before',
    {
      event: 'page_view',
      page_path: '/nl/hotels',
      page_title: 'Hotels | Wayfare',
      page_language: 'nl',
      page_vertical: 'hotels',
    },
  ]);
});

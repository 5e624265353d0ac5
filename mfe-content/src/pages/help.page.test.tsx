import { pageList } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, fill, renderRoute } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildHelp, pages } from '../testing/text-pages';

const scrolled = jest.fn();
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: scrolled }));
beforeEach(() => scrolled.mockClear());

const open = (path: string, help = buildHelp()) =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[pageList, pages(help)]]) });
const details = (id: string) => document.getElementById(id)?.closest('details');

describe('help', () => {
  it.each([
    [
      '/contact-customer-service',
      'E-mail',
      'Every day from 8:00 to 17:00, Amsterdam time',
      'Answered within 24 hours',
      '/contact',
    ],
    [
      '/nl/contact-klantenservice',
      'E-mail',
      'Elke dag van 8:00 tot 17:00 uur, Nederlandse tijd',
      'Antwoord binnen 24 uur',
      '/nl/contact',
    ],
  ])(
    'CNT-06 OQ-18 has questions by topic and every way to reach us with its hours at %s',
    async (path, mail, office, answer, form) => {
      const { view, head } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Help and customer service',
      );
      expect(head()).toMatchObject({
        title: 'Help',
        canonical: path,
        structured: [{ '@type': 'FAQPage' }],
      });
      expect(screen.getByRole('region', { name: 'Changing' })).toHaveTextContent(
        'When do I get my refund?',
      );
      const channels = within(
        screen.getByRole('region', {
          name: path.startsWith('/nl') ? 'Zo bereik je ons' : 'How to reach us',
        }),
      );
      expect(channels.getByRole('heading', { name: mail }).nextSibling).toHaveTextContent('24/7');
      expect(channels.getByRole('link', { name: 'support@wayfare.example' })).toHaveAttribute(
        'href',
        'mailto:support@wayfare.example',
      );
      expect(channels.getByText(office)).toBeVisible();
      expect(channels.getByText(answer)).toBeVisible();
      expect(channels.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        form,
      );
      await expectAccessible(view.container);
    },
  );

  it('opens and shows the answer that the address names', async () => {
    await open('/contact-customer-service#refund-when');
    expect(details('refund-when')).toHaveAttribute('open');
    expect(details('names')).not.toHaveAttribute('open');
    expect(scrolled.mock.instances).toEqual([details('refund-when')]);
  });

  it('opens the next answer that a link names', async () => {
    const { router } = await open('/contact-customer-service');
    expect(details('names')).not.toHaveAttribute('open');
    await act(() => router.navigate('/contact-customer-service#names'));
    expect(details('names')).toHaveAttribute('open');
  });

  it('leaves an address with an unknown name alone', async () => {
    await open('/contact-customer-service#no-such-question');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('narrows the questions while typing and says how many are left', async () => {
    const { user } = await open('/contact-customer-service');
    await fill(
      user,
      screen.getByRole('searchbox', { name: 'What is your question about?' }),
      'refund',
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 question found');
    expect(screen.getByText('When do I get my refund?')).toBeVisible();
    expect(screen.queryByText('How can I pay?')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Paying' })).not.toBeInTheDocument();
  });

  it('is no dead end when nothing is found', async () => {
    const { user } = await open('/contact-customer-service');
    await fill(user, screen.getByRole('searchbox'), 'bicycle');
    expect(screen.getByRole('status')).toHaveTextContent('0 questions found');
    expect(screen.getByRole('heading', { name: 'No question has these words' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(screen.getByText('How can I pay?')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leads to a person when the content service has no questions', async () => {
    await open('/contact-customer-service', buildHelp({ topics: [] }));
    expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all questions' })).not.toBeInTheDocument();
  });
});

describe('travel health', () => {
  it.each([
    ['/covid-19-faqs', 'Help', '/contact-customer-service'],
    ['/nl/covid-19-faqs', 'Hulp', '/nl/contact-klantenservice'],
  ])('CNT-08 has questions and the way back to help at %s', async (path, up, href) => {
    const { view, head, wire } = await open(
      path,
      buildHelp({ slug: 'travel-health', title: 'Travel health', metaTitle: null }),
    );
    expect(wire.requestsTo(pageList)).toMatchObject([{ 'filters[slug][$eq]': 'travel-health' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Travel health');
    expect(head()).toMatchObject({
      title: 'Travel health',
      structured: [{ '@type': 'FAQPage' }, { '@type': 'BreadcrumbList' }],
    });
    expect(screen.getByRole('link', { name: up })).toHaveAttribute('href', href);
    await expectAccessible(view.container);
  });
});

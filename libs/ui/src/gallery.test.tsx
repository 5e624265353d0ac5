import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery';

const messages = {
  title: 'Photos of Hotel Polder',
  showAll: (count: number) => `Show all ${count} photos`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close the photos',
  position: (current: number, count: number) => `${current} of ${count}`,
};
const images = Array.from({ length: 7 }, (_, index) => ({
  src: `/pictures/hotel-${index + 1}`,
  alt: `View ${index + 1}`,
}));

const open = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'Photos of Hotel Polder' });
};

describe('the gallery', () => {
  it('is in the page of the server: one large and four small pictures that link to themselves', () => {
    document.body.innerHTML = renderToString(
      <Gallery images={images} language="en" messages={messages} />,
    );
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'View 1',
      'View 2',
      'View 3',
      'View 4',
      'View 5',
    ]);
    expect(screen.getByRole('link', { name: 'View 3' })).toHaveAttribute(
      'href',
      '/pictures/hotel-3/1280.webp',
    );
    expect(screen.getByAltText('View 1')).toHaveAttribute(
      'srcset',
      '/pictures/hotel-1/320.webp 320w, /pictures/hotel-1/640.webp 640w, /pictures/hotel-1/1280.webp 1280w',
    );
    document.body.innerHTML = '';
  });

  it('opens the large view at the picture that was chosen, with every picture in it', async () => {
    render(<Gallery images={images} language="en" messages={messages} />);
    const dialog = await open('View 3');
    expect(within(dialog).getByRole('img', { name: 'View 3' })).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('3 of 7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('4 of 7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous photo' }));
    expect(within(dialog).getByRole('img', { name: 'View 3' })).toBeVisible();
  });

  it.each([
    ['{ArrowRight}', '2 of 7'],
    ['{ArrowLeft}', '7 of 7'],
    ['{End}', '7 of 7'],
    ['{End}{ArrowRight}', '1 of 7'],
    ['{End}{Home}', '1 of 7'],
  ])('goes on with %s from the first picture', async (keys, position) => {
    render(<Gallery images={images} language="en" messages={messages} />);
    const dialog = await open('Show all 7 photos');
    await userEvent.keyboard(keys);
    expect(within(dialog).getByRole('status')).toHaveTextContent(position);
  });

  it.each(['{Escape}', 'the button'])(
    'closes with %s and gives the focus back to the picture',
    async (way) => {
      render(<Gallery images={images} language="en" messages={messages} />);
      const dialog = await open('View 2');
      if (way === 'the button')
        await userEvent.click(within(dialog).getByRole('button', { name: 'Close the photos' }));
      else await userEvent.keyboard(way);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('link', { name: 'View 2' })).toHaveFocus());
    },
  );

  it('has no accessibility faults, neither in the page nor in the large view', async () => {
    const { container } = render(<Gallery images={images} language="en" messages={messages} />);
    expect((await axe(container)).violations).toEqual([]);
    expect((await axe(await open('View 1'))).violations).toEqual([]);
  });
});

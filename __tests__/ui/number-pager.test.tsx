import { fireEvent, render, screen, within } from '@testing-library/react';
import { NumberPager, PAGE_SIZE, PAGE_SIZES } from '@/components/ui/number-pager';
import { pageNumbers } from '@/components/ui/page-numbers';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('on page %p of %p the pager shows %p (VIEW-01)', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

test('pages are gone to by number and to either side, and their size chosen (VIEW-01, VIEW-02)', () => {
  const [onPage, onSize] = [jest.fn(), jest.fn()];
  const words = { pages: 'Pages', page: (at: number) => `Page ${at}`, previous: 'Back', next: 'On', perPage: 'A page' };
  render(<NumberPager page={2} count={31} size={PAGE_SIZE} {...{ words, onPage, onSize }} />);
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Page 4', 'Back', 'On']) fireEvent.click(pager.getByRole('button', { name }));
  expect(onPage.mock.calls).toEqual([[4], [1], [3]]);
  expect([PAGE_SIZE, ...pager.getAllByRole('option').map(({ textContent }) => Number(textContent))]).toEqual([
    10,
    ...PAGE_SIZES,
  ]);
  fireEvent.change(pager.getByRole('combobox', { name: 'A page' }), { target: { value: '5' } });
  expect(onSize).toHaveBeenCalledWith(5);
});

test('there is no way before the first page and behind the last', () => {
  const words = { pages: 'Pages', page: String, previous: 'Back', next: 'On', perPage: 'A page' };
  render(<NumberPager page={1} count={3} size={3} words={words} onPage={() => {}} onSize={() => {}} />);
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'On' })).toBeDisabled();
});

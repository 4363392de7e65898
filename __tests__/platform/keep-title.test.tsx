import { act, render } from '@testing-library/react';
import { keepTitle } from '@/lib/client/keep-title';

/** What a link leads to: its heading, and its title once that has come. */
const page = (heading: string, title = '') => (
  <>
    {title && <title>{title}</title>}
    <h1>{heading}</h1>
  </>
);

test('a page whose title is on its way is named by its heading, and by its title alone after', async () => {
  keepTitle();
  const { rerender } = render(page('Leave', 'Leave · Tarnbrook'));
  const show = (next: ReturnType<typeof page>) => act(async () => rerender(next));
  expect(document.title).toBe('Leave · Tarnbrook');
  await show(page('Parental leave'));
  expect(document.title).toBe('Parental leave');
  await show(page('Parental leave', 'Parental leave · Tarnbrook'));
  expect(document.title).toBe('Parental leave · Tarnbrook');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  await show(page('Leave'));
  expect(document.title).toBe('Leave');
});

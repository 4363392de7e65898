import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LongText } from '@/components/helpdesk/conversation/long-text';
import { renderWithMessages } from '../../render-with-messages';

const show = (html: string) => renderWithMessages(<LongText html={html} />);
const more = () => screen.queryByRole('button', { name: 'Read more' });

test.each([
  ['500 letters', 'a'.repeat(500)],
  ['500 letters in markup', `<p><b>${'a'.repeat(500)}</b></p>`],
  ['500 signs that HTML writes longer', '&amp;'.repeat(500)],
  ['500 birds, each of two code units', '🐦'.repeat(500)],
])('%s are not cut (TMSG-07)', async (_, html) => {
  show(html);
  expect(await screen.findByText(/./)).toBeInTheDocument();
  expect(more()).not.toBeInTheDocument();
});

test.each([
  ['501 letters', 'a'.repeat(501)],
  ['250 letters, a line break and 250 letters', `${'a'.repeat(250)}<br>${'a'.repeat(250)}`],
])('%s are cut after 500 (TMSG-05)', (_, html) => {
  show(html);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  const cut = document.querySelector('p')?.textContent ?? '';
  expect([...cut]).toHaveLength(501);
  expect(cut.endsWith('…')).toBe(true);
});

test('a long message is read whole with its markup, and folded again (TMSG-05, TMSG-06)', async () => {
  show(`${'word '.repeat(120)}<b>the end</b>`);
  expect(screen.queryByText('the end')).not.toBeInTheDocument();
  await userEvent.click(more()!);
  expect((await screen.findByText('the end')).tagName).toBe('B');
  await userEvent.click(screen.getByRole('button', { name: 'Read less' }));
  expect(screen.queryByText('the end')).not.toBeInTheDocument();
  expect(more()).toBeInTheDocument();
});

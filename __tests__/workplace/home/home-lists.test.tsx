import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { HomeList } from '@/components/workplace/home/lists/home-list';
import { logoSizeOf } from '@/components/workplace/shell/read-person';
import messages from '@/messages/en/home.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: { home: messages }, namespace: 'home' }),
}));
jest.mock('@/lib/bff/upstream/call-hr', () => ({ tryCallHr: jest.fn() }));

const list = (rows: string[] | null) =>
  HomeList({
    id: 'list',
    title: 'Good to know',
    rows: rows && rows.map((row) => <li key={row}>{row}</li>),
    empty: 'Nothing new.',
    icon: null,
  });

test('a list shows its first five rows', async () => {
  render(await list(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each([
  [[], 'Nothing new.'],
  [null, 'This list cannot be shown right now.'],
])('a list that is empty or missing says so in words (%#)', async (rows, text) => {
  render(await list(rows));
  expect(screen.getByRole('region', { name: 'Good to know' })).toHaveTextContent(text);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test.each([
  [null, null, null],
  [120, null, null],
  [120, 40, { width: 120, height: 40 }],
  [null, 40, { width: 40, height: 40 }],
  [4000, 4000, { width: 160, height: 48 }],
])('a logo of %s by %s takes %j (SHL-24)', (logo_width, logo_height, size) => {
  expect(logoSizeOf({ logo_width, logo_height })).toEqual(size);
});

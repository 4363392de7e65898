import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageChoice } from '@/components/workplace/shell/header/language-choice';
import { ThemeChoice } from '@/components/workplace/shell/header/theme-choice';
import { renderWithMessages } from '../../render-with-messages';

test('dark is shown at once and remembered', async () => {
  renderWithMessages(<ThemeChoice initial="system" />);
  expect(screen.getByRole('button', { name: 'Same as device' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(decodeURIComponent(document.cookie)).toContain('LayoutConfig={"theme":"dark"}');
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
});

test('languages show their own names, link without scripts, else save by call', async () => {
  const send = jest.fn(async (...sent: [string, RequestInit]) => {
    expect(sent[0]).toBe('/api/hr/setLanguage');
    return { ok: false, status: 502, json: async () => ({}) } as Response;
  });
  global.fetch = send as unknown as typeof fetch;
  render(<LanguageChoice current="en" />);
  const german = screen.getByRole('link', { name: 'Deutsch' });
  expect(german).toHaveAttribute('href', '?lang=de');
  expect(german).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');

  german.setAttribute('href', '#lang=de');
  await act(async () => german.click());
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({ Language: 'de' });
  expect(location.hash).toBe('#lang=de');
});

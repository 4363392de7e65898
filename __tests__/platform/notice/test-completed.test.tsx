import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { TestCompleted } from '@/components/platform/notice/test-completed';
import messages from '@/messages/en/notice.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: { notice: messages }, namespace: 'notice' }),
}));

test('whoever has completed a test is congratulated, and goes on from there (VIEW-10)', async () => {
  render(await TestCompleted({ test: 'Information security', actions: <button type="button">Go to home</button> }));
  expect(screen.getByRole('heading', { level: 1, name: 'Congratulations' })).toBeInTheDocument();
  expect(screen.getByText('You have completed “Information security”.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go to home' })).toBeInTheDocument();
});

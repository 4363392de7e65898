import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import type { ComponentProps } from 'react';
import { ProfileFacts } from '@/components/profile/overview/profile-facts';
import messages from '@/messages/de/profile.json';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'de',
  getTranslations: async () =>
    createTranslator({ locale: 'de', messages: { profile: messages }, namespace: 'profile' }),
}));

test('the days of the record carry the month in the language', async () => {
  const record = { IsWhole: true, DateOfJoin: '03-May-2019', Exit_on: '05-Mar-2025' };
  const counts = [['As Admin Manager', '0 people']] as const;
  render(await ProfileFacts({ record: record as ComponentProps<typeof ProfileFacts>['record'], counts }));
  expect(screen.getByText('As Admin Manager').nextElementSibling).toHaveTextContent('0 people');
  expect(screen.getByText(messages.joined).nextElementSibling).toHaveTextContent('03.05.2019');
  expect(screen.getByText(messages.left).nextElementSibling).toHaveTextContent('05.03.2025');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppCard } from '@/components/access/second-factor/app/app-card';
import { FirstFactor } from '@/components/access/second-factor/first-factor';
import { answerCalls, refusal } from '../../changes/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));

test('the recovery codes of a first app stand alone, without the way to a passkey', async () => {
  const sent = answerCalls({ 'add-authenticator': { next: '/', told: ['abcd-efgh'] } });
  renderWithMessages(<FirstFactor offer="sealed">The steps</FirstFactor>);
  await userEvent.type(screen.getByLabelText('Code from the new app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Add the app' }));
  expect(await screen.findByText('abcd-efgh')).toBeVisible();
  expect(screen.getByText(/^The app is added/)).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Your recovery codes']);
  expect(sent.of('add-authenticator')).toEqual([{ Offer: 'sealed', OTP: '123456', CurrentOTP: '' }]);
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(router.refresh).toHaveBeenCalled();
});

test.each([
  [
    true,
    'Code from your present app, or a recovery code',
    /^This code is wrong or was used already\. Wait for the app/,
  ],
  [false, 'Recovery code', 'This recovery code is wrong or was used already.'],
])('a refused code is told by what can be typed (with an app: %p)', async (hasApp, label, text) => {
  const factors = { hasApp, hasPasskey: !hasApp };
  answerCalls({ 'remove-authenticator': refusal('invalid', '', [{ path: 'OTP', message: 'wrong' }]) });
  renderWithMessages(<AppCard added="" used="" required="" factors={factors} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.type(await screen.findByLabelText(label), 'abcd-efgh');
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
  expect(await screen.findByText(text)).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscriptionList } from '@/components/workplace/mails/subscription-list';
import { answerCalls } from '../../helpdesk/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

const subscription = (TemplateCode: string, GroupName: string) => ({
  TemplateCode,
  GroupName,
  TemplateName: `Mail ${TemplateCode}`,
  Description: 'Sent at times',
  IsSubscribed: true,
});

function show(answers: Record<string, unknown> = { saveMailSubscription: {} }) {
  const calls = answerCalls(answers);
  const subscriptions = [subscription('a', 'Home'), subscription('b', 'Home'), subscription('c', 'Tickets')];
  renderWithMessages(<SubscriptionList subscriptions={subscriptions} />);
  return calls;
}

const chooser = (name: string) => screen.getByRole('switch', { name });

test('a switch acts at once, and what is chosen is saved in the order of choosing', async () => {
  const { of } = show();
  await userEvent.click(chooser('Mail a'));
  await userEvent.click(chooser('Mail a'));
  await userEvent.click(chooser('Mail c'));
  expect(chooser('Mail a')).toHaveAttribute('aria-checked', 'true');
  expect(chooser('Mail c')).toHaveAttribute('aria-checked', 'false');
  expect(of('saveMailSubscription').map(({ request }) => request)).toEqual([
    { TemplateCode: 'a', IsSubscribed: false },
    { TemplateCode: 'a', IsSubscribed: true },
    { TemplateCode: 'c', IsSubscribed: false },
  ]);
});

test('mails stand under the names of their groups, each once', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Tickets',
  ]);
});

test('a choice that is refused is taken back, and the reader is told why', async () => {
  show({ saveMailSubscription: { code: 'not_found', message: 'Gone', requestId: 'r' } });
  await userEvent.click(chooser('Mail b'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(chooser('Mail b')).toHaveAttribute('aria-checked', 'true');
});

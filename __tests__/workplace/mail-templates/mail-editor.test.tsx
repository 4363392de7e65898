import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { MailEditor } from '@/components/workplace/mail-templates/editor/mail-editor';
import type { ReplyFor } from '@/lib/contract/all';
import { languages } from '@/lib/contract/platform/languages';
import { answerCalls } from '../../helpdesk/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const builtIn = (Language: (typeof languages)[number]) => ({
  Language,
  State: 'builtIn' as const,
  Subject: `{code} (${Language})`,
  TemplateContent: '<p>{code}</p>',
  Revision: 0,
  ChangedAt: '',
  ChangedBy: '',
});

const template: ReplyFor<'getMailTemplate'> = {
  TemplateCode: 'account-oneTimeCode',
  GroupName: 'Account',
  TemplateName: 'Code',
  Description: 'Sent at sign-in',
  Texts: ['en' as const, 'de' as const].map(builtIn),
};
const placeholder = { GroupName: 'Account', Kind: 'text' as const, Example: '', IsRequired: false };
const placeholders = [
  { ...placeholder, PlaceHolderField: 'code', Description: 'The code', IsRequired: true },
  { ...placeholder, PlaceHolderField: 'name', Description: 'The name' },
];

const own = {
  ...builtIn('en'),
  State: 'own' as const,
  Revision: 1,
  ChangedAt: '2026-03-18T06:30:00Z',
  ChangedBy: 'Sofia',
};

function show(part: Partial<ReplyFor<'getMailTemplate'>> = {}, answers: object = {}) {
  const calls = answerCalls({
    saveMailText: own,
    restoreMailText: builtIn('en'),
    sendTestMail: { MailID: 'sofia@example.com' },
    listMailImages: [],
    listMailImageCategories: [],
    listTemplateContents: [
      { TemplateName: 'Code', Language: 'en', State: 'builtIn', TemplateContent: '<p>Built-in {code}</p>' },
    ],
    ...answers,
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MailEditor template={{ ...template, ...part }} placeholders={placeholders} />
    </SWRConfig>,
  );
  return calls;
}

const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const subject = () => screen.getByRole('textbox', { name: 'Subject' });

test('a placeholder that is pressed stands in the subject where somebody wrote last', async () => {
  const { of } = show();
  await userEvent.type(subject(), ' for ');
  await press(/\{name\}/);
  expect(subject()).toHaveValue('{code} (en) for {name}');
  await press('Save');
  expect(of('saveMailText').map(({ request }) => request)).toEqual([
    {
      TemplateCode: 'account-oneTimeCode',
      Language: 'en',
      Revision: 0,
      Subject: '{code} (en) for {name}',
      TemplateContent: '<p>{code}</p>',
    },
  ]);
  expect(await screen.findByText('Own words')).toBeVisible();
});

test('the panels of pictures and of templates are never open together', async () => {
  show();
  const images = screen.getByRole('button', { name: 'Insert Image' });
  const templates = screen.getByRole('button', { name: 'Choose Template' });
  await userEvent.click(images);
  expect(screen.getByRole('tab', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(templates);
  expect([images, templates].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(screen.queryByRole('tab', { name: 'Images' })).not.toBeInTheDocument();
  await userEvent.click(images);
  expect([images, templates].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await userEvent.click(images);
  expect(screen.getByRole('tab', { name: 'Place Holder' })).toHaveAttribute('aria-selected', 'true');
});

test('what is chosen as a template takes the place of the text and is not saved yet', async () => {
  const { of } = show();
  await press('Choose Template');
  await userEvent.click(await screen.findByRole('button', { name: /Built-in words/ }));
  expect(await screen.findByText('Built-in {code}')).toBeVisible();
  expect(of('saveMailText')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a text that lacks its code is refused at the text, in words, and nothing is lost', async () => {
  const issues = [{ path: 'TemplateContent.code', message: 'missing_placeholder' }];
  const refusal = { code: 'invalid', message: '', requestId: '1', issues };
  show({}, { saveMailText: refusal });
  await userEvent.type(subject(), '!');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('This mail cannot do without {code}.');
  expect(subject()).toHaveValue('{code} (en)!');
});

test('own words can be brought back to the built-in ones, after a question', async () => {
  const { of } = show({ Texts: [own, builtIn('de')] });
  expect(screen.getByText(/Sofia, /)).toBeVisible();
  await press('Restore built-in words');
  const dialog = await screen.findByRole('dialog', { name: 'Bring the built-in words back?' });
  await press('Restore built-in words', dialog);
  expect(of('restoreMailText').map(({ request }) => request)).toEqual([
    { TemplateCode: 'account-oneTimeCode', Language: 'en', Revision: 1 },
  ]);
  expect(await screen.findByText('Built-in words')).toBeVisible();
});

test('what is written in two languages is saved in both', async () => {
  const { of } = show();
  await userEvent.type(subject(), '!');
  await userEvent.click(screen.getByRole('tab', { name: 'Deutsch' }));
  await userEvent.type(subject(), '?');
  await press('Save');
  expect(of('saveMailText').map(({ request }) => [request.Language, request.Subject])).toEqual([
    ['en', '{code} (en)!'],
    ['de', '{code} (de)?'],
  ]);
});

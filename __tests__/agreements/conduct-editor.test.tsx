import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ConductEditor } from '@/components/agreements/admin/editor/conduct-editor';
import { EMPTY_VALUES } from '@/components/agreements/admin/editor/conduct-values';
import { answerCalls } from '../helpdesk/answer-calls';
import { renderWithMessages } from '../render-with-messages';

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const draft = {
  ConductCode: 'conduct-1',
  Series: 'series-1',
  Version: 1,
  Title: 'Travel rules',
  State: 'draft',
  Form: 'text',
  PublishedAt: '',
  Asked: 7,
  Accepted: 0,
};

function show(place = { code: '', series: '' }) {
  const calls = answerCalls({ saveConduct: draft, publishConduct: { ...draft, State: 'current' } });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ConductEditor
        draftKey={place}
        saved={{ ...EMPTY_VALUES, texts: { en: { title: 'Travel rules', content: '', agreeText: '' } } }}
        choices={{ Units: [], Locations: [], Sections: [] }}
        today="2026-03-05"
      />
    </SWRConfig>,
  );
  return calls;
}

const press = async (name: string, area: HTMLElement = document.body) =>
  userEvent.click(await within(area).findByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Publish version 1?' });

beforeEach(() => jest.clearAllMocks());

test('publishing an agreement that is not saved yet saves it and asks at once, on the same page', async () => {
  const { of } = show();
  await press('Publish');
  const dialog = await question();
  expect(dialog).toHaveTextContent('People who will be asked at their next sign-in: 7.');
  expect(router.replace).not.toHaveBeenCalled();
  await press('Publish', dialog);
  expect(of('publishConduct').map(({ request }) => request.ConductCode)).toEqual(['conduct-1']);
  expect(router.replace.mock.calls).toEqual([['/process/conductsetup/key/conduct-1']]);
});

test('whoever does not publish it after all goes on at the page of the draft that was saved', async () => {
  const { of } = show();
  await press('Publish');
  await press('Cancel', await question());
  expect(router.replace.mock.calls).toEqual([['/process/conductsetup/key/conduct-1']]);
  expect(of('publishConduct')).toEqual([]);
});

test('what is saved once more before that page is there is the same draft', async () => {
  const { of } = show();
  await press('Publish');
  await press('Cancel', await question());
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' of 2026');
  await press('Save draft');
  expect(of('saveConduct').map(({ request }) => request.ConductCode)).toEqual(['', 'conduct-1']);
});

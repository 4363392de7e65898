import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { BenefitSection } from '@/components/profile/benefit/benefit-section';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import type { SectionHeader } from '@/components/profile/read/section-data';
import { answerCalls } from '../helpdesk/answer-calls';
import { renderWithMessages } from '../render-with-messages';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, back: jest.fn() }) }));
// jsdom has nothing to digest with.
jest.mock('@/lib/client/call/intent-key', () => ({ intentKey: async () => 'key' }));

const header = {
  ...{ StatusCode: '', StatusName: '', LastModifiedDate: '', Comments: '', EditFlag: true, Access: 'propose' },
  ...{ Hidden: 0, SectionInfo: { SectionName: 'Benefit nominees', SectionCode: 35, Master: true } },
} as unknown as SectionHeader;

const option = (Benefit_Code: number, Benefit_Name: string, more: object = {}) => ({
  ...{ Benefit_Code, Benefit_Name, IsActive: true, ShareEnable: true, ShareCaption: 'Share' },
  ...{ AddressEnable: false, AddressCaption: 'Pay to', AddressMandatory: false },
  ...more,
});
const detail = (Benefit_Code: number, more: object = {}) => ({
  ...{ Benefit_Code, Nominee: '', Percentage: '', Address: '', OthersPercentage: 0 },
  ...{ RowVersion: '', Waits: '', EditFlag: true },
  ...more,
});

const relatives = [
  { Family_Code: 'meera', Name: 'Meera', Relation: 'Mother' },
  { Family_Code: 'arun', Name: 'Arun', Relation: 'Father' },
];
const options = [
  option(1, 'Fund'),
  option(2, 'Insurance', { AddressEnable: true, AddressMandatory: true }),
  option(3, 'Medal', { ShareEnable: false }),
];
const details = [detail(1, { OthersPercentage: 60, RowVersion: 'v1' }), detail(2), detail(3)];

async function open(answers: Record<string, unknown> = {}, onChanged = jest.fn(async () => undefined)) {
  const asked = answerCalls({
    listBenefitOptions: options,
    listRelatives: relatives,
    listBenefitDetails: details,
    saveBenefits: [],
    ...answers,
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <BenefitSection place={{ SectionCode: 35, ChillCode: '' }} header={header} onChanged={onChanged} onNext={null} />
    </SWRConfig>,
  );
  // The draft has been asked for.
  await act(async () => undefined);
  return { ...asked, onChanged };
}

const block = (name: string) => screen.findByRole('group', { name });
const choose = async (relative: string) => {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Relation' }), relative);
  await act(async () => undefined);
};
const nameFor = async (benefit: string) =>
  userEvent.click(within(await block(benefit)).getByRole('radio', { name: 'Yes' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const said = () => snackbarStore.read().map(({ tone, text, duration }) => [tone, text, duration]);

afterEach(() => {
  act(closeAllSnackbars);
  jest.clearAllMocks();
});

test('each benefit is a block with what it asks for (BENF-01, 08, 09)', async () => {
  await open();
  await choose('Meera (Mother)');
  expect(within(await block('Fund')).queryByRole('textbox', { name: 'Share' })).toBeNull();
  await nameFor('Fund');
  expect(within(await block('Fund')).getByRole('textbox', { name: 'Share' })).toBeVisible();
  expect(within(await block('Fund')).queryByRole('textbox', { name: 'Pay to' })).toBeNull();
  await nameFor('Insurance');
  expect(within(await block('Insurance')).getByRole('textbox', { name: 'Pay to' })).toBeVisible();
  for (const mandatory of ['Relation', 'Pay to'])
    expect(screen.getByText(mandatory)).toHaveTextContent(`${mandatory} *`);
  await nameFor('Medal');
  expect(within(await block('Medal')).queryByRole('textbox')).toBeNull();
});

test('what is left follows each key, and says by how much it is too much', async () => {
  await open();
  await choose('Meera (Mother)');
  await nameFor('Fund');
  const fund = await block('Fund');
  expect(within(fund).getByRole('status')).toHaveTextContent('40% left');
  await userEvent.type(within(fund).getByRole('textbox', { name: 'Share' }), '12.5');
  expect(within(fund).getByRole('status')).toHaveTextContent('27.5% left');
  await userEvent.clear(within(fund).getByRole('textbox', { name: 'Share' }));
  await userEvent.type(within(fund).getByRole('textbox', { name: 'Share' }), '50');
  expect(within(fund).getByRole('status')).toHaveTextContent('10% too much');
});

test('nothing is sent without relation, share and address (BENF-06, 07, 10)', async () => {
  const asked = await open();
  await nameFor('Fund');
  await nameFor('Insurance');
  await save();
  expect(await screen.findByText('Relation is required')).toBeVisible();
  expect(screen.getAllByText('Share is required')).toHaveLength(2);
  expect(screen.getByText('Pay to is required')).toBeVisible();
  expect(asked.of('saveBenefits')).toEqual([]);
});

test('more than is left is refused before it is sent', async () => {
  const asked = await open();
  await choose('Meera (Mother)');
  await nameFor('Fund');
  await userEvent.type(within(await block('Fund')).getByRole('textbox', { name: 'Share' }), '41');
  await save();
  expect(await screen.findByText('The shares of a benefit cannot add up to more than 100%')).toBeVisible();
  expect(asked.of('saveBenefits')).toEqual([]);
});

test('Save sends an entry for each benefit, and says so for two seconds (BENF-11, BENF-12)', async () => {
  const asked = await open();
  await choose('Arun (Father)');
  await nameFor('Fund');
  await userEvent.type(within(await block('Fund')).getByRole('textbox', { name: 'Share' }), '40');
  await save();
  await waitFor(() => expect(said()).toEqual([['success', 'Benefit nominees Updated Successfully', 2000]]));
  const of = { UserCode: '', Family_Code: 'arun', Address: '' };
  expect(asked.of('saveBenefits')[0]?.request).toEqual({
    Entries: [
      { ...of, Benefit_Code: 1, FNominee: 'Yes', Percentage: '40', RowVersion: 'v1' },
      { ...of, Benefit_Code: 2, FNominee: 'No', Percentage: '', RowVersion: '' },
      { ...of, Benefit_Code: 3, FNominee: 'No', Percentage: '', RowVersion: '' },
    ],
  });
  expect(asked.onChanged).toHaveBeenCalled();
});

test('what the HR API refuses is shown at its field, and what others have is read anew', async () => {
  const refusal = { code: 'invalid', message: '', issues: [{ path: 'Entries.0.Percentage', message: 'shares' }] };
  const asked = await open({ saveBenefits: refusal });
  await choose('Meera (Mother)');
  await nameFor('Fund');
  await userEvent.type(within(await block('Fund')).getByRole('textbox', { name: 'Share' }), '30');
  const before = asked.of('listBenefitDetails').length;
  await save();
  expect(await screen.findByText('The shares of a benefit cannot add up to more than 100%')).toBeVisible();
  expect(within(await block('Fund')).getByRole('textbox', { name: 'Share' })).toHaveValue('30');
  expect(asked.of('listBenefitDetails').length).toBeGreaterThan(before);
});

test('what waits for somebody else’s decision is shown and cannot be changed', async () => {
  await open({
    listBenefitDetails: [detail(1, { Nominee: 'Yes', Percentage: '10', Waits: 'change', EditFlag: false })],
  });
  await choose('Meera (Mother)');
  const fund = await block('Fund');
  expect(within(fund).getByText('Waiting for approval')).toBeVisible();
  expect(within(fund).getByRole('radio', { name: 'No' })).toBeDisabled();
  expect(within(fund).getByRole('textbox', { name: 'Share' })).toHaveAttribute('readonly');
});

test('whoever has entered no relatives is led to where they are entered', async () => {
  await open({ listRelatives: [] });
  expect(await screen.findByRole('link', { name: 'Enter relatives' })).toHaveAttribute(
    'href',
    '/ecenter/essprofileedit/section/5',
  );
});

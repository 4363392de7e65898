import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { ChecklistRow } from '@/components/profile/checklist/checklist-row';
import { isDone } from '@/components/profile/checklist/is-done';
import type { ReplyFor } from '@/lib/contract/all';
import messages from '@/messages/en/checklist.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async () =>
    createTranslator({ locale: 'en', messages: { checklist: messages }, namespace: 'checklist' }),
}));

type Entry = ReplyFor<'listChecklist'>[number];

const entry: Entry = {
  ...{ SectionCode: 8, SectionName: 'Bank account', SectionImage: 'bank', EditFlag: true, Asked: 5, Filled: 3 },
  ...{ LinkInfo: 'ecenter/profilesave/dynamicadd/profilebank', Missing: ['IFSC', 'Branch'] },
  ...{ StatusCode: '', StatusName: '', LastModifiedDate: '' },
};

const show = async (more: Partial<Entry> = {}, cardKey?: string) =>
  render(await ChecklistRow({ entry: { ...entry, ...more }, cardKey }));

test('a row names what is missing and leads to where it is entered (NAV-12, NAV-13, Q16)', async () => {
  const { unmount } = await show();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ecenter/essprofileedit/section/8');
  expect(screen.getByText('Missing: IFSC, Branch')).toBeInTheDocument();
  expect(screen.getByText('3 of 5')).toBeInTheDocument();
  unmount();
  await show({}, 'key-1');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ecenter/profileedit/key/key-1/section/8');
});

test('of much that is missing six are named, and how many more there are', async () => {
  await show({ Missing: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], Asked: 9, Filled: 1 });
  expect(screen.getByText('Missing: A, B, C, D, E, F and 2 more')).toBeInTheDocument();
});

test.each([
  ['who may not fill it in', { EditFlag: false }],
  ['a section whose page is not there yet', { LinkInfo: '/ecenter/documentmanager' }],
])('for %s there is no way to it', async (_, more) => {
  await show(more);
  expect(screen.getByText('Bank account')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('complete is what asks for nothing more and was not rejected', () => {
  expect(isDone({ ...entry, Filled: 5, StatusCode: 'approved' })).toBe(true);
  expect(isDone({ ...entry, Filled: 5, StatusCode: 'rejected' })).toBe(false);
  expect(isDone(entry)).toBe(false);
});

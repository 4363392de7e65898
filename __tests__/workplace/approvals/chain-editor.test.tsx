import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ChainEditor } from '@/components/workplace/approvals/chains/editor/chain-editor';
import type { ChainChoices } from '@/components/workplace/approvals/chains/chain-texts';
import { newChain, valuesOf } from '@/components/workplace/approvals/chains/editor/chain-values';
import { OpenApprovals } from '@/components/workplace/approvals/chains/moving/open-approvals';
import { sectionAmong } from '@/components/workplace/approvals/chains/section-among';
import { WhoDecides } from '@/components/workplace/approvals/chains/trial/who-decides';
import type { Leader } from '@/lib/contract/workplace/approvals/limits';
import { renderWithMessages } from '../../render-with-messages';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));

const field = (Code: string, Name: string, HiddenFrom: Leader[] = []) => ({ Code, Name, HiddenFrom });
const choices: ChainChoices = {
  Kinds: [
    {
      Kind: 'profile-section',
      Name: 'Profile section',
      SetupLink: 'process/profilesetup',
      Sections: [
        { Code: '3', Name: 'Bank', Fields: [field('iban', 'Account number', ['manager'])] },
        { Code: '4', Name: 'Address', Fields: [field('city', 'City'), field('home', 'Phone at home', ['manager'])] },
      ],
    },
  ],
  Roles: [{ RoleCode: 23, Name: 'Administrator' }],
  Units: [
    { Code: 'all', Name: 'Corporate', Depth: 0 },
    { Code: 'instruments', Name: 'Instruments', Depth: 1 },
  ],
};
const person = { ChillCode: 'c1', Name: 'Ananya Rao', Empid: 'E1001', Business_Name: 'Instruments', HasPhoto: false };
const tried = {
  ChainCode: '',
  ChainName: '',
  IsDraft: true,
  Steps: [
    {
      Needs: 'any',
      IsFallback: true,
      Approvers: [
        { Name: 'Sofía Herrera', Empid: 'E1004', HasPhoto: false, ChillCode: '', Via: 'hr', StandIns: ['Jo'] },
      ],
    },
  ],
};

let answers: Record<string, { status: number; body: unknown }>;
let sent: { name: string; request: Record<string, unknown> }[];
const user = userEvent.setup();
const written = (name: string) => sent.filter((one) => one.name === name).map(({ request }) => request);

beforeEach(() => {
  [answers, sent] = [{}, []];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = address.split('/').at(-1) ?? '';
    sent.push({ name, request: JSON.parse(String(body)) });
    const replies: Record<string, unknown> = {
      searchEmployees: [person],
      runChainTrial: tried,
      publishApprovalChain: { ChainCode: 'c', OpenCount: 2 },
    };
    const { status, body: reply } = answers[name] ?? { status: 200, body: replies[name] ?? {} };
    return { ok: status === 200, status, json: async () => reply } as Response;
  }) as typeof fetch;
  for (const one of Object.values(router)) one.mockClear();
});

const show = (element: React.ReactNode) =>
  renderWithMessages(<SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>);
const showNew = () => show(<ChainEditor code="" number={0} saved={newChain('profile-section')} choices={choices} />);

async function pick(label: string, option: string) {
  await user.type(screen.getByRole('combobox', { name: label }), option);
  await user.click(await screen.findByRole('option', { name: option }));
}

test('HR writes a chain of two steps for a field of a section, and publishes it', async () => {
  showNew();
  await user.type(screen.getByLabelText('Name'), 'Bank details');
  await pick('Sections', 'Bank');
  await pick('Fields', 'Account number');
  await pick('Units and all below them', 'Instruments');
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.selectOptions(screen.getByLabelText('Who is asked'), 'HR');
  const [, second] = screen.getAllByRole('group', { name: 'If several are asked' });
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'All of them decide' }));
  const [, escalate] = screen.getAllByLabelText('Ask those above after');
  await user.type(escalate as HTMLElement, '7');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(written('publishApprovalChain')).toHaveLength(1));
  expect(written('publishApprovalChain')[0]).toMatchObject({
    ChainCode: '',
    Name: 'Bank details',
    Kind: 'profile-section',
    Sections: ['3'],
    Fields: ['iban'],
    UnitCodes: ['instruments'],
    Steps: [
      { Approvers: [{ Kind: 'manager' }], Needs: 'any', RemindAfterDays: 3, EscalateAfterDays: 0 },
      { Approvers: [{ Kind: 'hr' }], Needs: 'all', RemindAfterDays: 3, EscalateAfterDays: 7 },
    ],
  });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/process/approvalchain/key/c'));
});

test('a chain without a name, or with a step that asks nobody, is not sent', async () => {
  showNew();
  await user.click(screen.getByRole('button', { name: 'Remove Reporting manager' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Enter a name')).toBeVisible();
  expect(screen.getByText('Choose who is asked')).toBeVisible();
  expect(written('publishApprovalChain')).toEqual([]);
});

test('HR is warned of a chain that asks managers about what they may not see', async () => {
  showNew();
  expect(screen.getByText('Reporting manager cannot see this and would decide about it unseen:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bank' })).toHaveAttribute('href', '/process/profilesetup/key/3');
  expect(screen.getByRole('link', { name: 'Address: Phone at home' })).toBeVisible();
  await pick('Sections', 'Address');
  expect(screen.queryByRole('link', { name: 'Bank' })).toBeNull();
  await pick('Fields', 'City');
  expect(screen.queryByText(/would decide about it unseen/)).toBeNull();
});

test('who comes from a section is asked about that section first', async () => {
  show(<WhoDecides choices={choices} first={sectionAmong(choices, '4')} />);
  expect(screen.getByRole('combobox', { name: 'About' })).toHaveDisplayValue('Address');
  expect(sectionAmong(choices, '4')?.page).toBe('/process/profilesetup/key/4');
  expect(sectionAmong(choices, ['4'])).toBeNull();
});

test('a trial says who would decide for a person by what is written, and asks nobody', async () => {
  showNew();
  await user.type(screen.getByRole('searchbox', { name: 'For whom' }), 'ananya');
  await user.click(await screen.findByRole('button', { name: /Ananya Rao/ }));
  expect(await screen.findByText('Sofía Herrera')).toBeVisible();
  expect(screen.getByText(/The rules find nobody for this person/)).toBeVisible();
  expect(screen.getByText(/today Jo decides for them/)).toBeVisible();
  expect(written('runChainTrial').at(-1)).toMatchObject({
    ChillCode: 'c1',
    Draft: { Steps: [{ Approvers: [{ Kind: 'manager' }] }] },
  });
});

test('whoever publishes after somebody else reads that, and keeps what they wrote', async () => {
  const saved = valuesOf({
    ...{ ChainCode: 'c', Number: 3, Name: 'Old', Kind: '', Sections: [], Fields: [], UnitCodes: [] },
    Steps: [
      {
        Approvers: [{ Kind: 'hr', RoleCode: 0, ChillCode: '', Name: '' }],
        Needs: 'any',
        RemindAfterDays: 0,
        EscalateAfterDays: 0,
      },
    ],
    PublishedDate: '',
    OpenCount: 0,
  });
  answers.publishApprovalChain = { status: 409, body: { code: 'conflict', message: 'no', requestId: 'r' } };
  show(<ChainEditor code="c" number={3} saved={saved} choices={choices} />);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await user.type(screen.getByLabelText('Name'), ' and new');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Somebody else has published another version/)).toBeVisible();
  expect(written('publishApprovalChain')[0]).toMatchObject({ Number: 3, Name: 'Old and new' });
  expect(screen.getByLabelText('Name')).toHaveValue('Old and new');
});

test('of what is open under another chain only what is chosen moves, and one’s own is told apart', async () => {
  const open = (KeyCode: string, IsOwn: boolean) => ({
    ...{ KeyCode, KindName: 'Profile section', Title: `Bank ${KeyCode}`, AskedDate: '10-Mar-2026 10:00' },
    ...{ Person: { ...person, ChillCode: '' }, Step: 1, Steps: 2, Position: KeyCode, ChainName: 'HR', IsOwn },
  });
  answers.listOtherApprovals = { status: 200, body: [open('a', false), open('b', true)] };
  answers.moveApprovals = { status: 200, body: { Moved: 1, Own: 0 } };
  show(<OpenApprovals code="c" name="Bank details" />);
  expect(await screen.findByText('2 open requests under another chain')).toBeVisible();
  expect(screen.getByText('yours')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Bank a/ }));
  await user.click(screen.getByRole('button', { name: 'Move to this chain' }));
  await waitFor(() => expect(written('moveApprovals')).toEqual([{ ChainCode: 'c', KeyCodes: ['a'] }]));
});

import { screen, within } from '@testing-library/react';
import { PreviewPane } from '@/components/changes/preview/preview-pane';
import { renderWithMessages } from '../render-with-messages';
import { refusal } from './answer-calls';
import { PREVIEW } from './sample-preview';

const names = { EffectiveFrom: 'Effective From', ReportingID: 'Manager ID' };
const told = { isAsked: true, isStale: false, error: undefined };

test('a preview shows the line of time before and after, with each row that changes marked', () => {
  renderWithMessages(<PreviewPane state={{ ...told, preview: PREVIEW }} name="Asha Rao" names={names} />);
  const before = within(screen.getByRole('list', { name: 'Now' }));
  expect(before.getAllByRole('listitem')).toHaveLength(1);
  const [first, second] = within(screen.getByRole('list', { name: 'After saving' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('01-Jan-2026 – 28-Feb-2027');
  expect(first).toHaveTextContent('Changed');
  expect(second).toHaveTextContent('Confirmed');
  expect(second).toHaveTextContent('New');
});

test('a preview says who gains and who loses sight, who reports there and what else is touched', () => {
  renderWithMessages(<PreviewPane state={{ ...told, preview: PREVIEW }} name="Asha Rao" names={names} />);
  expect(screen.getByText('Who sees Asha Rao from 01-Mar-2027 on')).toBeVisible();
  expect(screen.getByText(/3 people will see them/)).toHaveTextContent('and 2 more');
  expect(screen.getByText('Meera Iyer')).toBeVisible();
  expect(screen.getByText('Nobody loses sight of them')).toBeVisible();
  expect(screen.getByText('2 people report to them; 5 people in all move along')).toBeVisible();
  expect(screen.getByText('2 approvals wait for them')).toBeVisible();
  expect(screen.queryByText('No tags')).toBeNull();
});

test('what cannot be saved is told in place of a preview, by the names of the fields', () => {
  const error = refusal('invalid', 'no', [{ path: 'ReportingID', message: 'not_valid' }]).body;
  renderWithMessages(
    <PreviewPane state={{ ...told, preview: undefined, error: error as never }} name="Asha Rao" names={names} />,
  );
  expect(screen.getByText('This cannot be saved yet')).toBeVisible();
  expect(screen.getByText('Manager ID is not valid')).toBeVisible();
});

test('a preview says that the change waits for an approval', () => {
  const preview = { ...PREVIEW, AsksApproval: true };
  renderWithMessages(<PreviewPane state={{ ...told, preview }} name="Asha Rao" names={names} />);
  expect(screen.getByText('This waits for an approval before it counts.')).toBeVisible();
});

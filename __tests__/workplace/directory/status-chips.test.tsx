import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusChips } from '@/components/workplace/directory/status-chips';
import { call } from '@/lib/client/call/call';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('@/lib/client/call/call');

const question = { Search: '', Chosen: {}, On: '' };
const everyone = { label: 'Everyone', value: 20, GroupCode: 0, StatusCode: 0 };

test('a status that nobody is told of is not shown as everyone, who are one press away', async () => {
  jest.mocked(call).mockResolvedValue([everyone] as never);
  const onStatus = jest.fn();
  renderWithMessages(<StatusChips question={question as never} status={77} onStatus={onStatus} />);
  const chip = await screen.findByRole('button', { name: 'Everyone 20' });
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(chip);
  expect(onStatus).toHaveBeenCalledWith(0);
});

test('a press on the active status leads back to everyone', async () => {
  const probation = { label: 'Probation', value: 2, GroupCode: 1, StatusCode: 2 };
  jest.mocked(call).mockResolvedValue([everyone, probation] as never);
  const onStatus = jest.fn();
  renderWithMessages(<StatusChips question={question as never} status={2} onStatus={onStatus} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Probation 2', pressed: true }));
  expect(onStatus).toHaveBeenCalledWith(0);
});

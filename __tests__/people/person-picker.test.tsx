import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonPicker } from '@/components/people/person-picker';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { renderWithMessages } from '../render-with-messages';

jest.mock('@/lib/client/call/call');

const messages = { label: 'Find', hint: '', searching: 'Searching', none: 'Nobody found' };
const ananya = { ChillCode: 'a', Name: 'Ananya Rao', Empid: 'E1001', HasPhoto: false, Business_Name: '' };

test('who was found for an earlier text is not chosen below a later one, and goes if it fails', async () => {
  let fail: (error: CallError) => void = () => undefined;
  const next = new Promise<never>((_, reject) => (fail = reject));
  jest
    .mocked(call)
    .mockResolvedValueOnce([ananya] as never)
    .mockReturnValueOnce(next);
  const onPick = jest.fn();
  renderWithMessages(<PersonPicker messages={messages} onPick={onPick} />);
  const field = screen.getByRole('searchbox', { name: 'Find' });
  await userEvent.type(field, 'e10');
  const found = await screen.findByRole('button', { name: /Ananya Rao/ });
  expect(found).toBeEnabled();
  await userEvent.clear(field);
  await userEvent.type(field, 'vikr');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('button', { name: /Ananya Rao/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /Ananya Rao/ }));
  expect(onPick).not.toHaveBeenCalled();
  fail(new CallError({ code: 'internal', message: '', requestId: '' }, 500));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ananya Rao/ })).toBeNull());
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutMe } from '@/components/profile/about/about-me';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import { answerCalls } from '../helpdesk/answer-calls';
import { renderWithMessages } from '../render-with-messages';

// jsdom has nothing to digest with.
jest.mock('@/lib/client/call/intent-key', () => ({ intentKey: async () => 'key' }));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const input = () => screen.findByLabelText<HTMLTextAreaElement>('Edit Your Self');

async function open(answers: Record<string, unknown> = {}) {
  const asked = answerCalls({ saveAboutMe: ({ AboutMe }: object & { AboutMe?: string }) => ({ AboutMe }), ...answers });
  renderWithMessages(<AboutMe text="I like maps." isEditable />);
  await press('Edit “About Me”');
  expect(await screen.findByRole('dialog', { name: 'About Me' })).toBeInTheDocument();
  return asked;
}

afterEach(() => act(closeAllSnackbars));

test('Save sends what is typed, closes and says so for two seconds (ABME-01 to ABME-05, ABME-07)', async () => {
  const asked = await open();
  expect(await input()).toHaveValue('I like maps.');
  await userEvent.type(await input(), ' And stars.');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.of('saveAboutMe')[0]?.request).toEqual({ AboutMe: 'I like maps. And stars.' });
  expect(screen.getByText('I like maps. And stars.')).toBeInTheDocument();
  const said = snackbarStore.read().map(({ tone, text, duration }) => [tone, text, duration]);
  expect(said).toEqual([['success', 'About Me updated successfully', 2000]]);
});

test('Cancel closes without a call (ABME-06)', async () => {
  const asked = await open();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.of('saveAboutMe')).toEqual([]);
});

test('a save that fails says so and keeps what was typed', async () => {
  await open({ saveAboutMe: { code: 'conflict', message: '', requestId: '' } });
  await userEvent.type(await input(), ' Kept.');
  await press('Save');
  await waitFor(() => expect(snackbarStore.read()[0]?.tone).toBe('error'));
  expect(await input()).toHaveValue('I like maps. Kept.');
});

test('somebody else’s is shown without a pencil, and nothing where they say nothing (ABME-07)', () => {
  const { container, rerender } = renderWithMessages(<AboutMe text="Hello" isEditable={false} />);
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<AboutMe key="none" text="" isEditable={false} />);
  expect(container.querySelector('section')).not.toBeInTheDocument();
});

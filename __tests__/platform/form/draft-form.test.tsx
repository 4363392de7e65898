import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TextField } from '@/components/ui/form/text-field';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useForm } from '@/lib/client/form/use-form';
import { answerCalls } from '../../helpdesk/answer-calls';

function Sample({ send }: { send: () => Promise<void> }) {
  const draft = useDraftForm('sample', 'one', { Title: '' });
  const form = useForm({ values: draft, send, failureText: () => 'It was refused' });
  return (
    <form {...form.props}>
      {form.failure && <p role="alert">{form.failure}</p>}
      <TextField {...form.field('Title')} label="Title" />
      <button>Save</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </form>
  );
}

const field = () => screen.getByLabelText('Title');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(send = async () => {}, content: object | null = null) {
  const calls = answerCalls({ getDraft: { Content: content && JSON.stringify(content), SavedAt: null } });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Sample send={send} />
    </SWRConfig>,
  );
  await act(async () => {});
  return calls;
}

test('a form begins with its draft; what is sent of it needs no draft any more', async () => {
  const { of } = await open(undefined, { Title: 'From yesterday' });
  await waitFor(() => expect(field()).toHaveValue('From yesterday'));
  await press('Save');
  await waitFor(() => expect(of('discardDraft')).toHaveLength(1));
});

test('what is refused stays a draft', async () => {
  const { of } = await open(() => Promise.reject(new Error()));
  await userEvent.type(field(), 'Badge');
  await press('Save');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(of('discardDraft')).toEqual([]);
  expect(field()).toHaveValue('Badge');
});

test('a form that is discarded begins anew, and so does its draft', async () => {
  const { of } = await open(undefined, { Title: 'From yesterday' });
  await waitFor(() => expect(field()).toHaveValue('From yesterday'));
  await press('Discard');
  expect(field()).toHaveValue('');
  await waitFor(() => expect(of('discardDraft')).toHaveLength(1));
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PostForm } from '@/components/ui/form/post-form';
import { SelectField } from '@/components/ui/form/select-field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { TextField } from '@/components/ui/form/text-field';
import { CallError } from '@/lib/client/call/call-error';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues, usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';

const EMPTY = { Title: '', Text: '', Priority: 0 };
type Values = typeof EMPTY;
type Options = Partial<Parameters<typeof useForm<Values, unknown>>[0]>;

const texts: Record<string, string> = { taken: 'That title is taken' };
const refusal = (path?: string, message = 'taken') =>
  new CallError({ code: 'invalid', message: 'no', requestId: 'r', ...(path && { issues: [{ path, message }] }) }, 422);

function Sample(options: Options) {
  const form = useForm<Values, unknown>({
    values: useFormValues(EMPTY),
    check: ({ Title, Text }) => ({ Title: Title ? null : 'Title is required', Text: Text ? null : 'Text is required' }),
    errorsOf: (error) => fieldErrorsOf(error, (message) => texts[message]),
    failureText: () => 'It was refused',
    send: async () => 'sent',
    ...options,
  });
  return (
    <form {...form.props}>
      {form.failure && <p role="alert">{form.failure}</p>}
      <p role="status">{form.isDirty ? 'unsaved' : 'as it was'}</p>
      <TextField {...form.field('Title')} label="Title" />
      <TextAreaField {...form.field('Text')} label="Text" />
      <SelectField {...form.field('Priority')} label="Priority">
        <option value={0}>None</option>
        <option value={2}>High</option>
      </SelectField>
      <button disabled={form.isBusy}>Save</button>
      <button type="button" onClick={form.reset}>
        Start again
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name = 'Save') => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  await userEvent.type(field('Title'), 'Badge');
  await userEvent.type(field('Text'), 'It blinks red.');
}

test('what is typed and chosen is sent, a number as a number', async () => {
  const send = jest.fn(async () => 'sent');
  render(<Sample send={send} />);
  await fill();
  await userEvent.selectOptions(field('Priority'), 'High');
  await press();
  expect(send.mock.calls).toEqual([[{ Title: 'Badge', Text: 'It blinks red.', Priority: 2 }]]);
});

test('a form with an error is not sent; each field says its own, and the first has the focus', async () => {
  const send = jest.fn();
  render(<Sample send={send} />);
  expect(field('Title')).toBeValid();
  await press();
  expect(field('Title')).toHaveAccessibleDescription('Title is required');
  expect(field('Text')).toHaveAccessibleDescription('Text is required');
  expect(field('Title')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('the focus goes to the same field again at each submit that it stands in the way of', async () => {
  render(<Sample />);
  await userEvent.type(field('Title'), 'Badge');
  await press();
  await press();
  expect(field('Text')).toHaveFocus();
});

test('an error goes as soon as what is typed is right', async () => {
  render(<Sample />);
  await press();
  await userEvent.type(field('Title'), 'B');
  expect(field('Title')).toBeValid();
  expect(field('Text')).toBeInvalid();
});

test.each([
  ['always' as const, false],
  ['typed' as const, true],
  [undefined, true],
])('a field that is left empty is checked where the form says so (%s)', async (checkOnBlur, isValid) => {
  render(<Sample checkOnBlur={checkOnBlur} />);
  await userEvent.click(field('Title'));
  await userEvent.tab();
  expect(field('Title').getAttribute('aria-invalid') === 'false').toBe(isValid);
  expect(field('Text')).toBeValid();
});

test('a field that something was typed in is checked as it is left', async () => {
  render(<Sample checkOnBlur="typed" check={({ Title }) => ({ Title: Title === 'x' ? 'Too short' : null })} />);
  await userEvent.type(field('Title'), 'x');
  expect(field('Title')).toBeValid();
  await userEvent.tab();
  expect(field('Title')).toHaveAccessibleDescription('Too short');
});

test('nothing moves away from under a press on the button that sends', async () => {
  render(<Sample checkOnBlur="always" />);
  await userEvent.click(field('Title'));
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
  expect(field('Title')).toBeValid();
  await press();
  expect(field('Title')).toBeInvalid();
});

test('two presses send once; the form is busy until what follows is done as well', async () => {
  let finish = () => {};
  const send = jest.fn(async () => 'sent');
  const onSent = () => new Promise<void>((resolve) => (finish = resolve));
  render(<Sample send={send} onSent={onSent} />);
  await fill();
  await userEvent.type(field('Title'), '{Enter}');
  await userEvent.type(field('Title'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(field('Title')).toHaveAttribute('readonly');
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a refusal is said in the form, keeps what was typed, and goes with the next submit', async () => {
  const send = jest.fn().mockRejectedValueOnce(refusal()).mockResolvedValue('sent');
  render(<Sample send={send} />);
  await fill();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('It was refused');
  expect(field('Text')).toHaveValue('It blinks red.');
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal of a field stands beside it alone, with the focus, until the field is changed', async () => {
  render(<Sample send={() => Promise.reject(refusal('Title.0.Name'))} />);
  await fill();
  await press();
  expect(field('Title')).toHaveAccessibleDescription('That title is taken');
  expect(field('Title')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(field('Text'), '!');
  expect(field('Title')).toBeInvalid();
  await userEvent.type(field('Title'), '!');
  expect(field('Title')).toBeValid();
});

test('an issue that nobody has words for is said of the whole form', async () => {
  render(<Sample send={() => Promise.reject(refusal('Title', 'unheard_of'))} />);
  await fill();
  await press();
  expect(field('Title')).toBeValid();
  expect(screen.getByRole('alert')).toHaveTextContent('It was refused');
});

test('whoever tells of refusals elsewhere hears of each, and the form is silent', async () => {
  const onFailed = jest.fn();
  const failed = refusal();
  render(<Sample send={() => Promise.reject(failed)} onFailed={onFailed} />);
  await fill();
  await press();
  expect(onFailed.mock.calls).toEqual([[failed]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after a refusal the field that is typed anew has the focus and its text selected', async () => {
  render(<Sample send={() => Promise.reject(refusal())} retryAt="Title" />);
  await fill();
  await press();
  expect(field('Title')).toHaveFocus();
  await userEvent.keyboard('Door');
  expect(field('Title')).toHaveValue('Door');
});

test('the form knows whether something is unsaved, and begins again without errors', async () => {
  render(<Sample />);
  expect(screen.getByRole('status')).toHaveTextContent('as it was');
  await userEvent.type(field('Text'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('unsaved');
  await press();
  await press('Start again');
  expect(screen.getByRole('status')).toHaveTextContent('as it was');
  expect(field('Text')).toHaveValue('');
  expect(field('Title')).toBeValid();
});

describe('a form that works without scripts', () => {
  function Posted({
    send = async () => {},
    returned,
  }: {
    send?: (values: object) => Promise<void>;
    returned?: unknown;
  }) {
    const form = useForm({
      values: usePostedValues({ Name: 'E1001', Code: '' }),
      check: ({ Code }) => ({ Code: Code ? null : 'Code is required' }),
      errorsOf: (error) => fieldErrorsOf(error, (message) => texts[message]),
      failureText: () => 'It was refused',
      send,
      onSent: () => {
        form.reset();
      },
      returned,
    });
    return (
      <form {...form.props}>
        {form.failure && <p role="alert">{form.failure}</p>}
        <TextField {...form.field('Name')} label="Name" />
        <TextField {...form.field('Code')} label="Code" />
        <button>Save</button>
      </form>
    );
  }

  test('sends what its inputs hold, however it came there, and empties them then', async () => {
    const send = jest.fn(async () => {});
    render(<Posted send={send} />);
    (field('Code') as HTMLInputElement).value = 'filled in before scripts ran';
    await press();
    expect(send.mock.calls).toEqual([[{ Name: 'E1001', Code: 'filled in before scripts ran' }]]);
    expect(field('Code')).toHaveValue('');
  });

  test('says what is wrong at the submit, beside the field', async () => {
    render(<Posted />);
    await press();
    expect(field('Code')).toHaveAccessibleDescription('Code is required');
    expect(field('Code')).toHaveFocus();
  });

  test('shows the refusal with which it came back', () => {
    render(<Posted returned={refusal('Name')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('It was refused');
    expect(field('Name')).toHaveAccessibleDescription('That title is taken');
  });
});

test('a form takes nothing until it hears what is typed, unless it is posted without scripts', () => {
  const drawn = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('form')!;
  expect(drawn(renderToString(<Sample />)).hasAttribute('inert')).toBe(true);
  render(<Sample />);
  expect(document.querySelector('form')!.hasAttribute('inert')).toBe(false);

  function Posted() {
    const form = useForm({ values: useFormValues(EMPTY), send: async () => 'sent' });
    return (
      <PostForm form={form} action="/post" submitText="Go" busyText="Going">
        {null}
      </PostForm>
    );
  }
  expect(drawn(renderToString(<Posted />)).hasAttribute('inert')).toBe(false);
});

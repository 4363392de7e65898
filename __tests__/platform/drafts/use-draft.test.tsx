import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { DraftSample } from '@/components/platform/drafts/draft-sample';
import words from '@/messages/en/drafts.json';
import { renderWithMessages } from '../../render-with-messages';

const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const down = () => answer({ code: 'upstream_unavailable', message: '', requestId: 'r' }, 502);
const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const box = () => screen.getByRole('textbox', { name: 'A long text' });
const state = () => screen.getByRole('status');
const requests = (name: string) => send.mock.calls.filter(([address]) => address.endsWith(`/${name}`));
const saved = () =>
  requests('saveDraft').map(([, { body }]) => JSON.parse(JSON.parse(String(body)).Content as string) as unknown);
const keys = () => requests('saveDraft').map(([, { headers }]) => new Headers(headers).get('idempotency-key'));

let content: string | null = null;
let saving: () => Promise<Response> = async () => answer({ SavedAt: 'now' });

beforeEach(() => {
  jest.useFakeTimers();
  content = null;
  saving = async () => answer({ SavedAt: 'now' });
  send.mockReset();
  send.mockImplementation(async (address) => {
    if (address.endsWith('/getDraft')) return answer({ Content: content, SavedAt: null });
    return address.endsWith('/saveDraft') ? saving() : answer({});
  });
  global.fetch = send as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const page = (isOpen: boolean, provider = new Map<string, never>()) => (
  <SWRConfig value={{ provider: () => provider }}>{isOpen && <DraftSample label="A long text" />}</SWRConfig>
);

async function open() {
  renderWithMessages(page(true));
  await pass(0);
}

test('what is typed is saved once, a second after the last key', async () => {
  await open();
  await user.type(box(), 'Dear team');
  await pass(990);
  expect(requests('saveDraft')).toHaveLength(0);
  await pass(20);
  expect(saved()).toEqual([{ text: 'Dear team' }]);
  expect(state()).toHaveTextContent(words.saved);
});

test('what was typed last time is given back, and can be discarded', async () => {
  content = JSON.stringify({ text: 'From yesterday' });
  await open();
  expect(box()).toHaveValue('From yesterday');
  expect(state()).toHaveTextContent(words.restored);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await pass(0);
  expect(requests('discardDraft')).toHaveLength(1);
  expect(box()).toHaveValue('');
  expect(state()).toHaveTextContent('');
});

test('a save that gets no answer is repeated under the same key, and the text stays', async () => {
  await open();
  saving = async () => down();
  await user.type(box(), 'Keep me');
  await pass(1010);
  expect(state()).toHaveTextContent(words.failed);
  saving = async () => answer({ SavedAt: 'now' });
  await pass(10_010);
  expect(saved()).toEqual([{ text: 'Keep me' }, { text: 'Keep me' }]);
  expect(new Set(keys()).size).toBe(1);
  expect(state()).toHaveTextContent(words.saved);
  expect(box()).toHaveValue('Keep me');
});

test('while one save is under way the next waits, and the last text counts', async () => {
  await open();
  let answerFirst = (_: Response) => {};
  saving = () => new Promise((resolve) => (answerFirst = resolve));
  await user.type(box(), 'a');
  await pass(1010);
  saving = async () => answer({ SavedAt: 'now' });
  await user.type(box(), 'b');
  await pass(1010);
  await user.type(box(), 'c');
  await pass(1010);
  expect(saved()).toEqual([{ text: 'a' }]);
  await act(async () => answerFirst(answer({ SavedAt: 'now' })));
  await pass(1010);
  expect(saved()).toEqual([{ text: 'a' }, { text: 'abc' }]);
});

test('a form that is left before the second is over saves at once', async () => {
  await open();
  await user.type(box(), 'Bye');
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'hidden');
  await pass(0);
  expect(saved()).toEqual([{ text: 'Bye' }]);
});

test('a form that is opened again shows what was left there, and nothing once that was discarded', async () => {
  content = JSON.stringify({ text: 'From yesterday' });
  const provider = new Map<string, never>();
  const { rerender } = renderWithMessages(page(true, provider));
  const reopen = async () => {
    rerender(page(false, provider));
    rerender(page(true, provider));
    await pass(0);
  };
  await pass(0);
  await user.type(box(), ' and today');
  await reopen();
  expect(box()).toHaveValue('From yesterday and today');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await reopen();
  expect(box()).toHaveValue('');
});

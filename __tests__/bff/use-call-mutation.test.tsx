import { act, renderHook } from '@testing-library/react';
import { useCallMutation } from '@/lib/client/call/use-call';
import { leaveEndedSession } from '@/lib/client/session/leave-ended-session';

jest.mock('@/lib/client/session/leave-ended-session', () => ({ leaveEndedSession: jest.fn() }));

type Outcome = () => Promise<Partial<Response>>;
const good: Outcome = async () => ({ ok: true, status: 200, json: async () => ({ Language: 'de' }) });
const lost: Outcome = () => Promise.reject(new TypeError('Failed to fetch'));
const cutOff: Outcome = async () => ({
  ok: true,
  status: 200,
  json: () => Promise.reject(new SyntaxError('Unexpected end of JSON input')),
});
const refused =
  (status: number, code: string): Outcome =>
  async () => ({ ok: false, status, json: async () => ({ code, message: '', requestId: '1' }) });

const fetching = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
beforeEach(() => {
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
});

const keys = () => fetching.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['idempotency-key']);

/** A person who presses a button for each outcome, in turn; answers how each press ended. */
async function press(presses: readonly [language: 'de' | 'fr', outcome: Outcome][]) {
  const { result } = renderHook(() => useCallMutation('setLanguage'));
  const ends: unknown[] = [];
  for (const [Language, outcome] of presses) {
    fetching.mockImplementationOnce(outcome);
    await act(async () => {
      ends.push(await result.current.send({ Language }).catch((error: unknown) => error));
    });
  }
  return ends;
}

test.each<[string, Outcome]>([
  ['was lost on its way', lost],
  ['broke off half way', cutOff],
  ['is that nobody knows (504)', refused(504, 'upstream_timeout')],
  ['is unreadable (502)', refused(502, 'upstream_invalid')],
])('who presses again after an answer that %s sends the same write, not another (F16)', async (_, outcome) => {
  const [first, second] = await press([
    ['de', outcome],
    ['de', good],
  ]);
  expect(first).toMatchObject({ name: 'CallError' });
  expect(second).toEqual({ Language: 'de' });
  const [a, b] = keys();
  expect(a).toMatch(/^[\w-]{16,64}$/);
  expect(b).toBe(a);
});

test.each<[string, Outcome]>([
  ['good', good],
  ['a refusal', refused(422, 'invalid')],
  ['a conflict', refused(409, 'conflict')],
])('after an answer that is %s the next press is a new write (F16)', async (_, outcome) => {
  await press([
    ['de', outcome],
    ['de', good],
  ]);
  const [a, b] = keys();
  expect(b).not.toBe(a);
});

test('another request is another write, even after a lost answer (F16)', async () => {
  await press([
    ['de', lost],
    ['fr', good],
  ]);
  const [a, b] = keys();
  expect(b).not.toBe(a);
});

test('a double click is one write (F15)', async () => {
  const { result } = renderHook(() => useCallMutation('setLanguage'));
  fetching.mockImplementation(good);
  await act(async () => {
    await Promise.all([result.current.send({ Language: 'de' }), result.current.send({ Language: 'de' })]);
  });
  const [a, b] = keys();
  expect(b).toBe(a);
});

test('an answer to an earlier write does not end a later one that is still without answer (F16)', async () => {
  const { result } = renderHook(() => useCallMutation('setLanguage'));
  let answerEarlier = () => {};
  fetching.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answerEarlier = resolve));
    return good();
  });
  fetching.mockImplementationOnce(lost).mockImplementationOnce(good);
  await act(async () => {
    const earlier = result.current.send({ Language: 'de' });
    const later = result.current.send({ Language: 'fr' }).catch(() => undefined);
    answerEarlier();
    await Promise.all([earlier, later]);
  });
  await act(async () => void (await result.current.send({ Language: 'fr' })));
  const [, later, again] = keys();
  expect(again).toBe(later);
});

test('a write that meets an ended session leads away (F08)', async () => {
  await press([['de', refused(401, 'unauthenticated')]]);
  expect(leaveEndedSession).toHaveBeenCalled();
});

test('what is sent as the page goes outlives it, unless browsers refuse so much (F15)', async () => {
  const isKept = () => fetching.mock.calls.at(-1)![1].keepalive;
  const { result } = renderHook(() => useCallMutation('saveDraft'));
  const save = (Content: string) =>
    act(async () => void (await result.current.send({ Form: 'ticket', Subject: '', Content })));
  fetching.mockImplementation(async () => ({ ok: true, status: 200, json: async () => ({}) }));
  await save('seen');
  expect(isKept()).toBe(false);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await save('the last words');
  expect(isKept()).toBe(true);
  await save('ü'.repeat(24_000));
  expect(isKept()).toBe(false);
});

type Answer = (request: Record<string, unknown>) => unknown;

const noDraft = { getDraft: { Content: null, SavedAt: null }, saveDraft: { SavedAt: 'now' }, discardDraft: {} };

/** Stubs the portal's call proxy: answers calls by name and records the requests. */
export function answerCalls(answers: Record<string, unknown>) {
  const asked: { name: string; request: Record<string, unknown>; key: string | null }[] = [];
  const all: Record<string, unknown> = { ...noDraft, ...answers };
  global.fetch = (async (address: string, { body, headers }: RequestInit) => {
    const name = address.split('/').at(-1) ?? '';
    const request = JSON.parse(String(body)) as Record<string, unknown>;
    asked.push({ name, request, key: new Headers(headers).get('idempotency-key') });
    const answer = all[name];
    const reply = typeof answer === 'function' ? await (answer as Answer)(request) : answer;
    const status = typeof reply === 'object' && reply !== null && 'code' in reply ? 409 : 200;
    return { ok: status < 400, status, json: async () => reply } as Response;
  }) as typeof fetch;
  return { of: (name: string) => asked.filter((one) => one.name === name) };
}

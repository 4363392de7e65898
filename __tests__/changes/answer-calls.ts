/** What calls are answered with, by their names; without an answer of its own no draft is kept. */
export type Answers = Record<string, unknown>;

class Refusal {
  constructor(readonly body: object) {}
}

/** An answer that refuses. */
export const refusal = (code: string, message: string, issues: readonly object[], params?: object) =>
  new Refusal({ code, message, issues, ...(params && { params }), requestId: 'r' });

/** Answers the browser's calls, and remembers what was sent. */
export function answerCalls(answers: Answers) {
  const sent: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = String(address).split('/').at(-1) ?? '';
    sent.push({ name, body: JSON.parse(String(body)) as Record<string, unknown> });
    const answer = answers[name] ?? (name === 'getDraft' ? { Content: null, SavedAt: null } : {});
    const isRefused = answer instanceof Refusal;
    return {
      ok: !isRefused,
      status: isRefused ? 422 : 200,
      json: async () => (isRefused ? answer.body : answer),
    } as Response;
  }) as typeof fetch;
  return { of: (name: string) => sent.filter((each) => each.name === name).map((each) => each.body) };
}

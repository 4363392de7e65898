interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls of a screen, above an HR API that answers what a test says. */
export interface AnsweredCalls {
  /** What a call answers from now on. */
  readonly answer: (name: string, body: unknown, status?: number) => void;
  /** What a call was asked, in order. */
  readonly requestsOf: (name: string) => unknown[];
}

/** Takes the place of the network; what no answer is given for is answered by an empty list. */
export function answerCalls(): AnsweredCalls {
  const sent: { name: string; request: unknown }[] = [];
  const answers = new Map<string, Answer>();
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = address.split('/').pop()!;
    sent.push({ name, request: JSON.parse(String(body)) });
    const { status, body: reply } = answers.get(name) ?? { status: 200, body: [] };
    return { ok: status === 200, status, json: async () => reply } as Response;
  }) as typeof fetch;
  return {
    answer: (name, body, status = 200) => answers.set(name, { status, body }),
    requestsOf: (name) => sent.filter((one) => one.name === name).map(({ request }) => request),
  };
}

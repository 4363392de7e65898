import { callProcess, textFromProcess, uploadToProcess } from './over-the-wire';

export const KILLED_FILE = 'killed.csv';

export interface WriterContext {
  readonly port: string;
  readonly token: string;
}

/** One who writes again and again, each time only when the write before was acknowledged. */
export interface Writer {
  /** Of the one audit row that each write leaves, for those that leave one. */
  readonly action?: string;
  acknowledged: number;
  /** The write that was sent and not answered yet. */
  pending: { readonly number: number; readonly key: string } | null;
  readonly contentOf: (number: number) => string;
  readonly write: (
    asking: WriterContext,
    content: string,
    idempotencyKey: string,
  ) => Promise<{ status: number } | null>;
  readonly read: (asking: WriterContext) => Promise<string | null | undefined>;
  /** How many audit rows so many writes leave, by their action; left out, one of `action` each. */
  readonly audited?: (acknowledged: number) => Readonly<Record<string, number>>;
  /** How many replies are kept of so many writes; left out, one each. */
  readonly replies?: (acknowledged: number) => number;
  /** Whether what was read is one of what it may be; left out, whether it is the same. */
  readonly fits?: (found: string, possible: readonly string[]) => boolean;
}

export const draftWriter = (Subject: string): Writer => ({
  acknowledged: 0,
  pending: null,
  contentOf: (number) => JSON.stringify({ number, text: 'é'.repeat(number % 500) }),
  write: ({ port, token }, Content, idempotencyKey) =>
    callProcess(port, 'saveDraft', { Form: 'killed', Subject, Content }, { token, idempotencyKey }),
  read: async ({ port, token }) =>
    (await callProcess(port, 'getDraft', { Form: 'killed', Subject }, { token }))?.reply.Content,
});

/** Each write is a change. */
export const languageWriter = (): Writer => ({
  action: 'change language',
  acknowledged: 0,
  pending: null,
  contentOf: (number) => (number % 2 ? 'de' : 'fr'),
  write: ({ port, token }, content, idempotencyKey) =>
    callProcess(port, 'setLanguage', { Language: content === 'de' ? 'de' : 'fr' }, { token, idempotencyKey }),
  read: async ({ port, token }) => (await callProcess(port, 'getUser', {}, { token }))?.reply[0]?.Language,
});

/** Each write is a file of its own; what is read is the last one that was acknowledged. */
export const fileWriter = (): Writer => {
  let last = '';
  return {
    acknowledged: 0,
    pending: null,
    contentOf: (number) => `number,${number}\n`.repeat(1 + ((number * 997) % 20_000)),
    write: async ({ port, token }, content, idempotencyKey) => {
      const sent = { filename: KILLED_FILE, content };
      const answer = await uploadToProcess(port, sent, { token, idempotencyKey });
      if (answer?.status === 200) last = answer.reply.HeaderCode;
      return answer;
    },
    read: ({ port, token }) => textFromProcess(port, last, token),
  };
};

/** The newest ticket that a search finds is the last one. */
export const ticketWriter = (): Writer => ({
  action: 'create ticket',
  acknowledged: 0,
  pending: null,
  contentOf: (number) => `Killed at ticket ${number}`,
  write: ({ port, token }, Subject, idempotencyKey) => {
    const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 1, Subject, Message: Subject };
    return callProcess(port, 'createTicket', question, { token, idempotencyKey });
  },
  read: async ({ port, token }) =>
    (await callProcess(port, 'listTickets', { Search: 'Killed', PageSize: 1 }, { token }))?.reply[0]?.QSubject,
});

/** Replies by turns with the two statuses that follow each other. */
export const replyWriter = (QueryCode: string): Writer => ({
  action: 'reply to ticket',
  acknowledged: 0,
  pending: null,
  contentOf: (number) => `Reply ${number}`,
  write: ({ port, token }, Message, idempotencyKey) => {
    const StatusCode = Number(Message.split(' ')[1]) % 2 ? 5 : 1;
    return callProcess(port, 'replyToTicket', { QueryCode, Message, StatusCode }, { token, idempotencyKey });
  },
  read: async ({ port, token }) =>
    (await callProcess(port, 'listTicketMessages', { QueryCode }, { token }))?.reply.at(-1)?.QMessage,
});

export async function openTicket({ port, token }: WriterContext): Promise<string> {
  const own = await callProcess(port, 'listTickets', { StatusCode: 1 }, { token });
  const code = own?.reply[0]?.QueryCode;
  if (!code) throw new Error('The sample has no open ticket');
  return code;
}

import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { APPROVAL_STATUS } from '../../../../lib/contract/workplace/approvals/limits';
import { callProcess, tokenFrom } from './over-the-wire';
import type { Writer, WriterContext } from './killed-writers';

const CONTACT = { code: 3, member: 'profilecontact' };
const ADDRESS = { code: 4, member: 'profileaddress' };

type Where = Pick<WriterContext, 'port'>;
interface Seen {
  readonly KeyCode: string;
  readonly Version: string;
}

/** A write that came whole has the same number in both of its fields. */
const both = (first: unknown, second: unknown) => (first === second ? String(first) : `half: ${first} and ${second}`);

/** What one may change at once: two fields of a section, which a column of the person follows. */
export const sectionWriter = (): Writer => ({
  action: 'change record',
  acknowledged: 0,
  pending: null,
  contentOf: (number) => `+91 20 ${1_000_000 + number}`,
  write: ({ port, token }, phone, idempotencyKey) => {
    const request = { SectionCode: CONTACT.code, MobileNo: phone, WorkPhone: phone };
    return callProcess(port, 'saveSection', request as never, { token, idempotencyKey, member: CONTACT.member });
  },
  read: async ({ port, token }) => {
    const answer = await callProcess(port, 'getSectionRow', { SectionCode: CONTACT.code }, { token });
    const row = answer?.reply as unknown as Record<string, string> | undefined;
    return row && both(row['MobileNo'], row['WorkPhone']);
  },
});

const askFor = ({ port }: Where, token: string, street: string, idempotencyKey: string) => {
  const street2 = { AddressLine1: street, AddressLine2: street, City: 'Pune', PostalCode: '411001', Country: 'IN' };
  const request = { SectionCode: ADDRESS.code, ...street2, IsPermanent: 'Yes' };
  return callProcess(port, 'saveSection', request as never, { token, idempotencyKey, member: ADDRESS.member });
};

/** What somebody's address says, and what is asked for. */
async function addressOf({ port }: Where, token: string): Promise<string | undefined> {
  const answer = await callProcess(port, 'getSectionRow', { SectionCode: ADDRESS.code }, { token });
  const row = answer?.reply as unknown as Record<string, string> & { Proposal: { Values: Record<string, string> } };
  if (!answer) return undefined;
  const asked = row.Proposal
    ? both(row.Proposal.Values['AddressLine1'], row.Proposal.Values['AddressLine2'])
    : 'nothing';
  return `${both(row['AddressLine1'], row['AddressLine2'])}, asks for ${asked}`;
}

const says = (inForce: number, asked: number | null) =>
  `Road ${inForce}, asks for ${asked === null ? 'nothing' : `Road ${asked}`}`;

/** What waits of some people, once it was seen the same at each try. */
async function waitingOf({ port }: Where, human: string, empids: readonly string[]): Promise<Seen[] | null> {
  const request = { Kind: 'profile-section', PageSize: 200 };
  const answer = await callProcess(port, 'listApprovals', request, { token: human });
  return (
    answer &&
    answer.reply
      .filter(({ Person, Title }) => empids.includes(Person.Empid) && Title !== '')
      .map(({ KeyCode, Version }) => ({ KeyCode, Version }))
  );
}

const approval = { StatusCode: APPROVAL_STATUS.approved } as const;

/** Somebody of HR, in that role. */
export async function humanToken(port: string): Promise<string> {
  const token = await tokenFrom(port, 'E1004');
  const answer = await callProcess(port, 'changeRole', { RoleCode: ROLE.hr }, { token });
  if (answer?.status !== 200) throw new Error(`Changing the role was answered ${answer?.status}`);
  return answer.reply.authToken;
}

/** Asks for something and has it decided by turns: an odd write asks, an even one approves. */
export async function decisionWriter(port: string, human: string, empid: string): Promise<Writer> {
  const token = await tokenFrom(port, empid);
  const seen = new Map<number, Seen[]>();
  const decide = async (where: Where, number: number, idempotencyKey: string) => {
    const waiting = seen.get(number) ?? (await waitingOf(where, human, [empid]));
    const [one] = waiting ?? [];
    if (!waiting || !one) return null;
    seen.set(number, waiting);
    return callProcess(where.port, 'decideApproval', { ...one, ...approval }, { token: human, idempotencyKey });
  };
  await askFor({ port }, token, 'Road 0', crypto.randomUUID());
  await decide({ port }, 0, crypto.randomUUID());
  const asks = (acknowledged: number) => Math.ceil(acknowledged / 2) + 1;
  const decisions = (acknowledged: number) => Math.floor(acknowledged / 2) + 1;
  return {
    acknowledged: 0,
    pending: null,
    replies: (acknowledged) => acknowledged + 2,
    audited: (acknowledged) => ({
      'ask to change record': asks(acknowledged),
      'ask for approval': asks(acknowledged),
      'approve request': decisions(acknowledged),
      'change record': decisions(acknowledged),
    }),
    contentOf: (number) => (number % 2 ? says(Math.max(number - 2, 0), number) : says(number - 1, null)),
    write: (where, content, idempotencyKey) => {
      const asked = Number(/asks for Road (\d+)/.exec(content)?.[1] ?? NaN);
      if (!Number.isNaN(asked)) return askFor(where, token, `Road ${asked}`, idempotencyKey);
      return decide(where, Number(/Road (\d+)/.exec(content)?.[1]) + 1, idempotencyKey);
    },
    read: (where) => addressOf(where, token),
  };
}

/**
 * Several ask, one write each, and the next write decides all of them at once: each row by itself, so that a kill may leave some decided
 * and the others not, and none in between.
 */
export async function bulkWriter(port: string, human: string, empids: readonly string[]): Promise<Writer> {
  const tokens: string[] = [];
  for (const empid of empids) tokens.push(await tokenFrom(port, empid));
  const size = empids.length + 1;
  const seen = new Map<number, Seen[]>();
  const decide = async (where: Where, number: number) => {
    const waiting = seen.get(number) ?? (await waitingOf(where, human, empids));
    if (!waiting || waiting.length === 0) return null;
    seen.set(number, waiting);
    const request = { Rows: waiting, ...approval };
    const answer = await callProcess(where.port, 'decideApprovals', request, { token: human });
    const refused = answer?.status === 200 ? answer.reply.find(({ Code }) => Code !== '') : undefined;
    if (refused) throw new Error(`A row of a bulk decision was refused: ${refused.Code}`);
    return answer;
  };
  for (const token of tokens) await askFor({ port }, token, 'Road 0', crypto.randomUUID());
  await decide({ port }, 0);
  const rowsAt = (number: number) =>
    empids.map((_, at) => {
      const [round, place] = [Math.floor((number - 1) / size), (number - 1) % size];
      const own = round * size + at + 1;
      const before = Math.max(own - size, 0);
      if (place === empids.length) return says(own, null);
      return says(before, at <= place ? own : null);
    });
  const asks = (acknowledged: number) =>
    Math.floor(acknowledged / size) * empids.length + (acknowledged % size) + empids.length;
  const decisions = (acknowledged: number) => (Math.floor(acknowledged / size) + 1) * empids.length;
  const numberOf = (content: string) => Number((JSON.parse(content) as [number, string[]])[0]);
  const rowsOf = (content: string) => (JSON.parse(content) as [number, string[]])[1];
  return {
    acknowledged: 0,
    pending: null,
    replies: asks,
    audited: (acknowledged) => ({
      'ask to change record': asks(acknowledged),
      'ask for approval': asks(acknowledged),
      'approve request': decisions(acknowledged),
      'change record': decisions(acknowledged),
    }),
    contentOf: (number) => JSON.stringify([number, rowsAt(number)]),
    write: (where, content, idempotencyKey) => {
      const number = numberOf(content);
      const place = (number - 1) % size;
      const token = tokens[place];
      return token ? askFor(where, token, `Road ${number}`, idempotencyKey) : decide(where, number);
    },
    read: async (where) => {
      const rows = [];
      for (const token of tokens) rows.push(await addressOf(where, token));
      return JSON.stringify([0, rows]);
    },
    fits: (found, possible) =>
      rowsOf(found).every((row, at) => possible.some((content) => rowsOf(content)[at] === row)),
  };
}

/** Versions of the chain for everything, one after the other. */
export const chainWriter = (human: string): Writer => ({
  action: 'publish approval chain',
  acknowledged: 0,
  pending: null,
  contentOf: (number) => `HR ${number}`,
  write: ({ port }, Name, idempotencyKey) => {
    const chain = { ChainCode: 'default', Name, Steps: [{ Approvers: [{ Kind: 'hr' as const }] }] };
    return callProcess(port, 'publishApprovalChain', chain, { token: human, idempotencyKey });
  },
  read: async ({ port }) => {
    const chains = (await callProcess(port, 'listApprovalChains', {}, { token: human }))?.reply ?? [];
    return chains.flatMap(({ ChainCode, Name }) => (ChainCode === 'default' ? [Name] : [])).join(' and ');
  },
});

import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/storage/store';
import { uploads } from '../../platform/files/tables';
import { insertRows } from '../../platform/insert-rows';
import { newCode } from '../../platform/new-code';
import { startOf, type CalendarDate } from '../../platform/dates';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import { ROLE } from '../../people/accounts/role-codes';
import { roleGrants } from '../../people/accounts/tables';
import { clientConversations } from './client-conversations';
import { sampleConversations } from './sample-conversations';
import { storeSampleFiles } from './sample-files';
import { manyConversations } from './sample-many';
import { loadSavedReplies } from './sample-saved-replies';
import { ticketOf, type SampleRequester, type SampleTicket } from './sample-tickets';
import { helpdeskMembers, helpdeskProcesses, ticketMessages, ticketReadings, tickets } from '../tables';
import { readWorkingTime } from '../targets/working-time';

interface SampleDesk {
  readonly files: FileStore;
  readonly today: CalendarDate;
  /** How many tickets there are beside those of the cast. */
  readonly more: number;
  /** Those who ask without being employed. */
  readonly clients: readonly SampleRequester[];
}

/** Who answers what: the cast leads, and colleagues of the service desk and of HR help. */
const DESKS = [
  { processes: [1, 2], lead: 'E1005', unit: 'service-desk', helpers: 3 },
  { processes: [3], lead: 'E1017', unit: 'hr-operations', helpers: 2 },
] as const;

/** IT support and Facilities, which answer those who work for a client too. */
const OPEN_TO_CLIENTS = [1, 2];

const BATCH_SIZE = 5000;

/** Fills the helpdesk: who answers and how, conversations of the cast, and so many tickets of everybody else. */
export async function loadTickets(
  db: Database,
  accounts: readonly SampleAccount[],
  { files, today, more, clients }: SampleDesk,
): Promise<void> {
  await db
    .update(helpdeskProcesses)
    .set({ isForClients: true })
    .where(inArray(helpdeskProcesses.code, OPEN_TO_CLIENTS));
  const answering = await loadMembers(db, accounts);
  await loadSavedReplies(db, accounts);
  const time = await readWorkingTime(db);
  const stored = await storeSampleFiles(db, files, startOf(today));
  const employees = accounts.map(({ accountId, name, seat }) => ({ accountId, name, number: seat.empid }));
  const requesters = new Map([...employees, ...clients].map((requester) => [requester.number, requester]));
  const make = { today, time, stored, answering, requesters };
  let ofCast = [...sampleConversations, ...clientConversations].map((conversation) => ticketOf(conversation, make));
  for (let start = 0; start < more || ofCast.length > 0; start += BATCH_SIZE) {
    const conversations = manyConversations(accounts, { start, count: Math.min(BATCH_SIZE, more - start), all: more });
    const others = conversations.map((conversation) => ticketOf(conversation, make));
    const isLast = start + BATCH_SIZE >= more;
    const end = Math.max(...others.map(({ ticket }) => ticket.createdAt.getTime()));
    const isDue = ({ ticket }: SampleTicket) => isLast || ticket.createdAt.getTime() <= end;
    await insertTickets(db, [...others, ...ofCast.filter(isDue)]);
    ofCast = ofCast.filter((one) => !isDue(one));
  }
}

/** Makes the helpers hold the role; answers for each process who answers there, the lead first. */
async function loadMembers(db: Database, accounts: readonly SampleAccount[]) {
  const answering = new Map<number, SampleAccount[]>();
  for (const { processes, lead, unit, helpers } of DESKS) {
    const leads = accounts.filter(({ seat }) => seat.empid === lead);
    const others = accounts.filter(({ seat }) => !seat.cast && !seat.leads && seat.unit === unit).slice(0, helpers);
    for (const code of processes) answering.set(code, [...leads, ...others]);
    const grants = others.map(({ accountId, seat }) => ({ accountId, validFrom: seat.joinedOn }));
    await insertRows(
      db,
      roleGrants,
      grants.map((grant) => ({ ...grant, id: randomUUID(), roleCode: ROLE.helpdesk, scope: 'self' as const })),
    );
    await insertRows(
      db,
      helpdeskMembers,
      processes.flatMap((processCode) =>
        [...leads, ...others].map(({ accountId, seat }) => ({ processCode, accountId, isLead: seat.empid === lead })),
      ),
    );
  }
  return answering;
}

/** Oldest first, so that their numbers follow one another as if people had asked one by one. */
async function insertTickets(db: Database, made: readonly SampleTicket[]): Promise<void> {
  const inOrder = [...made].sort((one, other) => Number(one.ticket.createdAt) - Number(other.ticket.createdAt));
  await insertRows(
    db,
    tickets,
    inOrder.map(({ ticket }) => ticket),
  );
  await insertRows(
    db,
    uploads,
    inOrder.flatMap((one) => one.uploads),
  );
  await insertRows(
    db,
    ticketMessages,
    inOrder.flatMap(({ messages }) => messages).map((message) => ({ ...message, id: randomUUID(), code: newCode() })),
  );
  await insertRows(
    db,
    ticketReadings,
    inOrder.flatMap(({ readings }) => readings),
  );
}

import { randomUUID } from 'node:crypto';
import type { StoredFile } from '../../platform/files/storage/store';
import type { uploads } from '../../platform/files/tables';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import type { WorkingTime } from '../../platform/calendar/working-time';
import { initialClockState, processOf } from './reference';
import type { SampleConversation, SampleFileName, SampleMoment } from './sample-conversations';
import { START_STATUS } from '../tickets/statuses';
import { moveClock, startClock, type TicketClock } from '../targets/targets';
import type { ticketMessages, ticketReadings, tickets } from '../tables';
import { TICKET_FILE } from '../tables';

type MessageRow = Omit<typeof ticketMessages.$inferInsert, 'id' | 'code'>;

/** The rows of one ticket. */
export interface SampleTicket {
  readonly ticket: typeof tickets.$inferInsert & TicketClock;
  readonly messages: readonly MessageRow[];
  readonly uploads: readonly (typeof uploads.$inferInsert)[];
  readonly readings: readonly (typeof ticketReadings.$inferInsert)[];
}

/** Who asks, with the number that they are known by at the desk. */
export interface SampleRequester {
  readonly accountId: string;
  readonly name: string;
  readonly number: string;
}

export interface SampleMaking {
  readonly today: CalendarDate;
  readonly time: WorkingTime;
  readonly stored: Readonly<Record<SampleFileName, StoredFile>>;
  /** Who answers the tickets of a process, the lead first. */
  readonly answering: ReadonlyMap<number, readonly SampleAccount[]>;
  readonly requesters: ReadonlyMap<string, SampleRequester>;
}

const MINUTE = 60_000;

function instantOf([daysAgo, clock]: SampleMoment, today: CalendarDate): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(startOf(daysAfter(today, -daysAgo)).getTime() + (hours * 60 + minutes) * MINUTE);
}

/** A ticket as it would be if its conversation had been held. */
export function ticketOf(conversation: SampleConversation, making: SampleMaking): SampleTicket {
  const { today, time, answering, requesters } = making;
  const { requester: number, entries, priority, subProcess, rating } = conversation;
  const requester = requesters.get(number);
  const processCode = processOf(subProcess);
  const desk = answering.get(processCode) ?? [];
  const helper = desk[(conversation.turn ?? 0) % desk.length];
  if (!requester || !helper) throw new Error(`nobody asks or answers "${conversation.subject}"`);
  const ticketId = randomUUID();
  const startedAt = instantOf(entries[0].at, today);
  let statusCode: number = START_STATUS;
  let clock = startClock(time, initialClockState(statusCode, priority).priority, startedAt);
  const stamps = { assigneeId: null as string | null, updatedAt: startedAt, deskUpdatedAt: startedAt };
  const last = { requester: startedAt, desk: null as Date | null };
  const messages: MessageRow[] = [];
  const taken: SampleTicket['uploads'][number][] = [];

  for (const entry of entries) {
    const at = instantOf(entry.at, today);
    const author = entry.by === 'desk' ? helper : requester;
    const to = entry.status ?? statusCode;
    const isAnswer = entry.by === 'desk' && entry.text !== undefined && !entry.isNote;
    if (entry !== entries[0]) {
      const move = {
        from: initialClockState(statusCode, priority),
        to: initialClockState(to, priority),
        isAnswer,
        now: at,
      };
      clock = moveClock(time, clock, move);
    }
    statusCode = to;
    if (entry.takes) stamps.assigneeId = helper.accountId;
    stamps.deskUpdatedAt = at;
    if (!entry.isNote) stamps.updatedAt = at;
    if (isAnswer || entry.by === 'requester') last[entry.by] = at;
    const upload = entry.file && uploadOf(entry.file, making.stored[entry.file], author.accountId, at);
    if (upload) taken.push(upload);
    messages.push({
      ticketId,
      kind: entry.takes ? 'event' : entry.isNote ? 'note' : 'message',
      side: entry.by,
      authorId: author.accountId,
      body: entry.text ?? '',
      change: entry.takes ? { what: 'assignee', from: '', to: helper.name } : null,
      uploadId: upload?.id ?? null,
      statusCode,
      priorityCode: priority,
      createdAt: at,
    });
  }

  const seen = entries[(conversation.readEntries ?? entries.length) - 1] ?? entries[0];
  const deskSeen = entries.findLast(({ by }) => by === 'desk');
  const readings = [
    { ticketId, accountId: requester.accountId, readAt: instantOf(seen.at, today) },
    ...(deskSeen ? [{ ticketId, accountId: helper.accountId, readAt: instantOf(deskSeen.at, today) }] : []),
  ];
  return {
    ticket: {
      id: ticketId,
      code: newCode(),
      requesterId: requester.accountId,
      requesterLabel: `${requester.number} ${requester.name}`,
      subject: conversation.subject,
      processCode,
      subProcessCode: subProcess,
      priorityCode: priority,
      statusCode,
      path: 'home/dashboard',
      lastFromRequesterAt: last.requester,
      lastFromDeskAt: last.desk,
      rating: rating?.stars ?? null,
      ratingComment: rating?.comment ?? '',
      ratedAt: rating ? clock.closedAt : null,
      ...stamps,
      ...clock,
      ...storedValues(today, clock),
    },
    messages,
    uploads: taken,
    readings: helper.accountId === requester.accountId ? readings.slice(0, 1) : readings,
  };
}

/** What is late on the day of the sample was told in time, so that nothing is told of it while somebody looks around. */
function storedValues(today: CalendarDate, { answeredAt, closedAt, responseDueAt, resolutionDueAt }: TicketClock) {
  const [begun, over] = [startOf(today), startOf(daysAfter(today, 1))];
  const toldAt = (dueAt: Date | null, doneAt: Date | null) => {
    if (!dueAt || dueAt >= (doneAt ?? over)) return null;
    return dueAt < begun ? dueAt : begun;
  };
  return {
    responseEscalatedAt: toldAt(responseDueAt, answeredAt ?? closedAt),
    resolutionEscalatedAt: toldAt(resolutionDueAt, closedAt),
  };
}

const uploadOf = (fileName: SampleFileName, file: StoredFile, accountId: string, at: Date) => ({
  id: randomUUID(),
  code: newCode(),
  subject: TICKET_FILE,
  fileId: file.id,
  fileName,
  accountId,
  createdAt: at,
  takenAt: at,
});

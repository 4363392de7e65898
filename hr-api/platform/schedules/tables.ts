import { isNotNull, isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Timetable } from '../../../lib/contract/platform/schedules/timetable';
import { instant } from '../db/instant';

/** What recurs. What is done when it is due says the capability that declares the kind. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** Which one of its kind: the key of a service, the id of a report that is sent. */
    subject: text('subject').notNull(),
    timetable: jsonb('timetable').$type<Timetable>().notNull(),
    /** Null while it is paused, and when it is over. */
    nextDueAt: instant('next_due_at'),
    /** When `nextDueAt` was computed; it lies in the future where the clock was set back since. */
    plannedAt: instant('planned_at').notNull(),
    pausedAt: instant('paused_at'),
    /** When it was removed; what it did stays. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('schedules_next_due').on(table.nextDueAt).where(isNotNull(table.nextDueAt)),
    index('schedules_planned').on(table.plannedAt).where(isNotNull(table.nextDueAt)),
    index('schedules_subject').on(table.kind, table.subject),
  ],
);

export type OccurrenceState = 'waiting' | 'running' | 'done' | 'failed';

/** A schedule at one instant. It is written before anything is done. */
export const scheduleOccurrences = pgTable(
  'schedule_occurrences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => schedules.id),
    dueAt: instant('due_at').notNull(),
    cause: text('cause').$type<'clock' | 'hand'>().notNull(),
    state: text('state').$type<OccurrenceState>().notNull(),
    /** While it waits, when it may begin; while it runs, when its worker is given up. */
    heldUntil: instant('held_until').notNull(),
    /** Counts the workers that took it. A worker whose number is no longer this one writes nothing more. */
    fence: integer('fence').notNull().default(0),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** When it is deleted; null before it ends. */
    keptUntil: instant('kept_until'),
    counts: jsonb('counts').$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Why it failed, as a code. */
    error: text('error'),
    /** By which the log tells what it did. */
    requestId: text('request_id'),
  },
  (table) => [
    unique('schedule_occurrences_once').on(table.scheduleId, table.dueAt),
    index('schedule_occurrences_open').on(table.heldUntil).where(isNull(table.endedAt)),
    index('schedule_occurrences_started').on(table.startedAt),
    index('schedule_occurrences_kept').on(table.keptUntil),
  ],
);

/** `queued`: with the mail server, which has not answered yet. */
export type DeliveryState = 'queued' | 'delivered' | 'nothing_to_send' | 'left_out' | 'refused' | 'failed';

/** What an occurrence brought one recipient. Its id is the id of the mail. */
export const scheduleDeliveries = pgTable(
  'schedule_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    occurrenceId: uuid('occurrence_id')
      .notNull()
      .references(() => scheduleOccurrences.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    error: text('error'),
    settledAt: instant('settled_at').notNull(),
  },
  (table) => [unique('schedule_deliveries_once').on(table.occurrenceId, table.recipient)],
);

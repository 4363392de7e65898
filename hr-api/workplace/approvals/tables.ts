import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, roles } from '../../people/accounts/tables';
import { persons } from '../../people/tables';
import { instant } from '../../platform/db/instant';
import type { ChainStep } from './chains/chain';

/**
 * A version of a chain; the one in force is not replaced. It is for one kind of subject or any (empty), and of it some sections,
 * fields and units, none being all; `rank` says how particular that is.
 */
export const approvalChains = pgTable(
  'approval_chains',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull().default(''),
    sections: text('sections').array().notNull(),
    fields: text('fields').array().notNull(),
    unitCodes: text('unit_codes').array().notNull(),
    rank: integer('rank').notNull(),
    steps: jsonb('steps').$type<readonly ChainStep[]>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: uuid('published_by').references(() => accounts.id),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('approval_chains_version').on(table.code, table.number),
    uniqueIndex('approval_chains_in_force')
      .on(table.code)
      .where(sql`${table.replacedAt} is null`),
  ],
);

export const APPROVAL_STATES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

/**
 * What somebody asked for and others decide. `kind` and `subjectId` say whose record it is, `version` what of it a decision is made
 * on; `position` is the step of the chain that waits. It keeps the version of the chain that it began with.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    version: text('version').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    askedById: uuid('asked_by_id')
      .notNull()
      .references(() => persons.id),
    sections: text('sections').array().notNull(),
    fields: text('fields').array().notNull(),
    chainId: uuid('chain_id')
      .notNull()
      .references(() => approvalChains.id),
    position: integer('position').notNull().default(0),
    state: text('state', { enum: APPROVAL_STATES }).notNull().default('pending'),
    comment: text('comment').notNull().default(''),
    effectiveOn: date('effective_on'),
    askedAt: instant('asked_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    decidedAt: instant('decided_at'),
    remindOn: date('remind_on'),
    escalateOn: date('escalate_on'),
    /** The day on which the approvers of the step were last looked up. */
    resolvedOn: date('resolved_on'),
  },
  (table) => [
    uniqueIndex('approvals_open')
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} = 'pending'`),
    index('approvals_subject').on(table.kind, table.subjectId, table.askedAt),
    index('approvals_person').on(table.personId),
    index('approvals_asked')
      .on(table.askedById, table.askedAt.desc(), table.id.desc())
      .where(sql`${table.state} <> 'withdrawn'`),
    index('approvals_chain')
      .on(table.chainId, table.id)
      .where(sql`${table.state} = 'pending'`),
    index('approvals_unresolved')
      .on(table.resolvedOn, table.id)
      .where(sql`${table.state} = 'pending'`),
    index('approvals_remind')
      .on(table.remindOn)
      .where(sql`${table.state} = 'pending'`),
    index('approvals_escalate')
      .on(table.escalateOn)
      .where(sql`${table.state} = 'pending'`),
    check('approvals_state', sql`${table.state} in ('pending', 'approved', 'rejected', 'withdrawn')`),
  ],
);

const approval = () =>
  uuid('approval_id')
    .notNull()
    .references(() => approvals.id, { onDelete: 'cascade' });

/** By which rule of a step somebody is asked; `escalation`: because others have not decided in time. */
export const VIAS = ['manager', 'admin_manager', 'reviewer', 'hr', 'role', 'person', 'escalation'] as const;
export type Via = (typeof VIAS)[number];

/**
 * Whom a step asks. `closed`: the step ended without them; `removed`: they are not asked any more. A decision counts for the
 * `version` that it was made on. `decidedById` is somebody else where they decided on behalf of this person.
 */
export const approvalApprovers = pgTable(
  'approval_approvers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    approvalId: approval(),
    /** The approval's, so that one kind can be listed by itself. */
    kind: text('kind').notNull(),
    position: integer('position').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    via: text('via', { enum: VIAS }).notNull(),
    /** The role in which they decide; null where it is not by a role. */
    roleCode: integer('role_code').references(() => roles.code),
    /** Whose place they take; set by an escalation. */
    insteadOfId: uuid('instead_of_id').references(() => persons.id),
    state: text('state', { enum: ['waiting', 'approved', 'rejected', 'closed', 'removed'] }).notNull(),
    since: instant('since').notNull(),
    decidedAt: instant('decided_at'),
    decidedById: uuid('decided_by_id').references(() => persons.id),
    version: text('version'),
  },
  (table) => [
    uniqueIndex('approval_approvers_once')
      .on(table.approvalId, table.personId)
      .where(sql`${table.state} = 'waiting'`),
    index('approval_approvers_waiting')
      .on(table.personId, table.since, table.id, table.roleCode, table.approvalId)
      .where(sql`${table.state} = 'waiting'`),
    index('approval_approvers_of_kind')
      .on(table.personId, table.kind, table.since, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('approval_approvers_decided')
      .on(table.decidedById, table.decidedAt.desc(), table.id.desc())
      .where(sql`${table.decidedById} is not null`),
    index('approval_approvers_approval').on(table.approvalId),
    check('approval_approvers_decided', sql`(${table.decidedAt} is null) = (${table.decidedById} is null)`),
  ],
);

export const EVENTS = [
  'asked',
  'amended',
  'approved',
  'rejected',
  'withdrawn',
  'reminded',
  'escalated',
  'approvers_changed',
  'chain_changed',
] as const;

/** What happened to an approval, in its order. `added` and `removed` are persons. */
export const approvalEvents = pgTable(
  'approval_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    approvalId: approval(),
    what: text('what', { enum: EVENTS }).notNull(),
    at: instant('at').notNull(),
    /** Null where nobody acted but the clock. */
    personId: uuid('person_id').references(() => persons.id),
    onBehalfOfId: uuid('on_behalf_of_id').references(() => persons.id),
    comment: text('comment').notNull().default(''),
    added: uuid('added').array().notNull(),
    removed: uuid('removed').array().notNull(),
  },
  (table) => [index('approval_events_approval').on(table.approvalId, table.id)],
);

/** `toId` decides for `fromId` in these days unless it was stopped. The days of one person do not overlap. */
export const delegations = pgTable(
  'delegations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    fromId: uuid('from_id')
      .notNull()
      .references(() => persons.id),
    toId: uuid('to_id')
      .notNull()
      .references(() => persons.id),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
    createdAt: instant('created_at').notNull(),
    stoppedAt: instant('stopped_at'),
    /** When the person was told that what is undecided is theirs alone again. */
    returnedAt: instant('returned_at'),
  },
  (table) => [
    index('delegations_from').on(table.fromId, table.validFrom),
    index('delegations_to').on(table.toId, table.validFrom),
    index('delegations_unreturned')
      .on(table.validTo)
      .where(sql`${table.returnedAt} is null`),
    check('delegations_span', sql`${table.validTo} > ${table.validFrom}`),
    check('delegations_not_self', sql`${table.fromId} <> ${table.toId}`),
  ],
);

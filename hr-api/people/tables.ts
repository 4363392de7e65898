import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { storedFiles } from '../platform/files/tables';
import { businesses, companies, jobStatusKinds, levels, locations, ofUnit, units } from './organisation/tables';
import { instant } from '../platform/db/instant';

/** A half-open span of calendar dates: `validTo` is the first day that is no longer in it, null while it is open. */
const span = () => ({ validFrom: date('valid_from').notNull(), validTo: date('valid_to') });

/** Month and day of a date as a number, 29 February being 229: the same in each year. */
export const dayOfYear = (column: AnyPgColumn) =>
  sql<number>`(extract(month from ${column})::int * 100 + extract(day from ${column})::int)`;

/** `empid` is the number people know each other by (E1001). It stays with the person over every employment. */
export const persons = pgTable(
  'persons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    empid: text('empid'),
    name: text('name').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    mail: text('mail'),
    bornOn: date('born_on'),
    gender: text('gender', { enum: ['female', 'male', 'other'] }),
    nationality: text('nationality'),
    phone: text('phone'),
    personalMail: text('personal_mail'),
    homeAddress: text('home_address'),
    emergencyContact: text('emergency_contact'),
    about: text('about'),
    /** Was the print flag of the card, which follows what the record lacks now; nothing reads it. It goes one release later. */
    hasChecklist: boolean('has_checklist').notNull().default(false),
    /** Number and name without accents and in small letters, kept by the database. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`searchable(coalesce(empid, '') || ' ' || name)`),
  },
  (table) => [
    uniqueIndex('persons_empid').on(sql`lower(${table.empid})`),
    index('persons_birthday').on(dayOfYear(table.bornOn)),
    index('persons_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // With what an expression is made of, so that names are gone along without a look at the people themselves.
    index('persons_by_name').on(sql`searchable(${table.name})`, table.id, table.name, table.searchText),
    // More than any name has, so that it always fits the index.
    check('persons_name_length', sql`octet_length(${table.name}) <= 800`),
  ],
);

export const personPhotos = pgTable('person_photos', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => persons.id),
  fileId: uuid('file_id')
    .notNull()
    .references(() => storedFiles.id),
});

/** Of which numbers new people get theirs, the first range that has one. A number is a prefix with so many digits. */
export const employeeIdRanges = pgTable('employee_id_ranges', {
  code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  position: integer('position').notNull(),
  prefix: text('prefix').notNull(),
  digits: integer('digits').notNull(),
  first: integer('first').notNull(),
  last: integer('last').notNull(),
});

declare module '../platform/texts/tables' {
  interface TextKinds {
    'leaving-reason': true;
  }
}

/** Why people leave, in the order in which they are offered. Names are in `texts` under the kind `leaving-reason`. */
export const leavingReasons = pgTable('leaving_reasons', {
  code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  position: integer('position').notNull(),
  /** Whether it was the person's own wish. */
  isVoluntary: boolean('is_voluntary').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const employments = pgTable(
  'employments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    ...span(),
    /** Of those that were told in words, before there were reasons to choose. */
    leftBecause: text('left_because'),
    /** Of `leaving_reasons`, one release later by a constraint too. */
    leftReason: integer('left_reason'),
  },
  (table) => [
    index('employments_person').on(table.personId, table.validFrom),
    index('employments_joining').on(dayOfYear(table.validFrom)),
    index('employments_valid_from').on(table.validFrom),
    index('employments_valid_to')
      .on(table.validTo)
      .where(sql`${table.validTo} is not null`),
    // One that never began has no day: it ends on the day on which it begins.
    check('employments_span', sql`${table.validTo} >= ${table.validFrom}`),
  ],
);

const employment = (column: string) =>
  uuid(column)
    .notNull()
    .references((): AnyPgColumn => employments.id);

export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    employmentId: employment('employment_id'),
    businessCode: text('business_code')
      .notNull()
      .references(() => businesses.code),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    unitCode: text('unit_code')
      .notNull()
      .references(() => units.code),
    locationCode: text('location_code')
      .notNull()
      .references(() => locations.code),
    levelCode: text('level_code')
      .notNull()
      .references(() => levels.code),
    ...span(),
    justification: text('justification').notNull().default(''),
  },
  (table) => [
    index('assignments_place').on(
      table.employmentId,
      table.validFrom,
      table.validTo,
      table.businessCode,
      table.unitCode,
    ),
    index('assignments_unit').on(table.unitCode, table.validFrom, table.validTo, table.employmentId),
    index('assignments_valid_from').on(table.validFrom),
    index('assignments_location').on(table.locationCode, table.validFrom, table.validTo, table.employmentId),
    // All that a count of everybody by place asks of those who are there without an end, so that it reads no row of the table.
    index('assignments_open')
      .on(
        ...[table.businessCode, table.companyCode, table.unitCode, table.locationCode, table.levelCode],
        ...[table.validFrom, table.employmentId],
      )
      .where(sql`${table.validTo} is null`),
    index('assignments_valid_to')
      .on(table.validTo)
      .where(sql`${table.validTo} is not null`),
    check('assignments_span', sql`${table.validTo} > ${table.validFrom}`),
  ],
);

export const jobStatuses = pgTable(
  'job_statuses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    employmentId: employment('employment_id'),
    statusCode: integer('status_code')
      .notNull()
      .references(() => jobStatusKinds.code),
    ...span(),
    /** The length that it was entered with, and its last day as it was meant: it closes nothing, another status does. */
    lengthMonths: integer('length_months'),
    lengthDays: integer('length_days'),
    plannedEnd: date('planned_end'),
    justification: text('justification').notNull().default(''),
  },
  (table) => [
    index('job_statuses_employment').on(table.employmentId, table.validFrom),
    index('job_statuses_valid_from').on(table.validFrom),
    index('job_statuses_planned_end')
      .on(table.plannedEnd)
      .where(
        sql`${table.plannedEnd} is not null and (${table.validTo} is null or ${table.validTo} > ${table.plannedEnd} + 1)`,
      ),
    check('job_statuses_span', sql`${table.validTo} > ${table.validFrom}`),
  ],
);

export const REPORTING_KINDS = ['manager', 'admin_manager', 'reviewer'] as const;
export type ReportingKind = (typeof REPORTING_KINDS)[number];

/** Who leads whom: `leaderId` is the employment that manages, administers or reviews `employmentId`. */
export const reportingLines = pgTable(
  'reporting_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    employmentId: employment('employment_id'),
    kind: text('kind', { enum: REPORTING_KINDS }).notNull(),
    leaderId: employment('leader_id'),
    ...span(),
    justification: text('justification').notNull().default(''),
  },
  (table) => [
    index('reporting_lines_employment').on(table.employmentId, table.kind, table.validFrom),
    index('reporting_lines_valid_from').on(table.validFrom),
    // All that a count of everybody by who leads them asks, so that it reads no row of the table.
    index('reporting_lines_manager')
      .on(table.validFrom, table.validTo, table.employmentId, table.leaderId)
      .where(sql`${table.kind} = 'manager'`),
    index('reporting_lines_leader').on(table.leaderId, table.kind, table.validFrom, table.validTo, table.employmentId),
    check('reporting_lines_span', sql`${table.validTo} > ${table.validFrom}`),
    check('reporting_lines_kind', sql`${table.kind} in ('manager', 'admin_manager', 'reviewer')`),
    check('reporting_lines_not_self', sql`${table.leaderId} <> ${table.employmentId}`),
  ],
);

/** Whose unit it is. Days without a row have no head. */
export const unitHeads = pgTable('unit_heads', { ...ofUnit(), employmentId: employment('employment_id') }, (table) => [
  index('unit_heads_unit').on(table.unitCode, table.validFrom),
  index('unit_heads_employment').on(table.employmentId, table.validFrom),
  check('unit_heads_span', sql`${table.validTo} > ${table.validFrom}`),
]);

/** A change of what was already written in an effective-dated table: without such a row the database refuses it. */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tableName: text('table_name').notNull(),
    rowId: uuid('row_id').notNull(),
    reason: text('reason').notNull(),
    correctedBy: uuid('corrected_by').notNull(),
    correctedAt: instant('corrected_at').notNull(),
    before: jsonb('before').notNull(),
    after: jsonb('after'),
  },
  (table) => [index('corrections_row').on(table.tableName, table.rowId)],
);

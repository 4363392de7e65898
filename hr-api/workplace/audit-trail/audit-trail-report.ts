import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import { accounts } from '../../people/accounts/tables';
import { employments, persons } from '../../people/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { auditEntries } from '../../platform/audit/tables';
import { dayOf, daysAfter, startOf } from '../../platform/dates';
import { uuidIn } from '../../platform/db/uuid-in';
import type { AuditTexts } from '../../platform/offers';
import { textsOf } from '../../platform/texts/data';
import { defineReport, openFields, type Choice, type ReportReader } from '../reports/report';
import { DESCRIPTIONS, NAMES, TITLES } from './texts';

const [actorAccounts, actors] = [alias(accounts, 'actor_accounts'), alias(persons, 'actors')];
const [aboutAccounts, about] = [alias(accounts, 'about_accounts'), alias(persons, 'about')];

/**
 * The kinds of records of which the trail shows what was there before and after: what an organisation is run by. What a person's record,
 * a ticket or a message said is told by their own histories, to whom their own rights allow.
 */
const TOLD_KINDS = [
  ...['account', 'session', 'device', 'employment', 'change', 'change settings', 'delegation', 'approval chain'],
  ...['unit', 'tag', 'business', 'company', 'level', 'location', 'schedule', 'report', 'report-schedule'],
  ...['saved-report', 'conduct', 'record section', 'option list', 'mail text', 'tour'],
];

/** The account that an entry is about. Ids of other kinds of records need not be uuids. */
const subjectAccount = sql`case when ${auditEntries.subjectKind} = 'account' then ${uuidIn(auditEntries.subjectId)} end`;

/** The person whom an id stands for, be it their own or that of an employment or an account of theirs. */
const nameOf = (id: SQL) => sql`(
  select coalesce(
    (select named.name from persons named where named.id = ${id}),
    (select named.name from employments held join persons named on named.id = held.person_id where held.id = ${id}),
    (select named.name from accounts held join persons named on named.id = held.person_id where held.id = ${id})))`;

/** Values as `name: value`, people by their names. */
const told = (values: AnyPgColumn) =>
  sql`case when ${inArray(auditEntries.subjectKind, TOLD_KINDS)} then (
    select string_agg(part.key || ': ' || coalesce(${nameOf(uuidIn(sql`part.value`))}, part.value), '; ' order by part.key)
    from jsonb_each_text(${values}) part where part.value <> '') end`;

/** What each action is called, in the order of a list. */
function actionsIn(language: Language, { capabilities }: ReportReader['services']): Choice[] {
  const texts = Object.assign({}, ...capabilities.map(({ auditTexts }) => auditTexts)) as AuditTexts;
  const { compare } = new Intl.Collator(language);
  return Object.entries(texts)
    .map(([value, names]) => ({ value, text: names[language] }))
    .sort((one, other) => compare(one.text, other.text));
}

/** Who did what to which record within a period: about people whom the reader sees, or by them. */
export const auditTrailReport = defineReport({
  code: 'audit-trail',
  module: 'process',
  allow: 'audit.read',
  names: NAMES,
  descriptions: DESCRIPTIONS,
  fileName: 'Audit_Trail',
  days: 'period',
  usualSpan: (today) => ({ from: daysAfter(today, -30), to: today }),
  sort: { field: 'At', direction: 'desc' },
  query: async ({ actor, db, now, language, services }, { from, to }) => {
    const today = dayOf(now);
    const roles = textsOf('role', language, 'role_texts');
    const field = openFields(TITLES, language);
    const isVisible = (await seesEveryone(db, actor, today))
      ? undefined
      : sql`exists (select 1 from ${employments}
          where ${and(eq(employments.personId, sql`coalesce(${about.id}, ${actors.id})`), visibleTo(actor, today))})`;
    return {
      fields: [
        field('Action', sql`${auditEntries.action}`, { choices: async () => actionsIn(language, services) }),
        field('At', sql`${auditEntries.at}`, { type: 'instant', order: sql`${auditEntries.at}` }),
        field('By', sql`${actors.name}`),
        field('ByID', sql`${actors.empid}`, { isHiddenAtFirst: true }),
        field('Role', sql`${roles.name}`),
        field('About', sql`${about.name}`),
        field('AboutID', sql`${about.empid}`, { isHiddenAtFirst: true }),
        field('Before', told(auditEntries.before)),
        field('After', told(auditEntries.after)),
        field('RecordKind', sql`${auditEntries.subjectKind}`, { isHiddenAtFirst: true }),
        field('RecordID', sql`${auditEntries.subjectId}`, { isHiddenAtFirst: true }),
        field('RequestID', sql`${auditEntries.requestId}`, { isHiddenAtFirst: true }),
      ],
      from: sql`${auditEntries}
        left join ${accounts} ${sql.identifier('actor_accounts')} on ${eq(actorAccounts.id, auditEntries.accountId)}
        left join ${persons} ${sql.identifier('actors')} on ${eq(actors.id, actorAccounts.personId)}
        left join ${accounts} ${sql.identifier('about_accounts')} on ${eq(aboutAccounts.id, subjectAccount)}
        left join ${persons} ${sql.identifier('about')}
          on ${eq(about.id, sql`coalesce(${auditEntries.personId}, ${aboutAccounts.personId})`)}
        left join ${roles} on ${eq(roles.code, sql`${auditEntries.roleCode}::text`)}`,
      where: and(gte(auditEntries.at, startOf(from)), lt(auditEntries.at, startOf(daysAfter(to, 1))), isVisible),
      key: sql`${auditEntries.id}`,
      searched: sql`concat_ws(' ', ${actors.searchText}, ${about.searchText})`,
    };
  },
});

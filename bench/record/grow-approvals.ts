import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../hr-api/platform/db/database';
import { grow } from './grow';

/** The fields of two sections in which everybody asks for a change that waits for HR. */
const ASKED = [
  { section: 1, field: 'KnownAs' },
  { section: 4, field: 'AddressLine2' },
];

type IsIn = (personId: SQL) => SQL;

const askIn =
  ({ section, field }: (typeof ASKED)[number]) =>
  (isIn: IsIn) => sql`
  insert into record_proposals (section_code, person_id, row_id, version_id, kind, base_id, answers, secrets, changed, state, asked_by,
    asked_at, changed_at)
  select of_person.section_code, of_person.person_id, of_person.row_id, of_person.version_id, 'change', of_person.id,
    of_person.answers || jsonb_build_object(${field}::text, 'Asked for'), '{}', array[${field}::text], 'pending', accounts.id, at, at
  from record_values of_person
  join accounts on accounts.person_id = of_person.person_id and accounts.disabled_at is null and accounts.kind = 'employee'
  cross join lateral (select date_trunc('milliseconds', now() - random() * interval '20 days') as at) asked
  where ${isIn(sql`of_person.person_id`)} and of_person.section_code = ${section} and of_person.valid_to is null and of_person.superseded_at is null`;

const approvals = (isIn: IsIn) => sql`
  insert into approvals (code, kind, subject_id, version, person_id, asked_by_id, sections, fields, chain_id, asked_at, changed_at, resolved_on)
  select replace(gen_random_uuid()::text, '-', ''), 'profile-section', id, round(extract(epoch from changed_at) * 1000)::bigint::text,
    person_id, person_id, array[section_code::text], changed, (select id from approval_chains where code = 'default' and replaced_at is null),
    asked_at, changed_at, (now() at time zone 'Asia/Kolkata')::date
  from record_proposals where ${isIn(sql`person_id`)} and state = 'pending' and not exists (select 1 from approvals where subject_id = record_proposals.id)`;

/** Whoever decides over everybody is asked. */
const approvers = (isIn: IsIn) => sql`
  insert into approval_approvers (approval_id, kind, position, person_id, via, role_code, state, since)
  select approvals.id, approvals.kind, 0, hr.person_id, 'hr', hr.role_code, 'waiting', approvals.asked_at
  from approvals cross join (select distinct on (accounts.person_id) accounts.person_id, role_grants.role_code from role_grants
    join accounts on accounts.id = role_grants.account_id and accounts.disabled_at is null
    join role_permissions on role_permissions.role_code = role_grants.role_code and role_permissions.permission = 'approval.decide'
    where role_grants.scope = 'all' and role_grants.valid_from <= now() and (role_grants.valid_to is null or role_grants.valid_to > now())
    order by accounts.person_id, role_grants.role_code) hr
  where ${isIn(sql`approvals.person_id`)} and hr.person_id <> approvals.person_id and approvals.state = 'pending'
    and not exists (select 1 from approval_approvers asked where asked.approval_id = approvals.id)`;

const notices = (isIn: IsIn) => sql`
  insert into notifications (code, account_id, role_code, kind, category, sender_id, about_id, subject, body, link, link_key, link_value, created_at)
  select replace(gen_random_uuid()::text, '-', ''), accounts.id, asked.role_code, 'N', 'approval', approvals.person_id, approvals.person_id,
    'Somebody asks', '<p>For a change</p>', 'ecenter/profileapproval', 'key', approvals.code, approvals.asked_at
  from approval_approvers asked join approvals on approvals.id = asked.approval_id
  join accounts on accounts.person_id = asked.person_id and accounts.disabled_at is null 
  where ${isIn(sql`approvals.person_id`)} and asked.state = 'waiting'`;

/** Everybody asks for a change in two sections, and HR is told of each. */
export const growApprovals = (db: Database): Promise<void> =>
  grow(db, 'Asking for changes', [...ASKED.map(askIn), approvals, approvers, notices]);

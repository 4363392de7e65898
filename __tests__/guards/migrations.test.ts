import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNone } from './expect-none';
import { findBreakingChanges } from './find-breaking-changes';

const FOLDER = join(__dirname, '../../hr-api/platform/db/migrations');

/** Migrations that take away what the release before no longer uses, and that release: docs/decisions/migrations-only-add.md. */
const TAKES_AWAY: Readonly<Record<string, string>> = {};

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name !== '0000_baseline.sql')
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

/**
 * Looked at one by one: these triggers renew or add a row of their own, refuse nothing and change no row that anybody writes; this function
 * lets through all that it let through before, and these constraints refuse exactly what they refused, or less.
 */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  '0042_never_began.sql': /drop constraint employments_span, add constraint employments_span check/,
  '0039_spans_by_uuid.sql': /alter table (\w+) drop constraint \1_do_not_overlap, add/,
  '0025_changes.sql': /function keep_history\(\)/,
  '0040_retention.sql': /function keep_(?:history|record_values)\(\)/,
  '0026_units.sql': /trigger units_begin after/,
  '0001_role_permissions.sql': /function renew_helpdesk_version\(\)|trigger \w+_version after/,
};

test.each(migrations)('$name only adds, or says which release no longer uses what it takes away', ({ name, text }) => {
  const release = TAKES_AWAY[name];
  const isHarmful = (change: string) => !HARMLESS[name]?.test(change);
  const harm = findBreakingChanges(text).filter(isHarmful);
  if (release === undefined) expectNone(harm, 'leave it to a later release, see docs/decisions/migrations-only-add.md');
  else expect(text).toContain(`update schema_floor set least_release = '${release}'`);
});

test('each migration that may take away is there and takes something away', () => {
  const textOf = (listed: string) => migrations.find(({ name }) => name === listed)?.text ?? '';
  const idle = Object.keys(TAKES_AWAY).filter((listed) => findBreakingChanges(textOf(listed)).length === 0);
  expectNone(idle, 'take it out of TAKES_AWAY');
});

test.each([
  'drop table tickets',
  'DROP INDEX "persons_by_name";',
  'alter table tickets drop column subject',
  'ALTER TABLE "tickets" RENAME COLUMN "subject" TO "title";',
  'alter table tickets rename to requests',
  'create index a on persons (name); alter index persons_by_name rename to persons_in_order',
  'ALTER TABLE "tickets" ALTER COLUMN "number" SET DATA TYPE bigint;',
  'alter table tickets alter number type bigint',
  'alter table tickets alter column note set not null',
  'alter table tickets add column note text not null',
  'alter table tickets add constraint one check (number > 0)',
  'create unique index tickets_once on tickets (subject)',
  'create trigger t before insert on tickets for each row execute function f()',
  'alter table tickets alter column note drop default',
  "alter type account_kind rename value 'client' to 'guest'",
  'create or replace function searchable(text) returns text language sql as $$ select $1 $$',
  'delete from tickets',
  '-- only adds\ncreate table a (b int); drop view c',
  'alter table tickets set schema past',
  'truncate tickets',
  'revoke select on tickets from hr',
  'do $$ begin delete from tickets; end $$',
])('a migration with "%s" does not only add', (migration) => {
  expect(findBreakingChanges(migration)).toHaveLength(1);
});

test.each([
  'CREATE TABLE "a" ("b" text NOT NULL, CONSTRAINT "c" CHECK (b > 1)); ALTER TABLE "a" ADD CONSTRAINT "d" UNIQUE ("b");',
  'alter table tickets add column note text',
  "alter table tickets add column note text default 'not null' not null",
  'alter table tickets alter column note drop not null',
  'drop index persons_by_name; create index persons_by_name on persons (name, id)',
  'create index a on persons (name, id); drop index persons_by_name; alter index a rename to persons_by_name',
  "insert into texts (kind) values ('drop table tickets; delete from a')",
  'create function f() returns trigger language plpgsql as $$ begin delete from a; end $$',
  'create index tickets_note on tickets (note)',
  "alter type account_kind add value 'guest'",
  'update texts set name = name -- drop nothing',
])('a migration with "%s" only adds', (migration) => {
  expect(findBreakingChanges(migration)).toEqual([]);
});

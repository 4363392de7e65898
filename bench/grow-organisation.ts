import pg from 'pg';
import { showProgress } from '../scripts/progress.mjs';

/** An id of a copy, made from the original's so that rows still find each other. */
const COPY_ID = `create function pg_temp.copy_id(id uuid, copy int) returns uuid language sql immutable
  as $$ select md5(id::text || copy)::uuid $$`;

const copied = (table: string, columns: string, values: string, which = 'true') =>
  `insert into ${table} (${columns}) select ${values} from ${table}, generate_series(1, $1::int) copy where ${which}`;

const number = (column: string) => `'E' || (substr(${column}, 2)::int + copy * 1000000)`;
const id = (column: string) => `pg_temp.copy_id(${column}, copy)`;

/** What a search looks at, table by table. */
const COPIES = [
  copied(
    'persons',
    'id, empid, name, given_name, family_name',
    `${id('id')}, ${number('empid')}, name, given_name, family_name`,
  ),
  copied(
    'employments',
    'id, code, person_id, valid_from, valid_to',
    `${id('id')}, code || copy, ${id('person_id')}, valid_from, valid_to`,
  ),
  copied(
    'accounts',
    'id, login_id, person_id, kind, type_of_user, mail',
    `${id('id')}, ${number('login_id')}, ${id('person_id')}, kind, type_of_user, mail`,
    `kind = 'employee'`,
  ),
  copied(
    'role_grants',
    'id, account_id, role_code, scope, unit_code, valid_from, valid_to',
    `${id('id')}, ${id('account_id')}, role_code, scope, unit_code, valid_from, valid_to`,
    `account_id in (select id from accounts where kind = 'employee')`,
  ),
  copied(
    'assignments',
    'id, employment_id, business_code, company_code, unit_code, location_code, level_code, valid_from, valid_to',
    `${id('id')}, ${id('employment_id')}, business_code, company_code, unit_code, location_code, level_code, valid_from, valid_to`,
  ),
  copied(
    'reporting_lines',
    'id, employment_id, kind, leader_id, valid_from, valid_to',
    `${id('id')}, ${id('employment_id')}, kind, ${id('leader_id')}, valid_from, valid_to`,
  ),
];

/** Puts so many copies of a sample organisation beside it, each with people, places and lines of its own. */
export async function growOrganisation(url: string, copies: number): Promise<void> {
  const progress = showProgress(`Growing the organisation ${copies + 1} times`, '3–15 min');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(COPY_ID);
    for (const copy of COPIES) await client.query(copy, [copies]);
  } finally {
    progress.done();
    await client.end();
  }
  await vacuum(url);
}

/** Lets the database know what it holds, as it does by itself after a while. */
export async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

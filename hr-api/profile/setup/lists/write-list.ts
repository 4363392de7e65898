import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { texts } from '../../../platform/texts/tables';
import { recordListItems, recordLists } from '../../../people/record/lists/tables';
import type { ListPlan } from './plan-list';
import type { GivenOption } from './parse-options';

const AT_ONCE = 5_000;

interface List {
  readonly code: number;
  readonly key: string;
}

const textCodeOf = ({ key }: List, value: string) => `${key} ${value}`;

const hasOtherNames = ({ names }: GivenOption) => Object.keys(names).length > 1;

/** Writes the names of options in the languages that are given for them. */
async function writeNames(db: Database, list: List, options: readonly GivenOption[]): Promise<void> {
  const rows = options.flatMap(({ value, names }) =>
    Object.entries(names).map(([language, name]) => ({
      ...{ kind: 'record-list-item' as const, code: textCodeOf(list, value) },
      ...{ language, name },
    })),
  );
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const given = JSON.stringify(rows.slice(at, at + AT_ONCE));
    await db.execute(sql`insert into ${texts} (kind, code, language, name)
      select kind, code, language, name from json_populate_recordset(null::${texts}, ${given}::json)
      on conflict (kind, code, language) do update set name = excluded.name`);
  }
}

/** Which options carry names in several languages: those that are given so, and those that had them. */
async function namedOptions(db: Database, list: List, options: readonly GivenOption[]): Promise<GivenOption[]> {
  const had = await db
    .select({ value: recordListItems.value })
    .from(recordListItems)
    .where(sql`${recordListItems.listCode} = ${list.code} and ${recordListItems.textCode} is not null`);
  const known = new Set(had.map(({ value }) => value));
  return options.filter((option) => hasOtherNames(option) || known.has(option.value));
}

async function changeItems(db: Database, list: List, options: readonly GivenOption[]) {
  for (let at = 0; at < options.length; at += AT_ONCE) {
    const rows = options.slice(at, at + AT_ONCE).map((option) => ({
      ...{ value: option.value, parent: option.parent, name: option.names.en },
      text_code: hasOtherNames(option) ? textCodeOf(list, option.value) : null,
    }));
    await db.execute(sql`update ${recordListItems} as item set name = given.name, parent = given.parent, is_active = true,
        text_code = coalesce(item.text_code, given.text_code)
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(value text, parent text, name text, text_code text)
      where item.list_code = ${list.code} and item.value = given.value`);
  }
}

/** Puts the options in the order of the file that says them all. */
async function orderItems(db: Database, list: List, options: readonly GivenOption[]) {
  const values = JSON.stringify(options.map(({ value }) => value));
  await db.execute(sql`update ${recordListItems} as item set position = place.at
    from jsonb_array_elements_text(${values}::jsonb) with ordinality as place(value, at)
    where item.list_code = ${list.code} and item.value = place.value and item.position <> place.at`);
}

/** Does to a list what was planned, and gives it another version. */
export async function writeList(db: Database, list: List, plan: ListPlan): Promise<void> {
  const named = await namedOptions(db, list, [...plan.added, ...plan.changed]);
  await insertRows(
    db,
    recordListItems,
    plan.added.map((option, at) => ({
      ...{ listCode: list.code, value: option.value, parent: option.parent, name: option.names.en ?? option.value },
      ...{ textCode: hasOtherNames(option) ? textCodeOf(list, option.value) : null, isActive: true },
      position: plan.last + at + 1,
    })),
  );
  await changeItems(db, list, plan.changed);
  if (plan.order) await orderItems(db, list, plan.order);
  await writeNames(db, list, named);
  const gone = JSON.stringify(plan.retired);
  await db.execute(sql`update ${recordListItems} set is_active = false where ${recordListItems.listCode} = ${list.code}
    and ${recordListItems.value} in (select jsonb_array_elements_text(${gone}::jsonb))`);
  await db
    .update(recordLists)
    .set({ version: sql`gen_random_uuid()` })
    .where(eq(recordLists.code, list.code));
}

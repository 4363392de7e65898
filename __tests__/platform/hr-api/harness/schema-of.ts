import type { OpenDatabase } from '../../../../hr-api/platform/db/database';

const SCHEMA = `
  with ours as (select oid from pg_namespace where nspname = 'public'),
    owned as (select objid from pg_depend where deptype = 'e')
  select 'column' as kind, format('%s.%s %s', attrelid::regclass, row_number() over (partition by attrelid order by attnum), attname) as name,
    concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attgenerated, attidentity,
      pg_get_expr(adbin, adrelid)) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in (table ours) and relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'constraint', format('%s %s', conrelid::regclass, conname), pg_get_constraintdef(oid)
    from pg_constraint where connamespace in (table ours)
  union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index join pg_class on oid = indexrelid where relnamespace in (table ours)
  union all select 'function', oid::regprocedure::text, pg_get_functiondef(oid)
    from pg_proc where pronamespace in (table ours) and oid not in (table owned)
  union all select 'trigger', format('%s %s', tgrelid::regclass, tgname), pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
  union all select 'enum', enumtypid::regtype::text || ' ' || enumsortorder, enumlabel from pg_enum
  union all select 'sequence', relname, '' from pg_class where relnamespace in (table ours) and relkind = 'S'
  union all select 'extension', extname, '' from pg_extension
  order by 1, 2`;

/** The schema as the database's catalogue describes it, a line for each column, constraint, index, function, trigger … */
export async function schemaOf({ execute }: OpenDatabase): Promise<string[]> {
  const { rows } = (await execute(SCHEMA)) as { rows: { kind: string; name: string; definition: string }[] };
  return rows.map(({ kind, name, definition }) => `${kind} ${name}: ${definition}`);
}

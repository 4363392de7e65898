import { eq, sql } from 'drizzle-orm';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { ASSIGNMENT_FIELDS, type AssignmentField } from '../../../../lib/contract/changes/change-rules';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { texts } from '../../../platform/texts/tables';
import { readChangeSettings, type ChangeSettings } from '../../../people/changes/change-settings';
import { coveredCodes } from '../../../people/changes/checks/scope';
import { businesses, companies, jobStatusKinds, levels, locations, units } from '../../../people/organisation/tables';
import { leavingReasons } from '../../../people/tables';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import type { ImportContext } from '../../../workplace/imports/import-kind';
import { ownFieldsOn, type OwnField } from '../record/own-fields';
import { recordFields, type RecordField } from './record-fields';

/** What columns of the organisation are chosen from. */
export type ChoiceColumn = AssignmentField | 'JobStatus' | 'LeavingReason';

/** What a text of a file stands for; `unclear` where it is the name of several. */
export type Meant = { readonly code: string } | 'unknown' | 'unclear';

/** What rows are compared with that is the same for all of them. */
export interface PersonFacts {
  readonly today: CalendarDate;
  readonly settings: ChangeSettings;
  /** The units that whoever imports keeps; null where they keep everybody. */
  readonly covered: ReadonlySet<string> | null;
  readonly units: ReadonlyMap<string, { readonly validFrom: CalendarDate; readonly validTo: CalendarDate | null }>;
  readonly endsBy: ReadonlyMap<string, typeof jobStatusKinds.$inferSelect.endsBy>;
  /** Where the record keeps who somebody is, by column. */
  readonly recordFields: ReadonlyMap<string, RecordField>;
  /** The fields of the record that HR has defined, and whether whoever imports keeps records. */
  readonly ownFields: readonly OwnField[];
  readonly mayKeepRecords: boolean;
  /** By code, else by name in whatever language, without accents and case. */
  readonly meantBy: (column: ChoiceColumn, text: string) => Meant;
}

const TEXT_KIND = {
  BusinessCode: 'business',
  UnitCode: 'unit',
  LocationCode: 'location',
  LevelCode: 'level',
  JobStatus: 'job-status',
  LeavingReason: 'leaving-reason',
} as const;

export async function readFacts({ db, actor, now }: Pick<ImportContext, 'db' | 'actor' | 'now'>): Promise<PersonFacts> {
  const today = dayOf(now);
  const names = await db
    .select({ kind: texts.kind, code: texts.code, name: texts.name })
    .from(texts)
    .where(sql`${texts.kind} in ('business', 'unit', 'location', 'level', 'job-status', 'leaving-reason')`);
  const legal = await db.select({ code: companies.code, name: companies.name }).from(companies);
  const lives = await db.select().from(units);
  const statuses = await db.select().from(jobStatusKinds);
  const codes: Record<ChoiceColumn, readonly string[]> = {
    BusinessCode: (await db.select({ code: businesses.code }).from(businesses)).map(({ code }) => code),
    CompanyCode: legal.map(({ code }) => code),
    UnitCode: lives.map(({ code }) => code),
    LocationCode: (await db.select({ code: locations.code }).from(locations)).map(({ code }) => code),
    LevelCode: (await db.select({ code: levels.code }).from(levels)).map(({ code }) => code),
    JobStatus: statuses.map(({ code }) => String(code)),
    LeavingReason: (
      await db.select({ code: leavingReasons.code }).from(leavingReasons).where(eq(leavingReasons.isActive, true))
    ).map(({ code }) => String(code)),
  };
  const byCode = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  const call = (column: ChoiceColumn, name: string, code: string) => {
    const key = `${column} ${foldText(name)}`;
    byName.set(key, (byName.get(key) ?? new Set()).add(code));
  };
  for (const column of [...ASSIGNMENT_FIELDS, 'JobStatus', 'LeavingReason'] as const) {
    for (const code of codes[column]) byCode.set(`${column} ${code.toLowerCase()}`, code);
    if (column === 'CompanyCode') for (const { code, name } of legal) call(column, name, code);
    else
      for (const { kind, code, name } of names)
        if (kind === TEXT_KIND[column] && codes[column].includes(code)) call(column, name, code);
  }
  return {
    today,
    settings: await readChangeSettings(db),
    recordFields: await recordFields({ db, actor }, today),
    ownFields: await ownFieldsOn(db, today),
    mayKeepRecords: actor.permissions.has(RECORD_EDIT),
    covered: await coveredCodes(db, actor, today),
    units: new Map(lives.map((unit) => [unit.code, unit])),
    endsBy: new Map(statuses.map(({ code, endsBy }) => [String(code), endsBy])),
    meantBy: (column, text) => {
      const code = byCode.get(`${column} ${text.toLowerCase()}`);
      if (code !== undefined) return { code };
      const named = [...(byName.get(`${column} ${foldText(text)}`) ?? [])];
      if (named.length > 1) return 'unclear';
      return named[0] === undefined ? 'unknown' : { code: named[0] };
    },
  };
}

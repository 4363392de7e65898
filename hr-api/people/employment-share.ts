import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallContext } from '../platform/calls/call';
import { dayOf } from '../platform/dates';
import { definePersonalData } from '../platform/personal-data';
import { textsOf } from '../platform/texts/data';
import { begunRows } from './changes/rows/begun-rows';
import { companies } from './organisation/tables';
import { assignments, employments, jobStatuses, persons, reportingLines } from './tables';

const KINDS = {
  employment: { de: 'Anstellung', en: 'Employment', es: 'Empleo', fr: 'Emploi', ja: '雇用', zh: '雇佣' },
  assignment: { de: 'Zuordnung', en: 'Assignment', es: 'Asignación', fr: 'Affectation', ja: '配属', zh: '任职' },
  status: { de: 'Status', en: 'Job status', es: 'Situación laboral', fr: 'Statut', ja: '雇用状態', zh: '在职状态' },
  manager: { de: 'Führungskraft', en: 'Manager', es: 'Responsable', fr: 'Responsable', ja: '上司', zh: '经理' },
  admin_manager: {
    de: 'Administrative Führungskraft',
    en: 'Admin manager',
    es: 'Responsable administrativo',
    fr: 'Responsable administratif',
    ja: '管理担当の上司',
    zh: '行政经理',
  },
  reviewer: {
    de: 'Beurteilende Person',
    en: 'Reviewer',
    es: 'Evaluador',
    fr: 'Évaluateur',
    ja: '評価者',
    zh: '评估人',
  },
};

/** The person's employments and all that was and is in force of them; what is planned is told by those who keep them. */
export const employmentShare = definePersonalData({
  name: 'employment',
  titles: {
    de: 'Anstellung, Status und Führungskräfte',
    en: 'Employment, status and managers',
    es: 'Empleo, situación y responsables',
    fr: 'Emploi, statut et responsables',
    ja: '雇用・状態・上司',
    zh: '雇佣、状态与经理',
  },
  columns: {
    kind: { de: 'Art', en: 'Kind', es: 'Tipo', fr: 'Type', ja: '種類', zh: '类型' },
    value: { de: 'Angabe', en: 'Value', es: 'Dato', fr: 'Valeur', ja: '内容', zh: '内容' },
    validFrom: { de: 'Von', en: 'From', es: 'Desde', fr: 'Du', ja: '開始日', zh: '开始日期' },
    /** The first day on which it is no longer so. */
    validTo: {
      de: 'Bis (ausschließlich)',
      en: 'Until (not including)',
      es: 'Hasta (sin incluir)',
      fr: 'Jusqu’au (non compris)',
      ja: '終了日（当日を含まない）',
      zh: '截止日期（不含当天）',
    },
  },
  read: async (context) => {
    const { language, now } = context;
    const parts = [
      ...(await employmentsOf(context)),
      ...(await assignmentsOf(context)),
      ...(await statusesOf(context)),
      ...(await leadersOf(context)),
    ];
    return begunRows(parts, dayOf(now)).map(({ kind, ...part }) => ({ ...part, kind: KINDS[kind][language] }));
  },
});

type Own = Pick<CallContext, 'actor' | 'db' | 'language'>;

async function employmentsOf({ actor, db }: Own) {
  const { validFrom, validTo } = employments;
  const rows = await db
    .select({ validFrom, validTo })
    .from(employments)
    .where(eq(employments.personId, actor.personId))
    .orderBy(asc(validFrom));
  return rows.map((row) => ({ ...row, value: '', kind: 'employment' as const }));
}

async function assignmentsOf({ actor, db, language }: Own) {
  const businessNames = textsOf('business', language, 'business_texts');
  const unitNames = textsOf('unit', language, 'unit_texts');
  const locationNames = textsOf('location', language, 'location_texts');
  const levelNames = textsOf('level', language, 'level_texts');
  const { validFrom, validTo } = assignments;
  const value = sql<string>`concat_ws(' · ', ${companies.name}, ${businessNames.name}, ${unitNames.name}, ${locationNames.name}, ${levelNames.name})`;
  const rows = await db
    .select({ value, validFrom, validTo })
    .from(assignments)
    .innerJoin(employments, eq(employments.id, assignments.employmentId))
    .innerJoin(companies, eq(companies.code, assignments.companyCode))
    .leftJoin(businessNames, eq(businessNames.code, assignments.businessCode))
    .leftJoin(unitNames, eq(unitNames.code, assignments.unitCode))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
    .leftJoin(levelNames, eq(levelNames.code, assignments.levelCode))
    .where(eq(employments.personId, actor.personId))
    .orderBy(asc(validFrom));
  return rows.map((row) => ({ ...row, kind: 'assignment' as const }));
}

async function statusesOf({ actor, db, language }: Own) {
  const names = textsOf('job-status', language, 'status_texts');
  const { validFrom, validTo } = jobStatuses;
  const rows = await db
    .select({ value: names.name, validFrom, validTo })
    .from(jobStatuses)
    .innerJoin(employments, eq(employments.id, jobStatuses.employmentId))
    .leftJoin(names, eq(names.code, sql`${jobStatuses.statusCode}::text`))
    .where(eq(employments.personId, actor.personId))
    .orderBy(asc(validFrom));
  return rows.map((row) => ({ ...row, kind: 'status' as const }));
}

async function leadersOf({ actor, db }: Own) {
  const leading = alias(employments, 'leading');
  const { kind, validFrom, validTo } = reportingLines;
  return db
    .select({ kind, value: persons.name, validFrom, validTo })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(leading, eq(leading.id, reportingLines.leaderId))
    .innerJoin(persons, eq(persons.id, leading.personId))
    .where(eq(employments.personId, actor.personId))
    .orderBy(asc(kind), asc(validFrom));
}

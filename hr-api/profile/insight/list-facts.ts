import { isoDate } from '../../../lib/contract/platform/expressions/days';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { nameIn } from '../../people/record/sections/section-form';
import { sectionOfVersion } from '../../people/record/sections/sections';
import { computedOn } from '../../people/record/values/computed-on';
import { rowsOn, type RecordRow } from '../../people/record/values/values';
import {
  isEditable,
  openFields,
  openSections,
  openSubject,
  type OpenSection,
  type ReadContext,
} from '../access/open-section';
import { proposalsOf } from '../proposals/proposals';
import { answerTexts } from '../rows/shown-answers';
import { listsOf } from '../sections/offered';
import { sectionInfo } from '../sections/section-info';
import { statusOf } from '../status/row-status';
import { wireStatus } from '../status/wire-status';

/**
 * The fields of a row by the version that it was saved under. What is closed to the reader today was closed then, too; a field that the
 * section does not have any more is as its own version says.
 */
async function fieldsOf({ db }: ReadContext, { section, subject, access }: OpenSection, row: RecordRow) {
  const version = (await sectionOfVersion(db, row.versionId)) ?? section;
  const today = new Set(section.definition.fields.map(({ code }) => code));
  const then = openFields(version, subject.relations);
  const isOpen = (code: string) => (today.has(code) ? access.has(code) : then.has(code));
  return version.definition.fields.filter(({ code, type }) => isOpen(code) && type !== 'label');
}

/** What the rows of a section say. */
async function wireRows(context: ReadContext, open: OpenSection, rows: readonly RecordRow[]) {
  const told = await Promise.all(rows.map(async (row) => ({ row, fields: await fieldsOf(context, open, row) })));
  const fields = new Map(told.flatMap((one) => one.fields).map((field) => [field.code, field]));
  const textOf = await answerTexts(listsOf(context, open), [...fields.values()], rows);
  return told.map(({ row, fields: own }) => ({
    KeyCode: row.rowId,
    EffectiveFrom: wireDate(row.validFrom),
    Facts: own.map((field) => ({
      FieldCode: field.code,
      Label: nameIn(field.names, context.language),
      Text: textOf(field, row),
      Type: field.type,
      IsColumn: field.isColumn,
      IsMasked: field.code in row.secrets,
    })),
  }));
}

/** What sections of somebody say on a day. */
export const listSectionFacts: Handler<'listSectionFacts'> = async (request, context) => {
  const { db, now, language } = context;
  const on = request.On === '' ? dayOf(now) : isoDate(request.On);
  if (on === null) throw new ApiError('invalid', { issues: [{ path: 'On', message: 'invalid' }] });
  const subject = await openSubject(context, request);
  const { personId } = subject;
  const all = await openSections(context, subject);
  const asked = all.filter(({ section }) => request.SectionCode === 0 || section.code === request.SectionCode);
  if (asked.length === 0 && request.SectionCode !== 0) throw new ApiError('not_found');
  const rows = await rowsOn(db, { personId }, on);
  const proposals = await proposalsOf(db, { personId });
  return Promise.all(
    asked.map(async (open) => {
      const { section } = open;
      const own = rows
        .filter(({ sectionCode }) => sectionCode === section.code)
        .map((row) => ({ ...row, answers: computedOn(section, row.answers, on) }));
      const status = statusOf(
        own,
        proposals.filter(({ sectionCode }) => sectionCode === section.code),
      );
      return {
        ...sectionInfo(section, language),
        ...wireStatus(status, language),
        EditFlag: isEditable(open),
        Rows: await wireRows(context, open, own),
      };
    }),
  );
};

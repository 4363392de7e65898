import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { findAbsences, wireAbsence } from '../../people/absences';
import { employmentCodeIn } from '../../people/codes';
import { nearestDayIn } from '../../people/effective-dates';
import { readableColumns } from '../../people/record/rights/readable-columns';
import { recordSubject, type RecordSubject } from '../../people/record/rights/relations';
import { sectionsOn } from '../../people/record/sections/sections';
import { persons } from '../../people/tables';
import { tagsOf } from '../../people/tags/tags-of';
import { getVisibleEmployment } from '../../people/visible-employment';
import { openablePages } from '../../workplace/shell/openable-pages';
import { getEmployeeHeader } from '../../workplace/shell/employee-header';
import { isEditable, openSections, type ReadContext } from '../access/open-section';

/** CARD-01: who somebody is, as far as the caller may know it. */
export const listEmployeeCard: Handler<'listEmployeeCard'> = async ({ UserCode }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const code = employmentCodeIn({ UserCode });
  const employment = code === null ? null : await getVisibleEmployment(db, actor, { code, today });
  if (!employment) return [];
  const header = await getEmployeeHeader({ ChillCode: employment.code }, context);
  const absence = (await findAbsences(context, [employment.id])).get(employment.id);
  const subject = await recordSubject(db, actor, { code: employment.code, today });
  return [
    {
      Name: header.Name,
      Empid: header.Empid,
      Active: header.Active === 'N' ? 'N' : 'Y',
      Legend: header.Legend,
      Level_Name: header.Level_Name,
      EmpPercentage: header.EmpPercentage,
      EmailID: header.EmailID,
      DateOfJoin: header.DateOfJoin,
      Exit_on: header.Exit_on ?? '',
      Location_Name: header.Location_Name,
      ReportingManager: header.ReportingManager,
      ReportingManagerID: header.ReportingManagerID,
      IsWhole: header.IsWhole,
      HasPhoto: header.HasPhoto,
      KeyCode: employment.code,
      Unit_Name: header.Unit_Name,
      TimeZone: header.TimeZone,
      ReportingManagerKey: header.ReportingManagerKey,
      ReportingManagerHasPhoto: header.ReportingManagerHasPhoto,
      Reportees: header.AsReportingManager,
      Away: absence ? wireAbsence(absence) : null,
      EditYourSelf: employment.personId === actor.personId,
      ...(subject ? await ofRecord(context, subject) : CLOSED),
      printflag: subject !== null && header.EmpPercentage < 100,
    },
  ];
};

const CLOSED = {
  Personal_Email: '',
  MobileNo: '',
  EditContent: '',
  TagNames: '',
  edp: false,
  DocumentManager: false,
} as const;

/** What the card tells to whom the record is open. */
async function ofRecord(context: ReadContext, subject: RecordSubject) {
  const { db, now, language } = context;
  const today = dayOf(now);
  const readable = readableColumns(await sectionsOn(db, today), subject.relations);
  const [person] = await db
    .select({
      about: persons.about,
      phone: persons.phone,
      personalMail: persons.personalMail,
    })
    .from(persons)
    .where(eq(persons.id, subject.personId));
  const tags = await tagsOf(db, { employmentId: subject.id, on: nearestDayIn(subject, today) }, language);
  const sections = await openSections({ db, now }, subject);
  return {
    Personal_Email: readable.has('personalMail') ? (person?.personalMail ?? '') : '',
    MobileNo: readable.has('phone') ? (person?.phone ?? '') : '',
    EditContent: person?.about ?? '',
    TagNames: tags.map(({ name }) => name.replaceAll(',', ' ')).join(','),
    edp: sections.some(isEditable),
    DocumentManager: await hasDocuments(context, subject),
  };
}

/** CARD-14: one's own documents, and those of whom one keeps the record, in a role that has their page. */
async function hasDocuments(context: ReadContext, { relations }: RecordSubject): Promise<boolean> {
  const isTheirs = relations.has('self') || relations.has('hr');
  return isTheirs && (await openablePages(context))('ecenter/documentmanager') !== '';
}

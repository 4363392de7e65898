import { randomUUID } from 'node:crypto';
import { ASSIGNMENT_FIELDS } from '../../../../lib/contract/changes/change-rules';
import { GENDERS } from '../../../../lib/contract/changes/joining/joining-rules';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { wireDate, type CalendarDate } from '../../../platform/dates';
import { said, type GivenRow, type PlannedRow } from '../../../workplace/imports/import-kind';
import { changeTexts } from '../../change-texts';
import { identityIssues } from '../../joining/identity-issues';
import type { PersonFacts } from '../reading/person-facts';
import { planRecord } from '../record/plan-record';
import type { Subject } from '../../../workplace/imports/rows/find-subjects';
import { LINE_KINDS } from '../../imports/read-histories';
import { importedGenders } from '../genders';
import { COLUMN_OF, givenLeader, givenPlace, givenStatus, leadsFrom } from './plan-work';
import {
  LINE_COLUMN,
  linesOf,
  newDraft,
  type Draft,
  type PersonMemory,
  type PersonWork,
  type Planning,
} from '../planning';
import { planRequestOfRow } from './plan-request-of-row';

const IDENTITY = ['GivenName', 'FamilyName', 'Mail', 'PersonalMail', 'BornOn', 'EmployeeID'] as const;

/** Somebody who was here before. */
export interface FormerPerson {
  readonly subject: Subject;
  /** The first day on which they were no longer employed. */
  readonly leftOn: CalendarDate;
  readonly isSeen: boolean;
}

interface Joining {
  /** Whom the row looks like; null for nobody. */
  readonly double: string | null;
  readonly former: FormerPerson | null;
}

/** What a row would add: somebody with their place, status and managers, by the rules of the form for joiners; or who comes back. */
export function planJoiner(planning: Planning, row: GivenRow, { double, former }: Joining): PlannedRow {
  const { context, facts } = planning;
  const draft = newDraft(row);
  const given = identityIn(row);
  const refuse = (column: string, reason: string, params?: Readonly<Record<string, string>>) =>
    draft.issues.push({ column, reason, ...(params && { params }) });
  if (!former && context.options['Unknown'] === 'refuse') refuse(context.keyColumn, 'unknown_person');
  if (former && !former.isSeen) refuse(context.keyColumn, 'not_yours');
  if (!context.actor.permissions.has('person.add')) refuse('', 'no_right');
  // What is known of somebody whom the reader may not see is not compared: a refusal would tell it.
  if (former?.isSeen) staysWhoTheyAre(row, former, refuse);
  if (!former) for (const { path, message } of identityIssues(given, facts.today)) refuse(path, message);
  const gender = genderIn(row);
  if (gender === undefined) refuse('Gender', 'unknown_choice', { text: said(row, 'Gender') });
  const from = said(row, 'JoinedOn');
  if (from === '') refuse('JoinedOn', 'required');
  const opensAccount = (context.options['Accounts'] ?? '') === 'open';
  const mail = (former?.subject.identity['Mail'] ?? '') || given.Mail;
  if (opensAccount && mail === '') refuse('Mail', 'required');
  if (double !== null && context.options['Doubles'] !== 'add') refuse('', 'double', { name: double });
  if (said(row, 'LastDay') !== '') refuse('LastDay', 'not_here');
  const [employmentId, personId] = [randomUUID(), former?.subject.personId ?? randomUUID()];
  planBeginnings(planning, row, draft, { employmentId, personId, from });
  const answersOn = (section: number) => answersBegun(facts, section, { ...given, Gender: gender ?? '' });
  if (!former) planRecord(planning, row, draft, { from: facts.today, answersOn });
  else if (former.isSeen)
    planRecord(planning, row, draft, { from, answersOn: (section, day) => planning.records(personId, section, day) });
  const isWrong = draft.issues.length > 0;
  const name = former ? (former.isSeen ? former.subject.name : '') : `${given.GivenName} ${given.FamilyName}`.trim();
  const memory: PersonMemory = {
    ...{ joins: true, lines: linesOf(draft) },
    ...(from && { from }),
    ...(former && { comesBack: true }),
  };
  const work: PersonWork = {
    ...{ requests: [], answers: draft.answers },
    needsNumber: !former && given.EmployeeID === '',
    joins: {
      ...{ employmentId, personId, from, leftOn: former?.leftOn ?? null, begins: draft.requests },
      empid: former?.subject.empid ?? given.EmployeeID,
      identity: former
        ? null
        : {
            ...{ givenName: given.GivenName, familyName: given.FamilyName, gender: gender ?? null },
            ...{ mail: given.Mail || null, personalMail: given.PersonalMail || null, bornOn: given.BornOn || null },
          },
      accountMail: opensAccount ? mail : null,
    },
  };
  return {
    ...{ line: row.line, label: name, issues: draft.issues, memory: { ...memory }, work },
    outcome: isWrong ? 'refused' : 'new',
    changes: isWrong ? [] : [...identityChanges(row), ...draft.changes],
  };
}

/** What the record of somebody who comes back says is changed there. */
function staysWhoTheyAre(
  row: GivenRow,
  { subject }: FormerPerson,
  refuse: (column: string, reason: string, params: Readonly<Record<string, string>>) => void,
): void {
  const given = identityIn(row);
  for (const column of IDENTITY) {
    const [is, was] = [given[column], subject.identity[column] ?? ''];
    if (is !== '' && is.toLowerCase() !== was.toLowerCase())
      refuse(column, 'identity_differs', { text: column === 'BornOn' && was ? wireDate(was) : was });
  }
}

type Identity = Record<(typeof IDENTITY)[number], string>;

function identityIn(row: GivenRow): Identity {
  const texts = Object.fromEntries(IDENTITY.map((column) => [column, said(row, column)])) as Identity;
  const middle = said(row, 'MiddleName');
  return { ...texts, GivenName: middle && texts.GivenName ? `${texts.GivenName} ${middle}` : texts.GivenName };
}

/** What a section of a joiner's record begins with: who they are. */
function answersBegun(
  { recordFields }: PersonFacts,
  section: number,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = [...recordFields].filter(([, field]) => field.section.code === section);
  return Object.fromEntries(own.map(([column, { code }]) => [code, writtenOf(column, given[column] ?? '')]));
}

const writtenOf = (column: string, text: string) => (column === 'BornOn' && text ? wireDate(text) : text);

/** Null where nothing is said; undefined for what is none. */
function genderIn(row: GivenRow): (typeof GENDERS)[number] | null | undefined {
  const text = foldText(said(row, 'Gender'));
  if (text === '') return null;
  return importedGenders.get(text);
}

const identityChanges = (row: GivenRow) =>
  [...IDENTITY, 'MiddleName', 'Gender', 'JoinedOn'].flatMap((column) => {
    const to = said(row, column);
    return to === '' ? [] : [{ column, from: '', to }];
  });

interface Beginning {
  readonly employmentId: string;
  readonly personId: string;
  readonly from: CalendarDate;
}

/** What begins with the employment. Managers follow once everybody of the file is there. */
function planBeginnings(planning: Planning, row: GivenRow, draft: Draft, { employmentId, personId, from }: Beginning) {
  const { facts, context } = planning;
  const justification = changeTexts[context.language].joined;
  const employment = { id: employmentId, personId, validFrom: from, validTo: null };
  const shared = { employmentId, from, justification, modes: {}, rowId: null };
  const place = givenPlace(facts, row, draft);
  for (const field of ASSIGNMENT_FIELDS)
    if (said(row, field) === '') draft.issues.push({ column: field, reason: 'required' });
  const before = draft.issues.length;
  const status = givenStatus(facts, row, draft, { from, current: null });
  if (!status && draft.issues.length === before) draft.issues.push({ column: 'JobStatus', reason: 'required' });
  if (from === '') return;
  const begin = (request: Parameters<typeof planRequestOfRow>[2]['request']) =>
    planRequestOfRow({ ...planning, isBeginning: true }, draft, { employment, request });
  if (ASSIGNMENT_FIELDS.every((field) => place[COLUMN_OF[field]]))
    if (begin({ kind: 'assignment', values: place, ...shared }))
      for (const field of ASSIGNMENT_FIELDS)
        draft.changes.push({ column: field, from: '', to: place[COLUMN_OF[field]] ?? '' });
  if (status && draft.issues.length === before && begin({ kind: 'job_status', values: status, ...shared }))
    draft.changes.push({ column: 'JobStatus', from: '', to: String(status['status_code']) });
  for (const kind of LINE_KINDS) {
    const leader = givenLeader(planning, row, draft, { kind, from, personId, mayComeLater: true });
    if (!leader) continue;
    const begins = leadsFrom(leader, from);
    draft.leaders.set(kind, { leader, to: null, ...(begins > from && { from: begins }) });
    const text = said(row, LINE_COLUMN[kind]);
    draft.changes.push({ column: LINE_COLUMN[kind], from: '', to: leader.id ?? `line ${text}` });
  }
}

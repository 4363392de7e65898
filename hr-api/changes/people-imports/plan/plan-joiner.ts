import { randomUUID } from 'node:crypto';
import { ASSIGNMENT_FIELDS } from '../../../../lib/contract/changes/change-rules';
import { GENDERS } from '../../../../lib/contract/changes/joining/joining-rules';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import type { CalendarDate } from '../../../platform/dates';
import type { GivenRow, PlannedRow } from '../../../workplace/imports/import-kind';
import { changeTexts } from '../../change-texts';
import { identityIssues } from '../../joining/identity-issues';
import { LINE_KINDS } from '../reading/find-subjects';
import { importedGenders } from '../genders';
import { COLUMN_OF, givenLeader, givenPlace, givenStatus } from './plan-work';
import {
  LINE_COLUMN,
  linesOf,
  newDraft,
  said,
  type Draft,
  type PersonMemory,
  type PersonWork,
  type Planning,
} from '../planning';
import { planRequestOfRow } from './plan-request-of-row';

const IDENTITY = ['GivenName', 'FamilyName', 'Mail', 'PersonalMail', 'BornOn', 'EmployeeID'] as const;

/** What a row would add: somebody with their place, status and managers, by the rules of the form for joiners. */
export function planJoiner(planning: Planning, row: GivenRow, double: string | null): PlannedRow {
  const { context, facts } = planning;
  const draft = newDraft(row);
  const given = identityIn(row);
  const refuse = (column: string, reason: string, params?: Readonly<Record<string, string>>) =>
    draft.issues.push({ column, reason, ...(params && { params }) });
  if (context.options['Unknown'] === 'refuse') refuse(context.keyColumn, 'unknown_person');
  if (!context.actor.permissions.has('person.add')) refuse('', 'no_right');
  for (const { path, message } of identityIssues(given, facts.today)) refuse(path, message);
  const gender = genderIn(row);
  if (gender === undefined) refuse('Gender', 'unknown_choice', { text: said(row, 'Gender') });
  const from = said(row, 'JoinedOn');
  if (from === '') refuse('JoinedOn', 'required');
  const opensAccount = (context.options['Accounts'] ?? '') === 'open';
  if (opensAccount && given.Mail === '') refuse('Mail', 'required');
  if (double !== null && context.options['Doubles'] !== 'add') refuse('', 'double', { name: double });
  const [employmentId, personId] = [randomUUID(), randomUUID()];
  planBeginnings(planning, row, draft, { employmentId, personId, from });
  const isWrong = draft.issues.length > 0;
  const name = `${given.GivenName} ${given.FamilyName}`.trim();
  const memory: PersonMemory = { joins: true, ...(from && { from }), lines: linesOf(draft) };
  const work: PersonWork = {
    requests: [],
    needsNumber: given.EmployeeID === '',
    joins: {
      ...{ employmentId, personId, from, empid: given.EmployeeID, leftOn: null, begins: draft.requests },
      identity: {
        ...{ givenName: given.GivenName, familyName: given.FamilyName, gender: gender ?? null },
        ...{ mail: given.Mail || null, personalMail: given.PersonalMail || null, bornOn: given.BornOn || null },
      },
      accountMail: opensAccount ? given.Mail : null,
    },
  };
  return {
    ...{ line: row.line, label: name, issues: draft.issues, memory: { ...memory }, work },
    outcome: isWrong ? 'refused' : 'new',
    changes: isWrong ? [] : [...identityChanges(row), ...draft.changes],
  };
}

type Identity = Record<(typeof IDENTITY)[number], string>;

function identityIn(row: GivenRow): Identity {
  const texts = Object.fromEntries(IDENTITY.map((column) => [column, said(row, column)])) as Identity;
  const middle = said(row, 'MiddleName');
  return { ...texts, GivenName: middle && texts.GivenName ? `${texts.GivenName} ${middle}` : texts.GivenName };
}

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
    const leader = givenLeader(planning, row, draft, { kind, from, personId });
    if (!leader) continue;
    draft.leaders.set(kind, { leader, to: null });
    const text = said(row, LINE_COLUMN[kind]);
    draft.changes.push({ column: LINE_COLUMN[kind], from: '', to: leader.id ?? `line ${text}` });
  }
}

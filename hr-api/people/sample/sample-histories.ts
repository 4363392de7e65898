import {
  JOB_STATUS,
  sampleLocations,
  sampleUnits,
  type LevelCode,
  type LocationCode,
  type UnitCode,
} from '../organisation/sample';
import { daysAfter, daysBetween, type CalendarDate } from '../../platform/dates';
import { plannedEndOf } from '../changes/planned-end';
import type { Random } from './sample-random';
import type { Seat } from './sample-seats';
import type { assignments, jobStatuses, reportingLines, ReportingKind } from '../tables';

type AssignmentRow = typeof assignments.$inferInsert;
type JobStatusRow = typeof jobStatuses.$inferInsert;
type LineRow = typeof reportingLines.$inferInsert;

/** One employment to be given a history. `leftOn` is the first day after it. */
export interface Stint {
  readonly seat: Seat;
  readonly employmentId: string;
  readonly joinedOn: CalendarDate;
  readonly leftOn: CalendarDate | null;
}

const PROBATION_DAYS = 182;
const PROBATION_MONTHS = 6;
const TERM_DAYS = 730;
const WITHOUT_END = { lengthMonths: null, lengthDays: null, plannedEnd: null as CalendarDate | null };
const NOTICE_DAYS = 60;
const EARLIER_LEVEL: Partial<Record<LevelCode, LevelCode>> = {
  associate: 'trainee',
  specialist: 'associate',
  senior: 'specialist',
  lead: 'senior',
  manager: 'lead',
  director: 'manager',
};

/** Puts entries that begin on different days one after the other; those at or after the end are left out. */
function inTurn<T extends object>(stint: Stint, entries: readonly (T & { from: CalendarDate })[]) {
  const kept = entries.filter(
    ({ from }, index) => from < (stint.leftOn ?? '9999-12-31') && from < (entries[index + 1]?.from ?? '9999-12-31'),
  );
  return kept.map(({ from, ...entry }, index) => ({
    ...entry,
    employmentId: stint.employmentId,
    validFrom: from,
    validTo: kept[index + 1]?.from ?? stint.leftOn,
  }));
}

/** Where someone worked and as what: about one in six came from another team, most long-serving people were promoted. */
export function assignmentRows(stint: Stint, today: CalendarDate, random: Random): AssignmentRow[] {
  const { seat, joinedOn } = stint;
  const tenure = daysBetween(joinedOn, stint.leftOn ?? today);
  const now = { unit: seat.unit, location: seat.location, level: seat.level };
  const before = tenure > 720 ? { ...now, level: EARLIER_LEVEL[seat.level] ?? seat.level } : now;
  const elsewhere = tenure > 1000 && (seat.cast?.empid === 'E1001' || random.happens(0.16));
  const first = elsewhere ? { ...before, ...anotherTeam(seat.unit, random) } : before;
  const places = [
    { from: joinedOn, place: first, justification: '' },
    { from: daysAfter(joinedOn, Math.round(tenure * 0.3)), place: before, justification: 'Transfer' },
    { from: daysAfter(joinedOn, Math.round(tenure * 0.6)), place: now, justification: 'Promotion' },
  ].filter(({ place }, index, all) => index === 0 || place !== all[index - 1]?.place);
  return inTurn(stint, places).map(({ place, ...row }) => ({ ...row, ...assignmentTo(place) }));
}

function anotherTeam(unit: UnitCode, random: Random): { unit: UnitCode; location: LocationCode } {
  const codes = Object.keys(sampleUnits) as UnitCode[];
  const { business } = sampleUnits[unit];
  const choice = codes.filter(
    (code) => code !== unit && sampleUnits[code].business === business && isTeam(code, codes),
  );
  const picked = random.pick(choice);
  return { unit: picked, location: sampleUnits[picked].locations[0] };
}

const isTeam = (code: UnitCode, codes: readonly UnitCode[]) =>
  !codes.some((other) => sampleUnits[other].parent === code);

function assignmentTo({ unit, location, level }: { unit: UnitCode; location: LocationCode; level: LevelCode }) {
  return {
    businessCode: sampleUnits[unit].business,
    companyCode: sampleLocations[location].country,
    unitCode: unit,
    locationCode: location,
    levelCode: level,
  };
}

/** Probation, then confirmed; leavers end in their notice period. */
export function jobStatusRows(stint: Stint, today: CalendarDate): JobStatusRow[] {
  const { seat, joinedOn, leftOn } = stint;
  if (seat.cast?.typeOfUser === 'V') {
    const terms = 1 + Math.floor(daysBetween(joinedOn, today) / TERM_DAYS);
    const plannedEnd = daysAfter(joinedOn, terms * TERM_DAYS);
    return inTurn(stint, [
      { ...WITHOUT_END, from: joinedOn, statusCode: JOB_STATUS.fixedTerm, plannedEnd, justification: '' },
    ]);
  }
  const isTrainee = seat.level === 'trainee';
  const first = isTrainee ? JOB_STATUS.trainee : JOB_STATUS.probation;
  const lengthMonths = isTrainee ? 12 * (1 + Math.floor(daysBetween(joinedOn, today) / 365)) : PROBATION_MONTHS;
  const plannedEnd = plannedEndOf(joinedOn, { months: lengthMonths, days: 0 });
  const confirmedOn = daysAfter(joinedOn, PROBATION_DAYS);
  const noticeFrom = leftOn && daysBetween(joinedOn, leftOn) > NOTICE_DAYS ? daysAfter(leftOn, -NOTICE_DAYS) : null;
  return inTurn(stint, [
    { from: joinedOn, statusCode: first, lengthMonths, lengthDays: null, plannedEnd, justification: '' },
    ...(!isTrainee && confirmedOn <= today && (!noticeFrom || confirmedOn < noticeFrom)
      ? [{ ...WITHOUT_END, from: confirmedOn, statusCode: JOB_STATUS.confirmed, justification: 'Probation passed' }]
      : []),
    ...(noticeFrom && leftOn
      ? [
          {
            ...WITHOUT_END,
            ...{ from: noticeFrom, statusCode: JOB_STATUS.notice, justification: 'Resignation' },
            plannedEnd: daysAfter(leftOn, -1),
          },
        ]
      : []),
  ]);
}

/** Manager, reviewer and admin manager. Nobody is led by someone who had not joined yet: until then the next above leads. */
export function lineRows(stint: Stint, siteLead: Seat | undefined, today: CalendarDate, random: Random): LineRow[] {
  const { seat, joinedOn } = stint;
  const { leader } = seat;
  if (!leader) return [];
  const line = (kind: ReportingKind, led: readonly { from: CalendarDate; leaderId: string; justification: string }[]) =>
    inTurn(stint, led).map((row) => ({ ...row, kind }));

  const earlier = {
    from: joinedOn,
    leaderId: joinedBy(leader.leader ?? leader, joinedOn).employmentId,
    justification: '',
  };
  const since = {
    from: leaderSince(stint, leader, today, random),
    leaderId: leader.employmentId,
    justification: 'Change of manager',
  };
  const reviewer = leader.leader;
  const rows = line(
    'manager',
    earlier.leaderId === since.leaderId ? [{ ...since, from: joinedOn, justification: '' }] : [earlier, since],
  );
  if (reviewer) {
    rows.push(
      ...line('reviewer', [
        { from: later(joinedOn, reviewer.joinedOn), leaderId: reviewer.employmentId, justification: '' },
      ]),
    );
  }
  if (siteLead && siteLead !== seat && siteLead !== leader) {
    rows.push(
      ...line('admin_manager', [
        { from: later(joinedOn, siteLead.joinedOn), leaderId: siteLead.employmentId, justification: '' },
      ]),
    );
  }
  return rows;
}

function leaderSince({ seat, joinedOn }: Stint, leader: Seat, today: CalendarDate, random: Random): CalendarDate {
  const changedDaysAgo = seat.cast?.managerSinceDaysAgo;
  if (changedDaysAgo !== undefined) return daysAfter(today, -changedDaysAgo);
  const tenure = daysBetween(joinedOn, today);
  const earliest = later(joinedOn, leader.joinedOn);
  if (tenure < 400 || !random.happens(0.2)) return earliest;
  return later(earliest, daysAfter(joinedOn, Math.round(tenure * 0.7)));
}

function joinedBy(leader: Seat, on: CalendarDate): Seat {
  return leader.joinedOn <= on || !leader.leader ? leader : joinedBy(leader.leader, on);
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);

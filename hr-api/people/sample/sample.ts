import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import type { LocationCode } from '../organisation/sample';
import { newCode } from '../../platform/new-code';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { assignmentRows, jobStatusRows, lineRows, type Stint } from './sample-histories';
import { personMaker } from './sample-persons';
import { randomFrom } from './sample-random';
import { isHeadOfUnit, type Seat } from './sample-seats';
import { assignments, employments, jobStatuses, persons, reportingLines, unitHeads } from '../tables';

const SEATS_PER_BATCH = 5000;

/** A seat with the person in it, as the rest of the sample needs it. */
export interface SamplePerson {
  readonly seat: Seat;
  readonly name: string;
  readonly mail: string;
}

export const isEmployedOn = ({ joinedOn, leftOn }: Seat, on: CalendarDate) =>
  joinedOn <= on && (!leftOn || leftOn > on);

/** Loads the people in the seats with their employments and histories. */
export async function loadPeople(
  db: Database,
  seats: readonly Seat[],
  { today, report }: { today: CalendarDate; report?: (people: number) => void },
): Promise<SamplePerson[]> {
  const makePerson = personMaker(today);
  const siteLeads = new Map<LocationCode, Seat>();
  for (const seat of seats) if (!siteLeads.has(seat.location)) siteLeads.set(seat.location, seat);
  const people: SamplePerson[] = [];
  for (let start = 0; start < seats.length; start += SEATS_PER_BATCH) {
    const batch = seats.slice(start, start + SEATS_PER_BATCH);
    const personRows = batch.map(makePerson);
    batch.forEach((seat, index) => {
      const person = personRows[index];
      if (person) people.push({ seat, name: person.name, mail: person.mail });
    });
    const stints = batch.flatMap(stintsOf);
    const histories = stints.map((stint) => {
      const random = randomFrom(stint.seat.number + 5_000_001);
      return {
        assignments: assignmentRows(stint, today, random),
        jobStatuses: jobStatusRows(stint, today),
        lines: lineRows(stint, siteLeads.get(stint.seat.location), today, random),
      };
    });
    await insertRows(db, persons, personRows);
    await insertRows(db, employments, stints.map(employmentRow));
    await insertRows(
      db,
      assignments,
      histories.flatMap((history) => history.assignments),
    );
    await insertRows(
      db,
      jobStatuses,
      histories.flatMap((history) => history.jobStatuses),
    );
    await insertRows(
      db,
      reportingLines,
      histories.flatMap((history) => history.lines),
    );
    await insertRows(
      db,
      unitHeads,
      batch
        .filter(isHeadOfUnit)
        .map((seat) => ({ unitCode: seat.unit, employmentId: seat.employmentId, validFrom: seat.joinedOn })),
    );
    report?.(people.length);
  }
  return people;
}

/** The employment of the seat, and for one in forty an earlier one: people who left and were hired again. */
function stintsOf(seat: Seat): Stint[] {
  const { employmentId, joinedOn, leftOn } = seat;
  const current: Stint = { seat, employmentId, joinedOn, leftOn };
  if (seat.cast || seat.leads || seat.leftOn || seat.number % 40 !== 39) return [current];
  const earlier = {
    seat,
    employmentId: randomUUID(),
    joinedOn: daysAfter(joinedOn, -1500),
    leftOn: daysAfter(joinedOn, -420),
  };
  return [earlier, current];
}

function employmentRow({ seat, employmentId, joinedOn, leftOn }: Stint): typeof employments.$inferInsert {
  return {
    id: employmentId,
    code: newCode(),
    personId: seat.personId,
    validFrom: joinedOn,
    validTo: leftOn,
    leftBecause: leftOn ? 'Resignation' : null,
  };
}

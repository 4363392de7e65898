import { randomUUID } from 'node:crypto';
import { sampleUnits, type LevelCode, type LocationCode, type UnitCode } from '../organisation/sample';
import { daysAfter, daysBetween, type CalendarDate } from '../../platform/dates';
import { cast, type CastMember } from './sample-cast';
import { randomFrom } from './sample-random';

/** Somebody's place in the sample organisation. */
export interface Seat {
  /** Position from the top down: a leader comes before everyone they lead. */
  readonly number: number;
  readonly empid: string;
  readonly personId: string;
  readonly employmentId: string;
  readonly unit: UnitCode;
  readonly location: LocationCode;
  readonly level: LevelCode;
  readonly leader: Seat | null;
  readonly cast: CastMember | null;
  readonly joinedOn: CalendarDate;
  /** The first day after the employment. */
  readonly leftOn: CalendarDate | null;
  leads: boolean;
}

const MAX_DIRECT_REPORTS = 12;
const HEAD_LEVELS: readonly LevelCode[] = ['chief', 'vice-president', 'director', 'manager'];

const MEMBER_LEVELS: readonly LevelCode[] = ['trainee', 'associate', 'specialist', 'specialist', 'senior'];

const unitCodes = Object.keys(sampleUnits) as UnitCode[];
const teams = unitCodes.filter((code) => !unitCodes.some((other) => sampleUnits[other].parent === code));

/** The fewest people that fill every leader's place and leave each team a few members. */
export const MIN_EMPLOYEES = unitCodes.length + 4 * teams.length;

/** Whether a seat is that of a unit's head: those are seated first. */
export const isHeadOfUnit = ({ number }: Seat) => number < unitCodes.length;

/** Seats everyone, leaders before those they lead: the heads of all units, then each team below its head. */
export function seatEveryone(today: CalendarDate, employees: number): Seat[] {
  if (employees < MIN_EMPLOYEES) throw new RangeError(`the sample organisation needs ${MIN_EMPLOYEES} employees`);
  const seats: Seat[] = [];
  let nextEmpid = 1001 + cast.length;
  let nextMember = 0;

  function seat(place: Pick<Seat, 'unit' | 'level' | 'leader' | 'cast'>): Seat {
    const number = seats.length;
    const random = randomFrom(number + 1);
    const member = place.cast;
    const { locations } = sampleUnits[place.unit];
    const isHead = HEAD_LEVELS.includes(place.level);
    const usual = isHead || random.happens(0.6) ? locations[0] : random.pick(locations);
    const isMember = MEMBER_LEVELS.includes(place.level);
    const usualDay = joiningDay(today, place.leader, isMember, random.next());
    const dates = member
      ? castDates(today, member)
      : isMember
        ? memberDates(today, nextMember++, anniversaryOr(usualDay, number, today), random.next())
        : { joinedOn: usualDay, leftOn: null };
    const added: Seat = {
      ...place,
      number,
      empid: member?.empid ?? `E${nextEmpid++}`,
      personId: randomUUID(),
      employmentId: randomUUID(),
      location: member?.location ?? usual,
      ...dates,
      leads: false,
    };
    if (place.leader) place.leader.leads = true;
    seats.push(added);
    return added;
  }

  const heads = new Map<UnitCode, Seat>();
  for (const unit of unitCodes) {
    const { parent } = sampleUnits[unit];
    const leader = parent ? (heads.get(parent) ?? null) : null;
    const level = HEAD_LEVELS[depthOf(unit)] ?? 'manager';
    const head = cast.find((member) => member.leads && member.unit === unit) ?? null;
    heads.set(unit, seat({ unit, level, leader, cast: head }));
  }

  const places = employees - unitCodes.length;
  teams.forEach((unit, index) => {
    const size = Math.floor(places / teams.length) + (index < places % teams.length ? 1 : 0);
    const head = heads.get(unit);
    if (!head) throw new Error(`no head of ${unit}`);
    const members = cast.filter((member) => !member.leads && member.unit === unit);
    for (const member of members) {
      seat({ unit, level: member.level ?? 'specialist', leader: head, cast: member });
    }
    fill(unit, head, size - members.length);
  });

  function fill(unit: UnitCode, leader: Seat, size: number): void {
    if (size <= MAX_DIRECT_REPORTS) {
      for (let place = 0; place < size; place++) seat({ unit, level: levelOf(seats.length), leader, cast: null });
      return;
    }
    const groups = Math.min(MAX_DIRECT_REPORTS, Math.ceil(size / MAX_DIRECT_REPORTS));
    const leads = Array.from({ length: groups }, () => seat({ unit, level: 'lead', leader, cast: null }));
    leads.forEach((lead, index) => {
      const rest = size - groups;
      fill(unit, lead, Math.floor(rest / groups) + (index < rest % groups ? 1 : 0));
    });
  }

  return seats;
}

interface Dates {
  readonly joinedOn: CalendarDate;
  readonly leftOn: CalendarDate | null;
}

/** Seats with as many birthdays and anniversaries as make a small organisation lively; in a large one there are enough. */
export const LIVELY_SEATS = 1000;

/** Of any forty members one joined on this day of an earlier year and one on tomorrow's, if the usual day allows. */
function anniversaryOr(usual: CalendarDate, number: number, today: CalendarDate): CalendarDate {
  const day = { 18: today, 19: daysAfter(today, 1) }[number % 40]?.slice(5).replace('02-29', '02-28');
  const year = Number(usual.slice(0, 4)) + 1;
  return day && number < LIVELY_SEATS && year < Number(today.slice(0, 4)) ? `${year}-${day}` : usual;
}

/** Some come, some go: the sample always has people of the last weeks, one who is still to come, and people who left. */
function memberDates(today: CalendarDate, place: number, usual: CalendarDate, chance: number): Dates {
  const recently = { 20: -3, 30: -10, 40: -20, 50: 18 }[place];
  if (recently !== undefined) return { joinedOn: daysAfter(today, recently), leftOn: null };
  const tenure = daysBetween(usual, today);
  if (place % 16 !== 5 || tenure < 60) return { joinedOn: usual, leftOn: null };
  return { joinedOn: usual, leftOn: daysAfter(usual, Math.round(tenure * (0.6 + chance * 0.35))) };
}

function depthOf(unit: UnitCode): number {
  const { parent } = sampleUnits[unit];
  return parent ? depthOf(parent) + 1 : 0;
}

function castDates(today: CalendarDate, { joinedDaysAgo, leftDaysAgo }: CastMember): Dates {
  return { joinedOn: daysAfter(today, -joinedDaysAgo), leftOn: leftDaysAgo ? daysAfter(today, -leftDaysAgo) : null };
}

/** After the leader: leaders soon, members at any time since, so that tenure stays believable at every depth. */
function joiningDay(today: CalendarDate, leader: Seat | null, isMember: boolean, chance: number): CalendarDate {
  if (!leader) return daysAfter(today, -8100);
  const share = isMember ? 0.05 + chance * 0.9 : 0.05 + chance * 0.15;
  return daysAfter(leader.joinedOn, Math.round(daysBetween(leader.joinedOn, today) * share));
}

function levelOf(number: number): LevelCode {
  return randomFrom(number + 7_000_001).pick(MEMBER_LEVELS);
}

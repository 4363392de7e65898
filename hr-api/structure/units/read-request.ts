import { and, eq, sql } from 'drizzle-orm';
import { languages } from '../../../lib/contract/platform/languages';
import type { UnitNames, unitCalls } from '../../../lib/contract/structure/units';
import { MAX_JUSTIFICATION, MAX_UNIT_NAME } from '../../../lib/contract/structure/unit-rules';
import { asOn } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { newCode } from '../../platform/new-code';
import type { z } from 'zod';
import { livesOn, parentOn, valueOn, type Structure } from './plan/structure';
import type { UnitRequest } from './plan/unit-request';
import type { Names } from './plan/unit-write';
import { refuseUnit, type Refusal } from './refuse-unit';
import { dayIn } from './wire-day';

type Wanted = z.output<typeof unitCalls.changeUnit.request>;

export interface ReadRequest {
  readonly request: UnitRequest;
  readonly justification: string;
}

/** What a form asks for; refused with all that is wrong with it by itself. A unit that is not there is not found. */
export async function readRequest(context: CallContext, structure: Structure, wanted: Wanted): Promise<ReadRequest> {
  const issues: Refusal[] = [];
  const from = dayIn(wanted.EffectiveFrom);
  if (from === null) {
    const message = wanted.EffectiveFrom.trim() === '' ? 'required' : 'not_valid';
    issues.push({ path: 'EffectiveFrom', message });
  }
  const justification = wanted.Justification.trim();
  if ([...justification].length > MAX_JUSTIFICATION) issues.push({ path: 'Justification', message: 'too_long' });
  if (wanted.Kind !== 'create' && !structure.has(wanted.Code)) throw new ApiError('not_found');
  const request = await requestOf(context, structure, { wanted, from: from ?? dayOf(context.now), issues });
  if (issues.length > 0 || !request) throw refuseUnit(...issues);
  return { request, justification };
}

interface Reading {
  readonly wanted: Wanted;
  readonly from: CalendarDate;
  readonly issues: Refusal[];
}

async function requestOf(context: CallContext, structure: Structure, reading: Reading): Promise<UnitRequest | null> {
  const { wanted, from, issues } = reading;
  const { Kind: kind, Code, Parent, Target } = wanted;
  const of = { code: Code, from };
  const isGiven = (path: string, code: string) => {
    if (structure.has(code)) return true;
    issues.push({ path, message: code === '' ? 'required' : 'not_valid' });
    return false;
  };
  switch (kind) {
    case 'create': {
      const names = namesIn(structure, reading, Parent);
      return isGiven('Parent', Parent) && names ? { ...of, kind, code: newCode(), parent: Parent, names } : null;
    }
    case 'rename': {
      const names = namesIn(structure, reading, parentOn(structure, Code, from));
      return names && { ...of, kind, names };
    }
    case 'head':
      return { ...of, kind, head: await headIn(context, reading) };
    case 'move':
      return isGiven('Parent', Parent) ? { ...of, kind, parent: Parent } : null;
    case 'merge':
      return isGiven('Target', Target) ? { ...of, kind, target: Target } : null;
    default:
      return Target === '' || isGiven('Target', Target) ? { ...of, kind, target: Target || null } : null;
  }
}

/** The names that were given; English is the first of them where it is empty, since every language falls back to it. */
function namesIn(structure: Structure, { wanted, from, issues }: Reading, parent: string | null): Names | null {
  const given: Partial<UnitNames> = wanted.Names ?? {};
  const trimmed = languages.map((language) => [language, (given[language] ?? '').trim()] as const);
  const filled = trimmed.filter(([, name]) => name !== '');
  const [first] = filled;
  if (!first) {
    issues.push({ path: 'Names', message: 'required' });
    return null;
  }
  const names: Names = { en: first[1], ...Object.fromEntries(filled) };
  for (const [language, name] of filled) {
    if ([...name].length > MAX_UNIT_NAME) issues.push({ path: `Names.${language}`, message: 'too_long' });
    if (isTaken(structure, { name, language, parent, from, but: wanted.Code }))
      issues.push({ path: `Names.${language}`, message: 'doubled' });
  }
  return names;
}

/** A name that a unit is to have below another from a day on. */
export interface Sibling {
  readonly name: string;
  readonly language: string;
  readonly parent: string | null;
  readonly from: CalendarDate;
  readonly but: string;
}

/** Whether another unit below the same one is called so on that day. */
export const isTaken = (structure: Structure, { name, language, parent, from, but }: Sibling) =>
  [...structure.values()].some(
    (unit) =>
      unit.code !== but &&
      livesOn(unit, from) &&
      valueOn(unit.parent, from) === parent &&
      valueOn(unit.names, from)?.[language]?.toLowerCase() === name.toLowerCase(),
  );

/** The employment of somebody who works here on the day, and whom the caller sees. */
async function headIn({ db, actor, now }: CallContext, { wanted, from, issues }: Reading): Promise<string | null> {
  const empid = wanted.HeadCode.trim();
  if (empid === '') return null;
  const [head] = await db
    .select({ id: employments.id })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(sql`lower(${persons.empid}) = lower(${empid})`, asOn(employments, from), visibleTo(actor, dayOf(now), 'one')),
    );
  if (!head) issues.push({ path: 'HeadCode', message: 'not_valid' });
  return head?.id ?? null;
}

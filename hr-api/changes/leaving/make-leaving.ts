import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { refuseChange, type Refusal } from '../../people/changes/checks/refuse-change';
import type { ChangeEffect } from '../../people/changes/change-effects';
import { responsibilitiesIn, type Responsibility, type Leaver } from '../../people/changes/leaving/responsibility';
import { endEmployment } from '../../people/changes/make/end-employment';
import { undoChanges } from '../../people/changes/make/undo-changes';
import { changes, handovers } from '../../people/changes/tables';
import { asOn } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import { changeTexts } from '../change-texts';
import { findLeader } from '../reporting-lines/find-leader';
import { leaderAbove, type LeavingChange, type LeavingForm, type LeavingRequest } from './read-leaving';

/** Something that the leaver holds, and to whom it goes: an employment, null for nobody yet. */
export interface PlannedHandover {
  readonly responsibility: Responsibility;
  readonly found: ChangeEffect;
  readonly to: string | null;
}

/**
 * Ends an employment, in the transaction of the call, and hands over what the leaver holds: with days at once, dated on the day after
 * the last, all in one press; without, by the clock on that day. A leaving that was planned is taken back first.
 * @throws ApiError `invalid` where something goes to nobody; not while it is tried out
 */
export async function makeLeaving(
  context: CallContext,
  request: LeavingRequest,
  { form, isTrial }: { readonly form: LeavingForm; readonly isTrial: boolean },
) {
  const { db, services } = context;
  const { person, day, reasonCode, justification, planned, neverCame: neverBegan } = request;
  const leaver: Leaver = { employmentId: person.id, personId: person.personId, day };
  const [{ name } = { name: '' }] = await db
    .select({ name: persons.name })
    .from(persons)
    .where(eq(persons.id, person.personId));
  const texts = changeTexts[context.language];
  const earlier = await chosenSuccessors(db, planned, day);
  if (planned) await takeBack(context, planned, texts.lastDayMoved);
  const above = await leaderAbove(db, person, day);
  const ended = await endEmployment(
    { ...context, batch: randomUUID() },
    {
      ...{ employmentId: person.id, day, because: justification, reasonCode, neverBegan },
      path: neverBegan ? 'NeverCame' : 'LastDay',
    },
  );
  const handedOver: PlannedHandover[] = [];
  for (const responsibility of responsibilitiesIn(services.capabilities)) {
    const found = await responsibility.find(context, leaver);
    if (!found) continue;
    const named = form.HandOver[responsibility.key]?.trim() ?? '';
    const usual = earlier.get(responsibility.key) ?? above;
    const to = named === '' ? usual : await successorOf(context, leaver, { responsibility, empid: named });
    handedOver.push({ responsibility, found, to: responsibility.goesOn ? to : null });
  }
  const without = handedOver.filter(({ responsibility, to }) => responsibility.goesOn && to === null);
  if (!isTrial)
    refuseAll(without.map(({ responsibility }) => ({ path: `HandOver.${responsibility.key}`, message: 'required' })));
  const because = texts.takenOver.replace('{name}', name);
  const press = { ...context, changeId: ended.id, batch: ended.batch, because };
  for (const { responsibility, to } of handedOver)
    if (responsibility.pass && (to !== null || !responsibility.goesOn))
      await refusingAt(`HandOver.${responsibility.key}`, () => responsibility.pass?.(press, leaver, { to, above }));
  if (handedOver.length > 0)
    await db.insert(handovers).values(
      handedOver.map(({ responsibility, to }) => ({
        changeId: ended.id,
        responsibility: responsibility.key,
        toId: to,
        dueOn: day,
      })),
    );
  return { ...ended, handedOver };
}

/** Who was chosen when the last day was another one, and is there by then. */
async function chosenSuccessors(db: Database, planned: LeavingChange | null, day: CalendarDate) {
  if (!planned) return new Map<string, string>();
  const rows = await db
    .select({ key: handovers.responsibility, to: employments.id })
    .from(handovers)
    .innerJoin(employments, and(eq(employments.id, handovers.toId), asOn(employments, day)))
    .where(eq(handovers.changeId, planned.id));
  return new Map(rows.map(({ key, to }) => [key, to]));
}

/** Whoever is named takes over, if they are there by then. */
async function successorOf(
  { db, actor, now }: CallContext,
  { personId, day }: Leaver,
  { responsibility, empid }: { readonly responsibility: Responsibility; readonly empid: string },
): Promise<string> {
  const wanted = { empid, from: day, today: dayOf(now), needsAccount: responsibility.key === 'adminReports' };
  const successor = await findLeader(db, actor, wanted);
  if (!successor || successor.personId === personId)
    throw refuseChange({ path: `HandOver.${responsibility.key}`, message: 'not_valid' });
  return successor.id;
}

/** All of the press where it can be; else the leaving alone, so that a later change of one report holds nobody here. */
async function takeBack(context: CallContext, planned: LeavingChange, because: string): Promise<void> {
  const { db } = context;
  const all = await db
    .select()
    .from(changes)
    .where(and(eq(changes.batch, planned.batch), eq(changes.state, 'made')));
  try {
    await db.transaction((tx) => undoChanges({ ...context, db: tx, rights: 'granted' }, all, because));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    await undoAlone(context, planned, because);
  }
}

/** Whoever has joined again since keeps the last day that stands. */
async function undoAlone(context: CallContext, planned: LeavingChange, because: string): Promise<void> {
  try {
    await undoChanges(context, [planned], because);
  } catch (error) {
    const isRehired = error instanceof ApiError && error.details.issues?.some(({ message }) => message === 'rehired');
    throw isRehired ? refuseChange({ path: 'LastDay', message: 'rehired' }) : error;
  }
}

function refuseAll(refusals: readonly Refusal[]): void {
  const [first, ...others] = refusals;
  if (first) throw refuseChange(first, ...others);
}

/** What refuses a handover says so at the choice of who takes over. */
async function refusingAt(path: string, work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work();
  } catch (error) {
    const issue = error instanceof ApiError ? error.details.issues?.[0] : undefined;
    if (!issue) throw error;
    throw refuseChange({ path, message: 'not_valid' });
  }
}

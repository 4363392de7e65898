import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { MAX_NAMED } from '../../../lib/contract/changes/change-rules';
import type { Handler } from '../../platform/calls/call';
import { daysAfter, wireDate } from '../../platform/dates';
import { historyVersion } from '../../people/changes/rows/history-version';
import { changes } from '../../people/changes/tables';
import { personsByEmployment } from '../../people/persons-named';
import { rolledBack } from '../../platform/db/rolled-back';
import { laterChanges } from '../preview/later-changes';
import { letGo } from './never-came';
import { readLeaving } from './read-leaving';

/** What letting somebody leave would do, by doing it in a transaction that is rolled back. */
export const previewLeaving: Handler<'previewLeaving'> = async (form, context) => {
  const request = await readLeaving(context, form);
  return rolledBack(context.db, async (db) => {
    const inside = { ...context, db };
    const { person, day, planned, neverCame } = request;
    const version = await historyVersion(db, person.id);
    const dropped = await db
      .select()
      .from(changes)
      .where(
        and(
          eq(changes.employmentId, person.id),
          inArray(changes.state, ['made', 'waiting']),
          // What begins with an employment that never began is no plan beside it.
          gte(changes.effectiveFrom, neverCame ? daysAfter(day, 1) : day),
        ),
      )
      .orderBy(asc(changes.effectiveFrom), asc(changes.number))
      .limit(MAX_NAMED);
    const { kind, handedOver } = await letGo(inside, request, { form, isTrial: true });
    const successors = await personsByEmployment(
      inside,
      handedOver.flatMap(({ to }) => (to === null ? [] : [to])),
    );
    return {
      Version: version,
      Before: planned ? wireDate(daysAfter(planned.effectiveFrom, -1)) : '',
      LastDay: neverCame ? '' : wireDate(daysAfter(day, -1)),
      NeverCame: kind === 'leaving' ? ('' as const) : kind,
      Later: await laterChanges(
        inside,
        dropped.filter(({ id, kind }) => id !== planned?.id && kind !== 'leaving'),
      ),
      Handovers: handedOver.map(({ responsibility, found, to }) => ({
        Key: responsibility.key,
        Title: found.title,
        Count: found.count,
        Details: found.details.slice(0, MAX_NAMED).map(({ text, link }) => ({ Text: text, Link: link })),
        GoesOn: responsibility.goesOn,
        To: to === null ? null : (successors.get(to) ?? null),
      })),
    };
  });
};

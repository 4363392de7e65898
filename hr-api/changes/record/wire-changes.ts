import { and, count, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../lib/contract/changes/changes';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { changes } from '../../people/changes/tables';
import { netWrites } from '../../people/changes/make/undo-changes';
import { canCorrectHistory } from '../../people/policy';
import type { ChangeReader } from '../open-person';
import { KIND_PERMISSION } from '../kind-permission';
import { differingFacts, factTexts } from './fact-texts';
import { NOBODY, personsByAccount, personsByEmployment } from '../../people/persons-named';

/** A change with whom it is of. */
export interface FoundChange {
  readonly change: typeof changes.$inferSelect;
  readonly personId: string;
}

type State = Change['State'];

/** Changes as lists tell them. Why one was made is told to those who keep the person. */
export async function wireChanges(context: ChangeReader, found: readonly FoundChange[]): Promise<Change[]> {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const rows = found.map(({ change }) => change);
  const people = await personsByEmployment(
    context,
    rows.map(({ employmentId }) => employmentId),
  );
  const makers = await personsByAccount(
    context,
    rows.flatMap(({ madeBy, undoneBy }) => [madeBy, ...(undoneBy ? [undoneBy] : [])]),
  );
  const roles = await namesOf(db, 'role', language);
  const factsOf = await factTexts(
    db,
    rows.flatMap(({ before, after }) => [before, after]),
    language,
  );
  const standing = rows.filter(({ state }) => state === 'made').map(({ id }) => id);
  const batches = await standingIn(
    db,
    rows.map(({ batch }) => batch),
  );
  const touched = new Set(
    (await netWrites(db, standing)).filter(({ isUntouched }) => !isUntouched).map(({ changeId }) => changeId),
  );
  return found.map(({ change, personId }) => {
    const { kind, state, effectiveFrom, undoneAt, undoneBy, undoneRole } = change;
    const isKept = actor.permissions.has(KIND_PERMISSION[kind]) && canCorrectHistory(actor, { personId });
    const canUndo = isKept && state === 'made';
    const isBlocked = canUndo && touched.has(change.id);
    return {
      ChangeCode: change.code,
      BatchCode: change.batch,
      BatchCount: batches.get(change.batch) ?? 0,
      Kind: kind,
      Person: people.get(change.employmentId) ?? NOBODY,
      EffectiveFrom: wireDate(effectiveFrom),
      Facts: differingFacts(factsOf(kind), change.before, change.after).map((fact) => ({ ...fact, IsMasked: false })),
      NeverCame: kind === 'leaving' && change.after['never_began'] === 1,
      Justification: isKept ? change.justification : '',
      IsJustificationMasked: !isKept && change.justification !== '',
      By: makers.get(change.madeBy) ?? NOBODY,
      RoleName: roles.get(String(change.roleCode)) ?? '',
      At: wireInstant(change.madeAt),
      State: state === 'made' ? stateOn(effectiveFrom, today) : state,
      Undone:
        undoneAt && undoneBy
          ? {
              By: makers.get(undoneBy) ?? NOBODY,
              RoleName: roles.get(String(undoneRole)) ?? '',
              At: wireInstant(undoneAt),
              Reason: isKept ? change.undoneBecause : '',
            }
          : null,
      IsEdit: change.intent === 'edit',
      CanUndo: canUndo && !isBlocked,
      UndoRefusal: isBlocked
        ? ('later_change' as const)
        : isKept && state === 'undone'
          ? ('undone_already' as const)
          : '',
    };
  });
}

/** How many changes of each press are not taken back. */
async function standingIn(db: ChangeReader['db'], batches: readonly string[]) {
  const rows =
    batches.length === 0
      ? []
      : await db
          .select({ batch: changes.batch, count: count() })
          .from(changes)
          .where(and(inArray(changes.batch, [...new Set(batches)]), eq(changes.state, 'made')))
          .groupBy(changes.batch);
  return new Map(rows.map((row) => [row.batch, row.count]));
}

const stateOn = (effectiveFrom: string, today: string): State => (effectiveFrom > today ? 'planned' : 'applied');

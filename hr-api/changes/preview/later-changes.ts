import { wireDate } from '../../platform/dates';
import type { CallContext } from '../../platform/calls/call';
import type { changes } from '../../people/changes/tables';
import { personsByAccount } from '../../people/persons-named';
import { differingFacts, factTexts } from '../record/fact-texts';

/** Changes to come that another one meets, as a preview tells them. */
export async function laterChanges(context: CallContext, later: readonly (typeof changes.$inferSelect)[]) {
  const values = later.flatMap(({ before, after }) => [before, after]);
  const factsOf = await factTexts(context.db, values, context.language);
  const makers = await personsByAccount(
    context,
    later.map(({ madeBy }) => madeBy),
  );
  return later.map((row) => ({
    ChangeCode: row.code,
    Kind: row.kind,
    EffectiveFrom: wireDate(row.effectiveFrom),
    Facts: differingFacts(factsOf(row.kind), row.before, row.after),
    By: makers.get(row.madeBy) ?? null,
  }));
}

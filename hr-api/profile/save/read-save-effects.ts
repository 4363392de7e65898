import { SECTION_SUBJECT } from '../../../lib/contract/people/known-sections';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { previewSteps } from '../../workplace/approvals/flow/preview-steps';
import { personsByIds } from '../rows/by-whom';
import { holdsAtOnce, type Change, type SaveContext } from './change';
import { prepareChange } from './prepare-change';
import { touchesOf } from './touches';

/** Who would decide, step by step. */
async function wireSteps(context: SaveContext, { open, changed }: Change) {
  const { db, actor, now } = context;
  const { personId } = open.subject;
  const sections = [String(open.section.code)];
  const asked = { kind: SECTION_SUBJECT, sections, fields: changed, personId, askedById: actor.personId };
  const steps = await previewSteps(db, asked, dayOf(now));
  const persons = await personsByIds(
    context,
    steps.flatMap(({ approverIds }) => approverIds),
  );
  return steps.map(({ needs, approverIds }) => ({
    Mode: needs,
    Approvers: approverIds.flatMap((id) => persons.get(id) ?? []),
  }));
}

/** What a save would do, without doing it. */
export const readSaveEffects: Handler<'getSaveEffects'> = async (request, context) => {
  const change = await prepareChange(context, request, { holds: false });
  if (change.changed.length === 0) return { Steps: [], Touches: [] };
  const Touches = await touchesOf(context, change);
  if (holdsAtOnce(change)) return { IsAsked: false, Steps: [], Touches };
  return { IsAsked: true, Steps: await wireSteps(context, change), Touches };
};

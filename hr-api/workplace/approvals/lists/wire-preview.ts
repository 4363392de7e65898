import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import type { Chosen } from '../chains/choose-chain';
import { previewSteps } from '../flow/preview-steps';
import { namePersons } from './named-persons';

/** Who would decide, step by step, if the reader asked for it now, as the wire names them. */
export async function wirePreviewSteps(
  reader: Pick<CallContext, 'actor' | 'db' | 'now'>,
  asked: Pick<Chosen, 'kind' | 'personId'> & Partial<Pick<Chosen, 'sections'>>,
) {
  const { actor, db, now } = reader;
  const whole = { sections: [], fields: [], askedById: actor.personId, ...asked };
  const steps = await previewSteps(db, whole, dayOf(now));
  const personOf = await namePersons(
    reader,
    steps.flatMap(({ approverIds }) => approverIds),
  );
  return steps.map(({ needs, approverIds }) => ({ Needs: needs, Approvers: approverIds.map(personOf) }));
}

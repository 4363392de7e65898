import type { RequestFor } from '../../../../lib/contract/all';
import type { TriedStep } from '../../../../lib/contract/workplace/approvals/chains';
import { getVisibleEmployment } from '../../../people/visible-employment';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { standInsFor } from '../delegations/stands';
import { namePersons } from '../lists/named-persons';
import type { About, Approver } from '../resolve/approver';
import { resolveApprovers } from '../resolve/resolve-approvers';
import { rankOf, type ChainStep } from './chain';
import { findChosen, worksIn, type Chosen } from './choose-chain';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { assertScope, readSteps } from './wire-chain';

type Draft = NonNullable<RequestFor<'runChainTrial'>['Draft']>;

const overlap = (own: readonly string[], asked: readonly string[]) =>
  own.length === 0 || own.some((name) => asked.includes(name));

/** Whether a draft would be chosen if it were the newest in force; its rank where it is for what is asked at all. */
async function rankOfDraft({ db, now }: CallContext, draft: Draft, asked: Chosen): Promise<number | null> {
  const { Kind = '', Sections = [], Fields = [], UnitCodes = [] } = draft;
  const isFor =
    (Kind === '' || Kind === asked.kind) && overlap(Sections, asked.sections) && overlap(Fields, asked.fields);
  if (!isFor || !(await worksIn(db, asked.personId, UnitCodes, dayOf(now)))) return null;
  return rankOf({ kind: Kind, sections: Sections, fields: Fields, unitCodes: UnitCodes });
}

const isOfHr = ({ approvers }: ChainStep) => approvers.some(({ kind }) => kind === 'hr');

async function wireTried(context: CallContext, about: About, steps: readonly ChainStep[]): Promise<TriedStep[]> {
  const { db, now } = context;
  const today = dayOf(now);
  const found: { step: ChainStep; approvers: { approver: Approver; standIns: string[] }[] }[] = [];
  for (const step of steps) {
    const approvers = [];
    for (const approver of await resolveApprovers(db, about, step, today)) {
      const isByRole = approver.roleCode !== null;
      const standIns = isByRole ? [] : await standInsFor(db, [approver.personId], { about, today });
      approvers.push({ approver, standIns });
    }
    found.push({ step, approvers });
  }
  const personOf = await namePersons(
    context,
    found.flatMap(({ approvers }) => approvers.flatMap(({ approver, standIns }) => [approver.personId, ...standIns])),
  );
  return found.map(({ step, approvers }) => ({
    Needs: step.needs,
    IsFallback: !isOfHr(step) && approvers.every(({ approver }) => approver.via === 'hr'),
    Approvers: approvers
      .map(({ approver, standIns }) => ({
        ...personOf(approver.personId),
        Via: approver.via === 'escalation' ? ('hr' as const) : approver.via,
        StandIns: standIns.map((id) => personOf(id).Name),
      }))
      .sort((one, other) => one.Name.localeCompare(other.Name, context.language)),
  }));
}

/** Who would decide for somebody today: by the chains in force, or by a draft as if it were published. Nothing is written. */
export const runChainTrial: Handler<'runChainTrial'> = async (request, context) => {
  requireEveryone(context);
  const { db, actor, now } = context;
  const { ChillCode, Kind, Sections, Fields, Draft: draft } = request;
  const today = dayOf(now);
  const employment = await getVisibleEmployment(db, actor, { code: ChillCode, today });
  if (!employment) throw new ApiError('not_found');
  const { personId } = employment;
  const asked = { kind: Kind, sections: Sections, fields: Fields, personId };
  if (draft) await assertScope(context, draft, draft.ChainCode);
  const steps = draft ? await readSteps(context, draft.Steps) : [];
  const rank = draft ? await rankOfDraft(context, draft, asked) : null;
  const other = await findChosen(db, { ...asked, but: draft?.ChainCode }, today);
  const isDraft = rank !== null && (!other || rank >= other.rank);
  const about = { personId, askedById: personId };
  if (isDraft || !other)
    return {
      ChainCode: '',
      ChainName: draft?.Name ?? '',
      IsDraft: true,
      Steps: await wireTried(context, about, steps),
    };
  return {
    ChainCode: other.code,
    ChainName: other.name,
    IsDraft: false,
    Steps: await wireTried(context, about, other.steps),
  };
};

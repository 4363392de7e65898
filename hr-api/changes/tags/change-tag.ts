import type { z } from 'zod';
import { MAX_JUSTIFICATION } from '../../../lib/contract/changes/change-rules';
import { TAGS_UPDATED, type TagIntent } from '../../../lib/contract/changes/tag-rules';
import type { tagCalls } from '../../../lib/contract/changes/tags';
import type { CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { writeChanges } from '../../people/changes/make/make-changes';
import { lockEmployments } from '../../people/changes/make/read-employments';
import { lockTag } from './lock-tag';
import { planTagChange, tagSubject } from './plan-tag-change';
import { refuseTags } from './refuse-tags';
import { refuseStale } from './tag-people';
import { readTagRequest, type TagRequest } from './tag-request';

type Request = z.output<typeof tagCalls.moveTagPeople.request>;

/** Moves people to another tag user, gives them a tag, or takes it off, from a day on: all of them or none (TAGA-15, C18, Q6, C27). */
export const changeTag = (intent: TagIntent) => async (asked: Request, context: CallContext) => {
  const { db, now } = context;
  const request = readTagRequest(intent, asked, dayOf(now));
  const justification = justificationOf(asked, request);
  const { tagCode } = request;
  await lockTag(db, tagCode);
  const subject = await tagSubject(context, request);
  const employments = await lockEmployments(
    db,
    subject.employments.map(({ id }) => id),
  );
  const ids = [...employments.keys()];
  await refuseStale(db, { tagCode, ids, version: asked.Version });
  const locked = { ...subject, employments: [...employments.values()], justification };
  const plans = await planTagChange(context, request, locked);
  const { batch } = await writeChanges(context, plans);
  return { message: TAGS_UPDATED, MoveCode: batch, Moved: plans.length };
};

function justificationOf({ Justification }: Request, { from, today }: TagRequest): string {
  const justification = Justification.trim();
  if (justification.length > MAX_JUSTIFICATION) throw refuseTags({ path: 'Justification', message: 'too_long' });
  if (from < today && justification === '') throw refuseTags({ path: 'Justification', message: 'required' });
  return justification;
}

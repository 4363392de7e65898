import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { nearestDayIn } from '../../people/effective-dates';
import { tagsOf } from '../../people/tags/tags-of';
import { listNameable } from '../../people/visible-employment';
import { openSubject } from '../access/open-section';
import { CHANGE_PAGES, mayOpen } from './may-open';

/** INFO-04: the tags that somebody has, and who looks after them. */
export const listTagInfo: Handler<'listTagInfo'> = async ({ UserCode }, context) => {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const subject = await openSubject(context, { UserCode, ChillCode: '' });
  const tags = await tagsOf(db, { employmentId: subject.id, on: nearestDayIn(subject, today) }, language);
  const nameable = await listNameable(db, actor, { codes: tags.map(({ owner }) => owner.code), today });
  const cje = await mayOpen(context, subject, CHANGE_PAGES.tags);
  return tags.map(({ name, owner }) => ({
    TagName: name,
    AppName: owner.name,
    AppEmpid: owner.empid,
    KeyCode: nameable.has(owner.code) ? owner.code : '',
    HasPhoto: owner.hasPhoto && nameable.has(owner.code),
    cje,
  }));
};

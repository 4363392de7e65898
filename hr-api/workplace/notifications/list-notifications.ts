import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { ownRolesOf } from '../../people/accounts/roles';
import { namesOf } from '../../platform/texts/data';
import { notificationsOf } from './data';
import { canReadOf, staysUntilDone } from './policy';

const MAX_ROWS = 200;

/** What is for one of the caller's roles, newest first; of a role that they do not hold nothing is told. */
export const listNotifications: Handler<'listNotifications'> = async ({ RoleCode, Status }, context) => {
  const { actor, db, now, language } = context;
  const reader = { ...actor, on: dayOf(now) };
  if (!canReadOf(await ownRolesOf(context), RoleCode)) throw new ApiError('forbidden');
  const question = { language, limit: MAX_ROWS, roleCode: RoleCode, isPendingAlone: Status === 'P' };
  const rows = [
    ...(await notificationsOf(db, reader, { ...question, kind: 'N' })),
    ...(await notificationsOf(db, reader, { ...question, kind: 'M' })),
  ];
  const categories = await namesOf(db, 'notification-category', language);
  const statuses = await namesOf(db, 'notification-status', language);
  return rows
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map(({ about, ...row }) => {
      const status = row.readAt ? 'R' : 'P';
      return {
        NotificationCode: row.code,
        NotificationName: row.subject,
        Message: row.body,
        Name: row.sender ?? '',
        DueDate: row.dueOn ? wireDate(row.dueOn) : '',
        NotificationStatus: statuses.get(status) ?? status,
        Status: status,
        NotificationType: row.kind,
        RoleCode: row.roleCode,
        Link_Info: row.link,
        URLParamKey: row.linkKey,
        URLParamValue: row.linkValue,
        EmpidName: about ? [about.empid, about.name].filter(Boolean).join(' - ') : '',
        Legend: categories.get(row.category) ?? '',
        CreatedDate: wireInstant(row.createdAt),
        IsAboutMe: about?.id === actor.personId,
        StaysUntilDone: staysUntilDone(row.category),
      };
    });
};

import type { homeCalls } from '../../lib/contract/home';
import type { Handlers } from '../call';
import { newestUnread } from '../notifications/data';
import { dayOf, wireDate, wireInstant } from '../people/dates';
import { reporteesOf } from '../people/reportees';
import { pendingTasks, type PendingTask } from '../tasks/data';
import { listHappeningsToday } from './happenings-today';

const MOST = 20;

const REPORTING_KIND = { manager: 'manager', admin: 'admin_manager' } as const;

export const homeHandlers: Handlers<keyof typeof homeCalls> = {
  listPendingTasks: async (_request, { actor, db, now, language }) => {
    if (!actor.employmentId) return [];
    const today = dayOf(now);
    const { own, team } = await pendingTasks(db, actor.employmentId, { on: today, language, limit: MOST });
    const row = ({ code, title, dueOn, name, empid }: PendingTask) => ({
      TaskCode: code,
      Title: title,
      DueDate: dueOn ? wireDate(dueOn) : '',
      IsOverdue: dueOn !== null && dueOn < today,
      Name: name,
      Empid: empid ?? '',
    });
    return [
      ...own.map((task) => ({ ...row(task), IsTeam: false })),
      ...team.map((task) => ({ ...row(task), IsTeam: true })),
    ];
  },

  listUnread: async (_request, { actor, db, language }) => {
    const [notifications, messages] = [
      await newestUnread(db, actor.accountId, { kind: 'N', language, limit: MOST }),
      await newestUnread(db, actor.accountId, { kind: 'M', language, limit: MOST }),
    ];
    return [...notifications, ...messages]
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .map((unread) => ({
        NotificationCode: unread.code,
        NotificationName: unread.subject,
        NotificationType: unread.kind,
        Name: unread.sender ?? '',
        RoleCode: unread.roleCode,
        Link_Info: unread.link,
        URLParamKey: unread.linkKey,
        URLParamValue: unread.linkValue,
        CreatedDate: wireInstant(unread.createdAt),
      }));
  },

  listHappeningsToday,

  listReportees: async ({ Kind }, { actor, db, now, language }) => {
    if (!actor.employmentId) return [];
    const question = { kind: REPORTING_KIND[Kind], on: dayOf(now), language };
    const rows = await reporteesOf(db, actor.employmentId, question);
    return rows.map(({ name, empid, level, location }) => ({
      Name: name,
      Empid: empid,
      Level_Name: level,
      Location_Name: location,
    }));
  },
};

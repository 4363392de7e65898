import type { homeCalls } from '../../lib/contract/home';
import type { Handlers } from '../call';
import { newestUnread } from '../notifications/data';
import { dayOf, wireDate, wireInstant } from '../people/dates';
import { reporteesOf } from '../people/reportees';
import { routesOf } from '../shell/data';
import { canOpen } from '../shell/policy';
import { pendingTasks, type PendingTask } from '../tasks/data';
import { listHappeningsToday } from './happenings-today';

const MOST = 20;

const REPORTING_KIND = { manager: 'manager', admin: 'admin_manager' } as const;

export const homeHandlers: Handlers<keyof typeof homeCalls> = {
  listPendingTasks: async ({ Modulecode }, { actor, db, now, language }) => {
    if (!actor.employmentId) return [];
    const today = dayOf(now);
    const question = { on: today, language, limit: MOST, moduleCode: Modulecode };
    const { own, team } = await pendingTasks(db, actor.employmentId, question);
    const opener = { flag: actor.flag, routes: await routesOf(db, actor.roleCode) };
    const row = ({ code, title, dueOn, name, empid }: PendingTask) => ({
      TaskCode: code,
      Title: title,
      DueDate: dueOn ? wireDate(dueOn) : '',
      IsOverdue: dueOn !== null && dueOn < today,
      Name: name,
      Empid: empid ?? '',
    });
    const pageOf = ({ link }: PendingTask) => {
      const [module = '', page = ''] = link.split('/');
      return canOpen(opener, module, page) ? link : '';
    };
    return [
      ...own.map((task) => ({ ...row(task), IsTeam: false, Link_Info: pageOf(task) })),
      ...team.map((task) => ({ ...row(task), IsTeam: true })),
    ];
  },

  listUnread: async ({ Modulecode }, { actor, db, language }) => {
    const question = { language, limit: MOST, moduleCode: Modulecode };
    const [notifications, messages] = [
      await newestUnread(db, actor.accountId, { ...question, kind: 'N' }),
      await newestUnread(db, actor.accountId, { ...question, kind: 'M' }),
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

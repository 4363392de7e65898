import type { homeCalls } from '../../lib/contract/home';
import type { Handlers } from '../call';
import { notificationsOf } from '../notifications/data';
import { namedTo } from '../people/colleagues';
import { dayOf, wireDate, wireInstant } from '../people/dates';
import { openEmployment } from '../people/opened';
import { reporteesOf } from '../people/reportees';
import { routesOf } from '../shell/data';
import { canOpen } from '../shell/policy';
import { pendingTasks, type PendingTask } from '../tasks/data';

const MOST = 20;

const REPORTING_KIND = { manager: 'manager', admin: 'admin_manager' } as const;

export const homeHandlers: Handlers<keyof typeof homeCalls> = {
  listPendingTasks: async ({ Modulecode }, { actor, db, now, language }) => {
    if (!actor.employmentId) return [];
    const today = dayOf(now);
    const question = { on: today, language, limit: MOST, moduleCode: Modulecode };
    const { own, team } = await pendingTasks(db, actor.employmentId, question);
    const opener = { flag: actor.flag, routes: await routesOf(db, actor.roleCode) };
    const row = ({ code, title, dueOn, name, empid, hasPhoto }: PendingTask) => ({
      TaskCode: code,
      Title: title,
      DueDate: dueOn ? wireDate(dueOn) : '',
      IsOverdue: dueOn !== null && dueOn < today,
      Name: name,
      Empid: empid ?? '',
      HasPhoto: hasPhoto,
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

  listUnread: async ({ Modulecode }, { actor, db, now, language }) => {
    const reader = { accountId: actor.accountId, on: dayOf(now) };
    const question = { language, limit: MOST, isPendingAlone: true, moduleCode: Modulecode };
    const notifications = await notificationsOf(db, reader, { ...question, kind: 'N' });
    const messages = await notificationsOf(db, reader, { ...question, kind: 'M' });
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

  listReportees: async ({ Kind, ChillCode }, { actor, db, now, language }) => {
    const today = dayOf(now);
    const leader = ChillCode === undefined ? null : await openEmployment(db, actor, { code: ChillCode, today });
    const leaderId = ChillCode === undefined ? actor.employmentId : leader?.isWhole && leader.id;
    if (!leaderId) return [];
    const among = leaderId === actor.employmentId ? undefined : namedTo(actor, today);
    const rows = await reporteesOf(db, leaderId, { kind: REPORTING_KIND[Kind], on: today, language, among });
    return rows.map(({ name, empid, code, hasPhoto, level, location }) => ({
      Name: name,
      Empid: empid,
      KeyCode: code,
      HasPhoto: hasPhoto,
      Level_Name: level,
      Location_Name: location,
    }));
  },
};

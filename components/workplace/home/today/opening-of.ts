import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import type { TodayRow } from './today-row';

/** Where one says that a task is done: home is such a place, too. */
const MY_TASKS = '/tracker/mytasks';

/** Where the conversation's page puts the focus into the reply. */
const REPLY = '?reply=1';

/** AUTH-08: where somebody new begins; no link of the HR API can name it. */
const ONBOARDING = '/preonboarding';

const pageOf = (row: TodayRow) => {
  if (row.Kind === 'joining') return ONBOARDING;
  const page = pageOfNotificationLink(row);
  if (!page || page === MY_TASKS) return null;
  return row.Action === 'reply' ? (`${page}${REPLY}` as const) : page;
};

/** What a row opens, as `OpenRow` takes it. */
export const openingOf = (row: TodayRow) => ({
  name: row.Title,
  page: pageOf(row),
  roleCode: row.RoleCode,
  roleName: row.Role_Name,
  notification:
    row.Kind === 'notification' || row.Kind === 'message' ? { code: row.Code, isRead: row.Action === 'open' } : null,
  panelSubject: `${row.RoleCode}${row.Kind === 'message' ? 'M' : 'N'}`,
});

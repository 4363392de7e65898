import type { Page } from '@playwright/test';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { askHr } from '../../e2e/ask-hr';

/** Reads what somebody was told of leave, so that later stories count what they find on their home page without it. */
export async function readNotices(page: Page): Promise<void> {
  const told = await askHr(page, 'listNotifications', { RoleCode: ROLE.employee, Status: 'P' });
  for (const { Link_Info, NotificationCode } of told)
    if (Link_Info.includes('timemanage/')) await askHr(page, 'markNotificationRead', { NotificationCode });
}

import { unreadCounts } from './unread-counts';
import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { eq } from 'drizzle-orm';
import { loadNotifications, loadNotificationWords } from './sample';
import { notificationHandlers } from './handlers';
import { sampleData } from '../../platform/sample-data';
import { texts } from '../../platform/texts/tables';
import { homeNotifications, missedNotifications } from './data';
import { notificationReport } from './notification-report';
import { notificationsShare } from './notifications-share';
import { notificationsErasure } from './notifications-erasure';

export const notificationsCapability = defineCapability({
  name: 'notifications',
  handlers: notificationHandlers,
  referenceData: [
    { table: texts, where: eq(texts.kind, 'notification-category'), order: 2, load: loadNotificationWords },
  ],
  sampleData: sampleData(['accounts'], (tx, { accounts, today }) => loadNotifications(tx, accounts, today)),
  homeRows: homeNotifications,
  catchUpRows: missedNotifications,
  counts: unreadCounts,
  reports: [notificationReport],
  personalData: [notificationsShare],
  erasure: [notificationsErasure],
  auditTexts,
});

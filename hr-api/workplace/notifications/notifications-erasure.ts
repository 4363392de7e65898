import { amongIds } from '../../platform/db/among-ids';
import { anyOf, defineErasure, mentions } from '../../platform/define-erasure';
import { internalMessageReadings, notifications } from './tables';

/** What they were told, and what others were told by or about them. */
export const notificationsErasure = defineErasure({
  name: 'notifications',
  titles: {
    de: 'Benachrichtigungen und Nachrichten',
    en: 'Notifications and messages',
    es: 'Notificaciones y mensajes',
    fr: 'Notifications et messages',
    ja: '通知とメッセージ',
    zh: '通知与消息',
  },
  parts: [
    {
      table: notifications,
      where: ({ personIds, accountIds, words }) =>
        anyOf(
          amongIds(notifications.accountId, accountIds),
          amongIds(notifications.senderId, personIds),
          amongIds(notifications.aboutId, personIds),
          mentions(notifications.subject, words),
          mentions(notifications.body, words),
          mentions(notifications.linkValue, words),
        ),
    },
    {
      table: internalMessageReadings,
      where: ({ accountIds }) => amongIds(internalMessageReadings.accountId, accountIds),
    },
  ],
});

import { dayOf } from '../../platform/dates';
import { definePersonalData } from '../../platform/personal-data';
import { notificationsOf } from './data';
import { plainBody } from './plain-body';

/** Of each kind; more than anybody is told in years. */
const MAX_ROWS = 10_000;

/** What the person was told in the portal, in the roles that they hold today: what was for another is its holder's. */
export const notificationsShare = definePersonalData({
  name: 'notifications',
  titles: {
    de: 'Benachrichtigungen und Nachrichten',
    en: 'Notifications and messages',
    es: 'Notificaciones y mensajes',
    fr: 'Notifications et messages',
    ja: '通知とメッセージ',
    zh: '通知与消息',
  },
  columns: {
    at: { de: 'Zeitpunkt', en: 'Date', es: 'Fecha', fr: 'Date', ja: '日時', zh: '时间' },
    from: { de: 'Von', en: 'From', es: 'De', fr: 'De', ja: '送信者', zh: '发件人' },
    subject: { de: 'Betreff', en: 'Subject', es: 'Asunto', fr: 'Objet', ja: '件名', zh: '主题' },
    text: { de: 'Text', en: 'Text', es: 'Texto', fr: 'Texte', ja: '本文', zh: '正文' },
    readAt: { de: 'Gelesen', en: 'Read', es: 'Leído', fr: 'Lu', ja: '既読日時', zh: '阅读时间' },
  },
  read: async ({ actor, db, now, language }) => {
    const reader = { ...actor, on: dayOf(now) };
    const read = (kind: 'N' | 'M') => notificationsOf(db, reader, { kind, language, limit: MAX_ROWS });
    return [...(await read('N')), ...(await read('M'))].map(({ createdAt, sender, subject, body, readAt }) => ({
      at: createdAt,
      from: sender,
      subject,
      text: plainBody(body),
      readAt,
    }));
  },
});

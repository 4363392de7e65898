import { desc, eq } from 'drizzle-orm';
import { sentMails } from '../../platform/mail/sent/tables';
import { definePersonalData } from '../../platform/personal-data';
import { namesOfTemplates } from './templates';

/** What was mailed to the person within the days for which it is noted. What a mail said is not kept. */
export const mailsShare = definePersonalData({
  name: 'mails',
  titles: {
    de: 'E-Mails an Sie',
    en: 'Emails to you',
    es: 'Correos enviados a usted',
    fr: 'E-mails qui vous ont été envoyés',
    ja: 'あなた宛てのメール',
    zh: '发给您的邮件',
  },
  columns: {
    at: { de: 'Zeitpunkt', en: 'Date', es: 'Fecha', fr: 'Date', ja: '日時', zh: '时间' },
    kind: { de: 'Art', en: 'Kind', es: 'Tipo', fr: 'Type', ja: '種類', zh: '类型' },
    subject: { de: 'Betreff', en: 'Subject', es: 'Asunto', fr: 'Objet', ja: '件名', zh: '主题' },
  },
  read: async (context) => {
    const { actor, db } = context;
    const nameOf = namesOfTemplates(context);
    const rows = await db
      .select({ at: sentMails.queuedAt, kind: sentMails.templateCode, subject: sentMails.subject })
      .from(sentMails)
      .where(eq(sentMails.accountId, actor.accountId))
      .orderBy(desc(sentMails.queuedAt));
    return rows.map((row) => ({ ...row, kind: nameOf(row.kind) }));
  },
});

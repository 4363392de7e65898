import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { accounts } from '../../people/accounts/tables';
import { employments, persons } from '../../people/tables';
import { asOn } from '../../people/effective-dates';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { dayOf, daysAfter, startOf, ZONE } from '../../platform/dates';
import { sentMails } from '../../platform/mail/sent/tables';
import { textsOf } from '../../platform/texts/data';
import { personFields } from '../reports/people/employee-rows';
import { defineReport, type Names, openFields } from '../reports/report';
import { reportStates } from './report-states';

const TITLES = {
  Mail: { de: 'E-Mail', en: 'Email', es: 'Correo', fr: 'E-mail', ja: 'メール', zh: '邮件' },
  SentAt: { de: 'Gesendet', en: 'Sent', es: 'Enviado', fr: 'Envoyé', ja: '送信日時', zh: '发送时间' },
  State: { de: 'Stand', en: 'State', es: 'Estado', fr: 'État', ja: '状態', zh: '状态' },
} satisfies Record<string, Names>;

/** What was mailed to whom and whether it arrived: no mail with a code, and of no mail what it says, its subject included. */
export const mailReport = defineReport({
  code: 'mails-sent',
  module: 'ecenter',
  allow: 'mail.manage',
  names: {
    de: 'Gesendete E-Mails',
    en: 'Emails sent',
    es: 'Correos enviados',
    fr: 'E-mails envoyés',
    ja: '送信済みメール',
    zh: '已发送的邮件',
  },
  descriptions: {
    de: 'Welche E-Mails an wen gingen und ob sie ankamen; ohne Inhalt, 90 Tage lang',
    en: 'Which emails went to whom, and whether they arrived; without contents, for 90 days',
    es: 'Qué correos se enviaron a quién y si llegaron; sin contenido, durante 90 días',
    fr: 'Quels e-mails sont partis à qui, et s’ils sont arrivés ; sans contenu, pendant 90 jours',
    ja: '誰にどのメールを送り、届いたかどうか（内容なし、90日間）',
    zh: '向谁发送了哪些邮件、是否送达；不含内容，保留 90 天',
  },
  fileName: 'Emails_Sent',
  days: 'period',
  usualSpan: (today) => ({ from: daysAfter(today, -30), to: today }),
  rowPage: 'ecenter/profileview',
  sort: { field: 'SentAt', direction: 'desc' },
  query: async (reader, { from, to }) => {
    const { actor, db, now, language } = reader;
    const today = dayOf(now);
    const templates = textsOf('mail-template', language, 'template_texts');
    const field = openFields(TITLES, language);
    const states = reportStates(language);
    const sentOn = sql`(${sentMails.queuedAt} at time zone ${ZONE})::date`;
    return {
      fields: [
        ...personFields(reader),
        field('Mail', sql`coalesce(${templates.name}, ${sentMails.templateCode})`),
        field('SentAt', sql`${sentMails.queuedAt}`, { type: 'instant', order: sql`${sentMails.queuedAt}` }),
        field('State', states.text, { choices: async () => states.choices }),
      ],
      from: sql`${sentMails}
        join ${accounts} on ${eq(accounts.id, sentMails.accountId)}
        join ${persons} on ${eq(persons.id, accounts.personId)}
        join ${employments} on ${and(eq(employments.personId, persons.id), asOn(employments, sentOn))}
        left join ${templates} on ${templates.code} = ${sentMails.templateCode}`,
      where: and(
        isNotNull(sentMails.subject),
        isNotNull(sentMails.templateCode),
        gte(sentMails.queuedAt, startOf(from)),
        lt(sentMails.queuedAt, startOf(daysAfter(to, 1))),
        (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today),
      ),
      key: sql`${sentMails.id}`,
      rowCode: sql`${employments.code}`,
      searched: sql`${persons.searchText}`,
    };
  },
});

import { sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { sentMails, type SentMailState } from '../../platform/mail/sent/tables';

const NAMES: Readonly<Record<Language, Readonly<Record<SentMailState, string>>>> = {
  de: { waiting: 'Nicht zugestellt', delivered: 'Zugestellt', refused: 'Abgelehnt' },
  en: { waiting: 'Not delivered', delivered: 'Delivered', refused: 'Refused' },
  es: { waiting: 'No entregado', delivered: 'Entregado', refused: 'Rechazado' },
  fr: { waiting: 'Non remis', delivered: 'Remis', refused: 'Refusé' },
  ja: { waiting: '未配信', delivered: '配信済み', refused: '受信拒否' },
  zh: { waiting: '未送达', delivered: '已送达', refused: '被拒收' },
};

/** What became of a mail, as the report says it. */
export function reportStates(language: Language) {
  const { waiting, delivered, refused } = NAMES[language];
  return {
    text: sql`case ${sentMails.state} when 'delivered' then ${delivered}::text when 'refused' then ${refused}::text
      else ${waiting}::text end`,
    choices: [waiting, delivered, refused].map((text) => ({ value: text, text })),
  };
}

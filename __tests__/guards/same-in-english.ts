import type { Language } from '@/lib/contract/platform/languages';

/** Texts that every language leaves as they are: names, and texts of arguments and signs alone. */
const EVERYWHERE = new Set([
  'OTP',
  'PDF',
  'CSV',
  'Excel',
  'E1001',
  'English',
  'Deutsch',
  'Español',
  'Français',
  '日本語',
  '中文',
]);

/** Words that another language has in common with English. */
const COMMON: Partial<Record<Language, readonly string[]>> = {
  de: [
    'Details',
    'Name',
    'Portal',
    'Team',
    'Text',
    'Ticket',
    'Tickets',
    'Status',
    'Status: {status}',
    'Version {version}',
    'Version {number}',
    'Option {number}',
    'Person',
    'Name ({language})',
    'Layouts',
    'Pivot',
    'Organisation',
    'Passkeys',
    'Religion',
  ],
  es: ['No', 'Portal', 'Roles', 'Ticket', 'Tickets'],
  fr: [
    'Attrition',
    'Justification',
    'Organisation',
    'Service',
    'Sessions',
    '{seconds} s',
    'Actions',
    'Article',
    'Conversation',
    'Date',
    'Document',
    'Images',
    'Menu',
    'Modules',
    'Page {number}',
    'Pages',
    'Versions',
    'Version {version}',
    'Version {number}',
    'Place',
    'Message',
    'Notification',
    'Notifications',
    'Messages',
    'Ticket',
    'Tickets',
    '{count, plural, one {# message} other {# messages}}',
    '{count, plural, one {# notification} other {# notifications}}',
    'Religion',
  ],
};

/** Whether a text may read the same in this language as in English. */
export function sameInEnglish(language: Language, text: string): boolean {
  const isOnlyArguments = !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
  return isOnlyArguments || EVERYWHERE.has(text) || Boolean(COMMON[language]?.includes(text));
}

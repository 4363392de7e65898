import type { Language } from '../../../lib/contract/platform/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** The words of statuses, notifications and mails; the compiler sees to it that no language lacks one. */
export const approvalTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };

/** What people are told. */
export type NoticeKind = keyof typeof en.notice;

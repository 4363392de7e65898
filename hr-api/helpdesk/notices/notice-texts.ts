import type { Language } from '../../../lib/contract/platform/languages';
import de from './notice-texts/de.json';
import en from './notice-texts/en.json';
import es from './notice-texts/es.json';
import fr from './notice-texts/fr.json';
import ja from './notice-texts/ja.json';
import zh from './notice-texts/zh.json';

/** The words of notifications and mails about tickets; the compiler sees to it that no language lacks one. */
export const noticeTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };

/** What people are told of a ticket. */
export type NoticeKind = keyof typeof en.mail;

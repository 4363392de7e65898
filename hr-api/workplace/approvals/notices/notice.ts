import type { Language } from '../../../../lib/contract/platform/languages';
import { escapeHtml } from '../../../platform/escape-html';
import { fill } from '../../../platform/mail/texts';
import { approvalTexts, type NoticeKind } from '../texts';

export interface Notice {
  readonly kind: NoticeKind;
  readonly language: Language;
  /** What the texts name, in that language: none of what is asked for. */
  readonly values: Readonly<Record<string, string>>;
  /** What kind of thing it is, and of whom; empty for a delegation. */
  readonly about: string;
  /** What somebody wrote with their decision. */
  readonly words: string;
}

export const subjectOfNotice = ({ kind, language, values }: Notice): string =>
  fill(approvalTexts[language].notice[kind], values);

/** The body of the notification. */
export function noticeBody({ about, words }: Notice): string {
  const lines = [about && `<b>${escapeHtml(about)}</b>`, escapeHtml(words).replace(/\n/g, '<br>')];
  return lines
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

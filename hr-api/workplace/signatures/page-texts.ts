import type { Language } from '../../../lib/contract/platform/languages';
import { escapeHtml } from '../../platform/escape-html';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const texts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };

/** What the page says, as HTML, and what its script says, as text. */
export interface PageTexts {
  readonly page: typeof en.page;
  readonly script: typeof en.script;
  readonly signedText: (signedAt: string) => string;
  readonly consentHtml: (signer: { readonly name: string; readonly empid: string }) => string;
}

/** Names as they are written, whichever way their letters run: none of them turns the sentence around it. */
const isolateText = (parts: readonly string[]) =>
  parts
    .filter(Boolean)
    .map((part) => `<bdi>${escapeHtml(part)}</bdi>`)
    .join(' · ');

export function pageTextsOf(language: Language): PageTexts {
  const { page, script } = texts[language];
  return {
    page,
    script,
    signedText: (signedAt) => script.signed.replace('{when}', signedAt),
    consentHtml: ({ name, empid }) => page.consent.replace('{name}', () => isolateText([name, empid])),
  };
}

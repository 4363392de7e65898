import { TEXT_ISSUES } from '@/lib/contract/workplace/mail-templates/limits';
import type { Translate } from '@/lib/i18n/message-key';

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a field, in words; null where nothing is. */
export function issueText(issues: readonly Issue[], t: Translate<'mail-templates'>): string | null {
  const texts = issues.flatMap(({ path, message }) => {
    const name = path.slice(path.indexOf('.') + 1);
    const known = TEXT_ISSUES.find((each) => each === message) ?? 'empty';
    return t(`issues.${known}`, { placeholder: known === 'stray_brace' ? name : `{${name}}` });
  });
  return texts.length > 0 ? [...new Set(texts)].join(' ') : null;
}

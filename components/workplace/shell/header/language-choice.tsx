'use client';

import type { MouseEvent } from 'react';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Language } from '@/lib/contract/platform/languages';
import { languageChoices } from '@/lib/i18n/language-names';

interface LanguageChoiceProps {
  readonly current: Language;
  /** Classes of the list. */
  readonly classes?: string;
}

/** The language of the pages and, where scripts run, also of what the HR API names and mails. */
export function LanguageChoice({ current, classes }: LanguageChoiceProps) {
  const setLanguage = useCallMutation('setLanguage');

  async function choose(event: MouseEvent<HTMLAnchorElement>, language: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const isSignedOut = await setLanguage.send({ Language: language }).then(
      () => false,
      (error: unknown) => error instanceof CallError && error.code === 'unauthenticated',
    );
    if (!isSignedOut) location.assign(href);
  }

  return (
    <ul className={classes}>
      {languageChoices.map(([language, name]) => (
        <li key={language}>
          <a
            href={`?lang=${language}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current}
            onClick={(event) => void choose(event, language)}
            className={menuItemClasses}
          >
            <span className="flex-1">{name}</span>
            {language === current && <CheckIcon className="size-4 text-accent-text" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

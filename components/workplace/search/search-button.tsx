'use client';

import { useEffect } from 'react';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { SearchIcon } from '@/components/ui/icons/icons';
import { useOwnShortcuts } from '@/lib/client/shortcuts/own-shortcuts';
import { useShortcut } from '@/lib/client/shortcuts/use-shortcut';
import { useLanguage } from '@/lib/i18n/messages-context';
import { keysText } from '@/lib/keys-text';
import { provideVerbs, type FindVerbChoices, type OfferedVerb } from './verbs';

interface SearchButtonProps {
  readonly label: string;
  readonly verbs: readonly OfferedVerb[];
  readonly findChoices: FindVerbChoices;
}

/** Looks like a field on a wide screen, with its keys beside it; an icon on a narrow one. Its keys and those of SRCH-01 and SRCH-02 work anywhere. */
export function SearchButton({ label, verbs, findChoices }: SearchButtonProps) {
  const language = useLanguage();
  const { IsOn, Keys } = useOwnShortcuts().shortcuts;
  useEffect(() => provideVerbs({ verbs, findChoices }), [verbs, findChoices]);
  useShortcut('search', () => openPanel('search'));
  useShortcut('menu-search', () => openPanel('search', 'menu'));
  useShortcut('employee-search', () => openPanel('search', 'employees'));
  const prepare = () => preloadPanel('search');
  const keys = IsOn ? Keys.search : '';
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys.replace('Ctrl', 'Control') || undefined}
      title={label}
      data-tour="search"
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={() => openPanel('search')}
      className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded text-muted transition-colors duration-150 hover:bg-hover hover:text-ink md:size-10 xl:w-60 xl:min-w-0 xl:shrink xl:justify-start xl:border xl:border-line xl:bg-surface-sunken xl:px-3"
    >
      <SearchIcon />
      <span aria-hidden="true" className="hidden flex-1 truncate text-left xl:inline">
        {label}
      </span>
      {keys && (
        <kbd aria-hidden="true" className="hidden shrink-0 text-xs xl:inline">
          {keysText(keys, language)}
        </kbd>
      )}
    </button>
  );
}

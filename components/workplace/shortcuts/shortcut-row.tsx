'use client';

import { useState, type KeyboardEvent } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { PencilIcon } from '@/components/ui/icons/icons';
import {
  shortcutActions,
  findShortcutIssue,
  type ShortcutAction,
  type ShortcutKeys,
} from '@/lib/contract/workplace/shortcut-keys';
import { keysOf } from '@/lib/shortcut-event';
import { useMessages } from '@/lib/i18n/use-messages';
import { KeyCaps } from './key-caps';

interface ShortcutRowProps {
  readonly action: ShortcutAction;
  readonly keys: ShortcutKeys;
  readonly onChange: (keys: ShortcutKeys) => void;
}

/** An action with its keys. While they are changed, the row's button takes the next combination that is pressed. */
export function ShortcutRow({ action, keys, onChange }: ShortcutRowProps) {
  const t = useMessages('shortcuts');
  const [isListening, setIsListening] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);

  function stop() {
    setIsListening(false);
    setIssue(null);
  }

  function listen(event: KeyboardEvent) {
    if (!isListening || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return stop();
    if (event.key === 'Delete' || event.key === 'Backspace') return choose('');
    const pressed = keysOf(event);
    if (pressed) choose(pressed);
  }

  function choose(pressed: string) {
    const next = { ...keys, [action]: pressed };
    const found = findShortcutIssue(next, action);
    if (!found) {
      stop();
      if (pressed !== keys[action]) onChange(next);
      return;
    }
    const other = shortcutActions.find((name) => name !== action && keys[name] === pressed);
    setIssue(t(found, { action: other ? t(other) : '' }));
  }

  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <span className="min-w-0 flex-1 basis-28">{t(action)}</span>
        <span className="ml-auto flex items-center gap-2">
          {!isListening &&
            (keys[action] ? <KeyCaps keys={keys[action]} /> : <span className="text-muted">{t('none')}</span>)}
          <button
            type="button"
            aria-label={isListening ? t('pressFor', { action: t(action) }) : t('changeOf', { action: t(action) })}
            aria-describedby={isListening ? `${action}-help` : undefined}
            onClick={() => (isListening ? stop() : setIsListening(true))}
            data-takes-escape={isListening || undefined}
            onKeyDown={listen}
            onBlur={stop}
            title={isListening ? undefined : t('change')}
            className={isListening ? buttonClasses('primary') : iconButtonClasses}
          >
            {isListening ? t('press') : <PencilIcon />}
          </button>
        </span>
      </div>
      {isListening && (
        <p id={`${action}-help`} className="enter-fade mt-2 text-muted">
          {t('pressText')}
        </p>
      )}
      <p role="alert" className={issue ? 'enter-fade mt-2 flex items-start gap-1.5 text-danger' : 'sr-only'}>
        {issue && <AlertIcon className="mt-0.5 size-4" />}
        {issue}
      </p>
    </li>
  );
}

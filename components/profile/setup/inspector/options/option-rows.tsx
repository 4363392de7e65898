import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Select } from '@/components/ui/form/select';
import { TextInput } from '@/components/ui/form/text-input';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { changedField } from '../../model/edit-definition';
import { freeValue } from '../../model/names';
import { MAX_OPTIONS, namesInLines, optionsFromNames, type OptionDefinition } from '../../model/option-lines';
import { useSetup } from '../../setup-context';
import { nameIn, withName } from '../../words';
import { PasteOptions } from './paste-options';

interface OptionRowsProps {
  readonly field: FieldDefinition;
  /** The field by whose answer they are narrowed down. */
  readonly parent: FieldDefinition | undefined;
  /** Takes what was pasted where it is more than a field holds itself. */
  readonly onLong: (text: string) => void;
}

/** The options of a field, one a line: Enter begins the next, several lines are pasted as several options. */
export function OptionRows({ field, parent, onLong }: OptionRowsProps) {
  const t = useMessages('profile-setup');
  const { definition, language, change } = useSetup();
  const [isPasting, setIsPasting] = useState(false);
  const listRef = useRef<HTMLOListElement>(null);
  const { code, options } = field;

  const put = (next: readonly OptionDefinition[], what = '') =>
    change(changedField(definition, code, { options: [...next] }), what);
  const focus = (at: number) =>
    requestAnimationFrame(() => listRef.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus());

  function insert(at: number, names: readonly string[]) {
    if (options.length + names.length > MAX_OPTIONS) return onLong(names.join('\n'));
    const taken = options.map(({ value }) => value);
    const added = names.map((name) => {
      const value = freeValue(name, taken);
      taken.push(value);
      return { value, names: { en: name }, parent: '' };
    });
    put(options.toSpliced(at, 0, ...added));
    focus(at + added.length - 1);
  }

  function pasteLines(text: string) {
    const names = namesInLines(text);
    setIsPasting(false);
    if (names.length > MAX_OPTIONS) onLong(text);
    else put(optionsFromNames(names, options));
  }

  function onKey(event: KeyboardEvent, at: number) {
    if (event.nativeEvent.isComposing) return;
    const isEmpty = (event.target as HTMLInputElement).value === '';
    if (event.key === 'Enter') insert(at + 1, ['']);
    else if (event.key === 'Backspace' && isEmpty && language === 'en' && options.length > 1) {
      put(options.toSpliced(at, 1));
      focus(Math.max(0, at - 1));
    } else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent, at: number) {
    const names = namesInLines(event.clipboardData.getData('text'));
    if (names.length < 2) return;
    event.preventDefault();
    const isEmpty = (event.target as HTMLInputElement).value === '';
    if (isEmpty && options[at]) {
      const left = options.toSpliced(at, 1);
      put(left.toSpliced(at, 0, ...optionsFromNames(names, left)));
    } else insert(at + 1, names);
  }

  function step(at: number, by: 1 | -1) {
    const option = options[at];
    if (option) put(options.toSpliced(at, 1).toSpliced(at + by, 0, option));
  }

  return (
    <div className="space-y-2">
      <ol ref={listRef} className="max-h-96 space-y-1.5 overflow-y-auto">
        {options.map((option, at) => {
          const name = nameIn(option.names, language) || t('unnamed');
          return (
            <li key={option.value} className="flex items-center gap-1">
              <TextInput
                aria-label={t('optionAt', { number: at + 1 })}
                maxLength={200}
                value={option.names[language] ?? ''}
                placeholder={language === 'en' ? t('optionPlaceholder') : nameIn(option.names, 'en')}
                aria-invalid={language === 'en' && !option.names.en?.trim() && at < options.length - 1}
                onChange={({ target }) =>
                  put(
                    options.with(at, { ...option, names: withName(option.names, language, target.value) }),
                    `option-${code}-${option.value}`,
                  )
                }
                onKeyDown={(event) => onKey(event, at)}
                onPaste={(event) => onPaste(event, at)}
                className="min-w-0 flex-1"
              />
              {parent && (
                <Select
                  aria-label={t('optionParent', { name })}
                  value={option.parent}
                  onChange={({ target }) => put(options.with(at, { ...option, parent: target.value }))}
                  className="w-32 shrink-0"
                >
                  <option value="">{t('forAll')}</option>
                  {parent.options.map(({ value, names }) => (
                    <option key={value} value={value}>
                      {nameIn(names, language) || value}
                    </option>
                  ))}
                </Select>
              )}
              <button
                type="button"
                aria-label={t('moveUp', { name })}
                disabled={at === 0}
                onClick={() => step(at, -1)}
                className={`${iconButtonClasses} w-8! disabled:opacity-30`}
              >
                <ChevronDownIcon className="size-4 rotate-180" />
              </button>
              <button
                type="button"
                aria-label={t('moveDown', { name })}
                disabled={at === options.length - 1}
                onClick={() => step(at, 1)}
                className={`${iconButtonClasses} w-8! disabled:opacity-30`}
              >
                <ChevronDownIcon className="size-4" />
              </button>
              <button
                type="button"
                aria-label={t('remove', { name })}
                onClick={() => put(options.toSpliced(at, 1))}
                className={`${iconButtonClasses} w-8!`}
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" type="button" onClick={() => insert(options.length, [''])}>
          <PlusIcon className="size-4" />
          {t('addOption')}
        </Button>
        <button type="button" onClick={() => setIsPasting(true)} className={`min-h-8 ${textButtonClasses}`}>
          {t('pasteOptions')}
        </button>
      </div>
      {isPasting && (
        <PasteOptions
          text={options.map(({ names }) => names.en ?? '').join('\n')}
          onTake={pasteLines}
          onClose={() => setIsPasting(false)}
        />
      )}
    </div>
  );
}

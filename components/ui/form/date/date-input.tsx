'use client';

import { clsx } from 'clsx';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { calendarDate } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { readDay, readMonth } from '@/lib/typed/read-day';
import { iconButtonClasses } from '../../button/icon-button-classes';
import { partOnDemand } from '../../part-on-demand';
import { TextInput } from '../text-input';
import { CalendarIcon } from './date-icons';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** What it is the date of, for the names of the calendar and its button; of the field too, where it has no `id` for a label. */
  readonly label: string;
  /** A day (`05-Mar-2025`) or month (`Mar-2025`) as the wire writes it, or what was typed and is none. */
  readonly value: string;
  readonly part?: 'day' | 'month';
  readonly onChange: (value: string) => void;
}

const calendar = partOnDemand(() => import('./calendar-popup'));

/** A day or a month: typed in nearly any way, or chosen in a calendar. It always reads as the wire writes it, DD-MMM-YYYY. */
export function DateInput({ label, value, part = 'day', onChange, className, ...input }: DateInputProps) {
  const t = useMessages('form.date');
  const language = useLanguage();
  const ref = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const loaded = calendar.usePart(isOpen);
  const read = part === 'day' ? readDay : readMonth;
  const isFixed = input.disabled || input.readOnly;

  function type(text: string) {
    setTyped(text);
    onChange(read(text, language) ?? text.trim());
  }

  /** What was typed is whole now, so that two digits of a year are all of it. */
  function settle() {
    if (typed !== null) onChange(read(typed, language, calendarDate(new Date())) ?? typed.trim());
    setTyped(null);
  }

  function close() {
    setIsOpen(false);
    ref.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    settle();
    setIsOpen(true);
  }

  return (
    <div ref={ref} className="relative">
      <TextInput
        aria-label={input.id ? undefined : label}
        autoComplete="off"
        spellCheck={false}
        placeholder={part === 'day' ? 'DD-MMM-YYYY' : 'MMM-YYYY'}
        {...input}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className={clsx('pr-12 digits', className)}
      />
      <button
        type="button"
        aria-label={t('open', { label })}
        title={t('openShort')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isFixed}
        onPointerEnter={() => void calendar.load().catch(() => undefined)}
        onClick={() => setIsOpen(!isOpen)}
        className={clsx(iconButtonClasses, 'absolute inset-y-0 right-0 outline-offset-[-4px] disabled:opacity-60')}
      >
        <CalendarIcon />
      </button>
      {isOpen && loaded && (
        <loaded.CalendarPopup
          anchor={ref}
          label={label}
          part={part}
          value={value}
          onPick={(next) => {
            onChange(next);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

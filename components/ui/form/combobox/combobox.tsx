'use client';

import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { partOnDemand } from '../../part-on-demand';
import { TextInput } from '../text-input';
import type { ComboboxOption } from './combobox-option';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The name of the list. */
  readonly label: string;
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  /** What is said in place of options. */
  readonly status: string | null;
  readonly onText: (text: string) => void;
  readonly onPick: (option: ComboboxOption) => void;
  readonly onOpen?: (isOpen: boolean) => void;
}

/** The list comes with the focus, before it is asked for. */
const popup = partOnDemand(() => import('./combobox-popup'));

/** A text field with a list to choose from. The keyboard stays in the field; Escape closes the list alone. */
export function Combobox(props: ComboboxProps) {
  const { label, text, options, status, onText, onPick, onOpen, onKeyDown, onFocus, ...input } = props;
  const listId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const loaded = popup.usePart(isOpen);
  const at = Math.min(active, options.length - 1);

  function open(next: boolean) {
    setIsOpen(next);
    setActive(-1);
    if (next !== isOpen) onOpen?.(next);
  }

  function pick(option: ComboboxOption | undefined) {
    if (!option) return;
    open(false);
    onPick(option);
  }

  function move(step: number) {
    if (!isOpen) open(true);
    else if (options.length > 0)
      setActive((at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing || input.readOnly) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen) pick(options[text === '' ? at : Math.max(at, 0)]);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      open(false);
    } else return;
    event.preventDefault();
  }

  return (
    <div ref={ref} onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && open(false)}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
        value={text}
        onChange={({ target }) => {
          open(true);
          onText(target.value);
        }}
        onClick={() => !input.readOnly && open(true)}
        onKeyDown={onKey}
        onFocus={(event) => {
          void popup.load().catch(() => undefined);
          onFocus?.(event);
        }}
      />
      {isOpen && loaded && (
        <loaded.ComboboxPopup
          id={listId}
          anchor={ref}
          label={label}
          options={options}
          status={status}
          active={at}
          onPick={pick}
        />
      )}
    </div>
  );
}

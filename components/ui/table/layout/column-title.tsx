import { useRef } from 'react';
import { TextInput } from '@/components/ui/form/text-input';
import { useMessages } from '@/lib/i18n/use-messages';

const MAX_LENGTH = 100;

interface ColumnTitleProps {
  /** The column's own title, which it has again once the field is emptied. */
  readonly title: string;
  readonly label: string;
  /** Null where it is to stay as it was. */
  readonly onDone: (label: string | null) => void;
}

/** Another title for a column: Enter or leaving the field takes it, Escape leaves it as it was. */
export function ColumnTitle({ title, label, onDone }: ColumnTitleProps) {
  const t = useMessages('table');
  const isDone = useRef(false);
  const end = (next: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next);
  };
  return (
    <TextInput
      aria-label={t('titleOfColumn', { column: title })}
      autoFocus
      defaultValue={label || title}
      placeholder={title}
      maxLength={MAX_LENGTH}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => end(labelIn(target.value, title))}
      // Before the menu, which Escape would close.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter') end(labelIn(event.currentTarget.value, title));
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end(null);
      }}
    />
  );
}

function labelIn(typed: string, title: string): string {
  const label = typed.trim().replace(/\s+/g, ' ');
  return label === title ? '' : label;
}

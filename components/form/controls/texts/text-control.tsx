import type { ComponentProps } from 'react';
import { TextInput } from '@/components/ui/form/text-input';
import type { FormField } from '@/lib/contract/platform/form/field';
import type { ControlProps } from '../control';

/** The keyboard of a phone, and what it leaves alone. What is typed stays as it is: the rules say what is wrong with it. */
function typing({ type, patterns, isSecret }: FormField): ComponentProps<'input'> {
  if (type === 'email' || patterns.includes('email'))
    return { type: 'email', autoComplete: 'email', spellCheck: false };
  if (type === 'number') return { inputMode: 'decimal', autoComplete: 'off' };
  if (patterns.includes('digits')) return { inputMode: 'numeric', autoComplete: 'off' };
  const isCode = patterns.includes('pan') || patterns.includes('passport');
  return { autoComplete: 'off', ...((isCode || isSecret) && { autoCapitalize: 'characters', spellCheck: false }) };
}

export const TextControl = ({ field, view, attributes, onAnswer }: ControlProps) => (
  <TextInput
    type="text"
    {...typing(field)}
    {...attributes}
    value={view.answer}
    onChange={({ target }) => onAnswer(target.value)}
    className="disabled:bg-surface-sunken disabled:opacity-70"
  />
);

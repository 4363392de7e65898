import { TextArea } from '@/components/ui/form/text-area';
import type { ControlProps } from '../control';

export const TextAreaControl = ({ view, attributes, onAnswer }: ControlProps) => (
  <TextArea
    rows={4}
    {...attributes}
    value={view.answer}
    onChange={({ target }) => onAnswer(target.value)}
    className="disabled:bg-surface-sunken disabled:opacity-70"
  />
);

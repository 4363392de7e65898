import { DateInput } from '@/components/ui/form/date/date-input';
import type { ControlProps } from './control';

export const DateControl = ({ view, label, attributes, onAnswer }: ControlProps) => (
  <DateInput {...attributes} label={label} value={view.answer} onChange={onAnswer} />
);

export const MonthControl = ({ view, label, attributes, onAnswer }: ControlProps) => (
  <DateInput {...attributes} part="month" label={label} value={view.answer} onChange={onAnswer} />
);

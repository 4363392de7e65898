import type { FieldType, FormField } from '@/lib/contract/platform/form/field';
import { CheckboxControl } from './choices/checkbox-control';
import type { ControlKind } from './control';
import { controlOnDemand } from './control-on-demand';
import { DateControl, MonthControl } from './date-controls';
import { FileOnDemand } from './file-on-demand';
import { EditorControl } from './texts/editor-control';
import { RadioControl } from './choices/radio-control';
import { SelectControl } from './choices/select-control';
import { SwitchControl } from './choices/switch-control';
import { TextAreaControl } from './texts/text-area-control';
import { TextControl } from './texts/text-control';

// Each of the first two comes with its like: what they stand on would come twice.
const comboboxes = () => import('./choices/combobox-controls');
const times = () => import('./time-controls');
const MultiChoiceControl = controlOnDemand(async () => (await comboboxes()).MultiChoiceControl);
const SearchedControl = controlOnDemand(async () => (await comboboxes()).SearchedControl);
const DateTimeControl = controlOnDemand(async () => (await times()).DateTimeControl);
const TimeControl = controlOnDemand(async () => (await times()).TimeControl);
const OtherChoiceControl = controlOnDemand(
  async () => (await import('./choices/other-choice-control')).OtherChoiceControl,
);
const RatingControl = controlOnDemand(async () => (await import('./choices/rating-control')).RatingControl);
const PasswordControl = controlOnDemand(async () => (await import('./texts/password-control')).PasswordControl);

const one = (Control: ControlKind['Control']): ControlKind => ({ Control, isGroup: false });
const group = (Control: ControlKind['Control']): ControlKind => ({ Control, isGroup: true });

/** A note and a formula are never answered. */
const CONTROLS: Record<Exclude<FieldType, 'label' | 'formula'>, ControlKind> = {
  text: one(TextControl),
  email: one(TextControl),
  number: one(TextControl),
  textarea: one(TextAreaControl),
  password: one(PasswordControl),
  date: one(DateControl),
  datetime: group(DateTimeControl),
  time: one(TimeControl),
  MonthYear: one(MonthControl),
  select: one(SelectControl),
  gselect: one(SelectControl),
  mselect: group(MultiChoiceControl),
  othselect: group(OtherChoiceControl),
  radio: group(RadioControl),
  checkbox: group(CheckboxControl),
  switch: group(SwitchControl),
  rating: group(RatingControl),
  locator: one(SearchedControl),
  ilocator: one(SearchedControl),
  memplist: group(MultiChoiceControl),
  banklocator: one(SearchedControl),
  editor: group(EditorControl),
  file: group(FileOnDemand),
  upload: group(FileOnDemand),
};

const SEARCHED = one(SearchedControl);

/** What a field is answered with; a list that is searched is no list to choose from. */
export function controlOf({ type }: FormField, isSearched: boolean): ControlKind {
  if (type === 'label' || type === 'formula') return CONTROLS.text;
  return isSearched && (type === 'select' || type === 'gselect') ? SEARCHED : CONTROLS[type];
}

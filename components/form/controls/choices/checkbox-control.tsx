import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { choicesIn } from '@/lib/contract/platform/form/answers';
import type { ControlProps } from '../control';
import { useOfferedOptions } from './use-offered-options';

/** FORM-31: some of a few, stored in the order in which they are offered. */
export function CheckboxControl({ field, view, attributes, onAnswer }: ControlProps) {
  const options = useOfferedOptions(field, view);
  const chosen = choicesIn(view.answer);

  function toggle(value: string, isOn: boolean) {
    const offered = options.map((option) => option.value);
    const next = isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
    onAnswer(
      [...next.filter((one) => !offered.includes(one)), ...offered.filter((one) => next.includes(one))].join(','),
    );
  }

  return (
    <div className="flex flex-wrap gap-x-6">
      {options.map(({ value, label }) => (
        <LabelledCheck
          key={value}
          isOn={chosen.includes(value)}
          disabled={attributes.disabled}
          onChange={(isOn) => toggle(value, isOn)}
        >
          <span className="min-w-0">{label}</span>
        </LabelledCheck>
      ))}
    </div>
  );
}

import { Select } from '@/components/ui/form/select';
import { Button } from '@/components/ui/button/button';
import { getTexts } from '@/lib/i18n/get-texts';
import { parametersOf, type AnyView, type TileChoice } from '../model/dashboard-view';

interface ChoiceFormProps {
  readonly view: AnyView;
  readonly name: TileChoice;
  /** The tile that the answer is read in. */
  readonly tile: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** One choice of a tile, which keeps all else of the address. */
export async function ChoiceForm({ view, name, tile, label, chosen, options }: ChoiceFormProps) {
  const t = await getTexts('hr-dashboard');
  return (
    <form action={`${view.page}#${tile}`} className="flex items-center gap-2">
      {parametersOf(view)
        .filter(([one]) => one !== name)
        .map(([one, value]) => (
          <input key={`${one} ${value}`} type="hidden" name={one} value={value} />
        ))}
      <Select name={name} aria-label={label} defaultValue={chosen} className="w-auto max-w-44">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
    </form>
  );
}

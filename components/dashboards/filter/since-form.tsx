import { Button } from '@/components/ui/button/button';
import { TextInput } from '@/components/ui/form/text-input';
import { getTexts } from '@/lib/i18n/get-texts';
import { HR_DASHBOARD, parametersOf, type DashboardView } from '../model/dashboard-view';

interface SinceFormProps {
  readonly view: DashboardView;
  readonly tile: string;
  readonly days: { readonly min: string; readonly max: string; readonly chosen: string };
}

/** From which day on a change is told. */
export async function SinceForm({ view, tile, days }: SinceFormProps) {
  const [t, own] = await Promise.all([getTexts('hr-dashboard'), getTexts('figure-change')]);
  return (
    <form action={`${HR_DASHBOARD}#${tile}`} className="flex items-center gap-2">
      {parametersOf(view)
        .filter(([one]) => one !== 'since')
        .map(([one, value]) => (
          <input key={`${one} ${value}`} type="hidden" name={one} value={value} />
        ))}
      <TextInput
        id={`${tile}-since`}
        type="date"
        name="since"
        aria-label={own('since')}
        defaultValue={days.chosen}
        min={days.min}
        max={days.max}
        className="w-auto"
      />
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
    </form>
  );
}

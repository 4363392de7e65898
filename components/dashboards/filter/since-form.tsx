import { TextInput } from '@/components/ui/form/text-input';
import { getTexts } from '@/lib/i18n/get-texts';
import type { DashboardView } from '../model/dashboard-view';
import { TileForm } from './tile-form';

interface SinceFormProps {
  readonly view: DashboardView;
  readonly tile: string;
  readonly days: { readonly min: string; readonly max: string; readonly chosen: string };
}

/** From which day on a change is told. */
export async function SinceForm({ view, tile, days }: SinceFormProps) {
  const t = await getTexts('figure-change');
  return (
    <TileForm view={view} name="since" tile={tile}>
      <TextInput
        id={`${tile}-since`}
        type="date"
        name="since"
        aria-label={t('since')}
        defaultValue={days.chosen}
        min={days.min}
        max={days.max}
        className="w-auto"
      />
    </TileForm>
  );
}

import { ChipBar } from '@/components/ui/filter/chip-bar';
import { LEFT_VIEWS, type LeftView } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';

interface ViewChipsProps {
  readonly counts: Readonly<Record<LeftView, number>>;
  readonly view: LeftView;
  readonly onChoose: (view: LeftView) => void;
}

/** Which of those who left are looked at, with how many there are. One view is always on. */
export function ViewChips({ counts, view, onChoose }: ViewChipsProps) {
  const t = useMessages('retention');
  const chips = LEFT_VIEWS.map((one, at) => ({
    label: t(`views.${one}`),
    value: counts[one],
    GroupCode: 1,
    StatusCode: at,
    Active: one === view,
  }));
  return (
    <ChipBar
      label={t('views.label')}
      chips={chips}
      onSelect={(next) => {
        const chosen = LEFT_VIEWS[next.findIndex(({ Active }) => Active)];
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

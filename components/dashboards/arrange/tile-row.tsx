import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

export interface ArrangedTile extends Readonly<ReplyFor<'listDashboardTiles'>['Tiles'][number]> {
  readonly title: string;
}

interface TileRowProps {
  readonly tile: ArrangedTile;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onChange: (part: Partial<Pick<ArrangedTile, 'IsShown' | 'IsPinned'>>) => void;
}

/** A tile in the list that is arranged. */
export function TileRow({ tile: { title, IsShown, IsPinned }, isFirst, isLast, onMove, onChange }: TileRowProps) {
  const t = useMessages('dashboard-arrange');
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
      <span className={`min-w-40 flex-1 font-medium max-sm:basis-full ${IsShown ? '' : 'text-muted line-through'}`}>
        {title}
      </span>
      <LabelledCheck isOn={IsShown} label={t('showTile', { title })} onChange={(isOn) => onChange({ IsShown: isOn })}>
        {t('show')}
      </LabelledCheck>
      <LabelledCheck isOn={IsPinned} label={t('pinTile', { title })} onChange={(isOn) => onChange({ IsPinned: isOn })}>
        {t('pin')}
      </LabelledCheck>
      <span className="flex">
        <button
          type="button"
          aria-label={t('moveUp', { title })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          className={iconButtonClasses}
        >
          <ChevronDownIcon className="size-4 rotate-180" />
        </button>
        <button
          type="button"
          aria-label={t('moveDown', { title })}
          disabled={isLast}
          onClick={() => onMove(1)}
          className={iconButtonClasses}
        >
          <ChevronDownIcon className="size-4" />
        </button>
      </span>
    </li>
  );
}

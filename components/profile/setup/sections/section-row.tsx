import { clsx } from 'clsx';
import Link from 'next/link';
import type { DragEvent, KeyboardEvent } from 'react';
import { SectionDrawing } from '@/components/people/section-drawing';
import { Badge } from '@/components/ui/badge';
import { ChevronRightIcon, GripIcon } from '@/components/ui/icons/icons';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupSection } from '../setup-context';
import { sectionSetupPage } from '../setup-page';

interface SectionRowProps {
  readonly section: SetupSection;
  readonly isTarget: boolean;
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
    readonly onDragOver: (event: DragEvent) => void;
  };
  readonly onStep: (by: 1 | -1) => void;
}

/** A section among the others: how it stands and what it holds. */
export function SectionRow({ section, isTarget, drag, onStep }: SectionRowProps) {
  const t = useMessages('profile-setup');
  const language = useLanguage();
  const { SectionCode, Name, Image, Area, IsMaster, Fields, Persons, Open, HasDraft, Versions } = section;
  const planned = Versions.find(({ State }) => State === 'planned');
  const number = new Intl.NumberFormat(language);

  function moveByKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <li
      onDragOver={drag.onDragOver}
      className={clsx(
        'group/row relative flex items-center gap-1 pl-1 transition-colors duration-150 hover:bg-hover',
        isTarget && 'bg-accent-tint',
      )}
    >
      <button
        type="button"
        draggable
        onDragStart={drag.onDragStart}
        onDragEnd={drag.onDragEnd}
        onKeyDown={moveByKey}
        aria-label={t('moveHandle', { name: Name })}
        title={t('moveHandleShort')}
        className="grid min-h-11 w-9 shrink-0 cursor-grab place-items-center self-stretch rounded-sm text-muted opacity-60 group-hover/row:opacity-100 focus-visible:opacity-100 active:cursor-grabbing"
      >
        <GripIcon className="size-4.5" />
      </button>
      <Link
        href={sectionSetupPage(SectionCode)}
        prefetch={false}
        className="flex min-w-0 flex-1 items-center gap-4 rounded-sm py-3 pr-4"
      >
        <span className="[&>svg]:size-10 [&>svg]:p-2">
          <SectionDrawing name={Image} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold wrap-anywhere">{Name}</span>
            {HasDraft && <Badge tone="accent">{Versions.length === 0 ? t('draftNew') : t('draft')}</Badge>}
            {planned && <Badge>{t('plannedFrom', { date: wireTimeText(planned.ValidFrom, language) })}</Badge>}
            {Open > 0 && <Badge>{t('openCount', { count: Open })}</Badge>}
          </span>
          <span className="mt-0.5 block text-muted">
            {[t(`areas.${Area}`), t(IsMaster ? 'entriesMany' : 'entriesOne'), t('fieldCount', { count: Fields })].join(
              ' · ',
            )}
          </span>
        </span>
        <span className="shrink-0 text-right text-muted max-md:hidden">
          {Persons > 0 && t('personCount', { count: Persons, number: number.format(Persons) })}
        </span>
        <ChevronRightIcon className="size-4 text-muted" />
      </Link>
    </li>
  );
}

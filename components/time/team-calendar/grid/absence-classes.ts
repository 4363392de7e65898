import { clsx } from 'clsx';
import { tagColour } from '@/components/people/card/tag-colour';
import type { GridAbsence } from '../model/grid-model';

type Variant = Pick<GridAbsence, 'what' | 'letter' | 'isPending' | 'isPart'>;

/** The classes of an absence: its colour and letter say the type, hatching that it is only asked for, half the height that it is hours. */
export const absenceClasses = ({ what, letter, isPending, isPart }: Variant): string =>
  clsx(
    'border border-current text-xs leading-none font-semibold [print-color-adjust:exact]',
    isPending
      ? 'border-dashed bg-surface bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_1px,transparent_1px_5px)] text-ink'
      : letter === ''
        ? 'bg-accent-text text-surface'
        : tagColour(what),
    isPart && 'h-1/2',
  );

import { useRef } from 'react';
import { useScrollToSelected } from '@/components/ui/use-scroll-to-selected';
import { useLanguage } from '@/lib/i18n/messages-context';
import { resetChips, selectChip, type StatusChip } from './chips';

interface ChipBarProps {
  /** What the chips tell apart. */
  readonly label: string;
  readonly chips: readonly StatusChip[];
  /** Hears of the chips with the pressed one as the only active one, and with none where it was active before. */
  readonly onSelect: (chips: readonly StatusChip[]) => void;
}

/** The chips above a list, of which one is active at most. Those there is no room for are scrolled to sideways. */
export function ChipBar({ label, chips, onSelect }: ChipBarProps) {
  const language = useLanguage();
  const stripRef = useRef<HTMLDivElement>(null);
  useScrollToSelected(
    stripRef,
    '[aria-pressed=true]',
    chips.findIndex(({ Active }) => Active),
  );
  const numbers = new Intl.NumberFormat(language);
  return (
    <div
      ref={stripRef}
      role="group"
      aria-label={label}
      className="strip relative -mx-4 flex gap-1.5 px-4 py-1 md:mx-0 md:px-0 xl:flex-wrap print:hidden"
    >
      {chips.map((chip, at) => (
        <button
          key={`${chip.GroupCode} ${chip.StatusCode}`}
          type="button"
          aria-pressed={chip.Active}
          onClick={() => onSelect(chip.Active ? resetChips(chips) : selectChip(chips, at))}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3.5 font-medium text-muted transition-colors duration-150 hover:text-ink aria-pressed:border-accent-text aria-pressed:bg-accent-tint aria-pressed:text-accent-text md:min-h-9"
        >
          {chip.label}
          {chip.value !== undefined && <span className="digits">{numbers.format(chip.value)}</span>}
        </button>
      ))}
    </div>
  );
}

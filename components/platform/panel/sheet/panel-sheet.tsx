import type { ReactNode } from 'react';
import { CloseButton } from '@/components/ui/button/close-button';
import { useMessages } from '@/lib/i18n/use-messages';
import { usePullDown } from './use-pull-down';

interface PanelSheetProps {
  readonly title: string;
  readonly classes: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands in a panel's dialog: its title with the way out, by which a finger pulls it down on a phone, and what it is about. */
export function PanelSheet({ title, classes, onClose, children }: PanelSheetProps) {
  const t = useMessages('shell');
  const { sheet, handle } = usePullDown(onClose);
  return (
    <div ref={sheet} className={classes}>
      <div
        {...handle}
        className="sticky top-0 z-10 flex h-14 touch-none items-center gap-2 border-b border-line bg-surface pr-2 pl-5 md:h-16 md:touch-auto"
      >
        <span className="absolute top-1.5 left-1/2 h-1 w-9 [translate:-50%] rounded-full bg-line-strong opacity-50 md:hidden" />
        <p aria-hidden="true" className="min-w-0 flex-1 truncate text-lg font-semibold">
          {title}
        </p>
        <CloseButton label={t('closePanel')} onClose={onClose} />
      </div>
      <div className="px-5 py-4 [--tabs:0px]">{children}</div>
    </div>
  );
}

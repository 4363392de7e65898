import type { ReactNode } from 'react';
import { CloseButton } from '@/components/ui/button/close-button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useMessages } from '@/lib/i18n/use-messages';

interface LeaveDrawerProps {
  readonly title: string;
  /** Whose leave it is, where that is not one's own. */
  readonly about?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const classes =
  'md:enter-from-right m-0 h-dvh max-h-none w-full max-w-none scroll-pb-28 overflow-y-auto overscroll-contain bg-surface text-left font-normal md:ml-auto md:w-[min(36rem,100vw-4rem)] md:shadow-float';

/** Beside the page, on a phone over all of it; its head stays in sight. */
export function LeaveDrawer({ title, about, onClose, children }: LeaveDrawerProps) {
  const t = useMessages('leave');
  return (
    <Dialog isOpen onClose={onClose} title={title} classes={classes} isTitleHidden>
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-b border-line bg-surface py-1 pr-2 pl-5 md:min-h-16">
          <div className="min-w-0 flex-1">
            <p aria-hidden="true" className="text-lg leading-6 font-semibold wrap-anywhere">
              {title}
            </p>
            {about && <p className="text-muted wrap-anywhere">{about}</p>}
          </div>
          <CloseButton label={t('close')} onClose={onClose} />
        </div>
        {children}
      </div>
    </Dialog>
  );
}

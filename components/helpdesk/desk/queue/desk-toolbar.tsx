import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ArrowLeftIcon, ArrowUpIcon } from '@/components/ui/icons/icons';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { CopyLink } from '../details/copy-link';
import { ArrowDownIcon, DetailsIcon } from '../desk-icons';

/** Where a ticket stands in the queue that it was opened from. */
export interface Neighbours {
  /** Counted from 0; -1 where it is not in it. */
  readonly at: number;
  readonly count: number;
  readonly before: Ticket | undefined;
  readonly after: Ticket | undefined;
}

interface DeskToolbarProps {
  readonly code: string;
  readonly neighbours: Neighbours;
  readonly areDetailsShown: boolean;
  readonly onDetails: (() => void) | null;
  readonly onOpen: (code: string) => void;
  readonly onClose: () => void;
}

/** Ways from an open ticket: back, to the one before and after, to its details and its address. */
export function DeskToolbar(props: DeskToolbarProps) {
  const t = useMessages('desk');
  const tInbox = useMessages('helpdesk.inbox');
  const { code, neighbours, areDetailsShown, onDetails, onOpen, onClose } = props;
  const { at, count, before, after } = neighbours;
  const button = (label: string, keys: string | undefined, icon: ReactNode, onPress: (() => void) | undefined) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={!onPress}
      onClick={onPress}
      className={clsx(iconButtonClasses, 'disabled:opacity-40')}
    >
      {icon}
    </button>
  );
  return (
    <div className="flex items-center gap-1 border-b border-line px-2 py-1">
      <button
        type="button"
        aria-label={t('inbox.back')}
        onClick={onClose}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink min-[1280px]:hidden md:min-h-10"
      >
        <ArrowLeftIcon className="size-4" />
        <span className="max-sm:hidden">{t('inbox.back')}</span>
      </button>
      {(at >= 0 || before || after) && (
        <>
          {button(
            t('inbox.previous'),
            'k',
            <ArrowUpIcon className="size-4" />,
            before && (() => onOpen(before.QueryCode)),
          )}
          {button(t('inbox.next'), 'j', <ArrowDownIcon className="size-4" />, after && (() => onOpen(after.QueryCode)))}
          {at >= 0 && (
            <span className="px-1 text-xs text-muted digits max-sm:hidden">
              {t('inbox.position', { at: at + 1, count })}
            </span>
          )}
        </>
      )}
      <span className="ml-auto flex">
        {onDetails && (
          <button
            type="button"
            aria-pressed={areDetailsShown}
            onClick={onDetails}
            className="flex min-h-11 items-center gap-2 rounded px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink aria-pressed:bg-accent-tint aria-pressed:text-accent-text md:min-h-10 @2xl:hidden"
          >
            <DetailsIcon className="size-4" />
            {t('ticket.details')}
          </button>
        )}
        <CopyLink code={code} />
        <span className="hidden min-[1280px]:inline">
          {button(tInbox('closeTicket'), 'Escape', <CloseIcon className="size-4" />, onClose)}
        </span>
      </span>
    </div>
  );
}

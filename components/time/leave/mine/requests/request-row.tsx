import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { spanText } from '../../span-text';
import { RequestState } from './request-state';

interface RequestRowProps {
  readonly request: LeaveRequest;
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** One request; all of the row opens it. */
export function RequestRow({ request, onNear, onOpen }: RequestRowProps) {
  const t = useMessages('my-leave.requests');
  const span = useMessages('my-leave.span');
  const amounts = useMessages('leave');
  const language = useLanguage();
  const { TypeName, Amount, Held, State, Comment } = request;
  const days = spanText(span, request, language);
  const isPart = State === 'approved' && Held < Amount;
  return (
    <li className="group relative flex items-start gap-4 px-4 py-3 transition-colors duration-150 hover:bg-hover md:px-5">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onOpen}
          className="rounded-sm text-left font-medium text-balance wrap-anywhere digits after:absolute after:inset-0 group-hover:underline"
        >
          {days}
        </button>
        <p className="text-muted wrap-anywhere">
          {TypeName}
          {Comment && ` · ${t('said', { comment: Comment })}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <RequestState state={State} />
        <span className="text-muted digits">
          {isPart
            ? t('partOf', { held: amountText(amounts, Held), all: amountText(amounts, Amount) })
            : amountText(amounts, Amount)}
        </span>
      </div>
    </li>
  );
}

import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import type { Language } from '@/lib/contract/platform/languages';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { ApprovalPerson } from '../approval-person';
import { ApprovalStatus } from '../approval-status';
import type { ListedApprovals } from './approval-source';

/** What a row shows of a request. None is sorted by: the list has an order of its own. */
export function approvalColumns(
  t: Translate<'approvals'>,
  language: Language,
  state: ListedApprovals['State'],
): readonly Column<ApprovalRow>[] {
  const when = (wire: string) => (wire ? wireTimeText(wire, language) : '');
  const column = (part: Omit<Column<ApprovalRow>, 'canSort'>): Column<ApprovalRow> => ({ ...part, canSort: false });
  const about = column({
    id: 'about',
    title: t('about'),
    value: ({ Title, KindName }) => Title || KindName,
    cell: ({ Title, KindName, OnBehalfOf }) => (
      <span className="block min-w-0">
        <span className="block font-medium wrap-anywhere">{Title || KindName}</span>
        <span className="block text-xs font-normal text-muted">
          {[Title && KindName, OnBehalfOf && t('onBehalfOf', { name: OnBehalfOf })].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  });
  const person = column({
    id: 'person',
    title: t('person'),
    value: ({ Person }) => `${Person.Name} ${Person.Empid}`,
    cell: ({ Person }) => <ApprovalPerson person={Person} />,
  });
  const askedBy = column({
    id: 'askedBy',
    title: t('askedBy'),
    value: ({ AskedBy }) => AskedBy.Name,
    cell: ({ AskedBy }) => <ApprovalPerson person={AskedBy} />,
    isHiddenAtFirst: state === 'asked',
  });
  const status = column({
    id: 'status',
    title: t('status'),
    value: ({ StatusName }) => StatusName,
    cell: ({ StatusCode, StatusName }) => <ApprovalStatus code={StatusCode} name={StatusName} />,
  });
  const due = column({
    id: 'due',
    title: t('due'),
    value: ({ DueDate }) => when(DueDate),
    cell: ({ DueDate, IsOverdue }) => (
      <span className="flex flex-wrap items-center gap-2 digits">
        {when(DueDate)}
        {IsOverdue && <Badge tone="danger">{t('overdue')}</Badge>}
      </span>
    ),
  });
  return [
    about,
    person,
    askedBy,
    column({ id: 'askedOn', title: t('askedOn'), value: ({ AskedDate }) => when(AskedDate) }),
    column({
      id: 'step',
      title: t('step'),
      value: ({ Step, Steps }) => t('stepOf', { step: Step, steps: Steps }),
    }),
    ...(state === 'waiting' ? [due] : [status]),
    ...(state === 'waiting'
      ? []
      : [column({ id: 'comment', title: t('comment'), value: ({ Comments }) => Comments, isHiddenAtFirst: true })]),
  ];
}

import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { ApprovalPerson } from '../../approval-person';

export type OpenApproval = ReplyFor<'listOtherApprovals'>[number];

/** What is shown of a request that could move. */
export function openColumns(t: Translate<'approval-chains'>, language: Language): readonly Column<OpenApproval>[] {
  return [
    {
      id: 'about',
      title: t('about'),
      value: ({ Title, KindName }) => Title || KindName,
      cell: ({ Title, KindName, IsOwn }) => (
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {Title || KindName}
          {IsOwn && <Badge>{t('own')}</Badge>}
        </span>
      ),
    },
    {
      id: 'person',
      title: t('person'),
      value: ({ Person }) => `${Person.Name} ${Person.Empid}`,
      cell: ({ Person }) => <ApprovalPerson person={Person} />,
    },
    { id: 'asked', title: t('askedOn'), value: ({ AskedDate }) => wireTimeText(AskedDate, language), canSort: false },
    { id: 'chain', title: t('chainNow'), value: ({ ChainName }) => ChainName },
    {
      id: 'step',
      title: t('step'),
      value: ({ Step, Steps }) => t('stepOf', { step: Step, steps: Steps }),
      canSort: false,
    },
  ];
}

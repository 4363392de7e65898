import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import type { ReviewReason } from '@/lib/contract/access/role-access/rules';
import type { ReviewedGrant } from '@/lib/contract/access/role-access/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import type { Translate } from '@/lib/i18n/message-key';
import { endColumn, holderColumn, scopeColumn, usedColumn } from '../grants/grant-columns';
import { ReviewButtons } from './review-buttons';

const TONES = { ends: 'warning', slept: 'neutral', moved: 'accent' } as const satisfies Record<ReviewReason, string>;

/** What a row of the review shows: whose which role, why it is to be looked at, and what can be done. */
export function reviewColumns(
  t: Translate<'role-access'>,
  language: Language,
  onChanged: () => Promise<unknown>,
): readonly Column<ReviewedGrant>[] {
  const reasonsOf = ({ Because }: ReviewedGrant) => Because.map((reason) => t(`becauseOf.${reason}`)).join(', ');
  return [
    holderColumn(t),
    { id: 'RoleName', title: t('role'), value: ({ RoleName }) => RoleName },
    scopeColumn(t),
    {
      id: 'because',
      title: t('because'),
      value: reasonsOf,
      cell: ({ Because }) => (
        <span className="inline-flex flex-wrap gap-1.5 py-1">
          {Because.map((reason) => (
            <Badge key={reason} tone={TONES[reason]}>
              {t(`becauseOf.${reason}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    endColumn(t, language),
    usedColumn(t, language),
    {
      id: 'actions',
      title: t('actions'),
      value: () => '',
      cell: (grant) => <ReviewButtons grant={grant} onChanged={onChanged} />,
      canSort: false,
      width: 330,
    },
  ];
}

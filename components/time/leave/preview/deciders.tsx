import { PersonChip } from '@/components/people/person-chip';
import type { PreviewSteps } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** Who would decide, step by step. */
export function Deciders({ steps }: { readonly steps: PreviewSteps }) {
  const t = useMessages('leave.deciders');
  const known = steps.filter(({ Approvers }) => Approvers.length > 0);
  if (known.length === 0) return t('nobody');
  return (
    <ol className="space-y-1.5">
      {known.map(({ Needs, Approvers }, at) => (
        <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {at > 0 && <span className="text-muted">{t('then')}</span>}
          {Approvers.length > 1 && <span className="text-muted">{t(Needs === 'all' ? 'allOf' : 'oneOf')}</span>}
          {Approvers.map(({ Name, Empid, HasPhoto, ChillCode }) => (
            <PersonChip key={Empid || Name} name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={ChillCode} />
          ))}
        </li>
      ))}
    </ol>
  );
}

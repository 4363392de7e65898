import { useId } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import type { ReplyFor } from '@/lib/contract/all';
import type { ErasureState } from '@/lib/contract/workplace/retention/retention-rules';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface NamedPeopleProps {
  readonly state: ErasureState;
  readonly named: ReplyFor<'getErasure'>['Named'];
}

/** Those whom a request names and who are not erased, each with what stands in the way. */
export function NamedPeople({ state, named }: NamedPeopleProps) {
  const t = useMessages('retention');
  const language = useLanguage();
  const id = useId();
  if (named.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {t(state === 'done' ? 'request.leftOutPeople' : 'request.named')}
      </h3>
      <ul aria-labelledby={id} className="mt-1 divide-y divide-line">
        {named.map(({ ChillCode, empid, Name, HasPhoto, LastDay, Because, Problem }) => (
          <li key={ChillCode} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
              <span className="block text-xs text-muted">{empid}</span>
            </PersonChip>
            <span className="text-muted digits">
              {Because ? t(whyText(Because, state)) : LastDay && t('lastDay', { day: dayText(LastDay, language) })}
            </span>
            {Problem && <p className="w-full text-xs break-words text-muted">{Problem}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While the erasure runs, who failed is tried again. */
const whyText = (because: Exclude<NamedPeopleProps['named'][number]['Because'], ''>, state: ErasureState) =>
  because === 'failed' && state === 'running' ? 'obstacles.failing' : (`obstacles.${because}` as const);

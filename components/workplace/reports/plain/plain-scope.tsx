import { choiceText } from '@/components/ui/filter/choice-text';
import type { Filter, FilterChoices } from '@/components/ui/filter/filter';
import type { Language } from '@/lib/contract/platform/languages';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { dayText } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';

interface PlainScopeProps {
  readonly report: Pick<ReportEntry, 'Days' | 'FromDate' | 'ToDate'>;
  readonly filters: readonly Filter[];
  readonly choices: FilterChoices;
  readonly language: Language;
}

/** Of which days a report is, and what it is narrowed to. */
export async function PlainScope({ report: { Days, FromDate, ToDate }, filters, choices, language }: PlainScopeProps) {
  const [t, table] = await Promise.all([getTexts('reports'), getTexts('table')]);
  const [from, to] = [dayText(FromDate, language), dayText(ToDate, language)];
  const lines = [
    ...(Days === 'day' ? [{ title: t('asOn'), text: from }] : []),
    ...(Days === 'period' ? [{ title: t('days'), text: `${from} – ${to}` }] : []),
    ...filters
      .filter(({ id }) => id in choices)
      .map((filter) => ({ title: filter.title, text: choiceText(choices, filter, table) || '–' })),
  ];
  if (lines.length === 0) return null;
  return (
    <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
      {lines.map(({ title, text }) => (
        <div key={title} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{title}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import { getTexts } from '@/lib/i18n/get-texts';
import { COMPARISONS, type DashboardView } from '../model/dashboard-view';
import { ChoiceForm } from '../filter/choice-form';

interface ComparisonFilterProps {
  readonly view: DashboardView;
  readonly units: readonly { readonly Code: string; readonly Name: string }[];
}

/** What the figures of all tiles are compared with. */
export async function ComparisonFilter({ view, units }: ComparisonFilterProps) {
  const t = await getTexts('figure-comparison');
  const missing = view.with !== '' && !units.some(({ Code }) => Code === view.with) ? [view.with] : [];
  return (
    <div id="comparison" className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
      <span id="comparison-title" className="text-muted">
        {t('label')}
      </span>
      <ChoiceForm
        view={view}
        name="compare"
        tile="comparison"
        label={t('label')}
        chosen={view.compare}
        options={COMPARISONS.map((one) => ({ value: one, text: t(one) }))}
      />
      {view.compare === 'unit' && (
        <ChoiceForm
          view={view}
          name="with"
          tile="comparison"
          label={t('with')}
          chosen={view.with}
          options={[
            { value: '', text: t('choose') },
            ...units.map(({ Code, Name }) => ({ value: Code, text: Name })),
            ...missing.map((code) => ({ value: code, text: code })),
          ]}
        />
      )}
    </div>
  );
}

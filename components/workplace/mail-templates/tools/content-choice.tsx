import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';

interface ContentChoiceProps {
  readonly templateCode: string;
  readonly language: Language;
  readonly onChoose: (content: string) => void;
}

/** Words that a text can begin with; they take the place of what stands in the editor. */
export function ContentChoice({ templateCode, language, onChoose }: ContentChoiceProps) {
  const t = useMessages('mail-templates');
  const request = { TemplateCode: templateCode, Language: language };
  const contents = useCall('listTemplateContents', request, { revalidateOnFocus: false });
  return (
    <section aria-label={t('chooseTemplate')}>
      <h2 className="font-semibold">{t('chooseTemplate')}</h2>
      <p className="mt-1 mb-3 text-muted">{t('templateHint')}</p>
      <PanelData of={contents} skeleton={<SkeletonRows rows={4} />}>
        {(all) => (
          <ul className="space-y-1">
            {all.map(({ TemplateName, Language, State, TemplateContent }, at) => (
              <li key={at}>
                <button
                  type="button"
                  onClick={() => onChoose(TemplateContent)}
                  className="block min-h-11 w-full rounded px-2 py-1.5 text-left transition-colors duration-150 hover:bg-hover"
                >
                  <span className="block font-medium wrap-anywhere">{TemplateName}</span>
                  <span className="block text-muted">
                    {[languageNames[Language], t(`states.${State}`)].join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PanelData>
    </section>
  );
}

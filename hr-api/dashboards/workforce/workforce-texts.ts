import { inEachLanguage, type Language } from '../../../lib/contract/platform/languages';
import type { Choice, Names, ReportField } from '../../workplace/reports/report';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const workforceTexts: Record<Language, typeof en> = { de, en, es, fr, ja, zh };

type Reader = { readonly language: Language };

/** A field of these reports that whoever may open them reads. */
export const workforceField = (
  name: keyof typeof en.fields,
  { language }: Reader,
  part: Pick<ReportField, 'value'> & Partial<ReportField>,
): ReportField => ({ name, title: workforceTexts[language].fields[name], type: 'text', class: 'open', ...part });

/** What a coded field stands for. */
export const workforceChoices = (of: 'states' | 'movements', { language }: Reader): readonly Choice[] =>
  Object.entries(workforceTexts[language][of]).map(([value, text]) => ({ value, text }));

/** What a report is called, and what it tells. */
export function workforceReport(code: keyof typeof en.reports): { code: string; names: Names; descriptions: Names } {
  const inAll = (part: 'name' | 'description'): Names =>
    inEachLanguage((language) => workforceTexts[language].reports[code][part]);
  return { code, names: inAll('name'), descriptions: inAll('description') };
}

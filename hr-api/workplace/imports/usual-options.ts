import { inEachLanguage } from '../../../lib/contract/platform/languages';
import { readDay, type DayOrder } from '../../platform/table-files/reading/days/read-day';
import type { ImportContext, ImportOption, InLanguages } from './import-kind';
import { fillText, importTexts } from './import-texts';

type Texts = typeof importTexts.en;

const inEach = (pick: (texts: Texts) => string): InLanguages =>
  inEachLanguage((language) => pick(importTexts[language]));

const option = (key: keyof Texts['options'], type: ImportOption['type'], usual = ''): ImportOption => ({
  ...{ key, type, usual },
  titles: inEach(({ options }) => options[key].title),
  hints: inEach(({ options }) => options[key].hint),
});

/** Options of every kind whose rows hold from a day on. */
export const usualOptions = {
  effectiveFrom: option('EffectiveFrom', 'day'),
  justification: option('Justification', 'text'),
  clearWord: option('ClearWord', 'text', '-'),
  dayOrder: {
    ...option('DayOrder', 'choice'),
    choices: Object.keys(importTexts.en.dayOrders).map((value) => ({
      value,
      texts: inEach(({ dayOrders }) => (dayOrders as Readonly<Record<string, string>>)[value] ?? ''),
    })),
  },
} as const satisfies Record<string, ImportOption>;

/** The day that an option says, in any shape that a cell may have: numbers in the order that is said for days. Null for none. */
export function dayOfOption(text: string, { DayOrder: said }: ImportContext['options']): string | null {
  const isOrder = usualOptions.dayOrder.choices.some(({ value }) => value !== '' && value === said);
  return readDay(text, isOrder ? (said as DayOrder) : 'none') ?? readDay(text, 'none');
}

const MAX_JUSTIFICATION = 500;

/** Why the changes of an import are made: as it was said, else that they come from its file. */
export function justificationOf({
  options,
  language,
  fileName,
}: Pick<ImportContext, 'options' | 'language' | 'fileName'>): string {
  const said = options['Justification']?.trim() ?? '';
  return said || fillText(importTexts[language].imported, { file: fileName }).slice(0, MAX_JUSTIFICATION);
}

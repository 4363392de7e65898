import { getTexts } from '@/lib/i18n/get-texts';
import type { Language } from '@/lib/contract/platform/languages';
import { numberText, signedText } from '../model/number-text';

interface ComparedFigure {
  /** Of what it is, where a tile has several. */
  readonly label?: string;
  readonly kind: 'people' | 'points';
  /** Null where too few people are behind it. */
  readonly now: number | null;
  readonly before: number | null;
}

interface Comparison {
  /** What the figures are compared with; null where they are not. */
  readonly other: { readonly name: string } | null;
  /** Null where the other figures did not come. */
  readonly figures: readonly ComparedFigure[] | null;
  readonly language: Language;
}

/**
 * How figures differ from others, a sentence each: people as people, shares and rates in percentage points. Never by how many per cent of
 * themselves, which of a few people says nothing.
 */
export async function readComparedTexts({ other, figures, language }: Comparison): Promise<string[]> {
  if (!other) return [];
  const t = await getTexts('figure-comparison');
  if (!figures) return [t('failed', { other: other.name })];
  return figures.map(({ label, kind, now, before }) => {
    const text =
      now === null || before === null
        ? t('unknown', { other: other.name })
        : t(kind, { other: other.name, figure: numberText(before, language), ...differenceOf(now, before) });
    return label ? t('labelled', { label, text }) : text;
  });
}

interface ComparedParts extends Pick<Comparison, 'other' | 'language'> {
  /** Parts of a whole, with their shares of it in per cent. */
  readonly parts:
    | readonly {
        readonly label: string;
        readonly value: number;
        readonly share: number;
        readonly before: { readonly value: number | null; readonly share: number | null };
      }[]
    | null;
}

/** As `readComparedTexts`, of all parts of a whole in one sentence. */
export async function readComparedParts({ other, parts, language }: ComparedParts): Promise<string[]> {
  if (!other) return [];
  const t = await getTexts('figure-comparison');
  if (!parts) return [t('failed', { other: other.name })];
  const texts = parts.flatMap(({ label, value, share, before }) => {
    if (before.value === null || before.share === null) return [];
    const people = signedText(value - before.value, language);
    return [t('part', { label, people, points: signedText(roundedToTenth(share - before.share), language) })];
  });
  if (texts.length < parts.length) return [t('unknown', { other: other.name })];
  return [t('parts', { other: other.name, parts: new Intl.ListFormat(language, { type: 'unit' }).format(texts) })];
}

const roundedToTenth = (value: number) => Math.round(value * 10) / 10;

/** Which way, and by how many, to one decimal. */
export function differenceOf(now: number, before: number) {
  const difference = roundedToTenth(now - before);
  return { way: difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same', count: Math.abs(difference) };
}

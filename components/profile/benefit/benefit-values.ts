import type { ReplyFor, RequestFor } from '@/lib/contract/all';

export type BenefitOption = ReplyFor<'listBenefitOptions'>[number];
export type BenefitDetail = ReplyFor<'listBenefitDetails'>[number];
export type Relative = ReplyFor<'listRelatives'>[number];
type Entry = RequestFor<'saveBenefits'>['Entries'][number];

/** What is typed, by the name of the field and the code of the benefit. */
export type BenefitValues = Readonly<Record<string, string>>;

export const FIELDS = ['Nominee', 'Percentage', 'Address'] as const;
export type BenefitField = (typeof FIELDS)[number];

export const nameOf = (field: BenefitField, code: number) => `${field}_${code}`;
export const valueOf = (values: BenefitValues, field: BenefitField, code: number) => values[nameOf(field, code)] ?? '';

/** Whoever was never named gets nothing. */
export const valuesOf = (details: readonly BenefitDetail[]): BenefitValues =>
  Object.fromEntries(
    details.flatMap((detail) =>
      FIELDS.map((field) => [nameOf(field, detail.Benefit_Code), detail[field] || (field === 'Nominee' ? 'No' : '')]),
    ),
  );

const SHARE = /^\d{1,3}([.]\d{1,2})?$/;

/** A share of up to a hundred per cent in hundredths, which add up exactly; null for what is none. */
export function shareIn(text: string): number | null {
  const share = SHARE.test(text.trim()) ? Math.round(Number(text) * 100) : 0;
  return share > 0 && share <= 10_000 ? share : null;
}

/** What of a benefit is left for others beside a relative with this share, in per cent; less than nothing where it is too much. */
export function leftBeside({ OthersPercentage }: BenefitDetail, share: string): number {
  return (10_000 - Math.round(OthersPercentage * 100) - (shareIn(share) ?? 0)) / 100;
}

interface Saved {
  readonly UserCode: string;
  readonly relative: string;
  readonly options: readonly BenefitOption[];
  readonly details: readonly BenefitDetail[];
}

/** BENF-11: an entry for each benefit that may be changed, with what was seen of it. */
export function entriesOf(values: BenefitValues, { UserCode, relative, options, details }: Saved): Entry[] {
  return options.flatMap(({ Benefit_Code, ShareEnable, AddressEnable }) => {
    const seen = details.find((detail) => detail.Benefit_Code === Benefit_Code);
    if (!seen?.EditFlag) return [];
    const isNamed = valueOf(values, 'Nominee', Benefit_Code) === 'Yes';
    const given = (field: BenefitField, isAsked: boolean) =>
      isNamed && isAsked ? valueOf(values, field, Benefit_Code).trim() : '';
    return [
      {
        ...{ UserCode, Family_Code: relative, Benefit_Code, FNominee: isNamed ? 'Yes' : 'No' },
        Percentage: given('Percentage', ShareEnable),
        Address: given('Address', AddressEnable),
        RowVersion: seen.RowVersion,
      } as const,
    ];
  });
}

/** The field of a refused entry: `Entries.1.Percentage`. */
export function fieldAt(path: string, entries: readonly Entry[]): { field: string; code: number } | null {
  const [, at, name = ''] = path.split('.');
  const entry = entries[Number(at)];
  if (!entry) return null;
  if (name === 'Family_Code') return { field: name, code: entry.Benefit_Code };
  const field = FIELDS.find((known) => known === name) ?? 'Nominee';
  return { field, code: entry.Benefit_Code };
}

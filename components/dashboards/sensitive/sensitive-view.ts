import type { SensitiveCut } from '@/lib/contract/dashboards/sensitive-rules';

export const SENSITIVE_FIGURES = '/ecenter/hrdashboard/sensitive';

/** What of the sensitive figures is looked at, as the address says. */
export interface SensitiveView {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly cut: SensitiveCut;
  /** Whether all tiles come with the page, for browsers without scripts. */
  readonly isPlain: boolean;
}

/** What of what is offered an address asks for; what it does not say, or says wrong, is the first of it. */
export function readSensitiveView(
  query: URLSearchParams,
  { months, cuts }: { readonly months: readonly string[]; readonly cuts: readonly SensitiveCut[] },
): SensitiveView {
  return {
    month: months.find((month) => month === query.get('month')) ?? months[0] ?? '',
    cut: cuts.find((cut) => cut === query.get('cut')) ?? cuts[0] ?? 'whole',
    isPlain: query.get('plain') === '1',
  };
}

export function addressOfSensitive({ month, cut, isPlain }: SensitiveView, tile = ''): `/${string}` {
  const query = new URLSearchParams({ month, cut, ...(isPlain && { plain: '1' }) });
  return `${SENSITIVE_FIGURES}?${query.toString()}${tile && `#${tile}`}`;
}

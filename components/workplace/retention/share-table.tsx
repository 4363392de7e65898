import type { ErasureShare } from '@/lib/contract/workplace/retention/retention';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface ShareTableProps {
  readonly caption: string;
  /** Where what stands above says it already. */
  readonly isCaptionHidden?: boolean;
  readonly shares: readonly ErasureShare[];
}

/** What of each kind of record goes, and what stays without anything that says who it was. Kinds without either are left out. */
export function ShareTable({ caption, isCaptionHidden = false, shares }: ShareTableProps) {
  const t = useMessages('retention');
  const number = new Intl.NumberFormat(useLanguage());
  const rows = shares.filter(({ Deleted, Emptied }) => Deleted + Emptied > 0);
  if (rows.length === 0) {
    return (
      <section aria-label={caption}>
        {!isCaptionHidden && <h3 className="font-semibold">{caption}</h3>}
        <p className="mt-1 text-muted">{t('shares.none')}</p>
      </section>
    );
  }
  return (
    <div>
      <table className="w-full border-collapse text-left">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-1 text-left font-semibold'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('shares.kind')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {t('shares.deleted')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {t('shares.emptied')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ShareName, Deleted, Emptied }) => (
            <tr key={ShareName} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                {ShareName}
              </th>
              <td className="px-3 py-2 text-right digits">{number.format(Deleted)}</td>
              <td className="py-2 pl-3 text-right digits">{number.format(Emptied)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">{t('shares.hint')}</p>
    </div>
  );
}

import { Alert } from '@/components/ui/feedback/alert';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionHeader } from '../read/section-data';

/** SECT-02, SECT-03, APPR-04: why what was asked for last was rejected; nothing in any other state. */
export function RejectionBanner({ header }: { readonly header: SectionHeader }) {
  const t = useMessages('profile-sections');
  if (header.StatusCode !== 'rejected') return null;
  return (
    <div className="mb-5">
      <Alert tone="danger">
        <span className="block">{t('rejected')}</span>
        {header.Comments && <span className="block font-normal whitespace-pre-line text-ink">{header.Comments}</span>}
      </Alert>
    </div>
  );
}

import Link from 'next/link';
import { getTexts } from '@/lib/i18n/get-texts';
import { SENSITIVE_FIGURES } from './sensitive-view';

/** The way from the dashboard to the sensitive figures. */
export async function SensitiveLink() {
  const t = await getTexts('sensitive-figures');
  return (
    <p className="mt-6 print:hidden">
      <Link href={SENSITIVE_FIGURES} prefetch={false} className="text-accent-text underline-offset-2 hover:underline">
        {t('title')}
      </Link>
    </p>
  );
}

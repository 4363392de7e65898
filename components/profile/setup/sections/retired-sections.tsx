import { useRouter } from 'next/navigation';
import Link from 'next/link';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { wireTimeText } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SetupSection } from '../setup-context';
import { sectionSetupPage } from '../setup-page';

/** Sections that nobody is asked for any more; what they hold stays, and they can come back. */
export function RetiredSections({ sections }: { readonly sections: readonly SetupSection[] }) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const language = useLanguage();
  const router = useRouter();
  const { send, isSending } = useCallMutation('restoreSection');

  async function restore({ SectionCode, Name }: SetupSection) {
    try {
      await send({ SectionCode });
      showSnackbar('success', t('restored', { name: Name }));
      router.refresh();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <section aria-labelledby="retired-sections" className="mt-8">
      <h2 id="retired-sections" className="mb-2 text-base font-semibold">
        {t('retiredSections')}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {sections.map((section) => (
          <li key={section.SectionCode} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <span className="min-w-0 flex-1 basis-48">
              <Link
                href={sectionSetupPage(section.SectionCode)}
                prefetch={false}
                className="rounded-sm font-medium wrap-anywhere hover:underline"
              >
                {section.Name}
              </Link>
              <span className="block text-muted">
                {t('retiredOn', { date: wireTimeText(section.RetiredDate, language) })}
              </span>
            </span>
            <button
              type="button"
              disabled={isSending}
              onClick={() => void restore(section)}
              className={rowButtonClasses}
            >
              {t('restore')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

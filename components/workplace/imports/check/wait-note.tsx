import { AlertIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';

/** Why an import of the watched folder waits, and for what. */
export function WaitNote({ waits }: { readonly waits: readonly string[] }) {
  const t = useMessages('imports');
  return (
    <section aria-labelledby="import-waits" className="flex items-start gap-3 rounded-lg bg-warning-tint px-4 py-3">
      <AlertIcon className="mt-0.5 size-5 text-warning" />
      <div className="min-w-0">
        <h2 id="import-waits" className="font-semibold">
          {t('waits.title')}
        </h2>
        <ul className="mt-0.5">
          {waits.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted">{t('waits.text')}</p>
      </div>
    </section>
  );
}

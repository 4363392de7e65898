import { LENGTH } from '@/lib/contract/access/limits';
import { useMessages } from '@/lib/i18n/use-messages';

/** The HR API's rules for a new password. */
export function RuleList({ id }: { id: string }) {
  const t = useMessages('passwords');
  const texts = [t('ruleLength', { shortest: 8, longest: LENGTH.password[1] }), t('ruleOwn'), t('ruleFresh')];
  return (
    <div id={id} className="rounded bg-surface-sunken px-4 py-3">
      <p className="font-medium">{t('rulesTitle')}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-muted">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

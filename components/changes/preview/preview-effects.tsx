import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';
import { pageOfLink } from '@/lib/links/upstream-links';
import type { Effect } from './preview-data';

interface PreviewEffectsProps {
  readonly effects: readonly Effect[];
  /** In place of what is said of any change. */
  readonly title?: string;
  readonly none?: string;
}

/** What a change touches elsewhere, as the HR API tells it. */
export function PreviewEffects({ effects, title, none }: PreviewEffectsProps) {
  const t = useMessages('changes.preview');
  const touched = effects.filter(({ Count }) => Count > 0);
  return (
    <div>
      <h4 className="font-medium">{title ?? t('effects')}</h4>
      {touched.length === 0 && <p className="text-muted">{none ?? t('noEffects')}</p>}
      <ul className="mt-1 space-y-2">
        {touched.map(({ Key, Title, Count, Details }) => (
          <li key={Key}>
            <p>{Title}</p>
            <ul className="text-muted">
              {Details.map(({ Text, Link: link }) => {
                const page = link ? pageOfLink(link) : null;
                return (
                  <li key={Text} className="wrap-anywhere">
                    {page ? (
                      <Link href={page} prefetch={false} className={textButtonClasses}>
                        {Text}
                      </Link>
                    ) : (
                      Text
                    )}
                  </li>
                );
              })}
              {Details.length > 0 && Count > Details.length && <li>{t('more', { count: Count - Details.length })}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

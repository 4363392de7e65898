import { useLanguage } from '@/lib/i18n/messages-context';
import { keysText } from '@/lib/keys-text';

/** A combination of keys as caps. */
export function KeyCaps({ keys }: { keys: string }) {
  const language = useLanguage();
  return (
    <span className="flex flex-wrap gap-1">
      {keysText(keys, language)
        .split('+')
        .map((key) => (
          <kbd key={key} className="rounded-sm border border-line-strong bg-surface-sunken px-2 py-0.5 text-xs">
            {key}
          </kbd>
        ))}
    </span>
  );
}

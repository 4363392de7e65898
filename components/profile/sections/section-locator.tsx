import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { TextInput } from '@/components/ui/form/text-input';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { photoOf } from '@/lib/files/photo';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfSection } from '../addresses/section-addresses';

export interface SectionLocatorProps {
  /** The section that is open, which is opened of the other person, too. */
  readonly section: number;
}

/** CNST-12: how many characters it needs, and how long nobody types before it is asked, in milliseconds. */
const MIN_CHARACTERS = 3;
const SEARCH_DELAY_MS = 250;

/** SECT-01: from the record of one person to the same section of another's. */
export function SectionLocator({ section }: SectionLocatorProps) {
  const t = useMessages('profile-sections');
  const errorText = useErrorText();
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const isAsked = [...settled].length >= MIN_CHARACTERS;
  const found = useCall('searchEmployees', isAsked ? { SearchText: settled, IsOpen: true } : null, {
    keepPreviousData: true,
  });
  const people = isAsked ? (found.data ?? []) : [];
  return (
    <div role="search" aria-label={t('locator')}>
      <TextInput
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        placeholder={t('locatorHint')}
        aria-label={t('locator')}
        aria-controls={`${id}-found`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          const [first] = people;
          // What is still there of the text before is not who was asked for.
          const isCurrent = settled === text.trim() && !found.isLoading && !found.isValidating;
          if (key === 'Enter' && first && isCurrent) router.push(addressOfSection(section, first.ChillCode));
        }}
      />
      <div id={`${id}-found`} role="status" className="mt-1">
        {isAsked && found.error && <p className="px-3 py-2 text-danger">{errorText(found.error)}</p>}
        {isAsked && found.data && people.length === 0 && <p className="px-3 py-2 text-muted">{t('nobodyFound')}</p>}
        {people.length > 0 && (
          <ul>
            {people.map(({ ChillCode, Name, Empid, HasPhoto }) => (
              <li key={ChillCode}>
                <Link href={addressOfSection(section, ChillCode)} prefetch={false} className={menuItemClasses}>
                  <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">{Name}</span>
                    <span className="block text-xs text-muted">{Empid}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

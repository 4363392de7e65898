import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons/icons';
import { TextInput } from '@/components/ui/form/text-input';

/** How long nobody types before it is searched for, in milliseconds. */
const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Searches when whoever types pauses, at once on Enter and when the field is emptied. */
export function SearchField({ label, search: searched, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    if (searched !== text.trim()) setText(searched);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string, pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), pause);
  }

  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <TextInput
        type="search"
        maxLength={100}
        value={text}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => {
          setText(target.value);
          search(target.value, target.value ? SEARCH_DELAY_MS : 0);
        }}
        onKeyDown={({ key }) => key === 'Enter' && search(text, 0)}
        className="pl-10"
      />
    </div>
  );
}

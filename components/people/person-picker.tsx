import { useState } from 'react';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import type { ReplyFor } from '@/lib/contract/all';
import { PersonSearch } from './person-search';
import { MIN_CHARACTERS, SEARCH_DELAY_MS } from './search-limits';

export type PickedPerson = ReplyFor<'searchEmployees'>[number];

interface PersonPickerProps {
  readonly messages: {
    readonly label: string;
    readonly hint: string;
    readonly searching: string;
    readonly none: string;
  };
  readonly error?: string | null;
  readonly onPick: (person: PickedPerson) => void;
}

/** Finds one person by number or name. */
export function PersonPicker({ messages, error, onPick }: PersonPickerProps) {
  const [text, setText] = useState('');
  const debounced = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const isAsked = [...debounced].length >= MIN_CHARACTERS;
  const found = useCall('searchEmployees', isAsked ? { SearchText: debounced, IsPicker: true } : null, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });

  function pick(key: string) {
    const person = found.data?.find(({ ChillCode }) => ChillCode === key);
    if (!person) return;
    onPick(person);
    setText('');
  }

  return (
    <PersonSearch
      messages={messages}
      error={error}
      text={text}
      onText={setText}
      isAsked={isAsked}
      found={found.data?.map(({ ChillCode, Name, Empid, HasPhoto, Business_Name }) => ({
        key: ChillCode,
        name: Name,
        employeeId: Empid,
        hasPhoto: HasPhoto,
        detail: Business_Name,
      }))}
      isStale={debounced !== text.trim() || found.isLoading}
      failure={found.error}
      onPick={pick}
    />
  );
}

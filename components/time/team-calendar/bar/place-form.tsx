'use client';

import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Select } from '@/components/ui/form/select';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { withBasePath } from '@/lib/links/links';
import { CALENDAR_PAGE } from '../model/calendar-view';

interface PlaceFormProps {
  readonly label: string;
  readonly show: string;
  /** What else the address says. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly places: readonly { readonly code: string; readonly name: string }[];
  readonly chosen: string;
}

/** Which unit or location. What is chosen is shown at once; without scripts a button sends it. */
export function PlaceForm({ label, show, parameters, places, chosen }: PlaceFormProps) {
  const router = useRouter();
  // Held here, so that the field stays the same one, and keeps the focus, while the page of the other place comes.
  const [{ known, code }, setCode] = useState({ known: chosen, code: chosen });
  if (known !== chosen) setCode({ known: chosen, code: chosen });
  const go = (form: HTMLFormElement) => {
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    router.push(`${CALENDAR_PAGE}?${query.toString()}`, { scroll: false });
  };
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    go(event.currentTarget);
  }
  return (
    <form action={withBasePath(CALENDAR_PAGE)} onSubmit={onSubmit} className="flex min-w-0 gap-2 max-md:w-full">
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="code"
        aria-label={label}
        value={code}
        onChange={({ currentTarget }) => {
          setCode({ known, code: currentTarget.value });
          if (currentTarget.form) go(currentTarget.form);
        }}
        className="md:w-64"
      >
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={buttonClasses('secondary')}>
          {show}
        </button>
      </noscript>
    </form>
  );
}

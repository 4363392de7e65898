import { useMemo } from 'react';
import useSWR from 'swr';
import { useDebounced } from '@/lib/client/use-debounced';
import type { FieldOption, FormField } from '@/lib/contract/platform/form/field';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FieldView } from '../../store/field-view';
import { useFormContext } from '../../form-context';
import { useOfferedOptions } from './use-offered-options';

/** In milliseconds. */
const SEARCH_DELAY_MS = 200;

/** ESRC-01, C8: who looks for people or banks has to say whom or which. */
const SUGGESTING = { characters: 3, options: 10 };
const LISTING = { characters: 0, options: 50 };
const SUGGESTED: ReadonlySet<FormField['type']> = new Set(['locator', 'ilocator', 'memplist', 'banklocator']);

/** What fits a text: found in the HR API where the list is searched there, else in the list that came whole. */
export function useOptionSearch(field: FormField, view: FieldView, text: string, isOpen: boolean) {
  const t = useMessages('form');
  const errorText = useErrorText();
  const { id, choices } = useFormContext();
  const offered = useOfferedOptions(field, view);
  const isSearched = choices.searched.has(field.code);
  const limits = SUGGESTED.has(field.type) ? SUGGESTING : LISTING;
  const asked = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const isLongEnough = text.trim().length >= limits.characters && asked.length >= limits.characters;
  const isAsking = isOpen && isSearched && isLongEnough;
  const key = isAsking ? ['form-options', id, field.code, view.parentAnswer, asked] : null;
  const { data, error } = useSWR<readonly FieldOption[], unknown>(
    key,
    () => choices.search(field, asked, view.parentAnswer),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const found = useMemo(() => {
    const wanted = text.trim().toLowerCase();
    return offered.filter(({ label }) => label.toLowerCase().includes(wanted));
  }, [offered, text]);

  function statusOf(options: readonly FieldOption[]): string | null {
    if (isSearched && text.trim().length < limits.characters) return t('typeMore', { count: limits.characters });
    if (isSearched && error !== undefined) return errorText(error);
    if (isSearched && (!isLongEnough || data === undefined)) return t('searching');
    return options.length === 0 ? t('nothingFound') : null;
  }

  const all = isSearched ? (isLongEnough ? (data ?? []) : []) : found;
  const options = all.slice(0, limits.options);
  return { options, status: statusOf(options) };
}

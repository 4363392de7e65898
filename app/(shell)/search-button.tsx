'use client';

import type { ComponentProps } from 'react';
import { SearchButton } from '@/components/workplace/search/search-button';

const findVerbChoices = async (folder: string) => (await import('./find-verb-choices')).findVerbChoices(folder);

/** The search with what can be done from it, whose code comes when it is first opened. */
export const ShellSearchButton = (props: Omit<ComponentProps<typeof SearchButton>, 'findChoices'>) => (
  <SearchButton {...props} findChoices={findVerbChoices} />
);

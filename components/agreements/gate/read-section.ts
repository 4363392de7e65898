import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { readConduct } from './read-conduct';
import type { Sections } from './section-tiles';

export interface OpenedSection {
  readonly section: Sections[string][number];
  /** All sections of the agreement, the opened one among them. */
  readonly all: readonly Sections[string][number][];
}

/** The section of the agreement that waits whose page has this link; null for one that it does not ask to look through. */
export const readSection = cache(async function readSection(link: string): Promise<OpenedSection | null> {
  const conduct = await readConduct();
  if (!conduct?.ProfileSection) return null;
  const all = Object.values(await callHr('listConductSections', { SectionCodes: conduct.SectionCode })).flat();
  const section = all.find(({ linkURL }) => linkURL === link);
  return section ? { section, all } : null;
});

import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { ReplyFor } from '@/lib/contract/all';

export type SectionEntry = ReplyFor<'listSections'>[number];

/** What a key may look like; nothing else is asked about. */
const KEY = /^[\w-]{1,64}$/;

/** Null for a record that is not there or not open to the person. */
export async function ifOpen<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
}

/** The sections of somebody's record in their order, one's own without a key; read once for a page and its title. */
export const readSections = cache(async function readSections(
  cardKey?: string,
): Promise<readonly SectionEntry[] | null> {
  if (cardKey !== undefined && !KEY.test(cardKey)) return null;
  return ifOpen(() => callHr('listSections', { ChillCode: cardKey ?? '' }));
});

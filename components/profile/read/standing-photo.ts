import { requireSession } from '@/lib/bff/session/require-session';
import { stageOf } from '@/lib/contract/call';
import { PHOTO_SECTION } from '@/lib/contract/people/known-sections';
import { ownPhoto } from '@/lib/files/photo';
import { addressOfFile } from '@/lib/links/address-of-file';
import { readRecord } from '../overview/read-record';
import type { SectionPlace } from './section-place';

/** Somebody's name, and where their photo is as long as the photo section has none; without an address they have none. */
export interface StandingPhoto {
  readonly name: string;
  readonly address: string | undefined;
}

/** SECT-22: whose photo the photo section is about, and the one that they have; null in other sections. */
export async function readStandingPhoto({ SectionCode, ChillCode }: SectionPlace): Promise<StandingPhoto | null> {
  if (SectionCode !== PHOTO_SECTION) return null;
  const { flag } = await requireSession('section');
  // Whom the conduct gate keeps is told nothing of anybody, and sees their own photo.
  if (stageOf(flag) === 'conduct') return { name: '', address: ownPhoto() };
  const record = await readRecord(ChillCode || undefined);
  const address = record?.HasPhoto ? addressOfFile('getPhoto', { empid: record.Empid }) : undefined;
  return { name: record?.Name ?? '', address };
}

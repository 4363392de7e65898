import { callHr } from '@/lib/bff/upstream/call-hr';
import { ifOpen } from './read-sections';
import {
  fillForm,
  readForm,
  type FilledForm,
  type SectionForm,
  type SectionHeader,
  type SectionRows,
} from './section-data';
import type { SectionPlace } from './section-place';
import { readStandingPhoto, type StandingPhoto } from './standing-photo';

/** All that the page of a section begins with: of one with several rows the list, of another its form with the only row in it. */
export type SectionData = {
  readonly place: SectionPlace;
  readonly header: SectionHeader;
  /** In the photo section (SECT-22). */
  readonly photo: StandingPhoto | null;
} & (
  | { readonly isList: true; readonly form: SectionForm; readonly rows: SectionRows }
  | { readonly isList: false; readonly form: FilledForm }
);

/** A section of somebody's record, one's own without a key; null where it is not open to the person. */
export async function readSection(SectionCode: number, cardKey = ''): Promise<SectionData | null> {
  const place = { SectionCode, ChillCode: cardKey };
  return ifOpen(async () => {
    const [header, form, photo] = await Promise.all([
      callHr('getSectionHeader', place),
      readForm(callHr, place),
      readStandingPhoto(place),
    ]);
    if (header.SectionInfo.Master) {
      return { place, header, photo, isList: true, form, rows: await callHr('listSectionRows', place) };
    }
    const row = await callHr('getSectionRow', place);
    return { place, header, photo, isList: false, form: await fillForm(callHr, place, { form, row }) };
  });
}

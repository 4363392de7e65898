import { useMemo } from 'react';
import { addressOfFile } from '@/lib/client/call/file';
import { useCall } from '@/lib/client/call/use-call';
import { PHOTO_SECTION } from '@/lib/contract/people/known-sections';
import { ownPhoto } from '@/lib/files/photo';
import type { SectionPlace } from '../read/section-place';

/**
 * SECT-22: whose photo the photo section is about, and the one that they have; null in other sections. Whom the conduct gate keeps is
 * told nothing of anybody, and sees their own photo.
 */
export function useStandingPhoto({ SectionCode, ChillCode }: SectionPlace) {
  const isPhoto = SectionCode === PHOTO_SECTION;
  const request = ChillCode === '' ? {} : { ChillCode };
  const { data, error } = useCall('getEmployeeHeader', isPhoto ? request : null, { revalidateOnFocus: false });
  return useMemo(() => {
    if (!isPhoto) return null;
    const isKept = error?.code === 'forbidden' && ChillCode === '';
    if (isKept) return { name: '', address: ownPhoto() };
    return {
      name: data?.Name ?? '',
      address: data?.HasPhoto ? addressOfFile('getPhoto', { empid: data.Empid }) : undefined,
    };
  }, [isPhoto, data, error, ChillCode]);
}

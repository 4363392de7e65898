import { useRouter } from 'next/navigation';
import { useCall } from '@/lib/client/call/use-call';
import type { SectionData } from '../read/read-section';

/** What the work in a section is given. */
export interface SectionWorkProps<Data = SectionData> {
  readonly data: Data;
  /** Where Save & Next leads; null for a section that stands alone (SECT-06). */
  readonly next: `/${string}` | null;
}

/** Where a section stands, as it is after each save, and the way on. */
export function useSectionHeader({ data, next }: SectionWorkProps) {
  const router = useRouter();
  const { place } = data;
  const { data: header = data.header, mutate } = useCall('getSectionHeader', place, { fallbackData: data.header });

  /** SECT-12: status and date as they are now; what else the page shows of the section follows. */
  async function refetch() {
    await mutate();
    router.refresh();
  }

  return { place, header, refetch, goNext: next && (() => router.push(next)) };
}

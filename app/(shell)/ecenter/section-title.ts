import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { readSections } from '@/components/profile/read/read-sections';

/** The title of a section’s page. */
export async function sectionTitle(code: string, cardKey?: string): Promise<string> {
  const sections = await readSections(cardKey);
  const section = sections?.find(({ SectionCode }) => String(SectionCode) === code);
  return section?.SectionName ?? (await notFoundTitle());
}

import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readRecord } from '@/components/profile/overview/read-record';
import { pageOfSection } from '@/components/profile/addresses/page-of-section';
import { addressOfEditHome } from '@/components/profile/addresses/section-addresses';
import { readSection } from '@/components/profile/read/read-section';
import { readSections } from '@/components/profile/read/read-sections';
import { SECTION_MESSAGES } from '@/components/profile/sections/section-messages';
import { SectionLocatorOnDemand } from '@/components/profile/sections/section-locator-on-demand';
import { SectionScreen } from '@/components/profile/sections/section-screen';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { PageMessages } from '@/lib/i18n/page-messages';
import { redirect } from 'next/navigation';

/** The code of a section as an address has it; null for what is none. */
export const sectionCodeOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** NAV-01, NAV-02: a section of the employee with a key, or one's own without one. */
export async function SectionPage({ code, cardKey }: { readonly code: string; readonly cardKey?: string }) {
  const sectionCode = sectionCodeOf(code);
  const [record, sections, data, others] = await Promise.all([
    readRecord(cardKey),
    readSections(cardKey),
    sectionCode === null ? null : readSection(sectionCode, cardKey),
    readMenuLink('ecenter', 'profileedit'),
  ]);
  if (!record || !sections || sectionCode === null) return <NotFoundPage />;
  // Who comes from the same section of another record, where it was open.
  if (!data && cardKey) redirect(addressOfEditHome(cardKey));
  if (!data) return <NotFoundPage />;
  const page = pageOfSection(data.header.SectionInfo);
  if (page) redirect(page);
  const canLocate = typeof others !== 'string';
  return (
    <PageMessages of={SECTION_MESSAGES}>
      <SectionScreen
        data={data}
        record={record}
        sections={sections}
        cardKey={cardKey}
        locator={canLocate && <SectionLocatorOnDemand section={data.header.SectionInfo.SectionCode} />}
      />
    </PageMessages>
  );
}

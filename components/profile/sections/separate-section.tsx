import { SectionDrawing } from '@/components/people/section-drawing';
import { PageMessages } from '@/lib/i18n/page-messages';
import type { SectionData } from '../read/read-section';
import { SECTION_MESSAGES } from './section-messages';
import { SectionWork } from './section-work';

interface SeparateSectionProps {
  readonly data: SectionData;
  /** False where what stands around it says already what it is. */
  readonly isTitled?: boolean;
}

/** NAV-15: a section of one's own that stands alone on its page, without those beside it. */
export function SeparateSection({ data, isTitled = true }: SeparateSectionProps) {
  const { SectionName, SectionImage } = data.header.SectionInfo;
  return (
    <PageMessages of={SECTION_MESSAGES}>
      {isTitled && (
        <div className="mb-3 flex min-w-0 items-center gap-4">
          <SectionDrawing name={SectionImage} />
          <h1 className="min-w-0 text-2xl leading-8 font-semibold text-balance wrap-anywhere">{SectionName}</h1>
        </div>
      )}
      <SectionWork data={data} next={null} />
    </PageMessages>
  );
}

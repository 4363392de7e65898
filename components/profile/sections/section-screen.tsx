import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { SectionDrawing } from '@/components/people/section-drawing';
import type { ReplyFor } from '@/lib/contract/all';
import { photoOf } from '@/lib/files/photo';
import { neighboursOf } from '../addresses/neighbours';
import type { SectionData } from '../read/read-section';
import type { SectionEntry } from '../read/read-sections';
import { SectionList } from './section-list';
import { SectionSteps } from './section-steps';
import { SectionWork } from './section-work';

interface SectionScreenProps {
  readonly data: SectionData;
  readonly record: ReplyFor<'getEmployeeHeader'>;
  readonly sections: readonly SectionEntry[];
  readonly cardKey: string | undefined;
  /** The way to the records of others, for whom that is open. */
  readonly locator: ReactNode;
}

/** A section in its place among the others: left who it is about and the sections, beside that the form. */
export async function SectionScreen({ data, record, sections, cardKey, locator }: SectionScreenProps) {
  const t = await getTranslations('profile-sections');
  const { SectionName, SectionImage, SectionCode } = data.header.SectionInfo;
  const neighbours = neighboursOf(sections, SectionCode, cardKey);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[14rem_minmax(0,1fr)]">
      <aside
        aria-label={t('record')}
        className="space-y-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto print:hidden"
      >
        <div className="flex items-center gap-3 px-3">
          <Avatar name={record.Name} size="sm" photo={photoOf(record.Empid, record.HasPhoto)} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{record.Name}</p>
            <p className="text-muted">{record.Empid}</p>
          </div>
        </div>
        {locator}
        <div className="max-xl:hidden">
          <SectionList sections={sections} current={SectionCode} cardKey={cardKey} />
        </div>
        <details className="rounded-lg border border-line bg-surface xl:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 font-medium">
            {t('sections')}
            <span className="text-muted">
              {t('sectionOf', {
                at: sections.findIndex((section) => section.SectionCode === SectionCode) + 1,
                count: sections.length,
              })}
            </span>
          </summary>
          <div className="p-1.5">
            <SectionList sections={sections} current={SectionCode} cardKey={cardKey} />
          </div>
        </details>
      </aside>
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 items-center gap-4">
            <SectionDrawing name={SectionImage} />
            <h1 className="min-w-0 text-2xl leading-8 font-semibold text-balance wrap-anywhere">{SectionName}</h1>
          </div>
          <SectionSteps {...neighbours} />
        </div>
        <SectionWork key={`${SectionCode} ${cardKey}`} data={data} next={neighbours.next} />
      </div>
    </div>
  );
}

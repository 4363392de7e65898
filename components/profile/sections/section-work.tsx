'use client';

import { lazy, Suspense } from 'react';
import { Card } from '@/components/ui/card';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { BENEFIT_SECTION } from '@/lib/contract/people/known-sections';
import type { SectionWorkProps } from './use-section-header';

// One page serves all sections, and a browser needs one of the three.
const BenefitWork = lazy(async () => ({ default: (await import('./work/benefit-work')).BenefitWork }));
const RowsWork = lazy(async () => ({ default: (await import('./work/rows-work')).RowsWork }));
const FormWork = lazy(async () => ({ default: (await import('./work/form-work')).FormWork }));

/** Where a section stands, and its form; of one with several rows their list, too. */
export function SectionWork({ data, next }: SectionWorkProps) {
  const work = () => {
    if (data.place.SectionCode === BENEFIT_SECTION) return <BenefitWork data={data} next={next} />;
    return data.isList ? <RowsWork data={data} next={next} /> : <FormWork data={data} next={next} />;
  };
  // As high as the screen: the browser may be sent it before a long form, and what stands below would jump.
  const skeleton = (
    <Card className="min-h-dvh p-5">
      <SkeletonRows rows={6} />
    </Card>
  );
  return <Suspense fallback={skeleton}>{work()}</Suspense>;
}

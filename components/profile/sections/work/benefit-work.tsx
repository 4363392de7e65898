import { BenefitSection } from '../../benefit/benefit-section';
import { SectionStanding } from '../section-standing';
import { useSectionHeader, type SectionWorkProps } from '../use-section-header';

/** SECT-23: the section whose form is that of the benefits. */
export function BenefitWork(props: SectionWorkProps) {
  const { place, header, refetch, goNext } = useSectionHeader(props);
  return (
    <>
      <SectionStanding header={header} place={place} />
      <BenefitSection place={place} header={header} onChanged={refetch} onNext={goNext} />
    </>
  );
}

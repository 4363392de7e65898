import type { SectionData } from '../../read/read-section';
import { MasterSection } from '../../rows/master-section';
import { SectionStanding } from '../section-standing';
import { useSectionHeader, type SectionWorkProps } from '../use-section-header';

/** A section with several rows: their list. */
export function RowsWork(props: SectionWorkProps<Extract<SectionData, { isList: true }>>) {
  const { data } = props;
  const { place, header, refetch, goNext } = useSectionHeader(props);
  return (
    <>
      <SectionStanding header={header} place={place} />
      <MasterSection
        form={data.form}
        place={place}
        initial={data.rows}
        header={header}
        photo={data.photo}
        onChanged={refetch}
        onNext={goNext}
      />
    </>
  );
}

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { PencilIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { SectionFormCard } from '../../form/section-form-card';
import { useFocusFirst } from '../../form/use-focus-first';
import type { SectionData } from '../../read/read-section';
import { SectionStanding } from '../section-standing';
import { useSectionHeader, type SectionWorkProps } from '../use-section-header';

/** A section with one row: its form. */
export function FormWork(props: SectionWorkProps<Extract<SectionData, { isList: false }>>) {
  const t = useMessages('profile-sections');
  const { place, header, refetch, goNext } = useSectionHeader(props);
  const [isOpen, setIsOpen] = useState(true);
  const [isReopened, setIsReopened] = useState(false);
  const formRef = useFocusFirst(isReopened && isOpen);

  function open() {
    setIsReopened(true);
    setIsOpen(true);
  }

  return (
    <>
      <SectionStanding header={header} place={place} />
      {isOpen ? (
        <div ref={formRef}>
          <SectionFormCard
            initial={props.data.form}
            place={place}
            header={header}
            photo={props.data.photo}
            onSaved={refetch}
            onClose={() => setIsOpen(false)}
            onNext={goNext}
          />
        </div>
      ) : (
        <Button type="button" variant="secondary" autoFocus onClick={open}>
          <PencilIcon className="size-4" />
          {t('openForm')}
        </Button>
      )}
    </>
  );
}

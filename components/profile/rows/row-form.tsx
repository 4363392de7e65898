import { Card } from '@/components/ui/card';
import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useId } from 'react';
import useSWR from 'swr';
import { useFocusFirst } from '../form/use-focus-first';
import { call } from '@/lib/client/call/call';
import { SectionFormCard } from '../form/section-form-card';
import { fillForm, type SectionForm, type SectionHeader, type SectionRowData } from '../read/section-data';
import type { SectionPlace } from '../read/section-place';
import type { StandingPhoto } from '../read/standing-photo';

interface RowFormProps {
  readonly form: SectionForm;
  readonly place: SectionPlace;
  readonly header: SectionHeader;
  readonly photo: StandingPhoto | null;
  /** Empty for a new row. */
  readonly rowKey: string;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onNext: (() => void) | null;
}

/** What a row begins with that is not there yet (MAST-08). */
const NEW_ROW: SectionRowData = {
  KeyCode: '',
  RowVersion: '',
  DefinitionVersion: 0,
  EffectiveFrom: '',
  Masked: [],
  Proposal: null,
};

/** MAST-08, MAST-09: the form of one row, empty for a new one. */
export function RowForm({ form, place, header, photo, rowKey, onSaved, onClose, onNext }: RowFormProps) {
  // Read anew each time that it is opened: what was read before may have been saved over since.
  const opening = useId();
  const of = useSWR(
    ['row form', place, rowKey, opening],
    async () => {
      const row = rowKey ? await call('getSectionRow', { ...place, KeyCode: rowKey }) : NEW_ROW;
      return fillForm(call, place, { form, row });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const ref = useFocusFirst(of.data !== undefined);
  return (
    <div ref={ref}>
      <PanelData
        of={of}
        skeleton={
          <Card className="p-5">
            <SkeletonRows rows={4} />
          </Card>
        }
      >
        {(filled) => (
          <SectionFormCard
            initial={filled}
            place={place}
            header={header}
            photo={photo}
            onSaved={onSaved}
            onClose={onClose}
            onNext={onNext}
          />
        )}
      </PanelData>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { SelectionBar } from '@/components/ui/table/selection/selection-bar';
import { MAX_PEOPLE_OF_ERASURE } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const dialog = partOnDemand(() => import('../ask/preview-dialog'));
const load = () => void dialog.load().catch(() => undefined);

interface ChosenBarProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** How many are chosen, and the way to see what would go; one request takes no more than it may. */
export function ChosenBar({ chosen, onChange }: ChosenBarProps) {
  const t = useMessages('retention');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const loaded = dialog.usePart(codes !== null);
  return (
    <>
      {chosen.size > 0 && (
        <SelectionBar selection={{ selected: chosen, onChange }}>
          {chosen.size > MAX_PEOPLE_OF_ERASURE ? (
            <p role="alert" className="py-2 font-medium text-danger">
              {t('tooMany', { most: MAX_PEOPLE_OF_ERASURE })}
            </p>
          ) : (
            <Button type="button" onFocus={load} onPointerEnter={load} onClick={() => setCodes([...chosen])}>
              {t('preview.button')}
            </Button>
          )}
        </SelectionBar>
      )}
      {codes && loaded && (
        <loaded.PreviewDialog codes={codes} onAsked={() => onChange(new Set())} onClose={() => setCodes(null)} />
      )}
    </>
  );
}

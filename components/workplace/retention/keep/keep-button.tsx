import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';

const dialog = partOnDemand(() => import('./keep-dialog'));
const load = () => void dialog.load().catch(() => undefined);

interface KeepButtonProps {
  readonly text: string;
  readonly variant: 'primary' | 'secondary';
}

/** Opens the question for how long data is kept. */
export function KeepButton({ text, variant }: KeepButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button type="button" variant={variant} onFocus={load} onPointerEnter={load} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && loaded && <loaded.KeepDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

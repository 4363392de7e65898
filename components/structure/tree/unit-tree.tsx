import { useEffect, useRef } from 'react';
import type { TreeRow } from './tree-rows';
import { UnitRow } from './unit-row';
import { useTreeKeys } from './use-tree-keys';

interface UnitTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly chosen: string;
  /** Where the keys are. */
  readonly at: string;
  readonly onGo: (code: string) => void;
  readonly onToggle: (code: string) => void;
  readonly onChoose: (code: string) => void;
}

/** The organisation as a tree: one place in the Tab order, arrows within. */
export function UnitTree({ label, rows, chosen, at, onGo, onToggle, onChoose }: UnitTreeProps) {
  const ref = useRef<HTMLUListElement>(null);
  const here = rows.some(({ unit }) => unit.Code === at) ? at : (rows[0]?.unit.Code ?? '');
  const onKeyDown = useTreeKeys({ rows, at: here, onGo, onToggle, onChoose });

  useEffect(() => {
    const tree = ref.current;
    if (!tree?.contains(document.activeElement)) return;
    tree.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [here]);

  return (
    <ul ref={ref} role="tree" aria-label={label} onKeyDown={onKeyDown} className="py-1.5">
      {rows.map((row) => (
        <UnitRow
          key={row.unit.Code}
          row={row}
          isHere={row.unit.Code === here}
          isChosen={row.unit.Code === chosen}
          onToggle={() => {
            onGo(row.unit.Code);
            onToggle(row.unit.Code);
          }}
          onChoose={() => {
            onGo(row.unit.Code);
            onChoose(row.unit.Code);
          }}
        />
      ))}
    </ul>
  );
}

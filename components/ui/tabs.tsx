'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useRef, type ReactNode } from 'react';
import { useScrollToSelected } from './use-scroll-to-selected';

interface TabsProps {
  readonly label: string;
  readonly names: readonly ReactNode[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** What stands behind the last tab and is none, such as a way to those there is no room for. */
  readonly after?: ReactNode;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** One of several at a time. Tab reaches the selected one, arrows the others. Those there is no room for are scrolled to sideways. */
export function Tabs({ label, names, selected, onSelect, after, children }: TabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useScrollToSelected(listRef, '[aria-selected=true]', selected);

  return (
    <Root value={String(selected)} onValueChange={(value) => onSelect(Number(value))} className="contents">
      {/* The strip asks for no width of its own, or it would make what it stands in as wide as all tabs. */}
      <div className="flex items-end gap-x-1 border-b border-line">
        <List
          ref={listRef}
          aria-label={label}
          className="strip relative -mb-px flex w-0 max-w-max grow gap-x-1 scroll-smooth"
        >
          {names.map((name, index) => (
            <Trigger
              key={index}
              value={String(index)}
              className="min-h-11 shrink-0 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-selected:border-accent aria-selected:text-ink md:min-h-10"
            >
              {name}
            </Trigger>
          ))}
        </List>
        {after}
      </div>
      <Content value={String(selected)} tabIndex={undefined}>
        {children}
      </Content>
    </Root>
  );
}

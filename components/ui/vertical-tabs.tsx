import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface VerticalTabsProps {
  readonly label: string;
  readonly names: readonly { readonly value: string; readonly name: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (value: string) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** One of several at a time, their names below each other beside what they show; on a phone above it. Arrows lead from tab to tab. */
export function VerticalTabs({ label, names, selected, onSelect, children }: VerticalTabsProps) {
  return (
    <Root
      value={selected}
      onValueChange={onSelect}
      orientation="vertical"
      className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[12rem_minmax(0,1fr)] md:grid-rows-1"
    >
      <List
        aria-label={label}
        className="flex border-line max-md:flex-wrap max-md:gap-1 max-md:border-b max-md:p-2 md:flex-col md:gap-0.5 md:border-r md:p-3"
      >
        {names.map(({ value, name }) => (
          <Trigger
            key={value}
            value={value}
            className="flex min-h-11 items-center gap-2 rounded-sm px-3 text-left font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink aria-selected:bg-accent-tint aria-selected:text-accent-text md:min-h-10"
          >
            {name}
          </Trigger>
        ))}
      </List>
      <Content value={selected} tabIndex={undefined} className="min-h-0 min-w-0">
        {children}
      </Content>
    </Root>
  );
}

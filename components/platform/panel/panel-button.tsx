'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CountMark } from '@/components/ui/count-mark';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { preloadPanel } from './preload-panel';
import { openPanel } from './open-panel';
import type { PanelName } from './panel-names';

interface PanelButtonProps {
  readonly panel: PanelName;
  /** What it is opened for, such as a code or a tab. */
  readonly subject?: string;
  /** What is read out, the count included. */
  readonly label: string;
  /** How many things wait inside; none shows no mark. */
  readonly count?: number;
  readonly classes?: string;
  readonly children: ReactNode;
}

/** A button that opens a panel, and loads its code on hover or focus. */
export function PanelButton({
  panel,
  subject,
  label,
  count = 0,
  classes = iconButtonClasses,
  children,
}: PanelButtonProps) {
  const prepare = () => preloadPanel(panel);
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      data-tour={panel}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={() => openPanel(panel, subject)}
      className={clsx('relative', classes)}
    >
      {children}
      <CountMark count={count} place="absolute top-0.5 right-0.5" />
    </button>
  );
}

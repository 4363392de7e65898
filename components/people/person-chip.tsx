'use client';

import { clsx } from 'clsx';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { Avatar } from '@/components/ui/avatar';
import { useHoverCard } from './use-hover-card';
import { photoOf } from '@/lib/files/photo';
import { withBasePath } from '@/lib/links/links';
import type { ChipPerson } from './chip-person';
import { addressOfPerson } from './address-of-person';

const loadPopover = async () => (await import('./card/person-popover')).PersonPopover;
const LazyPopover = lazyWithMessages('people', (language) => import(`@/messages/${language}/people.json`), loadPopover);

interface PersonChipProps extends ChipPerson {
  /** The size of the face; `none` where it stands beside the chip already. */
  readonly face?: 'xs' | 'sm' | 'md' | 'none';
  /** Of the link, where other keys than Tab lead to it. */
  readonly tabIndex?: number;
  /** What stands below the name. */
  readonly children?: ReactNode;
}

/**
 * A person, wherever a name stands: hovering a moment, a press or Enter opens their card, and as a link it opens their page in a new
 * tab or without scripts. It may stand within text.
 */
export function PersonChip({ name, employeeId, hasPhoto, keyCode, face = 'xs', tabIndex, children }: PersonChipProps) {
  const chipRef = useRef<HTMLSpanElement>(null);
  const [isGone, setIsGone] = useState(false);
  const { state, open, close, hoverProps } = useHoverCard(chipRef, loadPopover);
  const content = (
    <>
      {face !== 'none' && <Avatar name={name} size={face} photo={photoOf(employeeId, hasPhoto)} />}
      <span className="min-w-0">
        <span
          className={clsx('block wrap-anywhere', children && 'font-medium', keyCode && 'group-hover/chip:underline')}
        >
          {name}
        </span>
        {children}
      </span>
    </>
  );
  const classes = 'inline-flex max-w-full min-w-0 items-center gap-2 text-left align-middle';
  if (!keyCode || (isGone && state === null)) return <span className={classes}>{content}</span>;

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  return (
    <span ref={chipRef} {...hoverProps} data-takes-escape={state ? '' : undefined} className="inline-flex max-w-full">
      <a
        href={withBasePath(addressOfPerson(keyCode))}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={state !== null}
        onClick={openHere}
        className={clsx(
          classes,
          'group/chip relative rounded-sm pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5',
        )}
      >
        {content}
      </a>
      {state && (
        <LazyPopover
          person={{ name, employeeId, hasPhoto, keyCode }}
          anchor={chipRef}
          hasFocus={state === 'open'}
          onClose={close}
          onGone={() => setIsGone(true)}
        />
      )}
    </span>
  );
}

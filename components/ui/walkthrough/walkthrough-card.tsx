'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Button } from '../button/button';
import { iconButtonClasses } from '../button/icon-button-classes';
import { CloseIcon } from '../icons/form-icons';
import { Modal, ModalTitle } from '../overlay/modal';
import { placeBeside } from '../overlay/anchored/place-beside';
import { RichText } from '../media/rich-text';
import { Spinner } from '../feedback/spinner';
import { useElementBox } from './use-element-box';
import { useWalk } from './use-walk';
import type { Walk } from './walk';
import { endWalk } from './walk-store';

const layer = 'size-full max-h-none max-w-none overflow-hidden';
const bottomSheet =
  'absolute inset-x-0 bottom-0 rounded-t-xl pb-[max(1rem,env(safe-area-inset-bottom))] md:inset-auto md:top-(--y) md:left-(--x) md:w-96 md:rounded-lg md:pb-4 md:transition-[left,top] md:duration-200 md:ease-out';

/**
 * One step after the other, the element it is about in the light and the rest of the page dimmed. On a
 * narrow screen the card is a sheet at the bottom.
 */
export function WalkthroughCard({ walk }: { walk: Walk }) {
  const { words } = walk;
  const cardRef = useRef<HTMLDivElement>(null);
  const onRef = useRef<HTMLButtonElement>(null);
  const { place, isSeeking, isFirst, isLast, goOn, goBack } = useWalk(walk);
  const box = useElementBox(place?.element ?? null);
  const position = useCardPosition(cardRef, box, place?.index);

  const isThere = place !== null;
  useEffect(() => {
    if (isThere) onRef.current?.focus({ preventScroll: true });
  }, [isThere]);

  const step = place && walk.steps[place.index];
  const advance = () => {
    if (isLast) endWalk(true);
    else goOn();
  };
  function walkByArrows({ key }: KeyboardEvent) {
    if (key === 'ArrowRight' && !isLast) goOn();
    if (key === 'ArrowLeft' && !isFirst) goBack();
  }

  return (
    <Modal classes={layer} onClose={() => endWalk(false)} onKeyDown={walkByArrows} hasBackdrop={false}>
      <div
        aria-hidden="true"
        className="absolute rounded-lg [box-shadow:0_0_0_2px_var(--accent),0_0_0_200vmax_rgb(0_0_0/0.5)] transition-[left,top,width,height] duration-200 ease-out data-empty:[box-shadow:0_0_0_200vmax_rgb(0_0_0/0.5)]"
        data-empty={box ? undefined : ''}
        style={box ?? { left: '50%', top: '50%', width: 0, height: 0 }}
      />
      {place && (
        <div
          ref={cardRef}
          style={position}
          className={clsx('enter-fade bg-surface-raised px-4 pt-4 shadow-float', bottomSheet)}
        >
          <div className="flex items-start gap-3">
            {walk.companion && (
              // eslint-disable-next-line @next/next/no-img-element -- a drawing that lies in its own address
              <img
                src={walk.companion.picture}
                alt=""
                width={56}
                height={56}
                className="size-14 shrink-0 rounded-full"
              />
            )}
            <div className="min-w-0 flex-1 pt-0.5">
              <ModalTitle className="font-semibold">{walk.title}</ModalTitle>
              {walk.companion && <p className="text-muted">{walk.companion.name}</p>}
            </div>
            <button
              type="button"
              aria-label={words.end}
              title={words.end}
              onClick={() => endWalk(false)}
              className={clsx('-mt-1.5 -mr-1.5 shrink-0', iconButtonClasses)}
            >
              <CloseIcon />
            </button>
          </div>
          <div aria-live="polite" className="mt-3 max-h-[40dvh] overflow-y-auto text-base">
            {step ? <RichText key={place.index} html={step.html} loadingText={words.loading} /> : <p>{words.rest}</p>}
            {step && place.leftOut > 0 && <p className="mt-2 text-sm text-muted">{words.leftOut(place.leftOut)}</p>}
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
            <p className="mr-auto text-muted digits">
              {words.stepOf(Math.min(place.index + 1, walk.steps.length), walk.steps.length)}
            </p>
            {!isFirst && (
              <Button type="button" variant="secondary" onClick={goBack}>
                {words.back}
              </Button>
            )}
            <Button type="button" ref={onRef} aria-busy={isSeeking} onClick={advance}>
              {isSeeking && <Spinner />}
              {isLast ? words.finish : words.next}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** The place of the card as variables, measured anew for each step and whenever the box moves. */
function useCardPosition(
  ref: RefObject<HTMLDivElement | null>,
  box: ReturnType<typeof useElementBox>,
  index: number | undefined,
): CSSProperties {
  const [point, setPoint] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const place = () => {
      const { width, height } = card.getBoundingClientRect();
      setPoint(placeBeside(box, { width, height }, { width: innerWidth, height: innerHeight }));
    };
    const observer = new ResizeObserver(place);
    observer.observe(card);
    place();
    return () => observer.disconnect();
  }, [ref, box, index]);
  return { '--x': `${Math.round(point.left)}px`, '--y': `${Math.round(point.top)}px` } as CSSProperties;
}

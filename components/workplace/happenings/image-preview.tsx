import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/reading-icons';
import type { WishImage } from './unsent-wish';
import { useMessages } from '@/lib/i18n/use-messages';

interface ImagePreviewProps {
  readonly image: WishImage;
  /** One on, or one back. */
  readonly onStep: (step: 1 | -1) => void;
  readonly onAttach: () => void;
  readonly onBack: () => void;
}

/** HAP-13, HAP-14: one picture as large as the screen allows; the arrow keys show the others. */
export function ImagePreview({ image, onStep, onAttach, onBack }: ImagePreviewProps) {
  const t = useMessages('happenings');
  const attachRef = useRef<HTMLButtonElement>(null);
  useEffect(() => attachRef.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col items-center gap-5">
      <div className="flex w-full flex-1 items-center justify-center gap-2">
        <button type="button" aria-label={t('previous')} onClick={() => onStep(-1)} className={iconButtonClasses}>
          <ChevronLeftIcon />
        </button>
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of ours, never optimised */}
        <img
          src={image.src}
          alt={image.title}
          className="aspect-square w-[min(100%,calc(100dvh-15rem))] min-w-0 rounded-lg object-contain"
        />
        <button type="button" aria-label={t('next')} onClick={() => onStep(1)} className={iconButtonClasses}>
          <ChevronRightIcon />
        </button>
      </div>
      <p aria-live="polite" className="font-medium">
        {image.title}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" type="button" onClick={onBack}>
          {t('backToGallery')}
        </Button>
        <Button ref={attachRef} type="button" onClick={onAttach}>
          {t('attach')}
        </Button>
      </div>
    </div>
  );
}
